import EffectMath

/// Runs a plan: the passes in order, then the rows of the frame in bands.
package struct PassExecutor {
  private let plan: RenderPlan
  private let scheduler: BandScheduler

  private init(_ plan: RenderPlan, scheduler: BandScheduler) {
    self.plan = plan
    self.scheduler = scheduler
  }

  /// Makes the frame of a plan, in a framebuffer of the plan's extent and space.
  package static func run(
    _ plan: RenderPlan, into frame: inout Framebuffer, scheduler: BandScheduler = BandScheduler()
  ) {
    let executor = PassExecutor(plan, scheduler: scheduler)
    var results: [PassResult] = []
    for pass in plan.passes { results.append(executor.result(of: pass, after: results)) }
    var pixels = frame.pixels.mutableSpan
    executor.fill(&pixels, with: executor.prepared(plan.frame), after: results)
  }

  private func prepared(_ program: RowProgram) -> PreparedProgram {
    PreparedProgram(program, workingSpace: plan.workingSpace)
  }

  private func result(of pass: RenderPlan.Pass, after results: [PassResult]) -> PassResult {
    let program = prepared(pass.source)
    switch pass.operation {
    case .keep:
      return .surface(Shared(surface(of: program, after: results)))
    case .morphology(let kind, let radius):
      let morphology = Morphology(kind, radius: radius, scheduler: scheduler)
      return .surface(Shared(morphology.apply(to: surface(of: program, after: results), bounds: pass.bounds)))
    case .displacement(let kept, let scale, let x, let y):
      guard case .surface(let content) = results[kept] else {
        return .surface(Shared(surface(of: program, after: results)))
      }
      let displacement = Displacement(scale: scale, x: x, y: y, scheduler: scheduler)
      let map = ProgramRows(program, passes: results, scheduler: scheduler)
      return .surface(Shared(displacement.apply(to: content.value, map: map, bounds: pass.bounds)))
    case .gaussianBlur(let deviation, let edge, let isAlpha):
      let plan = BlurPlan(deviationX: deviation.width, deviationY: deviation.height)
      let blur = Blur(plan, edge: edge, of: pass.source.bounds, within: pass.bounds)
      if isAlpha, edge == .transparent,
        let shadow = RectShadow(of: program, deviation: deviation, within: blur.bounds)
      {
        return .rectShadow(Shared(shadow))
      }
      let source = ProgramRows(program, passes: results, scheduler: scheduler)
      if isAlpha { return .blurredAlpha(Shared(blur.alphaRows(of: source, on: scheduler))) }
      // Rows that are made from rows made on demand would cost each level twice the one below, and call stack.
      let isDeep = program.passes.contains { results[$0].isMadeOnDemand }
      return isDeep && !blur.isMultirate
        ? .surface(Shared(blur.surface(of: source, on: scheduler)))
        : .blurred(Shared(blur.rows(of: source, on: scheduler)))
    }
  }

  /// Makes all rows of a program, and keeps where their ink is.
  private func surface(of program: PreparedProgram, after results: [PassResult]) -> PixelSurface {
    let rows = ProgramRows(program, passes: results, scheduler: scheduler)
    return PixelSurface(
      bounds: program.bounds, pixels: pixels(of: program, after: results),
      active: program.bounds.rows.map { rows.activeColumns(ofRow: $0) })
  }

  /// Makes all rows of a program.
  private func pixels(of program: PreparedProgram, after results: [PassResult]) -> [SIMD4<Float>] {
    var result = [SIMD4<Float>](repeating: .zero, count: program.bounds.width * program.bounds.height)
    var span = result.mutableSpan
    fill(&span, with: program, after: results)
    return result
  }

  /// Makes all rows of a program in place of what was there.
  private func fill(
    _ pixels: inout MutableSpan<SIMD4<Float>>, with program: PreparedProgram, after results: [PassResult]
  ) {
    let width = program.bounds.width
    scheduler.run(program.bounds.rows, rowLength: width, in: &pixels) { rows, pixels in
      var renderer = RowRenderer(program, passes: results)
      var row = RowBuffer(columns: program.bounds.columns)
      for y in rows {
        renderer.render(y, into: &row)
        let start = (y - rows.lowerBound) * width
        var target = pixels._mutatingExtracting(start..<start + width)
        row.copy(into: &target)
        row.clear()
      }
    }
  }
}
