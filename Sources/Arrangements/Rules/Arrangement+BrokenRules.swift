public import EagerLayout

/// A rule for arrangements that one does not keep.
public struct BrokenRule: Equatable, Sendable {
  /// What arrangements are to keep.
  @nonexhaustive
  public enum Rule: Equatable, Sendable, CaseIterable {
    /// The greatest width of the content is not less than the least. (`inlineSizes(of:_:)`)
    case greatestIsNotLess
    /// Widths and heights that are answered are finite and not negative.
    case answersAreLengths
    /// The same question gets the same answer.
    case answersAreSteady
    /// Every item gets a place. (`place(_:_:)`)
    case itemsHavePlaces
    /// In its greatest width nothing sticks out of the content box sideways.
    case greatestWidthIsEnough
    /// In a box as high as `height(of:_:)` answers, nothing sticks out of it below.
    case heightIsEnough
    /// An equal arrangement gives equal frames.
    case equalsAnswerEqually
  }

  /// The rule.
  public let rule: Rule
  /// The width of the bounds in which it was found; NaN where the width follows from the content.
  public let width: Double

  /// Equal where the rule and the width are.
  public static func == (a: BrokenRule, b: BrokenRule) -> Bool {
    a.rule == b.rule && (a.width == b.width || a.width.isNaN && b.width.isNaN)
  }
}

extension Arrangement {
  /// The rules for arrangements that this one does not keep with these items, in widths from nothing to more than
  /// they ask for: for tests.
  ///
  ///     #expect(Masonry(columns: 3).brokenRules { for _ in 0..<5 { Fixed(width: 40, height: 40) } } == [])
  ///
  /// Items that are larger than the box, or that a negative margin moves, stick out whatever the arrangement does:
  /// leave them out here.
  ///
  /// - Complexity: that of some thirty layouts.
  public func brokenRules(@LayoutBuilder with content: () -> LayoutItems) -> [BrokenRule] {
    let items = content(), log = RuleLog()
    func container() -> Arranged { Arranged(Overheard(arrangement: self, log: log)) { items } }
    log.width = .nan
    let natural = container().layout()
    check(natural, log)
    let greatest = natural.bounds.width
    if natural.frames.contains(where: { $0.maxX > greatest + tolerance || $0.x < -tolerance }) {
      log.note(.greatestWidthIsEnough)
    }
    for share in [0, 0.25, 0.5, 0.75, 1, 1.5, 3] {
      log.width = Double(Int(min(greatest * share, 1e9)))
      let placement = container().layout(width: log.width)
      check(placement, log)
      if Arranged(self, content: { items }).layout(width: log.width).frames != placement.frames {
        log.note(.equalsAnswerEqually)
      }
    }
    return log.broken
  }

  private func check(_ placement: Placement, _ log: RuleLog) {
    for issue in placement.issues where issue.kind == .misplaced { log.note(.itemsHavePlaces) }
    if placement.frames.contains(where: { $0.maxY > placement.bounds.maxY + tolerance }) { log.note(.heightIsEnough) }
  }
}

private let tolerance = 1.0 / 64

/// What was found out about an arrangement.
private final class RuleLog: @unchecked Sendable {
  var width = 0.0
  var broken: [BrokenRule] = []

  func note(_ rule: BrokenRule.Rule) {
    let found = BrokenRule(rule: rule, width: width)
    if !broken.contains(found) { broken.append(found) }
  }

  func check(_ length: Double) { if !(length >= 0 && length < .infinity) { note(.answersAreLengths) } }
}

/// An arrangement whose answers are listened to.
private struct Overheard<Inner: Arrangement>: Arrangement {
  typealias Parameter = Inner.Parameter
  typealias Memory = Inner.Memory

  let arrangement: Inner
  let log: RuleLog

  static func == (a: Overheard, b: Overheard) -> Bool { a.arrangement == b.arrangement && a.log === b.log }

  static var name: StaticString { Inner.name }
  var traits: ArrangementTraits { arrangement.traits }

  func makeMemory(_ items: [ArrangedItem<Parameter>]) -> Memory { arrangement.makeMemory(items) }

  func makeMemory(_ items: [ArrangedItem<Parameter>], hidden: [ArrangedItem<Parameter>]) -> Memory {
    arrangement.makeMemory(items, hidden: hidden)
  }

  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Memory) -> InlineSizes {
    let sizes = arrangement.inlineSizes(of: items, &memory)
    log.check(sizes.least)
    log.check(sizes.greatest)
    if sizes.greatest < sizes.least { log.note(.greatestIsNotLess) }
    if arrangement.inlineSizes(of: items, &memory) != sizes { log.note(.answersAreSteady) }
    return sizes
  }

  func setWidths(of items: inout ItemWidths, _ memory: inout Memory) { arrangement.setWidths(of: &items, &memory) }

  func height(of items: borrowing ItemHeights, _ memory: inout Memory) -> Double {
    let height = arrangement.height(of: items, &memory)
    log.check(height)
    if arrangement.height(of: items, &memory) != height { log.note(.answersAreSteady) }
    return height
  }

  func place(_ items: inout ItemPlaces, _ memory: inout Memory) { arrangement.place(&items, &memory) }

  func baselineItem(isLast: Bool, count: Int, _ memory: Memory) -> Int? {
    arrangement.baselineItem(isLast: isLast, count: count, memory)
  }

  func findIssues(of items: borrowing ItemPlaces, _ memory: Memory, into report: inout ArrangementReport) {
    arrangement.findIssues(of: items, memory, into: &report)
  }
}
