import Arrangements
import EagerLayout
import Testing

@Suite("Rules for arrangements")
struct BrokenRuleTests {
  /// Side by side, with what is wrong in it.
  struct Faulty: SimpleArrangement {
    var fault: BrokenRule.Rule?

    func inlineSizes(of items: borrowing ItemContributions) -> InlineSizes {
      var sizes = InlineSizes()
      for item in 0..<items.count {
        sizes.least += items.inlineSizes(of: item).least
        sizes.greatest += items.inlineSizes(of: item).greatest
      }
      if fault == .greatestIsNotLess { sizes.greatest = sizes.least - 1 }
      if fault == .greatestWidthIsEnough { sizes.least = 0; sizes.greatest -= 5 }
      if fault == .answersAreSteady { sizes.greatest += Counter.shared.next() }
      return sizes
    }

    func height(of items: borrowing ItemHeights) -> Double {
      if fault == .answersAreLengths { return .nan }
      var highest = 0.0
      for item in 0..<items.count { highest = max(highest, items.height(of: item)) }
      return fault == .heightIsEnough ? highest - 3 : highest
    }

    func place(_ items: inout ItemPlaces) {
      var x = 0.0
      for item in 0..<items.count where fault != .itemsHavePlaces || item != 1 {
        items.place(item, x: x + (fault == .equalsAnswerEqually ? Counter.shared.next() : 0), y: 0)
        x += items.width(of: item)
      }
    }
  }

  /// What no arrangement should look at.
  final class Counter: @unchecked Sendable {
    static let shared = Counter()
    private var value = 0.0
    func next() -> Double {
      value += 1
      return value
    }
  }

  private func broken(_ fault: BrokenRule.Rule?) -> [BrokenRule] {
    Faulty(fault: fault).brokenRules {
      Fixed(width: 40, height: 20)
      Measured(text: "two words", advance: 10, lineHeight: 12)
      Fixed(width: 10, height: 30)
    }
  }

  @Test("are kept by a row")
  func kept() { #expect(broken(nil) == []) }

  @Test("are found broken, each", arguments: BrokenRule.Rule.allCases)
  func found(rule: BrokenRule.Rule) { #expect(broken(rule).contains { $0.rule == rule }) }

  @Test("are kept by the containers of the library")
  func library() {
    #expect(
      Overlay().brokenRules {
        Measured(text: "some words", advance: 10, lineHeight: 12); Fixed(width: 30, height: 8)
      } == [])
  }
}
