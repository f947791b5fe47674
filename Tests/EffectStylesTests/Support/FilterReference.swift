import EffectMath
import EffectStyles
import Foundation
import References

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

  /// The source in the working space, on as many pixels as the canvas has.
  let source: Picture
  /// Pixels a point.
  var scale = 1.0
  /// The space of the pixels.
  var workingSpace = WorkingSpace.sRGB

  /// The value of an expression.
  func apply(_ filter: Filter) -> Picture {
    switch filter {
    case .source: return source
    case .flood(let color):
      let pixel = shown(Pixel(color.components))
      return map { _, _ in pixel }
    case .gaussianBlur(let deviation, let edge, let input): return blurred(apply(input), deviation, edge)
    case .offset(let vector, let input):
      let picture = apply(input)
      return map { between(picture, Double($0) - vector.dx * scale, Double($1) - vector.dy * scale) }
    case .composite(let a, let op, let b):
      return joined(a, b) { BlendReference.blend(.composite(op), source: $0, backdrop: $1) }
    case .blend(let a, let mode, let b): return joined(a, b) { BlendReference.blend(mode, source: $0, backdrop: $1) }
    case .arithmetic(let a, let b, let k1, let k2, let k3, let k4):
      let k = [k1, k2, k3, k4].map(Double.init)
      return joined(a, b) { s, d in
        let sum = s * d * k[0] + s * k[1] + d * k[2] + k[3]
        return sum.clamped(lowerBound: .zero, upperBound: Pixel(repeating: min(max(sum.w, 0), 1)))
      }
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
    case .morphology(let kind, let radius, let input): return extremes(of: apply(input), kind, radius)
    case .displacement(let input, let map, let distance, let x, let y):
      let (picture, moved) = (apply(input), apply(map))
      return self.map { column, row in
        let pixel = moved[column, row]
        return between(
          picture, Double(column) + distance * scale * (channel(pixel, x) - 0.5),
          Double(row) + distance * scale * (channel(pixel, y) - 0.5))
      }
    case .variableBlur(let deviation, let mask, let input):
      return progressivelyBlurred(apply(input), deviation, mask: apply(mask))
    case .turbulence(let turbulence):
      let field = TurbulenceField(turbulence)
      return map { shown(Pixel(field.color(at: place($0, $1)))) }
    case .paint(let paint, let transform):
      guard case .shader(let shader) = paint, let inverse = transform.inverted() else {
        preconditionFailure("only shaders can be asked for a position")
      }
      return map { x, y in
        var pixel = [SIMD4<Float>.zero]
        var span = pixel.mutableSpan
        shader.fill(&span, along: SampleRow(start: inverse.apply(place(x, y)), step: .zero))
        let color = pixel[0].w > 0 ? Pixel(pixel[0]) / Double(pixel[0].w) : .zero
        return shown(Pixel(color.x, color.y, color.z, Double(pixel[0].w)))
      }
    }
  }

  // MARK: Parts

  /// The middle of a pixel, in points.
  private func place(_ x: Int, _ y: Int) -> Point {
    Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
  }

  /// A straight, encoded colour as a pixel.
  private func shown(_ color: Pixel) -> Pixel {
    func component(_ value: Double) -> Double {
      guard workingSpace == .linearSRGB else { return value * color.w }
      return (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)) * color.w
    }
    return Pixel(component(color.x), component(color.y), component(color.z), color.w)
  }

  private func map(_ pixel: (Int, Int) -> Pixel) -> Picture {
    Picture(width: source.width, height: source.height, pixel)
  }

  private func joined(_ a: Filter, _ b: Filter, _ function: (Pixel, Pixel) -> Pixel) -> Picture {
    let (over, under) = (apply(a), apply(b))
    return map { function(over[$0, $1], under[$0, $1]) }
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

  private func blurred(_ picture: Picture, _ deviation: Size, _ edge: EdgeMode = .transparent) -> Picture {
    let (w, h) = (picture.width, picture.height)
    let across = Self.convolution(deviation.width * scale, edge, count: w)
    let down = Self.convolution(deviation.height * scale, edge, count: h)
    let rows = map { x, y in across[x].reduce(Pixel.zero) { $0 + picture.pixels[y * w + $1.index] * $1.weight } }
    return map { x, y in down[y].reduce(Pixel.zero) { $0 + rows.pixels[$1.index * w + x] * $1.weight } }
  }

  /// For each place of a line, the pixels that it sums and their weights: the sampled, normalised Gaussian.
  private static func convolution(
    _ deviation: Double, _ edge: EdgeMode, count: Int
  ) -> [[(index: Int, weight: Double)]] {
    guard deviation > 0 else { return (0..<count).map { [($0, 1)] } }
    let reach = Int((deviation * 7).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let total = weights.reduce(0, +)
    return (0..<count).map { place in
      let terms = zip(place - reach...place + reach, weights).compactMap { position, weight in
        SeparablePicture.source(position, count, edge).map { (index: $0, weight: weight) }
      }
      let sum = edge == .opaque ? terms.reduce(0) { $0 + $1.weight } : total
      return terms.map { ($0.index, $0.weight / sum) }
    }
  }

  private func extremes(of picture: Picture, _ kind: Filter.Morphology, _ radius: Size) -> Picture {
    func pixels(_ length: Double) -> Int {
      length > 0 ? Int(min((length * scale).rounded(.toNearestOrEven), 1000)) : 0
    }
    let (rx, ry) = (pixels(radius.width), pixels(radius.height))
    func extreme(_ a: Pixel, _ b: Pixel) -> Pixel {
      kind == .dilate ? a.replacing(with: b, where: b .> a) : a.replacing(with: b, where: b .< a)
    }
    // What lies farther out than one pixel is as transparent as that one.
    let rows = map { x, y in
      (max(x - rx, -1)...min(x + rx, picture.width)).reduce(picture[x, y]) { extreme($0, picture[$1, y]) }
    }
    return map { x, y in
      (max(y - ry, -1)...min(y + ry, picture.height)).reduce(rows[x, y]) { extreme($0, rows[x, $1]) }
    }
  }

  private func progressivelyBlurred(_ picture: Picture, _ deviation: Double, mask: Picture) -> Picture {
    let places = [0, 0.125, 0.25, 0.5, 1]
    let levels = places.map { blurred(picture, Size(width: deviation * $0, height: deviation * $0)) }
    return map { x, y in
      let alpha = mask[x, y].w
      let upper = places.firstIndex { $0 >= alpha } ?? 4
      guard upper > 0 else { return levels[0][x, y] }
      let t = (alpha - places[upper - 1]) / (places[upper] - places[upper - 1])
      return levels[upper - 1][x, y] * (1 - t) + levels[upper][x, y] * t
    }
  }

  private func channel(_ pixel: Pixel, _ channel: Filter.Channel) -> Double {
    let alpha = pixel.w
    switch channel {
    case .alpha: return alpha
    case .red: return alpha > 0 ? pixel.x / alpha : 0
    case .green: return alpha > 0 ? pixel.y / alpha : 0
    case .blue: return alpha > 0 ? pixel.z / alpha : 0
    }
  }

  private func between(_ picture: Picture, _ x: Double, _ y: Double) -> Pixel {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (u, v) = (x - left, y - top)
    let (i, j) = (Int(left), Int(top))
    return picture[i, j] * ((1 - u) * (1 - v)) + picture[i + 1, j] * (u * (1 - v))
      + picture[i, j + 1] * ((1 - u) * v) + picture[i + 1, j + 1] * (u * v)
  }

  private func value(_ function: ComponentTransfer.Function, _ x: Double) -> Double {
    switch function {
    case .identity: return x
    case .table(let values):
      guard values.count > 1 else { return values.first.map { Double($0) } ?? x }
      let n = values.count - 1
      let k = min(Int(x * Double(n)), n - 1)
      return Double(values[k]) + (x * Double(n) - Double(k)) * Double(values[k + 1] - values[k])
    case .discrete(let values):
      return values.isEmpty ? x : Double(values[min(Int(x * Double(values.count)), values.count - 1)])
    case .linear(let slope, let intercept): return Double(slope) * x + Double(intercept)
    case .gamma(let amplitude, let exponent, let offset):
      return Double(amplitude) * pow(x, Double(exponent)) + Double(offset)
    }
  }
}
