/// What the header of a NumPy array says, read from its text: a Python dictionary of three entries.
struct NPYHeader: Hashable {
  private(set) var height = 0
  private(set) var width = 0
  private(set) var isLittleEndian = true

  private var position = 0

  /// Reads a header; `offset` is where it starts in the file.
  init(_ text: Span<UInt8>, at offset: Int) throws(NPYError) {
    var hasType = false
    var hasOrder = false
    var hasShape = false
    try expect(UInt8(ascii: "{"), text, offset)
    while !accept(UInt8(ascii: "}"), text) {
      let key = try readString(text, offset)
      try expect(UInt8(ascii: ":"), text, offset)
      skipSpace(text)
      let start = position
      switch Key(key) {
      case .descr:
        let type = try readString(text, offset)
        guard let isLittleEndian = Self.byteOrder(of: type) else {
          throw NPYError(.elementType(String(decoding: type, as: UTF8.self)), at: offset + start)
        }
        self.isLittleEndian = isLittleEndian
        hasType = true
      case .fortranOrder:
        if acceptWord("True", text) { throw NPYError(.columnMajor, at: offset + start) }
        guard acceptWord("False", text) else { throw NPYError(.header, at: offset + start) }
        hasOrder = true
      case .shape:
        let shape = try readTuple(text, offset)
        guard shape.count == 3, shape[2] == 4 else { throw NPYError(.shape(shape), at: offset + start) }
        (height, width) = (shape[0], shape[1])
        hasShape = true
      case nil:
        throw NPYError(.header, at: offset + start)
      }
      _ = accept(UInt8(ascii: ","), text)
    }
    guard hasType, hasOrder, hasShape else { throw NPYError(.header, at: offset + position) }
  }

  private enum Key {
    case descr
    case fortranOrder
    case shape

    init?(_ name: [UInt8]) {
      if name.elementsEqual("descr".utf8) {
        self = .descr
      } else if name.elementsEqual("fortran_order".utf8) {
        self = .fortranOrder
      } else if name.elementsEqual("shape".utf8) {
        self = .shape
      } else {
        return nil
      }
    }
  }

  /// Whether elements are little endian, or nil when they are no 32-bit floats.
  private static func byteOrder(of type: [UInt8]) -> Bool? {
    if type.elementsEqual("<f4".utf8) { return true }
    if type.elementsEqual(">f4".utf8) { return false }
    return nil
  }

  private mutating func skipSpace(_ text: Span<UInt8>) {
    while position < text.count, text[position] == 32 || (9...13).contains(text[position]) {
      position += 1
    }
  }

  private mutating func accept(_ byte: UInt8, _ text: Span<UInt8>) -> Bool {
    skipSpace(text)
    guard position < text.count, text[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ text: Span<UInt8>, _ offset: Int) throws(NPYError) {
    guard accept(byte, text) else { throw NPYError(.header, at: offset + position) }
  }

  private mutating func acceptWord(_ word: String, _ text: Span<UInt8>) -> Bool {
    skipSpace(text)
    guard text.count - position >= word.utf8.count else { return false }
    for (index, byte) in word.utf8.enumerated() where text[position + index] != byte {
      return false
    }
    position += word.utf8.count
    return true
  }

  private mutating func readString(_ text: Span<UInt8>, _ offset: Int) throws(NPYError) -> [UInt8] {
    skipSpace(text)
    guard position < text.count, text[position] == UInt8(ascii: "'") || text[position] == UInt8(ascii: "\"") else {
      throw NPYError(.header, at: offset + position)
    }
    let quote = text[position]
    position += 1
    var result: [UInt8] = []
    while position < text.count, text[position] != quote {
      result.append(text[position])
      position += 1
    }
    try expect(quote, text, offset)
    return result
  }

  private mutating func readTuple(_ text: Span<UInt8>, _ offset: Int) throws(NPYError) -> [Int] {
    try expect(UInt8(ascii: "("), text, offset)
    var result: [Int] = []
    while !accept(UInt8(ascii: ")"), text) {
      skipSpace(text)
      let start = position
      var value = 0
      while position < text.count, (48...57).contains(text[position]) {
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        guard !overflow, product <= Int.max - 9 else { throw NPYError(.header, at: offset + start) }
        value = product + Int(text[position] - 48)
        position += 1
      }
      guard position > start else { throw NPYError(.header, at: offset + start) }
      result.append(value)
      _ = accept(UInt8(ascii: ","), text)
    }
    return result
  }
}
