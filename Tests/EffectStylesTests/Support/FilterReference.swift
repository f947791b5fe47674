import EffectMath
import EffectStyles

/// Filters by their definitions, in double precision, pixel by pixel: slow, and written without looking at the renderer.
struct FilterReference {
  typealias Pixel = SIMD4<Double>

  /// A picture whose pixels outside are transparent.
  struct Picture {
    let width: Int
    let height: Int
    var pixels: [Pixel]

    init(width: Int, height: Int, _ pixel: (Int, Int) -> Pixel = { _, _ in .zero }) {
      self.width = width
      self.height = height
      pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    }

    subscript(x: Int, y: Int) -> Pixel {
      x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : .zero
    }
  }

  /// The source, on as many pixels as the canvas has, with room around for ink that moves in and out.
  let source: Picture

  /// The value of an expression.
  func apply(_ filter: Filter) -> Picture {
    switch filter {
    case .source: return source
    case .flood(let color):
      let c = Pixel(color.components)
      return map { _, _ in Pixel(c.x * c.w, c.y * c.w, c.z * c.w, c.w) }
    case .gaussianBlur(let deviation, _, let input):
      return blurred(blurred(apply(input), deviation.width, dx: 1, dy: 0), deviation.height, dx: 0, dy: 1)
    case .offset(let vector, let input):
      let picture = apply(input)
      return map { between(picture, Double($0) - vector.dx, Double($1) - vector.dy) }
    case .composite(let a, let op, let b):
      let (over, under) = (apply(a), apply(b))
      return map { composed(over[$0, $1], op, under[$0, $1]) }
    case .arithmetic(let a, let b, let k1, let k2, let k3, let k4):
      let (over, under) = (apply(a), apply(b))
      let k = [k1, k2, k3, k4].map(Double.init)
      return map {
        let (s, d) = (over[$0, $1], under[$0, $1])
        let sum = s * d * k[0] + s * k[1] + d * k[2] + k[3]
        let alpha = min(max(sum.w, 0), 1)
        return sum.clamped(lowerBound: .zero, upperBound: Pixel(repeating: alpha))
      }
    case .blend(let a, let mode, let b):
      let (over, under) = (apply(a), apply(b))
      return map { blended(over[$0, $1], mode, under[$0, $1]) }
    case .colorMatrix(let matrix, let input):
      let rows = matrix.rows.map(Double.init)
      return straight(apply(input)) { c in
        var result = Pixel.zero
        for row in 0..<4 {
          result[row] = (0..<4).reduce(rows[row * 5 + 4]) { $0 + rows[row * 5 + $1] * c[$1] }
        }
        return result
      }
    case .componentTransfer(let transfer, let input):
      return straight(apply(input)) { c in
        Pixel(
          value(transfer.red, c.x), value(transfer.green, c.y), value(transfer.blue, c.z),
          value(transfer.opacity, c.w))
      }
    case .morphology(let kind, let radius, let input):
      let picture = apply(input)
      let (rx, ry) = (Int(radius.width), Int(radius.height))
      return map { x, y in
        var result = picture[x - rx, y - ry]
        for j in -ry...ry {
          for i in -rx...rx {
            let pixel = picture[x + i, y + j]
            for c in 0..<4 { result[c] = kind == .dilate ? max(result[c], pixel[c]) : min(result[c], pixel[c]) }
          }
        }
        return result
      }
    case .displacement(let input, let map, let scale, let x, let y):
      let (picture, moved) = (apply(input), apply(map))
      func channel(_ pixel: Pixel, _ channel: Filter.Channel) -> Double {
        let alpha = pixel.w
        switch channel {
        case .alpha: return alpha
        case .red: return alpha > 0 ? pixel.x / alpha : 0
        case .green: return alpha > 0 ? pixel.y / alpha : 0
        case .blue: return alpha > 0 ? pixel.z / alpha : 0
        }
      }
      return self.map { column, row in
        let pixel = moved[column, row]
        return between(
          picture, Double(column) + scale * (channel(pixel, x) - 0.5),
          Double(row) + scale * (channel(pixel, y) - 0.5))
      }
    case .variableBlur(let deviation, let mask, let input):
      let picture = apply(input)
      let levels = [0, 0.125, 0.25, 0.5, 1].map { fraction in
        blurred(blurred(picture, deviation * fraction, dx: 1, dy: 0), deviation * fraction, dx: 0, dy: 1)
      }
      let places = [0, 0.125, 0.25, 0.5, 1]
      let amount = apply(mask)
      return map { x, y in
        let alpha = amount[x, y].w
        let upper = places.firstIndex { $0 >= alpha } ?? 4
        guard upper > 0 else { return levels[0][x, y] }
        let t = (alpha - places[upper - 1]) / (places[upper] - places[upper - 1])
        return levels[upper - 1][x, y] * (1 - t) + levels[upper][x, y] * t
      }
    case .turbulence: return source
    }
  }

  private func map(_ pixel: (Int, Int) -> Pixel) -> Picture {
    Picture(width: source.width, height: source.height, pixel)
  }

  private func straight(_ picture: Picture, _ function: (Pixel) -> Pixel) -> Picture {
    map {
      let pixel = picture[$0, $1]
      var color = pixel.w > 0 ? pixel / pixel.w : .zero
      color.w = pixel.w
      let result = function(color).clamped(lowerBound: .zero, upperBound: .one)
      return Pixel(result.x * result.w, result.y * result.w, result.z * result.w, result.w)
    }
  }

  private func blurred(_ picture: Picture, _ deviation: Double, dx: Int, dy: Int) -> Picture {
    guard deviation > 0 else { return picture }
    let reach = Int((deviation * 7).rounded(.up))
    let weights = (-reach...reach).map { Elementary.exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    return map { x, y in
      zip(-reach...reach, weights).reduce(Pixel.zero) { $0 + picture[x + $1.0 * dx, y + $1.0 * dy] * ($1.1 / sum) }
    }
  }

  private func between(_ picture: Picture, _ x: Double, _ y: Double) -> Pixel {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (u, v) = (x - left, y - top)
    let (i, j) = (Int(left), Int(top))
    return picture[i, j] * ((1 - u) * (1 - v)) + picture[i + 1, j] * (u * (1 - v))
      + picture[i, j + 1] * ((1 - u) * v) + picture[i + 1, j + 1] * (u * v)
  }

  private func composed(_ s: Pixel, _ op: CompositeOperator, _ d: Pixel) -> Pixel {
    let (sa, da) = (s.w, d.w)
    switch op {
    case .clear: return .zero
    case .source: return s
    case .destination: return d
    case .sourceOver: return s + d * (1 - sa)
    case .destinationOver: return d + s * (1 - da)
    case .sourceIn: return s * da
    case .destinationIn: return d * sa
    case .sourceOut: return s * (1 - da)
    case .destinationOut: return d * (1 - sa)
    case .sourceAtop: return s * da + d * (1 - sa)
    case .destinationAtop: return d * sa + s * (1 - da)
    case .xor: return s * (1 - da) + d * (1 - sa)
    case .plusLighter: return (s + d).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker: preconditionFailure("not among the tested operators")
    }
  }

  /// Multiply and screen by the general formula of the compositing specification.
  private func blended(_ s: Pixel, _ mode: BlendMode, _ d: Pixel) -> Pixel {
    let (cs, cb) = (s.w > 0 ? s / s.w : .zero, d.w > 0 ? d / d.w : .zero)
    let mixed = mode == .multiply ? cs * cb : cs + cb - cs * cb
    var result = s * (1 - d.w) + d * (1 - s.w) + mixed * (s.w * d.w)
    result.w = s.w + d.w - s.w * d.w
    return result
  }

  private func value(_ function: ComponentTransfer.Function, _ x: Double) -> Double {
    switch function {
    case .identity: return x
    case .table(let values):
      let n = values.count - 1
      let k = min(Int(x * Double(n)), n - 1)
      return Double(values[k]) + (x * Double(n) - Double(k)) * Double(values[k + 1] - values[k])
    case .discrete(let values): return Double(values[min(Int(x * Double(values.count)), values.count - 1)])
    case .linear(let slope, let intercept): return Double(slope) * x + Double(intercept)
    case .gamma(let amplitude, let exponent, let offset):
      return Double(amplitude) * (x == 0 ? 0 : Elementary.exp(Double(exponent) * Elementary.log(x))) + Double(offset)
    }
  }
}
