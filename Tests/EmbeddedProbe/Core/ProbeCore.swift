// Layouts of the library as a program of Embedded Swift computes them. `.ci/embedded.sh` calls the exported functions.
import EagerLayout

/// A global of the module. If the module were compiled as a script, a `main` that never runs would set the global, and
/// most functions would still seem to work.
let shared = Row { cells(0, isWide: true) }

@_expose(wasm, "globals")
@_cdecl("globals")
func globals() -> Int { shared.layout(width: 100).frames.count }  // 6

@_expose(wasm, "geometry")
@_cdecl("geometry")
func geometry() -> Int {
  let edges = Edges(top: 2, left: 3, bottom: 4, right: 5), frame = Frame(x: 1, y: 2, width: 3, height: 4)
  let moved = frame.offset(x: 1, y: 1)
  guard frame.contains(x: 3, y: 3), frame.intersection(moved)?.extent == Extent(width: 2, height: 3) else { return 0 }
  return Int(edges.horizontal + edges.vertical + moved.maxX + moved.maxY)  // 8 + 6 + 5 + 7
}

enum Part: UInt8 { case leaf = 1, cell }

func stretch() -> Flex { Flex() }

@LayoutBuilder
func cells(_ count: Int, isWide: Bool) -> LayoutItems {
  for number in 0..<count { Fixed(width: Double(number)).id(Part.cell, index: number) }
  if isWide { Fixed(width: 3, height: 4) } else { Fixed(Extent(width: 3, height: 4)) }
  if let width = isWide ? 3.0 : nil { Measured(width: width, height: 4) }
  [stretch(), stretch()]
  if #available(macOS 10.15, *) { Flex() }
  LayoutItems()
}

@_expose(wasm, "smallTree")
@_cdecl("smallTree")
func smallTree() -> Int {
  let tree = Column(alignment: .center) {
    Flex().id(Part.leaf)
    Fixed(height: 44)
    Row { cells(3, isWide: true) }.height(200).id(7, index: 1)
    Row {}
  }
  let placement = tree.layout(in: Frame(x: 5, width: 414, height: 896))
  guard let leaf = placement[Part.leaf], placement[Part.cell, 2]?.width == 2, placement[7, 1]?.height == 200 else {
    return 0
  }
  return Int(leaf.x + leaf.width * 1000 + leaf.height)  // 5 + 414000 + 652
}

/// A custom component.
struct ProbeCard: LayoutComponent {
  var body: some LayoutItem { Column { Fixed(3) } }
}

/// The number of nodes of a row with lengths of several types.
@_expose(wasm, "lengths")
@_cdecl("lengths")
func lengths() -> Int {
  let whole = 4, single: Float = 2
  let tree = Row(gap: .percent(1)) {
    Fixed(20).margin(horizontal: .auto, vertical: whole).border(top: 1, left: 1, bottom: 1, right: 1)
    Flex().size(whole, .auto).size(.maxContent).flex(1).basis(.auto).basis(.minContent).basis(.points(3))
    Row {}.padding(horizontal: .percent(1), vertical: single).flex(1, 0, .maxContent).maxWidth(.infinity)
    ProbeCard()
    ProbeCard().padding(3).absolute(top: 3)
    Column {}.width(.points(3)).inset(horizontal: whole, vertical: .auto)
    Flex().margin(top: 1, start: .auto, bottom: 2, end: 3).padding(start: .percent(1), end: 2).border(start: 1, end: 2)
    Flex().offset(x: 3, y: 4).hidden()
  }
  return tree.layout(width: 100, height: 40).frames.count  // 11
}

@_expose(wasm, "measured")
@_cdecl("measured")
func measured() -> Int {
  let text = Measured { proposal in
    var answer = ContentSize(width: 100, height: 10, firstBaseline: 8, lastBaseline: 8)
    switch proposal.width {
    case .exact(let width), .atMost(let width): answer.height = width < 100 ? 20 : 10
    case .minContent: answer.width = 50
    case .maxContent: answer.width = 100
    }
    return answer
  }
  let placement = Row { text }.layout(width: 60)
  let table = Measured(widths: [100, 50], heights: [10, 20], baseline: 8)
  precondition(Row { table }.layout(width: 60).frames[1] == placement.frames[1])
  return Int(placement.frames[1].width + placement.frames[1].height)  // 60 + 20
}
