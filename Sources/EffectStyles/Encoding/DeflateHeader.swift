/// The description of a dynamic block's two codes (RFC 1951, section 3.2.7).
struct DeflateHeader {
  /// A symbol of the code-length code with its extra bits.
  private struct Item {
    let symbol: Int
    let extra: UInt32
    let extraBits: Int
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  private let codeLengthCount: Int

  init(literals: HuffmanCode, distances: HuffmanCode) {
    literalCount = max((literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1, 257)
    distanceCount = max((distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1, 1)
    let items = Self.items(Array(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for item in items {
      frequencies[item.symbol] += 1
    }
    let code = HuffmanCode(frequencies: frequencies, maximumLength: 7)
    codeLengthCount = max((DeflateFormat.codeLengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
    self.items = items
    self.code = code
  }

  /// The bits that the description takes.
  var cost: Int {
    items.reduce(5 + 5 + 4 + 3 * codeLengthCount) { $0 + Int(code.lengths[$1.symbol]) + $1.extraBits }
  }

  func write(to writer: inout BitWriter) {
    writer.write(UInt32(literalCount - 257), width: 5)
    writer.write(UInt32(distanceCount - 1), width: 5)
    writer.write(UInt32(codeLengthCount - 4), width: 4)
    for symbol in DeflateFormat.codeLengthOrder[..<codeLengthCount] {
      writer.write(UInt32(code.lengths[symbol]), width: 3)
    }
    for item in items {
      writer.write(code.entries[item.symbol] & 0xFFFF, width: Int(code.lengths[item.symbol]))
      writer.write(item.extra, width: item.extraBits)
    }
  }

  /// Code lengths with runs shortened: 16 repeats the last length, 17 and 18 are runs of zeros.
  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var run = 1
      while index + run < lengths.count, lengths[index + run] == length {
        run += 1
      }
      index += run
      if length > 0 {
        items.append(Item(symbol: Int(length), extra: 0, extraBits: 0))
        run -= 1
      }
      while run >= 3 {
        if length > 0 {
          let part = min(run, 6)
          items.append(Item(symbol: 16, extra: UInt32(part - 3), extraBits: 2))
          run -= part
        } else if run <= 10 {
          items.append(Item(symbol: 17, extra: UInt32(run - 3), extraBits: 3))
          run = 0
        } else {
          let part = min(run, 138)
          items.append(Item(symbol: 18, extra: UInt32(part - 11), extraBits: 7))
          run -= part
        }
      }
      for _ in 0..<run {
        items.append(Item(symbol: Int(length), extra: 0, extraBits: 0))
      }
    }
    return items
  }
}
