import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit

@Suite("Random numbers of exercises")
struct RandomNumbers {
  @Test("For two exercises with random numbers, the expected results equal sums computed by hand")
  func resultsByHand() throws {
    // The expected results are sums, computed by hand from the random numbers in the code of two exercises.
    func recipe(_ name: String) throws -> Exercise.Recipe {
      try #require(Exercises.recipes.first { $0.id.text == name })
    }
    let shrunkRecipe = try recipe("clamp-and-share/say-shrunk"), titleRecipe = try recipe("why-this-wide/say-title")
    for seed in 0..<20 as Range<UInt64> {
      let shrunk = shrunkRecipe.exercise(seed: seed)
      guard case .numbers(let widths, _) = shrunk.answerKey else { Issue.record("no numbers"); return }
      let minimum = try #require(number(after: ".minWidth(", in: shrunk.code))
      let remaining = shrunk.bounds.width - minimum
      #expect(widths == [minimum, remaining * 2 / 3, remaining / 3])

      let title = titleRecipe.exercise(seed: seed)
      guard case .numbers(let widths, _) = title.answerKey else { Issue.record("no numbers"); return }
      let logo = try #require(number(after: "Fixed(width: ", in: title.code))
      let maximum = try #require(number(after: ".maxWidth(", in: title.code))
      let gap = try #require(number(after: ".gap(", in: title.code))
      #expect(widths == [title.bounds.width - 2 * gap - logo - maximum])
    }
  }

  private func number(after word: String, in text: String) -> Double? {
    guard let place = text.firstRange(of: word) else { return nil }
    return Double(text[place.upperBound...].prefix { $0.isNumber })
  }

  @Test("Two exercises with one seed get different random numbers, all in their range")
  func numbersDiffer() {
    var one = PlaygroundCourse.SeededRandom(seed: 1, id: Exercise.ID("shares/one")),
      two = PlaygroundCourse.SeededRandom(seed: 1, id: Exercise.ID("shares/two"))
    let first = (0..<50).map { _ in one.number(10...90, step: 20) },
      second = (0..<50).map { _ in two.number(10...90, step: 20) }
    #expect(first != second)
    #expect(Set(first) == [10, 30, 50, 70, 90])
    #expect(one.shuffled([1, 2, 3, 4]).sorted() == [1, 2, 3, 4])
  }
}
