import EffectMath
import EffectStyles
import Testing

/// Pairs of colours against the numbers of WCAG and APCA.
@Suite struct ContrastAuditTests {
  private static func finding(
    _ foreground: Color, _ background: Color, _ role: ContrastPair.Role
  ) -> ContrastAudit.Finding {
    ContrastAudit.Finding(ContrastPair("pair", foreground: foreground, background: background, role: role))
  }

  /// Ratios as WebAIM's contrast checker gives them, values of APCA from its own test vectors.
  @Test func knownPairsHaveTheirNumbers() {
    let black = Self.finding(.black, .white, .text)
    #expect(abs(black.ratio - 21) < 1e-9)
    #expect(abs(black.apca - 106.04) < 0.01)
    let gray = Self.finding(Color(hex: 0x888888), .white, .text)
    #expect(abs(gray.ratio - 3.54) < 0.005)
    #expect(abs(gray.apca - 63.06) < 0.01)
    #expect(gray.passesForControls && !gray.passesForText && !gray.passes)
    let light = Self.finding(.white, Color(hex: 0x888888), .control)
    #expect(abs(light.apca + 68.54) < 0.01)
    #expect(light.passes)
    #expect(light.nearestPassing == nil)
  }

  /// 0x767676 is the lightest gray that reads on white; one step lighter doesn't.
  @Test func theLimitIsExact() {
    #expect(Self.finding(Color(hex: 0x767676), .white, .text).passes)
    #expect(!Self.finding(Color(hex: 0x777777), .white, .text).passes)
    #expect(Self.finding(Color(hex: 0x949494), .white, .largeText).passes)
    #expect(!Self.finding(Color(hex: 0x959595), .white, .control).passes)
    #expect(Self.finding(Color(hex: 0xFEFEFE), .white, .decoration).passes)
  }

  @Test(arguments: [0xFFFF00, 0x8EB0FF, 0xE1E1EB, 0x808080, 0xFFFFFF] as [UInt32], ContrastPair.Role.allCases)
  func theNearestPassesInBytes(hex: UInt32, role: ContrastPair.Role) {
    for ground in [Color.white, .black, .offWhite, Color(white: 0.5)] {
      let finding = Self.finding(Color(hex: hex), ground, role)
      guard !finding.passes else {
        #expect(finding.nearestPassing == nil)
        continue
      }
      guard let nearest = finding.nearestPassing else {
        // Nothing is far enough from middle gray for text in one of both directions, but then in the other.
        Issue.record("no shade of \(hex) passes for \(role)")
        continue
      }
      let bytes = nearest.components * 255
      #expect(bytes == bytes.rounded(.toNearestOrEven) || abs((bytes - bytes.rounded(.toNearestOrEven)).sum()) < 1e-3)
      let ratio = ContrastRatio.wcag(nearest, ground)
      #expect(ratio >= role.minimumRatio)
      #expect(ratio < role.minimumRatio + 0.35, "much further than needed: \(ratio)")
    }
  }

  @Test func opacityIsCompositedFirst() {
    // Half black on white is 50 % gray.
    let finding = Self.finding(.black.opacity(0.5), .white, .text)
    #expect(abs(finding.ratio - ContrastRatio.wcag(Color(white: 0.5), .white)) < 1e-6)
    #expect(Self.finding(.clear, .white, .text).ratio == 1)
  }

  /// Published numbers: off-white against white 1.30, a gray icon on off-white 2.51.
  @Test func publishedContrastsAreFound() {
    #expect(abs(Self.finding(.offWhite, .white, .control).ratio - 1.30) < 0.005)
    #expect(abs(Self.finding(.gray, .offWhite, .control).ratio - 2.51) < 0.005)
  }

  @Test func aStyleNamesItsPairs() {
    let audit = ContrastAudit(NeumorphicButton.standard)
    #expect(!audit.findings.isEmpty)
    #expect(audit.findings.contains { $0.pair.role == .text && $0.passes })
    // The published card's edge is its ground's colour.
    #expect(audit.findings.contains { $0.pair.role == .control && $0.ratio == 1 })
    #expect(!audit.passes)
    #expect(audit.lowestRatio == 1)
    let bordered = ContrastAudit(NeumorphicButton.standard, environment: Environment(colorSchemeContrast: .increased))
    #expect(bordered.passes)
    #expect((bordered.lowestRatio ?? 0) >= 3)
    #expect(ContrastAudit(GlowBorder.standard).findings.isEmpty)
    #expect(ContrastAudit(GlowBorder.standard).passes)
  }

  /// What a style is made of counts too, and equal pairs count once.
  @Test func nestedStylesAreFound() {
    #expect(!ContrastAudit(NeumorphicToggle(isOn: true)).findings.isEmpty)
    let one = ContrastAudit(node: Text("A").neumorphicCard())
    let two = ContrastAudit(
      node: HStack {
        Text("A").neumorphicCard()
        Text("B").neumorphicCard()
      })
    #expect(one == two)
  }

  @Test func tablesAreText() {
    let pairs = [
      ContrastPair("sign", foreground: Color(hex: 0x888888), background: .white, role: .text),
      ContrastPair("edge", foreground: .black, background: .white, role: .control),
    ]
    let audit = ContrastAudit(pairs: pairs)
    let lines = audit.markdown.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0]
        == "| Pair | Foreground | Background | WCAG | APCA | Text 4.5 | Control 3 | Needs | Result | Nearest that passes |"
    )
    #expect(lines[2].hasPrefix("| sign | #888888 | #FFFFFF | 3.54 | 63.1 | fail | pass | 4.5 | fail | #7"))
    #expect(lines[3] == "| edge | #000000 | #FFFFFF | 21 | 106 | pass | pass | 3 | pass |  |")
    let text = audit.description.split(separator: "\n")
    #expect(text.count == 3)
    #expect(text[1].hasPrefix("sign  #888888     #FFFFFF     3.54"))
  }
}
