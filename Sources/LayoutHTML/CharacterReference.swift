/// The character references of HTML: numbers, and the names that occur in ordinary text.
enum CharacterReference {
  /// Returns text with its references replaced by their characters. Adds names that are not supported to `unknown`.
  static func decoded(_ text: String, unknown: inout [String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { result, part in
      let name = part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      let remainder = part.dropFirst(name.count)
      guard let character = character(name) else {
        if !name.isEmpty, remainder.first == ";" { unknown.append("&\(name);") }
        return result + "&" + part
      }
      return result + character + (remainder.first == ";" ? remainder.dropFirst() : remainder)
    }
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[String(name)] }
    let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
    return String(Unicode.Scalar(code).map { $0.value == 0 ? "\u{FFFD}" : $0 } ?? "\u{FFFD}")
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "middot": "·", "times": "×", "divide": "÷",
    "plusmn": "±", "deg": "°", "micro": "µ", "para": "¶", "sect": "§", "dagger": "†", "euro": "€", "pound": "£",
    "cent": "¢", "yen": "¥", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "check": "✓",
    "cross": "✗", "star": "☆", "starf": "★", "hearts": "♥", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³", "iexcl": "¡", "iquest": "¿",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "eacute": "é",
    "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á", "acirc": "â", "ccedil": "ç", "ntilde": "ñ",
    "oacute": "ó", "iacute": "í", "uacute": "ú", "oslash": "ø", "aring": "å", "aelig": "æ",
    "ZeroWidthSpace": "\u{200B}", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "lbrace": "{", "rbrace": "}", "lbrack": "[", "rbrack": "]",
    "num": "#", "dollar": "$", "percnt": "%", "ast": "*", "plus": "+", "comma": ",", "period": ".", "sol": "/",
    "colon": ":", "semi": ";", "equals": "=", "quest": "?", "excl": "!", "commat": "@", "lowbar": "_", "vert": "|",
  ]
}
