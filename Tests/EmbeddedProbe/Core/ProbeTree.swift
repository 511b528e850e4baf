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
  tree.findsByPlace = true
  use(tree.findsByPlace)
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
  use(places(of: tree, around: leaf))
  var children = tree.children(of: tree.root)
  use(children.count + tree.index(of: children[0]))
  use(children.next()?.hashValue)
  var hasher = Hasher()
  leaf.hash(into: &hasher)
  use(hasher.finalize())
  guard let frame = tree[3] else { return 0 }
  return Int(frame.x + frame.width + tree[leaf].width + tree.frameInParent(of: leaf).width)  // 70 + 30 + 70 + 70
}

/// What a tree says of its boxes and neighbours.
private func places(of tree: LayoutTree, around node: LayoutTree.Node) -> Int {
  use(tree.node(atX: 10, y: 5) == node)
  use(tree.firstChild(of: tree.root) == node)
  use(tree.nextSibling(of: node) == tree.lastChild(of: tree.root))
  use(tree.previousSibling(of: node) == nil)
  use(tree.paddingFrame(of: node) == tree.contentFrame(of: node))
  use(tree.clip(of: node) == nil)
  use(tree.contentSize(of: tree.root).width + tree.overflow(of: tree.root).width + tree.overflow.width)
  use(tree.kind(of: tree.node(atIndex: 0)) == .row)
  use(tree.trace().steps.count + tree.issues.count)
  return tree.nodes(in: Frame(width: 1, height: 1)).count + tree.subtree(of: tree.root).count
}
