import EffectMath

extension LayoutItem {
  /// What the content and each of the innermost steps are offered, the content first.
  func proposals(for proposal: ProposedSize, innerSteps count: Int) -> [ProposedSize] {
    var proposals = [ProposedSize](repeating: proposal, count: count + 1)
    for index in (0..<count).reversed() {
      proposals[index] = offer(of: index, for: proposals[index + 1])
    }
    return proposals
  }

  func makeLayout(for proposal: ProposedSize) -> ItemLayout {
    let proposals = proposals(for: proposal, innerSteps: steps.count)
    let (dimensions, children) = contentDimensions(for: proposals[0])
    var levels = [dimensions]
    var offsets: [Point] = []
    for index in steps.indices {
      let (outer, offset) = around(levels[index], step: index, proposal: proposals[index + 1])
      levels.append(outer)
      offsets.append(offset)
    }
    return ItemLayout(levels: levels, offsets: offsets, children: children)
  }

  /// What a step offers to what is inside it.
  private func offer(of index: Int, for proposal: ProposedSize) -> ProposedSize {
    switch steps[index].modifier {
    case .padding(let insets): return proposal.inset(by: insets)
    case .frame(let rule):
      return ProposedSize(
        width: rule.width.proposal(for: proposal.width), height: rule.height.proposal(for: proposal.height))
    case .fixedSize(let horizontal, let vertical):
      return ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .aspectRatio(let ratio, let mode):
      return aspectOffer(ratio: ratio, mode: mode, for: proposal, innerSteps: index)
    default: return proposal
    }
  }

  private func aspectOffer(
    ratio: Double?, mode: ContentMode, for proposal: ProposedSize, innerSteps: Int
  ) -> ProposedSize {
    if ratio == nil, proposal == .unspecified { return proposal }
    let ideal = ratio == nil ? idealSize(innerSteps: innerSteps) : Size.zero
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = (width / ratio <= height) == (mode == .fit)
      return byWidth
        ? ProposedSize(width: width, height: width / ratio) : ProposedSize(width: height * ratio, height: height)
    }
  }

  /// The dimensions around a step, and where the inside lies in them.
  func around(
    _ inner: ViewDimensions, step index: Int, proposal: ProposedSize
  ) -> (dimensions: ViewDimensions, offset: Point) {
    switch steps[index].modifier {
    case .padding(let insets):
      let size = Size(
        width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom
      ).bounded
      return enclosing(inner, in: size, at: Point(x: insets.leading, y: insets.top))
    case .frame(let rule):
      let size = Size(
        width: rule.width.extent(offer: proposal.width, content: inner.width),
        height: rule.height.extent(offer: proposal.height, content: inner.height)
      ).bounded
      return enclosing(inner, in: size, at: rule.alignment.origin(of: inner, in: ViewDimensions(size)).orZero)
    case .position(let point):
      let size = proposal.replacingUnspecified(by: inner.size).bounded
      return enclosing(inner, in: size, at: Point(x: point.x - inner.width / 2, y: point.y - inner.height / 2))
    case .horizontalGuide(let guide, let compute):
      return (inner.alignmentGuide(guide, computeValue: compute), .zero)
    case .verticalGuide(let guide, let compute):
      return (inner.alignmentGuide(guide, computeValue: compute), .zero)
    default:
      return (inner, .zero)
    }
  }

  private func enclosing(
    _ inner: ViewDimensions, in size: Size, at origin: Point
  ) -> (dimensions: ViewDimensions, offset: Point) {
    (ViewDimensions(size: size, children: [.init(dimensions: inner, origin: origin)]), origin)
  }

  /// The dimensions of the content, and its children's places.
  func contentDimensions(
    for proposal: ProposedSize
  ) -> (dimensions: ViewDimensions, children: [ItemLayout.Child]) {
    let ideal = Size(width: 10, height: 10)
    switch content {
    case .empty: return (ViewDimensions(.zero), [])
    case .spacer(let minLength):
      let length = max(minLength ?? Stack.defaultSpacing, 0)
      let size = proposal.replacingUnspecified(by: Size(width: length, height: length))
      return (ViewDimensions(Size(width: max(size.width, length), height: max(size.height, length)).bounded), [])
    case .shape(let shape, _):
      return (ViewDimensions(shape.sizeThatFits(proposal).bounded), [])
    case .leaf(let leaf): return (leaf.dimensions(proposal, environment), [])
    case .sized: return (ViewDimensions(proposal.replacingUnspecified(by: ideal).bounded), [])
    case .stack(let axis, let spacing, let items):
      switch axis {
      case .depthAligned(let alignment): return overlapping(items, alignment: alignment, proposal: proposal)
      case .horizontal(let alignment):
        return arranged(items, along: .horizontal, spacing: spacing, proposal: proposal) { $0[alignment] }
      case .vertical(let alignment):
        return arranged(items, along: .vertical, spacing: spacing, proposal: proposal) { $0[alignment] }
      }
    }
  }
}

extension Point {
  /// The point, or the origin if a coordinate isn't finite.
  fileprivate var orZero: Point { isFinite ? self : .zero }
}
