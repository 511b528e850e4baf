import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundData
@testable import book
@testable import PlaygroundKit
@testable import PlaygroundLessons
@testable import PlaygroundWriters

@Suite("The course as data")
struct CourseDataTests {
  @Test("The data of the course has all lessons with their frames, and exercises with their keys")
  func course() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(Book(BookTests.lessons, screens: allScreens).json().utf8))
        as? [String: Any])
    let lessons = try #require(json["lessons"] as? [[String: Any]])
    #expect(lessons.compactMap { $0["name"] as? String } == BookTests.lessons.map { $0.name })
    #expect((json["screens"] as? [[String: Any]])?.count == allScreens.count)
    for (data, lesson) in zip(lessons, BookTests.lessons) {
      let steps = try #require(data["steps"] as? [[String: Any]])
      for (step, data) in zip(lesson.steps, steps) {
        let layout = try #require(data["layout"] as? [String: Any])
        #expect(layout["code"] as? String == step.example.code)
        let boxes = try #require(layout["boxes"] as? [[String: Any]])
        let frames = boxes.compactMap { $0["frame"] as? [Double] }
        let expected = step.example.frames.map { [$0.x, $0.y, $0.width, $0.height] }
        #expect(zip(frames, expected).allSatisfy { isEqual($0, $1) } && frames.count == expected.count)
      }
      let exercises = try #require(data["exercises"] as? [[String: Any]])
      #expect(exercises.compactMap { $0["id"] as? String } == lesson.exercises.map { $0.id.text })
      for (data, recipe) in zip(exercises, lesson.exercises) {
        let key = try #require(data["answerKey"] as? [String: Any])
        switch recipe.exercise(seed: 0).answerKey {
        case .numbers(let values, _): #expect(isEqual(try #require(key["values"] as? [Double]), values))
        case .choice(let right, _): #expect(key["right"] as? Int == right)
        case .layout(let solution): #expect((key["expected"] as? [Any])?.count == solution.bounds.count)
        }
      }
    }
  }

  /// Whether lists of numbers are equal, except for rounding by Foundation's reader.
  private func isEqual(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }

  @Test("JSON of the course is on one line, with escapes for quotes and for the end of a script")
  func escapes() {
    let json: JSON = ["a": .text("\"\\\n</script>"), "b": nil, "c": .numbers([1, 2.5]), "d": .list([])]
    #expect(json.text == #"{"a":"\"\\\n\u003c/script>","c":[1,2.5],"d":[]}"#)
  }
}
