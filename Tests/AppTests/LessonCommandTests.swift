import Testing

@Suite("playground lesson")
struct LessonCommandTests {
  @Test("lists the lessons")
  func list() throws {
    let outcome = try Program.run(["lesson"])
    #expect(outcome.status == 0)
    let some = [
      (1, "A frame is a rectangle"), (2, "Adding is laying out"), (3, "Row and column"),
      (18, "Why is this item 132 wide?"),
    ]
    for (number, title) in some {
      #expect(outcome.lines.contains { $0.contains("lesson \(number)") && $0.contains(title) })
    }
  }

  @Test("shows all of a lesson where nobody can press a key, answers too", arguments: ["1", "3", "10", "18"])
  func plain(number: String) throws {
    let outcome = try Program.run(["lesson", number])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("lesson \(number) of 18"))
    for part in ["Try: ", "Question: ", "What comes of it: ", "Answer: "] { #expect(outcome.output.contains(part)) }
    #expect(outcome.lines.allSatisfy { $0.count <= 80 })
    #expect(
      try Program.runAtTerminal(["lesson", number, "--plain"], environment: ["NO_COLOR": "1"]).output == outcome.output)
  }

  @Test("keeps the answer back at a terminal until a key is pressed")
  func paged() throws {
    let quiet = ["NO_COLOR": "1"]
    let left = try Program.runAtTerminal(["lesson", "2"], typing: " q", environment: quiet)
    #expect(left.status == 0)
    #expect(left.output.contains("Space: go on   q: leave"))
    #expect(!left.output.contains("Question: "))
    let asked = try Program.runAtTerminal(["lesson", "2"], typing: "\n  \n \u{1B}[Cq", environment: quiet)
    #expect(asked.output.contains("Question: "))
    #expect(!asked.output.contains("Answer: "))
    let answered = try Program.runAtTerminal(["lesson", "2"], typing: "\n  \nx \u{1B}[C ", environment: quiet)
    #expect(answered.output.contains("Answer: "))
    #expect(answered.output.contains("lesson 3"))
  }

  @Test("draws with ASCII alone where that is asked for", arguments: ["1", "3", "10", "18"])
  func ascii(number: String) throws {
    let outcome = try Program.run(["lesson", number, "--ascii"])
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
  }
}
