/// The space in which pixels are held and composited.
public enum WorkingSpace: String, Hashable, Sendable, CaseIterable {
  /// sRGB-encoded components, as SwiftUI and CSS composite.
  case sRGB
  /// Linear light with sRGB primaries.
  case linearSRGB
}
