import EffectMath

/// A soft button around a node.
///
/// The label has 30 points of space around it, the whole shape answers a touch, and the touch target is at least 44
/// points wide and high. When state must not show by shadow alone, a pressed button has a line inside its edge, and one
/// under a pointer a thin second line.
public struct NeumorphicButton: Style {
  /// What a pressed button looks like.
  public enum PressedLook: String, Hashable, Sendable, CaseIterable {
    /// Level with the ground: no shadow.
    case flat
    /// Lit from the other side.
    case flipped
    /// Sunken into the ground.
    case inset
  }

  /// How long a press or release takes where it is animated, in seconds.
  public static let pressDuration = 0.18

  /// Whether the button is pressed.
  public var isPressed: Bool
  /// The outline.
  public var shape: AnyShape
  /// What a pressed button looks like.
  public var pressed: PressedLook
  /// Colours, depth and light.
  public var look: NeumorphicLook
  /// The space around the label, in points.
  public var padding: Double
  /// Whether a pointer is over the button: it comes up a little.
  public var isHovered: Bool
  /// Whether the keyboard acts on the button: it has a ring in the accent colour.
  public var isFocused: Bool
  /// When the button was pressed or released last, in seconds; nil if that was long ago.
  public var changedAt: Double?

  /// A round button as published.
  public static let standard = NeumorphicButton(isPressed: false)

  /// Creates a button.
  public init(
    isPressed: Bool, in shape: some Shape = Circle(), pressed: PressedLook = .inset, look: NeumorphicLook = .standard,
    padding: Double = 30, isHovered: Bool = false, isFocused: Bool = false, changedAt: Double? = nil
  ) {
    self.isPressed = isPressed
    self.shape = AnyShape(shape)
    self.pressed = pressed
    self.look = look
    self.padding = padding.isFinite ? padding : 0
    self.isHovered = isHovered
    self.isFocused = isFocused
    self.changedAt = changedAt
  }

  /// The content as the label of the button.
  public func body(content: Node, environment: Environment) -> Node {
    let amount = ControlMotion.progress(
      isPressed, changedAt: changedAt, duration: Self.pressDuration, in: environment)
    let look = ControlMotion.look(look, isHovered: isHovered, in: environment)
    let surface = NeumorphicSurface(shape, look: look, environment: environment)
    let ink = surface.theme.label.mix(with: surface.theme.pressedLabel, by: amount)
    let label = ink.opacity(ControlMotion.opacity(in: environment))
    var background = surface.pressable(amount: amount, pressed)
    if environment.accessibilityDifferentiateWithoutColor {
      let ink = look.borderColors(in: environment).inner
      if isPressed { background = background.overlay(shape.strokeBorder(ink, lineWidth: 3)) }
      if isHovered, environment.isEnabled {
        background = background.overlay(shape.strokeBorder(ink, lineWidth: 1.5).padding(5))
      }
    }
    background = ControlMotion.focused(background, isFocused, in: shape, surface.theme, environment)
    return content.environment { $0.foregroundStyle = $0.foregroundStyle ?? .color(label) }
      .padding(padding)
      .contentShape(shape)
      .background(background.allowsHitTesting(false))
      .minimumHitSize(width: NeumorphicMath.minimumTouchTarget, height: NeumorphicMath.minimumTouchTarget)
  }

  /// The time itself during a press, else nil.
  public func nextChange(after time: Double, environment: Environment) -> Double? {
    ControlMotion.nextChange(after: time, changedAt: changedAt, duration: Self.pressDuration, in: environment)
  }

  /// The label and the edge of the button.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] { look.contrastPairs(in: environment) }
}

extension NodeConvertible {
  /// The node as the label of a soft button.
  public func neumorphicButton(
    isPressed: Bool, in shape: some Shape = Circle(), pressed: NeumorphicButton.PressedLook = .inset,
    theme: NeumorphicTheme? = nil
  ) -> Node {
    style(NeumorphicButton(isPressed: isPressed, in: shape, pressed: pressed, look: NeumorphicLook(theme: theme)))
  }
}
