/// A linear map of a colour's four components plus an offset: four rows of five numbers, on straight colours.
///
/// A matrix knows no colour space: it applies to encoded or to linear components, as the caller has them. Source: W3C
/// Filter Effects Module Level 1, sections 9.6 and 11.
public struct ColorMatrix: Hashable, Sendable {
  /// What one unit of red adds to red, green, blue and opacity.
  public var red: SIMD4<Float>
  /// What one unit of green adds to red, green, blue and opacity.
  public var green: SIMD4<Float>
  /// What one unit of blue adds to red, green, blue and opacity.
  public var blue: SIMD4<Float>
  /// What one unit of opacity adds to red, green, blue and opacity.
  public var opacity: SIMD4<Float>
  /// What is added in any case.
  public var offset: SIMD4<Float>

  /// The matrix that changes nothing.
  public static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0), opacity: SIMD4(0, 0, 0, 1),
    offset: .zero)

  /// Creates a matrix from its columns.
  @inlinable
  public init(
    red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, opacity: SIMD4<Float>, offset: SIMD4<Float>
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
    self.offset = offset
  }

  /// Creates a matrix from the rows that make the new red, green and blue; opacity stays.
  public init(red: SIMD3<Float>, green: SIMD3<Float>, blue: SIMD3<Float>) {
    self.init(
      red: SIMD4(red.x, green.x, blue.x, 0), green: SIMD4(red.y, green.y, blue.y, 0),
      blue: SIMD4(red.z, green.z, blue.z, 0), opacity: SIMD4(0, 0, 0, 1), offset: .zero)
  }

  /// Creates a matrix from 20 numbers, row after row, as `feColorMatrix` lists them; nil for any other count.
  public init?(rows values: [Float]) {
    guard values.count == 20 else { return nil }
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4(values[index], values[index + 5], values[index + 10], values[index + 15])
    }
    self.init(red: column(0), green: column(1), blue: column(2), opacity: column(3), offset: column(4))
  }

  /// The 20 numbers, row after row, as `feColorMatrix` lists them.
  public var rows: [Float] {
    (0..<4).flatMap { [red[$0], green[$0], blue[$0], opacity[$0], offset[$0]] }
  }

  /// Maps straight components; the result isn't clamped.
  @inlinable
  public func apply(_ c: SIMD4<Float>) -> SIMD4<Float> {
    red * c.x + green * c.y + (blue * c.z + opacity * c.w) + offset
  }

  /// Maps a premultiplied pixel: divided by its alpha, mapped, clamped to 0...1 and multiplied again.
  @inlinable
  public func apply(premultiplied p: SIMD4<Float>) -> SIMD4<Float> {
    let scale = 1 / Swift.max(p.w, 1e-30)
    let mapped = red * (p.x * scale) + green * (p.y * scale) + (blue * (p.z * scale) + opacity * p.w) + offset
    let clamped = Lanes.clamp(mapped, 0, 1)
    return clamped * SIMD4(clamped.w, clamped.w, clamped.w, 1)
  }

  /// The matrix that maps by another one first and by this one then, without clamping between.
  public func applied(after first: ColorMatrix) -> ColorMatrix {
    func column(_ c: SIMD4<Float>) -> SIMD4<Float> { red * c.x + green * c.y + (blue * c.z + opacity * c.w) }
    return ColorMatrix(
      red: column(first.red), green: column(first.green), blue: column(first.blue), opacity: column(first.opacity),
      offset: apply(first.offset))
  }
}
