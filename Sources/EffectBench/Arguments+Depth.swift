import EffectStyles

extension Command.Option {
  /// `--depth`: the bits a sample of what is written.
  static let depth = value("--depth", "8|16", "bits a sample where integers are written; the input's, 8 for floats")
}

extension Arguments {
  /// The value of `--depth`, or nil.
  func bitDepth() throws(UsageError) -> PNGOptions.BitDepth? {
    try choice("--depth", of: [("8", .eight), ("16", .sixteen)])
  }
}
