package import EffectMath

/// What it takes to make any one row of a picture: a flat list of steps on a stack of row buffers.
///
/// Nested layers are runs of steps between `push` and `merge`, so depth costs no call stack, all drawings of a row run
/// while the row is in the cache, and no layer needs memory of its own beyond a row. Only what looks at other rows (a
/// blur) reads the result of an earlier pass.
package struct RowProgram: Sendable {
  /// One step on the row buffer on top of the stack.
  package enum Step: Sendable {
    /// Blends a drawing into it.
    case draw(PlannedDrawing)
    /// Puts a transparent buffer on the stack.
    case push
    /// Puts the result of an earlier pass over it, moved by some pixels; a fraction is interpolated linearly.
    ///
    /// A pass of one channel is painted with the tint.
    case read(pass: Int, x: Double, y: Double, tint: Color?)
    /// Fills it with one colour within some pixels.
    case flood(Color, bounds: PixelRect)
    /// Maps each of its pixels; where nothing becomes something, all pixels of a rectangle, else those with ink.
    case map(PixelMap, filling: PixelRect?)
    /// Multiplies it by the coverage of an outline.
    case clip(PlannedOutline)
    /// Takes it off the stack and multiplies the buffer below by its alpha or luminance.
    case mask(Layer.Mask.Kind)
    /// Takes it off the stack, scales it and blends it into the buffer below, within some pixels.
    ///
    /// The clip matters to modes that change the backdrop where there is no source: never outside it.
    case merge(BlendMode, opacity: Float, bounds: PixelRect, clip: PlannedOutline?)
    /// Takes it off the stack and combines it with the buffer below: k1 a b + k2 a + k3 b + k4.
    case arithmetic(SIMD4<Float>, bounds: PixelRect)
    /// Takes it and a number of buffers below off the stack, and mixes the latter and the one below them by its alpha.
    ///
    /// The buffers stand at these alphas, the lowest one at 0.
    case mix([Double])
  }

  /// The pixels that the program makes; outside them it leaves nothing.
  package var bounds: PixelRect
  /// The steps in order.
  package var steps: [Step]

  /// Creates a program.
  package init(bounds: PixelRect, steps: [Step] = []) {
    self.bounds = bounds
    self.steps = steps
  }
}

extension [RowProgram.Step] {
  /// Adds steps that leave a layer on the stack, and what merges it into the buffer below.
  ///
  /// Where both do nothing but put things over each other, no buffer is needed: source-over is associative.
  mutating func merge(
    _ layer: [RowProgram.Step], _ mode: BlendMode, opacity: Float, bounds: PixelRect, clip: PlannedOutline?
  ) {
    if mode == .normal && opacity == 1 && clip == nil && layer.dropFirst().allSatisfy({ $0.isSourceOver }) {
      self += layer.dropFirst()
    } else {
      self += layer + [.merge(mode, opacity: opacity, bounds: bounds, clip: clip)]
    }
  }
}

extension RowProgram.Step {
  /// Whether the step puts something over the buffer and does nothing else.
  var isSourceOver: Bool {
    switch self {
    case .draw(let drawing): drawing.blendMode == .normal
    case .read: true
    default: false
    }
  }
}

/// An outline in pixel coordinates, with the pixels that it can touch.
package struct PlannedOutline: Sendable {
  /// The geometry in its own space.
  package var geometry: Geometry
  /// Whether its inside or a line along it counts.
  package var mode: Drawing.Mode
  /// The map from the geometry's space to pixels.
  package var transform: AffineTransform
  /// The pixels that can be covered.
  package var bounds: PixelRect
}

/// A drawing with its place in the picture.
package struct PlannedDrawing: Sendable {
  /// What it covers.
  package var outline: PlannedOutline
  /// What it is painted with, in the outline's own space.
  package var paint: Paint
  /// How it meets what is behind it.
  package var blendMode: BlendMode
}

/// A function of one premultiplied pixel.
package enum PixelMap: Hashable, Sendable {
  /// Its alpha times a colour: a shadow's ink.
  case tint(Color)
  /// A linear map of its straight components, clamped.
  case matrix(ColorMatrix)
  /// A function of each straight component, clamped.
  case transfer(ComponentTransfer)
}
