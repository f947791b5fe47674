/// What literals and copies cost in bits, as far as the block before tells.
struct TokenPrices {
  /// Copies up to this length are weighed against their literals; longer ones always pay.
  private static let longestDoubtful = 6
  /// The most bytes that give the first prices.
  private static let sampleSize = 32768

  private var literals: [UInt8]
  private var lengths: [UInt8]
  private var distances: [UInt8]

  /// Prices of a flat code.
  init() {
    literals = Array(repeating: 8, count: 256)
    lengths = Array(repeating: 7, count: 29)
    distances = zip(DeflateFormat.distanceExtraBits, 0...).map { extra, _ in 5 + extra }
  }

  /// Prices of a first block: its literals as if it had no copies.
  init(sampling input: Span<UInt8>) {
    self.init()
    var frequencies = [UInt32](repeating: 0, count: 256)
    for index in 0..<min(input.count, Self.sampleSize) {
      frequencies[Int(input[index])] += 1
    }
    literals = Self.known(HuffmanCode(frequencies: frequencies, maximumLength: 14).lengths[...])
  }

  /// Prices by the codes of a block.
  init(literals: HuffmanCode, distances: HuffmanCode) {
    self.literals = Self.known(literals.lengths[..<256])
    lengths = zip(Self.known(literals.lengths[257...]), DeflateFormat.lengthExtraBits).map { $0 + $1 }
    self.distances = zip(Self.known(distances.lengths[...]), DeflateFormat.distanceExtraBits).map { $0 + $1 }
  }

  /// Lengths in which symbols that didn't occur count as rare ones.
  private static func known(_ lengths: ArraySlice<UInt8>) -> [UInt8] {
    lengths.map { $0 == 0 ? 13 : $0 }
  }

  /// The copy itself, or zero when its literals are cheaper.
  @inline(__always)
  func worthwhile(_ copy: DeflateBlock.Token, at position: Int, of input: Span<UInt8>) -> DeflateBlock.Token {
    let length = Int(copy >> 16)
    guard copy != 0, length <= Self.longestDoubtful else { return copy }
    var saved = 0
    for index in position..<position &+ length {
      saved &+= Int(literals[Int(input[index])])
    }
    let price = Int(lengths[length &- 3]) &+ Int(distances[DeflateBlock.distanceSymbol(Int(copy & 0xFFFF))])
    return price < saved ? copy : 0
  }

  /// How much better a later copy is, in quarter bytes: four for each byte that it's longer, one for each halving of
  /// the distance.
  @inline(__always)
  func gain(of next: DeflateBlock.Token, over current: DeflateBlock.Token) -> Int {
    let longer = Int(next >> 16) &- Int(current >> 16)
    let nearer = (next & 0xFFFF).leadingZeroBitCount &- (current & 0xFFFF).leadingZeroBitCount
    return 4 &* longer &+ nearer
  }
}
