import EffectMath

/// Which part of each pixel an outline covers: made once a drawing, then asked row by row.
enum Coverage: Sendable {
  /// An upright rectangle, in pixels: products of two lengths.
  case rect(Rect, bounds: PixelRect)
  /// Any other outline.
  case edges(EdgeTable)

  /// The largest distance of a flattened curve from the true one, in pixels: 1/20 of an 8-bit step of coverage.
  private static let tolerance = 2e-4

  /// Prepares an outline.
  init(_ outline: PlannedOutline) {
    let transform = outline.transform
    if let rect = outline.geometry.plainRect, outline.mode == .fill, transform.keepsRectsUpright {
      self = .rect(transform.apply(rect), bounds: outline.bounds)
      return
    }
    var path = outline.geometry.path
    var fillRule = outline.geometry.fillRule
    if case .stroke(let style) = outline.mode {
      // An offset outline may be a few times farther off than a flattened curve: it still stays far below 4/255.
      path = path.strokedPath(style, tolerance: 4 * Coverage.tolerance / max(transform.largestScale, 1e-6))
      fillRule = .nonZero
    }
    self = .edges(
      EdgeTable(
        path.flattened(transform: transform, tolerance: Coverage.tolerance), fillRule: fillRule,
        limit: outline.bounds))
  }
}

extension Geometry {
  /// The rectangle that the outline is, if its corners are square.
  fileprivate var plainRect: Rect? {
    switch self {
    case .rect(let rect): rect
    case .roundedRect(let rect, let radii, _): radii.isZero ? rect : nil
    case .ellipse, .path: nil
    }
  }
}

extension AffineTransform {
  /// Whether upright rectangles stay upright.
  var keepsRectsUpright: Bool { b == 0 && c == 0 || a == 0 && d == 0 }

  /// The largest factor by which a length can grow.
  var largestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let root = max(sum * sum - 4 * determinant * determinant, 0).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }
}

extension CoverageRow {
  /// Finds the coverage of row `y`.
  mutating func cover(_ y: Int, of coverage: Coverage) {
    switch coverage {
    case .edges(let table): cover(y, of: table)
    case .rect(let rect, let bounds): cover(y, of: rect, bounds: bounds)
    }
  }

  private mutating func cover(_ y: Int, of rect: Rect, bounds: PixelRect) {
    clear()
    let height = min(rect.maxY, Double(y + 1)) - max(rect.minY, Double(y))
    let left = max(rect.minX, Double(bounds.minX))
    let right = min(rect.maxX, Double(bounds.maxX))
    guard y >= bounds.minY, y < bounds.maxY, height > 0, left < right else { return }
    prepare(for: bounds)
    let columns = Int(left.rounded(.down))..<Int(right.rounded(.up))
    func addPartial(_ part: Range<Int>) {
      guard !part.isEmpty else { return }
      for column in part {
        let width = min(right, Double(column + 1)) - max(left, Double(column))
        values[column - firstColumn] = Float(width * height)
      }
      spans.append(Span(columns: part, isSolid: false))
    }
    guard height == 1 else { return addPartial(columns) }
    let solid = Int(left.rounded(.up))..<max(Int(left.rounded(.up)), Int(right.rounded(.down)))
    guard !solid.isEmpty else { return addPartial(columns) }
    addPartial(columns.lowerBound..<solid.lowerBound)
    spans.append(Span(columns: solid, isSolid: true))
    addPartial(solid.upperBound..<columns.upperBound)
  }
}
