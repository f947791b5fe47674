import EffectMath
import EffectStyles
import Testing

/// Any number of pixels a point: the canvas is rounded up, areas grow with the square of the scale.
@Suite struct FractionalScaleTests {
  private static let scales = [0.5, 0.75, 1, 1.1, 1.25, 1.5, 1.75, 2.625, 3]

  private func alpha(_ frame: Framebuffer) -> Double {
    var sum = 0.0
    for y in 0..<frame.height { for x in 0..<frame.width { sum += Double(frame[x, y].w) } }
    return sum
  }

  @Test(arguments: scales)
  func canvasIsRoundedUp(scale: Double) {
    let frame = Rectangle().fill(Color.black).frame(width: 21, height: 13).render(scale: scale)
    #expect(frame.width == Int((21 * scale).rounded(.up)))
    #expect(frame.height == Int((13 * scale).rounded(.up)))
  }

  /// Coverage is exact: the sum of alpha is the area in pixels.
  @Test(arguments: scales)
  func areasGrowWithTheSquare(scale: Double) {
    let rect = Rectangle().fill(Color.black).frame(width: 12.5, height: 7.25).padding(3).render(scale: scale)
    #expect(abs(alpha(rect) / (scale * scale) - 12.5 * 7.25) < 0.05)
    let circle = Circle().fill(Color.black).frame(width: 18, height: 18).padding(3).render(scale: scale)
    #expect(abs(alpha(circle) / (scale * scale) - 81 * Double.pi) < 0.25)
    let line = Rectangle().strokeBorder(Color.black, lineWidth: 1.5).frame(width: 20, height: 10).padding(2)
    #expect(abs(alpha(line.render(scale: scale)) / (scale * scale) - (200 - 17 * 7)) < 0.1)
  }

  /// A blur keeps the sum of alpha, at any scale.
  @Test(arguments: scales)
  func blurKeepsTheSum(scale: Double) {
    let node = Rectangle().fill(Color.black).frame(width: 10, height: 10).blur(radius: 2).padding(14)
    #expect(abs(alpha(node.render(scale: scale)) / (scale * scale) - 100) < 0.3)
  }

  /// The display scale of the environment follows the render's.
  @Test func environmentSeesTheScale() {
    let node = Node.environment { environment in
      Rectangle().fill(Color.black).frame(width: 1 / environment.displayScale, height: 4)
    }
    #expect(node.render(scale: 2.5).width == 1)
  }
}
