import EffectMath
import Foundation

/// The definitions of lattice noise in double precision, one sample at a time and without wrapping tricks.
struct NoiseReference {
  var seed: UInt64
  var columns: Int
  var rows: Int

  private func wrap(_ index: Int, _ period: Int) -> Int { ((index % period) + period) % period }

  /// The generator's number for a lattice point, stepped through its public interface.
  private func unit(_ column: Int, _ row: Int) -> Double {
    let index = UInt64(wrap(row, rows)) << 32 | UInt64(wrap(column, columns))
    var generator = SplitMix64(seed: seed &+ (index &- 1) &* 0x9E37_79B9_7F4A_7C15)
    return Double(generator.next() >> 40) / 0x1p24
  }

  private func fade(_ t: Double) -> Double { 6 * Foundation.pow(t, 5) - 15 * Foundation.pow(t, 4) + 10 * t * t * t }

  /// Mixes what each corner of the cell gives for an offset from it.
  private func mix(_ p: Point, _ corner: (_ column: Int, _ row: Int, _ dx: Double, _ dy: Double) -> Double) -> Double {
    let column = Int(p.x.rounded(.down))
    let row = Int(p.y.rounded(.down))
    let (x, y) = (p.x - Double(column), p.y - Double(row))
    let top = (1 - fade(x)) * corner(column, row, x, y) + fade(x) * corner(column + 1, row, x - 1, y)
    let bottom =
      (1 - fade(x)) * corner(column, row + 1, x, y - 1) + fade(x) * corner(column + 1, row + 1, x - 1, y - 1)
    return (1 - fade(y)) * top + fade(y) * bottom
  }

  func value(at p: Point) -> Double { mix(p) { column, row, _, _ in unit(column, row) } }

  func gradient(at p: Point) -> Double {
    mix(p) { column, row, dx, dy in
      let angle = 2 * Double.pi * unit(column, row)
      return 2.0.squareRoot() * (Foundation.cos(angle) * dx + Foundation.sin(angle) * dy)
    }
  }
}
