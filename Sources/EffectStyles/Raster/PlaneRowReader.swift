/// Reads one channel of a source on one thread, four rows at a time.
protocol PlaneRowReader: SendableMetatype {
  /// Fills pixels with four rows, a row in each lane, and returns the columns that can be non-zero.
  ///
  /// Rows count from the source's first; a negative one stands for a row of zeros. `pixels` holds one for each column of
  /// the source; those outside the columns that are returned become zero, unless there are none at all.
  mutating func interleave(_ rows: SIMD4<Int>, into pixels: inout MutableSpan<SIMD4<Float>>) -> Range<Int>
}

extension PlaneSurface {
  /// Hands out the rows of a plane in memory.
  struct Reader: PlaneRowReader {
    private let plane: PlaneSurface
    private let zeros: [Float]

    init(_ plane: PlaneSurface) {
      self.plane = plane
      zeros = Array(repeating: 0, count: plane.bounds.width)
    }

    func interleave(_ rows: SIMD4<Int>, into pixels: inout MutableSpan<SIMD4<Float>>) -> Range<Int> {
      let (values, zeros, count) = (plane.values.span, zeros.span, plane.bounds.width)
      PlanePacking.interleave(
        rows[0] < 0 ? zeros : values.extracting((rows[0] * count)..<(rows[0] * count + count)),
        rows[1] < 0 ? zeros : values.extracting((rows[1] * count)..<(rows[1] * count + count)),
        rows[2] < 0 ? zeros : values.extracting((rows[2] * count)..<(rows[2] * count + count)),
        rows[3] < 0 ? zeros : values.extracting((rows[3] * count)..<(rows[3] * count + count)), into: &pixels)
      return 0..<count
    }
  }
}

/// Reads the alpha of a source of pixels.
struct AlphaRowReader<Source: PixelRowSource>: PlaneRowReader {
  private let source: Source
  private var reader: Source.Reader
  /// Four rows of alpha, one after the other.
  private var lanes: [Float]

  init(_ source: Source) {
    self.source = source
    reader = source.makeReader()
    lanes = Array(repeating: 0, count: source.bounds.width * 4)
  }

  mutating func interleave(_ rows: SIMD4<Int>, into pixels: inout MutableSpan<SIMD4<Float>>) -> Range<Int> {
    let bounds = source.bounds
    let width = bounds.width
    var columns = 0..<0
    for lane in 0..<4 where rows[lane] >= 0 {
      columns = columns.hull(source.activeColumns(ofRow: rows[lane] + bounds.minY).clamped(to: bounds.columns).hull)
    }
    guard !columns.isEmpty else { return columns }
    columns = (columns.lowerBound - bounds.minX)..<(columns.upperBound - bounds.minX)
    var lanes = self.lanes.lend()
    for lane in 0..<4 {
      var span = lanes.mutableSpan
      var row = span._mutatingExtracting((lane * width + columns.lowerBound)..<(lane * width + columns.upperBound))
      if rows[lane] < 0 {
        row.update(repeating: 0)
      } else {
        reader.withRow(rows[lane] + bounds.minY) { pixels in
          let source = pixels.extracting(columns)
          for index in source.indices { row[index] = source[index].w }
        }
      }
    }
    let values = lanes.span.extracting(columns.lowerBound..<(3 * width + columns.upperBound))
    pixels.clear(0..<columns.lowerBound)
    pixels.clear(columns.upperBound..<width)
    var part = pixels._mutatingExtracting(columns)
    let count = columns.count
    PlanePacking.interleave(
      values.extracting(0..<count), values.extracting(width..<(width + count)),
      values.extracting((2 * width)..<(2 * width + count)), values.extracting((3 * width)..<(3 * width + count)),
      into: &part)
    self.lanes = lanes
    return columns
  }
}
