internal import EagerLayout

/// The paths of the nodes of a tree, for faults. A path is built only when it is read.
struct NodePaths {
  private struct Step {
    var parent: Int32
    /// The index of the node among its siblings.
    var position: Int32
    var depth: Int32
  }

  private var steps: ContiguousArray<Step> = []

  init() {}

  /// Creates the paths for a tree. Complexity: O(n).
  init(_ arena: NodeArena) {
    var childCounts = ContiguousArray<Int32>(repeating: 0, count: arena.nodes.count)
    for record in arena.nodes {
      let parent = Int(record.parent)
      append(parent: parent, position: parent < 0 ? 0 : Int(childCounts[parent]))
      if parent >= 0 { childCounts[parent] += 1 }
    }
  }

  /// Adds the next node in preorder; the root's parent is -1.
  mutating func append(parent: Int, position: Int) {
    let depth = parent < 0 ? 0 : steps[parent].depth + 1
    steps.append(
      Step(parent: Int32(truncatingIfNeeded: parent), position: Int32(truncatingIfNeeded: position), depth: depth))
  }

  /// Returns the path of a node: `root.children[3].children[0]`.
  subscript(node: Int) -> String {
    // Long paths are shortened, because full paths would need quadratic memory for the faults of a deep tree.
    let depth = Int(steps[node].depth)
    let shownLevels = depth > 64 ? 16 : depth
    var positions: [Int32] = []
    var step = steps[node]
    for _ in 0..<shownLevels {
      positions.append(step.position)
      step = steps[Int(step.parent)]
    }
    var path = shownLevels < depth ? "root…(\(depth - shownLevels) levels)…" : "root"
    for position in positions.reversed() { path += ".children[\(position)]" }
    return path
  }
}
