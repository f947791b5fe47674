import EffectMath
import EffectStyles
import Foundation
import Testing

/// Every conformance picture on every back-end.
@Suite struct ConformanceTests {
  @Test func coversEnoughPictures() {
    #expect(ConformancePictures.all.count >= 40)
    #expect(Set(ConformancePictures.all.map(\.name)).count == ConformancePictures.all.count)
  }

  /// A recorded picture that is recorded again by playing is the same picture.
  @Test(arguments: ConformancePictures.all)
  func recordsWhatItPlays(_ picture: ConformancePictures.Picture) throws {
    var copy = DisplayList(size: picture.list.size)
    try picture.list.play(on: &copy, fallback: .refuse)
    #expect(copy == picture.list)
    #expect(copy.description == picture.list.description)
  }

  @Test(arguments: ConformancePictures.all, WorkingSpace.allCases)
  func drawsInSoftwareWithinItsBounds(_ picture: ConformancePictures.Picture, _ space: WorkingSpace) throws {
    var canvas = SoftwareCanvas(size: picture.list.size, colorSpace: space)
    try picture.list.play(on: &canvas, fallback: .refuse)
    let frame = canvas.render()
    let bounds = picture.list.bounds
    var ink = 0
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let pixel = frame[x, y]
        #expect(pixel.w >= 0 && pixel.w <= 1.0001 && pixel.min() > -1e-3)
        if pixel != .zero {
          ink += 1
          let square = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
          #expect(bounds.intersects(square), "ink at \(x), \(y) outside \(bounds)")
        }
      }
    }
    let isErased = picture.name.hasSuffix("clear")
    #expect(isErased ? ink < frame.width * frame.height : ink > 0)
  }

  /// The SVG is well-formed, and what it can't say is embedded as an image.
  @Test(arguments: ConformancePictures.all)
  func writesWellFormedSVG(_ picture: ConformancePictures.Picture) throws {
    var canvas = SVGCanvas(size: picture.list.size)
    try picture.list.play(on: &canvas)
    let text = canvas.text
    let drawn = try SVGElements(text)
    #expect(drawn.names.first == "svg")
    drawn.expectPlainNumbers()
    // What isn't supported becomes an image, unless nothing shows of it.
    let isErased = picture.name == "filter-composite-clear"
    let isImage = picture.name == "image-plain" || picture.name == "image-bilinear"
    #expect(drawn.names.contains("image") == (!isErased && (isImage || refuses(picture.list))))
    if let folder = ProcessInfo.processInfo.environment["CONFORMANCE"] {
      let frame = SoftwareCanvas(picture.list).render()
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(picture.name).svg"))
      try Data(frame.png()).write(to: URL(fileURLWithPath: "\(folder)/\(picture.name).png"))
    }
  }

  private func refuses(_ list: DisplayList) -> Bool {
    var canvas = SVGCanvas(size: list.size)
    do {
      try list.play(on: &canvas, fallback: .refuse)
      return false
    } catch {
      return true
    }
  }

  @Test func refusalNamesWhatIsNotSupported() {
    let picture = ConformancePictures.all.first { $0.name == "gradient-angular" }
    var canvas = SVGCanvas(size: ConformancePictures.size)
    #expect {
      try picture?.list.play(on: &canvas, fallback: .refuse)
    } throws: { error in
      guard case PlaybackError.unsupportedDrawing(let text)? = error as? PlaybackError else { return false }
      return text.hasPrefix("(fill") && text.contains("angular")
    }
  }
}
