import EffectMath
import Foundation
import Testing

/// The corners of strokes by the areas that they add.
struct PathJoinsTests {
  /// A miter is cut beyond its limit: a square's corners reach 1.414 widths.
  @Test(arguments: [
    (StrokeStyle.LineJoin.miter, 1.42, 0.0), (.miter, 1.41, 0.5), (.bevel, 10, 0.5), (.round, 10, 1 - .pi / 4),
  ])
  func joinsShapeTheOuterCorners(join: StrokeStyle.LineJoin, limit: Double, cut: Double) {
    let style = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)
    let outline = Path(Rect(x: 0, y: 0, width: 20, height: 20)).strokedPath(style)
    // Each corner loses a share of its 2 x 2 square.
    #expect(abs(PathReference.signedArea(of: outline) - (24 * 24 - 16 * 16 - 4 * 4 * cut)) < 2e-3)
  }

  @Test func defaultsAreThoseOfSwiftUI() {
    let style = StrokeStyle()
    #expect(style.lineWidth == 1 && style.lineCap == .butt && style.lineJoin == .miter && style.miterLimit == 10)
    #expect(style.dash.isEmpty && style.dashPhase == 0)
    #expect(StrokeStyle(lineWidth: -2, miterLimit: 0.5).lineWidth == 0)
    #expect(StrokeStyle(lineWidth: .nan, miterLimit: 0.5).miterLimit == 1)
  }

  /// Two lines of length 50 that meet at an interior angle, in the middle of the sweep of directions.
  private func bend(_ degrees: Double, turnedBy rotation: Double = 17) -> Path {
    func end(_ angle: Double) -> Point {
      Point(x: 60 + 50 * cos(angle * .pi / 180), y: 70 + 50 * sin(angle * .pi / 180))
    }
    return Path {
      $0.addLines([end(rotation), Point(x: 60, y: 70), end(rotation + degrees)])
    }
  }

  /// What the corner adds to both lines on its outer side, and the kite on its inner side that they share.
  private func wedges(_ join: StrokeStyle.LineJoin, half: Double, turn: Double) -> (outer: Double, inner: Double) {
    let square = half * half
    let outer =
      switch join {
      case .miter: square * tan(turn / 2)
      case .bevel: square * sin(turn) / 2
      case .round: square * turn / 2
      }
    return (outer, square * tan(turn / 2))
  }

  @Test(arguments: [20.0, 30, 45, 60, 90, 120, 150, 179], [4.0, 11])
  func cornersOfAnyAngle(degrees: Double, width: Double) {
    let turn = .pi - degrees * .pi / 180
    // The inner sides have to meet on both lines.
    guard width / 2 * tan(turn / 2) < 50 else { return }
    for join in StrokeStyle.LineJoin.allCases {
      let style = StrokeStyle(lineWidth: width, lineJoin: join, miterLimit: 1000)
      let (outer, inner) = wedges(join, half: width / 2, turn: turn)
      for path in [bend(degrees), bend(degrees).reversed] {
        let area = PathReference.signedArea(of: path.strokedPath(style))
        #expect(abs(area - (100 * width + outer - inner)) < 2e-3, "\(join.rawValue)")
      }
    }
  }

  /// The limit at which a miter turns into a bevel is 1 / sin(half the interior angle): 2 at 60 degrees.
  @Test(
    arguments: [
      (20, 5.758770483143634), (30, 3.863703305156273), (60, 2), (90, 1.414213562373095), (150, 1.035276180410083),
    ] as [(Double, Double)])
  func mitersEndAtTheirLimit(degrees: Double, limit: Double) {
    #expect(abs(1 / sin(degrees * .pi / 360) - limit) < 1e-12)
    let turn = .pi - degrees * .pi / 180
    let difference = wedges(.miter, half: 2, turn: turn).outer - wedges(.bevel, half: 2, turn: turn).outer
    func area(_ limit: Double) -> Double {
      PathReference.signedArea(of: bend(degrees).strokedPath(StrokeStyle(lineWidth: 4, miterLimit: limit)))
    }
    #expect(abs(area(limit * (1 + 1e-9)) - area(limit * (1 - 1e-9)) - difference) < 1e-6)
    #expect(area(limit * 0.5) == area(limit * (1 - 1e-9)) && area(limit * 3) == area(limit * (1 + 1e-9)))
  }

  /// Between curves the corner is that of their tangents: here the ends turn by twice atan(30 / 25).
  @Test(arguments: [false, true])
  func cornersBetweenCurves(isCubic: Bool) {
    let path = Path {
      $0.move(to: .zero)
      if isCubic {
        $0.addCurve(to: Point(x: 50, y: 0), control1: Point(x: 10, y: -40), control2: Point(x: 25, y: -30))
        $0.addCurve(to: Point(x: 100, y: 0), control1: Point(x: 75, y: -30), control2: Point(x: 90, y: -40))
      } else {
        $0.addQuadCurve(to: Point(x: 50, y: 0), control: Point(x: 25, y: -30))
        $0.addQuadCurve(to: Point(x: 100, y: 0), control: Point(x: 75, y: -30))
      }
    }
    let turn = 2 * atan(30.0 / 25)
    func area(_ join: StrokeStyle.LineJoin) -> Double {
      PathReference.signedArea(of: path.strokedPath(StrokeStyle(lineWidth: 6, lineJoin: join)))
    }
    let bevel = wedges(.bevel, half: 3, turn: turn).outer
    #expect(abs(area(.miter) - area(.bevel) - (wedges(.miter, half: 3, turn: turn).outer - bevel)) < 1e-3)
    #expect(abs(area(.round) - area(.bevel) - (wedges(.round, half: 3, turn: turn).outer - bevel)) < 1e-3)
  }
}
