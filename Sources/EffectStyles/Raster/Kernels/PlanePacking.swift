/// One-channel rows as pixels of four lanes: four neighbouring columns in a pixel, or the same column of four rows.
///
/// Filters along y want the first form, filters along x the second; so a filter of one channel is a filter of pixels
/// with a quarter as many, and transpositions of four by four values between.
enum PlanePacking {
  /// Four rows of values to one row of pixels with a row in each lane, as many as `pixels` holds.
  static func interleave(
    _ a: Span<Float>, _ b: Span<Float>, _ c: Span<Float>, _ d: Span<Float>,
    into pixels: inout MutableSpan<SIMD4<Float>>
  ) {
    let count = pixels.count
    precondition(a.count >= count && b.count >= count && c.count >= count && d.count >= count, "values are missing")
    var x = 0
    while x &+ 4 <= count {
      let block = PixelBlock(a: quad(a, x), b: quad(b, x), c: quad(c, x), d: quad(d, x)).transposed
      var part = pixels._mutatingExtracting(x..<(x &+ 4))
      SIMD4.store(block, at: 0, in: &part)
      x &+= 4
    }
    while x < count {
      pixels[x] = SIMD4(a[x], b[x], c[x], d[x])
      x &+= 1
    }
  }

  /// A row of pixels with a row in each lane to four rows of values, each as long as the pixels.
  static func separate(_ pixels: Span<SIMD4<Float>>, into rows: inout MutableSpan<Float>) {
    let count = pixels.count
    precondition(rows.count == 4 &* count, "four rows are expected")
    var x = 0
    while x &+ 4 <= count {
      let window = pixels.extracting(x..<(x &+ 4))
      let block = PixelBlock(a: window[0], b: window[1], c: window[2], d: window[3]).transposed
      store(block.a, x, &rows)
      store(block.b, count &+ x, &rows)
      store(block.c, 2 &* count &+ x, &rows)
      store(block.d, 3 &* count &+ x, &rows)
      x &+= 4
    }
    while x < count {
      for lane in 0..<4 { rows[lane &* count &+ x] = pixels[x][lane] }
      x &+= 1
    }
  }

  /// A row of pixels with four columns each to values, as many as `row` holds.
  static func spread(_ pixels: Span<SIMD4<Float>>, into row: inout MutableSpan<Float>) {
    let count = row.count
    var x = 0
    while x &+ 4 <= count {
      store(pixels[x >> 2], x, &row)
      x &+= 4
    }
    while x < count {
      row[x] = pixels[x >> 2][x & 3]
      x &+= 1
    }
  }

  /// Blocks with a row in each lane to four rows of blocks with four columns in each pixel.
  ///
  /// `rows` holds them one after the other, `rows.count / 4` blocks each; four blocks make one of each row.
  static func pack(_ blocks: Span<PixelBlock>, into rows: inout MutableSpan<PixelBlock>) {
    let length = rows.count / 4
    precondition(blocks.count >= 4 &* length && rows.count == 4 &* length, "four blocks for each of the rows' blocks")
    for index in 0..<length {
      let window = blocks.extracting((4 &* index)..<(4 &* index &+ 4))
      let (p, q, r, s) = (window[0].transposed, window[1].transposed, window[2].transposed, window[3].transposed)
      rows[index] = PixelBlock(a: p.a, b: q.a, c: r.a, d: s.a)
      rows[length &+ index] = PixelBlock(a: p.b, b: q.b, c: r.b, d: s.b)
      rows[2 &* length &+ index] = PixelBlock(a: p.c, b: q.c, c: r.c, d: s.c)
      rows[3 &* length &+ index] = PixelBlock(a: p.d, b: q.d, c: r.d, d: s.d)
    }
  }

  /// Four rows with four columns in each pixel to a row of pixels with a row in each lane.
  ///
  /// `lines` holds the rows one after the other, `lines.count / 4` pixels each.
  static func unpack(_ lines: Span<SIMD4<Float>>, into pixels: inout MutableSpan<SIMD4<Float>>) {
    let length = lines.count / 4
    precondition(lines.count == 4 &* length && pixels.count >= 4 &* length, "four pixels for each of the lines' pixels")
    for index in 0..<length {
      let block = PixelBlock(
        a: lines[index], b: lines[length &+ index], c: lines[2 &* length &+ index], d: lines[3 &* length &+ index])
      var part = pixels._mutatingExtracting((4 &* index)..<(4 &* index &+ 4))
      SIMD4.store(block.transposed, at: 0, in: &part)
    }
  }

  @inline(__always)
  private static func quad(_ row: Span<Float>, _ x: Int) -> SIMD4<Float> {
    let window = row.extracting(x..<(x &+ 4))
    return SIMD4(window[0], window[1], window[2], window[3])
  }

  @inline(__always)
  private static func store(_ quad: SIMD4<Float>, _ x: Int, _ row: inout MutableSpan<Float>) {
    var part = row._mutatingExtracting(x..<(x &+ 4))
    part[0] = quad.x
    part[1] = quad.y
    part[2] = quad.z
    part[3] = quad.w
  }
}

extension PixelBlock {
  /// The four by four values with rows and columns exchanged.
  @inline(__always)
  var transposed: PixelBlock {
    PixelBlock(
      a: SIMD4(a.x, b.x, c.x, d.x), b: SIMD4(a.y, b.y, c.y, d.y), c: SIMD4(a.z, b.z, c.z, d.z),
      d: SIMD4(a.w, b.w, c.w, d.w))
  }
}
