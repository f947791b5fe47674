public import EffectMath

/// A scene over time: a node for each entry of a schedule, as a pure function of the time.
///
/// Between two entries the picture stays that of the earlier one; before the first it is that of the first. Frames may
/// be asked for in any order, on any number of machines: a frame depends on its time alone.
///
/// ```swift
/// let ring = Timeline(.animation(minimumInterval: 1.0 / 30), Capsule().intelligenceStroke())
/// let list = ring.displayList(at: 1.25, size: Size(width: 200, height: 80))
/// ```
public struct Timeline: Sendable {
  /// The times at which the picture may change.
  public let schedule: TimelineSchedule
  private let content: @Sendable (_ time: Double) -> Node
  /// Whether the content is the same node at every time, so that the node itself knows when its picture changes.
  private let isOneNode: Bool

  /// Creates the timeline of one node, which sees the entries of the schedule as its time.
  public init(_ schedule: TimelineSchedule = .animation, _ node: some NodeConvertible) {
    let node = node.node
    self.init(schedule: schedule, isOneNode: true) { _ in node }
  }

  /// Creates the timeline of a function from the time of an entry, in seconds, to the nodes seen at it.
  ///
  /// The function must give equal nodes for equal times.
  public init(
    _ schedule: TimelineSchedule = .animation,
    @NodeBuilder content: @escaping @Sendable (_ time: Double) -> [Node]
  ) {
    self.init(schedule: schedule, isOneNode: false) { Node.group(content($0)) }
  }

  private init(schedule: TimelineSchedule, isOneNode: Bool, content: @escaping @Sendable (Double) -> Node) {
    self.schedule = schedule
    self.isOneNode = isOneNode
    self.content = content
  }

  /// The time of the entry whose picture is seen at a time, in seconds; the time itself for a schedule without entries.
  public func entry(at time: Double) -> Double {
    schedule.entry(at: time) ?? schedule.entry(after: time) ?? time
  }

  /// The scene that is seen at a time; draw it with ``entry(at:)`` as its environment's time.
  public func node(at time: Double) -> Node { content(entry(at: time)) }

  /// The picture that is seen at a time, in seconds; the environment's own time doesn't count.
  public func displayList(
    at time: Double, size: Size? = nil, environment: Environment = Environment()
  ) -> DisplayList {
    resolution(atEntry: entry(at: time), size: size, environment: environment).displayList
  }

  /// The first entry after a time at which the picture may differ, in seconds; nil if it stands still from there on.
  ///
  /// Until then every frame is the same, and a host may sleep. A paused schedule asks for no more frames.
  public func nextChange(
    after time: Double, size: Size? = nil, environment: Environment = Environment()
  ) -> Double? {
    guard let next = schedule.entry(after: time) else { return nil }
    guard isOneNode else { return next }
    let resolution = resolution(atEntry: entry(at: time), size: size, environment: environment)
    guard let change = resolution.nextChange else { return nil }
    if change <= next { return next }
    return schedule.entry(at: change) == change ? change : schedule.entry(after: change)
  }

  /// The frames from one time up to another one, in seconds; see ``FrameSequence``.
  ///
  /// The first shows what is seen at the start, whenever its entry was; the last stays until the end. Times that aren't
  /// finite, or an end that isn't after the start, give no frames.
  public func frames(
    from start: Double = 0, to end: Double, size: Size? = nil, environment: Environment = Environment(),
    lookback: Int = FrameSequence.defaultLookback
  ) -> FrameSequence {
    FrameSequence(
      timeline: self, start: start, end: end, size: size, environment: environment, lookback: max(lookback, 1))
  }

  /// All that a resolve of an entry finds out.
  func resolution(atEntry entry: Double, size: Size?, environment: Environment) -> Resolver.Resolution {
    var environment = environment
    environment.time = entry
    return Resolver.resolution(of: content(entry), size: size, environment: environment)
  }

  /// Until when the picture of an entry is known to stay, without a look at later entries.
  func quietEnd(of resolution: Resolver.Resolution, atEntry entry: Double) -> Double {
    isOneNode ? resolution.nextChange ?? .infinity : entry
  }
}
