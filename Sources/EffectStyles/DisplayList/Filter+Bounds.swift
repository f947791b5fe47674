public import EffectMath

extension Filter {
  /// What the result can cover when the source covers `source`, in points.
  public func coverage(of source: Rect) -> Rect {
    switch self {
    case .source: source
    case .flood: .infinite
    case .gaussianBlur(let deviation, let edge, let input):
      edge == .transparent
        ? input.coverage(of: source).grown(by: Filter.reach(of: deviation)) : input.coverage(of: source)
    case .offset(let vector, let input): input.coverage(of: source).offset(by: vector)
    case .composite(let a, let op, let b):
      op.coverage(source: a.coverage(of: source), backdrop: b.coverage(of: source))
    case .arithmetic(let a, let b, _, let k2, let k3, let k4):
      switch (k4 > 0, k2 != 0, k3 != 0) {
      case (true, _, _): .infinite
      case (_, true, false): a.coverage(of: source)
      case (_, false, true): b.coverage(of: source)
      case (_, false, false): a.coverage(of: source).intersection(b.coverage(of: source))
      case (_, true, true): a.coverage(of: source).union(b.coverage(of: source))
      }
    case .blend(let a, _, let b): a.coverage(of: source).union(b.coverage(of: source))
    case .colorMatrix(let matrix, let input): matrix.offset.w > 0 ? .infinite : input.coverage(of: source)
    case .componentTransfer(let transfer, let input):
      transfer.opacity(0) > 0 ? .infinite : input.coverage(of: source)
    case .morphology(let kind, let radius, let input):
      kind == .dilate ? input.coverage(of: source).grown(by: radius) : input.coverage(of: source)
    case .displacement(let input, _, let scale, _, _):
      input.coverage(of: source).grown(by: Size(width: abs(scale) / 2, height: abs(scale) / 2))
    case .turbulence, .paint: .infinite
    case .variableBlur(let deviation, _, let input):
      input.coverage(of: source).grown(by: Filter.reach(of: Size(width: deviation, height: deviation)))
    }
  }

  /// What of the source can matter when only `output` of the result is seen, in points.
  public func inputNeeded(for output: Rect) -> Rect {
    switch self {
    case .source: output
    case .flood: .null
    case .gaussianBlur(let deviation, _, let input):
      input.inputNeeded(for: output.grown(by: Filter.reach(of: deviation)))
    case .offset(let vector, let input): input.inputNeeded(for: output.offset(by: -vector))
    case .composite(let a, _, let b), .arithmetic(let a, let b, _, _, _, _), .blend(let a, _, let b):
      a.inputNeeded(for: output).union(b.inputNeeded(for: output))
    case .colorMatrix(_, let input), .componentTransfer(_, let input): input.inputNeeded(for: output)
    case .morphology(_, let radius, let input): input.inputNeeded(for: output.grown(by: radius))
    case .displacement(let input, let map, let scale, _, _):
      input.inputNeeded(for: output.grown(by: Size(width: abs(scale) / 2, height: abs(scale) / 2)))
        .union(map.inputNeeded(for: output))
    case .turbulence, .paint: .null
    case .variableBlur(let deviation, let mask, let input):
      input.inputNeeded(for: output.grown(by: Filter.reach(of: Size(width: deviation, height: deviation))))
        .union(mask.inputNeeded(for: output))
    }
  }

  /// How far a blur can carry ink along each axis, in points, for deviations in points at a scale of 1 or more.
  private static func reach(of deviation: Size) -> Size {
    Size(width: reach(of: deviation.width), height: reach(of: deviation.height))
  }

  private static func reach(of deviation: Double) -> Double {
    deviation > 0 ? deviation * 4.6 + 4 : 0
  }
}

extension Filter {
  /// How often the expression names its source.
  var sourceCount: Int {
    switch self {
    case .source: 1
    case .flood, .turbulence, .paint: 0
    case .gaussianBlur(_, _, let input), .offset(_, let input), .colorMatrix(_, let input),
      .componentTransfer(_, let input), .morphology(_, _, let input):
      input.sourceCount
    case .composite(let a, _, let b), .arithmetic(let a, let b, _, _, _, _), .blend(let a, _, let b),
      .displacement(let a, let b, _, _, _), .variableBlur(_, let a, let b):
      a.sourceCount + b.sourceCount
    }
  }

  /// Whether some blur continues its source beyond its edges, so that the source's extent matters.
  var hasEdges: Bool {
    switch self {
    case .source, .flood, .turbulence, .paint: false
    case .gaussianBlur(_, let edge, let input): edge != .transparent || input.hasEdges
    case .offset(_, let input), .colorMatrix(_, let input), .componentTransfer(_, let input),
      .morphology(_, _, let input):
      input.hasEdges
    case .composite(let a, _, let b), .arithmetic(let a, let b, _, _, _, _), .blend(let a, _, let b),
      .displacement(let a, let b, _, _, _), .variableBlur(_, let a, let b):
      a.hasEdges || b.hasEdges
    }
  }
}

extension Rect {
  /// The rectangle with each side moved outward; null stays null, NaN and negative amounts count as 0.
  package func grown(by amount: Size) -> Rect {
    insetBy(dx: -(amount.width > 0 ? amount.width : 0), dy: -(amount.height > 0 ? amount.height : 0))
  }
}

extension CompositeOperator {
  /// What the result can cover for the coverages of its inputs.
  package func coverage(source: Rect, backdrop: Rect) -> Rect {
    switch self {
    case .clear: .null
    case .source, .sourceOut: source
    case .destination, .destinationOut: backdrop
    case .sourceIn, .destinationIn: source.intersection(backdrop)
    case .sourceAtop: backdrop
    case .destinationAtop: source
    case .sourceOver, .destinationOver, .xor, .plusLighter, .plusDarker: source.union(backdrop)
    }
  }
}
