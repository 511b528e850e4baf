/// What lines and areas of a grid may be called.
enum GridNames {
  /// The words of a row of areas.
  static func words(of row: [UInt8]) -> [ArraySlice<UInt8>] { row.split(separator: UInt8(ascii: " ")) }

  /// Whether a word stands for a cell of no area.
  static func isNone(_ word: ArraySlice<UInt8>) -> Bool { !word.contains { $0 != UInt8(ascii: ".") } }

  /// Why a word is no name, and what to write; nil for a name. Names are those of CSS, and numbers.
  static func remedy(for word: ArraySlice<UInt8>) -> String? {
    if isNumber(word) { return nil }
    let isWord =
      !word.isEmpty && !SketchScanner.isDigit(word[word.startIndex])
      && !word.contains { !SketchScanner.isLetter($0) && !SketchScanner.isDigit($0) && $0 != UInt8(ascii: "-") }
    guard isWord, !["auto", "span", "none"].contains(where: { word.elementsEqual($0.utf8) }) else {
      return "A name is a word of letters, digits, - and _, such as \"nav\"."
    }
    // What CSS calls the edges of areas.
    if word.hasSuffix("-start") || word.hasSuffix("-end") {
      return "Edges of areas have no names here: write .area(\"nav\"), or the line's number."
    }
    return nil
  }

  static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    !word.isEmpty && word.count < 9 && !word.contains { !SketchScanner.isDigit($0) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ end: String) -> Bool { suffix(end.utf8.count).elementsEqual(end.utf8) }
}
