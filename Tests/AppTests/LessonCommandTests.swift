import Foundation
import TestSupport
import Testing

@Suite("The command 'playground lesson'")
struct LessonCommandTests {
  @Test("'playground lesson' lists the lessons with numbers and titles")
  func lessonList() throws {
    let outcome = try Program.run(["lesson"])
    #expect(outcome.status == 0)
    let someLessons = [
      (1, "A frame is a rectangle"), (2, "Adding is laying out"), (3, "Row and column"),
      (Program.lessonCount, "Why is this item 132 wide?"),
    ]
    for (number, title) in someLessons {
      #expect(outcome.lines.contains { $0.contains("lesson \(number)") && $0.contains(title) })
    }
  }

  @Test(
    "Without a terminal, a lesson is printed with all questions and answers, in lines of at most 80",
    arguments: Thorough.oneIn(4, of: ["10", "1", "3", "\(Program.lessonCount)"]))
  func lessonWithoutTerminal(number: String) throws {
    let outcome = try Program.run(["lesson", number])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("lesson \(number) of \(Program.lessonCount)"))
    for part in ["Try: ", "Question: ", "Result: ", "Answer: "] { #expect(outcome.output.contains(part)) }
    #expect(outcome.lines.allSatisfy { $0.count <= 80 })
    guard Thorough.isOn else { return }
    #expect(
      try Program.runAtTerminal(["lesson", number, "--plain"], environment: ["NO_COLOR": "1"]).output == outcome.output)
  }

  @Test(
    "On a terminal, a lesson shows an answer only after a key is pressed",
    .enabled(if: Thorough.isOn, "a long test"))
  func lessonOnTerminal() throws {
    let noColor = ["NO_COLOR": "1"]
    let quitEarly = try Program.runAtTerminal(["lesson", "2"], typing: "   q", environment: noColor)
    #expect(quitEarly.status == 0)
    #expect(quitEarly.output.contains("Adding is laying out"))
    #expect(!quitEarly.output.contains("Result"))
    let question = try Program.runAtTerminal(["lesson", "2"], typing: "\r\r\r\r\r\r\r\rq", environment: noColor)
    #expect(question.output.contains("Result"))
    #expect(question.output.contains("Question"))
    #expect(!question.output.contains("Photo and note are"))
    let answered = try Program.runAtTerminal(["lesson", "2"], typing: "\r\r\r\r\r\r\r\r\rq", environment: noColor)
    #expect(answered.output.contains("Photo and note are"))
  }

  @Test("Without a terminal, exercises accept answers, give hints and show the solution after three tries")
  func exercisesWithoutTerminal() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "progress").path()
    let first = try Program.run(
      ["lesson", "6", "--progress", file], input: "next\n1 1\nhint\nsolution\nbogus\n\nquit\n")
    #expect(first.status == 0 && first.errors == "")
    #expect(first.output.contains("Exercise 6.2. "))
    #expect(first.output.contains("Not yet. ") && first.output.contains("Hint 1: "))
    #expect(first.output.contains("The solution comes after three tries."))
    #expect(!first.output.contains("Exercise 6.3. "))
    #expect(first.lines.allSatisfy { $0.count <= 80 })
    guard Thorough.isOn else { return }
    // After the third wrong answer the solution is shown, and is accepted as an answer.
    let withSolution = try Program.run(
      ["lesson", "6", "--progress", file], input: "next\n1 1\n1 1\n1 1\nsolution\nquit\n")
    let solution = try #require(withSolution.lines.firstIndex { $0 == "Solution" })
    let solved = try Program.run(
      ["lesson", "6", "--progress", file, "--seed=0"], input: "next\n\(withSolution.lines[solution + 1])\nquit\n")
    // The exercise was done before and has new numbers, so the shown solution may be wrong or right for them.
    #expect(solved.output.contains("Not yet. ") || solved.output.contains("\u{2713} Right. "))
  }

  @Test("An exercise accepts a layout of several lines that ends with an empty line")
  func multilineAnswer() throws {
    let layout = "Row {\n  Fixed(width: 1).id(logo)\n  Flex().id(menu)\n}\n\n"
    let outcome = try Program.run(["--plain", "lesson", "6"], input: "next\nnext\n\(layout)quit\n")
    #expect(outcome.output.contains("Exercise 6.3. ") && outcome.output.contains("Not yet. "))
    #expect(outcome.output.contains("> Row {\n    Fixed(width: 1).id(logo)"))
  }

  @Test("--seed determines the numbers of exercises, and must be a whole number")
  func seedOfExercises() throws {
    func output(_ seed: String) throws -> String { try Program.run(["lesson", "6", "--seed", seed]).output }
    let wrong = try Program.run(["lesson", "6", "--seed", "many"])
    #expect(wrong.status == 2 && wrong.errors.contains("--seed is a whole number"))
    let third = try output("3")
    #expect(third.contains("Exercise 6.1. "))
    guard Thorough.isOn else { return }
    #expect(try output("4") != third)
    #expect(try Program.run(["--seed", "3", "lesson", "6"]).output == third)
  }

  @Test("With --plain, lessons are chosen from a menu of text, and an unknown number is reported")
  func menuWithoutScreen() throws {
    let outcome = try Program.run(["--plain"], input: "99\n2\nquit\n")
    #expect(outcome.output.contains("There is no lesson '99': lessons are numbered 1 to \(Program.lessonCount)."))
    #expect(outcome.output.contains("lesson 2 of \(Program.lessonCount)") && outcome.output.contains("Exercise 2.1. "))
    #expect(outcome.status == 0)
    guard Thorough.isOn else { return }
    let review = try Program.run(["--plain"], input: "review\n\nquit\n")
    #expect(review.output.contains("No exercise is due."))
    #expect(try Program.run(["--plain"]).status == 0)
  }

  @Test(
    "Without a UTF-8 locale, the playground prints only ASCII characters",
    arguments: [
      (["LC_ALL": "C"], true), (["LANG": "POSIX"], true), (["LC_CTYPE": "de_DE.ISO-8859-1"], true), ([:], false),
      (["LANG": "C.UTF-8"], false), (["LC_ALL": "en_GB.utf8", "LANG": "C"], false),
      (["LC_ALL": "", "LANG": "C"], true),
    ])
  func asciiByLocale(environment: [String: String], isASCII: Bool) throws {
    // The first screen takes the program less time than a lesson.
    let outcome = try Program.run(Thorough.pick([], ["lesson", "3"]), environment: environment)
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 } == isASCII)
  }

  @Test(
    "'playground lesson --ascii' prints ASCII characters only",
    arguments: Thorough.oneIn(4, of: ["10", "1", "3", "\(Program.lessonCount)"]))
  func lessonInASCII(number: String) throws {
    let outcome = try Program.run(["lesson", number, "--ascii"])
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
  }
}
