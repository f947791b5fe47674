import Foundation

/// Counts the objects and arrays that some work allocates, through the Swift runtime's hook for instruments.
///
/// The count is exact for work on one thread; threads that allocate at the same moment may be counted once.
enum AllocationCounter {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// Safety: written only by `count`, which runs on the main thread and restores the hook before it returns.
  private nonisolated(unsafe) static var original: Allocate?
  private nonisolated(unsafe) static var total = 0

  /// The number of allocations of one run, or nil where the runtime doesn't show its hook.
  static func count(_ work: () -> Void) -> Int? {
    #if canImport(Darwin)
      let process = unsafe UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let process: UnsafeMutableRawPointer? = nil
    #endif
    guard let hook = unsafe dlsym(process, "_swift_allocObject"),
      let flag = unsafe dlsym(process, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
    else { return nil }
    let entry = unsafe hook.assumingMemoryBound(to: Allocate.self)
    unsafe original = unsafe entry.pointee
    unsafe total = 0
    unsafe entry.pointee = { type, size, alignmentMask in
      unsafe AllocationCounter.total += 1
      return unsafe AllocationCounter.original?(type, size, alignmentMask)
    }
    unsafe flag.storeBytes(of: 1, as: UInt8.self)
    work()
    unsafe flag.storeBytes(of: 0, as: UInt8.self)
    if let original = unsafe original { unsafe entry.pointee = original }
    return unsafe total
  }
}
