/// Every how many pixels one pass of an interlaced picture takes one, and from where (PNG specification, section 8.2).
struct InterlacePass: Hashable {
  let startX: Int
  let startY: Int
  let stepX: Int
  let stepY: Int

  /// The seven passes of Adam7.
  static let adam7 = [
    InterlacePass(startX: 0, startY: 0, stepX: 8, stepY: 8),
    InterlacePass(startX: 4, startY: 0, stepX: 8, stepY: 8),
    InterlacePass(startX: 0, startY: 4, stepX: 4, stepY: 8),
    InterlacePass(startX: 2, startY: 0, stepX: 4, stepY: 4),
    InterlacePass(startX: 0, startY: 2, stepX: 2, stepY: 4),
    InterlacePass(startX: 1, startY: 0, stepX: 2, stepY: 2),
    InterlacePass(startX: 0, startY: 1, stepX: 1, stepY: 2),
  ]

  /// The only pass of a picture that isn't interlaced.
  static let whole = InterlacePass(startX: 0, startY: 0, stepX: 1, stepY: 1)

  /// The columns that the pass takes of a picture.
  func columns(of width: Int) -> Int {
    width > startX ? (width - startX - 1) / stepX + 1 : 0
  }

  /// The rows that the pass takes of a picture.
  func rows(of height: Int) -> Int {
    height > startY ? (height - startY - 1) / stepY + 1 : 0
  }
}
