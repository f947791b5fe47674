import EffectMath
import EffectStyles
import Foundation

/// The report as a picture, drawn with the library itself: a bar for each case, as long as its share of the copy rate.
enum BenchmarkChart {
  private static let nameWidth = 260.0
  private static let barWidth = 360.0
  private static let rowHeight = 22.0

  /// Writes the chart as SVG.
  static func write(_ report: BenchmarkReport, to path: String) throws {
    let list = node(report).displayList()
    var canvas = SVGCanvas(size: list.size)
    try list.play(on: &canvas, fallback: .image(scale: 2))
    do {
      try Data(canvas.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure("\(path) can't be written: \(error.localizedDescription)")
    }
  }

  private static func node(_ report: BenchmarkReport) -> Node {
    let longest = max(report.results.map(\.shareOfCopy).filter { $0 < 10 }.max() ?? 1, 1)
    return VStack(alignment: .leading, spacing: 4) {
      Text("Share of the copy rate, \(Figures.short(report.machine.copyRate)) GB/s").font(.headline)
      Text("\(report.machine.processor), \(report.machine.build) build").font(.caption).padding(.bottom, 8)
      for result in report.results { row(result, longest: longest) }
    }
    .foregroundStyle(Color(white: 0.1)).padding(24).background(.white)
  }

  private static func row(_ result: BenchmarkResult, longest: Double) -> Node {
    let length = min(result.shareOfCopy / longest, 1) * barWidth
    let accent = Color(red255: 141, green: 100, blue: 240)
    return HStack(spacing: 8) {
      Text(result.fullName).font(.caption).frame(width: nameWidth, alignment: .trailing)
      RoundedRectangle(cornerRadius: 4).fill(accent).frame(width: max(length, 1), height: 14)
      Text("\(Figures.percent(result.shareOfCopy)), \(Figures.short(result.megapixels)) MP/s").font(.caption2)
    }
    .frame(height: rowHeight)
  }
}
