// A tree that is kept, edited and updated.
import EagerLayout

@_expose(wasm, "keptTree")
@_cdecl("keptTree")
func keptTree() -> Int {
  var tree = LayoutTree(
    Row {
      Flex().id(Part.leaf)
      Fixed(width: 20).id(3)
    })
  tree.layout(in: Frame(x: 5, width: 100, height: 10))
  guard let leaf = tree.node(Part.leaf), let fixed = tree.node(3), tree.node(LayoutID(3)) == fixed else { return 0 }
  let row = tree.insert(Row { Flex() }.width(10), into: tree.root, at: 0)
  let measured = tree.append(Measured { _ in ContentSize(width: 7, height: 5) }.revision(1), to: tree.root)
  tree.setContent(Measured(width: 8, height: 5), of: measured)
  tree.move(fixed, into: row, at: 0)
  tree.editStyle(of: fixed) { $0.width = .points(4) }
  tree.remove(measured)
  guard tree.layout(width: 100).contains(row), tree.contains(row), !tree.contains(measured) else { return 0 }
  tree.update(
    to: Row {
      Flex().id(Part.leaf); Fixed(width: 30).id(3)
    })
  tree.findsByPlace = true
  tree.layout(in: Frame(width: 100, height: 10))
  guard let frame = tree[3], tree.node(atX: 10, y: 5) == leaf, tree.subtree(of: tree.root).count == 3 else { return 0 }
  return Int(frame.x + frame.width + tree[leaf].width + tree.frameInParent(of: leaf).width)  // 70 + 30 + 70 + 70
}
