import EagerLayout
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Lines of text")
struct Lines {
  @Test(
    "A wrapped text is never wider than the width, and loses no characters",
    arguments: [
      "one two three", "a", "", "  spaces   between  ", "averylongwordthatfitsnowhereatall", "wide 漢字漢字漢字 and é",
      "mixed averylongwordthatfitsnowhere and short",
    ])
  func wrapping(text: String) {
    for width in 2...30 {
      let lines = [Span(text)].wrapped(to: width)
      let expected = text.filter { $0 != " " }
      let found = lines.flatMap { $0 }.map { $0.text }.joined().filter { $0 != " " }
      #expect(found == expected)
      for line in lines { #expect(line.columns <= width, "\(line) at \(width)") }
    }
  }

  @Test(
    "A text has as many columns as it takes in a terminal: 2 for each wide character, 0 for marks",
    arguments: [("abc", 3), ("漢字", 4), ("e\u{301}", 1), ("😀", 2), ("a\u{200B}b", 2), ("×", 1)])
  func columns(text: String, expected: Int) { #expect(Characters.columns(text) == expected) }

  @Test(
    "Control characters are replaced in printed text",
    arguments: [("a\u{1B}[31mb", "a·[31mb"), ("two\nlines", "two·lines"), ("\u{202E}odd", "·odd"), ("plain", "plain")])
  func controlCharacters(text: String, expected: String) { #expect(Characters.printable(text) == expected) }

  @Test(
    "A shortened text ends in an ellipsis",
    arguments: [(10, "toolbar"), (7, "toolbar"), (6, "toolb…"), (1, "…"), (0, "")])
  func shortening(limit: Int, expected: String) { #expect(Characters.printable("toolbar", columns: limit) == expected) }
}
