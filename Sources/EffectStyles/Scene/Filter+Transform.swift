import EffectMath

extension Filter {
  /// The filter for a node drawn through a transform: its lengths and directions follow the transform.
  ///
  /// A blur follows a scaling along each axis; under a rotation or shear it takes their mean, the root of the area's
  /// growth.
  func transformed(by transform: AffineTransform) -> Filter {
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 { return self }
    return mapLengths(Scaling(transform))
  }

  /// What a transform does to the lengths of a filter.
  struct Scaling {
    let transform: AffineTransform
    /// The root of the area's growth.
    let mean: Double

    init(_ transform: AffineTransform) {
      self.transform = transform
      mean = abs(transform.determinant).squareRoot()
    }

    func size(_ size: Size) -> Size {
      if transform.b == 0, transform.c == 0 {
        return Size(width: size.width * abs(transform.a), height: size.height * abs(transform.d))
      }
      if transform.a == 0, transform.d == 0 {
        return Size(width: size.height * abs(transform.c), height: size.width * abs(transform.b))
      }
      return Size(width: size.width * mean, height: size.height * mean)
    }
  }

  private func mapLengths(_ scaling: Scaling) -> Filter {
    func map(_ filter: Filter) -> Filter { filter.mapLengths(scaling) }
    switch self {
    case .source, .flood: return self
    case .gaussianBlur(let deviation, let edge, let input):
      return .gaussianBlur(standardDeviation: scaling.size(deviation), edge: edge, of: map(input))
    case .offset(let vector, let input): return .offset(scaling.transform.apply(vector), of: map(input))
    case .composite(let a, let op, let b): return .composite(map(a), op, over: map(b))
    case .arithmetic(let a, let b, let k1, let k2, let k3, let k4):
      return .arithmetic(map(a), over: map(b), k1: k1, k2: k2, k3: k3, k4: k4)
    case .colorMatrix(let matrix, let input): return .colorMatrix(matrix, of: map(input))
    case .componentTransfer(let transfer, let input): return .componentTransfer(transfer, of: map(input))
    case .morphology(let kind, let radius, let input):
      return .morphology(kind, radius: scaling.size(radius), of: map(input))
    case .displacement(let input, let displacement, let scale, let x, let y):
      return .displacement(of: map(input), map: map(displacement), scale: scale * scaling.mean, x: x, y: y)
    case .variableBlur(let deviation, let mask, let input):
      return .variableBlur(standardDeviation: deviation * scaling.mean, mask: map(mask), of: map(input))
    case .turbulence, .paint: return self
    case .blend(let a, let mode, let b): return .blend(map(a), mode, over: map(b))
    }
  }
}
