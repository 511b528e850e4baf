import TestSupport
import Testing

@Suite("The command 'playground prompt'")
struct PromptCommandTests {
  @Test("Without a terminal, 'playground prompt' prints a layout's frames as soon as its brackets are closed")
  func promptWithoutTerminal() throws {
    let input = """
      Row {
        Fixed(width: 40).id(logo)   // }
        Flex()
      }
      .gap(4)

      width 100
      text
      quit
      Flex()
      """
    let outcome = try Program.run(["prompt"], input: input)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        Row: x 0, y 0, width 320, height 120
          logo: x 0, y 0, width 40, height 120
          Flex: x 40, y 0, width 280, height 120
        Row: x 0, y 0, width 320, height 120
          logo: x 0, y 0, width 40, height 120
          Flex: x 44, y 0, width 276, height 120
        Row: x 0, y 0, width 100, height 120
          logo: x 0, y 0, width 40, height 120
          Flex: x 44, y 0, width 56, height 120
        Row {
          Fixed(width: 40).id(logo)
          Flex()
        }
        .gap(4)

        """)
  }

  @Test(
    "'playground prompt' reports a fault in a line, continues with the next and exits with 1",
    arguments: [
      ("Row { Flx() }", "did you mean 'Flex'"), ("widht 30", "did you mean 'width'"),
      ("width far", "width takes a number"),
      ("css", "there is no layout yet"), (".gap(3)", "comes where an item should be"), ("Row { Flex()", "never closed"),
    ])
  func promptFaults(line: String, message: String) throws {
    let outcome = try Program.run(["prompt"], input: line + (line.hasSuffix("Flex()") ? "" : "\nFlex()\n"))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(message))
    #expect(outcome.output.isEmpty == line.hasSuffix("Flex()"))
  }

  @Test("'playground prompt' uses the height of the content until a height is set")
  func promptHeight() throws {
    let input = "Row { Fixed(height: 30) }\nheight\nheight 70\nheight\nRow { Fixed(height: 20) }\n"
    let outcome = try Program.run(["prompt"], input: input)
    let rows = outcome.lines.filter { $0.hasPrefix("Row") }
    #expect(rows.map { $0.split(separator: " ").last } == ["30", "70", "70"])
    #expect(
      outcome.lines.filter { $0.hasPrefix("The") } == ["The height is that of the content.", "The height is 70."])
  }

  @Test("'playground prompt' reads a Swift statement, and applies modifiers in later lines to its layout")
  func promptReadsSwift() throws {
    let swift = "let bar = Row { Fixed(width: 60).id(.a); Flex() }.layout(in: Frame(width: 200, height: 40))"
    let outcome = try Program.run(["prompt"], input: "\(swift)\n.gap(10)\nwhy a\n")
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains("  Flex: x 60, y 0, width 140, height 40"))
    #expect(outcome.lines.contains("  Flex: x 70, y 0, width 130, height 40"))
    #expect(outcome.lines.contains("Why is a 60 wide, at x 0 of Row?"))
  }

  @Test(
    "'playground prompt' answers HTML, JSON or the word css with the command to type",
    arguments: [
      ("<div id=b></div>", "swift run layout draw '<div id=b></div>'"), ("{}", "swift run layout draw '{}'"),
    ])
  func promptOtherLanguages(line: String, answer: String) throws {
    let outcome = try Program.run(["prompt"], input: line + "\n")
    #expect(outcome.errors.contains("Type: \(answer)") && outcome.status == 1)
    let form = try Program.run(["prompt"], input: "Row { Flex() }\ncss\n")
    #expect(form.output.contains("swift run layout convert ") && form.output.contains(" --to css"))
  }

  @Test("On a terminal, 'playground prompt' completes names, waits for closing brackets and draws the layout")
  func promptOnTerminal() throws {
    let typing = "Ro\tFix\tw\t60).id(logo)\rFlex(2)\r}\r.gap(10)\rheight 60\rtext\rquit\r"
    let outcome = try Program.runAtTerminal(["prompt"], typing: typing, environment: ["NO_COLOR": "1"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("> Row { Fixed(width: 60).id(logo)"))
    #expect(outcome.output.contains("logo"))
    #expect(outcome.output.contains("250"))
    #expect(outcome.output.contains("320 × 60"))
    #expect(outcome.output.contains(".gap(10)"))
    // The mode for pasted text is off at the end.
    #expect(outcome.output.contains("\u{1B}[?2004l"))
  }

  @Test(
    "On a dumb terminal, 'playground prompt' reads lines and prints no control sequences",
    .enabled(if: Thorough.isOn, "a long test"))
  func promptOnDumbTerminal() throws {
    let outcome = try Program.runAtTerminal(["prompt"], typing: "Flex()\nquit\n", environment: ["TERM": "dumb"])
    #expect(outcome.output.contains("Flex: x 0, y 0, width 320, height 120"))
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
