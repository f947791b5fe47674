import EffectMath
import EffectStyles
import Testing

/// Scenes as SVG text.
@Suite struct NodeSVGTests {
  @Test func shapesAreElements() throws {
    let node = ZStack {
      Rectangle().fill(Color(hex: 0xFF8000))
      Circle().fill(Color.black.opacity(0.5)).frame(width: 4, height: 4)
    }.frame(width: 10, height: 6)
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="6" viewBox="0 0 10 6">
        <rect x="0" y="0" width="10" height="6" fill="#ff8000"/>
        <ellipse cx="5" cy="3" rx="2" ry="2" fill="#000000" fill-opacity="0.5"/>
      </svg>

      """
    let text = try node.svg()
    #expect(text == expected)
  }

  @Test func aSizeIsTheCanvas() throws {
    let text = try Circle().svg(size: Size(width: 33.5, height: 20))
    #expect(text.contains(#"width="33.5" height="20" viewBox="0 0 33.5 20""#))
    #expect(text.contains(#"cx="16.75" cy="10""#))
  }

  @Test func theEnvironmentCounts() throws {
    let node = Circle().frame(width: 10, height: 10)
    #expect(try node.svg().contains("#000000"))
    #expect(try node.svg(environment: Environment(colorScheme: .dark)).contains("#ffffff"))
  }

  @Test func shadowsAreFilters() throws {
    let text = try Circle().fill(Color.red).shadow(radius: 4).frame(width: 40, height: 40).svg(fallback: .refuse)
    #expect(text.contains("<filter"))
    #expect(text.contains(#"stdDeviation="4 4""#))
    #expect(!text.contains("<image"))
  }

  /// SVG has no conic gradient: it is embedded or refused, never left out.
  @Test func whatSVGCantSayIsEmbeddedOrRefused() throws {
    let ring = Circle().fill(.angularGradient(Gradient(colors: [.red, .blue]))).frame(width: 8, height: 8)
    let text = try ring.svg(fallback: .image(scale: 1))
    #expect(text.contains("<image"))
    #expect(text.contains("data:image/png;base64,"))
    let error = #expect(throws: PlaybackError.self) { try ring.svg(fallback: .refuse) }
    guard case .unsupportedDrawing(let mark) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(mark.contains("angular"))
  }

  /// Everything that can be styled can be written.
  @Test(arguments: AnimatedScene.onePerStyle + AnimatedScene.changing)
  func everyStyleCanBeWritten(_ scene: AnimatedScene) throws {
    let environment = Environment(time: 1.1)
    let text = try scene.node.svg(size: scene.size, environment: environment, fallback: .image(scale: 0.25))
    #expect(text.hasPrefix("<svg "))
    #expect(text.hasSuffix("</svg>\n"))
    #expect(text.contains("<path") || text.contains("<rect") || text.contains("<ellipse") || text.contains("<image"))
    #expect(!text.contains("\"nan") && !text.contains(" nan") && !text.contains("inf\"") && !text.contains(" inf"))
  }

  static let scales: [(Double, Int, Int)] = [
    (1.5, 15, 30), (1.1, 11, 22), (0.3, 3, 6), (2.0 / 3, 7, 14), (1, 10, 20), (0.05, 1, 1), (0, 0, 0), (-1, 0, 0),
  ]

  @Test(arguments: scales)
  func picturesHaveTheirSizeTimesTheScaleRoundedUp(scale: Double, width: Int, height: Int) {
    let frame = Rectangle().fill(Color.black).frame(width: 10, height: 20).render(scale: scale)
    #expect(frame.width == width && frame.height == height)
  }

  /// At a fractional scale the area of what is drawn is that of the shape.
  @Test(arguments: [0.75, 1, 1.1, 1.25, 1.5, 1.7320508, 2, 2.625, 3])
  func fractionalScalesKeepAreas(_ scale: Double) {
    let frame = Circle().fill(Color.black).frame(width: 20, height: 20).render(
      size: Size(width: 31, height: 27), scale: scale)
    var area = 0.0
    for y in 0..<frame.height { for x in 0..<frame.width { area += Double(frame[x, y].w) } }
    #expect(abs(area / (scale * scale) - .pi * 100) < 0.2)
  }
}
