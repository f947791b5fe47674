import EffectMath
import EffectStyles

extension Command {
  /// Blurs a picture file by a Gaussian.
  static let blur = Command(
    name: "blur", summary: "blur a picture by a Gaussian",
    operands: ["IN", "OUT"],
    options: [
      .value("--radius", "S", "the standard deviation in pixels, 0 to 2000"),
      .value("--edge", EdgeMode.allCases.map(\.rawValue).joined(separator: "|"), "what lies outside; transparent"),
      .value("--method", "auto|direct|multirate", "how the blur is computed; auto"),
      .value("--threads", "N", "the most threads at work; all"),
      .depth,
      .flag("--grow", "keep what spills over the edges; the picture grows"),
      .flag("--premultiplied", "floats of .npy files are premultiplied and pass without conversion or clamp"),
    ]
  ) { arguments in
    let output = arguments.operands[1]
    _ = try ImageFile.format(of: output)
    _ = try arguments.required("--radius")
    guard let deviation = try arguments.number("--radius", in: 0...2000) else {
      throw UsageError("--radius is missing")
    }
    let methods: [(name: String, value: BlurPlan.Method)] = [
      ("auto", .automatic), ("direct", .direct), ("multirate", .multirate),
    ]
    let plan = BlurPlan(
      standardDeviation: deviation, method: try arguments.choice("--method", of: methods) ?? .automatic)
    let edge = try arguments.choice("--edge", of: EdgeMode.allCases.map { ($0.rawValue, $0) }) ?? .transparent
    let scheduler = BandScheduler(threads: try arguments.integer("--threads", in: 1...1024))
    let isPremultiplied = arguments.has("--premultiplied")
    let depth = try arguments.bitDepth()

    let (picture, inputDepth) = try ImageFile.readPicture(arguments.operands[0], isPremultiplied: isPremultiplied)
    let bounds = PixelRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
    let blur = Blur(
      plan, edge: edge, of: bounds, within: arguments.has("--grow") ? nil : bounds, limitsAlpha: !isPremultiplied)
    let surface = blur.surface(of: PixelSurface(bounds: bounds, pixels: picture.pixels), on: scheduler)
    var result = Framebuffer(width: surface.bounds.width, height: surface.bounds.height)
    result.pixels = surface.pixels
    try ImageFile.write(
      result, to: output, options: PNGOptions(bitDepth: depth ?? inputDepth), isPremultiplied: isPremultiplied)
  }
}
