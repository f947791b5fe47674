// One picture through the public interface, and a hash of its bits. The same file is compiled into the WebAssembly
// module and into a native program: both must print the same number.
import EffectMath
import EffectStyles

/// FNV-1a over the bits of every component.
func pictureHash() -> UInt32 {
  let picture = Framebuffer(width: 96, height: 64, filledWith: [0.5, 0.25, 1, 1])
  var hash: UInt32 = 2_166_136_261
  for y in 0..<picture.height {
    for x in 0..<picture.width {
      let pixel = picture[x, y]
      for lane in 0..<4 {
        hash = (hash ^ pixel[lane].bitPattern) &* 16_777_619
      }
    }
  }
  return hash
}
