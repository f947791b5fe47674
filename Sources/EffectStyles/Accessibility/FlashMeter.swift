public import EffectMath

/// Counts flashes over a sequence of frames, as WCAG asks for in success criterion 2.3.1.
///
/// - A *general flash* is a pair of opposing changes of relative luminance by 0.1 or more, the darker state of each
///   below 0.8.
/// - A *red flash* is a pair of opposing changes of (R - G - B) x 320 by more than 20, in linear light and with negative
///   values counted as 0, where one state of each has R / (R + G + B) of 0.8 or more: the working definition of
///   WCAG 2.0 and 2.1. The later one, by distances of chromaticity, isn't measured.
/// - Only flashes that cover a quarter of a field of 341 x 256 CSS pixels within one second count: what ten degrees of
///   view are on a screen of 1024 x 768.
///
/// Frames are averaged over cells of about 4 points, in linear light. A change is counted when a cell has moved from its last
/// extreme by the threshold, however many frames it took. The flashes of a second are the most that a sufficient area
/// has had in it, whether all of it flashed at the same moment or not: this errs on the side of safety.
///
/// Memory is a few dozen bytes a cell, and what changed within the last second.
public struct FlashMeter: Sendable {
  /// The most flashes in a second that are safe.
  public static let greatestCount = 3
  /// The extents of ten degrees of view, in points.
  public static let field = Size(width: 341, height: 256)
  /// A quarter of the field, in square points.
  public static let safeArea = 341.0 * 256 / 4
  /// The side of a cell, in points.
  public static let cellSide = 4.0

  /// The area that must flash for it to count, in square points; 0 counts a single cell.
  public let minimumArea: Double
  /// How many pixels of a frame there are a point.
  public let scale: Double
  /// What is behind transparent frames.
  public let background: Color
  /// The general flashes so far.
  public private(set) var general = FlashCount()
  /// The red flashes so far.
  public private(set) var red = FlashCount()

  private var start: Double?
  private var last: Double?
  private var grid: FlashGrid?

  /// Creates a meter; a scale that isn't positive counts as 1, an area that isn't as 0.
  public init(scale: Double = 1, background: Color = .black, minimumArea: Double = safeArea) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.background = background
    self.minimumArea = minimumArea > 0 ? minimumArea : 0
  }

  /// Whether neither general nor red flashes are more than three in any second.
  public var passes: Bool { general.passes && red.passes }

  /// Takes the frame that is seen from a time on, in seconds; frames must come in the order of their times.
  ///
  /// A frame at a time that isn't finite or isn't after the last one is left out. A frame of another size starts anew
  /// with what has been seen, but keeps the counts.
  public mutating func append(_ frame: Framebuffer, at time: Double) {
    guard time.isFinite, last.map({ time > $0 }) ?? true else { return }
    last = time
    let origin = start ?? time
    start = origin
    let cells = FlashGrid.cells(of: frame, scale: scale, background: background)
    guard var grid, grid.columns == cells.columns, grid.rows == cells.rows else {
      grid = FlashGrid(cells)
      general.note(0, at: time, since: origin)
      red.note(0, at: time, since: origin)
      return
    }
    self.grid = nil
    let flashes = grid.advance(to: cells.colors, at: time, minimumArea: minimumArea)
    general.note(flashes.general, at: time, since: origin)
    red.note(flashes.red, at: time, since: origin)
    self.grid = grid
  }

  /// Notes that the last frame is still seen at a time, in seconds; cheaper than an equal frame.
  public mutating func hold(until time: Double) {
    guard let start, let last, time.isFinite, time > last else { return }
    self.last = time
    general.note(0, at: time, since: start)
    red.note(0, at: time, since: start)
  }
}
