import Foundation

/// The machine and the build that a report's figures belong to.
struct Machine: Codable, Sendable {
  /// The processor's name, as the system tells it.
  var processor: String
  /// Logical processors that may be used.
  var cores: Int
  /// The processor family the program was built for.
  var architecture: String
  /// The vector instructions that every program of this architecture may use.
  var simd: String
  /// The operating system and its version.
  var system: String
  /// `release` or `debug`.
  var build: String
  /// The clock's smallest step, in nanoseconds.
  var clockResolution: UInt64
  /// Copying a float RGBA frame: read and written bytes a second, in 1e9.
  var copyRate: Double
  /// The most bytes of physical memory held at once, over the whole run.
  var peakResidentBytes: Int

  private enum CodingKeys: String, CodingKey {
    case processor, cores, architecture, simd, system, build
    case clockResolution = "clock_resolution_ns"
    case copyRate = "copy_gb_per_s"
    case peakResidentBytes = "peak_resident_bytes"
  }

  /// Whether the program was built without optimisation.
  static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Looks at this machine; the copy rate is measured by the caller.
  init(copyRate: Double) {
    processor = Self.processorName
    cores = ProcessInfo.processInfo.activeProcessorCount
    #if arch(x86_64)
      architecture = "x86_64"
      simd = "SSE2, 128 bit"
    #elseif arch(arm64)
      architecture = "arm64"
      simd = "NEON, 128 bit"
    #else
      architecture = "other"
      simd = "unknown"
    #endif
    system = ProcessInfo.processInfo.operatingSystemVersionString
    build = Self.isDebugBuild ? "debug" : "release"
    clockResolution = MonotonicClock.resolution()
    self.copyRate = copyRate
    peakResidentBytes = Memory.peakResidentBytes
  }

  private static var processorName: String {
    #if os(Linux)
      let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown"
    #elseif os(macOS)
      var length = 0
      guard unsafe sysctlbyname("machdep.cpu.brand_string", nil, &length, nil, 0) == 0 else { return "unknown" }
      var bytes = [UInt8](repeating: 0, count: length)
      guard unsafe sysctlbyname("machdep.cpu.brand_string", &bytes, &length, nil, 0) == 0 else { return "unknown" }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
      return "unknown"
    #endif
  }
}
