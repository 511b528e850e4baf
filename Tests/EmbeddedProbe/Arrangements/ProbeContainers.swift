// Each function returns a number that depends on the frames of a container.
import Arrangements
import EagerLayout

/// The places of items along curves of all kinds.
@_expose(wasm, "along")
@_cdecl("along")
public func along() -> Int32 {
  let curves: [Curve] = [
    .circle(radius: 100), .arc(radius: 100, from: 0, to: 90), .line(from: (0, 0), to: (100, 0)), .function { x in x },
    Curve.parametric(0...1) { t in (100 * t, 0) }.revision(1), .polar { _ in 100 },
  ]
  var sum = 0.0
  for curve in curves {
    let along = Along(curve, origin: (0, 0), yUp: true, spacing: .even, anchor: (0, 0))
    let placement = along { for item in 0..<3 { Fixed(width: 10, height: 10).id(item) } }.layout(
      width: 300, height: 300)
    sum += placement[0]?.x ?? 0
  }
  // Three curves begin at 100.
  return Int32(sum + Along(.circle(radius: 50), spacing: .slots(4)).angles(for: 2, in: .init(width: 99, height: 99))[0])
}

/// The width of the last of some floats and the height of the first.
@_expose(wasm, "floats")
@_cdecl("floats")
public func floats() -> Int32 {
  let tree = Floats {
    Fixed(width: 100, height: 40)
    Fixed(width: 90, height: 50).side(.end)
    Flex().height(20).side(.start, weight: 0.5)
    Fixed(width: 10, height: 10).layoutValue(FloatSide(.end, clears: true, weight: nil)).clear()
  }
  let placement = tree.layout(width: 300)
  return Int32(placement.frames[4].width + placement.frames[1].height)
}

/// The places of the last items of some flows.
@_expose(wasm, "flow")
@_cdecl("flow")
public func flow() -> Int32 {
  func last(_ flow: Flow) -> Int32 {
    let placement = flow {
      Fixed(width: 20, height: 10)
      Flex().height(10).weight(1).fraction(0.5).yields(size: 1)
      Fixed(width: 30, height: 10)
    }.layout(width: 100)
    return Int32(placement.frames[3].x + placement.frames[3].y)
  }
  let rule = Flow.LineRule(alignment: .center, lineAlignment: .bottom)
  return last(Flow(alignment: .end, lineAlignment: .center, lastLine: .columns, maxLines: 2, lines: [rule]))
    + last(Flow(columns: 2, alignment: .between, lineAlignment: .stretch, lastLine: .likeTheOthers))
    + last(Flow(itemWidth: 40, minimumGap: 5, maximumGap: 10, centered: true, lineAlignment: .top))
}

/// The places of items of grids: by cells, in areas, in lines that repeat.
@_expose(wasm, "grid")
@_cdecl("grid")
public func grid() -> Int32 {
  let areas = GridAreas([[LayoutID(1), nil], [LayoutID(1), LayoutID(2)]])
  let container = Grid(
    columns: [10, .fitContent(.points(30)), .line(7), .flexible(1)], areas: areas, autoRows: [7], flow: .rowDense,
    justifyItems: GridJustification(.center, .safe), gap: 2
  ) {
    Flex().area(1)
    Flex().area(LayoutID(2)).justifySelf(.stretch)
    Flex().cell(column: 2, row: 3).end(column: 3, row: 4)
    Flex().span(columns: 2, rows: 1)
    Flex().absolute().width(3).cell(column: 2)
  }.justifyContent(.end).alignContent(.start).gap(row: 2, column: 2)
  let placement = container.layout(in: Frame(width: 100, height: 100))
  let repeated = Grid(columns: .autoFill(minimum: 30)) { for _ in 0..<4 { Flex() } }.layout(width: 100)
  return Int32(placement.frames.reduce(0) { $0 + $1.x } + repeated.frames[3].x * 10)
}

/// The place of the last item of a line with weights.
@_expose(wasm, "linearWeights")
@_cdecl("linearWeights")
public func linearWeights() -> Int32 {
  let line = Linear(.horizontal, .android, gravity: .topLeading, weightSum: 3, alignsBaselines: false)
  let placement = line {
    Fixed(width: 20, height: 10).weight(1)
    Fixed(width: 30, height: 10).weight(2, from: 0).gravity(.end, offset: 2)
    Fixed(height: 10).fillsRest().alignsBaseline(false)
  }.layout(in: Frame(width: 200, height: 40))
  return Int32(placement.frames[3].x)
}

/// The place of the last item of a line whose gaps yield.
@_expose(wasm, "linearYields")
@_cdecl("linearYields")
public func linearYields() -> Int32 {
  let placement = Linear(.horizontal, .myLayout) {
    Fixed(width: 30, height: 10).gap(before: 20).yields(gap: 1, size: 1)
    Fixed(width: 50, height: 10).gap(before: 10).yields(size: 2)
    Fixed(width: 40, height: 10).gap(before: 20).yields(gap: 1)
  }.layout(in: Frame(width: 120, height: 10))
  return Int32(placement.frames[3].x)
}

/// The places of the last items of masonries, and of the second page.
@_expose(wasm, "masonry")
@_cdecl("masonry")
public func masonry() -> Int32 {
  func last(_ masonry: Masonry) -> Int32 {
    let placement = masonry {
      Fixed(height: 10).span(columns: 2)
      Fixed(height: 5)
    }.layout(width: 90)
    return Int32(placement.frames[2].x + placement.frames[2].y)
  }
  let pages = Pages(columns: 2, rows: 1) {
    Flex(); Flex()
  }.layout(in: Frame(width: 100, height: 20))
  return last(Masonry(columns: 3)) + last(Masonry(minimumWidth: 40)) + Int32(pages.frames[2].x)
}

/// The widths of the items that fit.
@_expose(wasm, "firstThatFits")
@_cdecl("firstThatFits")
public func firstThatFits() -> Int32 {
  func width(_ choice: FirstThatFits) -> Int32 {
    let placement = choice {
      Fixed(width: 90, height: 30).when(minWidth: 100)
      Fixed(width: 60, height: 20)
      Fixed(width: 40, height: 10)
    }.layout(width: 70)
    return Int32(placement.frames[1].width + placement.frames[2].width + placement.frames[3].width)
  }
  return width(FirstThatFits()) + width(FirstThatFits(.vertical(within: 15)))
}

/// The places of boxes with a ratio.
@_expose(wasm, "fittedRatio")
@_cdecl("fittedRatio")
public func fittedRatio() -> Int32 {
  var sum = 0.0
  for fit in RatioFit.allCases {
    let box = Flex().aspectRatio(16, 9, fit).layout(in: Frame(width: 160, height: 180)).frames[1]
    sum += box.x + box.y + box.width
  }
  return Int32(sum)
}

/// The places of items in an overlay: an item that yields, an item with its own place, and one without.
@_expose(wasm, "overlay")
@_cdecl("overlay")
public func overlay() -> Int32 {
  let placement = Overlay(Place(horizontal: .at(0.25), vertical: .end)) {
    Fixed(width: 260, height: 20).yields(start: 1, size: 1, end: 2)
    Fixed(width: 20, height: 20).place(.bottomTrailing)
    Fixed(width: 20, height: 20)
  }.layout(in: Frame(width: 200, height: 80))
  return Int32(placement.frames[1].x + placement.frames[2].x + placement.frames[3].x)
}

/// The places of items that depend on each other.
@_expose(wasm, "relative")
@_cdecl("relative")
public func relative() -> Int32 {
  let a = LayoutID(1), b = LayoutID(2)
  var constraints = RelativeConstraints()
  constraints.put(.width, by: .least(.sibling(b, .width), 70.5))
  let arrangement = Relative(
    .own, groups: [.equalHeights([a, b], weights: [1, 1], plus: 1), .centered([LayoutID(3)], gap: 1)])
  let placement = arrangement {
    Fixed(width: 40, height: 20).layoutValue(constraints).leading(to: .parent).top(to: 3, 1).id(1)
    Flex().leading(to: .sibling(a, .trailing), 8).trailing(to: .parent).baseline(to: .sibling(a, .baseline)).id(2)
    Flex().centerX(to: .parent(.centerX, times: 1, plus: 2)).centerY(to: .number(5)).width(to: .greatest(5, 6))
      .height(to: .first(4)).bottom(atMost: 90).top(atLeast: 0).id(3)
    Flex().put(.bottom, by: .parent).leading(atLeast: 0).trailing(atMost: .parent)
  }.layout(in: Frame(width: 100, height: 100))
  return Int32(placement.frames.reduce(0) { $0 + $1.x + $1.y })
}

/// The width of an item in a split.
@_expose(wasm, "split")
@_cdecl("split")
public func split() -> Int32 {
  let parts: [SplitPart] = [
    .points(100), .fraction(0.25), .rest(0.5), .empty, .fill.empty, .content.place(.trailing),
    SplitPart.columns([.fill]).tag(1), SplitPart.rows([.fill, .fill]).behind.padding(Edges(1)), .fill.columns([.fill]),
    .fill.rows([.fill]), .fill.tag(LayoutID(2)),
  ]
  let placement = Split(.columns(parts, gap: 10)) {
    Fixed(width: 10, height: 10).tag(1)
    Flex().id(5)
    Fixed(width: 20, height: 20).tag(LayoutID(2))
    for _ in 0..<9 { Flex() }
  }.layout(width: 800, height: 100)
  return Int32(placement[5]?.width ?? 0) + Int32(placement.issues.count)
}
