import EffectMath

/// A filter expression as a chain of filter primitives; equal sub-expressions are written once.
struct SVGFilter {
  /// The primitives in order.
  private(set) var text = SVGText()
  private var known: [Filter: String] = [:]

  /// Writes an expression and answers the name of its result.
  @discardableResult
  mutating func write(_ filter: Filter) -> String {
    if case .source = filter { return "SourceGraphic" }
    if let name = known[filter] { return name }
    let name = primitive(filter)
    known[filter] = name
    return name
  }

  private mutating func primitive(_ filter: Filter) -> String {
    switch filter {
    case .source:
      return "SourceGraphic"
    case .flood(let color):
      return add(
        "feFlood",
        [
          ("flood-color", SVGText.color(color)),
          ("flood-opacity", SVGText.number(Double(color.opacity))),
        ])
    case .gaussianBlur(let deviation, _, let input):
      let input = write(input)
      let deviations = SVGText.numbers([max(0, deviation.width), max(0, deviation.height)])
      return add("feGaussianBlur", [("in", input), ("stdDeviation", deviations)])
    case .offset(let vector, let input):
      let input = write(input)
      return add(
        "feOffset", [("in", input), ("dx", SVGText.number(vector.dx)), ("dy", SVGText.number(vector.dy))])
    case .composite(let a, let op, let b):
      let (source, backdrop) = (write(a), write(b))
      guard let form = op.svgForm else { return "SourceGraphic" }
      let inputs = form.isSwapped ? (backdrop, source) : (source, backdrop)
      return add("feComposite", [("in", inputs.0), ("in2", inputs.1), ("operator", form.name)])
    case .arithmetic(let a, let b, let k1, let k2, let k3, let k4):
      let (source, backdrop) = (write(a), write(b))
      return add(
        "feComposite",
        [("in", source), ("in2", backdrop), ("operator", "arithmetic")]
          + zip(["k1", "k2", "k3", "k4"], [k1, k2, k3, k4]).map { ($0, SVGText.number(Double($1))) })
    case .blend(let a, let mode, let b):
      let (source, backdrop) = (write(a), write(b))
      return add("feBlend", [("in", source), ("in2", backdrop), ("mode", mode.cssName ?? "normal")])
    case .colorMatrix(let matrix, let input):
      let input = write(input)
      return add(
        "feColorMatrix",
        [("in", input), ("type", "matrix"), ("values", SVGText.numbers(matrix.rows.map { Double($0) }))])
    case .componentTransfer(let transfer, let input):
      return self.transfer(transfer, of: write(input))
    case .morphology(let kind, let radius, let input):
      let input = write(input)
      let radii = SVGText.numbers([max(radius.width, 0), max(radius.height, 0)])
      return add("feMorphology", [("in", input), ("operator", kind.rawValue), ("radius", radii)])
    case .displacement(let input, _, _, _, _), .variableBlur(_, _, let input):
      return write(input)
    case .turbulence, .paint:
      return "SourceGraphic"
    }
  }

  private mutating func transfer(_ transfer: ComponentTransfer, of input: String) -> String {
    let result = "result\(known.count)"
    text.open("feComponentTransfer", [("in", input), ("result", result)])
    text.element("feFuncR", transfer.red.svgAttributes)
    text.element("feFuncG", transfer.green.svgAttributes)
    text.element("feFuncB", transfer.blue.svgAttributes)
    text.element("feFuncA", transfer.opacity.svgAttributes)
    text.close()
    return result
  }

  private mutating func add(_ name: String, _ attributes: [SVGText.Attribute]) -> String {
    let result = "result\(known.count)"
    text.element(name, attributes + [("result", result)])
    return result
  }
}

extension Filter {
  /// Whether filter primitives say the same.
  var isNativeInSVG: Bool {
    switch self {
    case .source: true
    case .flood(let color): color.isInGamut
    case .gaussianBlur(let deviation, let edge, let input):
      edge == .transparent && SVGRange.holds(deviation) && input.isNativeInSVG
    case .offset(let vector, let input):
      SVGRange.holds(vector.dx) && SVGRange.holds(vector.dy) && input.isNativeInSVG
    case .composite(let a, let op, let b): op.svgForm != nil && a.isNativeInSVG && b.isNativeInSVG
    case .arithmetic(let a, let b, let k1, let k2, let k3, let k4):
      SVGRange.holds([k1, k2, k3, k4]) && a.isNativeInSVG && b.isNativeInSVG
    case .blend(let a, let mode, let b):
      mode.cssName != nil && mode != .plusLighter && a.isNativeInSVG && b.isNativeInSVG
    case .colorMatrix(let matrix, let input): SVGRange.holds(matrix.rows) && input.isNativeInSVG
    case .componentTransfer(let transfer, let input):
      [transfer.red, transfer.green, transfer.blue, transfer.opacity].allSatisfy { SVGRange.holds($0.numbers) }
        && input.isNativeInSVG
    case .morphology(_, let radius, let input):
      // A zero radius along one axis switches the whole primitive off in SVG.
      radius.width > 0 && radius.height > 0 && SVGRange.holds(radius) && input.isNativeInSVG
    // Renderers differ in how they fetch between pixels and in where noise is sampled; a paint and a progressive blur
    // have no primitive.
    case .displacement, .turbulence, .paint, .variableBlur: false
    }
  }
}

extension Filter {
  /// The region in which the filter's primitives have to work so that a region of its result is right.
  ///
  /// It cuts the source and every result on the way, so it holds what is needed of each.
  func svgRegion(for output: Rect) -> Rect {
    let inputs: [(filter: Filter, needed: Rect)]
    switch self {
    case .source, .flood, .turbulence, .paint: return output
    case .gaussianBlur(let deviation, let edge, let input):
      let blur = Filter.gaussianBlur(standardDeviation: deviation, edge: edge, of: .source)
      inputs = [(input, blur.inputNeeded(for: output))]
    case .offset(let vector, let input): inputs = [(input, output.offset(by: -vector))]
    case .morphology(_, let radius, let input): inputs = [(input, output.grown(by: radius))]
    case .colorMatrix(_, let input), .componentTransfer(_, let input): inputs = [(input, output)]
    case .composite(let a, _, let b), .arithmetic(let a, let b, _, _, _, _), .blend(let a, _, let b),
      .displacement(let a, let b, _, _, _), .variableBlur(_, let a, let b):
      inputs = [(a, output), (b, output)]
    }
    return inputs.reduce(output) { $0.union($1.filter.svgRegion(for: $1.needed)) }
  }
}

extension ComponentTransfer.Function {
  /// All that the function is made of.
  fileprivate var numbers: [Float] {
    switch self {
    case .identity: []
    case .table(let values), .discrete(let values): values
    case .linear(let slope, let intercept): [slope, intercept]
    case .gamma(let amplitude, let exponent, let offset): [amplitude, exponent, offset]
    }
  }

  /// The function's kind and numbers.
  fileprivate var svgAttributes: [SVGText.Attribute] {
    func text(_ values: [Float]) -> String { SVGText.numbers(values.map { Double($0) }) }
    switch self {
    case .identity: return [("type", "identity")]
    case .table(let values): return [("type", "table"), ("tableValues", text(values))]
    case .discrete(let values): return [("type", "discrete"), ("tableValues", text(values))]
    case .linear(let slope, let intercept):
      return [("type", "linear"), ("slope", text([slope])), ("intercept", text([intercept]))]
    case .gamma(let amplitude, let exponent, let offset):
      return [
        ("type", "gamma"), ("amplitude", text([amplitude])), ("exponent", text([exponent])), ("offset", text([offset])),
      ]
    }
  }
}

extension CompositeOperator {
  /// The operator's name among the filter primitives, and whether its inputs change places there.
  fileprivate var svgForm: (name: String, isSwapped: Bool)? {
    switch self {
    case .sourceOver: ("over", false)
    case .destinationOver: ("over", true)
    case .sourceIn: ("in", false)
    case .destinationIn: ("in", true)
    case .sourceOut: ("out", false)
    case .destinationOut: ("out", true)
    case .sourceAtop: ("atop", false)
    case .destinationAtop: ("atop", true)
    case .xor: ("xor", false)
    case .plusLighter: ("lighter", false)
    case .clear, .source, .destination, .plusDarker: nil
    }
  }
}
