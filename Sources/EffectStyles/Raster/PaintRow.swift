import EffectMath

/// A paint made ready for the pixels of one drawing: it fills rows of premultiplied pixels in the working space.
struct PaintRow: Sendable {
  private enum Source: Sendable {
    case solid(SIMD4<Float>)
    case gradient(GradientRamp, GradientGeometry)
    case mesh(MeshRaster)
    case image(ImageSampler)
    case shader(Shader)
  }

  private let source: Source
  /// The map from pixels to the paint's own space.
  private let map: AffineTransform
  private let workingSpace: WorkingSpace

  /// The one pixel that a plain colour consists of.
  var solid: SIMD4<Float>? {
    if case .solid(let pixel) = source { pixel } else { nil }
  }

  /// Makes a paint ready; nil if it can't show because its space collapses to a line.
  init?(_ paint: Paint, transform: AffineTransform, bounds: PixelRect, workingSpace: WorkingSpace) {
    self.workingSpace = workingSpace
    guard let map = transform.inverted() else { return nil }
    self.map = map
    switch paint {
    case .color(let color): source = .solid(color.premultiplied(in: workingSpace))
    case .gradient(let gradient, let geometry):
      source = .gradient(GradientRamp(gradient, workingSpace: workingSpace), geometry)
    case .mesh(let mesh, let rect):
      let unit = AffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
      source = .mesh(
        MeshRaster(
          mesh, transform: unit.concatenating(transform), rows: bounds.rows, workingSpace: workingSpace))
    case .image(let paint): source = .image(ImageSampler(paint))
    case .shader(let shader): source = .shader(shader)
    }
  }

  /// Fills pixels of row `y` from a column on; `parameters` is scratch memory of at least as many numbers.
  func fill(
    _ pixels: inout MutableSpan<SIMD4<Float>>, y: Int, column: Int, parameters: inout MutableSpan<Float>
  ) {
    let row = SampleRow(
      start: map.apply(Point(x: Double(column) + 0.5, y: Double(y) + 0.5)),
      step: map.apply(Vector(dx: 1, dy: 0)))
    switch source {
    case .solid(let pixel):
      for index in 0..<pixels.count { pixels[index] = pixel }
    case .gradient(let ramp, let geometry):
      var t = parameters._mutatingExtracting(0..<pixels.count)
      geometry.fill(&t, along: row)
      ramp.fill(&pixels, from: t.span)
    case .mesh(let mesh):
      mesh.fill(&pixels, y: y, column: column)
    case .image(let sampler):
      sampler.fill(&pixels, along: row)
      workingSpace.fromEncoded(&pixels)
    case .shader(let shader):
      shader.fill(&pixels, along: row)
      workingSpace.fromEncoded(&pixels)
    }
  }
}
