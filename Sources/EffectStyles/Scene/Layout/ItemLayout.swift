import EffectMath

/// The sizes and places of an item, its steps and its children, for one proposal.
final class ItemLayout {
  /// A child and where its top leading corner lies.
  struct Child {
    var item: LayoutItem
    var layout: ItemLayout
    var origin: Point
  }

  /// The dimensions of the content, then those after each step.
  let levels: [ViewDimensions]
  /// Where each level's corner lies in the level around it.
  let offsets: [Point]
  /// The children of a stack, in the content's coordinates.
  let children: [Child]

  init(levels: [ViewDimensions], offsets: [Point], children: [Child]) {
    self.levels = levels
    self.offsets = offsets
    self.children = children
  }

  /// The dimensions of the whole.
  var dimensions: ViewDimensions { levels[levels.count - 1] }
}
