import EffectStyles

extension Command {
  /// Reads a picture file and writes it in another format.
  static let convert = Command(
    name: "convert", summary: "write a picture in another format: .png .pam .ppm .pgm .pfm .npy",
    operands: ["IN", "OUT"],
    options: [
      .value("--depth", "8|16", "bits a sample when floats are rounded; 8"),
      .value("--level", "0...9", "compression of PNG; 6"),
      .value("--dither", "none|ordered|blueNoise", "how floats are rounded; none"),
    ]
  ) { arguments in
    let options = try PNGOptions(arguments)
    _ = try ImageFile.format(of: arguments.operands[1])
    try ImageFile.write(
      try ImageFile.read(arguments.operands[0]).rounded(for: arguments.operands[1], options), to: arguments.operands[1],
      options: options)
  }
}

extension PNGOptions {
  /// The options of a call: `--depth`, `--level` and `--dither`.
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    self.init(
      bitDepth: try arguments.choice("--depth", of: [("8", .eight), ("16", .sixteen)]) ?? .eight,
      level: try arguments.integer("--level", in: 0...9) ?? 6,
      dithering: try arguments.choice(
        "--dither", of: [("none", .none), ("ordered", .ordered), ("blueNoise", .blueNoise)]) ?? .none)
  }
}

extension Bitmap {
  /// The samples as a file format takes them: floats are rounded unless it keeps them.
  fileprivate func rounded(for path: String, _ options: PNGOptions) throws(UsageError) -> Bitmap {
    guard case .float32(let pixels) = self.pixels, !(try ImageFile.format(of: path).isFloatingPoint) else {
      return self
    }
    let picture = Framebuffer(width: width, height: height, straightPixels: pixels)
    return Bitmap(picture, bitDepth: options.bitDepth, dithering: options.dithering)
  }
}
