// A container of another module's, with all that one can say and ask.
import EagerLayout

/// How many columns an item leaves free before it.
struct Skip: LayoutValue {
  var columns = 0
  static var initial: Skip { Skip() }
}

extension LayoutItem {
  consuming func skip(_ columns: Int) -> TreeItem { layoutValue(Skip(columns: columns)) }
}

/// Columns of one width.
struct Columns: Arrangement {
  typealias ItemValue = Skip

  var width: Double

  func makeCache(_ items: [ArrangedItem<Skip>]) -> [Double] {
    var x = 0.0
    return items.map { item in
      use(item.id?.number)
      defer { x += width }
      x += width * Double(item.layoutValue.columns)
      return x
    }
  }

  func makeCache(_ items: [ArrangedItem<Skip>], hidden: [ArrangedItem<Skip>]) -> [Double] {
    use(hidden.count)
    return makeCache(items)
  }

  static var name: StaticString { "Columns" }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ lefts: inout [Double]) -> IntrinsicWidths {
    use(items.margins(of: 0).left)
    var sizes = IntrinsicWidths(minContent: width * Double(items.count))
    sizes.maxContent = sizes.minContent + items.columnGap + items.rowGap
    sizes.minContent += items.definiteSize(of: 0).width ?? 0
    use(items.intrinsicWidths(of: 0) == sizes)
    use(items.widthFloor(of: 0))
    return sizes
  }

  func setWidths(of items: inout WidthPass, _ lefts: inout [Double]) {
    use(items.columnGap + items.rowGap + items.width + items.intrinsicWidths(of: 0).minContent)
    use(items.definiteSize(of: 0).height)
    use(items.margins(of: 0).left)
    if items.width < 0 { items.skip(0) }
    for item in 0..<items.count {
      items.fit(item, in: width)
      items.fill(item, in: width)
      items.set(item, to: width)
      items.set(item, to: width, in: items.width)
      items.set(item, to: width, in: items.width, height: 3)
      use(items.height(of: item))
    }
  }

  func height(of items: borrowing HeightPass, _ lefts: inout [Double]) -> Double {
    use(items.columnGap + items.rowGap + items.width + items.width(of: 0) + items.height(of: 0))
    use(items.definiteSize(of: 0).height)
    use(items.margins(of: 0).left)
    use(items.count)
    let baselines: ItemBaselines = items.baselines(of: 0)
    use(baselines == baselines)
    use(items.baselines(of: 0, in: 20).first)
    return baselines.first + baselines.last
  }

  func place(_ items: inout PlacementPass, _ lefts: inout [Double]) {
    use(items.columnGap + items.rowGap + items.contentSize.width + items.padding.left)
    use(items.margins(of: 0).left)
    use(items.width(of: 0) + items.height(of: 0) + items.baselines(of: 0).first)
    use(items.baselines(of: 0, in: nil).last)
    use(items.definiteSize(of: 0).height)
    use(items.isHeightDefinite)
    use(items.definiteHeight)
    for item in 0..<items.count {
      items.place(item, x: lefts[item], y: 0)
      items.place(item, x: lefts[item], y: 0, height: 7)
      items.place(item, x: lefts[item], y: 0, fillingHeight: 8)
    }
  }

  var traits: ArrangementTraits { [.alignsBaselines, .needsHeightsInWidthPass, ArrangementTraits(rawValue: 0)] }

  func findIssues(of items: borrowing PlacementPass, _ lefts: [Double], into report: inout ArrangementReport) {
    let part = ArrangementFault.Part("slot", 1)
    use(Double(part.number ?? 0) + (part == ArrangementFault.Part("slot") ? 1 : 0))
    report.add("stands at {} in {part}.", lefts[0], item: 0, part: part)
  }

  func recordTrace(into trace: inout ArrangementTrace, _ lefts: [Double]) {
    typealias Number = ArrangementTrace.Number
    use(trace.padding.left + trace.placed(0).x + (trace.isHeightDefinite ? 1 : 0))
    let gaps = trace.record("gaps", trace.columnGap * 2 + trace.rowGap, index: 1, of: 0, because: trace.height)
    let column = trace.record("column", (trace.width - gaps) / 3 / trace.number(1, "part") * trace.number(1))
    let chosen = trace.decide("choice", 7, index: 2, of: 0, from: column, trace.ownHeight(of: 0))
    switch trace.pass {
    case .intrinsicWidths:
      let sizes = trace.intrinsicWidths(of: 0)
      trace.record(minContent: .least([sizes.minContent, chosen]), maxContent: .greatest([sizes.maxContent, chosen]))
    case .widths:
      trace.fit(0, in: column)
      trace.fill(0, in: column)
      trace.set(0, to: column)
    case .height: trace.record(height: .sum([trace.height(of: 0), chosen]))
    case .placement:
      trace.place(0, x: trace.number(0), y: trace.number(0))
      trace.place(0, x: trace.x(of: 0) + trace.width(of: 0), y: trace.y(of: 0), fillingHeight: column)
      trace.place(0, x: trace.x(of: 0), y: trace.y(of: 0), height: column)
    }
    use(trace.count + Int(column.value))
  }
}

/// Another arrangement, asked in its own words.
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
  func availableSpace(
    ofAbsolute child: Inner.ItemValue, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ cache: Inner.Cache
  ) -> AbsoluteSpace? { inner.availableSpace(ofAbsolute: child, style, in: container, box, cache) }
  func findIssues(of items: borrowing PlacementPass, _ cache: Inner.Cache, into report: inout ArrangementReport) {
    inner.findIssues(of: items, cache, into: &report)
  }
  func findIssues(ofAbsolute child: Inner.ItemValue, _ cache: Inner.Cache, into report: inout ArrangementReport) {
    inner.findIssues(ofAbsolute: child, cache, into: &report)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: Inner.Cache) { inner.recordTrace(into: &trace, cache) }
}

/// All items in one corner, by what is so unless one says otherwise.
struct Corner: SimpleArrangement {
  func place(_ items: inout PlacementPass) {
    for item in 0..<items.count { items.place(item, x: 0, y: 0) }
  }
}

/// What a simple one and any one answer by themselves.
struct Defaults: Arrangement {
  func makeCache(_ items: [ArrangedItem<NoLayoutValue>]) -> [NoLayoutValue] {
    use(Corner().traits.rawValue)
    use(Corner().baselineItem(isLast: true, count: items.count, [NoLayoutValue()]))
    use(Corner().isLastBaseline(of: 0, isLast: true, [NoLayoutValue()]))
    use(NoLayoutValue.initial)
    use(nothing(specified: NoLayoutValue.self))
    use(Corner.name.utf8CodeUnitCount)
    use(Corner().makeCache(items, hidden: items).count)
    return Corner().makeCache(items)
  }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout [NoLayoutValue]) -> IntrinsicWidths {
    use(Corner().intrinsicWidths(of: items))
    use(simple(Corner(), items))
    return Corner().intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout [NoLayoutValue]) {
    Corner().setWidths(of: &items)
    Corner().setWidths(of: &items, &cache)
    simple(Corner(), &items)
    use(gaps(items))
  }
  func height(of items: borrowing HeightPass, _ cache: inout [NoLayoutValue]) -> Double {
    use(simple(Corner(), items))
    return max(Corner().height(of: items), Corner().height(of: items, &cache))
  }
  func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) {
    simple(Corner(), &items)
    Corner().place(&items, &cache)
  }
  func findIssues(of items: borrowing PlacementPass, _ cache: [NoLayoutValue], into report: inout ArrangementReport) {
    Corner().findIssues(of: items, cache, into: &report)
  }
  func findIssues(ofAbsolute child: NoLayoutValue, _ cache: [NoLayoutValue], into report: inout ArrangementReport) {
    Corner().findIssues(ofAbsolute: child, cache, into: &report)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: [NoLayoutValue]) {
    Corner().recordTrace(into: &trace)
    Corner().recordTrace(into: &trace, cache)
    Bare().recordTrace(into: &trace, cache)
    simple(Corner(), &trace)
  }

  private func nothing<Specified: LayoutValue>(specified: Specified.Type) -> Specified { Specified.initial }
  private func simple(_ arrangement: some SimpleArrangement, _ items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    arrangement.intrinsicWidths(of: items)
  }
  private func simple(_ arrangement: some SimpleArrangement, _ items: inout WidthPass) {
    arrangement.setWidths(of: &items)
  }
  private func simple(_ arrangement: some SimpleArrangement, _ items: borrowing HeightPass) -> Double {
    arrangement.height(of: items)
  }
  private func simple(_ arrangement: some SimpleArrangement, _ items: inout PlacementPass) { arrangement.place(&items) }
  private func simple(_ arrangement: some SimpleArrangement, _ trace: inout ArrangementTrace) {
    arrangement.recordTrace(into: &trace)
  }
  private func gaps<Items: ArrangedItems & ~Copyable>(_ items: borrowing Items) -> Double {
    items.columnGap + items.rowGap + Double(items.count) + (items.definiteSize(of: 0).width ?? 0)
      + items.margins(of: 0).left
  }
}

/// Asks for passes without what any arrangement answers by itself.
struct Bare: Arrangement {
  func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) {}
}

/// The same in the words of `Bare`.
struct OnlyDefaults: Arrangement {
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout [NoLayoutValue]) -> IntrinsicWidths {
    Bare().intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout [NoLayoutValue]) { Bare().setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout [NoLayoutValue]) -> Double {
    Bare().height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) { Bare().place(&items, &cache) }
}

@_expose(wasm, "arrangement")
@_cdecl("arrangement")
func arrangement() -> Int {
  let columns = Wrapping(inner: Columns(width: 20)) {
    Flex().skip(1).id(1)
    Fixed(height: 3).id(2)
  }
  .gap(2).gap(Float(1)).gap(row: 3).direction(.leftToRight)
  use(columns._inTree()._modified()._node)
  use(Arranged._isNeutral)
  use(Arranged(Bare()) { Fixed(width: 1) }.layout().issues.count)
  use(OnlyDefaults() { Fixed(width: 1) }.layout().frames.count)
  let placement = columns.layout(width: 100)
  for issue in placement.issues {
    if case .arrangement(let fault) = issue.kind {
      var hasher = Hasher()
      fault.hash(into: &hasher)
      if let part = fault.part {
        part.hash(into: &hasher)
        use(part.word.utf8CodeUnitCount)
      }
      use(hasher.finalize())
      use(fault == fault)
      use(fault.text.utf8CodeUnitCount + fault.numbers.count + fault.names.count + fault.otherIndices.count)
    }
  }
  var tree = LayoutTree(
    Row {
      columns; Defaults() { Fixed(width: 5, height: 5) }
    })
  tree.layout(width: 100)
  guard let first = tree.node(1), let container = tree.parent(of: first) else { return 0 }
  tree.setLayoutValue(Skip(columns: 2), of: first)
  tree.layout(width: 100)
  let moved = tree[first].x
  var style = tree.style(of: first)
  use(style.layoutValue(Skip.self).columns)
  style.setLayoutValue(Skip(columns: 3))
  tree.setArrangement(Corner(), of: container)
  tree.layout(width: 100)
  // 20 and 40, 20 wide, 8 high, and 0
  guard let frame = placement[1] else { return 0 }
  return Int(frame.x + moved + frame.width + frame.height + tree[first].x)
}
