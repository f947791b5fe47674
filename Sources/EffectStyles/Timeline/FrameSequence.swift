import EffectMath

/// The frames of a timeline in order, each either a new picture or the number of an earlier one that it equals.
///
/// Nothing is rendered: pictures are display lists, made one at a time as the frames are asked for. Where the scene says
/// that it stands still, not even a list is made; elsewhere each list is compared with the last few that differ from
/// each other.
public struct FrameSequence: Sequence, Sendable {
  /// What a frame shows.
  public enum Picture: Hashable, Sendable {
    /// A picture that none of those remembered equals.
    case new(DisplayList)
    /// The picture of an earlier frame, by its number; that frame's picture is a new one.
    case same(as: Int)
  }

  /// A frame: what is seen from one moment to the next.
  public struct Frame: Hashable, Sendable {
    /// The number of the frame, from 0.
    public let index: Int
    /// When it appears, in seconds.
    public let time: Double
    /// How long it stays, in seconds.
    public let duration: Double
    /// What it shows.
    public let picture: Picture

    /// The number of the frame in which its picture is new: its own or an earlier one.
    public var source: Int { if case .same(let index) = picture { index } else { index } }
  }

  /// How many different pictures are remembered unless told otherwise: four seconds of thirty a second.
  public static let defaultLookback = 120

  let timeline: Timeline
  let start: Double
  let end: Double
  let size: Size?
  let environment: Environment
  let lookback: Int

  /// Starts at the first frame.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Walks through the frames; each step costs at most one resolve of the scene.
  public struct Iterator: IteratorProtocol, Sendable {
    private let frames: FrameSequence
    private var index = 0
    /// When the next frame appears; nil at the end.
    private var time: Double?
    /// The last pictures that differ from each other, the newest last, with the frames in which they were new.
    private var known: [(list: DisplayList, index: Int)] = []
    /// The frame whose picture is seen, and until when it is known to stay.
    private var current: (index: Int, quietEnd: Double)?

    init(_ frames: FrameSequence) {
      self.frames = frames
      let isSpan = frames.start.isFinite && frames.end.isFinite && frames.start < frames.end
      time = isSpan ? frames.start : nil
    }

    /// The next frame, or nil at the end.
    public mutating func next() -> Frame? {
      guard let time else { return nil }
      let following = frames.timeline.schedule.entry(after: time)
      let isLast = following.map { $0 >= frames.end } ?? true
      let until = isLast ? frames.end : following ?? frames.end
      let frame = Frame(index: index, time: time, duration: until - time, picture: picture(at: time))
      self.time = isLast ? nil : until
      index += 1
      return frame
    }

    private mutating func picture(at time: Double) -> Picture {
      let entry = frames.timeline.entry(at: time)
      if let current, entry < current.quietEnd { return .same(as: current.index) }
      let resolution = frames.timeline.resolution(
        atEntry: entry, size: frames.size, environment: frames.environment)
      let quietEnd = frames.timeline.quietEnd(of: resolution, atEntry: entry)
      let list = resolution.displayList
      if let position = known.lastIndex(where: { $0.list == list }) {
        let match = known.remove(at: position)
        known.append(match)
        current = (match.index, quietEnd)
        return .same(as: match.index)
      }
      if known.count == frames.lookback { known.removeFirst() }
      known.append((list, index))
      current = (index, quietEnd)
      return .new(list)
    }
  }
}
