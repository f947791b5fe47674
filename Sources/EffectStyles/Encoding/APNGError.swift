/// Why a frame can't join an animation, or why there is none.
public enum APNGError: Error, Hashable, Sendable {
  /// A frame hasn't the size of the animation.
  case frameSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// An animation without frames was to be finished.
  case noFrames
}

extension APNGError: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .frameSize(let width, let height, let expectedWidth, let expectedHeight):
      "APNG: a frame of \(width) x \(height) pixels; expected \(expectedWidth) x \(expectedHeight)"
    case .noFrames: "APNG: an animation needs at least one frame"
    }
  }
}
