import EffectMath
import EffectStyles
import Foundation

extension Suite {
  /// How time a pixel depends on the number of pixels and of threads.
  static let scaling = Suite(
    name: "scaling", summary: "a blur and a gradient from 0.25 to 32 megapixels, on one thread to all"
  ) { profile in
    guard profile.isComplete else { return [] }
    let sides = [(512, 512), (1024, 1024), (1170, 2532), (2896, 2896), (5793, 5793)]
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let doubled = sequence(first: 1) { $0 * 2 < cores ? $0 * 2 : nil }
    let threads = profile.threads.map { [$0] } ?? (Array(doubled) + (cores > 1 ? [cores] : []))
    return threads.flatMap { count in
      sides.flatMap { width, height in
        var sized = profile
        (sized.width, sized.height, sized.threads) = (width, height, count)
        return [
          rgba(8, sized),
          BenchmarkCase.rendered("linear-gradient", sized) { canvas in
            let frame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
            let gradient = Gradient(colors: [Color(white: 0), Color(red: 1, green: 0.5, blue: 0)])
            canvas.fill(.rect(frame), with: .gradient(gradient, .linear(LinearGradient(in: frame))))
          },
        ]
      }
    }
  }
}
