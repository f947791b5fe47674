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
    case .colorMatrix(let matrix, let input):
      .form("matrix", matrix.rows.map { .number(Double($0)) } + [input.expression])
    case .componentTransfer(let transfer, let input):
      .form(
        "transfer",
        [transfer.red, transfer.green, transfer.blue, transfer.opacity].map { $0.expression } + [input.expression])
    case .morphology(let kind, let radius, let input):
      .form(kind.rawValue, SExpression.numbers(radius.width, radius.height) + [input.expression])
    case .displacement(let input, let map, let scale, let x, let y):
      .form(
        "displacement", [.number(scale), .atom(x.rawValue), .atom(y.rawValue), input.expression, map.expression])
    case .turbulence(let noise):
      .form(
        noise.kind.rawValue,
        SExpression.numbers(
          noise.frequencyX, noise.frequencyY, Double(noise.octaves), Double(noise.seed))
          + (noise.stitchTile.map { [.form("stitch", $0.numbers)] } ?? []))
    case .paint(let paint, let transform):
      .form("paint", [paint.expression] + (transform == .identity ? [] : [transform.expression]))
    case .variableBlur(let deviation, let mask, let input):
      .form("variable-blur", [.number(deviation), mask.expression, input.expression])
    }
  }
}

extension ComponentTransfer.Function {
  fileprivate var expression: SExpression {
    switch self {
    case .identity: .atom("identity")
    case .table(let values): .form("table", values.map { .number(Double($0)) })
    case .discrete(let values): .form("discrete", values.map { .number(Double($0)) })
    case .linear(let slope, let intercept): .form("linear", SExpression.numbers(Double(slope), Double(intercept)))
    case .gamma(let amplitude, let exponent, let offset):
      .form("gamma", SExpression.numbers(Double(amplitude), Double(exponent), Double(offset)))
    }
  }
}
