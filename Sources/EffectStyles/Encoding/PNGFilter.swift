/// The five ways in which a row of a PNG picture is turned into differences (PNG specification, section 9.2).
enum PNGFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Turns differences back into samples; `previous` is the row above, all zeros above the first.
  func restore(_ source: Span<UInt8>, previous: Span<UInt8>, distance: Int, into row: inout MutableSpan<UInt8>) {
    precondition(row.count == previous.count && row.count == source.count && distance > 0)
    let count = row.count
    let head = min(distance, count)
    switch self {
    case .none:
      for index in 0..<count {
        row[index] = source[index]
      }
    case .sub:
      for index in 0..<head {
        row[index] = source[index]
      }
      for index in head..<count {
        row[index] = source[index] &+ row[index &- distance]
      }
    case .up:
      for index in 0..<count {
        row[index] = source[index] &+ previous[index]
      }
    case .average:
      for index in 0..<head {
        row[index] = source[index] &+ previous[index] >> 1
      }
      for index in head..<count {
        let sum = UInt16(row[index &- distance]) &+ UInt16(previous[index])
        row[index] = source[index] &+ UInt8(truncatingIfNeeded: sum &>> 1)
      }
    case .paeth:
      for index in 0..<head {
        row[index] = source[index] &+ previous[index]
      }
      for index in head..<count {
        let prediction = Self.predict(
          left: Int16(row[index &- distance]), above: Int16(previous[index]),
          aboveLeft: Int16(previous[index &- distance]))
        row[index] = source[index] &+ UInt8(truncatingIfNeeded: prediction)
      }
    }
  }

  /// Writes the differences of a row.
  func apply(to row: Span<UInt8>, previous: Span<UInt8>, distance: Int, into output: inout MutableSpan<UInt8>) {
    precondition(row.count == previous.count && output.count == row.count && distance > 0)
    let count = row.count
    let head = min(distance, count)
    switch self {
    case .none:
      for index in 0..<count {
        output[index] = row[index]
      }
    case .sub:
      for index in 0..<head {
        output[index] = row[index]
      }
      for index in head..<count {
        output[index] = row[index] &- row[index &- distance]
      }
    case .up:
      for index in 0..<count {
        output[index] = row[index] &- previous[index]
      }
    case .average:
      for index in 0..<head {
        output[index] = row[index] &- previous[index] >> 1
      }
      for index in head..<count {
        let sum = UInt16(row[index &- distance]) &+ UInt16(previous[index])
        output[index] = row[index] &- UInt8(truncatingIfNeeded: sum &>> 1)
      }
    case .paeth:
      for index in 0..<head {
        output[index] = row[index] &- previous[index]
      }
      for index in head..<count {
        let prediction = Self.predict(
          left: Int16(row[index &- distance]), above: Int16(previous[index]),
          aboveLeft: Int16(previous[index &- distance]))
        output[index] = row[index] &- UInt8(truncatingIfNeeded: prediction)
      }
    }
  }

  /// Paeth's predictor: the neighbour closest to `left + above - aboveLeft`, in this order when equally close.
  @inline(__always)
  private static func predict(left: Int16, above: Int16, aboveLeft: Int16) -> Int16 {
    // Differences of bytes: no overflow, and no check for one, so that encoding vectorises.
    let ahead = above &- aboveLeft
    let beside = left &- aboveLeft
    let toLeft = max(ahead, 0 &- ahead)
    let toAbove = max(beside, 0 &- beside)
    let toAboveLeft = max(ahead &+ beside, 0 &- ahead &- beside)
    let upper = toAbove <= toAboveLeft ? above : aboveLeft
    return toLeft <= toAbove && toLeft <= toAboveLeft ? left : upper
  }
}
