/// The one function that the WebAssembly module exports: it keeps the renderer from being stripped as unreachable.
@c(picture_hash)
public func exportedPictureHash() -> UInt32 {
  pictureHash()
}
