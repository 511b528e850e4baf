// Nodes of a placement: boxes, clips, paint order, ids.
import EagerLayout

@_expose(wasm, "nodes")
@_cdecl("nodes")
func nodes() -> Int {
  let inner = Measured.byWidth { ContentSize(width: $0 < 9 ? 8 : 30, height: 5) }.padding(2).id(LayoutID(Part.leaf))
  let placement = Column { inner }.border(1).overflow(.hidden).layout(width: 50, height: 60)
  var sum = 0.0
  for node in placement { sum += node.contentFrame.width * node.presence }
  guard let leaf = placement.node(Part.leaf), leaf.clip == placement[placement.startIndex].paddingFrame else {
    return 0
  }
  return Int(sum) + placement.paintOrder.count  // 48 + 44 + 2
}
