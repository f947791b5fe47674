/// One block of tokens on its way out: its symbols counted, and the shortest of the three forms chosen.
struct DeflateBlock {
  /// A literal byte, or a copy as `length << 16 | distance`.
  typealias Token = UInt32

  /// The length symbol, less 257, of each copy length.
  static let lengthSymbols: [UInt8] = {
    var symbols = [UInt8](repeating: 0, count: DeflateFormat.matchLengths.upperBound + 1)
    for symbol in 0..<DeflateFormat.lengthBases.count {
      for length in Int(DeflateFormat.lengthBases[symbol])..<symbols.count {
        symbols[length] = UInt8(symbol)
      }
    }
    return symbols
  }()

  /// The two codes of the fixed form.
  private static let fixed = (
    literals: HuffmanCode(lengths: DeflateFormat.fixedLiteralLengths),
    distances: HuffmanCode(lengths: DeflateFormat.fixedDistanceLengths)
  )

  /// The distance symbol of a distance: two for each power of two.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let index = distance &- 1
    if index < 2 { return index }
    let exponent = Int.bitWidth &- 1 &- index.leadingZeroBitCount
    return 2 &* exponent &+ (index &>> (exponent &- 1)) & 1
  }

  private let literalFrequencies: [UInt32]
  private let distanceFrequencies: [UInt32]
  /// The code of literals and lengths that fits the block best.
  let literals: HuffmanCode
  /// The code of distances that fits the block best.
  let distances: HuffmanCode
  private let header: DeflateHeader

  /// Counts the symbols of the tokens and makes their codes.
  init(tokens: Span<Token>) {
    var literalFrequencies = [UInt32](repeating: 0, count: 288)
    var distanceFrequencies = [UInt32](repeating: 0, count: 32)
    Self.count(tokens, &literalFrequencies, &distanceFrequencies)
    literals = HuffmanCode(
      frequencies: Array(literalFrequencies[..<DeflateFormat.literalCount]),
      maximumLength: DeflateFormat.maximumCodeLength)
    distances = HuffmanCode(
      frequencies: Array(distanceFrequencies[..<DeflateFormat.distanceCount]),
      maximumLength: DeflateFormat.maximumCodeLength)
    header = DeflateHeader(literals: literals, distances: distances)
    self.literalFrequencies = literalFrequencies
    self.distanceFrequencies = distanceFrequencies
  }

  private static func count(_ tokens: Span<Token>, _ literals: inout [UInt32], _ distances: inout [UInt32]) {
    var literals = literals.mutableSpan
    var distances = distances.mutableSpan
    let symbols = lengthSymbols.span
    for index in 0..<tokens.count {
      let token = tokens[index]
      if token < 256 {
        literals[Int(token)] &+= 1
      } else {
        literals[257 &+ Int(symbols[Int(token >> 16)])] &+= 1
        distances[distanceSymbol(Int(token & 0xFFFF))] &+= 1
      }
    }
    literals[DeflateFormat.endOfBlock] = 1
  }

  /// The bits that all extra bits take.
  private var extraBits: Int {
    var bits = 0
    for (symbol, extra) in DeflateFormat.lengthExtraBits.enumerated() {
      bits += Int(literalFrequencies[257 + symbol]) * Int(extra)
    }
    for (symbol, extra) in DeflateFormat.distanceExtraBits.enumerated() {
      bits += Int(distanceFrequencies[symbol]) * Int(extra)
    }
    return bits
  }

  /// Writes the tokens in the shortest form; `bytes` are what they stand for.
  func write(tokens: Span<Token>, bytes: Span<UInt8>, isLast: Bool, to writer: inout BitWriter) {
    let extra = extraBits
    let dynamicCost =
      header.cost + literals.cost(of: literalFrequencies) + distances.cost(of: distanceFrequencies) + extra
    let fixedCost =
      Self.fixed.literals.cost(of: literalFrequencies) + Self.fixed.distances.cost(of: distanceFrequencies) + extra
    if writer.storedCost(of: bytes.count) < min(dynamicCost, fixedCost) + 3 {
      writer.writeStored(bytes, isLast: isLast)
    } else if fixedCost <= dynamicCost {
      writer.write(isLast ? 1 : 0, width: 1)
      writer.write(1, width: 2)
      writer.write(tokens, literals: Self.fixed.literals, distances: Self.fixed.distances, bits: fixedCost)
    } else {
      writer.write(isLast ? 1 : 0, width: 1)
      writer.write(2, width: 2)
      header.write(to: &writer)
      writer.write(tokens, literals: literals, distances: distances, bits: dynamicCost - header.cost)
    }
  }
}
