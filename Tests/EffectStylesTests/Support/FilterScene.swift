import EffectMath
import EffectStyles

/// A small picture of random pixels, a filter on it, and how far the renderer may be off.
struct FilterScene {
  #if DEBUG
    static let (width, height, margin) = (30, 27, 10)
  #else
    static let (width, height, margin) = (44, 38, 12)
  #endif

  /// Pixels a point.
  var scale = 1.0
  /// The space of the pixels.
  var workingSpace = WorkingSpace.sRGB
  /// Whether the picture reaches to all its edges, or has a transparent margin.
  var isFull = false

  /// Straight, encoded colours.
  private var colors: [SIMD4<Double>] {
    var random = SplitMix64(seed: 11)
    return (0..<Self.width * Self.height).map { index in
      let (x, y) = (index % Self.width, index / Self.width)
      let color = SIMD4(random.nextUnit(), random.nextUnit(), random.nextUnit(), random.nextUnit())
      let isInside =
        (Self.margin..<Self.width - Self.margin).contains(x) && (Self.margin..<Self.height - Self.margin).contains(y)
      return isFull || isInside ? color : .zero
    }
  }

  /// The picture as the renderer draws it.
  func rendered(_ filter: Filter, threads: Int = 2) -> Framebuffer {
    let pixels = colors.map { SIMD4<Float>(SIMD4($0.x * $0.w, $0.y * $0.w, $0.z * $0.w, $0.w)) }
    let image = Image(width: Self.width, height: Self.height, pixels: pixels)
    let rect = Rect(x: 0, y: 0, width: Double(Self.width) / scale, height: Double(Self.height) / scale)
    var canvas = SoftwareCanvas(size: rect.size, scale: scale, colorSpace: workingSpace, threads: threads)
    canvas.layer(Layer(filter: filter)) { $0.image(image, in: rect) }
    return canvas.render()
  }

  /// The picture by its definition.
  func expected(_ filter: Filter) -> FilterReference.Picture {
    let colors = colors
    let picture = FilterReference.Picture(width: Self.width, height: Self.height) { x, y in
      let color = colors[y * Self.width + x]
      let linear = SIMD4<Double>(TransferFunction.toLinear(SIMD4<Float>(color)))
      let shown = workingSpace == .linearSRGB ? linear : color
      return SIMD4(shown.x * color.w, shown.y * color.w, shown.z * color.w, color.w)
    }
    return FilterReference(source: picture, scale: scale, workingSpace: workingSpace).apply(filter)
  }

  /// The largest error, and where.
  func error(of filter: Filter) -> (error: Double, x: Int, y: Int) {
    let expected = expected(filter)
    let frame = rendered(filter)
    var worst = (error: frame.width == Self.width && frame.height == Self.height ? 0 : Double.infinity, x: 0, y: 0)
    for y in 0..<min(frame.height, Self.height) {
      for x in 0..<min(frame.width, Self.width) {
        let difference = SIMD4<Double>(frame[x, y]) - expected[x, y]
        let error = max(difference.max(), -difference.min())
        if !(error <= worst.error) { worst = (error.isNaN ? .infinity : error, x, y) }
      }
    }
    return worst
  }
}

extension Filter {
  /// How far a result may be off: rounding of single floats, and what a blur cuts off.
  var tolerance: Double {
    switch self {
    case .source, .flood: 1e-6
    case .turbulence, .paint: 1e-6
    case .gaussianBlur(_, _, let input): max(1.5e-4, input.tolerance)
    case .variableBlur(_, let mask, let input): max(1.5e-4, mask.tolerance, input.tolerance)
    case .offset(_, let input), .morphology(_, _, let input): input.tolerance
    case .colorMatrix(_, let input), .componentTransfer(_, let input): max(4e-6, input.tolerance)
    case .composite(let a, _, let b), .arithmetic(let a, let b, _, _, _, _), .blend(let a, _, let b):
      a.tolerance + b.tolerance
    case .displacement(let a, let b, _, _, _): max(1e-5, a.tolerance + b.tolerance)
    }
  }
}
