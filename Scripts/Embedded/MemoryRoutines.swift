// The memory routines that a host gives to an embedded module, for test runs in a bare WebAssembly interpreter.
// Blocks are handed out one after the other and never taken back. Compiled without optimisation, or the compiler would
// recognise the loops and turn each routine into a call of itself.

private let heapLimit: UInt = 512 << 20
nonisolated(unsafe) private var heapTop: UInt = 64 << 20

/// A block from the top of the heap; 12, out of memory, beyond its limit.
@c(posix_memalign)
public func posixMemalign(
  _ block: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: UInt, _ size: UInt
) -> Int32 {
  let start = unsafe (heapTop + alignment - 1) / alignment * alignment
  guard start + size <= heapLimit else { return 12 }
  unsafe heapTop = start + size
  unsafe block.pointee = UnsafeMutableRawPointer(bitPattern: start)
  return 0
}

/// `free`, under the name that the linker's `--wrap` gives it: the compiler keeps the plain name to itself.
@c(__wrap_free)
public func free(_ block: UnsafeMutableRawPointer?) {}

/// Copies bytes between ranges that may overlap.
@c(memmove)
public func memmove(
  _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt
) -> UnsafeMutableRawPointer {
  let count = Int(count)
  if UInt(bitPattern: target) < UInt(bitPattern: source) {
    var index = 0
    while index < count {
      unsafe target.storeBytes(
        of: source.load(fromByteOffset: index, as: UInt8.self), toByteOffset: index, as: UInt8.self)
      index += 1
    }
  } else {
    var index = count
    while index > 0 {
      index -= 1
      unsafe target.storeBytes(
        of: source.load(fromByteOffset: index, as: UInt8.self), toByteOffset: index, as: UInt8.self)
    }
  }
  return unsafe target
}

/// Copies bytes.
@c(memcpy)
public func memcpy(
  _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt
) -> UnsafeMutableRawPointer {
  unsafe memmove(target, source, count)
}

/// Fills a range with one byte.
@c(memset)
public func memset(_ target: UnsafeMutableRawPointer, _ value: Int32, _ count: UInt) -> UnsafeMutableRawPointer {
  var index = 0
  while index < Int(count) {
    unsafe target.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: index, as: UInt8.self)
    index += 1
  }
  return unsafe target
}

/// The difference of the first bytes that differ, or 0.
@c(memcmp)
public func memcmp(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: UInt) -> Int32 {
  var index = 0
  while index < Int(count) {
    let difference =
      unsafe Int32(first.load(fromByteOffset: index, as: UInt8.self))
      - Int32(second.load(fromByteOffset: index, as: UInt8.self))
    if difference != 0 { return difference }
    index += 1
  }
  return 0
}

/// A seed that is the same in every run.
@c(arc4random_buf)
public func arc4randomBuffer(_ target: UnsafeMutableRawPointer, _ count: UInt) {
  _ = unsafe memset(target, 7, count)
}

/// Ends the run.
@c(__stack_chk_fail)
public func stackCheckFailed() {
  fatalError()
}

/// The message of a trap ends here unread: the interpreter reports the trap itself.
@c(putchar)
public func putCharacter(_ character: Int32) -> Int32 {
  character
}
