/// The identity of an alignment: a name, compared by its bytes.
struct AlignmentGuideName: Hashable, Sendable {
  let text: String
  /// FNV-1a of the bytes, so that different names differ at once.
  private let fingerprint: UInt64

  init(_ text: String) {
    self.text = text
    fingerprint = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  static func == (a: AlignmentGuideName, b: AlignmentGuideName) -> Bool {
    a.fingerprint == b.fingerprint && a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
