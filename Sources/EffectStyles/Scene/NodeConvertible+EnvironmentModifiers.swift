public import EffectMath

extension NodeConvertible {
  /// Changes the environment that the node and all inside it see.
  public func environment(_ change: @escaping @Sendable (_ environment: inout Environment) -> Void) -> Node {
    modifier(.environment(change))
  }

  /// What shapes and text that name no paint are painted with.
  public func foregroundStyle(_ color: Color) -> Node { foregroundStyle(.color(color)) }

  /// What shapes and text that name no paint are painted with.
  public func foregroundStyle(_ fill: Fill) -> Node { environment { $0.foregroundStyle = fill } }

  /// The font of text that names none.
  public func font(_ font: Font) -> Node { environment { $0.font = font } }

  /// How the lines of a text stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Node {
    environment { $0.multilineTextAlignment = alignment }
  }

  /// The space between lines, added to the font's own, in points.
  public func lineSpacing(_ spacing: Double) -> Node { environment { $0.lineSpacing = spacing } }

  /// The greatest number of lines of a text; what is cut off ends in dots.
  public func lineLimit(_ limit: Int?) -> Node { environment { $0.lineLimit = limit } }

  /// Whether controls don't react and are drawn faint.
  public func disabled(_ isDisabled: Bool = true) -> Node {
    environment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// The colour scheme of the node and all inside it.
  public func colorScheme(_ scheme: ColorScheme) -> Node { environment { $0.colorScheme = scheme } }
}
