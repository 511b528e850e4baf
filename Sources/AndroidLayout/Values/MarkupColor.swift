/// A color in the notation of resources.
///
///     MarkupColor("#80FF0000")      // red with half opacity
public struct MarkupColor: Equatable, Hashable, Sendable {
  /// The opacity, from 0 to 255.
  public var alpha: UInt8
  /// The red component, from 0 to 255.
  public var red: UInt8
  /// The green component, from 0 to 255.
  public var green: UInt8
  /// The blue component, from 0 to 255.
  public var blue: UInt8

  /// Creates a color from its components, each from 0 to 255.
  public init(alpha: UInt8 = 255, red: UInt8, green: UInt8, blue: UInt8) {
    self.alpha = alpha
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#RGB`, `#ARGB`, `#RRGGBB` or `#AARRGGBB`; `nil` for any other text.
  public init?(_ text: String) {
    var digits: [UInt8] = []
    guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count <= 9 else { return nil }
    for byte in text.utf8.dropFirst() {
      switch byte {
      case 0x30...0x39: digits.append(byte - 0x30)
      case 0x41...0x46: digits.append(byte - 0x41 + 10)
      case 0x61...0x66: digits.append(byte - 0x61 + 10)
      default: return nil
      }
    }
    var parts: [UInt8]
    switch digits.count {
    case 3, 4: parts = digits.map { $0 * 17 }
    case 6, 8: parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    if parts.count == 3 { parts.insert(255, at: 0) }
    self.init(alpha: parts[0], red: parts[1], green: parts[2], blue: parts[3])
  }

  static let advice = "is not a color; write #RGB, #ARGB, #RRGGBB or #AARRGGBB"
}

extension MarkupColor: CustomStringConvertible {
  /// The color as `#AARRGGBB`.
  public var description: String {
    "#" + [alpha, red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
