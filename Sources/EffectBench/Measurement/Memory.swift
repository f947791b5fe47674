import Foundation

/// What this process holds of the machine's memory.
enum Memory {
  /// The most bytes of physical memory that the process has held at once since `resetPeak`, or since its start where
  /// the system can't forget the peak.
  static var peakResidentBytes: Int {
    #if os(Linux)
      if let kibibytes = status("VmHWM:") { return kibibytes * 1024 }
    #endif
    var usage = rusage()
    #if os(Linux)
      _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      _ = unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  /// Makes the peak count from here; does nothing where the system doesn't offer that.
  static func resetPeak() {
    #if os(Linux)
      // proc(5): writing 5 resets the peak resident set size to the current one.
      try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    #endif
  }

  #if os(Linux)
    private static func status(_ key: String) -> Int? {
      guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
      let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
      return line.flatMap { Int($0.filter(\.isNumber)) }
    }
  #endif
}
