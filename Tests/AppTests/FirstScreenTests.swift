import Foundation
import TestSupport
import Testing

@Suite("The first screen of the playground as text")
struct FirstScreenTests {
  @Test(
    "The playground's first screen is the same with and without a terminal, except for colors",
    .enabled(if: Thorough.isOn, "a long test"),
    arguments: [["--plain"], ["--plain", "lesson", "3"]])
  func firstScreenOnTerminal(arguments: [String]) throws {
    let plain = try Program.run(arguments)
    #expect(plain.status == 0)
    #expect(!plain.output.contains("\u{1B}"))
    let colored = try Program.runAtTerminal(arguments)
    #expect(colored.status == 0)
    #expect(colored.output.contains("\u{1B}["))
    let uncolored = colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(uncolored.hasPrefix(plain.output.prefix(300)))
  }

  @Test("The playground's first screen has the program's name and the command for lesson 1")
  func firstScreenGreets() throws {
    let outcome = try Program.run([])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("EagerLayout") && outcome.output.contains("lesson 1"))
  }

  @Test(
    "The playground's first screen has no colors with NO_COLOR or on a dumb terminal",
    .enabled(if: Thorough.isOn, "a long test"))
  func firstScreenWithoutColors() throws {
    #expect(!(try Program.runAtTerminal(["--plain"], environment: ["NO_COLOR": "1"]).output.contains("\u{1B}")))
    #expect(!(try Program.runAtTerminal([], environment: ["TERM": "dumb"]).output.contains("\u{1B}")))
  }

  @Test("The playground's first screen is as wide as the terminal, as COLUMNS, or 80 characters")
  func firstScreenWidth() throws {
    func widest(_ outcome: Program.Outcome) -> Int { outcome.lines.map { $0.count }.max() ?? 0 }
    #expect(widest(try Program.run([], environment: ["COLUMNS": "60"])) == 58)
    #expect(widest(try Program.run([], environment: ["COLUMNS": "x"])) == 78)
    #expect(widest(try Program.run([])) == 78)
    guard Thorough.isOn else { return }
    let dumbTerminal = ["TERM": "dumb"]
    #expect(widest(try Program.runAtTerminal([], columns: 50, environment: dumbTerminal)) == 48)
    #expect(
      widest(try Program.runAtTerminal([], columns: 120, environment: ["TERM": "dumb", "COLUMNS": "60"]))
        == 118)
  }

  @Test("With --ascii, the playground's first screen contains only ASCII and no question marks")
  func firstScreenInASCII() throws {
    let outcome = try Program.run(["--ascii"])
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(!outcome.output.contains("?"))
  }
}
