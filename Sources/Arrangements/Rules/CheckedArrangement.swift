import EagerLayout

/// Collects the contract violations of an arrangement.
final class ViolationLog: @unchecked Sendable {
  /// The width of the current layout; nil for the content's width. Set before each layout.
  var width: Double?
  private(set) var violations: [ContractViolation] = []

  /// Records a violation at the current width. If the rule was violated before, adds the width to that violation.
  func add(_ rule: ContractViolation.Rule, _ numbers: Double...) {
    if let index = violations.firstIndex(where: { $0.rule == rule }) {
      violations[index].add(width)
    } else {
      violations.append(ContractViolation(rule, in: width, numbers))
    }
  }

  /// Records a violation of a rule if the frames differ.
  func compare(_ frames: [Frame], _ expectedFrames: [Frame], _ rule: ContractViolation.Rule) {
    for index in frames.indices where !frames[index].isClose(to: expectedFrames[index]) {
      let (a, b) = (frames[index], expectedFrames[index])
      return add(rule, Double(index), a.x, a.y, a.width, a.height, b.x, b.y, b.width, b.height)
    }
  }

  /// Records a violation if a result is negative, infinite or NaN.
  fileprivate func check(_ length: Double, pass: Double) {
    if !(length >= 0 && length < .infinity) { add(.resultsAreLengths, pass, length) }
  }

  // Two NaN results count as equal.
  fileprivate func checkRepeated(_ result: Double, _ repeated: Double, pass: Double) {
    if result != repeated, !(result.isNaN && repeated.isNaN) { add(.resultsAreRepeatable, pass, result, repeated) }
  }
}

extension Frame {
  fileprivate func isClose(to other: Frame) -> Bool {
    let tolerance = 1.0 / 64
    return (x - other.x).magnitude <= tolerance && (y - other.y).magnitude <= tolerance
      && (width - other.width).magnitude <= tolerance && (height - other.height).magnitude <= tolerance
  }
}

/// Wraps an arrangement, and records the violations in the results of its passes.
struct CheckedArrangement<Inner: Arrangement>: Arrangement {
  typealias ItemValue = Inner.ItemValue
  typealias Cache = Inner.Cache

  let arrangement: Inner
  let log: ViolationLog

  static func == (a: CheckedArrangement, b: CheckedArrangement) -> Bool {
    a.arrangement == b.arrangement && a.log === b.log
  }

  static var name: StaticString { Inner.name }
  var traits: ArrangementTraits { arrangement.traits }

  func makeCache(_ items: [ArrangedItem<ItemValue>]) -> Cache { arrangement.makeCache(items) }

  func makeCache(_ items: [ArrangedItem<ItemValue>], hidden: [ArrangedItem<ItemValue>]) -> Cache {
    arrangement.makeCache(items, hidden: hidden)
  }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Cache) -> IntrinsicWidths {
    let sizes = arrangement.intrinsicWidths(of: items, &cache)
    log.check(sizes.minContent, pass: 1)
    log.check(sizes.maxContent, pass: 1)
    if sizes.maxContent < sizes.minContent { log.add(.maxContentIsNotLess, sizes.maxContent, sizes.minContent) }
    let again = arrangement.intrinsicWidths(of: items, &cache)
    log.checkRepeated(sizes.minContent, again.minContent, pass: 1)
    log.checkRepeated(sizes.maxContent, again.maxContent, pass: 1)
    return sizes
  }

  func setWidths(of items: inout WidthPass, _ cache: inout Cache) { arrangement.setWidths(of: &items, &cache) }

  func height(of items: borrowing HeightPass, _ cache: inout Cache) -> Double {
    let height = arrangement.height(of: items, &cache)
    log.check(height, pass: 3)
    log.checkRepeated(height, arrangement.height(of: items, &cache), pass: 3)
    return height
  }

  func place(_ items: inout PlacementPass, _ cache: inout Cache) { arrangement.place(&items, &cache) }

  func baselineItem(isLast: Bool, count: Int, _ cache: Cache) -> Int? {
    arrangement.baselineItem(isLast: isLast, count: count, cache)
  }

  func isLastBaseline(of item: Int, isLast: Bool, _ cache: Cache) -> Bool {
    arrangement.isLastBaseline(of: item, isLast: isLast, cache)
  }

  func findIssues(of items: borrowing PlacementPass, _ cache: Cache, into report: inout ArrangementReport) {
    arrangement.findIssues(of: items, cache, into: &report)
  }

  func recordTrace(into trace: inout ArrangementTrace, _ cache: Cache) { arrangement.recordTrace(into: &trace, cache) }
}
