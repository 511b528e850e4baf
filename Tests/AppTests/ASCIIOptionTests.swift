import TestSupport
import Testing

@Suite("The option --ascii before a command")
struct ASCIIOptionTests {
  static let bar = "Row { Fixed(width: 60).id(logo); Flex().id(title) }"

  @Test(
    "--ascii before a command has the same effect as after it",
    arguments: Thorough.oneIn(2, of: [["lesson", "1"], ["draw", Self.bar], ["draw", Self.bar, "--columns", "40"]]))
  func asciiBeforeCommand(arguments: [String]) throws {
    let before = try Program.run(["--ascii"] + arguments)
    #expect(before.status == 0)
    #expect(before.output == (try Program.run(arguments + ["--ascii"]).output))
    #expect(before.output != (try Program.run(arguments).output))
    #expect(before.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(before.output == (try Program.run(["--ascii"] + arguments + ["--ascii"]).output))
  }

  @Test(
    "'layout --ascii' changes neither JSON output nor the output of --version",
    arguments: [["frames", "-"], ["--version"]])
  func asciiDoesNotChangeJSON(arguments: [String]) throws {
    let outcome = try Program.layout(["--ascii"] + arguments, input: Sample.bar)
    #expect(outcome.status == 0)
    #expect(outcome.output == (try Program.layout(arguments, input: Sample.bar).output))
  }

  @Test("With --ascii, help is printed in ASCII only", arguments: [["--help"], ["help", "draw"]])
  func asciiHelp(arguments: [String]) throws {
    let outcome = try Program.run(["--ascii"] + arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
  }
}
