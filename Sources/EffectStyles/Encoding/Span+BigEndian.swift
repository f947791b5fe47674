extension Span<UInt8> {
  /// Two bytes as a number, the highest first.
  func bigEndian16(at index: Int) -> UInt16 {
    UInt16(self[index]) << 8 | UInt16(self[index + 1])
  }

  /// Four bytes as a number, the highest first.
  func bigEndian32(at index: Int) -> UInt32 {
    UInt32(bigEndian16(at: index)) << 16 | UInt32(bigEndian16(at: index + 2))
  }
}

extension [UInt8] {
  /// Appends a number, the highest byte first.
  mutating func appendBigEndian(_ value: UInt16) {
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }

  /// Appends a number, the highest byte first.
  mutating func appendBigEndian(_ value: UInt32) {
    appendBigEndian(UInt16(truncatingIfNeeded: value >> 16))
    appendBigEndian(UInt16(truncatingIfNeeded: value))
  }
}
