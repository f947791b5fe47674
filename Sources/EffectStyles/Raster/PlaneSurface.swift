/// One channel in memory: coverage, alpha, a mask.
package struct PlaneSurface: Hashable, Sendable {
  /// The places of the values.
  package let bounds: PixelRect
  /// Row after row, `bounds.width` values each.
  package var values: [Float]

  /// Creates a plane; `values` holds `bounds.height` rows of `bounds.width` values.
  package init(bounds: PixelRect, values: [Float]) {
    precondition(values.count == bounds.width * bounds.height, "a value for each place is expected")
    self.bounds = bounds
    self.values = values
  }
}
