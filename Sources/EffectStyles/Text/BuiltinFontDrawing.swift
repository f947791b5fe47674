/// How a glyph of the built-in face is drawn; see `BuiltinFontPen` for the commands.
struct BuiltinFontDrawing: Sendable {
  /// The characters that it stands for.
  var characters: String
  var commands: String
  /// The free space to the left of x = 0, in thousandths of the em.
  var leading: Double
  /// The distance from x = 0 to the space of the next glyph, in thousandths of the em.
  var trailing: Double
  /// Whether the drawing is an outline to fill instead of lines to stroke.
  var isSolid = false

  init(_ characters: String, _ leading: Double, _ trailing: Double, _ commands: String, isSolid: Bool = false) {
    self.characters = characters
    self.commands = commands
    self.leading = leading
    self.trailing = trailing
    self.isSolid = isSolid
  }

  /// What stands for a character that the face doesn't have.
  static let missing = BuiltinFontDrawing("", 80, 480, "M0 0L400 0L400 700L0 700Z")

  static let all = capitals + smallLetters + digits + punctuation + signs
}
