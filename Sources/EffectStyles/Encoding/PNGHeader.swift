/// The first chunk of a PNG file: the size and the form of its samples.
struct PNGHeader: Hashable {
  /// How samples make a pixel (PNG specification, section 11.2.2).
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// The samples of a pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// Whether a bit depth is allowed with this type.
    func allows(bitDepth: UInt8) -> Bool {
      switch bitDepth {
      case 1, 2, 4: self == .gray || self == .palette
      case 8: true
      case 16: self != .palette
      default: false
      }
    }
  }

  let width: Int
  let height: Int
  let bitDepth: Int
  let colorType: ColorType
  let isInterlaced: Bool

  /// The bits of a pixel.
  var bitsPerPixel: Int {
    bitDepth * colorType.channels
  }

  /// The bytes between a byte and the one that filters compare it with.
  var filterDistance: Int {
    max(bitsPerPixel / 8, 1)
  }

  /// The bytes of a row of some pixels, without its filter type.
  func rowLength(of width: Int) -> Int {
    (width * bitsPerPixel + 7) / 8
  }

  /// Creates a header for writing.
  init(width: Int, height: Int, bitDepth: Int, colorType: ColorType) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    isInterlaced = false
  }

  /// Reads a header; `offset` is where its thirteen bytes start.
  init(_ bytes: Span<UInt8>, at offset: Int, maximumPixelCount: Int) throws(PNGError) {
    let (width, height) = (bytes.bigEndian32(at: 0), bytes.bigEndian32(at: 4))
    guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw PNGError(.size(width: width, height: height), at: offset)
    }
    guard let colorType = ColorType(rawValue: bytes[9]) else {
      throw PNGError(.colorType(bytes[9]), at: offset + 9)
    }
    guard colorType.allows(bitDepth: bytes[8]) else {
      throw PNGError(.bitDepth(bytes[8], colorType: bytes[9]), at: offset + 8)
    }
    guard bytes[10] == 0 else { throw PNGError(.compressionMethod(bytes[10]), at: offset + 10) }
    guard bytes[11] == 0 else { throw PNGError(.filterMethod(bytes[11]), at: offset + 11) }
    guard bytes[12] <= 1 else { throw PNGError(.interlaceMethod(bytes[12]), at: offset + 12) }
    self.width = Int(width)
    self.height = Int(height)
    self.colorType = colorType
    bitDepth = Int(bytes[8])
    isInterlaced = bytes[12] == 1
    // Whatever the caller allows, sixteen bytes for each pixel must be countable.
    let limit = min(maximumPixelCount, Int.max / 32)
    guard UInt64(width) * UInt64(height) <= UInt64(max(limit, 0)) else {
      throw PNGError(.tooManyPixels(width: self.width, height: self.height, limit: limit), at: offset)
    }
  }
}
