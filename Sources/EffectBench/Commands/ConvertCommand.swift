import EffectStyles

extension Command {
  /// Reads a picture file and writes it in another format.
  static let convert = Command(
    name: "convert", summary: "write a picture in another format: .png .pam .ppm .pgm .pfm .npy",
    operands: ["IN", "OUT"],
    options: [
      .depth,
      .value("--level", "0...9", "compression of PNG; 6"),
      .value("--dither", "none|ordered|blueNoise", "how floats are rounded; none"),
      .flag("--premultiplied", "floats of .npy files are premultiplied, in and out"),
    ]
  ) { arguments in
    let (input, output) = (arguments.operands[0], arguments.operands[1])
    let depth = try arguments.bitDepth()
    let options = PNGOptions(
      bitDepth: depth ?? .eight, level: try arguments.integer("--level", in: 0...9) ?? 6,
      dithering: try arguments.choice(
        "--dither", of: [("none", .none), ("ordered", .ordered), ("blueNoise", .blueNoise)]) ?? .none)
    let isPremultiplied = arguments.has("--premultiplied")
    let keepsPremultiplied = try isPremultiplied && ImageFile.format(of: output) == .npy
    let takesPremultiplied = try isPremultiplied && ImageFile.format(of: input) == .npy

    var picture = try ImageFile.read(input)
    if keepsPremultiplied != takesPremultiplied {
      let framebuffer = Framebuffer(picture, isPremultiplied: takesPremultiplied)
      let pixels = takesPremultiplied ? framebuffer.straightPixels() : framebuffer.premultipliedPixels
      picture = Bitmap(width: picture.width, height: picture.height, pixels: .float32(pixels))
    }
    if try !ImageFile.format(of: output).isFloatingPoint {
      picture = picture.rounded(to: depth, options)
    }
    try ImageFile.write(picture, to: output, options: options)
  }
}

extension Bitmap {
  /// The picture with integer samples: floats are rounded as the options say, integers keep theirs without a depth.
  fileprivate func rounded(to depth: PNGOptions.BitDepth?, _ options: PNGOptions) -> Bitmap {
    guard case .float32(let pixels) = self.pixels else { return depth.map { converted(to: $0) } ?? self }
    let picture = Framebuffer(width: width, height: height, straightPixels: pixels)
    return Bitmap(picture, bitDepth: options.bitDepth, dithering: options.dithering)
  }
}
