/// Why bytes are no picture in NumPy's array format, and where that shows.
public struct NPYError: Error, Hashable, Sendable {
  /// The kinds of damage.
  public enum Reason: Hashable, Sendable {
    /// The first six bytes aren't those of every NPY file.
    case signature
    /// The format's version isn't 1, 2 or 3.
    case version(UInt8)
    /// The header isn't a dictionary with `descr`, `fortran_order` and `shape`.
    case header
    /// The elements aren't 32-bit floats.
    case elementType(String)
    /// The elements are in column-major order.
    case columnMajor
    /// The array isn't height by width by 4.
    case shape([Int])
    /// The picture has more pixels than the caller allows.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The elements end too early.
    case truncated(expected: Int, available: Int)
  }

  /// What is wrong.
  public let reason: Reason
  /// Where it was noticed, in bytes from the start of the file.
  public let offset: Int

  /// Creates an error from its parts.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension NPYError: CustomStringConvertible {
  /// One line: the place, what was found, and what was expected.
  public var description: String {
    "NPY, byte \(offset): \(reason.description)"
  }
}

extension NPYError.Reason: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .signature: "the signature 147 NUMPY is missing"
    case .version(let version): "version \(version); expected 1, 2 or 3"
    case .header: "the header is damaged; expected descr, fortran_order and shape"
    case .elementType(let type): "elements of type \(type); expected <f4 or >f4"
    case .columnMajor: "column-major order; expected row-major"
    case .shape(let shape):
      "shape (\(shape.map { String($0) }.joined(separator: ", "))); expected (height, width, 4)"
    case .tooManyPixels(let width, let height, let limit): "\(width) x \(height) pixels; the limit is \(limit)"
    case .truncated(let expected, let available): "\(available) bytes of elements; expected \(expected)"
    }
  }
}
