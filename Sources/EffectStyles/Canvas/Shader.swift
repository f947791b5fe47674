public import EffectMath

/// A paint computed from the position: a function that fills a row of pixels.
///
/// Pixels are premultiplied and sRGB-encoded, positions are in points of the drawing's space. A function must depend
/// on its positions alone: rows are asked for in any order and on any thread. Two shaders are equal when they are
/// copies of one.
public struct Shader: Hashable, Sendable {
  /// Fills `pixels` with the colours at the positions of a row.
  public typealias RowFunction = @Sendable (_ row: SampleRow, _ pixels: inout MutableSpan<SIMD4<Float>>) -> Void

  private final class Body: Sendable {
    let fill: RowFunction
    init(_ fill: @escaping RowFunction) { self.fill = fill }
  }

  private let body: Body

  /// Creates a shader from a function that fills a whole row at once, the fast form.
  public init(rows fill: @escaping RowFunction) { body = Body(fill) }

  /// Creates a shader from a function of one position.
  public init(_ color: @escaping @Sendable (_ position: Point) -> SIMD4<Float>) {
    self.init { row, pixels in
      for index in 0..<pixels.count { pixels[index] = color(row[index]) }
    }
  }

  /// Fills `pixels` with the colours at the positions of a row.
  public func fill(_ pixels: inout MutableSpan<SIMD4<Float>>, along row: SampleRow) { body.fill(row, &pixels) }

  /// Whether both are copies of one shader.
  public static func == (a: Shader, b: Shader) -> Bool { a.body === b.body }

  /// Feeds the shader's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }
}
