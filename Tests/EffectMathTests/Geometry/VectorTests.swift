import EffectMath
import Foundation
import Testing

/// Products of vectors, and sizes.
struct VectorTests {
  /// The product of both lengths with the sine and the cosine of the turn, clockwise on screen.
  @Test(arguments: [0.0, 30, 90, 150, 180, 270, -45])
  func productsMeasureTheTurn(degrees: Double) {
    let angle = degrees * .pi / 180
    let (a, b) = (
      Vector(dx: 3 * cos(0.7), dy: 3 * sin(0.7)), Vector(dx: 2 * cos(0.7 + angle), dy: 2 * sin(0.7 + angle))
    )
    #expect(abs(a.cross(b) - 6 * sin(angle)) < 1e-14)
    #expect(abs(a.dot(b) - 6 * cos(angle)) < 1e-14)
    #expect(b.cross(a) == -a.cross(b) && a.cross(a) == 0)
  }

  @Test func rightAnglesAreExact() {
    let (right, down) = (Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1))
    #expect(right.cross(down) == 1 && down.cross(right) == -1 && right.dot(down) == 0)
  }

  @Test(arguments: [(3.0, 7.0), (7, 3), (5, 5), (-2, 1), (0, .infinity)] as [(Double, Double)])
  func sidesOfASize(width: Double, height: Double) {
    let size = Size(width: width, height: height)
    #expect(size.shortSide == (width < height ? width : height))
    #expect(size.longSide == (width < height ? height : width))
  }

  @Test func scaledAndEmptySizes() {
    #expect(Size(width: 3, height: -4) * 2 == Size(width: 6, height: -8))
    for extent in [0, -1, Double.nan] {
      #expect(Size(width: extent, height: 1).isEmpty && Size(width: 1, height: extent).isEmpty)
    }
    #expect(!Size(width: 1, height: 1e-300).isEmpty && !Size(width: .infinity, height: 1).isFinite)
  }
}
