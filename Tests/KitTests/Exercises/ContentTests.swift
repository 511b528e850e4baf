import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Content of exercises")
struct ExerciseContent {
  private func forEachExercise(_ body: (Exercise, String) throws -> Void) rethrows {
    for (exercise, seed) in Exercises.all { try body(exercise, "\(exercise.id.text) at \(seed)") }
  }

  private func words(_ prose: Prose) -> String { prose.line.map { $0.text.replacing("\u{A0}", with: " ") }.joined() }

  @Test("An exercise is also checked in other bounds, where the frames differ, so copied numbers do not pass")
  func hiddenSizesDiffer() {
    forEachExercise { exercise, place in
      // The first exercise of the course is about copying numbers.
      guard case .layout(let solution) = exercise.answerKey, exercise.kind != .reach,
        exercise.id != Exercise.ID("frame-is-a-rectangle/copy-shelf")
      else { return }
      let trials = solution.bounds.map { ExampleLayout(solution.code, in: $0) }
      for other in trials.dropFirst() {
        #expect(trials[0].names.contains { trials[0][$0] != other[$0] }, "\(place)")
      }
    }
  }

  @Test("The solved layout of an exercise has no issues except overflow and missing space")
  func solvedLayoutIssues() throws {
    try forEachExercise { exercise, place in
      let sketch = try Sketch(exercise.success.code)
      for issue in sketch.layout(in: exercise.success.bounds).issues {
        switch issue.kind {
        case .overflow, .contentOverflow, .noSpaceToShare: break
        default: Issue.record("\(place): \(issue)")
        }
      }
    }
  }

  @Test("Code in the last hint of an exercise is part of the solution or of the start of the exercise")
  func lastHint() throws {
    func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    try forEachExercise { exercise, place in
      guard case .layout = exercise.form else { return }
      let texts = [exercise.solution, exercise.code].map(compact)
      for piece in try #require(exercise.hints.last).pieces {
        guard case .code(let code) = piece, code.contains("(") else { continue }
        #expect(texts.contains { $0.contains(compact(code)) }, "\(place): \(code)")
      }
    }
  }

  @Test("Sums in exercises are right, and each blank is the expected value")
  func sums() {
    var checked = 0
    forEachExercise { exercise, place in
      var blanks: [Double] = []
      if case .numbers(let values, _) = exercise.answerKey { blanks = values }
      for line in exercise.lines.map(words) {
        let parts = line.split(separator: " = ")
        let blankCount = line.split(separator: "[?]", omittingEmptySubsequences: false).count - 1
        defer { blanks.removeFirst(exercise.kind == .fill ? blankCount : 0) }
        guard parts.count == 2, let left = value(of: parts[0]) else { continue }
        if parts[1].starts(with: "[?]") {
          #expect((left - (blanks.first ?? .nan)).magnitude < 0.01, "\(place): \(line)")
          checked += 1
        } else if let right = Double(parts[1]) {
          #expect((left - right).magnitude < 0.001, "\(place): \(line)")
          checked += 1
        }
      }
      #expect(exercise.kind != .fill || blanks.isEmpty, "\(place)")
    }
    #expect(checked > Thorough.pick(0, 20 * Exercises.seeds.count))
  }

  /// Returns the value of the sum at the end of a text, which consists of numbers with `+`, `-`, `x` and `/` between
  /// them; `nil` if there is only a single number.
  private func value(of text: Substring) -> Double? {
    var numbers: [Double] = [], signs: [Substring] = []
    for token in text.split(separator: " ").reversed() {
      let expectsNumber = numbers.count == signs.count
      if expectsNumber, let number = fraction(token) {
        numbers.insert(number, at: 0)
      } else if !expectsNumber, ["+", "-", "x", "/"].contains(token) {
        signs.insert(token, at: 0)
      } else {
        // Read backwards, the sum ends at a word, unless the word is in place of a number.
        guard numbers.count == signs.count + 1, numbers.count > 1 else { return nil }
        break
      }
    }
    guard numbers.count == signs.count + 1, numbers.count > 1 else { return nil }
    var sum = 0.0, product = numbers[0], sign = 1.0
    for (number, operation) in zip(numbers.dropFirst(), signs) {
      switch operation {
      case "x": product *= number
      case "/": product /= number
      default:
        sum += sign * product
        (product, sign) = (number, operation == "-" ? -1 : 1)
      }
    }
    return sum + sign * product
  }

  /// Returns the value of a token such as `12`, `0.4` or `3/4`; `nil` for a word.
  private func fraction(_ token: Substring) -> Double? {
    let parts = token.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    if parts.count == 2, let above = parts[0], let below = parts[1] { return above / below }
    return parts.count == 1 ? parts[0] : nil
  }

  @Test("Goals, hints, replies and code of exercises fit a small terminal")
  func textsAreShort() {
    forEachExercise { exercise, place in
      #expect(words(exercise.goal).split(separator: " ").count <= 45, "\(place)")
      for hint in exercise.hints { #expect(words(hint).split(separator: " ").count <= 36, "\(place): \(words(hint))") }
      #expect(words(exercise.success.words).split(separator: " ").count <= 45, "\(place)")
      #expect(exercise.code.split(separator: "\n").count <= 16, "\(place)")
    }
  }
}
