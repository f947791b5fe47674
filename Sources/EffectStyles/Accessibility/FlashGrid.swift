import EffectMath

/// A picture as cells of a few points, and what has flashed in them.
struct FlashGrid: Sendable {
  let columns: Int
  let rows: Int
  /// The side of a cell, in points.
  private let side: Double
  private var luminance: FlashTracker
  private var redness: FlashTracker

  /// The mean linear colours of a picture's cells.
  struct Cells {
    var columns: Int
    var rows: Int
    /// The side of a cell, in points.
    var side: Double
    var colors: [SIMD4<Double>]
  }

  /// Starts with the linear colours of a first frame.
  init(_ picture: Cells) {
    columns = picture.columns
    rows = picture.rows
    side = picture.side
    let colors = picture.colors
    let isRed = colors.map(FlashGrid.isSaturatedRed)
    luminance = FlashTracker(.luminance, values: colors.map(FlashGrid.luminance), isRed: isRed)
    redness = FlashTracker(.redness, values: colors.map(FlashGrid.redness), isRed: isRed)
  }

  /// Takes the next frame; the result is how many flashes the last second had, as far as they have just become more.
  mutating func advance(
    to colors: [SIMD4<Double>], at time: Double, minimumArea: Double
  ) -> (general: Int, red: Int) {
    let isRed = colors.map(FlashGrid.isSaturatedRed)
    let general = luminance.advance(to: colors.map(FlashGrid.luminance), isRed: isRed, at: time)
    let red = redness.advance(to: colors.map(FlashGrid.redness), isRed: isRed, at: time)
    return (
      general.map { flashes($0, minimumArea) } ?? 0,
      red.map { flashes($0, minimumArea) } ?? 0
    )
  }

  /// The relative luminance of linear light.
  private static func luminance(_ c: SIMD4<Double>) -> Double { 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z }

  /// The measure of red in linear light, 0...320.
  private static func redness(_ c: SIMD4<Double>) -> Double { max(c.x - c.y - c.z, 0) * 320 }

  private static func isSaturatedRed(_ c: SIMD4<Double>) -> Bool {
    let sum = c.x + c.y + c.z
    return sum > 0 && c.x >= 0.8 * sum
  }

  /// The most flashes that cells of a sufficient area have had; each has two changes.
  private func flashes(_ changes: [Int], _ minimumArea: Double) -> Int {
    var count = (changes.max() ?? 0) / 2
    // A cell is the least area there is.
    let needed = max(Int(min(minimumArea / (side * side), 1e9).rounded(.up)), 1)
    while count > 0, !covers(changes, atLeast: 2 * count, count: needed) { count -= 1 }
    return count
  }

  /// Whether some field of view has a number of cells with enough changes.
  private func covers(_ changes: [Int], atLeast limit: Int, count needed: Int) -> Bool {
    if needed == 1 { return true }
    let width = min(Int(min(FlashMeter.field.width / side, 1e6).rounded(.up)), columns)
    let height = min(Int(min(FlashMeter.field.height / side, 1e6).rounded(.up)), rows)
    if width * height < needed { return false }
    // Sums over the rectangles from the top left corner: any field is four of them.
    let stride = columns + 1
    var sums = [Int](repeating: 0, count: stride * (rows + 1))
    for y in 0..<rows {
      var row = 0
      for x in 0..<columns {
        if changes[y * columns + x] >= limit { row += 1 }
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row
      }
    }
    for y in 0...(rows - height) {
      for x in 0...(columns - width) {
        let (top, bottom) = (y * stride + x, (y + height) * stride + x)
        if sums[bottom + width] - sums[bottom] - sums[top + width] + sums[top] >= needed { return true }
      }
    }
    return false
  }

  /// The mean linear colours of the cells of a frame over a background; cells at the edges may have fewer pixels.
  static func cells(of frame: Framebuffer, scale: Double, background: Color) -> Cells {
    // Whole pixels make a cell, so that no pixel is shared.
    let side = max(Int(min(FlashMeter.cellSide * scale, 4096).rounded(.toNearestOrEven)), 1)
    let (columns, rows) = ((frame.width + side - 1) / side, (frame.height + side - 1) / side)
    let ground = background.opacity == 1 ? background : background.composited(over: Color(white: 0))
    let behind = ground.premultiplied(in: frame.colorSpace)
    var sums = [SIMD4<Double>](repeating: .zero, count: columns * rows)
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let pixel = frame[x, y]
        let seen = pixel + behind * (1 - pixel.w)
        let linear = frame.colorSpace == .sRGB ? TransferFunction.toLinear(seen) : seen
        let color = SIMD4<Double>(linear.clamped(lowerBound: .zero, upperBound: .one))
        sums[y / side * columns + x / side] += SIMD4(color.x, color.y, color.z, 1)
      }
    }
    return Cells(
      columns: columns, rows: rows, side: Double(side) / scale, colors: sums.map { $0 / max($0.w, 1) })
  }
}
