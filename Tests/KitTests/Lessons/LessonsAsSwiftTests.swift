import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite(
  "The layouts of the course as Swift", .enabled(if: Thorough.isOn, "a long test"),
  .enabled(if: SwiftCompiler.isAvailable, Comment(rawValue: SwiftCompiler.reason)))
struct LessonsAsSwift {
  /// The code of all layouts that a learner sees or writes, without duplicates.
  private var texts: [String] {
    var texts: [String] = []
    for lesson in allLessons {
      texts += lesson.steps.map { $0.example.code } + [lesson.experiment.start.code, lesson.experiment.result.code]
      for exercise in [lesson.puzzle, lesson.question] { texts += [exercise.code, exercise.success.code] }
    }
    for recipe in Exercises.recipes {
      let exercise = recipe.exercise(seed: 0)
      texts += [exercise.code, exercise.success.code]
      if case .layout = exercise.form { texts.append(exercise.solution) }
    }
    var found = Set<String>()
    return texts.filter { found.insert($0).inserted }
  }

  @Test("All layouts and code of the course compile as Swift without errors and warnings")
  func courseCompiles() throws {
    let texts = texts
    #expect(texts.count > 200)
    var program: [Substring] = ["import Arrangements", "import EagerLayout"], origins = ["", ""]
    for (index, text) in texts.enumerated() {
      let lines = try Sketch(text).swift.split(separator: "\n").filter { !$0.hasPrefix("import ") }
      // Each layout is in its own function, which is the scope of its names.
      program += ["func layout\(index)() {"] + lines + ["_ = layout", "}"]
      origins += [String](repeating: text, count: lines.count + 3)
    }
    // The pieces of code in the text of a lesson form one program.
    for lesson in allLessons {
      let code = lesson.idea.compactMap { $0.code }.joined(separator: "\n").split(separator: "\n")
      program += code
      origins += code.map(String.init)
    }
    let diagnostics = try SwiftCompiler.check(program.joined(separator: "\n"))
    #expect(origins.contains("struct Radial: SimpleArrangement {"))
    #expect(diagnostics.errors.map { "\($0.text): \(origins[$0.line - 1])" } == [])
    #expect(diagnostics.warnings.map { "\($0.text): \(origins[$0.line - 1])" } == [])
  }
}
