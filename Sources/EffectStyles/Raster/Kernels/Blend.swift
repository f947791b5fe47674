package import EffectMath

/// Blends rows of premultiplied pixels: one switch over the mode a row, then a loop of plain vector code.
package enum Blend {
  /// Blends a row of source pixels into the pixels behind it.
  ///
  /// Both rows have the same number of pixels.
  package static func row(
    _ mode: BlendMode, source: Span<SIMD4<Float>>, into backdrop: inout MutableSpan<SIMD4<Float>>
  ) {
    precondition(source.count == backdrop.count, "source and backdrop rows differ in length")
    dispatch(mode, source, nil, &backdrop)
  }

  /// Blends a row of source pixels, each covering a fraction 0...1 of its pixel, into the pixels behind it.
  ///
  /// Coverage multiplies the source, except for operators that change the backdrop where there is no source: those
  /// mix their result into the backdrop by the coverage. All rows have the same number of pixels.
  package static func row(
    _ mode: BlendMode, source: Span<SIMD4<Float>>, coverage: Span<Float>,
    into backdrop: inout MutableSpan<SIMD4<Float>>
  ) {
    precondition(
      source.count == backdrop.count && coverage.count == backdrop.count,
      "source, coverage and backdrop rows differ in length")
    dispatch(mode, source, coverage, &backdrop)
  }

  private static func dispatch(
    _ mode: BlendMode, _ source: Span<SIMD4<Float>>, _ coverage: Span<Float>?,
    _ backdrop: inout MutableSpan<SIMD4<Float>>
  ) {
    switch mode {
    case .composite(let op): composite(op, source, coverage, &backdrop)
    case .multiply: pixels(source, coverage, &backdrop) { SeparableBlend.multiply($0, $1) }
    case .screen: pixels(source, coverage, &backdrop) { SeparableBlend.screen($0, $1) }
    case .overlay: pixels(source, coverage, &backdrop) { SeparableBlend.pixel($0, $1, SeparableBlend.overlay) }
    case .darken: pixels(source, coverage, &backdrop) { SeparableBlend.darken($0, $1) }
    case .lighten: pixels(source, coverage, &backdrop) { SeparableBlend.lighten($0, $1) }
    case .hardLight: pixels(source, coverage, &backdrop) { SeparableBlend.pixel($0, $1, SeparableBlend.hardLight) }
    case .difference: pixels(source, coverage, &backdrop) { SeparableBlend.difference($0, $1) }
    case .exclusion: pixels(source, coverage, &backdrop) { SeparableBlend.exclusion($0, $1) }
    case .colorDodge: pixels(source, coverage, &backdrop) { SeparableBlend.pixel($0, $1, SeparableBlend.colorDodge) }
    case .colorBurn: pixels(source, coverage, &backdrop) { SeparableBlend.pixel($0, $1, SeparableBlend.colorBurn) }
    case .softLight: quads(source, coverage, &backdrop) { softLight($0, $1) }
    case .hue: quads(source, coverage, &backdrop) { hue($0, $1) }
    case .saturation: quads(source, coverage, &backdrop) { saturation($0, $1) }
    case .color: quads(source, coverage, &backdrop) { color($0, $1) }
    case .luminosity: quads(source, coverage, &backdrop) { luminosity($0, $1) }
    }
  }

  private static func composite(
    _ op: CompositeOperator, _ source: Span<SIMD4<Float>>, _ coverage: Span<Float>?,
    _ backdrop: inout MutableSpan<SIMD4<Float>>
  ) {
    switch op {
    case .destination: break
    case .clear: mixed(source, coverage, &backdrop) { _, _ in .zero }
    case .source: mixed(source, coverage, &backdrop) { s, _ in s }
    case .sourceIn: mixed(source, coverage, &backdrop) { PorterDuff.sourceIn($0, $1) }
    case .destinationIn: mixed(source, coverage, &backdrop) { PorterDuff.sourceIn($1, $0) }
    case .sourceOut: mixed(source, coverage, &backdrop) { PorterDuff.sourceOut($0, $1) }
    case .destinationAtop: mixed(source, coverage, &backdrop) { PorterDuff.sourceAtop($1, $0) }
    case .sourceOver: pixels(source, coverage, &backdrop) { PorterDuff.sourceOver($0, $1) }
    case .destinationOver: pixels(source, coverage, &backdrop) { PorterDuff.sourceOver($1, $0) }
    case .destinationOut: pixels(source, coverage, &backdrop) { PorterDuff.sourceOut($1, $0) }
    case .sourceAtop: pixels(source, coverage, &backdrop) { PorterDuff.sourceAtop($0, $1) }
    case .xor: pixels(source, coverage, &backdrop) { PorterDuff.xor($0, $1) }
    case .plusLighter: pixels(source, coverage, &backdrop) { PorterDuff.plusLighter($0, $1) }
    case .plusDarker: pixels(source, coverage, &backdrop) { PorterDuff.plusDarker($0, $1) }
    }
  }
}

// The loops: inlined into each case with the formula, so that nothing is called per pixel.
extension Blend {
  /// One pixel at a time, the source multiplied by the coverage.
  @inline(__always)
  private static func pixels(
    _ source: Span<SIMD4<Float>>, _ coverage: Span<Float>?, _ backdrop: inout MutableSpan<SIMD4<Float>>,
    _ formula: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) {
    let count = backdrop.count
    precondition(source.count == count)
    if let coverage {
      precondition(coverage.count == count)
      for i in 0..<count { backdrop[i] = formula(source[i] * coverage[i], backdrop[i]) }
    } else {
      for i in 0..<count { backdrop[i] = formula(source[i], backdrop[i]) }
    }
  }

  /// One pixel at a time, the result mixed into the backdrop by the coverage.
  @inline(__always)
  private static func mixed(
    _ source: Span<SIMD4<Float>>, _ coverage: Span<Float>?, _ backdrop: inout MutableSpan<SIMD4<Float>>,
    _ formula: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) {
    guard let coverage else { return pixels(source, nil, &backdrop, formula) }
    let count = backdrop.count
    precondition(source.count == count && coverage.count == count)
    for i in 0..<count {
      // In this form full coverage gives the result exactly, and none gives the backdrop exactly.
      let old = backdrop[i]
      backdrop[i] = formula(source[i], old) * coverage[i] + old * (1 - coverage[i])
    }
  }

  /// Four pixels at a time as planes, the source multiplied by the coverage.
  @inline(__always)
  private static func quads(
    _ source: Span<SIMD4<Float>>, _ coverage: Span<Float>?, _ backdrop: inout MutableSpan<SIMD4<Float>>,
    _ formula: (PixelQuad, PixelQuad) -> PixelQuad
  ) {
    let count = backdrop.count
    precondition(source.count == count)
    if let coverage { precondition(coverage.count == count) }
    var i = 0
    while i < count - 3 {
      var s = PixelQuad(source[i], source[i + 1], source[i + 2], source[i + 3])
      if let coverage { s.scale(by: SIMD4(coverage[i], coverage[i + 1], coverage[i + 2], coverage[i + 3])) }
      let b = PixelQuad(backdrop[i], backdrop[i + 1], backdrop[i + 2], backdrop[i + 3])
      (backdrop[i], backdrop[i + 1], backdrop[i + 2], backdrop[i + 3]) = formula(s, b).pixels
      i += 4
    }
    while i < count {
      var s = PixelQuad(source[i], .zero, .zero, .zero)
      if let coverage { s.scale(by: SIMD4(repeating: coverage[i])) }
      backdrop[i] = formula(s, PixelQuad(backdrop[i], .zero, .zero, .zero)).pixels.0
      i += 1
    }
  }
}

extension PixelQuad {
  /// Multiplies each pixel by its own factor.
  @inline(__always)
  fileprivate mutating func scale(by factors: SIMD4<Float>) {
    red *= factors
    green *= factors
    blue *= factors
    alpha *= factors
  }
}

// Calls of their own: inlined into the loops, the optimiser pulls the transposition into the arithmetic and takes the
// planes apart again, which costs twice the time.
extension Blend {
  @inline(never)
  private static func softLight(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
    SeparableBlend.quad(s, b, SeparableBlend.softLight)
  }

  @inline(never)
  private static func hue(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad { NonSeparableBlend.hue(s, b) }

  @inline(never)
  private static func saturation(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad { NonSeparableBlend.saturation(s, b) }

  @inline(never)
  private static func color(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad { NonSeparableBlend.color(s, b) }

  @inline(never)
  private static func luminosity(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad { NonSeparableBlend.luminosity(s, b) }
}
