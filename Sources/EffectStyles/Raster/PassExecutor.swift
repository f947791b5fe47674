/// Runs a plan: the passes in order, then the rows of the frame in bands.
package struct PassExecutor {
  private let plan: RenderPlan
  private let scheduler: BandScheduler

  private init(_ plan: RenderPlan, scheduler: BandScheduler) {
    self.plan = plan
    self.scheduler = scheduler
  }

  /// Makes the frame of a plan.
  package static func run(_ plan: RenderPlan, scheduler: BandScheduler = BandScheduler()) -> Framebuffer {
    PassExecutor(plan, scheduler: scheduler).run()
  }

  private func run() -> Framebuffer {
    var results: [PassResult] = []
    for pass in plan.passes { results.append(result(of: pass, after: results)) }
    let passes = results
    var frame = Framebuffer(width: plan.width, height: plan.height, colorSpace: plan.workingSpace)
    let program = PreparedProgram(plan.frame, workingSpace: plan.workingSpace)
    var pixels = frame.pixels.mutableSpan
    scheduler.run(0..<plan.height, rowLength: plan.width, in: &pixels) { rows, pixels in
      var renderer = RowRenderer(program, passes: passes)
      var row = RowBuffer(columns: program.bounds.columns)
      for y in rows {
        renderer.render(y, into: &row)
        let start = (y - rows.lowerBound) * program.bounds.width
        for interval in row.ink.intervals {
          for column in interval { pixels[start + column] = row.pixels[column] }
        }
        row.clear()
      }
    }
    return frame
  }

  private func result(of pass: RenderPlan.Pass, after results: [PassResult]) -> PassResult {
    switch pass.operation {
    case .keep: .surface(surface(of: pass.source, after: results))
    case .gaussianBlur: .surface(surface(of: pass.source, after: results))
    }
  }

  /// Makes all rows of a program.
  private func surface(of source: RowProgram, after results: [PassResult]) -> Surface {
    var surface = Surface(bounds: source.bounds)
    let program = PreparedProgram(source, workingSpace: plan.workingSpace)
    let width = source.bounds.width
    var pixels = surface.pixels.mutableSpan
    scheduler.run(source.bounds.rows, rowLength: width, in: &pixels) { rows, pixels in
      var renderer = RowRenderer(program, passes: results)
      var row = RowBuffer(columns: program.bounds.columns)
      for y in rows {
        renderer.render(y, into: &row)
        let start = (y - rows.lowerBound) * width - program.bounds.minX
        for interval in row.ink.intervals {
          for column in interval {
            pixels[start + column] = row.pixels[row.indices(of: interval).lowerBound + column - interval.lowerBound]
          }
        }
        row.clear()
      }
    }
    return surface
  }
}
