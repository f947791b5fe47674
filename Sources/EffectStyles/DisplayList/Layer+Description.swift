import EffectMath

extension Layer {
  /// The layer's own properties, in the order in which they are applied.
  var expressions: [SExpression] {
    var parts: [SExpression] = []
    if let filter { parts.append(.form("filter", [filter.expression])) }
    if let clip {
      parts.append(
        .form(
          "clip",
          [clip.geometry.expression] + (clip.transform == .identity ? [] : [clip.transform.expression])))
    }
    if let mask { parts.append(.form("mask", [.atom(mask.kind.rawValue), .atom(mask.content.description)])) }
    if opacity != 1 { parts.append(.form("opacity", [.number(Double(opacity))])) }
    if blendMode != .normal { parts.append(.form("blend", [.atom(blendMode.name)])) }
    if let backdropFilter { parts.append(.form("backdrop", [backdropFilter.expression])) }
    return parts
  }
}

extension Filter {
  var expression: SExpression {
    switch self {
    case .source: .atom("source")
    case .flood(let color): .form("flood", [color.expression])
    case .gaussianBlur(let deviation, let edge, let input):
      .form(
        "blur",
        SExpression.numbers(deviation.width, deviation.height) + [.atom(edge.rawValue), input.expression])
    case .offset(let vector, let input):
      .form("offset", SExpression.numbers(vector.dx, vector.dy) + [input.expression])
    case .composite(let a, let op, let b):
      .form("composite", [.atom(op.rawValue), a.expression, b.expression])
    case .arithmetic(let a, let b, let k1, let k2, let k3, let k4):
      .form(
        "arithmetic",
        SExpression.numbers(Double(k1), Double(k2), Double(k3), Double(k4)) + [a.expression, b.expression])
    case .blend(let a, let mode, let b): .form("blend", [.atom(mode.name), a.expression, b.expression])
    }
  }
}
