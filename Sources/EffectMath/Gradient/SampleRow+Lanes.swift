extension SampleRow {
  /// The row in another space, by the images of its start and of its step.
  @inline(__always)
  func mapped(_ start: (Point) -> Point, _ step: (Vector) -> Vector) -> SampleRow {
    SampleRow(start: start(self.start), step: step(self.step))
  }

  /// Fills a row with a function of the positions, four samples at a time.
  ///
  /// Positions are computed in double precision, so a sample's value doesn't depend on where its row begins. A function
  /// longer than a few operations should be a call of its own: the values are stored one by one, and inlined the
  /// optimiser would take the vectors apart for that.
  @inline(__always)
  func fill(_ t: inout MutableSpan<Float>, _ value: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) {
    let count = t.count
    var lanes = SIMD4<Double>(0, 1, 2, 3)
    var i = 0
    while i < count {
      let x = SIMD4<Float>(start.x + step.dx * lanes)
      let y = SIMD4<Float>(start.y + step.dy * lanes)
      store(value(x, y), &t, i)
      lanes += 4
      i += 4
    }
  }

  /// Fills a row with a function of the horizontal positions alone.
  @inline(__always)
  func fill(_ t: inout MutableSpan<Float>, _ value: (SIMD4<Float>) -> SIMD4<Float>) {
    let count = t.count
    var lanes = SIMD4<Double>(0, 1, 2, 3)
    var i = 0
    while i < count {
      store(value(SIMD4<Float>(start.x + step.dx * lanes)), &t, i)
      lanes += 4
      i += 4
    }
  }

  @inline(__always)
  private func store(_ value: SIMD4<Float>, _ t: inout MutableSpan<Float>, _ i: Int) {
    if i < t.count - 3 {
      (t[i], t[i + 1], t[i + 2], t[i + 3]) = (value.x, value.y, value.z, value.w)
    } else {
      for lane in 0..<(t.count - i) { t[i + lane] = value[lane] }
    }
  }
}
