import EagerLayout

/// The violations of an arrangement.
final class RuleLog: @unchecked Sendable {
  /// The width of the current bounds; nil if it follows from the content.
  var width: Double?
  private(set) var broken: [BrokenRule] = []

  /// Records a violation. If the rule was violated at another width before, this width is added to it.
  func note(_ rule: BrokenRule.Rule, _ numbers: Double...) {
    if let index = broken.firstIndex(where: { $0.rule == rule }) {
      broken[index].add(width)
    } else {
      broken.append(BrokenRule(rule, in: width, numbers))
    }
  }

  /// Records a violation if frames that should be equal differ.
  func compare(_ frames: [Frame], _ others: [Frame], _ rule: BrokenRule.Rule) {
    for index in frames.indices where !frames[index].isClose(to: others[index]) {
      let (a, b) = (frames[index], others[index])
      return note(rule, Double(index), a.x, a.y, a.width, a.height, b.x, b.y, b.width, b.height)
    }
  }

  fileprivate func check(_ length: Double, pass: Double) {
    if !(length >= 0 && length < .infinity) { note(.answersAreLengths, pass, length) }
  }

  // Two NaN results count as equal here.
  fileprivate func check(_ answer: Double, is again: Double, pass: Double) {
    if answer != again, !(answer.isNaN && again.isNaN) { note(.answersAreSteady, pass, answer, again) }
  }
}

extension Frame {
  fileprivate func isClose(to other: Frame) -> Bool {
    let tolerance = 1.0 / 64
    return (x - other.x).magnitude <= tolerance && (y - other.y).magnitude <= tolerance
      && (width - other.width).magnitude <= tolerance && (height - other.height).magnitude <= tolerance
  }
}

/// A wrapper that checks the results of an arrangement.
struct Overheard<Inner: Arrangement>: Arrangement {
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
    log.check(sizes.least, pass: 1)
    log.check(sizes.greatest, pass: 1)
    if sizes.greatest < sizes.least { log.note(.greatestIsNotLess, sizes.greatest, sizes.least) }
    let again = arrangement.inlineSizes(of: items, &memory)
    log.check(sizes.least, is: again.least, pass: 1)
    log.check(sizes.greatest, is: again.greatest, pass: 1)
    return sizes
  }

  func setWidths(of items: inout ItemWidths, _ memory: inout Memory) { arrangement.setWidths(of: &items, &memory) }

  func height(of items: borrowing ItemHeights, _ memory: inout Memory) -> Double {
    let height = arrangement.height(of: items, &memory)
    log.check(height, pass: 3)
    log.check(height, is: arrangement.height(of: items, &memory), pass: 3)
    return height
  }

  func place(_ items: inout ItemPlaces, _ memory: inout Memory) { arrangement.place(&items, &memory) }

  func baselineItem(isLast: Bool, count: Int, _ memory: Memory) -> Int? {
    arrangement.baselineItem(isLast: isLast, count: count, memory)
  }

  func isLastBaseline(of item: Int, isLast: Bool, _ memory: Memory) -> Bool {
    arrangement.isLastBaseline(of: item, isLast: isLast, memory)
  }

  func findIssues(of items: borrowing ItemPlaces, _ memory: Memory, into report: inout ArrangementReport) {
    arrangement.findIssues(of: items, memory, into: &report)
  }

  func explain(_ told: inout ArrangementExplanation, _ memory: Memory) { arrangement.explain(&told, memory) }
}
