extension Suite {
  /// Moving a float frame without looking at it: what the memory allows.
  static let copy = Suite(name: "copy", summary: "copying and filling a frame: the limit of everything else") {
    profile in
    [
      BenchmarkCase("memcpy", profile, threads: 1, bytesPerPixel: FrameCopy.bytesPerPixel) {
        var copy = FrameCopy(pixels: profile.pixels)
        return BenchmarkWork { copy.run() }
      },
      BenchmarkCase("fill", profile, threads: 1, bytesPerPixel: 16) {
        var pixels = [SIMD4<Float>](repeating: .zero, count: profile.pixels)
        return BenchmarkWork {
          for index in pixels.indices { pixels[index] = SIMD4(repeating: 0.25) }
          Sink.consume(pixels[0])
        }
      },
    ]
  }
}
