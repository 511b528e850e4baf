// Absolute children of a static node: their containing block is a farther ancestor (CSS Position §2.1), so they are
// sized and placed after all other nodes, when the distance to that ancestor is known.
extension FlexEngine {
  /// Finds the containing blocks and the containers that join others, and marks the static nodes with absolute children
  /// as dirty: a change anywhere up to the containing block may move these children.
  func findDistantLinks() {
    forEachNodeWithDistantLinks(of: 0) { node in
      let parent = Int(nodes[node].parent)
      state.links[node].joined = mayJoinContainer(node) ? state.links[parent].joined + 1 : 0
      if state.links[node].joined > Self.maxJoinedContainers { state.links[node].joined = 0 }
      state.links[node].block = nodes[node].keywords.isStatic && parent >= 0 ? state.links[parent].block : Int32(node)
      if hasDistantChildren(node) { markDirty(node) }
      return true
    }
  }

  /// Marks a node as dirty, and its ancestors as containing a dirty node.
  private func markDirty(_ node: Int) {
    boxes[node].flags.formUnion(.dirty)
    var above = Int(nodes[node].parent)
    while above >= 0, !boxes[above].flags.contains(.hasDirty) {
      boxes[above].flags.insert(.hasDirty)
      above = Int(nodes[above].parent)
    }
  }

  /// Whether absolute children of a node are placed in an ancestor of it.
  @inline(__always)
  func hasDistantChildren(_ node: Int) -> Bool {
    let keywords = nodes[node].keywords
    return keywords[.hasAbsoluteChild] != 0 && keywords.isStatic && node > 0
  }

  /// Returns the containing block of a node's absolute children: the node itself or an ancestor.
  @inline(__always)
  func containingBlock(ofChildrenOf node: Int) -> Int { hasDistantChildren(node) ? Int(state.links[node].block) : node }

  /// Pass 4: sizes and places the absolute children whose placement was postponed.
  func placeDistantChildren() {
    findOrigins(in: 0)
    var next = 0
    // Placing a postponed child may postpone further children.
    while next < state.postponed.count {
      let container = Int(state.postponed[next])
      next += 1
      let content = contentBox(container)
      forEachAbsoluteChild(of: container) { child in
        // Only now is the space after its static position known, and the final width of its containing block.
        resolveAbsoluteWidth(of: child, in: container)
        measureAgain(child)
        placeAbsoluteChild(child, container, in: content)
        placeFrames(of: child..<Int(nodes[child].end))
        findOrigins(in: child)
      }
    }
    state.postponed.pop(to: 0)
  }

  /// Computes the positions of static nodes in their containing blocks. Distant children and nodes in them come later.
  private func findOrigins(in root: Int) {
    forEachNodeWithDistantLinks(of: root) { node in
      let parent = Int(nodes[node].parent)
      guard nodes[node].keywords.isStatic, parent >= 0 else {
        (state.links[node].x, state.links[node].y) = (0, 0)
        return node == root || !(nodes[node].keywords.isAbsolute && hasDistantChildren(parent))
      }
      (state.links[node].x, state.links[node].y) = (
        state.links[parent].x + boxes[node].x, state.links[parent].y + boxes[node].y
      )
      return true
    }
  }

  /// Calls `body` with the nodes of a subtree that have distant links, or descendants with distant links, from the root
  /// down. If `body` returns `false`, the descendants of the node are left out.
  private func forEachNodeWithDistantLinks(of root: Int, _ body: (Int) -> Bool) {
    var node = root
    let end = Int(nodes[root].end)
    while node < end {
      node = nodes[node].keywords[.hasDistantLinks] != 0 && body(node) ? node + 1 : Int(nodes[node].end)
    }
  }
}

/// A node's links to farther ancestors than its parent.
struct DistantLinks: BitwiseCopyable {
  /// The number of nested containers up to this node that are laid out together with the outermost one; 0 if the node
  /// does not join its container.
  var joined: Int32 = 0
  /// The containing block of its absolute children, and the node's position in it.
  var block: Int32 = 0
  var x = 0.0
  var y = 0.0
}
