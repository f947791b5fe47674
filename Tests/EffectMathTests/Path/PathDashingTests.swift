import EffectMath
import Foundation
import Testing

/// Dash patterns: counts, lengths, phases, ends and limits.
struct PathDashingTests {
  private static func line(_ length: Double) -> Path {
    Path {
      $0.move(to: Point(x: 5, y: 5))
      $0.addLine(to: Point(x: 5 + length, y: 5))
    }
  }

  /// The intervals that butt-capped dashes of a horizontal line cover, as (start, end) from its start.
  private func intervals(_ path: Path, dash: [Double], phase: Double = 0) -> [[Double]] {
    path.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)).subpaths.map { subpath in
      let box = Path(subpaths: [subpath]).boundingRect
      return [box.minX - 5, box.maxX - 5].map { ($0 * 1e9).rounded() / 1e9 }
    }
  }

  @Test func patternsRepeatAlongALine() {
    #expect(intervals(Self.line(25), dash: [10, 5]) == [[0, 10], [15, 25]])
    #expect(intervals(Self.line(20), dash: [10, 5], phase: 12) == [[3, 13], [18, 20]])
    #expect(intervals(Self.line(20), dash: [10, 5], phase: -3) == [[3, 13], [18, 20]])
    #expect(intervals(Self.line(20), dash: [10, 5], phase: 7 + 150) == [[0, 3], [8, 18]])
    #expect(intervals(Self.line(12), dash: [3]) == [[0, 3], [6, 9]])
    #expect(intervals(Self.line(12), dash: [1, 2, 3]) == [[0, 1], [3, 6], [7, 9]])
  }

  @Test func invalidPatternsDrawASolidLine() {
    for dash in [[], [0], [0, 0], [-1, 2], [.nan, 1], [.infinity, 2]] as [[Double]] {
      #expect(intervals(Self.line(12), dash: dash) == [[0, 12]])
    }
    #expect(intervals(Self.line(12), dash: [5, 0]).last?.last == 12)
    #expect(intervals(Self.line(12), dash: [100, 1]) == [[0, 12]])
    #expect(intervals(Self.line(12), dash: [5, 3], phase: .nan) == [[0, 5], [8, 12]])
  }

  @Test func dashesFollowCurvesByLength() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    let dash = 50 * 2 * Double.pi / 20
    let outline = circle.strokedPath(StrokeStyle(lineWidth: 2, dash: [dash, dash]))
    #expect(outline.subpaths.count == 10)
    // A ring sector of a tenth of half the circle.
    for subpath in outline.subpaths {
      #expect(abs(PathReference.signedArea(of: Path(subpaths: [subpath])) - dash * 2) < 1e-3)
    }
  }

  @Test func aDashThroughTheStartStaysWhole() {
    // 40 around: dashes 0-6, 10-16, 20-26, 30-36; shifted by 3, one runs from 37 through the corner to 3.
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    let outline = square.strokedPath(StrokeStyle(lineWidth: 1, dash: [6, 4], dashPhase: 3))
    #expect(outline.subpaths.count == 4)
    // Each is two legs of 3 and a mitered corner: 6 x 1, since the corner adds what the overlap takes.
    #expect(abs(PathReference.signedArea(of: outline) - 24) < 1e-9)
  }

  @Test func dashesOfLengthZeroAreDots() {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 4])
    let outline = Self.line(8).strokedPath(style)
    #expect(outline.subpaths.count == 3)
    #expect(abs(PathReference.signedArea(of: outline) - 3 * .pi) < 1e-3)
    #expect(Self.line(8).strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 4])).isEmpty)
  }

  @Test func numbersOfDashesAreBoundedAndKeepTheirInk() {
    let outline = Self.line(1000).strokedPath(StrokeStyle(lineWidth: 1, dash: [1e-6, 3e-6]))
    let count = outline.subpaths.count
    #expect(count <= Path.maximumDashesPerSubpath + 1 && count > Path.maximumDashesPerSubpath / 4)
    #expect(abs(PathReference.signedArea(of: outline) - 250) < 0.01)
  }
}
