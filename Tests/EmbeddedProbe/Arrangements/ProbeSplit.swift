import Arrangements
import EagerLayout

/// The places of items in a split that says all that one can.
@_expose(wasm, "split")
@_cdecl("split")
public func split() -> Int32 {
  let parts: [SplitPart] = [
    .points(100), .fraction(0.25), .rest(0.5), .empty, .fill.empty, .content.place(.trailing),
    SplitPart.columns([.fill]).tag(1), SplitPart.rows([.fill, .fill]).behind.padding(Edges(1)), .fill.columns([.fill]),
    .fill.rows([.fill]), .fill.tag(LayoutID(2)),
  ]
  var split = Split(.columns(parts, gap: 10))
  if split != Split(split.part), SplitPart.fill != .content {
    split.part = .fill
  }
  let placement = AskingSplit(inner: split) {
    Fixed(width: 10, height: 10).tag(1)
    Flex().id(5)
    Fixed(width: 20, height: 20).tag(LayoutID(2))
    Flex().layoutValue(SplitTag(nil))
    for _ in 0..<9 { Flex() }
  }.layout(width: 800, height: 100)
  let tag = SplitTag.initial
  return Int32((placement[5]?.width ?? 0) + (tag == SplitTag(LayoutID(1)) || tag.tag != nil ? 1 : 0))
    + Int32(placement.issues.count)
}

/// Asks a split in its own words.
private struct AskingSplit: Arrangement {
  typealias ItemValue = SplitTag
  typealias Cache = SplitCache

  var inner: Split

  static var name: StaticString { Split.name }
  func makeCache(_ items: [ArrangedItem<SplitTag>]) -> SplitCache { inner.makeCache(items) }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout SplitCache) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout SplitCache) { inner.setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout SplitCache) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout SplitCache) { inner.place(&items, &cache) }
  func findIssues(of items: borrowing PlacementPass, _ cache: SplitCache, into report: inout ArrangementReport) {
    inner.findIssues(of: items, cache, into: &report)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: SplitCache) { inner.recordTrace(into: &trace, cache) }
}
