import EffectMath
import EffectStyles

/// One picture of the gallery: what it is called, what it shows, the code that makes it, and what is drawn.
struct GalleryPicture: Sendable {
  /// The file name without its extension.
  let name: String
  /// What it shows, in a sentence.
  let summary: String
  /// The lines that draw it.
  let code: String
  /// What is drawn.
  let list: DisplayList

  init(_ name: String, _ summary: String, size: Size, code: String, draw: (inout DisplayList) -> Void) {
    self.name = name
    self.summary = summary
    self.code = code
    var list = DisplayList(size: size)
    draw(&list)
    self.list = list
  }
}
