// Nodes as a placement has them: boxes, clips, the order of painting, ids; and the geometry of frames.
import EagerLayout

@_expose(wasm, "nodes")
@_cdecl("nodes")
func nodes() -> Int {
  let inner = Measured.byWidth { ContentSize(width: $0 < 9 ? 8 : 30, height: 5) }.padding(2).id(LayoutID(Part.leaf))
  let item = Column { inner }.border(1).overflow(.hidden)
  let placement = item.layout(width: 50, height: 60)
  var sum = 0.0
  for node in placement {
    sum += node.contentFrame.width * node.presence
    use(describe(node))
  }
  use(placement[placement.startIndex].index == 0)
  use(placement.distance(from: placement.startIndex, to: placement.endIndex))
  let second = placement.index(after: placement.startIndex)
  use(placement.index(before: second) < second)
  use(placement.index(second, offsetBy: -1) == Placement.Index(0))
  use(second.value)
  use(placement.node(Part.leaf)?.index == placement.node(LayoutID(Part.leaf, index: 0))?.index)
  use(placement.index(of: LayoutID(Part.leaf)))
  use(placement.index(of: Part.leaf))
  use(placement.node(3)?.index)
  use(placement.node(atIndex: 0).index)
  use(placement.contentFrame(of: 0) == placement.paddingFrame(of: 0))
  use(placement.clip(of: 1))
  var tree = LayoutTree(item)
  tree.layout(in: Frame(width: 50, height: 60))
  use(tree.isHidden(tree.root))
  tree[styleOf: tree.root].flexGrow = tree[styleOf: tree.root].flexGrow + 1
  use(geometry(of: placement.frames[1]))
  return Int(sum) + placement.paintOrder.count  // 48 + 44 + 2
}

private func describe(_ node: Placement.Node) -> Bool {
  use(node.kind)
  use(node.id == nil)
  use(node.frameInParent == node.frame)
  use(node.paddingFrame)
  use(node.clip)
  use(node.children.count)
  use(node.parent == nil)
  use(node.placement.count)
  return node.isHidden
}

private func geometry(of frame: Frame) -> Bool {
  use(frame.midX + frame.midY)
  use(frame.union(.zero).isEmpty)
  use(frame.intersects(frame.inset(by: 1)))
  use(frame.intersection(frame.inset(by: Edges(1))))
  return Frame(x: 1, y: 2, frame.extent) == frame
}
