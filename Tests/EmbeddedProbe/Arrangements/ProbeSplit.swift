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
    Flex().parameter(SplitTag(nil))
    for _ in 0..<9 { Flex() }
  }.layout(width: 800, height: 100)
  let tag = SplitTag.initial
  return Int32((placement[5]?.width ?? 0) + (tag == SplitTag(LayoutID(1)) || tag.tag != nil ? 1 : 0))
    + Int32(placement.issues.count)
}

/// Asks a split in its own words.
private struct AskingSplit: Arrangement {
  typealias Parameter = SplitTag
  typealias Memory = SplitMemory

  var inner: Split

  static var name: StaticString { Split.name }
  func makeMemory(_ items: [ArrangedItem<SplitTag>]) -> SplitMemory { inner.makeMemory(items) }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout SplitMemory) -> InlineSizes {
    inner.inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout SplitMemory) { inner.setWidths(of: &items, &memory) }
  func height(of items: borrowing ItemHeights, _ memory: inout SplitMemory) -> Double {
    inner.height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout SplitMemory) { inner.place(&items, &memory) }
  func findIssues(of items: borrowing ItemPlaces, _ memory: SplitMemory, into report: inout ArrangementReport) {
    inner.findIssues(of: items, memory, into: &report)
  }
  func explain(_ told: inout ArrangementExplanation, _ memory: SplitMemory) { inner.explain(&told, memory) }
}
