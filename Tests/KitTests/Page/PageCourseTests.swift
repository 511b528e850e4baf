import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundData
@testable import PlaygroundKit
@testable import PlaygroundWriters
@testable import PlaygroundPage

@Suite("The course on a page")
struct PageCourseTests {
  @Test("An exercise rebuilt on the page from its data judges answers as the course does")
  func exercises() throws {
    var session = PageSession(), count = 0
    for recipe in Exercises.triedRecipes {
      let exercise = recipe.exercise(seed: 3)
      session.exercise(exercise.data.text)
      let taken = try session.answeredObject()
      #expect(taken["damage"] == nil, "\(recipe.id.text)")
      if case .layout(let expected) = exercise.form {
        #expect((taken["expected"] as? [Any])?.count == expected.boxes.count)
      }
      for answer in [exercise.solution, exercise.code, "1", "1 2", "Row {", ""] + mistakes(of: exercise) {
        session.check(answer)
        #expect(try verdict(session) == Self.verdict(exercise.check(answer)), "\(recipe.id.text): \(answer)")
      }
      session.check(exercise.solution)
      #expect(try session.answeredObject()["right"] != nil, "\(recipe.id.text)")
      count += 1
    }
    #expect(count > Thorough.pick(10, 100))
  }

  @Test("A lesson's puzzle and question accept their solutions after the page rebuilds them from data")
  func guesses() throws {
    var session = PageSession()
    for exercise in allLessons.flatMap({ [$0.puzzle, $0.question] }) {
      session.exercise(exercise.data.text)
      session.check(exercise.solution)
      #expect(try session.answeredObject()["right"] != nil, "\(exercise.goal)")
    }
  }

  @Test("Text from the page that is not an exercise is reported as damaged, and no answer to it is checked")
  func noExercise() throws {
    var session = PageSession()
    for data in ["", "{}", "[1]", "{\"kind\":\"make\"}", "nonsense"] {
      session.exercise(data)
      #expect(session.answeredText == "{\"damage\":true}")
      session.check("1")
      #expect(session.answeredText == "{}")
    }
  }

  @Test("A key pressed on the page changes the layout, and the session's answer describes the change")
  func keys() throws {
    var session = PageSession("Row { Flex().id(a); Flex().id(b) }")
    session.press(node: 2, key: 43)
    let answer = try session.answeredObject()
    #expect(
      answer["text"] as? String == "Row {\n  Flex().id(a)\n  Flex(2).id(b)\n}"
        && answer["message"] as? String == "b: grow 2")
    session.press(node: 0, key: 43)
    #expect((try session.answeredObject()["message"] as? String)?.contains("for a box inside") ?? false)
    for (node, key) in [(9, UInt32(43)), (0, 0xD800)] {
      session.press(node: node, key: key)
      #expect(session.answeredText == "{}")
    }
  }

  @Test("Progress on the page has the same text as the terminal's file")
  func progress() throws {
    var session = PageSession(), progress = Progress()
    session.progress("load\n")
    session.progress("read shares")
    session.progress("finish shares/say-next 2 1 0")
    progress.read(lesson: "shares")
    progress.finish(Exercise.ID("shares/say-next"), tries: 2, hints: 1, sawSolution: false)
    let answer = try session.answeredObject()
    #expect(answer["text"] as? String == progress.text && answer["read"] as? [String] == ["shares"])
    let record = try #require((answer["records"] as? [[String: Any]])?.first)
    #expect(record["stars"] as? Int == 1 && record["isSolved"] as? Bool == true)
    // Stored progress is loaded, and damaged progress is refused.
    var other = PageSession()
    other.progress("load\n" + progress.text)
    #expect(try other.answeredObject()["text"] as? String == progress.text)
    other.progress("load\n" + progress.text.replacing("stars 1", with: "stars 3"))
    #expect(try other.answeredObject()["damage"] as? String != nil)
    for line in ["", "finish shares/say-next", "finish a b c d", "read", "nonsense"] {
      other.progress(line)
      #expect(try other.answeredObject()["damage"] != nil, "\(line)")
    }
    other.progress("read lines")
    #expect(try other.answeredObject()["read"] as? [String] == ["shares", "lines"])
  }

  @Test(
    "The page's JSON reader reads spaces, escapes and numbers with exponents",
    arguments: [
      ("{\"a\" : [1, -2.5e2, true, null], \"b\":\"\\u00e9\\n\\\"\"}", "{\"a\":[1,-250,true,null],\"b\":\"é\\n\\\"\"}"),
      (" [ ] ", "[]"), ("{}", "{}"), ("0.1", "0.1"), ("[[[]],{}]", "[[[]],{}]"),
    ])
  func json(text: String, expected: String) { #expect(JSON(Array(text.utf8))?.text == expected) }

  @Test(
    "The page's JSON reader refuses a text that is not JSON",
    arguments: Rows.of([
      "", "[", "{\"a\"}", "[1,]", "\"", "tru", "[1] 2", "{\"a\":1", "\"\\u12\"", "-", "1e",
      String(repeating: "[", count: 100_000),
    ]))
  func noJSON(rows: Rows<String>) {
    for text in rows {
      #expect(JSON(Array(text.utf8)) == nil)
    }
  }

  /// Returns the answers of a learner who makes the anticipated mistakes.
  private func mistakes(of exercise: Exercise) -> [String] {
    switch exercise.answerKey {
    case .numbers(_, let mistakes): mistakes.map { $0.values.map { "\($0)" }.joined(separator: " ") }
    case .layout(let solution): solution.mistakes.map { $0.code }
    case .choice(_, let replies): replies.indices.map { "\($0 + 1)" }
    }
  }

  private func verdict(_ session: PageSession) throws -> [String] {
    let answer = try #require(JSON(session.output))
    for kind in ["right", "wrong", "unclear"] {
      guard let words = answer[kind] else { continue }
      let text = words.elements.map {
        $0["number"]?.number.map { "\($0)" } ?? $0["text"]?.string ?? $0["code"]?.string ?? ""
      }
      return [kind, text.joined(separator: "|"), "\(answer["comparison"] != nil)"]
    }
    return ["fault", answer["fault"]?["message"]?.string ?? "", "false"]
  }

  private static func verdict(_ verdict: Exercise.Verdict) -> [String] {
    func text(_ prose: Prose) -> String {
      prose.pieces.map { piece in
        switch piece {
        case .words(let words): words
        case .number(let number): "\(number)"
        case .code(let code): code
        }
      }.joined(separator: "|")
    }
    return switch verdict {
    case .right(let success): ["right", text(success.words), "false"]
    case .wrong(let reply): ["wrong", text(reply.words), "\(reply.comparison != nil)"]
    case .unclear(let words): ["unclear", text(words), "false"]
    case .fault(let fault): ["fault", fault.message, "false"]
    }
  }
}
