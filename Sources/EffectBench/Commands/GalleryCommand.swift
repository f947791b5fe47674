import EffectMath
import EffectStyles
import Foundation

extension Command {
  /// Renders every picture of the gallery and the page that shows them.
  static let gallery = Command(
    name: "gallery", summary: "render the gallery: PNG and SVG pictures, and a page that shows them",
    options: [
      .value("--output", "DIR", "where to write; gallery"),
      .value("--scale", "S", "pixels a point, 0.25...8; 2"),
    ]
  ) { arguments in
    let folder = URL(fileURLWithPath: arguments.text("--output") ?? "gallery")
    let scale = try arguments.number("--scale", in: 0.25...8) ?? 2
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(folder.path): can't make this folder")
    }
    for (index, picture) in GalleryPicture.all.enumerated() {
      print("[\(index + 1)/\(GalleryPicture.all.count)] \(picture.name)")
      let frame = SoftwareCanvas(picture.list, scale: scale).render()
      try write(frame.png(), to: folder, "\(picture.name).png")
      var canvas = SVGCanvas(size: picture.list.size)
      try picture.list.play(on: &canvas, fallback: .image(scale: scale))
      try write(Array(canvas.text.utf8), to: folder, "\(picture.name).svg")
    }
    try write(Array(GalleryPage.html(GalleryPicture.all, scale: scale).utf8), to: folder, "index.html")
    print("open \(folder.appendingPathComponent("index.html").path)")
  }

  private static func write(_ bytes: [UInt8], to folder: URL, _ name: String) throws {
    let url = folder.appendingPathComponent(name)
    do {
      try Data(bytes).write(to: url)
    } catch {
      throw Failure("\(url.path): can't write this file")
    }
  }
}
