import EffectMath
import EffectStyles
import Foundation

/// Reading and writing of picture files, the format chosen by the extension of the name.
enum ImageFile {
  /// The formats, by extension.
  enum Format: String, CaseIterable {
    case png
    case pam
    case ppm
    case pgm
    case pfm
    case npy

    /// Whether samples are floats.
    var isFloatingPoint: Bool {
      self == .pfm || self == .npy
    }
  }

  /// The format of a file name; an unknown extension is a wrong call.
  static func format(of path: String) throws(UsageError) -> Format {
    let name = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard let format = Format(rawValue: name) else {
      let known = Format.allCases.map { ".\($0.rawValue)" }.joined(separator: " ")
      throw UsageError("\(path): unknown extension; expected one of \(known)")
    }
    return format
  }

  /// The samples of a file, as they are.
  static func read(_ path: String) throws -> Bitmap {
    let format = try format(of: path)
    let bytes = try contents(of: path)
    do {
      switch format {
      case .png: return try PNGDecoder.decode(bytes)
      case .npy: return try NPYCodec.decode(bytes)
      case .pam, .ppm, .pgm, .pfm: return try NetpbmCodec.decode(bytes)
      }
    } catch {
      throw Failure("\(path): \(error)")
    }
  }

  /// The picture in a file, premultiplied; with `isPremultiplied`, floats of NPY files are taken as they are.
  static func readFramebuffer(
    _ path: String, colorSpace: Framebuffer.ColorSpace = .sRGB, isPremultiplied: Bool = false
  ) throws -> Framebuffer {
    let format = try format(of: path)
    return Framebuffer(
      try read(path), colorSpace: colorSpace, isPremultiplied: isPremultiplied && format == .npy)
  }

  /// The picture in a file as by `readFramebuffer`, and the bits a sample that keep it: 16 for 16, 8 for others.
  static func readPicture(
    _ path: String, isPremultiplied: Bool
  ) throws -> (framebuffer: Framebuffer, bitDepth: PNGOptions.BitDepth) {
    let format = try format(of: path)
    let bitmap = try read(path)
    let framebuffer = Framebuffer(bitmap, isPremultiplied: isPremultiplied && format == .npy)
    if case .uint16 = bitmap.pixels { return (framebuffer, .sixteen) }
    return (framebuffer, .eight)
  }

  /// Writes samples; PNG, PAM, PPM and PGM round floats.
  static func write(_ bitmap: Bitmap, to path: String, options: PNGOptions = PNGOptions()) throws {
    let bytes: [UInt8]
    switch try format(of: path) {
    case .png: bytes = PNGEncoder.encode(bitmap, options: options)
    case .npy: bytes = NPYCodec.encode(bitmap)
    case .pam: bytes = NetpbmCodec.encode(bitmap, as: .pam)
    case .ppm: bytes = NetpbmCodec.encode(bitmap, as: .ppm)
    case .pgm: bytes = NetpbmCodec.encode(bitmap, as: .pgm)
    case .pfm: bytes = NetpbmCodec.encode(bitmap, as: .pfm)
    }
    try write(bytes, to: path)
  }

  /// Writes a picture: floats to PFM and NPY, straight unless NPY shall have them premultiplied, and samples of the
  /// options' depth to the other formats.
  static func write(
    _ framebuffer: Framebuffer, to path: String, options: PNGOptions = PNGOptions(), isPremultiplied: Bool = false
  ) throws {
    let format = try format(of: path)
    guard format.isFloatingPoint else {
      let bitmap = Bitmap(framebuffer, bitDepth: options.bitDepth, dithering: options.dithering)
      return try write(bitmap, to: path, options: options)
    }
    let encoded = framebuffer.converted(to: .sRGB)
    let pixels = isPremultiplied && format == .npy ? encoded.premultipliedPixels : encoded.straightPixels()
    try write(Bitmap(width: encoded.width, height: encoded.height, pixels: .float32(pixels)), to: path)
  }

  /// All bytes of a file.
  static func contents(of path: String) throws(Failure) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Failure("\(path): \(reason(error))")
    }
  }

  /// Makes a file of bytes, or replaces one.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure("\(path): \(reason(error))")
    }
  }

  /// The system's own words for what went wrong, without Foundation's wrapping.
  private static func reason(_ error: any Error) -> String {
    let cocoa = error as NSError
    let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? cocoa).localizedDescription
  }
}
