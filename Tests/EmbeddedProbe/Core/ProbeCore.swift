// Uses every public declaration of the library, so that the Embedded compiler sees all of it: it checks generic code
// only where it is used. `.ci/embedded.sh` lists what is missing here, and calls the exported functions.
import EagerLayout

/// Naming a value is using it.
@inline(never)
func use<Value>(_ value: Value) {}

/// A global of the module. Compiled as a script it would be set in a `main` that never runs, and most things would
/// still seem to work.
let shared = Row { cells(0, isWide: true) }

@_expose(wasm, "globals")
@_cdecl("globals")
func globals() -> Int { shared.layout(width: 100).frames.count }  // 6

@_expose(wasm, "geometry")
@_cdecl("geometry")
func geometry() -> Int {
  var edges = Edges(top: 1, left: 2, bottom: 3, right: 4)
  use(Edges(2))
  use(Edges(horizontal: 3, vertical: 4))
  edges.top += 1; edges.left += 1; edges.bottom += 1; edges.right += 1
  var extent = Extent(width: 3, height: 4)
  extent.width += 1; extent.height += 1
  var frame = Frame(x: 1, y: 2, width: 3, height: 4)
  frame.x += 1; frame.y += 1; frame.width += 1; frame.height += 1
  var hasher = Hasher()
  hasher.combine(edges)
  hasher.combine(extent)
  hasher.combine(frame)
  use(hasher.finalize())
  use(frame.contains(x: 3, y: 3))
  use(frame == frame.offset(x: 1, y: 1))
  use(frame.extent == extent)
  use(edges == Edges())
  return Int(edges.horizontal + edges.vertical + frame.maxX + frame.maxY)  // 8 + 6 + 6 + 8
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
  let leaf = placement[Part.leaf] ?? Frame(width: 0, height: 0)
  use(placement[Part.cell, 2])
  use(placement[7, 1])
  use(placement[LayoutID(7, index: 1)])
  use(placement.node(LayoutID(1)))
  use(look(at: placement))
  use(placement.parent(of: 1))
  use(placement.isHidden(1))
  use(placement.frameInParent(of: 1))
  use(placement.frames)
  use(tree.layout(width: 414).frames.count + tree.layout(height: 896).frames.count + tree.layout().frames.count)
  for issue in placement.issues { use(describe(issue)) }
  return Int(leaf.x + leaf.width * 1000 + leaf.height)  // 5 + 414000 + 652
}

@_expose(wasm, "modifiers")
@_cdecl("modifiers")
func modifiers() -> Int {
  let leaf = Flex(2).width(3).width(.percent(3)).height(3).height(.auto).minWidth(3).minWidth(.minContent)
    .minHeight(3).minHeight(.maxContent).maxWidth(3).maxWidth(.fitContent).maxHeight(3).maxHeight(.none)
    .basis(3).basis(.content).grow(2).shrink(2).boxSizing(.contentBox).overflow(.hidden).alignSelf(.center, .safe)
    .overflow(x: .clip, y: .clip).aspectRatio(1.5).aspectRatio(16, 9).margin(3).margin(Edges(3)).margin(left: .auto)
    .margin(top: .auto).margin(right: .auto).margin(bottom: .points(3)).padding(3).padding(Edges(3))
    .padding(left: .points(3)).padding(top: .points(3)).padding(right: .points(3)).padding(bottom: .points(3))
    .border(3).border(Edges(3)).id(3)
  let moved = leaf.order(3).offset(left: .points(3)).offset(top: .points(3)).offset(right: .points(3))
    .offset(bottom: .points(3)).style(.css)
  let tree = Row { [leaf.hidden().absolute(left: .points(3)).hidden(false), leaf.absolute(), moved] }
    .gap(3).gap(row: .points(3)).gap(column: .points(3)).justifyContent(.center, .safe).alignItems(.center, .unsafe)
    .wrap().alignContent(.center).direction(.rightToLeft).reversed().absolute(right: .percent(3)).hidden(false)
    .style { $0 = .yoga }
  use(inTree(tree))
  use(tree._inTree())
  use(inTree(Flex()))
  use(Flex()._inTree())
  use(same(tree._node, in: tree))
  let leaves = [Flex()._node, Fixed(width: 3)._node, Measured(width: 3, height: 3)._node]
  for node in leaves + [Row()._node, Column()._node, Box()._node, Box(.yoga) { leaf }.style(.css)._node] {
    use(same(node, in: Row())._node)
  }
  return tree.layout(width: 100).frames.count  // 4
}

/// What a user's own function over items may be.
func same<Item: LayoutContainer>(_ node: LayoutNode, in item: Item) -> Item {
  var item = item
  item._node = node
  return item
}

/// What only trees heed, on any item.
func inTree<Item: LayoutItem>(_ item: Item) -> Item.TreeItem { item._inTree() }

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
    if proposal == Proposal(width: .exact(1), height: .atMost(2)) { answer.firstBaseline = answer.lastBaseline }
    use(proposal.height == .minContent && proposal.height.limit > 3)
    use(answer == ContentSize(width: 1, height: 2))
    use(answer == ContentSize(width: 1 as Int, height: 2 as UInt8))
    return answer
  }
  use(Measured(text: "two words", advance: 10, lineHeight: 12))
  use(Measured(utf8: [65, 66, 32, 67], advance: 10, lineHeight: 12, baseline: 9))
  let placement = Row { text }.layout(width: 60)
  return Int(placement.frames[1].width + placement.frames[1].height)  // 60 + 20
}
