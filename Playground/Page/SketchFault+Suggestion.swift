import PlaygroundKit

extension SketchFault {
  /// Returns the range that ``suggestion`` replaces.
  ///
  /// The range is a quoted text, a word, a number with its unit, or else one character. A word includes hyphenated
  /// parts. It also includes the dot before it if the suggestion begins with a dot.
  func suggestionRange(in text: [UInt8]) -> Range<Int> {
    guard offset < text.count else { return offset..<offset }
    let keepsDot = text[offset] == UInt8(ascii: ".") && suggestion?.utf8.first != UInt8(ascii: ".")
    return (keepsDot ? offset + 1 : offset)..<offset + length(in: text)
  }

  /// Returns the length in bytes of the text, word, number or character at the fault's offset.
  private func length(in text: [UInt8]) -> Int {
    var scanner = SketchScanner(text)
    scanner.position = offset
    if scanner.next == UInt8(ascii: "\""), (try? scanner.quoted()) != nil { return scanner.position - offset }
    if "+-".utf8.contains(scanner.next), SketchScanner.isDigit(scanner.afterNext) { scanner.position += 1 }
    let isNumber = SketchScanner.isDigit(scanner.next)
    if scanner.next == UInt8(ascii: "."), SketchScanner.isLetter(scanner.afterNext) { scanner.position += 1 }
    let start = scanner.position
    while !scanner.isAtEnd, scanner.isPart(ofNumber: isNumber) { scanner.position += 1 }
    // The suggestion also replaces a type before the dot, as in `Length.auto`.
    if !isNumber, suggestion?.utf8.first == UInt8(ascii: "."), scanner.next == UInt8(ascii: ".") {
      scanner.position += 1
      while !scanner.isAtEnd, scanner.isPart(ofNumber: false) { scanner.position += 1 }
    }
    if scanner.position > start { return scanner.position - offset }
    var end = offset + 1
    while end < text.count, (0x80...0xBF).contains(text[end]) { end += 1 }
    return end - offset
  }
}

extension SketchScanner {
  /// Returns `true` if the next byte belongs to a word, or, if `isNumber`, to a number.
  fileprivate func isPart(ofNumber isNumber: Bool) -> Bool {
    if Self.isLetter(next) || Self.isDigit(next) { return true }
    // An exponent may have a sign.
    if isNumber {
      return ".%".utf8.contains(next) || "+-".utf8.contains(next) && text[position - 1] | 0x20 == UInt8(ascii: "e")
    }
    return next == UInt8(ascii: "-") && Self.isLetter(afterNext)
  }
}
