import EffectMath

/// Turns a filter expression into steps that leave its result in a buffer of its own, and the passes that they read.
///
/// What looks at one pixel at a time becomes steps of the row program. What looks at others becomes a pass. An offset
/// moves neither: the drawings that it applies to are moved instead, which is exact for any fraction of a pixel.
struct FilterCompiler {
  /// The steps of an expression, and the pixels that they can cover.
  typealias Result = (steps: [RowProgram.Step], ink: PixelRect)

  /// A pass's expression, whether it is its alpha alone, and where it was moved: equal ones are computed once.
  private struct Key: Hashable {
    var filter: Filter
    var isAlpha: Bool
    var offset: Vector
  }

  private let source: RowProgram
  private let scale: Double
  private(set) var passes: [RenderPlan.Pass]
  private var known: [Key: (pass: Int, region: PixelRect)] = [:]
  /// How far offsets can move the region of a pass: made that much larger at once, one pass serves all its copies.
  private var slack = PixelRadius(.zero, scale: 1)

  init(source: RowProgram, scale: Double, passes: [RenderPlan.Pass]) {
    self.source = source
    self.scale = scale
    self.passes = passes
  }

  /// Compiles an expression for the pixels of it that are needed.
  mutating func compile(_ filter: Filter, region: PixelRect) -> Result {
    slack = PixelRadius(filter.greatestOffset, scale: scale)
    return compile(filter, movedBy: .zero, region: region)
  }

  private mutating func compile(_ filter: Filter, movedBy offset: Vector, region: PixelRect) -> Result {
    switch filter {
    case .source:
      let moved = source.moved(by: offset, limit: region)
      return ([.push] + moved.steps, moved.bounds)
    case .flood(let color):
      return ([.push, .flood(color, bounds: region)], region)
    case .offset(let vector, let input):
      return compile(input, movedBy: (offset + vector * scale).limitedToPictures, region: region)
    case .composite(.flood(let color), .sourceIn, let input):
      let result = compile(input, movedBy: offset, region: region)
      return (result.steps + [.map(.tint(color), filling: nil)], result.ink)
    case .composite(let a, let op, let b):
      return combine(a, b, movedBy: offset, region: region, with: .composite(op))
    case .blend(let a, let mode, let b):
      return combine(a, b, movedBy: offset, region: region, with: mode)
    case .gaussianBlur(let deviation, let edge, .composite(.flood(let color), .sourceIn, let input)):
      // The blur of one colour is that colour where the alpha's blur is.
      return blur(deviation, edge, of: input, tint: color, movedBy: offset, region: region)
    case .gaussianBlur(let deviation, let edge, let input):
      return blur(deviation, edge, of: input, tint: nil, movedBy: offset, region: region)
    case .arithmetic(let a, let b, let k1, let k2, let k3, let k4):
      let (below, above) = (compile(b, movedBy: offset, region: region), compile(a, movedBy: offset, region: region))
      let ink = k4 > 0 ? region : below.ink.union(above.ink)
      return (below.steps + above.steps + [.arithmetic(SIMD4(k1, k2, k3, k4), bounds: ink)], ink)
    case .colorMatrix(let matrix, let input):
      let result = compile(input, movedBy: offset, region: region)
      return map(result, .matrix(matrix), filling: matrix.offset.w > 0 ? region : nil)
    case .componentTransfer(let transfer, let input):
      let result = compile(input, movedBy: offset, region: region)
      return map(result, .transfer(transfer), filling: transfer.opacity(0) > 0 ? region : nil)
    case .morphology(let kind, let radius, let input):
      let pixels = PixelRadius(radius, scale: scale)
      return readPass(filter, movedBy: offset, region: region) { compiler, offset, region in
        let source = compiler.program(input, movedBy: offset, region: region.grown(x: pixels.x, y: pixels.y))
        let reach = kind == .dilate ? source.bounds.grown(x: pixels.x, y: pixels.y) : source.bounds
        return RenderPlan.Pass(
          operation: .morphology(kind, radius: pixels), source: source, bounds: reach.intersection(region))
      }
    case .displacement(let input, let map, let distance, let x, let y):
      return readPass(filter, movedBy: offset, region: region) { compiler, offset, region in
        let pixels = distance * compiler.scale
        let reach = PixelRadius(Size(width: abs(pixels) / 2, height: abs(pixels) / 2), scale: 1).grown(by: 1)
        let content = compiler.program(input, movedBy: offset, region: region.grown(x: reach.x, y: reach.y))
        compiler.passes.append(RenderPlan.Pass(operation: .keep, source: content, bounds: content.bounds))
        let kept = compiler.passes.count - 1
        return RenderPlan.Pass(
          operation: .displacement(of: kept, scale: pixels, x: x, y: y),
          source: compiler.program(map, movedBy: offset, region: region),
          bounds: content.bounds.grown(x: reach.x, y: reach.y).intersection(region))
      }
    case .turbulence(let turbulence):
      let field = TurbulenceField(turbulence)
      let shader = Shader { position in
        let color = field.color(at: position)
        return Color(components: color).premultiplied
      }
      return paint(.shader(shader), transform: .identity, movedBy: offset, region: region)
    case .paint(let paint, let transform):
      return self.paint(paint, transform: transform, movedBy: offset, region: region)
    case .variableBlur(let deviation, let mask, let input):
      var result = compile(input, movedBy: offset, region: region)
      for fraction in FilterCompiler.blurFractions {
        let level = compile(
          .gaussianBlur(
            standardDeviation: Size(width: deviation * fraction, height: deviation * fraction), edge: .transparent,
            of: input),
          movedBy: offset, region: region)
        result = (result.steps + level.steps, result.ink.union(level.ink))
      }
      let mask = compile(mask, movedBy: offset, region: region)
      return (result.steps + mask.steps + [.mix(FilterCompiler.blurFractions)], result.ink)
    }
  }

  /// Fills a region with a paint; nothing where the paint's space collapses to a line.
  private func paint(_ paint: Paint, transform: AffineTransform, movedBy offset: Vector, region: PixelRect) -> Result {
    let toPixels = transform.concatenating(.scale(x: scale, y: scale))
      .concatenating(.translation(x: offset.dx, y: offset.dy))
    guard let toPaint = toPixels.inverted() else { return ([.push], .empty) }
    // One pixel more on each side: rounding must not leave the region's border half covered.
    let drawing = PlannedDrawing(
      outline: PlannedOutline(
        geometry: .rect(toPaint.apply(region.grown(x: 1, y: 1).rect)), mode: .fill, transform: toPixels, bounds: region),
      paint: paint, blendMode: .normal)
    return ([.push, .draw(drawing)], region)
  }

  /// Reads a blur of all channels, or of the alpha alone where that is painted with one colour.
  private mutating func blur(
    _ deviation: Size, _ edge: EdgeMode, of input: Filter, tint: Color?, movedBy offset: Vector, region: PixelRect
  ) -> Result {
    let pixels = Size(width: deviation.width * scale, height: deviation.height * scale)
    let filter = Filter.gaussianBlur(standardDeviation: deviation, edge: edge, of: input)
    return readPass(filter, tint: tint, movedBy: offset, region: region) { compiler, offset, region in
      let reached = filter.pixelsNeeded(for: region, scale: compiler.scale)
      // Beyond an edge stands what is within it, so all of the source counts.
      let needed = edge == .transparent ? reached : reached.union(compiler.source.bounds)
      let source = compiler.program(input, movedBy: offset, region: needed)
      return RenderPlan.Pass(
        operation: .gaussianBlur(standardDeviation: pixels, edge: edge, isAlpha: tint != nil), source: source,
        bounds: edge == .transparent ? source.bounds.grown(byReachOf: pixels).intersection(region) : source.bounds)
    }
  }

  /// Where the blurs of a progressive blur stand, as fractions of its deviation and as alphas of its mask.
  private static let blurFractions: [Double] = [0.125, 0.25, 0.5, 1]

  private func map(_ input: Result, _ map: PixelMap, filling region: PixelRect?) -> Result {
    (input.steps + [.map(map, filling: region)], region ?? input.ink)
  }

  private mutating func combine(
    _ a: Filter, _ b: Filter, movedBy offset: Vector, region: PixelRect, with mode: BlendMode
  ) -> Result {
    let (below, above) = (compile(b, movedBy: offset, region: region), compile(a, movedBy: offset, region: region))
    let ink = below.ink.union(above.ink)
    let touched = mode.erasesOutsideSource ? ink : above.ink
    var steps = below.steps
    steps.merge(above.steps, mode, opacity: 1, bounds: touched, clip: nil)
    return (steps, ink)
  }

  /// An expression as a program of its own: its steps without the push of the buffer that the caller hands in.
  private mutating func program(_ filter: Filter, movedBy offset: Vector, region: PixelRect) -> RowProgram {
    let result = compile(filter, movedBy: offset, region: region)
    return RowProgram(bounds: result.ink, steps: Array(result.steps.dropFirst()))
  }

  /// Steps that read a pass, which is made if no equal one is known.
  ///
  /// Whole pixels of the offset move the reading, so that copies at several places share one pass; only the rest moves
  /// what the pass is made from.
  private mutating func readPass(
    _ filter: Filter, tint: Color? = nil, movedBy offset: Vector, region: PixelRect,
    _ make: (inout FilterCompiler, Vector, PixelRect) -> RenderPlan.Pass
  ) -> Result {
    let (x, y) = (offset.dx.wholePart, offset.dy.wholePart)
    let key = Key(
      filter: filter, isAlpha: tint != nil, offset: Vector(dx: offset.dx - Double(x), dy: offset.dy - Double(y)))
    let needed = region.moved(x: -x, y: -y)
    let index: Int
    if let equal = known[key], equal.region.union(needed) == equal.region {
      index = equal.pass
    } else {
      let region = needed.grown(x: slack.x, y: slack.y)
      let pass = make(&self, key.offset, region)
      passes.append(pass)
      index = passes.count - 1
      known[key] = (index, region)
    }
    return (
      [.push, .read(pass: index, x: Double(x), y: Double(y), tint: tint)], passes[index].bounds.moved(x: x, y: y)
    )
  }
}

extension Vector {
  /// The vector limited to what moves any picture out of sight; 0 for what isn't a number.
  fileprivate var limitedToPictures: Vector {
    func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -0x1p28), 0x1p28) }
    return Vector(dx: limited(dx), dy: limited(dy))
  }
}

extension Double {
  /// The nearest whole number, limited to what moves a picture out of sight anyway; 0 for NaN.
  fileprivate var wholePart: Int { isNaN ? 0 : Int(min(max(self, -0x1p28), 0x1p28).rounded(.toNearestOrEven)) }
}

extension Filter {
  /// The most that the offsets on any way to a leaf can add up to, in points.
  fileprivate var greatestOffset: Size {
    switch self {
    case .source, .flood, .turbulence, .paint: return .zero
    case .offset(let vector, let input):
      let inner = input.greatestOffset
      return Size(width: inner.width + abs(vector.dx), height: inner.height + abs(vector.dy))
    case .gaussianBlur(_, _, let input), .colorMatrix(_, let input), .componentTransfer(_, let input),
      .morphology(_, _, let input):
      return input.greatestOffset
    case .composite(let a, _, let b), .arithmetic(let a, let b, _, _, _, _), .blend(let a, _, let b),
      .displacement(let a, let b, _, _, _), .variableBlur(_, let a, let b):
      let (first, second) = (a.greatestOffset, b.greatestOffset)
      return Size(width: max(first.width, second.width), height: max(first.height, second.height))
    }
  }

  /// The pixels of the source that matter when `region` of the result is seen.
  func pixelsNeeded(for region: PixelRect, scale: Double) -> PixelRect {
    let farthest = PixelRect(minX: -(1 << 28), minY: -(1 << 28), maxX: 1 << 28, maxY: 1 << 28)
    let toPixels = AffineTransform.scale(x: scale, y: scale)
    let toPoints = AffineTransform.scale(x: 1 / scale, y: 1 / scale)
    return PixelRect(covering: toPixels.apply(inputNeeded(for: toPoints.apply(region.rect))), limit: farthest)
  }
}

extension PixelRect {
  /// The rectangle grown by as far as a blur can carry ink, for deviations in pixels.
  func grown(byReachOf deviation: Size) -> PixelRect {
    let plan = BlurPlan(deviationX: deviation.width, deviationY: deviation.height)
    return grown(x: plan.x.outset, y: plan.y.outset)
  }
}

/// A radius in whole pixels for each axis.
package struct PixelRadius: Hashable, Sendable {
  /// The radius along x.
  package var x: Int
  /// The radius along y.
  package var y: Int

  /// Rounds a radius in points; negative and NaN count as 0, and none exceeds what any picture needs.
  init(_ radius: Size, scale: Double) {
    func pixels(_ length: Double) -> Int {
      let length = (length * scale).rounded(.toNearestOrEven)
      return length > 0 ? Int(min(length, 0x1p16)) : 0
    }
    x = pixels(radius.width)
    y = pixels(radius.height)
  }

  /// The radius with some pixels more.
  func grown(by pixels: Int) -> PixelRadius {
    var radius = self
    radius.x += pixels
    radius.y += pixels
    return radius
  }
}

extension RowProgram {
  /// The program with everything in it moved, limited to some pixels.
  func moved(by offset: Vector, limit: PixelRect) -> RowProgram {
    let (left, right) = (Int(offset.dx.rounded(.down)), Int(offset.dx.rounded(.up)))
    let (up, down) = (Int(offset.dy.rounded(.down)), Int(offset.dy.rounded(.up)))
    func moved(_ rect: PixelRect) -> PixelRect {
      rect.moved(x: left, y: up).union(rect.moved(x: right, y: down)).intersection(limit)
    }
    func moved(_ outline: PlannedOutline) -> PlannedOutline {
      var outline = outline
      outline.transform = outline.transform.concatenating(.translation(x: offset.dx, y: offset.dy))
      outline.bounds = moved(outline.bounds)
      return outline
    }
    return RowProgram(
      bounds: moved(bounds),
      steps: steps.map { step in
        switch step {
        case .draw(var drawing):
          drawing.outline = moved(drawing.outline)
          return .draw(drawing)
        case .read(let pass, let x, let y, let tint):
          let moved = (Vector(dx: x, dy: y) + offset).limitedToPictures
          return .read(pass: pass, x: moved.dx, y: moved.dy, tint: tint)
        case .flood(let color, let bounds): return .flood(color, bounds: moved(bounds))
        case .clip(let outline): return .clip(moved(outline))
        case .merge(let mode, let opacity, let bounds, let clip):
          return .merge(mode, opacity: opacity, bounds: moved(bounds), clip: clip.map(moved))
        case .arithmetic(let k, let bounds): return .arithmetic(k, bounds: moved(bounds))
        case .map(let map, let region): return .map(map, filling: region.map(moved))
        case .push, .mask, .mix: return step
        }
      })
  }
}
