import EffectMath
import EffectStyles

extension Suite {
  /// Pictures into files and back.
  static let codec = Suite(name: "codec", summary: "PNG files written and read, in memory") { profile in
    func encoding(_ name: String, level: Int) -> BenchmarkCase {
      BenchmarkCase(name, profile, threads: 1, bytesPerPixel: 16) {
        let picture = codecPicture(profile)
        return BenchmarkWork { Sink.consume(picture.png(PNGOptions(level: level))) }
      }
    }
    let telling = [
      encoding("png-encode/level=6", level: 6),
      BenchmarkCase("png-decode", profile, threads: 1, bytesPerPixel: 16) {
        let file = codecPicture(profile).png()
        return BenchmarkWork { Sink.consume(try? PNGDecoder.decode(file)) }
      },
    ]
    guard profile.isComplete else { return telling }
    return telling + [
      encoding("png-encode/level=1", level: 1), encoding("png-encode/level=9", level: 9),
      BenchmarkCase("to-8-bit", profile, threads: 1, bytesPerPixel: 16 + 4) {
        let picture = codecPicture(profile)
        return BenchmarkWork { Sink.consume(Bitmap(picture)) }
      },
    ]
  }

  /// Smooth colours, flat parts and a little noise: what a rendered picture is like.
  private static func codecPicture(_ profile: BenchmarkProfile) -> Framebuffer {
    var picture = Framebuffer(width: profile.width, height: profile.height, filledWith: [0.88, 0.88, 0.92, 1])
    var generator = SplitMix64(seed: 4)
    for y in 0..<profile.height / 2 {
      for x in 0..<profile.width {
        let across = Float(x) / Float(profile.width)
        let down = Float(y) / Float(profile.height)
        let noise = y < profile.height / 8 ? Float(generator.nextUnit()) * 0.02 : 0
        picture[x, y] = [across, down + noise, 1 - across, 1]
      }
    }
    return picture
  }
}
