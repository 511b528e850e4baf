import EagerLayout

/// A tree that is laid out again after a change.
func kept() {
  func list(_ heights: [Double]) -> Column {
    Column { for (row, height) in heights.enumerated() { Fixed(height: height).id(row) } }
  }
  var tree = LayoutTree(list([40, 40, 40]))
  tree.layout(width: 320)
  tree.update(to: list([40, 60, 40]))
  let changed = tree.layout(width: 320).count
  print("tree.layout(width: 320).count:", changed)
  show("tree[2]:", tree[2])
}
