// A container of another module's, with all that one can say and ask.
import EagerLayout

/// How many columns an item leaves free before it.
struct Skip: ItemParameter {
  var columns = 0
  static var initial: Skip { Skip() }
}

extension LayoutItem {
  consuming func skip(_ columns: Int) -> TreeItem { parameter(Skip(columns: columns)) }
}

/// Columns of one width.
struct Columns: Arrangement {
  typealias Parameter = Skip

  var width: Double

  func makeMemory(_ items: [ArrangedItem<Skip>]) -> [Double] {
    var x = 0.0
    return items.map { item in
      use(item.id?.number)
      defer { x += width }
      x += width * Double(item.parameter.columns)
      return x
    }
  }

  func makeMemory(_ items: [ArrangedItem<Skip>], hidden: [ArrangedItem<Skip>]) -> [Double] {
    use(hidden.count)
    return makeMemory(items)
  }

  static var name: StaticString { "Columns" }

  func inlineSizes(of items: borrowing ItemContributions, _ lefts: inout [Double]) -> InlineSizes {
    use(items.margins(of: 0).left)
    var sizes = InlineSizes(least: width * Double(items.count))
    sizes.greatest = sizes.least + items.columnGap + items.rowGap
    sizes.least += items.definiteSize(of: 0).width ?? 0
    use(items.inlineSizes(of: 0) == sizes)
    use(items.floor(of: 0))
    return sizes
  }

  func setWidths(of items: inout ItemWidths, _ lefts: inout [Double]) {
    use(items.columnGap + items.rowGap + items.width + items.inlineSizes(of: 0).least)
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

  func height(of items: borrowing ItemHeights, _ lefts: inout [Double]) -> Double {
    use(items.columnGap + items.rowGap + items.width + items.width(of: 0) + items.height(of: 0))
    use(items.definiteSize(of: 0).height)
    use(items.margins(of: 0).left)
    use(items.count)
    let baselines: ItemBaselines = items.baselines(of: 0)
    use(baselines == baselines)
    use(items.baselines(of: 0, in: 20).first)
    return baselines.first + baselines.last
  }

  func place(_ items: inout ItemPlaces, _ lefts: inout [Double]) {
    use(items.columnGap + items.rowGap + items.extent.width + items.padding.left)
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

  var traits: ArrangementTraits { [.alignsBaselines, .measuresEarly, ArrangementTraits(rawValue: 0)] }

  func findIssues(of items: borrowing ItemPlaces, _ lefts: [Double], into report: inout ArrangementReport) {
    let part = ArrangementFault.Part("slot", 1)
    use(Double(part.number ?? 0) + (part == ArrangementFault.Part("slot") ? 1 : 0))
    report.add("stands at {} in {part}.", lefts[0], item: 0, part: part)
  }

  func explain(_ told: inout ArrangementExplanation, _ lefts: [Double]) {
    typealias Number = ArrangementExplanation.Number
    use(told.padding.left + told.placed(0).x + (told.isHeightDefinite ? 1 : 0))
    let gaps = told.find("gaps", told.columnGap * 2 + told.rowGap, index: 1, of: 0, because: told.height)
    let column = told.find("column", (told.width - gaps) / 3 / told.number(1, "part") * told.number(1))
    let chosen = told.decide("choice", 7, index: 2, of: 0, knowing: column, told.ownHeight(of: 0))
    switch told.pass {
    case .inlineSizes:
      let sizes = told.inlineSizes(of: 0)
      told.ask(least: .least([sizes.least, chosen]), greatest: .greatest([sizes.greatest, chosen]))
    case .widths:
      told.fit(0, in: column)
      told.fill(0, in: column)
      told.set(0, to: column)
    case .height: told.ask(height: .sum([told.height(of: 0), chosen]))
    case .places:
      told.place(0, x: told.number(0), y: told.number(0))
      told.place(0, x: told.x(of: 0) + told.width(of: 0), y: told.y(of: 0), fillingHeight: column)
      told.place(0, x: told.x(of: 0), y: told.y(of: 0), height: column)
    }
    use(told.count + Int(column.value))
  }
}

/// Another arrangement, asked in its own words.
struct Wrapping<Inner: Arrangement>: Arrangement {
  typealias Parameter = Inner.Parameter

  var inner: Inner

  func makeMemory(_ items: [ArrangedItem<Inner.Parameter>]) -> Inner.Memory { inner.makeMemory(items) }
  func makeMemory(
    _ items: [ArrangedItem<Inner.Parameter>], hidden: [ArrangedItem<Inner.Parameter>]
  ) -> Inner.Memory { inner.makeMemory(items, hidden: hidden) }
  static var name: StaticString { Inner.name }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Inner.Memory) -> InlineSizes {
    inner.inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout Inner.Memory) { inner.setWidths(of: &items, &memory) }
  func height(of items: borrowing ItemHeights, _ memory: inout Inner.Memory) -> Double {
    inner.height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout Inner.Memory) { inner.place(&items, &memory) }
  var traits: ArrangementTraits { inner.traits }
  func baselineItem(isLast: Bool, count: Int, _ memory: Inner.Memory) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, memory)
  }
  func isLastBaseline(of item: Int, isLast: Bool, _ memory: Inner.Memory) -> Bool {
    inner.isLastBaseline(of: item, isLast: isLast, memory)
  }
  func room(
    ofAbsolute child: Inner.Parameter, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ memory: Inner.Memory
  ) -> AbsoluteRoom? { inner.room(ofAbsolute: child, style, in: container, box, memory) }
  func findIssues(of items: borrowing ItemPlaces, _ memory: Inner.Memory, into report: inout ArrangementReport) {
    inner.findIssues(of: items, memory, into: &report)
  }
  func findIssues(ofAbsolute child: Inner.Parameter, _ memory: Inner.Memory, into report: inout ArrangementReport) {
    inner.findIssues(ofAbsolute: child, memory, into: &report)
  }
  func explain(_ told: inout ArrangementExplanation, _ memory: Inner.Memory) { inner.explain(&told, memory) }
}

/// All items in one corner, by what is so unless one says otherwise.
struct Corner: SimpleArrangement {
  func place(_ items: inout ItemPlaces) {
    for item in 0..<items.count { items.place(item, x: 0, y: 0) }
  }
}

/// What a simple one and any one answer by themselves.
struct Defaults: Arrangement {
  func makeMemory(_ items: [ArrangedItem<NoParameter>]) -> [NoParameter] {
    use(Corner().traits.rawValue)
    use(Corner().baselineItem(isLast: true, count: items.count, [NoParameter()]))
    use(Corner().isLastBaseline(of: 0, isLast: true, [NoParameter()]))
    use(NoParameter.initial)
    use(nothing(said: NoParameter.self))
    use(Corner.name.utf8CodeUnitCount)
    use(Corner().makeMemory(items, hidden: items).count)
    return Corner().makeMemory(items)
  }
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout [NoParameter]) -> InlineSizes {
    use(Corner().inlineSizes(of: items))
    use(simple(Corner(), items))
    return Corner().inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout [NoParameter]) {
    Corner().setWidths(of: &items)
    Corner().setWidths(of: &items, &memory)
    simple(Corner(), &items)
    use(gaps(items))
  }
  func height(of items: borrowing ItemHeights, _ memory: inout [NoParameter]) -> Double {
    use(simple(Corner(), items))
    return max(Corner().height(of: items), Corner().height(of: items, &memory))
  }
  func place(_ items: inout ItemPlaces, _ memory: inout [NoParameter]) {
    simple(Corner(), &items)
    Corner().place(&items, &memory)
  }
  func findIssues(of items: borrowing ItemPlaces, _ memory: [NoParameter], into report: inout ArrangementReport) {
    Corner().findIssues(of: items, memory, into: &report)
  }
  func findIssues(ofAbsolute child: NoParameter, _ memory: [NoParameter], into report: inout ArrangementReport) {
    Corner().findIssues(ofAbsolute: child, memory, into: &report)
  }
  func explain(_ told: inout ArrangementExplanation, _ memory: [NoParameter]) {
    Corner().explain(&told)
    Corner().explain(&told, memory)
    Bare().explain(&told, memory)
    simple(Corner(), &told)
  }

  private func nothing<Said: ItemParameter>(said: Said.Type) -> Said { Said.initial }
  private func simple(_ arrangement: some SimpleArrangement, _ items: borrowing ItemContributions) -> InlineSizes {
    arrangement.inlineSizes(of: items)
  }
  private func simple(_ arrangement: some SimpleArrangement, _ items: inout ItemWidths) {
    arrangement.setWidths(of: &items)
  }
  private func simple(_ arrangement: some SimpleArrangement, _ items: borrowing ItemHeights) -> Double {
    arrangement.height(of: items)
  }
  private func simple(_ arrangement: some SimpleArrangement, _ items: inout ItemPlaces) { arrangement.place(&items) }
  private func simple(_ arrangement: some SimpleArrangement, _ told: inout ArrangementExplanation) {
    arrangement.explain(&told)
  }
  private func gaps<Items: ArrangedItems & ~Copyable>(_ items: borrowing Items) -> Double {
    items.columnGap + items.rowGap + Double(items.count) + (items.definiteSize(of: 0).width ?? 0)
      + items.margins(of: 0).left
  }
}

/// Asks for passes without what any arrangement answers by itself.
struct Bare: Arrangement {
  func place(_ items: inout ItemPlaces, _ memory: inout [NoParameter]) {}
}

/// The same in the words of `Bare`.
struct OnlyDefaults: Arrangement {
  func inlineSizes(of items: borrowing ItemContributions, _ memory: inout [NoParameter]) -> InlineSizes {
    Bare().inlineSizes(of: items, &memory)
  }
  func setWidths(of items: inout ItemWidths, _ memory: inout [NoParameter]) { Bare().setWidths(of: &items, &memory) }
  func height(of items: borrowing ItemHeights, _ memory: inout [NoParameter]) -> Double {
    Bare().height(of: items, &memory)
  }
  func place(_ items: inout ItemPlaces, _ memory: inout [NoParameter]) { Bare().place(&items, &memory) }
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
  tree.setParameter(Skip(columns: 2), of: first)
  tree.layout(width: 100)
  let moved = tree[first].x
  var style = tree.style(of: first)
  use(style.parameter(Skip.self).columns)
  style.setParameter(Skip(columns: 3))
  tree.setArrangement(Corner(), of: container)
  tree.layout(width: 100)
  // 20 and 40, 20 wide, 8 high, and 0
  guard let frame = placement[1] else { return 0 }
  return Int(frame.x + moved + frame.width + frame.height + tree[first].x)
}
