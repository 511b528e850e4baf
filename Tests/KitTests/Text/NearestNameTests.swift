import EagerLayout
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("The nearest name")
struct Nearest {
  @Test(
    "nearestName(to:) of a mistyped name is the most similar name",
    arguments: [
      ("farmes", "frames"), ("frame", "frames"), ("drwa", "draw"), ("leson", "lesson"), ("--hlep", "--help"),
    ])
  func similarNames(typed: String, expected: String) {
    #expect(nearestName(to: typed, in: ["draw", "frames", "lesson", "--help"]) == expected)
  }

  @Test(
    "nearestName(to:) of a text that is not similar to any name is nil",
    arguments: ["toolbar", "", "x", String(repeating: "frames", count: 20)])
  func noSimilarNames(typed: String) { #expect(nearestName(to: typed, in: ["draw", "frames", "lesson"]) == nil) }
}
