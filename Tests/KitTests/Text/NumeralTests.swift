import EagerLayout
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Numbers as text")
struct Numerals {
  @Test(
    "Numeral writes a number with at most three decimals, and without zeros at their end",
    arguments: [
      (44.0, "44"), (4.0 + 2.0 / 3, "4.667"), (-0.5, "-0.5"), (-0.0001, "0"), (0.05, "0.05"), (1e9, "1000000000"),
      (12.9996, "13"), (.nan, "?"), (.infinity, "?"),
    ])
  func decimals(value: Double, expected: String) { #expect(numeral(value) == expected) }

  @Test(
    "Numeral writes a number with the requested number of decimals",
    arguments: [(0, "3"), (1, "2.7"), (2, "2.67"), (3, "2.667")])
  func places(places: Int, expected: String) { #expect(numeral(8.0 / 3, places: places) == expected) }

  @Test(
    "nearestInteger rounds a number to the nearest integer, halves upwards",
    arguments: [(0.49, 0), (0.5, 1), (1.5, 2), (-0.4, 0), (-0.6, -1), (.nan, 0), (1e300, 1_000_000_000)])
  func roundedToNearest(value: Double, expected: Int) { #expect(nearestInteger(value) == expected) }

  @Test("roundedDown rounds a number down to an integer", arguments: [(0.9, 0), (-0.1, -1), (-2.0, -2), (3.0, 3)])
  func roundedToLower(value: Double, expected: Int) { #expect(roundedDown(value) == expected) }
}
