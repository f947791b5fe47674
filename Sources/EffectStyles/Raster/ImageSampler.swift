import EffectMath

/// Fetches the pixels of an image along a row of positions.
struct ImageSampler: Sendable {
  private let paint: ImagePaint
  /// The map from the paint's space to the image's pixels, centres at whole numbers.
  private let toImage: AffineTransform

  init(_ paint: ImagePaint) {
    self.paint = paint
    let rect = paint.rect
    let (x, y) = (Double(paint.image.width) / rect.width, Double(paint.image.height) / rect.height)
    toImage = AffineTransform(a: x, b: 0, c: 0, d: y, tx: -rect.minX * x - 0.5, ty: -rect.minY * y - 0.5)
  }

  /// Fills premultiplied, sRGB-encoded pixels at the positions of a row, in the paint's space.
  func fill(_ pixels: inout MutableSpan<SIMD4<Float>>, along row: SampleRow) {
    let start = toImage.apply(row.start)
    let step = toImage.apply(row.step)
    let image = SampledImage(paint)
    for index in 0..<pixels.count {
      pixels[index] = image.pixel(x: start.x + step.dx * Double(index), y: start.y + step.dy * Double(index))
    }
  }
}

/// An image with the rules for positions between and outside its pixels.
struct SampledImage {
  private let pixels: [SIMD4<Float>]
  private let width: Int
  private let height: Int
  private let sampling: ImagePaint.Sampling
  private let horizontal: ImagePaint.Tiling
  private let vertical: ImagePaint.Tiling

  init(_ paint: ImagePaint) {
    pixels = paint.image.pixels
    width = paint.image.width
    height = paint.image.height
    sampling = paint.sampling
    horizontal = paint.horizontalTiling
    vertical = paint.verticalTiling
  }

  /// A surface, linear between its pixels and transparent outside.
  init(_ surface: PixelSurface) {
    pixels = surface.pixels
    width = surface.bounds.width
    height = surface.bounds.height
    sampling = .bilinear
    horizontal = .transparent
    vertical = .transparent
  }

  /// The pixel at a position in pixels, centres at whole numbers; transparent for NaN and for an empty image.
  func pixel(x: Double, y: Double) -> SIMD4<Float> {
    guard width > 0, height > 0, x == x, y == y else { return .zero }
    // Far outside, every tiling looks the same to anyone; the limits keep the integers in range.
    let (x, y) = (min(max(x, -0x1p28), 0x1p28), min(max(y, -0x1p28), 0x1p28))
    switch sampling {
    case .nearest: return self[Int((x + 0.5).rounded(.down)), Int((y + 0.5).rounded(.down))]
    case .bilinear: return bilinear(x, y)
    case .bicubic: return bicubic(x, y)
    }
  }

  private subscript(x: Int, y: Int) -> SIMD4<Float> {
    let (column, row) = (horizontal.index(x, count: width), vertical.index(y, count: height))
    return column < 0 || row < 0 ? .zero : pixels[row * width + column]
  }

  private func bilinear(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (u, v) = (Float(x - left), Float(y - top))
    let (column, row) = (Int(left), Int(top))
    let upper = self[column, row] * (1 - u) + self[column + 1, row] * u
    let lower = self[column, row + 1] * (1 - u) + self[column + 1, row + 1] * u
    return upper * (1 - v) + lower * v
  }

  private func bicubic(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (across, down) = (catmullRom(Float(x - left)), catmullRom(Float(y - top)))
    let (column, row) = (Int(left), Int(top))
    var sum = SIMD4<Float>.zero
    for j in 0..<4 {
      var line = SIMD4<Float>.zero
      for i in 0..<4 { line += self[column + i - 1, row + j - 1] * across[i] }
      sum += line * down[j]
    }
    let alpha = min(max(sum.w, 0), 1)
    sum.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    return sum
  }

  /// The weights of four neighbours for a position between the middle two: the cubic with a = -1/2.
  private func catmullRom(_ t: Float) -> SIMD4<Float> {
    let (t2, t3) = (t * t, t * t * t)
    return SIMD4(2 * t2 - t - t3, 2 - 5 * t2 + 3 * t3, t + 4 * t2 - 3 * t3, t3 - t2) * 0.5
  }
}

extension ImagePaint.Tiling {
  /// The index of the pixel that stands at a place; -1 for none.
  func index(_ place: Int, count: Int) -> Int {
    if place >= 0 && place < count { return place }
    switch self {
    case .transparent: return -1
    case .clamp: return place < 0 ? 0 : count - 1
    case .repeat:
      let rest = place % count
      return rest < 0 ? rest + count : rest
    case .mirror:
      let period = 2 * count
      let rest = place % period
      let folded = rest < 0 ? rest + period : rest
      return folded < count ? folded : period - 1 - folded
    }
  }
}
