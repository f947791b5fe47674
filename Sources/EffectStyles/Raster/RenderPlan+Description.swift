import EffectMath

extension RenderPlan: CustomStringConvertible {
  /// The plan as nested expressions: size and space, the passes, the frame's steps, and what was left out.
  package var description: String {
    SExpression.form(
      "plan",
      [.number(Double(width)), .number(Double(height)), .atom(workingSpace.rawValue)]
        + passes.enumerated().map { .form("pass", [.number(Double($0.offset))] + $0.element.expressions) }
        + [.form("frame", frame.steps.map { $0.expression })]
        + culled.map { .form("culled", [.atom($0.reason.rawValue), $0.content]) }
    ).text
  }
}

extension RenderPlan.Pass {
  fileprivate var expressions: [SExpression] {
    [operation.expression, bounds.expression, .form("from", source.steps.map { $0.expression })]
  }
}

extension RenderPlan.Pass.Operation {
  fileprivate var expression: SExpression {
    switch self {
    case .keep: .atom("keep")
    case .gaussianBlur(let deviation, let edge, let isAlpha):
      .form(
        isAlpha ? "blur-alpha" : "blur",
        [
          .atom(BlurPlan(deviationX: deviation.width, deviationY: deviation.height).description),
          .atom(edge.rawValue),
        ])
    case .morphology(let kind, let radius):
      .form(kind.rawValue, SExpression.numbers(Double(radius.x), Double(radius.y)))
    case .displacement(let pass, let scale, let x, let y):
      .form("displacement", SExpression.numbers(Double(pass), scale) + [.atom(x.rawValue), .atom(y.rawValue)])
    }
  }
}

extension RowProgram.Step {
  fileprivate var expression: SExpression {
    switch self {
    case .draw(let drawing):
      .form("draw", [drawing.outline.bounds.expression, drawing.paint.expression] + drawing.blendMode.expressions)
    case .push: .atom("push")
    case .read(let pass, let x, let y, let tint):
      .form("read", SExpression.numbers(Double(pass), x, y) + (tint.map { [$0.expression] } ?? []))
    case .flood(let color, let bounds): .form("flood", [color.expression, bounds.expression])
    case .map(let map, _): map.expression
    case .mix(let alphas): .form("mix", alphas.map(SExpression.number))
    case .clip(let outline): .form("clip", [outline.bounds.expression])
    case .mask(let kind): .form("mask", [.atom(kind.rawValue)])
    case .merge(let mode, let opacity, let bounds, _):
      .form(
        "merge",
        (opacity == 1 ? [] : [.number(Double(opacity))]) + mode.expressions + [bounds.expression])
    case .arithmetic(let k, let bounds):
      .form(
        "arithmetic",
        SExpression.numbers(Double(k.x), Double(k.y), Double(k.z), Double(k.w)) + [bounds.expression])
    }
  }
}

extension PixelMap {
  fileprivate var expression: SExpression {
    switch self {
    case .tint(let color): .form("tint", [color.expression])
    case .matrix(let matrix): .form("matrix", matrix.rows.map { .number(Double($0)) })
    case .transfer: .form("transfer")
    }
  }
}

extension BlendMode {
  /// The mode's name, unless it is the usual one.
  fileprivate var expressions: [SExpression] { self == .normal ? [] : [.atom(name)] }
}

extension PixelRect {
  /// The first column and row, and one past the last ones.
  fileprivate var expression: SExpression {
    .form("pixels", SExpression.numbers(Double(minX), Double(minY), Double(maxX), Double(maxY)))
  }
}
