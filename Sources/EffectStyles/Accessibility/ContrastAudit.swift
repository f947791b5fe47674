public import EffectMath

/// The pairs of colours that carry meaning in a style or scene, measured against what WCAG 2.2 asks for.
///
/// Text needs a contrast of 4.5:1, large text and the parts of controls 3:1, by success criteria 1.4.3 and 1.4.11. The
/// value of APCA, which follows perception more closely, stands beside it for information.
///
/// ```swift
/// let audit = ContrastAudit(NeumorphicCard.standard)
/// if !audit.passes { show(audit.markdown) }
/// func show(_ table: String) {}
/// ```
public struct ContrastAudit: Hashable, Sendable {
  /// What was measured about one pair.
  public struct Finding: Hashable, Sendable {
    /// The pair, its foreground composited over its background.
    public let pair: ContrastPair
    /// The contrast ratio of WCAG, 1 to 21.
    public let ratio: Double
    /// The lightness contrast of APCA; negative for light on dark.
    public let apca: Double
    /// The shade of the foreground next to it that passes; nil if it passes itself, or if none does.
    public let nearestPassing: Color?

    /// Whether the ratio suffices for text of normal size: 4.5.
    public var passesForText: Bool { ratio >= ContrastRatio.text }
    /// Whether the ratio suffices for the parts of controls and for large text: 3.
    public var passesForControls: Bool { ratio >= ContrastRatio.controls }
    /// Whether the ratio suffices for what the pair shows.
    public var passes: Bool { ratio >= pair.role.minimumRatio }

    /// Measures a pair; a background that isn't opaque is measured as if it were.
    public init(_ pair: ContrastPair) {
      var seen = pair
      let ground = pair.background
      seen.background = Color(red: ground.red, green: ground.green, blue: ground.blue).clamped
      seen.foreground = pair.foreground.composited(over: seen.background).clamped
      self.pair = seen
      ratio = ContrastRatio.wcag(seen.foreground, seen.background)
      apca = ContrastRatio.apca(text: seen.foreground, background: seen.background)
      let least = pair.role.minimumRatio
      guard ratio < least else {
        nearestPassing = nil
        return
      }
      let nearest = seen.foreground.nearestByte(withContrast: least, against: seen.background)
      nearestPassing = ContrastRatio.wcag(nearest, seen.background) >= least ? nearest : nil
    }
  }

  /// What was measured, in the order in which the scene names its pairs; equal pairs are listed once.
  public let findings: [Finding]

  /// Measures pairs of colours.
  public init(pairs: [ContrastPair]) {
    var findings: [Finding] = []
    for pair in pairs {
      let finding = Finding(pair)
      if !findings.contains(finding) { findings.append(finding) }
    }
    self.findings = findings
  }

  /// Measures what a style names, and the styles that it is made of.
  public init(_ style: some Style, environment: Environment = Environment()) {
    self.init(node: Node(Color.clear).style(style), size: Size(width: 100, height: 100), environment: environment)
  }

  /// Measures what the styles of a scene name, for a size of its canvas in points.
  public init(node: some NodeConvertible, size: Size? = nil, environment: Environment = Environment()) {
    self.init(pairs: node.contrastPairs(size: size, environment: environment))
  }

  /// Whether all pairs have the contrast that they need.
  public var passes: Bool { findings.allSatisfy { $0.passes } }

  /// The lowest ratio of a pair that needs one; nil if there is none.
  public var lowestRatio: Double? {
    findings.filter { $0.pair.role != .decoration }.map { $0.ratio }.min()
  }
}

extension Color {
  /// The nearest shade of enough contrast that bytes hold exactly, so that rounding to them can't lose it.
  ///
  /// Bytes change a contrast by less than a twentieth; each step asks for a little more until what is left suffices.
  fileprivate func nearestByte(withContrast ratio: Double, against background: Color) -> Color {
    var aim = ratio
    var color = self
    for _ in 0..<16 {
      color = nearest(withContrast: aim, against: background).roundedToBytes
      if ContrastRatio.wcag(color, background) >= ratio { return color }
      aim += 0.02
    }
    return color
  }

  private var roundedToBytes: Color {
    let bytes = (clamped.components * 255).rounded(.toNearestOrEven)
    return Color(red255: bytes.x, green: bytes.y, blue: bytes.z)
  }
}
