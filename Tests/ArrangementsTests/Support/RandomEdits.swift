import EagerLayout
import TestSupport

/// Generates random edits of a tree.
protocol MakesRandomEdits {
  var random: SplitMix64 { get set }
  /// Makes one random edit.
  mutating func edit(_ tree: inout LayoutTree)
}

extension MakesRandomEdits {
  /// Edits a tree, lays it out after each edit, and compares its frames with a fresh layout. Returns a description of
  /// the first difference, or `nil`.
  ///
  /// - Parameters:
  ///   - evicts: `true` for random numbers of cached measurements in both trees.
  ///   - watch: Called before each edit, with the number of the edit and the tree.
  mutating func firstDifference(
    in tree: LayoutTree, evicts: Bool = false, watch: (Int, LayoutTree) -> Void = { _, _ in }
  ) -> String? {
    // The model gets the same edits, but only copies of the model are laid out.
    var tree = tree, model = tree
    for edit in 0..<30 {
      watch(edit, tree)
      var copy = self
      self.edit(&tree)
      copy.edit(&model)
      let width = 100 + Double(random.below(4)) * 60
      var fresh = model
      if evicts {
        tree.setCacheCapacity(random.pick([0, 2, 4, 16]))
        fresh.setCacheCapacity(random.pick([0, 2, 4, 16]))
      }
      tree.layout(width: width)
      fresh.layout(width: width)
      guard let difference = FrameDifference(tree.placement(), fresh.placement()) else { continue }
      if evicts, difference.reachesLimit { continue }
      return "edit \(edit): \(difference)"
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
