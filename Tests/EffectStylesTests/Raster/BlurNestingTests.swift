import EffectMath
import EffectStyles
import Foundation
import Testing

/// Blurs of blurs: depth costs neither call stack nor time beyond its own share, and gives what repeated filters give.
@Suite struct BlurNestingTests {
  #if DEBUG
    static let counts = [1, 3, 20]
    static let depths: [(Int, Int?)] = [(3, 1), (100, nil)]
  #else
    static let counts = [1, 3, 20, 60]
    static let depths: [(Int, Int?)] = [(3, 1), (100, nil), (1000, 1), (1000, nil)]
  #endif

  /// A row profile convolved again and again with the sampled kernel of a deviation, cut at a radius of 1.
  private func blurred(_ profile: [Double], deviation: Double, times: Int) -> [Double] {
    let side = exp(-1 / (2 * deviation * deviation))
    let (centre, outer) = (1 / (1 + 2 * side), side / (1 + 2 * side))
    var result = profile
    for _ in 0..<times {
      let padded = [0] + result + [0]
      result = result.indices.map { centre * padded[$0 + 1] + outer * (padded[$0] + padded[$0 + 2]) }
    }
    return result
  }

  @Test(arguments: depths)
  func nestedLayers(_ depth: Int, _ threads: Int?) {
    let width = 48
    var canvas = SoftwareCanvas(size: Size(width: Double(width), height: 3), threads: threads)
    let layer = Layer(
      filter: .gaussianBlur(standardDeviation: Size(width: 0.3, height: 0), edge: .transparent, of: .source))
    for _ in 0..<depth { canvas.beginLayer(layer) }
    canvas.fill(.rect(Rect(x: 20, y: 0, width: 8, height: 3)), with: .color(.white))
    for _ in 0..<depth { canvas.endLayer() }
    let frame = canvas.render()
    // Far enough around the canvas that nothing comes back from there.
    let margin = 200
    let profile = (-margin..<width + margin).map { (20..<28).contains($0) ? 1.0 : 0 }
    let expected = blurred(profile, deviation: 0.3, times: depth)
    for x in 0..<width { #expect(abs(Double(frame[x, 1].w) - expected[x + margin]) < 2e-4) }
  }

  /// Each shadow falls from all that is above it, so the alpha after n of them follows a recursion.
  @Test(arguments: counts)
  func chainedShadows(_ count: Int) {
    let width = 60
    var node = Rectangle().fill(.white).frame(width: 10, height: 60).padding(.horizontal, 25)
    for _ in 0..<count { node = node.shadow(color: Color(white: 0, opacity: 0.5), radius: 0.3, x: 1) }
    let frame = node.render(size: Size(width: Double(width), height: 3), threads: 2)
    var alpha = (0..<width).map { (25..<35).contains($0) ? 1.0 : 0 }
    for _ in 0..<count {
      let shadow = blurred([0] + alpha.dropLast(), deviation: 0.3, times: 1)
      alpha = zip(alpha, shadow).map { $0 + 0.5 * $1 * (1 - $0) }
    }
    for x in 0..<width { #expect(abs(Double(frame[x, 1].w) - alpha[x]) < 1e-4) }
    #expect(frame[30, 1].w == 1)
  }
}
