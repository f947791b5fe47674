package import EffectMath

/// A rectangle of whole pixels: the columns and rows from the lower bounds up to, not including, the upper ones.
package struct PixelRect: Hashable, Sendable {
  /// The first column.
  package var minX: Int
  /// The first row.
  package var minY: Int
  /// One past the last column.
  package var maxX: Int
  /// One past the last row.
  package var maxY: Int

  /// The rectangle without pixels.
  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Creates a rectangle; an upper bound below its lower one leaves it without pixels.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = max(minX, maxX)
    self.maxY = max(minY, maxY)
  }

  /// The pixels that a rectangle in pixel coordinates touches, limited to `limit`.
  package init(covering rect: Rect, limit: PixelRect) {
    let visible = rect.intersection(limit.rect)
    guard !visible.isNull else {
      self = .empty
      return
    }
    self.init(
      minX: Int(visible.minX.rounded(.down)), minY: Int(visible.minY.rounded(.down)),
      maxX: Int(visible.maxX.rounded(.up)), maxY: Int(visible.maxY.rounded(.up)))
  }

  /// The number of columns.
  package var width: Int { maxX - minX }
  /// The number of rows.
  package var height: Int { maxY - minY }
  /// Whether there is no pixel.
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The columns.
  package var columns: Range<Int> { minX..<maxX }
  /// The rows.
  package var rows: Range<Int> { minY..<maxY }
  /// The rectangle in pixel coordinates.
  package var rect: Rect { Rect(minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY)) }

  /// The common pixels.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return result.isEmpty ? .empty : result
  }

  /// The smallest rectangle around the pixels of both.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The rectangle with each side moved outward by whole pixels.
  package func grown(x: Int, y: Int) -> PixelRect {
    isEmpty ? .empty : PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The rectangle moved by whole pixels.
  package func moved(x: Int, y: Int) -> PixelRect {
    isEmpty ? .empty : PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
