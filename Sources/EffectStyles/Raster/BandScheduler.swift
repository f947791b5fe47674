#if canImport(Dispatch)
  import Dispatch
#endif

/// Splits rows into bands, hands each to a thread, and waits for all: the only place where threads meet.
///
/// What a row holds must not depend on the band that it falls into; then the result is the same for any number of
/// threads.
package struct BandScheduler: Hashable, Sendable {
  /// The most threads at work at a time; nil for all that the system offers.
  package let threads: Int?
  /// Bands for a number of threads that only the system knows: enough to fill any usual machine evenly.
  private static let bandsForAll = 16

  /// Creates a scheduler; fewer than one thread counts as one.
  package init(threads: Int? = nil) { self.threads = threads.map { max($0, 1) } }

  /// Calls `body` once for each band of at least `minimumRows` rows, with that band's part of `elements`.
  ///
  /// Row r owns the elements from (r - rows.lowerBound) * rowLength on, so `elements` holds rowLength of them for each
  /// row.
  package func run<Element>(
    _ rows: Range<Int>, rowLength: Int, minimumRows: Int = 16, in elements: inout MutableSpan<Element>,
    _ body: (_ rows: Range<Int>, _ elements: inout MutableSpan<Element>) -> Void
  ) {
    precondition(elements.count == rows.count * rowLength, "each row needs rowLength elements")
    // Why this is safe: bands don't overlap, so the parts that they take of `elements` don't either; the span itself is
    // only read, and it outlives the call, since the loop below returns after its last iteration has.
    perform(bandCount(rows.count, minimumRows)) { band, count in
      let (first, end) = (rows.count * band / count, rows.count * (band + 1) / count)
      var part = elements._mutatingExtracting(first * rowLength..<end * rowLength)
      body(rows.lowerBound + first..<rows.lowerBound + end, &part)
    }
  }

  /// The number of bands for some rows.
  package func bandCount(_ rows: Int, _ minimumRows: Int) -> Int {
    max(min(threads ?? BandScheduler.bandsForAll, rows / max(minimumRows, 1)), 1)
  }

  private func perform(_ count: Int, _ body: (_ band: Int, _ count: Int) -> Void) {
    #if canImport(Dispatch)
      if count > 1 {
        DispatchQueue.concurrentPerform(iterations: count) { body($0, count) }
        return
      }
    #endif
    for band in 0..<count { body(band, count) }
  }
}
