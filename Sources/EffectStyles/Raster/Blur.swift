package import EffectMath

/// A Gaussian blur, planned for a source's bounds and prepared to run.
///
/// How to use it, here and from another pass:
///
///     let blur = Blur(plan, edge: .transparent, of: source.bounds, within: frame)
///     let rows = blur.rows(of: source, on: scheduler)          // runs the low-rate stages, in bands
///     var reader = rows.makeReader()                           // one for each thread
///     reader.read(row: y, into: &pixels)                       // blur.bounds.width pixels of row y
///     rows.activeColumns(ofRow: y)                             // what can be non-zero there
///
/// `rows` is a `PixelRowSource` itself, so blurs chain, and a compositor that walks rows never has the blurred layer in
/// memory. The source is one too: it may make its rows when asked, so the input needn't exist as a whole either. A
/// direct filter asks for each row once for each band that needs it, in ascending order; a multirate one asks for all
/// rows before the first result. `surface(of:on:)` blurs into memory.
///
/// Results don't depend on bands or thread counts, bit by bit.
package struct Blur: Sendable {
  /// The pixels of the source.
  package let sourceBounds: PixelRect
  /// The pixels of the result: all that the source reaches, or the part of them that is wanted.
  package let bounds: PixelRect
  /// How the source goes on beyond its bounds.
  package let edge: EdgeMode
  let x: BlurAxis
  let y: BlurAxis
  /// For `EdgeMode.opaque`: what each column and row is multiplied by.
  let scales: (x: [Float], y: [Float])?
  let limits: PixelLimits

  /// Prepares a blur.
  ///
  /// With `EdgeMode.transparent` the result grows by the plan's outset; with all others it has the source's bounds.
  ///
  /// - Parameters:
  ///   - plan: the deviations and methods.
  ///   - edge: how the source goes on beyond its bounds.
  ///   - source: the source's bounds.
  ///   - region: the pixels of the result that are wanted; nil for all.
  ///   - limitsAlpha: whether alpha stays within 0...1; else a multirate result may leave its input's range by 1e-4.
  package init(
    _ plan: BlurPlan, edge: EdgeMode, of source: PixelRect, within region: PixelRect? = nil, limitsAlpha: Bool = true
  ) {
    let whole = edge == .transparent ? source.grown(x: plan.x.outset, y: plan.y.outset) : source
    let wanted = region.map { whole.intersection($0) } ?? whole
    let limits = limitsAlpha ? PixelLimits.alpha : .none
    self.limits = limits
    sourceBounds = source
    bounds = source.isEmpty ? .empty : wanted
    self.edge = edge
    x = BlurAxis(
      plan.x, length: source.width, output: (bounds.minX - source.minX)..<(bounds.maxX - source.minX), edge: edge)
    y = BlurAxis(
      plan.y, length: source.height, output: (bounds.minY - source.minY)..<(bounds.maxY - source.minY), edge: edge)
    scales =
      edge == .opaque && !bounds.isEmpty ? (x.weightsWithin().map { 1 / $0 }, y.weightsWithin().map { 1 / $0 }) : nil
  }

  /// The rows of the blurred source; for a multirate plan, this runs the stages up to the low-rate picture.
  package func rows<Source: PixelRowSource>(of source: Source, on scheduler: BandScheduler) -> BlurredRows<Source> {
    precondition(source.bounds == sourceBounds, "a blur is prepared for one source's bounds")
    return BlurredRows(blur: self, source: source, scheduler: scheduler)
  }

  /// The blurred source in memory.
  package func surface<Source: PixelRowSource>(of source: Source, on scheduler: BandScheduler) -> PixelSurface {
    var pixels = [SIMD4<Float>](repeating: .zero, count: bounds.width * bounds.height)
    var span = pixels.mutableSpan
    let rows = fill(&span, from: source, on: scheduler)
    let active = source.isDense ? nil : bounds.rows.map { rows.activeColumns(ofRow: $0) }
    return PixelSurface(bounds: bounds, pixels: pixels, active: active)
  }

  /// Blurs a source into memory: row after row, `bounds.width` pixels each.
  @discardableResult
  package func fill<Source: PixelRowSource>(
    _ pixels: inout MutableSpan<SIMD4<Float>>, from source: Source, on scheduler: BandScheduler
  ) -> BlurredRows<Source> {
    let rows = rows(of: source, on: scheduler)
    let width = bounds.width
    guard !bounds.isEmpty else { return rows }
    scheduler.run(bounds.rows, rowLength: width, minimumRows: minimumBand, in: &pixels) { band, part in
      var reader = rows.makeReader()
      for row in band {
        let start = (row - band.lowerBound) * width
        var pixels = part._mutatingExtracting(start..<(start + width))
        reader.read(row: row, into: &pixels)
      }
    }
    return rows
  }

  /// The fewest rows of a band: those that only warm it up should be a small part of its work.
  package var minimumBand: Int {
    y.lowRate.map { 8 * y.step + $0.radius } ?? 4 * y.reach + 16
  }

  /// Whether a low-rate picture lies between source and result.
  var isMultirate: Bool { x.lowRate != nil || y.lowRate != nil }
}

extension BlurAxis {
  /// The weight that falls within the source, for each result: the filter's answer to a source of ones.
  func weightsWithin() -> [Float] {
    let ones = [SIMD4<Float>](repeating: SIMD4(repeating: 1), count: length)
    let source = PixelSurface(bounds: PixelRect(minX: 0, minY: 0, maxX: length, maxY: 1), pixels: ones)
    var result = [SIMD4<Float>](repeating: .zero, count: output.count)
    var filter = BlurRowPipeline(axis: self)
    var span = result.mutableSpan
    filter.apply(source.pixels.span, into: &span)
    return result.map { $0.x }
  }
}
