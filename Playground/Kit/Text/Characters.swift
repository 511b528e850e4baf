/// The width of text in a terminal, and the characters allowed there.
package enum Characters {
  /// The columns of a character: 0, 1 or 2. An estimate by ranges, without a complete Unicode table.
  package static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0300...0x036F, 0x200B...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// The columns of a text, as ``printable(_:)`` shows it.
  package static func columns(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + columns(printable($1)) } }

  /// The character to show for a character of a document: no control character reaches a terminal or a picture.
  package static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x20...0x7E: scalar
    case 0xA0: " "
    case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFFFE, 0xFFFF: "\u{B7}"
    default: scalar
    }
  }

  /// The text without control characters, in at most `limit` columns; a longer text ends in `…`.
  package static func printable(_ text: String, columns limit: Int = .max) -> String {
    let isLong = columns(text) > limit
    var result = String.UnicodeScalarView()
    var width = 0
    for scalar in text.unicodeScalars {
      let printableScalar = printable(scalar)
      width += columns(printableScalar)
      if width > (isLong ? limit - 1 : limit) { break }
      result.append(printableScalar)
    }
    if isLong && limit > 0 { result.append("\u{2026}") }
    return String(result)
  }

  /// An ASCII replacement, for terminals without other characters.
  static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0...0x7F: scalar
    case 0xB7, 0x2606: "."
    case 0xD7, 0x2571: "x"
    case 0x2013, 0x2014, 0x2212, 0x2500, 0x2508: "-"
    case 0x2018, 0x2019: "'"
    case 0x201C, 0x201D: "\""
    case 0x2022, 0x25CF, 0x2605: "*"
    case 0x2026: "~"
    case 0x2039, 0x2190: "<"
    case 0x203A, 0x2192: ">"
    case 0x2191: "^"
    case 0x2193: "v"
    case 0x2219: ","
    case 0x2260, 0x2588: "#"
    case 0x2502: "|"
    case 0x250A, 0x2591: ":"
    case 0x2592: "/"
    case 0x2713: "+"
    default: "?"
    }
  }
}
