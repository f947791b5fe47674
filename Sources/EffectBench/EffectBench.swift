import EffectStyles
import Foundation

/// The command-line entry.
@main
struct EffectBench {
  static func main() {
    print("EffectBench")
  }
}
