/// The places in words at which browsers break lines: after hyphens and some other marks, and around ideographs.
enum LineBreaks {
  /// Returns text with a zero-width space (U+200B) inserted at each place where its lines may break.
  static func marked(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "?") }) { return text }
    var result = "", beforeFirst: Character?, previous: Character?
    for character in text {
      if let previous, isBreak(beforeFirst, previous, character) { result.append("\u{200B}") }
      result.append(character)
      (beforeFirst, previous) = (previous, character)
    }
    return result
  }

  /// Returns `true` if a line may end between `first` and `second`. `beforeFirst` is the character before `first`.
  private static func isBreak(_ beforeFirst: Character?, _ first: Character, _ second: Character) -> Bool {
    let startsWord = isWordPart(second)
    switch first {
    // A hyphen before a number may be a minus sign, unless a word precedes it.
    case "-" where second.isNumber: return beforeFirst.map(isWordPart) ?? false
    case "-", "–", "‐": return startsWord || "-–—(\"".contains(second)
    case "…", "?": return startsWord
    case "—": return startsWord
    default: return isWordPart(first) && (second == "—" || startsWord && (isIdeograph(first) || isIdeograph(second)))
    }
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || isIdeograph(character)
  }

  /// Returns `true` for characters that may be separated from their neighbors: ideographs, kana, hangul and emoji.
  private static func isIdeograph(_ character: Character) -> Bool {
    guard let code = character.unicodeScalars.first?.value else { return false }
    return 0x3040...0x30FF ~= code && code != 0x30FC || 0x3400...0x9FFF ~= code || 0xAC00...0xD7A3 ~= code
      || 0x1F300...0x1FAFF ~= code || 0x20000...0x2FFFF ~= code
  }
}
