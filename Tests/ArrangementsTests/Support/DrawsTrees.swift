import EagerLayout
import TestSupport

/// What draws random trees, and edits of them.
protocol DrawsTrees {
  var random: SplitMix64 { get set }
  /// Changes something somewhere.
  mutating func edit(_ tree: inout LayoutTree)
}

extension DrawsTrees {
  /// Edits a tree that is laid out after each edit, and says where its frames are other than those of a fresh layout; nil where
  /// they are the same throughout.
  ///
  /// - Parameter watch: Called before each edit with its number and the tree.
  mutating func firstDifference(
    in tree: LayoutTree, watch: (Int, LayoutTree) -> Void = { _, _ in }
  ) -> String? {
    // It has the same edits, and only copies of it are laid out.
    var tree = tree, model = tree
    for edit in 0..<30 {
      watch(edit, tree)
      var same = self
      self.edit(&tree)
      same.edit(&model)
      let width = 100 + Double(random.below(4)) * 60
      tree.layout(width: width)
      var fresh = model
      fresh.layout(width: width)
      let (found, expected) = (tree.placement().frames, fresh.placement().frames)
      if found == expected { continue }
      let first = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }
      return
        "edit \(edit): \(first.map { "node \($0.offset) is \($0.element.0) and not \($0.element.1)" } ?? "other nodes")"
    }
    return nil
  }
}

extension LayoutTree {
  /// All nodes, in preorder.
  var allNodes: [Node] {
    var nodes: [Node] = []
    func collect(_ node: Node) {
      nodes.append(node)
      for child in children(of: node) { collect(child) }
    }
    collect(root)
    return nodes
  }
}
