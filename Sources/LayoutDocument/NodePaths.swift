internal import EagerLayout

/// The way to each node of a tree, told when a fault asks for it.
struct NodePaths {
  private struct Step {
    var parent: Int32
    /// Which child of its parent the node is.
    var position: Int32
    var depth: Int32
  }

  private var steps: ContiguousArray<Step> = []

  init() {}

  /// The paths of a tree's nodes. Complexity: O(n).
  init(_ arena: NodeArena) {
    var children = ContiguousArray<Int32>(repeating: 0, count: arena.nodes.count)
    for record in arena.nodes {
      let parent = Int(record.parent)
      append(parent: parent, position: parent < 0 ? 0 : Int(children[parent]))
      if parent >= 0 { children[parent] += 1 }
    }
  }

  /// Adds the next node in preorder; the root's parent is -1.
  mutating func append(parent: Int, position: Int) {
    let depth = parent < 0 ? 0 : steps[parent].depth + 1
    steps.append(
      Step(parent: Int32(truncatingIfNeeded: parent), position: Int32(truncatingIfNeeded: position), depth: depth))
  }

  /// A node's path: `root.children[3].children[0]`.
  subscript(node: Int) -> String {
    // All faults of a deep tree would otherwise take quadratic room.
    let depth = Int(steps[node].depth)
    let told = depth > 64 ? 16 : depth
    var positions: [Int32] = []
    var step = steps[node]
    for _ in 0..<told {
      positions.append(step.position)
      step = steps[Int(step.parent)]
    }
    var path = told < depth ? "root…(\(depth - told) levels)…" : "root"
    for position in positions.reversed() { path += ".children[\(position)]" }
    return path
  }
}
