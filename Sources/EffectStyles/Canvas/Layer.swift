public import EffectMath

/// A group that is drawn on its own and then placed on what is behind it.
///
/// The group's pictures are applied in exactly this order: its content is filtered, clipped, masked, multiplied by the
/// opacity, and composited with the blend mode; a backdrop filter acts on what lies behind the clip, before that.
public struct Layer: Hashable, Sendable {
  /// A region outside which nothing of a layer shows.
  public struct Clip: Hashable, Sendable {
    /// The outline, in its own space.
    public var geometry: Geometry
    /// The map from the outline's space to the canvas.
    public var transform: AffineTransform

    /// Creates a clip.
    public init(_ geometry: Geometry, transform: AffineTransform = .identity) {
      self.geometry = geometry
      self.transform = transform
    }
  }

  /// A picture whose alpha or luminance tells how much of a layer shows.
  public struct Mask: Hashable, Sendable {
    /// What of the picture counts.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Its alpha.
      case alpha
      /// Its luminance, times its alpha.
      case luminance
    }

    /// The picture, in the canvas's space.
    public var content: DisplayList
    /// What of the picture counts.
    public var kind: Kind

    /// Creates a mask.
    public init(_ content: DisplayList, kind: Kind = .alpha) {
      self.content = content
      self.kind = kind
    }
  }

  /// What is done to the content first; lengths in points of the canvas.
  public var filter: Filter?
  /// The region outside which nothing shows.
  public var clip: Clip?
  /// The picture that tells how much shows.
  public var mask: Mask?
  /// The factor on the alpha of the whole group, 0...1.
  public var opacity: Float
  /// How the group meets what is behind it.
  public var blendMode: BlendMode
  /// What is done to the picture behind the clip before the group is placed on it.
  public var backdropFilter: Filter?

  /// Creates a layer; the opacity is clamped to 0...1, NaN counts as 0.
  public init(
    filter: Filter? = nil, clip: Clip? = nil, mask: Mask? = nil, opacity: Float = 1, blendMode: BlendMode = .normal,
    backdropFilter: Filter? = nil
  ) {
    self.filter = filter
    self.clip = clip
    self.mask = mask
    self.opacity = opacity > 0 ? min(opacity, 1) : 0
    self.blendMode = blendMode
    self.backdropFilter = backdropFilter
  }

  /// Creates a layer clipped to an outline.
  public init(clip geometry: Geometry) { self.init(clip: Clip(geometry)) }
}
