// A custom container in a module that imports the library.
import EagerLayout

/// The number of columns that stay free before an item.
struct Skip: LayoutValue {
  var columns = 0
  static var initial: Skip { Skip() }
}

extension LayoutItem {
  consuming func skip(_ columns: Int) -> TreeItem { layoutValue(Skip(columns: columns)) }
}

/// Columns of equal width.
struct Columns: Arrangement {
  typealias ItemValue = Skip

  var width: Double

  func makeCache(_ items: [ArrangedItem<Skip>]) -> [Double] {
    var x = 0.0
    return items.map { item in
      defer { x += width }
      x += width * Double(item.layoutValue.columns)
      return x
    }
  }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ lefts: inout [Double]) -> IntrinsicWidths {
    let sum = width * Double(items.count)
    return IntrinsicWidths(minContent: sum, maxContent: sum + items.columnGap)
  }

  func setWidths(of items: inout WidthPass, _ lefts: inout [Double]) {
    for item in 0..<items.count { items.fill(item, in: width) }
  }

  func height(of items: borrowing HeightPass, _ lefts: inout [Double]) -> Double { items.baselines(of: 0).first }

  func place(_ items: inout PlacementPass, _ lefts: inout [Double]) {
    for item in 0..<items.count { items.place(item, x: lefts[item], y: 0, fillingHeight: 8) }
  }

  var traits: ArrangementTraits { [.alignsBaselines] }

  func findIssues(of items: borrowing PlacementPass, _ lefts: [Double], into report: inout ArrangementReport) {
    report.add("stands at {} in {part}.", lefts[0], item: 0, part: ArrangementFault.Part("slot", 1))
  }

  func recordTrace(into trace: inout ArrangementTrace, _ lefts: [Double]) {
    let column = trace.record("column", (trace.width - trace.columnGap * 2) / trace.number(3, "columns"))
    if trace.pass == .placement { trace.place(0, x: .sum([trace.number(lefts[0]), column]), y: trace.number(0)) }
  }
}

/// Another arrangement, called through generic code.
struct Wrapping<Inner: Arrangement>: Arrangement {
  typealias ItemValue = Inner.ItemValue

  var inner: Inner

  func makeCache(_ items: [ArrangedItem<Inner.ItemValue>]) -> Inner.Cache { inner.makeCache(items) }
  func makeCache(
    _ items: [ArrangedItem<Inner.ItemValue>], hidden: [ArrangedItem<Inner.ItemValue>]
  ) -> Inner.Cache { inner.makeCache(items, hidden: hidden) }
  static var name: StaticString { Inner.name }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Inner.Cache) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout Inner.Cache) { inner.setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout Inner.Cache) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout Inner.Cache) { inner.place(&items, &cache) }
  var traits: ArrangementTraits { inner.traits }
  func baselineItem(isLast: Bool, count: Int, _ cache: Inner.Cache) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, cache)
  }
  func isLastBaseline(of item: Int, isLast: Bool, _ cache: Inner.Cache) -> Bool {
    inner.isLastBaseline(of: item, isLast: isLast, cache)
  }
  func findIssues(of items: borrowing PlacementPass, _ cache: Inner.Cache, into report: inout ArrangementReport) {
    inner.findIssues(of: items, cache, into: &report)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: Inner.Cache) { inner.recordTrace(into: &trace, cache) }
}

@_expose(wasm, "arrangement")
@_cdecl("arrangement")
func arrangement() -> Int {
  let columns = Wrapping(inner: Columns(width: 20)) {
    Flex().skip(1).id(1)
    Fixed(height: 3).id(2)
  }
  .gap(2)
  let placement = columns.layout(width: 100)
  guard let frame = placement[1], case .arrangement(let fault)? = placement.issues.last?.kind, fault.numbers == [20],
    !columns.trace(in: Frame(width: 100, height: 10)).explain(nodeAt: 1, along: .horizontal).isEmpty
  else { return 0 }
  var tree = LayoutTree(Row { columns })
  tree.layout(width: 100)
  guard let first = tree.node(1), let container = tree.parent(of: first) else { return 0 }
  tree.setLayoutValue(Skip(columns: 2), of: first)
  tree.layout(width: 100)
  let moved = tree[first].x
  tree.setArrangement(SampleSimple(), of: container)
  tree.layout(width: 100)
  // 20 and 40, 20 wide, 8 high, and 0
  return Int(frame.x + moved + frame.width + frame.height + tree[first].x)
}
