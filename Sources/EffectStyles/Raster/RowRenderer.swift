import EffectMath

/// Runs a row program: one for each band of rows, so that its buffers are shared by the rows but not by threads.
package struct RowRenderer {
  private let program: PreparedProgram
  private let passes: [PassResult]
  /// Made when a row first asks for them: a reader may hold readers of earlier passes.
  private var readers: [PassReader?]
  private var stack: [RowBuffer] = []
  private var spare: [RowBuffer] = []
  /// The coverage of outlines by turns, so that the few outlines of a usual program find what they had a row above.
  private var coverages = [CoverageRow](repeating: CoverageRow(), count: 8)
  private var paint = [SIMD4<Float>](repeating: .zero, count: PaintRow.chunk)
  private var parameters = [Float](repeating: 0, count: PaintRow.chunk)

  /// Creates a renderer that reads the results of earlier passes.
  package init(_ program: PreparedProgram, passes: [PassResult]) {
    self.program = program
    self.passes = passes
    readers = Array(repeating: nil, count: program.readerCount)
  }

  /// Makes row `y` of the program in a transparent row buffer with the program's columns.
  package mutating func render(_ y: Int, into row: inout RowBuffer) {
    guard y >= program.bounds.minY, y < program.bounds.maxY else { return }
    var top = RowBuffer(columns: 0..<0)
    swap(&top, &row)
    for step in program.steps { run(step, y: y, top: &top) }
    swap(&top, &row)
  }

  /// Runs a step on the buffer on top of the stack; those below it are in `stack`.
  private mutating func run(_ step: PreparedProgram.Step, y: Int, top: inout RowBuffer) {
    switch step {
    case .draw(let drawing, let outline):
      let place = outline & 7
      var coverage = coverages.lend(place)
      coverage.cover(y, of: drawing.outline)
      draw(drawing, coverage, y: y, into: &top)
      coverages[place] = coverage
    case .push:
      stack.append(top)
      top = spare.popLast() ?? RowBuffer(columns: program.bounds.columns)
    case .read(let pass, let offset, let tint, let reader):
      if readers[reader] == nil { readers[reader] = PassReader(passes[pass], tint: tint) }
      readers[reader]?.read(row: y, movedBy: offset, into: &top)
    case .flood(let pixel, let bounds):
      if bounds.rows.contains(y) { top.fill(bounds.columns, with: pixel) }
    case .map(let map, let region):
      top.map(map, filling: region.map { $0.rows.contains(y) ? $0.columns : 0..<0 } ?? 0..<0)
    case .mix(let alphas):
      var mask = pop(&top)
      var levels = [top]
      while levels.count < alphas.count { levels.insert(stack.removeLast(), at: 0) }
      top = stack.removeLast()
      top.mix(levels, at: alphas, mask: mask)
      for index in levels.indices { recycle(&levels[index]) }
      recycle(&mask)
    case .clip(let outline, let index):
      coverages[index & 7].cover(y, of: outline)
      top.multiply(by: coverages[index & 7])
    case .mask(let kind):
      var mask = pop(&top)
      top.multiply(by: mask, kind: kind)
      recycle(&mask)
    case .merge(let mode, let opacity, let bounds, let clip):
      var layer = pop(&top)
      if bounds.rows.contains(y) {
        if opacity < 1 { layer.scale(by: opacity) }
        merge(layer, mode, within: bounds.columns, clip: clip, y: y, into: &top)
      }
      recycle(&layer)
    case .arithmetic(let k, let bounds):
      var source = pop(&top)
      if bounds.rows.contains(y) { top.combine(source, k, within: bounds.columns) }
      recycle(&source)
    }
  }

  /// Takes the buffer on top off the stack; the one below becomes the top.
  private mutating func pop(_ top: inout RowBuffer) -> RowBuffer {
    var below = stack.removeLast()
    swap(&below, &top)
    return below
  }

  private mutating func recycle(_ buffer: inout RowBuffer) {
    buffer.clear()
    spare.append(buffer)
  }

  private mutating func draw(
    _ drawing: PreparedDrawing, _ coverage: borrowing CoverageRow, y: Int, into row: inout RowBuffer
  ) {
    for index in coverage.spans.indices {
      let span = coverage.spans[index]
      row.ink.insert(span.columns)
      if let pixel = drawing.paint.solid, drawing.blendMode == .normal {
        drawSolid(pixel, span, of: coverage, into: &row)
      } else {
        drawing.paint.draw(drawing.blendMode, span, of: coverage, y: y, into: &row, &paint, &parameters)
      }
    }
  }

  private func drawSolid(
    _ pixel: SIMD4<Float>, _ span: CoverageRow.Span, of coverage: borrowing CoverageRow, into row: inout RowBuffer
  ) {
    let indices = row.indices(of: span.columns)
    var pixels = row.pixels.mutableSpan
    var part = pixels._mutatingExtracting(indices)
    if span.isSolid {
      Blend.solid(pixel, into: &part)
    } else {
      Blend.solid(pixel, coverage: coverage.values.span.extracting(coverage.indices(of: span.columns)), into: &part)
    }
  }

  private func merge(
    _ layer: borrowing RowBuffer, _ mode: BlendMode, within limit: Range<Int>, clip: Coverage?, y: Int,
    into row: inout RowBuffer
  ) {
    guard mode.erasesOutsideSource else {
      for index in 0..<layer.ink.count { blend(layer, mode, layer.ink[index].clamped(to: limit), into: &row) }
      return
    }
    // Where such an operator finds no source it changes the backdrop too, but never outside the clip.
    guard let clip else { return blend(layer, mode, limit.clamped(to: row.columns), into: &row) }
    var coverage = CoverageRow()
    coverage.cover(y, of: clip)
    for span in coverage.spans {
      let columns = span.columns.clamped(to: limit)
      guard !columns.isEmpty else { continue }
      if span.isSolid {
        blend(layer, mode, columns, into: &row)
      } else {
        row.ink.insert(columns)
        let indices = row.indices(of: columns)
        var pixels = row.pixels.mutableSpan
        var part = pixels._mutatingExtracting(indices)
        Blend.row(
          mode, source: layer.pixels.span.extracting(layer.indices(of: columns)),
          coverage: coverage.values.span.extracting(coverage.indices(of: columns)), into: &part)
      }
    }
  }

  private func blend(
    _ layer: borrowing RowBuffer, _ mode: BlendMode, _ columns: Range<Int>, into row: inout RowBuffer
  ) {
    guard !columns.isEmpty else { return }
    row.ink.insert(columns)
    let indices = row.indices(of: columns)
    var pixels = row.pixels.mutableSpan
    var part = pixels._mutatingExtracting(indices)
    Blend.row(mode, source: layer.pixels.span.extracting(layer.indices(of: columns)), into: &part)
  }
}

extension PaintRow {
  /// Pixels made at a time: 4 KiB, which stay in the nearest cache.
  fileprivate static let chunk = 256

  /// Blends the paint into a row where an outline covers it; the arrays are scratch memory for a chunk.
  fileprivate func draw(
    _ mode: BlendMode, _ span: CoverageRow.Span, of coverage: borrowing CoverageRow, y: Int, into row: inout RowBuffer,
    _ pixels: inout [SIMD4<Float>], _ parameters: inout [Float]
  ) {
    var column = span.columns.lowerBound
    while column < span.columns.upperBound {
      let columns = column..<min(column + PaintRow.chunk, span.columns.upperBound)
      var chunk = pixels.mutableSpan
      var made = chunk._mutatingExtracting(0..<columns.count)
      var scratch = parameters.mutableSpan
      fill(&made, y: y, column: column, parameters: &scratch)
      let indices = row.indices(of: columns)
      var behind = row.pixels.mutableSpan
      var part = behind._mutatingExtracting(indices)
      if span.isSolid {
        Blend.row(mode, source: made.span, into: &part)
      } else {
        Blend.row(
          mode, source: made.span, coverage: coverage.values.span.extracting(coverage.indices(of: columns)),
          into: &part)
      }
      column = columns.upperBound
    }
  }
}
