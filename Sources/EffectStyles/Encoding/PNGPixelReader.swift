/// Turns filtered rows into pixels.
struct PNGPixelReader {
  let contents: PNGContents
  let passes: [InterlacePass]

  private var header: PNGHeader {
    contents.header
  }

  /// Reads all rows of all passes.
  func read(_ filtered: Span<UInt8>) throws(PNGError) -> Bitmap {
    let count = header.width * header.height
    if header.bitDepth == 16 {
      var pixels = [SIMD4<UInt16>](repeating: .zero, count: count)
      var span = pixels.mutableSpan
      try forEachRow(filtered) { (row, pass, start, columns) throws(PNGError) in
        expand16(row, columns: columns, into: &span, from: start, step: pass.stepX)
      }
      return Bitmap(width: header.width, height: header.height, pixels: .uint16(pixels))
    }
    var pixels = [SIMD4<UInt8>](repeating: .zero, count: count)
    var span = pixels.mutableSpan
    try forEachRow(filtered) { (row, pass, start, columns) throws(PNGError) in
      try expand8(row, columns: columns, into: &span, from: start, step: pass.stepX)
    }
    return Bitmap(width: header.width, height: header.height, pixels: .uint8(pixels))
  }

  /// Restores row after row, and hands over its bytes with the place of its first pixel and the number of its columns.
  private func forEachRow(
    _ filtered: Span<UInt8>,
    _ body: (_ row: Span<UInt8>, _ pass: InterlacePass, _ start: Int, _ columns: Int) throws(PNGError) -> Void
  ) throws(PNGError) {
    var position = 0
    var rowNumber = 0
    for pass in passes {
      let columns = pass.columns(of: header.width)
      guard columns > 0 else { continue }
      let length = header.rowLength(of: columns)
      var previous = [UInt8](repeating: 0, count: length)
      var row = previous
      for y in 0..<pass.rows(of: header.height) {
        guard let filter = PNGFilter(rawValue: filtered[position]) else {
          throw PNGError(.filterType(filtered[position], row: rowNumber), at: contents.fileOffset(ofStream: 0))
        }
        var rowSpan = row.mutableSpan
        filter.restore(
          filtered.extracting(position + 1..<position + 1 + length), previous: previous.span,
          distance: header.filterDistance, into: &rowSpan)
        try body(row.span, pass, (pass.startY + y * pass.stepY) * header.width + pass.startX, columns)
        swap(&row, &previous)
        position += length + 1
        rowNumber += 1
      }
    }
  }

  private func expand16(
    _ row: Span<UInt8>, columns: Int, into pixels: inout MutableSpan<SIMD4<UInt16>>, from start: Int, step: Int
  ) {
    var target = start
    switch header.colorType {
    case .gray, .palette:
      let transparent = contents.transparentColor.map { Int($0.x) } ?? -1
      for column in 0..<columns {
        let gray = row.bigEndian16(at: 2 * column)
        pixels[target] = SIMD4(gray, gray, gray, Int(gray) == transparent ? 0 : .max)
        target += step
      }
    case .grayAlpha:
      for column in 0..<columns {
        let gray = row.bigEndian16(at: 4 * column)
        pixels[target] = SIMD4(gray, gray, gray, row.bigEndian16(at: 4 * column + 2))
        target += step
      }
    case .rgb:
      for column in 0..<columns {
        let color = SIMD3(
          row.bigEndian16(at: 6 * column), row.bigEndian16(at: 6 * column + 2), row.bigEndian16(at: 6 * column + 4))
        pixels[target] = SIMD4(color, color == contents.transparentColor ? 0 : .max)
        target += step
      }
    case .rgba:
      for column in 0..<columns {
        pixels[target] = SIMD4(
          row.bigEndian16(at: 8 * column), row.bigEndian16(at: 8 * column + 2), row.bigEndian16(at: 8 * column + 4),
          row.bigEndian16(at: 8 * column + 6))
        target += step
      }
    }
  }

  private func expand8(
    _ row: Span<UInt8>, columns: Int, into pixels: inout MutableSpan<SIMD4<UInt8>>, from start: Int, step: Int
  ) throws(PNGError) {
    var target = start
    switch header.colorType {
    case .gray:
      // 255 is divisible by the largest sample of 1, 2, 4 and 8 bits.
      let scale = 255 / UInt8(truncatingIfNeeded: 1 << header.bitDepth - 1)
      let transparent = contents.transparentColor.map { Int($0.x) } ?? -1
      for column in 0..<columns {
        let sample = packed(row, column)
        let gray = sample &* scale
        pixels[target] = SIMD4(gray, gray, gray, Int(sample) == transparent ? 0 : 255)
        target += step
      }
    case .palette:
      let palette = contents.palette.span
      for column in 0..<columns {
        let index = packed(row, column)
        guard Int(index) < palette.count else {
          throw PNGError(
            .paletteIndex(index, paletteCount: palette.count), at: contents.fileOffset(ofStream: 0))
        }
        pixels[target] = palette[Int(index)]
        target += step
      }
    case .grayAlpha:
      for column in 0..<columns {
        let gray = row[2 * column]
        pixels[target] = SIMD4(gray, gray, gray, row[2 * column + 1])
        target += step
      }
    case .rgb:
      let transparent = contents.transparentColor ?? SIMD3(repeating: .max)
      for column in 0..<columns {
        let color = SIMD3(row[3 * column], row[3 * column + 1], row[3 * column + 2])
        pixels[target] = SIMD4(color, SIMD3<UInt16>(truncatingIfNeeded: color) == transparent ? 0 : 255)
        target += step
      }
    case .rgba:
      for column in 0..<columns {
        pixels[target] = SIMD4(row[4 * column], row[4 * column + 1], row[4 * column + 2], row[4 * column + 3])
        target += step
      }
    }
  }

  /// A sample of at most 8 bits; smaller ones are packed from the highest bit on.
  @inline(__always)
  private func packed(_ row: Span<UInt8>, _ column: Int) -> UInt8 {
    let depth = header.bitDepth
    if depth == 8 { return row[column] }
    let bit = column &* depth
    let shift = UInt8(truncatingIfNeeded: 8 &- depth &- bit & 7)
    return row[bit &>> 3] &>> shift & (1 &<< UInt8(truncatingIfNeeded: depth) &- 1)
  }
}
