/// The first filter of an axis along a row, with whatever lies beyond the row's ends.
struct BlurRowFilter: Sendable {
  let axis: BlurAxis
  /// Samples beyond the ends and near them, gathered.
  private var gathered: [SIMD4<Float>] = []

  init(axis: BlurAxis) { self.axis = axis }

  /// Fills a row of results: element 0 belongs to result `axis.filtered.lowerBound`, and the row ends on a whole block.
  ///
  /// Only samples within `active` are non-zero. Returns the blocks that were written; the others are untouched.
  mutating func apply<Element: BlockElement>(
    _ row: Span<SIMD4<Float>>, active: Range<Int>, into result: inout MutableSpan<Element>
  ) -> Range<Int> {
    let origin = axis.filtered.lowerBound
    let reached = axis.filtered(reachedFrom: active)
    guard !reached.isEmpty else { return 0..<0 }
    let blocks = PixelBlock.blocks(covering: (reached.lowerBound - origin)..<(reached.upperBound - origin))
    let inner = axis.inner
    let firstInner = (inner.lowerBound - origin + 3) >> 2
    let endInner = (inner.upperBound - origin) >> 2
    let middle = firstInner < endInner ? (firstInner..<endInner).clamped(to: blocks) : 0..<0
    if middle.isEmpty {
      applyGathered(row, blocks: blocks, into: &result)
    } else {
      applyGathered(row, blocks: blocks.lowerBound..<middle.lowerBound, into: &result)
      HorizontalConvolution.symmetric(
        row, first: origin * axis.step - axis.reach, step: axis.step, weights: axis.weights.span, blocks: middle,
        into: &result)
      applyGathered(row, blocks: middle.upperBound..<blocks.upperBound, into: &result)
    }
    return blocks
  }

  /// Filters blocks whose samples lie partly beyond the row.
  private mutating func applyGathered<Element: BlockElement>(
    _ row: Span<SIMD4<Float>>, blocks: Range<Int>, into result: inout MutableSpan<Element>
  ) {
    guard !blocks.isEmpty else { return }
    let pace = 4 * axis.step
    let first = (axis.filtered.lowerBound * axis.step) - axis.reach + blocks.lowerBound * pace
    let count = blocks.count * pace - axis.step + 2 * axis.reach + 1
    if gathered.count < count {
      gathered.append(contentsOf: repeatElement(.zero, count: count - gathered.count))
    }
    let inside = (0..<count).clamped(to: max(-first, 0)..<max(axis.length - first, 0))
    for index in 0..<inside.lowerBound { gathered[index] = sample(row, at: first + index) }
    for index in inside { gathered[index] = row[first + index] }
    for index in inside.upperBound..<count { gathered[index] = sample(row, at: first + index) }
    HorizontalConvolution.symmetric(
      gathered.span, first: -blocks.lowerBound * pace, step: axis.step, weights: axis.weights.span, blocks: blocks,
      into: &result)
  }

  /// The sample at a position beyond the row's ends.
  private func sample(_ row: Span<SIMD4<Float>>, at position: Int) -> SIMD4<Float> {
    axis.source(at: position).map { row[$0] } ?? .zero
  }
}
