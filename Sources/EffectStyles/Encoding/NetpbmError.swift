/// Why bytes are no picture of the Netpbm family, and where that shows.
public struct NetpbmError: Error, Hashable, Sendable {
  /// The kinds of damage.
  public enum Reason: Hashable, Sendable {
    /// The first two bytes aren't P5, P6, P7, PF or Pf.
    case signature
    /// A part of the header is missing or no number.
    case header(expected: HeaderField)
    /// The width or the height is zero.
    case size(width: Int, height: Int)
    /// The picture has more pixels than the caller allows.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The number of channels isn't 1, 2, 3 or 4.
    case depth(Int)
    /// The largest sample isn't in 1...65535.
    case maximumSample(Int)
    /// A sample is larger than the header says the largest is.
    case sample(Int, maximum: Int)
    /// The samples end too early.
    case truncated(expected: Int, available: Int)
  }

  /// The parts of a header.
  public enum HeaderField: String, Hashable, Sendable, CaseIterable {
    /// The number of columns.
    case width
    /// The number of rows.
    case height
    /// The number of channels.
    case depth
    /// The largest sample.
    case maximumSample = "largest sample"
    /// The scale factor, whose sign tells the order of bytes.
    case scale
    /// The line that ends the header.
    case end
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

extension NetpbmError: CustomStringConvertible {
  /// One line: the place, what was found, and what was expected.
  public var description: String {
    "Netpbm, byte \(offset): \(reason.description)"
  }
}

extension NetpbmError.Reason: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .signature: "the file starts with none of P5, P6, P7, PF, Pf"
    case .header(let field): "the \(field.rawValue) is missing or no number"
    case .size(let width, let height): "the size is \(width) x \(height); expected at least 1 each"
    case .tooManyPixels(let width, let height, let limit): "\(width) x \(height) pixels; the limit is \(limit)"
    case .depth(let depth): "\(depth) channels; expected 1 to 4"
    case .maximumSample(let value): "largest sample \(value); expected 1 to 65535"
    case .sample(let value, let maximum): "sample \(value); expected at most \(maximum)"
    case .truncated(let expected, let available): "\(available) bytes of samples; expected \(expected)"
    }
  }
}
