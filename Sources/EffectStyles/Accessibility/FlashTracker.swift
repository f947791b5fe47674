import EffectMath

/// Follows a value of every cell from extreme to extreme, and counts the flashes of the last second.
struct FlashTracker: Sendable {
  /// Which changes are counted.
  enum Rule: Sendable {
    /// Of relative luminance: by 0.1 or more, from or to a state darker than 0.8.
    case luminance
    /// Of the redness: by more than 20, from or to a saturated red.
    case redness
  }

  /// A cell on its way.
  private struct Cell {
    /// The least and greatest value since the last counted change.
    var low: Double
    var high: Double
    /// Whether the state of that extreme was a saturated red.
    var lowIsRed: Bool
    var highIsRed: Bool
    /// The direction of the last counted change: 1 up, -1 down, 0 none yet.
    var direction = 0
  }

  private let rule: Rule
  private var cells: [Cell]
  /// How many changes each cell has had in the last second.
  private var counts: [Int]
  /// Which cells have changed at the moments of the last second.
  private var changes: [(time: Double, cells: [Int])] = []

  init(_ rule: Rule, values: [Double], isRed: [Bool]) {
    self.rule = rule
    cells = values.indices.map {
      Cell(low: values[$0], high: values[$0], lowIsRed: isRed[$0], highIsRed: isRed[$0])
    }
    counts = Array(repeating: 0, count: values.count)
  }

  /// Takes the values of the next frame; the result is how many changes each cell has had within the last second, or
  /// nil if none has changed.
  mutating func advance(to values: [Double], isRed: [Bool], at time: Double) -> [Int]? {
    var changed: [Int] = []
    for index in cells.indices where move(index, to: values[index], isRed: isRed[index]) { changed.append(index) }
    while let first = changes.first, first.time <= time - 1 {
      for index in first.cells { counts[index] -= 1 }
      changes.removeFirst()
    }
    guard !changed.isEmpty else { return nil }
    for index in changed { counts[index] += 1 }
    changes.append((time, changed))
    return counts
  }

  /// Moves a cell; true if that completes a change.
  private mutating func move(_ index: Int, to value: Double, isRed: Bool) -> Bool {
    var cell = cells[index]
    defer { cells[index] = cell }
    // Against the last change only the way back counts; along it the extreme moves on.
    if cell.direction <= 0, counts(from: cell.low, to: value, isRed: cell.lowIsRed || isRed) {
      cell = Cell(low: value, high: value, lowIsRed: isRed, highIsRed: isRed, direction: 1)
      return true
    }
    if cell.direction >= 0, counts(from: value, to: cell.high, isRed: cell.highIsRed || isRed) {
      cell = Cell(low: value, high: value, lowIsRed: isRed, highIsRed: isRed, direction: -1)
      return true
    }
    if value < cell.low { (cell.low, cell.lowIsRed) = (value, isRed) }
    if value > cell.high { (cell.high, cell.highIsRed) = (value, isRed) }
    return false
  }

  /// Whether the way from a lower to a higher value is a change that counts.
  private func counts(from low: Double, to high: Double, isRed: Bool) -> Bool {
    switch rule {
    // Rounding of pixels to floats doesn't spare a change of exactly a tenth.
    case .luminance: high - low >= 0.1 - 1e-6 && low < 0.8
    case .redness: high - low > 20 && isRed
    }
  }
}
