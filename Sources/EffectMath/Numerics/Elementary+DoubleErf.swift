extension Elementary {
  /// The error function, within 2 ulp.
  ///
  /// The share of a normal distribution of deviation 1/sqrt(2) within plus and minus x; odd, between -1 and 1.
  /// Infinities give -1 and 1, NaN gives NaN, -0 gives -0.
  public static func erf(_ x: Double) -> Double {
    let magnitude = x.magnitude
    if magnitude < 1 { return x + x * erfNearZero(x * x) }
    if x.isNaN { return x }
    let value = magnitude < 6 ? 1 - exp(-magnitude * magnitude) * scaledComplement(magnitude) : 1
    return x < 0 ? -value : value
  }

  /// The minimax polynomial of erf(x) / x - 1 in the square of x, for squares up to 1; its error is 7e-18.
  private static func erfNearZero(_ q: Double) -> Double {
    var value = -0x1.acdfff19888d4p-31
    value = value * q + 0x1.d7849274ff98cp-27
    value = value * q - 0x1.5c16e26cf44b3p-23
    value = value * q + 0x1.b9827ae57d328p-20
    value = value * q - 0x1.f4ca9490f2ad9p-17
    value = value * q + 0x1.f9a2bf732f604p-14
    value = value * q - 0x1.c02db072e8edep-11
    value = value * q + 0x1.565bccfa9a1f6p-8
    value = value * q - 0x1.b82ce3120627bp-6
    value = value * q + 0x1.ce2f21a041016p-4
    value = value * q - 0x1.812746b0379c2p-2
    return value * q + 0x1.06eba8214db68p-3
  }

  /// The minimax polynomial of exp(x * x) * erfc(x) in (x - 2) / (x + 2), for x in 1...6; its error is 5e-17.
  private static func scaledComplement(_ x: Double) -> Double {
    let t = (x - 2) / (x + 2)
    var value = 0x1.014f31d52c607p-18
    value = value * t + 0x1.01b4a58ad0510p-19
    value = value * t - 0x1.d83a95d53fff4p-17
    value = value * t - 0x1.d063b7ddb2f2dp-16
    value = value * t + 0x1.ce3bf25ad9e38p-16
    value = value * t + 0x1.6daeac72001e0p-13
    value = value * t + 0x1.6d5917e679246p-15
    value = value * t - 0x1.016b65bb42694p-10
    value = value * t - 0x1.bc259fa126983p-11
    value = value * t + 0x1.ca95ed63080cbp-8
    value = value * t + 0x1.e9471590292d5p-9
    value = value * t - 0x1.437f0b68c405ap-4
    value = value * t + 0x1.eeea7dc8a7cefp-3
    value = value * t - 0x1.b57034efd3f65p-2
    return value * t + 0x1.058671b52c775p-2
  }
}
