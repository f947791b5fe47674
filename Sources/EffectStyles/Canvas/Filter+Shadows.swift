public import EffectMath

extension Filter {
  /// The greatest deviation of a blur or shadow, in points: larger ones differ from nothing that can be seen.
  static let greatestDeviation = 1e5

  /// The source painted over with one colour: the colour, as opaque as the source is.
  public static func tint(_ color: Color, of input: Filter = .source) -> Filter {
    .composite(.flood(color), .sourceIn, over: input)
  }

  /// A Gaussian blur of the same deviation on both axes, in points; a deviation of 0, negative or NaN is no blur.
  public static func blur(standardDeviation: Double, of input: Filter = .source) -> Filter {
    guard standardDeviation > 0 else { return input }
    let deviation = min(standardDeviation, greatestDeviation)
    return .gaussianBlur(
      standardDeviation: Size(width: deviation, height: deviation), edge: .transparent, of: input)
  }

  /// The shadow alone: the source's alpha tinted, blurred and moved.
  ///
  /// The deviation is in points and equals SwiftUI's radius; half of a CSS or design-tool blur.
  public static func shadow(
    color: Color, standardDeviation: Double, offset: Vector = .zero, of input: Filter = .source
  ) -> Filter {
    moved(blur(standardDeviation: standardDeviation, of: tint(color, of: input)), by: offset)
  }

  /// The source over its shadow.
  public static func dropShadow(color: Color, standardDeviation: Double, offset: Vector = .zero) -> Filter {
    .composite(
      .source, .sourceOver, over: shadow(color: color, standardDeviation: standardDeviation, offset: offset))
  }

  /// The shadow that the surroundings of the source cast into it, alone.
  ///
  /// Its alpha is a (1 - blur(a)(p - offset)) times the colour's opacity, a the source's alpha: it lies wholly within
  /// the source.
  public static func innerShadowOnly(
    color: Color, standardDeviation: Double, offset: Vector = .zero, of input: Filter = .source
  ) -> Filter {
    // The colour within the source, less what the moved and blurred source covers.
    .composite(
      tint(color, of: input), .sourceOut,
      over: moved(blur(standardDeviation: standardDeviation, of: tint(Color(white: 0), of: input)), by: offset))
  }

  /// The source under the shadow that its surroundings cast into it; adds nothing outside the source.
  public static func innerShadow(
    color: Color = Color(white: 0, opacity: 0.55), standardDeviation: Double, offset: Vector = .zero
  ) -> Filter {
    .composite(
      innerShadowOnly(color: color, standardDeviation: standardDeviation, offset: offset), .sourceAtop, over: .source)
  }

  private static func moved(_ input: Filter, by offset: Vector) -> Filter {
    guard offset.dx.isFinite, offset.dy.isFinite, offset != .zero else { return input }
    // Far outside any picture, and safe to calculate with in pixels.
    let farthest = 1e7
    let limited = Vector(
      dx: min(max(offset.dx, -farthest), farthest), dy: min(max(offset.dy, -farthest), farthest))
    return .offset(limited, of: input)
  }
}

extension Filter {
  /// The standard deviation of a CSS `box-shadow`, CSS `drop-shadow` or design tool's blur radius: half of it.
  public static func standardDeviation(cssBlur radius: Double) -> Double { radius / 2 }
  /// The standard deviation of a legacy blur radius of Skia: 0.57735 r + 0.5; 0 for no radius.
  public static func standardDeviation(skiaRadius radius: Double) -> Double { radius > 0 ? 0.57735 * radius + 0.5 : 0 }
}
