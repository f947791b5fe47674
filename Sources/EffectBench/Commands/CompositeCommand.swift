import EffectMath
import EffectStyles

extension Command {
  /// Composites one picture with another of the same size.
  static let composite = Command(
    name: "composite", summary: "blend a source with a backdrop of the same size",
    operands: ["BACKDROP", "SOURCE"],
    options: [
      .value(
        "--mode", "NAME",
        "a Porter-Duff operator or a blend mode: \(BlendMode.allCases.map(\.name).joined(separator: " "))"),
      .value("--output", "OUT", "the file to write"),
      .depth,
      .flag("--premultiplied", "floats of .npy files are premultiplied, in and out"),
    ]
  ) { arguments in
    let output = try arguments.required("--output")
    _ = try ImageFile.format(of: output)
    let choices = BlendMode.allCases.map { (name: $0.name, value: $0) }
    _ = try arguments.required("--mode")
    guard let mode = try arguments.choice("--mode", of: choices) else { throw UsageError("--mode is missing") }
    let isPremultiplied = arguments.has("--premultiplied")
    let (backdropPath, sourcePath) = (arguments.operands[0], arguments.operands[1])
    let depth = try arguments.bitDepth()
    var (result, backdropDepth) = try ImageFile.readPicture(backdropPath, isPremultiplied: isPremultiplied)
    let (source, sourceDepth) = try ImageFile.readPicture(sourcePath, isPremultiplied: isPremultiplied)
    guard source.width == result.width, source.height == result.height else {
      throw Failure(
        "\(sourcePath) has \(source.width) x \(source.height) pixels, \(backdropPath) \(result.width) x \(result.height)"
      )
    }
    result.blend(source, mode: mode)
    let options = PNGOptions(bitDepth: depth ?? (backdropDepth == .sixteen ? backdropDepth : sourceDepth))
    try ImageFile.write(result, to: output, options: options, isPremultiplied: isPremultiplied)
  }
}

extension Framebuffer {
  /// Blends a picture of the same size into this one.
  fileprivate mutating func blend(_ source: Framebuffer, mode: BlendMode) {
    var span = pixels.mutableSpan
    Blend.row(mode, source: source.pixels.span, into: &span)
  }
}
