import EffectMath
import Testing

/// The functions of Filter Effects, section 9.7, worked out by hand.
@Suite struct ComponentTransferTests {
  private func expect(
    _ function: ComponentTransfer.Function, _ values: [(Float, Float)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (value, expected) in values {
      #expect(abs(function(value) - expected) < 1e-6, "at \(value)", sourceLocation: sourceLocation)
    }
  }

  /// n values make n - 1 straight lines: from k/(n-1) to (k+1)/(n-1) it is v(k) + (C - k/(n-1)) (n-1) (v(k+1) - v(k)).
  @Test func tables() {
    expect(
      .table([0.2, 1, 0, 0.5]),
      [(0, 0.2), (1.0 / 6, 0.6), (1.0 / 3, 1), (0.5, 0.5), (2.0 / 3, 0), (0.75, 0.125), (1, 0.5), (-3, 0.2), (7, 0.5)])
    expect(.table([0.7]), [(0, 0.7), (0.4, 0.7), (1, 0.7)])
    expect(.table([]), [(0, 0), (0.4, 0.4), (1, 1)])
    expect(.table([1, 0]), [(0, 1), (0.3, 0.7), (1, 0)])
  }

  /// n values make n steps of equal width; the last also holds at 1.
  @Test func steps() {
    expect(
      .discrete([0.2, 1, 0, 0.5]),
      [(0, 0.2), (0.2499, 0.2), (0.25, 1), (0.4999, 1), (0.5, 0), (0.75, 0.5), (1, 0.5), (-1, 0.2), (2, 0.5)])
    expect(.discrete([0.3]), [(0, 0.3), (1, 0.3)])
    expect(.discrete([]), [(0, 0), (0.4, 0.4), (1, 1)])
  }

  @Test func linesAndPowers() {
    expect(.linear(slope: 0.5, intercept: 0.25), [(0, 0.25), (0.5, 0.5), (1, 0.75), (4, 0.75)])
    expect(.linear(slope: -2, intercept: 1), [(0, 1), (1, -1)])
    // 2 * 0.25^0.5 - 0.25, 2 * 0.49^0.5 - 0.25.
    expect(.gamma(amplitude: 2, exponent: 0.5, offset: -0.25), [(0, -0.25), (0.25, 0.75), (0.49, 1.15), (1, 1.75)])
    expect(.gamma(amplitude: 1, exponent: 3, offset: 0), [(0.5, 0.125), (0.2, 0.008)])
    expect(.gamma(amplitude: 0.5, exponent: 0, offset: 0.1), [(0, 0.6), (0.3, 0.6)])
    expect(.identity, [(-1, 0), (0.3, 0.3), (2, 1)])
  }

  @Test func notANumberCountsAsZero() {
    for function: ComponentTransfer.Function in [
      .identity, .table([0.2, 1]), .discrete([0.2, 1]), .linear(slope: 2, intercept: 0.2),
      .gamma(amplitude: 1, exponent: 2, offset: 0.2),
    ] {
      #expect(function(.nan) == function(0))
    }
  }

  @Test func componentsHaveTheirOwnFunctions() {
    let color = SIMD4<Float>(0.25, 0.5, 0.75, 0.5)
    let each = ComponentTransfer(
      red: .linear(slope: 2, intercept: 0), green: .table([1, 0]), blue: .discrete([0, 1]), opacity: .table([0.5]))
    #expect(each.apply(color) == SIMD4(0.5, 0.5, 1, 0.5))
    #expect(ComponentTransfer(rgb: .table([1, 0])).apply(color) == SIMD4(0.75, 0.5, 0.25, 0.5))
    #expect(ComponentTransfer().apply(color) == color)
  }
}
