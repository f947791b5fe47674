import Foundation

/// What an embedded module may ask of its host: memory, the stack guard and a random seed.
private let allowedImports: Set<String> = [
  "malloc", "free", "posix_memalign", "aligned_alloc", "memcpy", "memmove", "memset", "memcmp",
  "__stack_chk_fail", "__stack_chk_guard", "arc4random_buf",
]

/// A reader of the WebAssembly binary format, as far as the import section needs.
private struct WasmReader {
  var bytes: ArraySlice<UInt8>

  mutating func byte() throws -> UInt8 {
    guard let first = bytes.popFirst() else { throw CocoaError(.fileReadCorruptFile) }
    return first
  }

  /// An unsigned integer in LEB128.
  mutating func number() throws -> Int {
    var value = 0
    var shift = 0
    while true {
      let next = try byte()
      value |= Int(next & 0x7F) << shift
      shift += 7
      if next < 0x80 { return value }
    }
  }

  mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= bytes.count else { throw CocoaError(.fileReadCorruptFile) }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  mutating func name() throws -> String {
    String(decoding: try take(number()), as: UTF8.self)
  }

  /// The minimum and the optional maximum of a memory or a table.
  mutating func skipLimits() throws {
    let flags = try byte()
    _ = try number()
    if flags & 1 != 0 { _ = try number() }
  }
}

/// A line for each import of a module that isn't a memory routine; prints those that are.
func wasmImportComplaints(_ file: URL) throws -> [String] {
  var module = WasmReader(bytes: try Data(contentsOf: file)[...].map { $0 }[...])
  guard try module.take(4) == [0x00, 0x61, 0x73, 0x6D] else { return ["\(file.path) is no WebAssembly module"] }
  _ = try module.take(4)
  var names: [String] = []
  while !module.bytes.isEmpty {
    let section = try module.byte()
    var content = WasmReader(bytes: try module.take(module.number()))
    guard section == 2 else { continue }
    for _ in 0..<(try content.number()) {
      _ = try content.name()
      names.append(try content.name())
      switch try content.byte() {
      case 0: _ = try content.number()
      case 1:
        _ = try content.byte()
        try content.skipLimits()
      case 2: try content.skipLimits()
      case 3: _ = try content.take(2)
      default: return ["\(file.path): unknown kind of import"]
      }
    }
  }
  print("imports of the module: \(names.sorted().joined(separator: ", "))")
  return names.filter { !allowedImports.contains($0) }.map { "\(file.lastPathComponent) imports \($0)" }
}
