import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite(
  "The layouts of the course", .enabled(if: Thorough.isOn, "a long test"),
  .enabled(if: SwiftCompiler.isAvailable, Comment(rawValue: SwiftCompiler.reason)))
struct LessonsAsSwift {
  /// All texts of layouts that a learner sees or is to write, each once.
  private var texts: [String] {
    var texts: [String] = []
    for lesson in allLessons {
      texts += lesson.steps.map { $0.example.code } + [lesson.experiment.start.code, lesson.experiment.result.code]
      for asked in [lesson.puzzle, lesson.question] { texts += [asked.code, asked.success.code] }
    }
    for recipe in Exercises.recipes {
      let exercise = recipe.exercise(seed: 0)
      texts += [exercise.code, exercise.success.code]
      if case .layout = exercise.form { texts.append(exercise.solution) }
    }
    var seen = Set<String>()
    return texts.filter { seen.insert($0).inserted }
  }

  @Test("are Swift where they are written out as Swift")
  func compile() throws {
    let texts = texts
    #expect(texts.count > 200)
    var program: [Substring] = ["import Arrangements", "import EagerLayout"], origins = ["", ""]
    for (index, text) in texts.enumerated() {
      let lines = try Sketch(text).swift.split(separator: "\n").filter { !$0.hasPrefix("import ") }
      // Each is in a function of its own, with its names.
      program += ["func layout\(index)() {"] + lines + ["_ = layout", "}"]
      origins += [String](repeating: text, count: lines.count + 3)
    }
    // Code that is told in pieces is one program.
    for lesson in allLessons {
      let told = lesson.idea.compactMap { $0.code }.joined(separator: "\n").split(separator: "\n")
      program += told
      origins += told.map(String.init)
    }
    let answer = try SwiftCompiler.check(program.joined(separator: "\n"))
    #expect(origins.contains("struct Radial: SimpleArrangement {"))
    #expect(answer.errors.map { "\($0.text): \(origins[$0.line - 1])" } == [])
    #expect(answer.warnings.map { "\($0.text): \(origins[$0.line - 1])" } == [])
  }
}
