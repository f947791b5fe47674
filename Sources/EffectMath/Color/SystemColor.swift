/// The named colours of the system palette, each with shades for dark interfaces and for increased contrast.
///
/// Source: Apple, Human Interface Guidelines, Color, specifications of iOS.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  /// Red.
  case red
  /// Orange.
  case orange
  /// Yellow.
  case yellow
  /// Green.
  case green
  /// Cyan.
  case cyan
  /// Blue.
  case blue
  /// Purple.
  case purple
  /// Pink.
  case pink
  /// Gray.
  case gray

  /// The colour for a scheme and a contrast.
  public func color(_ scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard) -> Color {
    let (light, increasedLight, dark, increasedDark) = shades
    return switch (scheme, contrast) {
    case (.light, .standard): Color(hex: light)
    case (.light, .increased): Color(hex: increasedLight)
    case (.dark, .standard): Color(hex: dark)
    case (.dark, .increased): Color(hex: increasedDark)
    }
  }

  /// The shades for light interfaces, light of increased contrast, dark, and dark of increased contrast.
  private var shades: (UInt32, UInt32, UInt32, UInt32) {
    switch self {
    case .red: (0xFF3B30, 0xD70015, 0xFF453A, 0xFF6961)
    case .orange: (0xFF9500, 0xC93400, 0xFF9F0A, 0xFFB340)
    case .yellow: (0xFFCC00, 0xB25000, 0xFFD60A, 0xFFD426)
    case .green: (0x34C759, 0x248A3D, 0x30D158, 0x30DB5B)
    case .cyan: (0x32ADE6, 0x0071A4, 0x64D2FF, 0x70D7FF)
    case .blue: (0x007AFF, 0x0040DD, 0x0A84FF, 0x409CFF)
    case .purple: (0xAF52DE, 0x8944AB, 0xBF5AF2, 0xDA8FFF)
    case .pink: (0xFF2D55, 0xD30F45, 0xFF375F, 0xFF6482)
    case .gray: (0x8E8E93, 0x6C6C70, 0x8E8E93, 0xAEAEB2)
    }
  }
}
