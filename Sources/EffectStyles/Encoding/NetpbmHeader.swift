/// The header of a file of the Netpbm family, and where it ends.
struct NetpbmHeader: Hashable {
  /// How samples are stored.
  enum Samples: Hashable {
    /// Integers up to a largest one, of one byte below 256 and two, highest first, above.
    case integer(maximum: Int)
    /// Floats, rows from bottom to top.
    case float(isLittleEndian: Bool)
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var channels = 1
  private(set) var samples = Samples.integer(maximum: 255)
  /// The first byte of the samples.
  private(set) var end = 2

  /// Reads the header.
  init(_ file: Span<UInt8>, maximumPixelCount: Int) throws(NetpbmError) {
    guard file.count >= 2, file[0] == UInt8(ascii: "P") else { throw NetpbmError(.signature, at: 0) }
    switch file[1] {
    case UInt8(ascii: "5"): try readPlainHeader(file, channels: 1)
    case UInt8(ascii: "6"): try readPlainHeader(file, channels: 3)
    case UInt8(ascii: "7"): try readArbitraryHeader(file)
    case UInt8(ascii: "f"): try readFloatHeader(file, channels: 1)
    case UInt8(ascii: "F"): try readFloatHeader(file, channels: 3)
    default: throw NetpbmError(.signature, at: 1)
    }
    guard width > 0, height > 0 else { throw NetpbmError(.size(width: width, height: height), at: 0) }
    // Whatever the caller allows, sixteen bytes for each pixel must be countable.
    let limit = min(maximumPixelCount, Int.max / 32)
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= limit else {
      throw NetpbmError(.tooManyPixels(width: width, height: height, limit: limit), at: 0)
    }
  }

  /// PGM and PPM: width, height and the largest sample, then a single white space.
  private mutating func readPlainHeader(_ file: Span<UInt8>, channels: Int) throws(NetpbmError) {
    self.channels = channels
    width = try readNumber(.width, file)
    height = try readNumber(.height, file)
    try setMaximum(try readNumber(.maximumSample, file))
    try skipOneSpace(file, after: .maximumSample)
  }

  /// PFM: width, height and a scale, whose sign tells the order of bytes and whose amount has no meaning here.
  private mutating func readFloatHeader(_ file: Span<UInt8>, channels: Int) throws(NetpbmError) {
    self.channels = channels
    width = try readNumber(.width, file)
    height = try readNumber(.height, file)
    skipSpace(file)
    let start = end
    while end < file.count, !Self.isSpace(file[end]) {
      end += 1
    }
    guard end > start, Self.isDecimal(file.extracting(start..<end)) else {
      throw NetpbmError(.header(expected: .scale), at: start)
    }
    samples = .float(isLittleEndian: file[start] == UInt8(ascii: "-"))
    try skipOneSpace(file, after: .scale)
  }

  /// PAM: lines of a word and a value up to `ENDHDR`; comments and unknown words are skipped.
  private mutating func readArbitraryHeader(_ file: Span<UInt8>) throws(NetpbmError) {
    var missing: [NetpbmError.HeaderField] = [.width, .height, .depth, .maximumSample]
    while true {
      skipSpace(file)
      let start = end
      while end < file.count, !Self.isSpace(file[end]) {
        end += 1
      }
      let word = file.extracting(start..<end)
      if word.isEmpty { throw NetpbmError(.header(expected: .end), at: start) }
      if Self.isEqual(word, "WIDTH") {
        width = try readNumber(.width, file)
        missing.removeAll { $0 == .width }
      } else if Self.isEqual(word, "HEIGHT") {
        height = try readNumber(.height, file)
        missing.removeAll { $0 == .height }
      } else if Self.isEqual(word, "DEPTH") {
        channels = try readNumber(.depth, file)
        missing.removeAll { $0 == .depth }
      } else if Self.isEqual(word, "MAXVAL") {
        try setMaximum(try readNumber(.maximumSample, file))
        missing.removeAll { $0 == .maximumSample }
      } else {
        while end < file.count, file[end] != UInt8(ascii: "\n") {
          end += 1
        }
        if Self.isEqual(word, "ENDHDR") { break }
      }
    }
    try skipOneSpace(file, after: .end)
    if let field = missing.first { throw NetpbmError(.header(expected: field), at: 2) }
    guard (1...4).contains(channels) else { throw NetpbmError(.depth(channels), at: 2) }
  }

  private mutating func setMaximum(_ maximum: Int) throws(NetpbmError) {
    guard (1...65535).contains(maximum) else { throw NetpbmError(.maximumSample(maximum), at: end) }
    samples = .integer(maximum: maximum)
  }

  /// Reads a number without sign, after white space and comments.
  private mutating func readNumber(_ field: NetpbmError.HeaderField, _ file: Span<UInt8>) throws(NetpbmError) -> Int {
    skipSpace(file)
    let start = end
    var value = 0
    while end < file.count, (48...57).contains(file[end]) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow, product <= Int.max - 9 else { throw NetpbmError(.header(expected: field), at: start) }
      value = product + Int(file[end] - 48)
      end += 1
    }
    guard end > start else { throw NetpbmError(.header(expected: field), at: start) }
    return value
  }

  private mutating func skipSpace(_ file: Span<UInt8>) {
    while end < file.count {
      if file[end] == UInt8(ascii: "#") {
        while end < file.count, file[end] != UInt8(ascii: "\n") {
          end += 1
        }
      } else if Self.isSpace(file[end]) {
        end += 1
      } else {
        return
      }
    }
  }

  private mutating func skipOneSpace(
    _ file: Span<UInt8>, after field: NetpbmError.HeaderField
  ) throws(NetpbmError) {
    guard end < file.count, Self.isSpace(file[end]) else { throw NetpbmError(.header(expected: field), at: end) }
    end += 1
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || (9...13).contains(byte)
  }

  private static func isEqual(_ bytes: Span<UInt8>, _ word: String) -> Bool {
    guard bytes.count == word.utf8.count else { return false }
    for (index, byte) in word.utf8.enumerated() where bytes[index] != byte {
      return false
    }
    return true
  }

  /// Whether bytes are a decimal number other than zero, perhaps with a sign, a point, and an exponent.
  private static func isDecimal(_ bytes: Span<UInt8>) -> Bool {
    var hasDigit = false
    var isZero = true
    for index in 0..<bytes.count {
      switch bytes[index] {
      case 48...57:
        hasDigit = true
        if bytes[index] != 48 { isZero = false }
      case UInt8(ascii: "."): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard index == 0 || bytes[index - 1] | 32 == UInt8(ascii: "e") else { return false }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard hasDigit else { return false }
      default: return false
      }
    }
    return hasDigit && !isZero
  }
}
