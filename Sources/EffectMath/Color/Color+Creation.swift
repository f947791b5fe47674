extension Color {
  /// Creates a colour from sRGB-encoded components of 0...255; opacity is 0...1, clamped.
  @inlinable
  public init(red255 red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }

  /// Creates a colour from a number of the form 0xRRGGBB; higher bits are ignored.
  @inlinable
  public init(hex: UInt32, opacity: Float = 1) {
    self.init(
      red255: Float(hex >> 16 & 0xFF), green: Float(hex >> 8 & 0xFF), blue: Float(hex & 0xFF), opacity: opacity)
  }

  /// Creates a colour from hexadecimal digits as style sheets write them, or nil if the text has another form.
  ///
  /// The forms are RGB, RGBA, RRGGBB and RRGGBBAA, with or without a number sign before them.
  public init?(hex text: String) {
    var digits: [UInt32] = []
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "#") where index == 0: continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(UInt32(byte - UInt8(ascii: "0")))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(UInt32(byte - UInt8(ascii: "a")) + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(UInt32(byte - UInt8(ascii: "A")) + 10)
      default: return nil
      }
      if digits.count > 8 { return nil }
    }
    let bytes: [Float]
    switch digits.count {
    case 3, 4: bytes = digits.map { Float($0 * 17) }
    case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { Float(digits[$0] * 16 + digits[$0 + 1]) }
    default: return nil
    }
    self.init(
      red255: bytes[0], green: bytes[1], blue: bytes[2], opacity: bytes.count == 4 ? bytes[3] / 255 : 1)
  }

  /// No colour: black of no opacity.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// The slightly blue white of neumorphic surfaces, 225, 225, 235 of 255.
  public static let offWhite = Color(red255: 225, green: 225, blue: 235)
}

extension Color {
  /// The system's red for light interfaces.
  public static let red = SystemColor.red.color()
  /// The system's orange for light interfaces.
  public static let orange = SystemColor.orange.color()
  /// The system's yellow for light interfaces.
  public static let yellow = SystemColor.yellow.color()
  /// The system's green for light interfaces.
  public static let green = SystemColor.green.color()
  /// The system's cyan for light interfaces.
  public static let cyan = SystemColor.cyan.color()
  /// The system's blue for light interfaces.
  public static let blue = SystemColor.blue.color()
  /// The system's purple for light interfaces.
  public static let purple = SystemColor.purple.color()
  /// The system's pink for light interfaces.
  public static let pink = SystemColor.pink.color()
  /// The system's gray for light interfaces.
  public static let gray = SystemColor.gray.color()
}
