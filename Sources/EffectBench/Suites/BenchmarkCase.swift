import EffectStyles

/// One thing that is timed.
struct BenchmarkCase {
  /// The name within the suite, such as `rgba/sigma=8`.
  let name: String
  /// The extent of the frame that the time is divided by.
  let width: Int
  let height: Int
  /// How many threads work at once.
  let threads: Int
  /// Bytes that must be read and written for a pixel, however it is done.
  let bytesPerPixel: Int
  /// Makes the data, and returns the work that is timed.
  let prepare: () -> BenchmarkWork

  /// A case on the profile's frame and threads.
  init(
    _ name: String, _ profile: BenchmarkProfile, threads: Int? = nil, bytesPerPixel: Int,
    prepare: @escaping () -> BenchmarkWork
  ) {
    self.init(
      name, width: profile.width, height: profile.height, threads: threads ?? profile.threads ?? 1,
      bytesPerPixel: bytesPerPixel, prepare: prepare)
  }

  /// A case on a frame of its own.
  init(
    _ name: String, width: Int, height: Int, threads: Int, bytesPerPixel: Int, prepare: @escaping () -> BenchmarkWork
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.threads = threads
    self.bytesPerPixel = bytesPerPixel
    self.prepare = prepare
  }
}

/// The work of a case, on data that is ready.
struct BenchmarkWork {
  /// Does the work once.
  let run: () -> Void
  /// Does the work on fresh data and returns the picture, so that it can be compared with another library's.
  let picture: (() -> Framebuffer)?

  /// Work without a picture, or with one.
  init(picture: (() -> Framebuffer)? = nil, run: @escaping () -> Void) {
    self.picture = picture
    self.run = run
  }
}
