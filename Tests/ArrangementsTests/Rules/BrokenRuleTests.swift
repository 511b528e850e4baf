import Arrangements
import EagerLayout
import Testing

@Suite("Checks of the rules for arrangements")
struct BrokenRuleTests {
  private func broken(_ fault: ContractViolation.Rule?) -> [ContractViolation] {
    FaultyRow(fault: fault).contractViolations {
      Fixed(width: 40, height: 20)
      Measured(text: "two words", advance: 10, lineHeight: 12).margin(left: 4)
      Fixed(width: 10, height: 30)
    }
  }

  private func words(_ fault: ContractViolation.Rule) -> String? {
    broken(fault).first { $0.rule == fault }.map { "\($0)" }
  }

  @Test("Checking an arrangement that follows all rules finds no violation")
  func correctRow() { #expect(broken(nil) == []) }

  @Test("The report on an arrangement that breaks a rule names this rule", arguments: ContractViolation.Rule.allCases)
  func brokenRuleIsReported(rule: ContractViolation.Rule) { #expect(broken(rule).contains { $0.rule == rule }) }

  @Test(
    "The report on an arrangement that breaks one rule names only this rule",
    arguments: [
      ContractViolation.Rule.itemsArePlaced, .heightIsEnough, .incrementalEqualsFresh, .rightToLeftIsMirrored,
      .itemsAreMeasuredOnce,
    ])
  func otherRulesAreNotReported(rule: ContractViolation.Rule) { #expect(broken(rule).map { $0.rule } == [rule]) }

  @Test("A broken rule is reported once, and the report lists all widths in which it is broken")
  func widthsAreListed() {
    let places = broken(.itemsArePlaced)
    #expect(places.map { $0.widths } == [[nil, 0, 36, 72, 108, 144, 216, 432]])
    #expect(broken(.incrementalEqualsFresh).map { $0.widths } == [[0, 36, 72, 108, 144, 216, 432]])
  }

  @Test("A report on a broken rule states what was found, the numbers, and what to do")
  func reportTexts() {
    #expect(
      words(.itemsArePlaced)
        == "Node 2 has no position: place every item in pass 4, at finite numbers, or skip it in pass 2. Found at the "
        + "content's width, and at widths of 0, 36, 72, 108, 144, 216 and 432.")
    #expect(
      words(.maxContentIsNotLess)
        == "The max-content width is 103, but the min-content width is 104: pass 1 must not return less. Found at the "
        + "content's width.")
    #expect(
      words(.heightIsEnough)?.hasPrefix("Node 3 lies at 134 0 10 30, but its container is 27 high: pass 3") == true)
    #expect(words(.resultsAreLengths)?.hasPrefix("Pass 3 returns nan: return a finite size") == true)
    #expect(words(.resultsAreRepeatable)?.hasPrefix("Pass 1 returns ") == true)
    #expect(
      words(.itemsAreMeasuredOnce)
        == "A nested container is called 3 times in pass 2, where 2 is enough: request an early height once, when "
        + "the item has its final width. Found at the content's width, and at widths of 36, 72, 108, 144 and 216.")
    #expect(
      words(.incrementalEqualsFresh)?.hasPrefix("Node 1 lies at 0 0 40 20, but at 1 0 40 20 after a layout") == true)
    for rule in ContractViolation.Rule.allCases { #expect(words(rule)?.contains(" Found ") == true) }
  }

  @Test("Eight containers of the library break none of the rules for arrangements")
  func libraryContainers() {
    @LayoutBuilder func items() -> LayoutItems {
      Measured(text: "some words", advance: 10, lineHeight: 12)
      Fixed(width: 30, height: 8).margin(left: 3, right: 1)
      Row { Flex() }.size(20, 10).direction(.leftToRight)
    }
    #expect(Overlay(.center).contractViolations(with: items) == [])
    #expect(Linear(.horizontal, .myLayout).contractViolations(with: items) == [])
    #expect(Linear(.vertical).contractViolations(with: items) == [])
    #expect(Flow().contractViolations(with: items) == [])
    #expect(Masonry(columns: 2).contractViolations(with: items) == [])
    #expect(Floats().contractViolations(with: items) == [])
    #expect(FirstThatFits(.horizontal).contractViolations(with: items) == [])
    #expect(Pages(columns: 2, rows: 2).contractViolations(with: items) == [])
    for fit in RatioFit.allCases {
      // A fitted ratio has a single item.
      #expect(
        FittedRatio(2, fit).contractViolations(with: { Measured(text: "some words", advance: 10, lineHeight: 12) })
          == [])
      #expect(
        FittedRatio(2, fit).contractViolations(with: { Row { Flex() }.size(20, 10).margin(left: 3, right: 1) }) == [])
    }
  }
}
