extension String {
  /// The lines, including empty ones.
  package var codeLines: [String] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Breaks a line of code, without its indentation, into pieces of at most `columns` columns. Breaks before modifiers
  /// if possible, else at spaces, and inside words that are too long.
  package func brokenCode(to columns: Int) -> [String] {
    var pieces: [String] = [], piece = ""
    for part in itemAndModifiers {
      if Characters.columns(piece) + Characters.columns(part) > columns {
        if !piece.utf8.isEmpty { pieces.append(piece) }
        var lines = [Span(part)].wrapped(to: columns).map { $0.text }
        piece = lines.popLast() ?? ""
        pieces += lines
      } else {
        piece += part
      }
    }
    if !piece.utf8.isEmpty { pieces.append(piece) }
    return pieces
  }

  /// The item without its modifiers, and each modifier: `Flex()`, `.grow(2)`, `.id(a)`.
  private var itemAndModifiers: [String] {
    var parts: [String] = [], part: [UInt8] = []
    var depth = 0, isQuoted = false, lastByte: UInt8 = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\"") where lastByte != UInt8(ascii: "\\"): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted: depth -= 1
      case UInt8(ascii: ".") where !isQuoted && depth == 0 && !part.isEmpty:
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      default: break
      }
      part.append(byte)
      lastByte = byte
    }
    return part.isEmpty ? parts : parts + [String(decoding: part, as: UTF8.self)]
  }
}
