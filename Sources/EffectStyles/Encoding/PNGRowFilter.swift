/// Appends rows as differences, each with the filter that an option asks for.
struct PNGRowFilter {
  private let option: PNGOptions.FilterType
  private let distance: Int
  private var previous: [UInt8]
  private var candidate: [UInt8]
  private var best: [UInt8]
  /// All rows so far, each after its filter type.
  private(set) var output: [UInt8] = []

  init(_ option: PNGOptions.FilterType, rowLength: Int, rows: Int, distance: Int) {
    self.option = option
    self.distance = distance
    previous = Array(repeating: 0, count: rowLength)
    candidate = previous
    best = previous
    output.reserveCapacity((rowLength + 1) * rows)
  }

  /// Filters and appends a row.
  mutating func append(_ row: Span<UInt8>) {
    precondition(row.count == previous.count)
    let filter: PNGFilter
    switch option {
    case .adaptive: filter = applyBest(row)
    case .none: filter = apply(.none, row)
    case .sub: filter = apply(.sub, row)
    case .up: filter = apply(.up, row)
    case .average: filter = apply(.average, row)
    case .paeth: filter = apply(.paeth, row)
    }
    output.append(filter.rawValue)
    output.append(contentsOf: best)
    for index in 0..<row.count {
      previous[index] = row[index]
    }
  }

  private mutating func apply(_ filter: PNGFilter, _ row: Span<UInt8>) -> PNGFilter {
    Self.apply(filter, row, previous: previous, distance: distance, into: &best)
    return filter
  }

  /// Applies the filter whose differences, as signed numbers, have the smallest sum of magnitudes: the heuristic of
  /// the PNG specification, section 12.8.
  private mutating func applyBest(_ row: Span<UInt8>) -> PNGFilter {
    var winner = PNGFilter.none
    var smallest = UInt64.max
    for filter in PNGFilter.allCases {
      Self.apply(filter, row, previous: previous, distance: distance, into: &candidate)
      let sum = Self.sumOfMagnitudes(candidate.span)
      if sum < smallest {
        smallest = sum
        winner = filter
        swap(&candidate, &best)
      }
    }
    return winner
  }

  private static func apply(
    _ filter: PNGFilter, _ row: Span<UInt8>, previous: [UInt8], distance: Int, into output: inout [UInt8]
  ) {
    var span = output.mutableSpan
    filter.apply(to: row, previous: previous.span, distance: distance, into: &span)
  }

  private static func sumOfMagnitudes(_ bytes: Span<UInt8>) -> UInt64 {
    var total: UInt64 = 0
    var start = 0
    // Magnitudes are at most 128: 32-bit sums of a part can't overflow.
    while start < bytes.count {
      let part = bytes.extracting(start..<start + min(bytes.count - start, 1 << 24))
      var sum: UInt32 = 0
      for index in 0..<part.count {
        sum &+= UInt32(min(part[index], 0 &- part[index]))
      }
      total += UInt64(sum)
      start += part.count
    }
    return total
  }
}
