import EffectMath

/// The rows of a program as a source for filters: made when they are asked for, so they are never all in memory.
package struct ProgramRows: PixelRowSource {
  private let program: PreparedProgram
  private let passes: [PassResult]
  private let active: [ColumnIntervals]

  /// Prepares a program whose steps read the results of earlier passes.
  init(_ program: PreparedProgram, passes: [PassResult], scheduler: BandScheduler) {
    self.program = program
    self.passes = passes
    var active = [ColumnIntervals](repeating: ColumnIntervals(), count: program.bounds.height)
    var span = active.mutableSpan
    scheduler.run(program.bounds.rows, rowLength: 1, in: &span) { rows, active in
      var coverage = CoverageRow()
      for y in rows {
        active[y - rows.lowerBound] = program.reachedColumns(ofRow: y, passes: passes, scratch: &coverage)
      }
    }
    self.active = active
  }

  package var bounds: PixelRect { program.bounds }

  package var isDense: Bool { false }

  package func activeColumns(ofRow row: Int) -> ColumnIntervals { active[row - bounds.minY] }

  package func makeReader() -> Reader {
    Reader(renderer: RowRenderer(program, passes: passes), columns: bounds.columns)
  }

  /// Makes rows on one thread.
  package struct Reader: PixelRowReader {
    private var renderer: RowRenderer
    private var row: RowBuffer

    init(renderer: RowRenderer, columns: Range<Int>) {
      self.renderer = renderer
      row = RowBuffer(columns: columns)
    }

    package mutating func withRow(_ y: Int, _ body: (Span<SIMD4<Float>>) -> Void) {
      row.clear()
      renderer.render(y, into: &row)
      body(row.pixels.span)
    }
  }
}

extension PreparedProgram {
  /// The columns of a row that the steps can reach, clips and masks left aside.
  fileprivate func reachedColumns(
    ofRow y: Int, passes: [PassResult], scratch coverage: inout CoverageRow
  ) -> ColumnIntervals {
    var result = ColumnIntervals()
    for step in steps {
      switch step {
      case .draw(let drawing, _):
        coverage.cover(y, of: drawing.outline)
        for span in coverage.spans { result.insert(span.columns) }
      case .read(let pass, let offset, _, _):
        // A reading between pixels mixes two rows and two columns.
        let (left, up) = (Int(offset.dx.rounded(.down)), Int(offset.dy.rounded(.down)))
        for row in [y - up - 1, y - up] where passes[pass].bounds.rows.contains(row) {
          result.formUnion(
            passes[pass].activeColumns(ofRow: row).mapped { $0.lowerBound + left..<$0.upperBound + left + 1 })
        }
      case .flood(_, let bounds), .arithmetic(_, let bounds):
        if bounds.rows.contains(y) { result.insert(bounds.columns) }
      case .merge(let mode, _, let bounds, _):
        if mode.erasesOutsideSource && bounds.rows.contains(y) { result.insert(bounds.columns) }
      case .map(_, let region):
        if let region, region.rows.contains(y) { result.insert(region.columns) }
      case .push, .clip, .mask, .mix: break
      }
    }
    return result.clamped(to: bounds.columns)
  }
}
