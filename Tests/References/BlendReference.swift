package import EffectMath

/// The compositing formulas as the W3C specification writes them: straight colours, double precision, one by one.
package enum BlendReference {
  typealias RGB = (r: Double, g: Double, b: Double)

  /// The premultiplied result for premultiplied arguments.
  package static func blend(_ mode: BlendMode, source: SIMD4<Double>, backdrop: SIMD4<Double>) -> SIMD4<Double> {
    let (sa, ba) = (source.w, backdrop.w)
    if case .composite(let op) = mode { return composite(op, source, backdrop) }
    let (cs, cb) = (straight(source), straight(backdrop))
    let mixed: RGB =
      switch mode {
      case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
      case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
      case .color: setLum(cs, lum(cb))
      case .luminosity: setLum(cb, lum(cs))
      default:
        (separable(mode, cb.r, cs.r), separable(mode, cb.g, cs.g), separable(mode, cb.b, cs.b))
      }
    // Section 5: Cs = (1 - ab) Cs + ab B(Cb, Cs), then source over.
    func channel(_ cs: Double, _ cb: Double, _ mixed: Double) -> Double {
      let c = (1 - ba) * cs + ba * mixed
      return sa * c + ba * cb * (1 - sa)
    }
    return SIMD4(
      channel(cs.r, cb.r, mixed.r), channel(cs.g, cb.g, mixed.g), channel(cs.b, cb.b, mixed.b), sa + ba * (1 - sa))
  }

  private static func straight(_ p: SIMD4<Double>) -> RGB {
    p.w == 0 ? (0, 0, 0) : (p.x / p.w, p.y / p.w, p.z / p.w)
  }

  private static func composite(_ op: CompositeOperator, _ s: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    let (sa, ba) = (s.w, b.w)
    let fractions: (Double, Double)
    switch op {
    case .clear: fractions = (0, 0)
    case .source: fractions = (1, 0)
    case .destination: fractions = (0, 1)
    case .sourceOver: fractions = (1, 1 - sa)
    case .destinationOver: fractions = (1 - ba, 1)
    case .sourceIn: fractions = (ba, 0)
    case .destinationIn: fractions = (0, sa)
    case .sourceOut: fractions = (1 - ba, 0)
    case .destinationOut: fractions = (0, 1 - sa)
    case .sourceAtop: fractions = (ba, 1 - sa)
    case .destinationAtop: fractions = (1 - ba, sa)
    case .xor: fractions = (1 - ba, 1 - sa)
    case .plusLighter: return pointwiseMin(s + b, SIMD4(repeating: 1))
    case .plusDarker:
      let a = min(1, sa + ba)
      func channel(_ s: Double, _ b: Double) -> Double { max(0, a - ((sa - s) + (ba - b))) }
      return SIMD4(channel(s.x, b.x), channel(s.y, b.y), channel(s.z, b.z), a)
    }
    return s * fractions.0 + b * fractions.1
  }

  private static func separable(_ mode: BlendMode, _ cb: Double, _ cs: Double) -> Double {
    switch mode {
    case .multiply: return cb * cs
    case .screen: return cb + cs - cb * cs
    case .overlay: return separable(.hardLight, cs, cb)
    case .darken: return min(cb, cs)
    case .lighten: return max(cb, cs)
    case .colorDodge: return cb == 0 ? 0 : cs >= 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: return cb >= 1 ? 1 : cs <= 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight: return cs <= 0.5 ? cb * 2 * cs : separable(.screen, cb, 2 * cs - 1)
    case .softLight:
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cb + (2 * cs - 1) * (d - cb)
    case .difference: return abs(cb - cs)
    case .exclusion: return cb + cs - 2 * cb * cs
    default: preconditionFailure("not a separable mode")
    }
  }

  // Section 10.2.
  private static func lum(_ c: RGB) -> Double { 0.3 * c.r + 0.59 * c.g + 0.11 * c.b }

  private static func sat(_ c: RGB) -> Double { max(c.r, c.g, c.b) - min(c.r, c.g, c.b) }

  private static func clipColor(_ c: RGB) -> RGB {
    let (l, n, x) = (lum(c), min(c.r, c.g, c.b), max(c.r, c.g, c.b))
    var c = c
    if n < 0 { c = map(c) { l + (($0 - l) * l) / (l - n) } }
    if x > 1 { c = map(c) { l + (($0 - l) * (1 - l)) / (x - l) } }
    return c
  }

  private static func setLum(_ c: RGB, _ l: Double) -> RGB {
    let d = l - lum(c)
    return clipColor(map(c) { $0 + d })
  }

  private static func setSat(_ c: RGB, _ s: Double) -> RGB {
    let (n, x) = (min(c.r, c.g, c.b), max(c.r, c.g, c.b))
    return x > n ? map(c) { ($0 - n) * s / (x - n) } : (0, 0, 0)
  }

  private static func map(_ c: RGB, _ f: (Double) -> Double) -> RGB { (f(c.r), f(c.g), f(c.b)) }
}
