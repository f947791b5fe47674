import EffectMath
import Testing

/// Inverses, decompositions and bounds.
struct AffineTransformTests {
  static let transforms: [AffineTransform] = [
    .identity, .scale(x: -2, y: 0.5), .rotation(.degrees(30)),
    AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
    AffineTransform(a: 0, b: -3, c: 2, d: 0, tx: 1e6, ty: -7),
    AffineTransform(a: 1e-200, b: 0, c: 0, d: 1e-200, tx: 1, ty: 2),
    AffineTransform(a: 1e200, b: 1e200, c: -1e200, d: 1e200, tx: 0, ty: 0),
  ]

  /// The area of the unit square's image, by the cross product of its sides; mirroring turns it around.
  @Test(arguments: [
    (AffineTransform.identity, 1.0), (.scale(x: 3, y: 5), 15), (.scale(x: -3, y: 5), -15),
    (.rotation(.degrees(37)), 1), (.translation(x: 9, y: 9), 1), (.scale(x: 0, y: 4), 0),
  ])
  func determinantsAreAreas(transform: AffineTransform, area: Double) {
    #expect(abs(transform.determinant - area) < 1e-14)
    let (x, y) = (transform.apply(Vector(dx: 1, dy: 0)), transform.apply(Vector(dx: 0, dy: 1)))
    #expect(abs(x.dx * y.dy - x.dy * y.dx - area) < 1e-14)
    let both = transform.concatenating(.scale(x: 2, y: -0.5))
    #expect(abs(both.determinant + area) < 1e-14)
  }

  @Test(arguments: transforms)
  func inversesUndo(transform: AffineTransform) throws {
    let inverse = try #require(transform.inverted())
    let product = transform.concatenating(inverse)
    for (value, expected) in [(product.a, 1.0), (product.b, 0), (product.c, 0), (product.d, 1)] {
      #expect(abs(value - expected) < 1e-14)
    }
    #expect(abs(product.tx) < 1e-9 && abs(product.ty) < 1e-9)
  }

  @Test(arguments: [
    AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), .scale(x: 0, y: 1), .scale(x: .nan, y: 1),
    .translation(x: .infinity, y: 0), .scale(x: .leastNonzeroMagnitude, y: .leastNonzeroMagnitude),
  ])
  func whatHasNoInverse(transform: AffineTransform) {
    #expect(transform.inverted() == nil)
    #expect(transform.decomposed() == nil)
  }

  @Test(arguments: transforms.prefix(5))
  func partsMakeTheWhole(transform: AffineTransform) throws {
    let whole = try #require(transform.decomposed()).transform
    for (value, expected) in [
      (whole.a, transform.a), (whole.b, transform.b), (whole.c, transform.c), (whole.d, transform.d),
      (whole.tx, transform.tx), (whole.ty, transform.ty),
    ] { #expect(abs(value - expected) < 1e-14 * max(1, abs(expected))) }
  }

  @Test func partsAreTheOnesPutIn() throws {
    let parts = AffineTransform.Decomposition(
      translation: Vector(dx: 3, dy: 4), rotation: .degrees(-100), scale: Vector(dx: 2, dy: -0.5), shear: 0.75)
    let found = try #require(parts.transform.decomposed())
    #expect(found.translation == parts.translation)
    #expect(abs(found.rotation.degrees + 100) < 1e-12)
    #expect(abs(found.scale.dx - 2) < 1e-15 && abs(found.scale.dy + 0.5) < 1e-15)
    #expect(abs(found.shear - 0.75) < 1e-14)
  }

  @Test func rotationsTurnClockwiseOnScreen() {
    let turned = AffineTransform.rotation(.degrees(90)).apply(Point(x: 1, y: 0))
    #expect(turned.distance(to: Point(x: 0, y: 1)) < 1e-15)
    let around = AffineTransform.rotation(.degrees(180), around: Point(x: 5, y: 5)).apply(Point(x: 7, y: 5))
    #expect(around.distance(to: Point(x: 3, y: 5)) < 1e-14)
    #expect(AffineTransform.scale(x: 2, y: 3, around: Point(x: 1, y: 1)).apply(Point(x: 2, y: 2)) == Point(x: 3, y: 4))
  }

  @Test(arguments: transforms.prefix(5))
  func boundsAreThoseOfTheCorners(transform: AffineTransform) {
    let rect = Rect(x: -3, y: 2, width: 10, height: 4)
    let corners = [
      Point(x: -3, y: 2), Point(x: 7, y: 2), Point(x: 7, y: 6), Point(x: -3, y: 6),
    ].map { transform.apply($0) }
    let box = transform.apply(rect)
    #expect(abs(box.minX - (corners.map(\.x).min() ?? .nan)) < 1e-9)
    #expect(abs(box.maxX - (corners.map(\.x).max() ?? .nan)) < 1e-9)
    #expect(abs(box.minY - (corners.map(\.y).min() ?? .nan)) < 1e-9)
    #expect(abs(box.maxY - (corners.map(\.y).max() ?? .nan)) < 1e-9)
  }

  @Test func boundsOfSpecialRectangles() {
    let transform = AffineTransform.scale(x: -2, y: 3)
    #expect(transform.apply(Rect.null).isNull)
    #expect(transform.apply(Rect.infinite) == .infinite)
    #expect(AffineTransform.rotation(.degrees(45)).apply(Rect.infinite) == .infinite)
    #expect(AffineTransform.scale(x: 0, y: 0).apply(Rect.infinite) == .zero)
    #expect(AffineTransform.scale(x: .nan, y: 1).apply(Rect.zero).isNull)
    let strip = Rect(minX: -.infinity, minY: 1, maxX: .infinity, maxY: 2)
    #expect(transform.apply(strip) == Rect(minX: -.infinity, minY: 3, maxX: .infinity, maxY: 6))
  }

  /// Singular values of a rotated stretch are the stretch's factors.
  @Test func scalesAreSingularValues() {
    let transform = AffineTransform.rotation(.degrees(20))
      .concatenating(.scale(x: 5, y: -0.25)).concatenating(.rotation(.degrees(70)))
    #expect(abs(transform.maximumScale - 5) < 1e-14)
    #expect(abs(transform.minimumScale - 0.25) < 1e-14)
    #expect(AffineTransform.rotation(.degrees(20)).isRectilinear == false)
    #expect(AffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 3, ty: 4).isRectilinear)
  }
}
