import EffectMath

extension LayoutItem {
  /// The direction of a stack, and how extents along and across it are told.
  enum Direction {
    case horizontal
    case vertical

    func length(of dimensions: ViewDimensions) -> Double {
      self == .horizontal ? dimensions.width : dimensions.height
    }

    func breadth(of dimensions: ViewDimensions) -> Double {
      self == .horizontal ? dimensions.height : dimensions.width
    }

    func length(of proposal: ProposedSize) -> Double? { self == .horizontal ? proposal.width : proposal.height }

    func proposal(length: Double?, across proposal: ProposedSize) -> ProposedSize {
      self == .horizontal
        ? ProposedSize(width: length, height: proposal.height) : ProposedSize(width: proposal.width, height: length)
    }

    func point(along: Double, across: Double) -> Point {
      self == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }

    func size(length: Double, breadth: Double) -> Size {
      self == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }
  }

  /// All children over each other: guides fall on one spot, the size is that of their union.
  func overlapping(
    _ items: [LayoutItem], alignment: Alignment, proposal: ProposedSize
  ) -> (dimensions: ViewDimensions, children: [ItemLayout.Child]) {
    var box = Rect.null
    var children = items.map { item in
      let layout = item.layout(for: proposal)
      let dimensions = layout.dimensions
      let origin = Point(x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical])
      let child = ItemLayout.Child(item: item, layout: layout, origin: origin.isFinite ? origin : .zero)
      box = box.union(Rect(origin: child.origin, size: dimensions.size))
      return child
    }
    guard !box.isNull else { return (ViewDimensions(.zero), []) }
    for index in children.indices {
      children[index].origin = children[index].origin - (box.origin - Point.zero)
    }
    return (dimensions(of: children, size: box.size.bounded), children)
  }

  /// Children one after the other.
  ///
  /// Each is offered an equal share of what is left, the least flexible first, those of higher priority before all
  /// others.
  func arranged(
    _ items: [LayoutItem], along direction: Direction, spacing: Double, proposal: ProposedSize,
    guide: (ViewDimensions) -> Double
  ) -> (dimensions: ViewDimensions, children: [ItemLayout.Child]) {
    guard !items.isEmpty else { return (ViewDimensions(.zero), []) }
    let gaps = gaps(between: items, spacing: spacing)
    let layouts = share(
      direction.length(of: proposal), less: gaps.reduce(0, +), among: items, along: direction, across: proposal)
    var along = 0.0
    var (above, below) = (-Double.infinity, -Double.infinity)
    var guides: [Double] = []
    for (index, layout) in layouts.enumerated() {
      let dimensions = layout.dimensions
      let value = items[index].isSpacer ? 0 : guide(dimensions)
      let breadth = items[index].isSpacer ? 0 : direction.breadth(of: dimensions)
      guides.append(value.isFinite ? value : 0)
      above = max(above, guides[index])
      below = max(below, breadth - guides[index])
    }
    var children: [ItemLayout.Child] = []
    for (index, layout) in layouts.enumerated() {
      children.append(
        ItemLayout.Child(
          item: items[index], layout: layout, origin: direction.point(along: along, across: above - guides[index])))
      along += direction.length(of: layout.dimensions) + (index < gaps.count ? gaps[index] : 0)
    }
    let size = direction.size(length: along, breadth: above + below).bounded
    return (dimensions(of: children, size: size), children)
  }

  /// The space after each child but the last; none beside a spacer.
  private func gaps(between items: [LayoutItem], spacing: Double) -> [Double] {
    (0..<(items.count - 1)).map { items[$0].isSpacer || items[$0 + 1].isSpacer ? 0 : spacing }
  }

  private func share(
    _ length: Double?, less gaps: Double, among items: [LayoutItem], along direction: Direction,
    across proposal: ProposedSize
  ) -> [ItemLayout] {
    func layout(_ item: LayoutItem, _ length: Double?) -> ItemLayout {
      item.layout(for: direction.proposal(length: length, across: proposal))
    }
    guard let length else { return items.map { layout($0, nil) } }
    func extent(_ index: Int, _ length: Double) -> Double {
      direction.length(of: layout(items[index], length).dimensions)
    }
    let least = items.indices.map { extent($0, 0) }
    let flexibility = items.indices.map { extent($0, .infinity) - least[$0] }
    let order = items.indices.sorted { a, b in
      let (first, second) = (items[a].layoutPriority, items[b].layoutPriority)
      if first != second { return first > second }
      return flexibility[a] == flexibility[b] ? a < b : flexibility[a] < flexibility[b]
    }
    var result: [ItemLayout?] = Array(repeating: nil, count: items.count)
    var left = max(length - gaps, 0)
    var position = 0
    while position < order.count {
      // Those of lower priority keep their least extents for now.
      let priority = items[order[position]].layoutPriority
      let end = order[position...].firstIndex { items[$0].layoutPriority != priority } ?? order.count
      let reserved = order[end...].reduce(0) { $0 + least[$1] }
      for rank in position..<end {
        let share = max(left - reserved, 0) / Double(end - rank)
        let chosen = layout(items[order[rank]], share)
        result[order[rank]] = chosen
        left -= direction.length(of: chosen.dimensions)
      }
      position = end
    }
    return result.compactMap { $0 }
  }

  private func dimensions(of children: [ItemLayout.Child], size: Size) -> ViewDimensions {
    ViewDimensions(
      size: size, children: children.map { .init(dimensions: $0.layout.dimensions, origin: $0.origin) })
  }
}
