import Foundation

/// Copying a frame of float RGBA pixels: the rate that no filter of such a frame can pass.
struct FrameCopy {
  private let source: [SIMD4<Float>]
  private var target: [SIMD4<Float>]

  /// Two frames of this many pixels, all pages touched.
  init(pixels: Int) {
    source = (0..<max(pixels, 1)).map { SIMD4(repeating: Float($0 & 1023)) }
    target = source.map { $0 * 0.5 }
  }

  /// Copies the frame with the C library's routine, the fastest the system has.
  mutating func run() {
    let count = source.count * MemoryLayout<SIMD4<Float>>.stride
    unsafe source.withUnsafeBytes { from in
      unsafe target.withUnsafeMutableBytes { to in
        _ = unsafe memcpy(to.baseAddress!, from.baseAddress!, count)
      }
    }
    Sink.consume(target[0])
  }

  /// Bytes read and written for a pixel.
  static let bytesPerPixel = 2 * MemoryLayout<SIMD4<Float>>.stride

  /// The least seconds a pixel that copying takes on this machine, over some tens of runs.
  static func secondsPerPixel(pixels: Int, stopwatch: Stopwatch) -> Double {
    var copy = FrameCopy(pixels: pixels)
    return stopwatch.time { copy.run() }.minimum / Double(copy.source.count)
  }
}
