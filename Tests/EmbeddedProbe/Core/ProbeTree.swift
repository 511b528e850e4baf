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
  tree.markContentChanged(of: measured)
  tree.move(fixed, into: row, at: 0)
  tree.setStyle(tree.style(of: leaf), of: leaf)
  tree.editStyle(of: fixed) { $0.width = .points(4) }
  tree.remove(measured)
  var sum = tree.layout(width: 100).count + tree.layout(height: 10).count + tree.layout().count
  tree.update(
    to: Row {
      Flex().id(Part.leaf); Fixed(width: 30).id(3)
    })
  sum += tree.layout(in: Frame(width: 100, height: 10)).count
  use(sum + tree.changes.count + tree.count)
  use(tree.contains(row))
  use(tree.parent(of: leaf) == tree.root)
  use(tree.id(of: leaf)?.number)
  use(tree.needsLayout)
  use(tree.placement().frames)
  use(tree[Part.leaf])
  use(tree[LayoutID(3)])
  use(tree.children(of: tree.root).makeIterator())
  var children = tree.children(of: tree.root)
  use(children.next()?.hashValue)
  var hasher = Hasher()
  leaf.hash(into: &hasher)
  use(hasher.finalize())
  guard let frame = tree[3] else { return 0 }
  return Int(frame.x + frame.width + tree[leaf].width + tree.frameInParent(of: leaf).width)  // 70 + 30 + 70 + 70
}
