import EagerLayout
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Numbers as text")
struct Numerals {
  @Test(
    "have no more decimals than they need",
    arguments: [
      (44.0, "44"), (4.0 + 2.0 / 3, "4.667"), (-0.5, "-0.5"), (-0.0001, "0"), (0.05, "0.05"), (1e9, "1000000000"),
      (12.9996, "13"), (.nan, "?"), (.infinity, "?"),
    ])
  func decimals(value: Double, expected: String) { #expect(numeral(value) == expected) }

  @Test("keep as many decimals as asked for", arguments: [(0, "3"), (1, "2.7"), (2, "2.67"), (3, "2.667")])
  func places(places: Int, expected: String) { #expect(numeral(8.0 / 3, places: places) == expected) }

  @Test(
    "round to whole cells, the same for the same edge",
    arguments: [(0.49, 0), (0.5, 1), (1.5, 2), (-0.4, 0), (-0.6, -1), (.nan, 0), (1e300, 1_000_000_000)])
  func whole(value: Double, expected: Int) { #expect(nearestWhole(value) == expected) }

  @Test("round down to whole places", arguments: [(0.9, 0), (-0.1, -1), (-2.0, -2), (3.0, 3)])
  func below(value: Double, expected: Int) { #expect(wholeBelow(value) == expected) }
}

@Suite("Lines of text")
struct Lines {
  @Test(
    "are never wider than asked, and lose nothing",
    arguments: [
      "one two three", "a", "", "  spaces   between  ", "averylongwordthatfitsnowhereatall", "wide 漢字漢字漢字 and é",
      "mixed averylongwordthatfitsnowhere and short",
    ])
  func wrapping(text: String) {
    for width in 2...30 {
      let lines = [Span(text)].wrapped(to: width)
      let wanted = text.filter { $0 != " " }
      let got = lines.flatMap { $0 }.map { $0.text }.joined().filter { $0 != " " }
      #expect(got == wanted)
      for line in lines { #expect(line.columns <= width, "\(line) at \(width)") }
    }
  }

  @Test(
    "take as many columns as a terminal gives them",
    arguments: [("abc", 3), ("漢字", 4), ("e\u{301}", 1), ("😀", 2), ("a\u{200B}b", 2), ("×", 1)])
  func columns(text: String, expected: Int) { #expect(Characters.columns(text) == expected) }

  @Test(
    "let no control character through",
    arguments: [("a\u{1B}[31mb", "a·[31mb"), ("two\nlines", "two·lines"), ("\u{202E}odd", "·odd"), ("plain", "plain")])
  func controls(text: String, expected: String) { #expect(Characters.printable(text) == expected) }

  @Test(
    "say with … that they were shortened",
    arguments: [(10, "toolbar"), (7, "toolbar"), (6, "toolb…"), (1, "…"), (0, "")])
  func shortening(limit: Int, expected: String) { #expect(Characters.printable("toolbar", columns: limit) == expected) }
}

@Suite("The nearest name")
struct Nearest {
  @Test(
    "is the one probably meant",
    arguments: [
      ("farmes", "frames"), ("frame", "frames"), ("drwa", "draw"), ("leson", "lesson"), ("--hlep", "--help"),
    ])
  func near(typed: String, expected: String) {
    #expect(nearestName(to: typed, in: ["draw", "frames", "lesson", "--help"]) == expected)
  }

  @Test("is nothing where none is near", arguments: ["toolbar", "", "x", String(repeating: "frames", count: 20)])
  func far(typed: String) { #expect(nearestName(to: typed, in: ["draw", "frames", "lesson"]) == nil) }
}
