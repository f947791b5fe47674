package import EffectMath

/// A row program with its outlines binned and its paints made ready: read by all bands at once.
package struct PreparedProgram: Sendable {
  /// A step with all that doesn't depend on the row.
  enum Step: Sendable {
    case draw(PreparedDrawing, outline: Int)
    case push
    case read(pass: Int, by: Vector, tint: SIMD4<Float>, reader: Int)
    case flood(SIMD4<Float>, bounds: PixelRect)
    case map(PreparedMap, filling: PixelRect?)
    case mix([Float])
    case clip(Coverage, outline: Int)
    case mask(Layer.Mask.Kind)
    case merge(BlendMode, opacity: Float, bounds: PixelRect, clip: Coverage?)
    case arithmetic(SIMD4<Float>, bounds: PixelRect)
  }

  /// The pixels that the program makes.
  package let bounds: PixelRect
  let steps: [Step]
  /// The number of steps that read passes, which have a reader each.
  let readerCount: Int

  /// Prepares a program for a working space.
  package init(_ program: RowProgram, workingSpace: WorkingSpace) {
    bounds = program.bounds
    var (readers, outlines) = (0, 0)
    steps = program.steps.compactMap { step in
      switch step {
      case .draw(let drawing):
        outlines += 1
        return PreparedDrawing(drawing, workingSpace: workingSpace).map { .draw($0, outline: outlines - 1) }
      case .push: return .push
      case .read(let pass, let x, let y, let tint):
        readers += 1
        return .read(
          pass: pass, by: Vector(dx: x, dy: y), tint: tint.map { $0.premultiplied(in: workingSpace) } ?? .zero,
          reader: readers - 1)
      case .flood(let color, let bounds): return .flood(color.premultiplied(in: workingSpace), bounds: bounds)
      case .map(let map, let region): return .map(PreparedMap(map, workingSpace: workingSpace), filling: region)
      case .mix(let alphas): return .mix(alphas.map { Float($0) })
      case .clip(let outline):
        outlines += 1
        return .clip(Coverage(outline), outline: outlines - 1)
      case .mask(let kind): return .mask(kind)
      case .merge(let mode, let opacity, let bounds, let clip):
        return .merge(mode, opacity: opacity, bounds: bounds, clip: clip.map(Coverage.init))
      case .arithmetic(let k, let bounds): return .arithmetic(k, bounds: bounds)
      }
    }
    readerCount = readers
  }
}

extension PreparedProgram {
  /// The passes that the steps read.
  var passes: [Int] {
    steps.compactMap { if case .read(let pass, _, _, _) = $0 { pass } else { nil } }
  }
}

/// A drawing made ready; an object, so that a row that uses it counts one reference and not those of all its arrays.
final class PreparedDrawing: Sendable {
  let outline: Coverage
  let paint: PaintRow
  let blendMode: BlendMode

  /// Makes a drawing ready; nil if its paint can't show.
  init?(_ drawing: PlannedDrawing, workingSpace: WorkingSpace) {
    let outline = drawing.outline
    guard
      let paint = PaintRow(
        drawing.paint, transform: outline.transform, bounds: outline.bounds, workingSpace: workingSpace)
    else { return nil }
    self.outline = Coverage(outline)
    self.paint = paint
    blendMode = drawing.blendMode
  }
}

/// A pixel map with its constants in the working space.
enum PreparedMap: Sendable {
  case tint(SIMD4<Float>)
  case matrix(ColorMatrix)
  case transfer(ComponentTransfer)

  init(_ map: PixelMap, workingSpace: WorkingSpace) {
    switch map {
    case .tint(let color): self = .tint(color.premultiplied(in: workingSpace))
    case .matrix(let matrix): self = .matrix(matrix)
    case .transfer(let transfer): self = .transfer(transfer)
    }
  }
}
