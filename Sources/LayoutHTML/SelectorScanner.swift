/// Splits a selector into combinators and simple selectors.
struct SelectorScanner {
  private var text: [Character]
  private var position = 0

  init(_ text: String) { self.text = Array(text) }

  var isAtEnd: Bool { position == text.count }
  var remainder: String { String(text[position...]) }

  /// Skips and returns the combinator at the position, with the spaces around it; nil if there is none.
  mutating func combinator() -> Character? {
    let start = position
    skipSpaces()
    guard position < text.count else { return nil }
    let mark = text[position]
    guard ">+~".contains(mark) else { return position > start ? " " : nil }
    position += 1
    skipSpaces()
    return mark
  }

  /// Skips and returns a simple selector: a mark such as `.` or `::`, the name after it, and the text in its
  /// parentheses or brackets. Returns nil if there is none.
  mutating func simpleSelector() -> (mark: String, name: String, argument: String?)? {
    guard position < text.count else { return nil }
    var mark = ""
    while position < text.count, ".#:&*[".contains(text[position]) {
      mark.append(text[position])
      position += 1
      if mark != ":" { break }
    }
    if mark == "[" { return (mark, "", argument(upTo: "]")) }
    var name = ""
    while position < text.count, Self.isName(text[position]) || text[position] == "\\" {
      if text[position] == "\\" { position += 1 }
      guard position < text.count else { break }
      name.append(text[position])
      position += 1
    }
    if mark.isEmpty && name.isEmpty { return nil }
    guard position < text.count, text[position] == "(" else { return (mark, name, nil) }
    position += 1
    return (mark, name, argument(upTo: ")"))
  }

  /// Returns the text up to a closing parenthesis or bracket, and skips both.
  private mutating func argument(upTo end: Character) -> String {
    var result = "", depth = 0
    while position < text.count {
      let character = text[position]
      position += 1
      if character == "(" { depth += 1 }
      if character == end, depth == 0 { break }
      if character == ")" { depth -= 1 }
      result.append(character)
    }
    return result
  }

  private mutating func skipSpaces() { while position < text.count, text[position].isWhitespace { position += 1 } }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_" || !character.isASCII
  }
}
