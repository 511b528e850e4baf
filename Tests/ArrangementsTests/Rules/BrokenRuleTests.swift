import Arrangements
import EagerLayout
import Testing

@Suite("Rules for arrangements")
struct BrokenRuleTests {
  private func broken(_ fault: BrokenRule.Rule?) -> [BrokenRule] {
    Faulty(fault: fault).brokenRules {
      Fixed(width: 40, height: 20)
      Measured(text: "two words", advance: 10, lineHeight: 12).margin(left: 4)
      Fixed(width: 10, height: 30)
    }
  }

  private func words(_ fault: BrokenRule.Rule) -> String? {
    broken(fault).first { $0.rule == fault }.map { "\($0)" }
  }

  @Test("are kept by a row")
  func kept() { #expect(broken(nil) == []) }

  @Test("are found broken, each", arguments: BrokenRule.Rule.allCases)
  func found(rule: BrokenRule.Rule) { #expect(broken(rule).contains { $0.rule == rule }) }

  @Test(
    "are broken by themselves, where the fault has to do with one of them alone",
    arguments: [
      BrokenRule.Rule.itemsHavePlaces, .heightIsEnough, .keptIsFresh, .rightToLeftIsMirrored, .itemsAreAskedOnce,
    ])
  func alone(rule: BrokenRule.Rule) { #expect(broken(rule).map { $0.rule } == [rule]) }

  @Test("are listed once, with all widths in which they are broken")
  func widths() {
    let places = broken(.itemsHavePlaces)
    #expect(places.map { $0.widths } == [[nil, 0, 36, 72, 108, 144, 216, 432]])
    #expect(broken(.keptIsFresh).map { $0.widths } == [[0, 36, 72, 108, 144, 216, 432]])
  }

  @Test("say what was found, with its numbers, and what to do")
  func sentences() {
    #expect(
      words(.itemsHavePlaces)
        == "Node 2 has no position: place every item in pass 4, at finite numbers, or skip it in pass 2. Found at the "
        + "content's width, and at widths of 0, 36, 72, 108, 144, 216 and 432.")
    #expect(
      words(.greatestIsNotLess)
        == "The max-content width is 103, but the min-content width is 104: pass 1 must not return less. Found at the "
        + "content's width.")
    #expect(
      words(.heightIsEnough)?.hasPrefix("Node 3 lies at 134 0 10 30, but its container is 27 high: pass 3") == true)
    #expect(words(.answersAreLengths)?.hasPrefix("Pass 3 returns nan: return a finite size") == true)
    #expect(words(.answersAreSteady)?.hasPrefix("Pass 1 returns ") == true)
    #expect(
      words(.itemsAreAskedOnce)
        == "A nested container is called 3 times in pass 2, where 2 is enough: request an early height once, when "
        + "the item has its final width. Found at the content's width, and at widths of 36, 72, 108, 144 and 216.")
    #expect(words(.keptIsFresh)?.hasPrefix("Node 1 lies at 0 0 40 20, but at 1 0 40 20 after a layout") == true)
    for rule in BrokenRule.Rule.allCases { #expect(words(rule)?.contains(" Found ") == true) }
  }

  @Test("are kept by the containers of the library")
  func library() {
    @LayoutBuilder func items() -> LayoutItems {
      Measured(text: "some words", advance: 10, lineHeight: 12)
      Fixed(width: 30, height: 8).margin(left: 3, right: 1)
      Row { Flex() }.size(20, 10).direction(.leftToRight)
    }
    #expect(Overlay(.center).brokenRules(with: items) == [])
    #expect(Linear(.horizontal, .myLayout).brokenRules(with: items) == [])
    #expect(Linear(.vertical).brokenRules(with: items) == [])
    #expect(Flow().brokenRules(with: items) == [])
    #expect(Masonry(columns: 2).brokenRules(with: items) == [])
    #expect(Floats().brokenRules(with: items) == [])
    #expect(FirstThatFits(.horizontal).brokenRules(with: items) == [])
    #expect(Pages(columns: 2, rows: 2).brokenRules(with: items) == [])
    for fit in RatioFit.allCases {
      // It has one item.
      #expect(
        FittedRatio(2, fit).brokenRules(with: { Measured(text: "some words", advance: 10, lineHeight: 12) }) == [])
      #expect(FittedRatio(2, fit).brokenRules(with: { Row { Flex() }.size(20, 10).margin(left: 3, right: 1) }) == [])
    }
  }
}
