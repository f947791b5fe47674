extension Array {
  /// Takes the elements out and leaves an empty array; the taker assigns them back when done.
  ///
  /// A span of a stored array excludes every other use of the value that stores it. A lent array is a local one, and no
  /// element is copied.
  mutating func lend() -> [Element] {
    var lent: [Element] = []
    swap(&self, &lent)
    return lent
  }
}

extension [CoverageRow] {
  /// Takes an element out and leaves an empty one; the taker puts it back when done.
  mutating func lend(_ index: Int) -> CoverageRow {
    var lent = CoverageRow()
    swap(&self[index], &lent)
    return lent
  }
}
