// Containers that are asked in their own words: those that stand in lines.
import Arrangements
import EagerLayout

struct AskingFlow: Arrangement {
  typealias ItemValue = FlowItem

  let inner: Flow

  static var name: StaticString { Flow.name }
  var traits: ArrangementTraits { inner.traits }
  func makeCache(_ items: [ArrangedItem<FlowItem>]) -> Flow.Cache { inner.makeCache(items) }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Flow.Cache) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout Flow.Cache) { inner.setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout Flow.Cache) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout Flow.Cache) { inner.place(&items, &cache) }
  func baselineItem(isLast: Bool, count: Int, _ cache: Flow.Cache) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, cache)
  }
  func findIssues(of items: borrowing PlacementPass, _ cache: Flow.Cache, into report: inout ArrangementReport) {
    inner.findIssues(of: items, cache, into: &report)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: Flow.Cache) { inner.recordTrace(into: &trace, cache) }
}

struct AskingLinear: Arrangement {
  typealias ItemValue = LinearItem

  let inner: Linear

  static var name: StaticString { Linear.name }
  var traits: ArrangementTraits { inner.traits }
  func makeCache(_ items: [ArrangedItem<LinearItem>]) -> LinearCache { inner.makeCache(items) }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout LinearCache) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout LinearCache) { inner.setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout LinearCache) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout LinearCache) { inner.place(&items, &cache) }
  func baselineItem(isLast: Bool, count: Int, _ cache: LinearCache) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, cache)
  }
  func findIssues(of items: borrowing PlacementPass, _ cache: LinearCache, into report: inout ArrangementReport) {
    inner.findIssues(of: items, cache, into: &report)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: LinearCache) { inner.recordTrace(into: &trace, cache) }
}
