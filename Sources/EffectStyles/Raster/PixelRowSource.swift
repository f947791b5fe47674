/// Pixels that can be had row by row: a stored surface, a renderer that makes a row when asked, or a filter of these.
///
/// Columns and rows are absolute: `bounds` need not begin at 0.
package protocol PixelRowSource: Sendable {
  /// What reads the rows on one thread.
  associatedtype Reader: PixelRowReader

  /// The pixels that can be non-zero.
  var bounds: PixelRect { get }

  /// Whether every row is active as a whole, so that nobody needs to ask for its columns.
  var isDense: Bool { get }

  /// The columns of a row within `bounds` that can be non-zero.
  func activeColumns(ofRow row: Int) -> ColumnIntervals

  /// A reader for one thread; its rows are asked for in ascending order wherever that is possible.
  func makeReader() -> Reader
}

/// Reads the rows of a `PixelRowSource` on one thread.
package protocol PixelRowReader {
  /// Calls `body` with a row within the source's bounds: premultiplied pixels, one for each column of the bounds.
  ///
  /// Pixels outside the active columns must be zero.
  mutating func withRow(_ row: Int, _ body: (Span<SIMD4<Float>>) -> Void)
}

/// Pixels in memory, with the columns of each row that can be non-zero.
package struct PixelSurface: Hashable, PixelRowSource {
  package let bounds: PixelRect
  /// Row after row, `bounds.width` pixels each.
  package var pixels: [SIMD4<Float>]
  /// The active columns of each row, or nil if all are active.
  package var active: [ColumnIntervals]?

  /// Creates a surface; `pixels` holds `bounds.height` rows of `bounds.width` pixels, `active` an entry for each row.
  package init(bounds: PixelRect, pixels: [SIMD4<Float>], active: [ColumnIntervals]? = nil) {
    precondition(pixels.count == bounds.width * bounds.height, "a pixel for each place is expected")
    precondition(active.map { $0.count == bounds.height } ?? true, "active columns for each row are expected")
    self.bounds = bounds
    self.pixels = pixels
    self.active = active
  }

  package var isDense: Bool { active == nil }

  package func activeColumns(ofRow row: Int) -> ColumnIntervals {
    active.map { $0[row - bounds.minY] } ?? ColumnIntervals(bounds.columns)
  }

  package func makeReader() -> Reader { Reader(surface: self) }

  /// Hands out the rows without a copy.
  package struct Reader: PixelRowReader {
    let surface: PixelSurface

    package mutating func withRow(_ row: Int, _ body: (Span<SIMD4<Float>>) -> Void) {
      let start = (row - surface.bounds.minY) * surface.bounds.width
      body(surface.pixels.span.extracting(start..<(start + surface.bounds.width)))
    }
  }
}
