import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Exercises")
struct Exercises {
  static let recipes = allLessons.flatMap { $0.exercises } + allScreens
  static let seeds = 0..<Thorough.pick(2, 6) as Range<UInt64>

  /// The exercises of an ordinary run; all exercises in the long tests.
  static let triedRecipes = Thorough.oneIn(7, of: recipes)

  /// The exercises that tests try, at some seeds.
  static let all = triedRecipes.flatMap { recipe in seeds.map { (exercise: recipe.exercise(seed: $0), seed: $0) } }

  private func forEachExercise(_ body: (Exercise, UInt64) -> Void) {
    for (exercise, seed) in Self.all { body(exercise, seed) }
  }

  private func isRight(_ verdict: Exercise.Verdict) -> Bool { if case .right = verdict { true } else { false } }

  @Test("The start of every exercise is a layout that does not solve it")
  func startIsUnsolved() {
    forEachExercise { exercise, seed in
      let answer = if case .layout = exercise.form { exercise.code } else { "" }
      let verdict = exercise.check(answer)
      #expect(!isRight(verdict), "\(exercise.id.text) at \(seed)")
      // The code to repair or to extend is a valid layout, so that a picture can be shown.
      if case .fault(let fault) = verdict { Issue.record("\(exercise.id.text) at \(seed): \(fault.message)") }
      if case .layout = exercise.form, case .unclear = verdict { Issue.record("\(exercise.id.text) at \(seed)") }
    }
  }

  @Test("The solution of every exercise solves it")
  func solutionSolves() {
    forEachExercise { exercise, seed in
      #expect(isRight(exercise.check(exercise.solution)), "\(exercise.id.text) at \(seed): \(exercise.solution)")
    }
  }

  @Test("The code of every exercise can be drawn, and its solved layout has the item to explain")
  func codeIsDrawn() {
    forEachExercise { exercise, seed in
      #expect(
        !ExampleLayout(exercise.code, in: exercise.bounds).picture.boxes.isEmpty, "\(exercise.id.text) at \(seed)")
      let solved = ExampleLayout(exercise.success.code, in: exercise.success.bounds)
      #expect(solved.picture.box(exercise.success.item) != nil, "\(exercise.id.text) at \(seed)")
    }
  }

  @Test("Each anticipated mistake and each wrong choice of an exercise is counted as wrong and gets its own reply")
  func slipsGetTheirReply() {
    forEachExercise { exercise, seed in
      switch exercise.answerKey {
      case .numbers(_, let mistakes):
        for (index, mistake) in mistakes.enumerated() {
          let answer = mistake.values.map { numeral($0, places: 3) }.joined(separator: " ")
          guard case .wrong(let reply) = exercise.check(answer) else {
            Issue.record("\(exercise.id.text) at \(seed): mistake \(index) is no wrong answer: \(answer)")
            continue
          }
          #expect(
            words(reply.words) == words(mistake.reply), "\(exercise.id.text) at \(seed): mistake \(index), \(answer)")
        }
      case .layout(let solution):
        for (index, mistake) in solution.mistakes.enumerated() {
          guard case .wrong(let reply) = exercise.check(mistake.code) else {
            Issue.record("\(exercise.id.text) at \(seed): mistake \(index) is no wrong answer: \(mistake.code)")
            continue
          }
          #expect(words(reply.words) == words(mistake.reply), "\(exercise.id.text) at \(seed): mistake \(index)")
          #expect(reply.comparison?.actual.boxes.contains { $0.isChanged } == true)
        }
      case .choice(let right, let replies):
        for index in replies.indices where index != right {
          guard case .wrong(let reply) = exercise.check("\(index + 1)") else {
            Issue.record("\(exercise.id.text) at \(seed): choice \(index + 1)")
            continue
          }
          #expect(words(reply.words) == words(replies[index]))
        }
      }
    }
  }

  private func words(_ prose: Prose) -> String {
    prose.line.map { $0.text }.joined()
  }

  @Test("Every exercise has three hints, no numbers typed into prose, and a kind that fits its form")
  func proseAndKind() {
    forEachExercise { exercise, seed in
      #expect(exercise.hints.count == 3, "\(exercise.id.text)")
      switch exercise.answerKey {
      case .numbers(let values, _):
        #expect(exercise.kind == .predict || exercise.kind == .fill)
        guard case .numbers(let labels) = exercise.form else { Issue.record("\(exercise.id.text)"); return }
        #expect(labels.count == values.count && !values.isEmpty)
        if exercise.kind == .fill {
          let blanks = exercise.lines.map {
            words($0).split(separator: "[?]", omittingEmptySubsequences: false).count - 1
          }.reduce(0, +)
          #expect(blanks == values.count, "\(exercise.id.text)")
        }
      case .layout(let solution):
        #expect([.make, .fix, .reach].contains(exercise.kind))
        #expect(solution.bounds.count == (exercise.kind == .reach ? 1 : 3))
      case .choice(_, let replies):
        #expect(exercise.kind == .next)
        #expect((3...4).contains(replies.count))
      }
      for piece in exercise.sentences.flatMap({ $0.pieces }) {
        if case .words(let words) = piece {
          #expect(!words.contains { $0.isNumber }, "\(exercise.id.text): \(words)")
          #expect(!words.contains("  "), "\(exercise.id.text): \(words)")
        }
      }
    }
  }

  @Test("Code and sums of exercises are at most 46 columns wide")
  func codeFits() {
    forEachExercise { exercise, _ in
      // The code that keys produce is wrapped when it is shown.
      let made =
        exercise.kind == .reach ? [] : [exercise.success.code, exercise.form.isLayout ? exercise.solution : ""]
      for text in [exercise.code] + made {
        for line in text.split(separator: "\n") { #expect(line.count <= 46, "\(exercise.id.text): \(line)") }
      }
      for line in exercise.lines { #expect(words(line).count <= 46, "\(exercise.id.text): \(words(line))") }
    }
  }

  @Test("An exercise has different numbers for different seeds, and the same numbers for the same seed")
  func seeds() {
    for recipe in Self.triedRecipes {
      var texts: Set<String> = []
      for seed in 0..<20 as Range<UInt64> where texts.count < 4 {
        let exercise = recipe.exercise(seed: seed)
        texts.insert("\(exercise.code) \(exercise.solution) \(exercise.bounds)")
      }
      #expect(texts.count == 4, "\(recipe.id.text)")
      #expect(recipe.exercise(seed: 3).code == recipe.exercise(seed: 3).code)
    }
  }

  @Test("Exercises solved by keys are solved by the keys of the last hint, and not before the last key")
  func keysSolve() {
    let view = View(canvas: Canvas(width: 80, height: 20), cursor: nil, scrollState: (0, 20, 20))
    forEachExercise { exercise, seed in
      guard exercise.kind == .reach else { return }
      var work = Attempt(exercise)
      let keys = exercise.keysToGoal
      for key in keys.dropLast() { #expect(work.press(key, showing: view) == .none, "\(exercise.id.text) at \(seed)") }
      #expect(!work.isSolved, "\(exercise.id.text) at \(seed)")
      #expect(work.press(keys[keys.count - 1], showing: view) == .finished, "\(exercise.id.text) at \(seed)")
    }
  }

  @Test(
    "At most a third of the exercises are sums, and the first exercise of each lesson is solved by keys",
    .enabled(if: Thorough.isOn, "a long test"))
  func proportions() {
    let kinds = Self.recipes.map { $0.exercise(seed: 0).kind }
    #expect(3 * kinds.count { $0 == .predict || $0 == .fill } <= kinds.count)
    #expect(kinds.count { $0 == .reach } >= 12)
    for lesson in allLessons { #expect(lesson.exercises[0].exercise(seed: 0).kind == .reach, "\(lesson.name)") }
  }

  @Test("Each lesson has at least three exercises of at least three kinds", arguments: someLessons.map { $0.name })
  func kinds(name: String) {
    let lesson = lesson(name)
    let kinds = Set(lesson.exercises.map { $0.exercise(seed: 0).kind })
    #expect(lesson.exercises.count >= 3 && kinds.count >= 3, "\(lesson.number)")
  }
}

extension Exercise.Form {
  fileprivate var isLayout: Bool { if case .layout = self { true } else { false } }
}
