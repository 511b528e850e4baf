// Absolute children of a static node: their containing block is a farther ancestor (CSS Position §2.1), so they are
// sized and placed after all other nodes, when the distance to that ancestor is known.
extension FlexEngine {
  /// Finds the containing blocks, and marks the static nodes with absolute children as dirty: a change anywhere up to
  /// the containing block may move these children.
  func findContainingBlocks() {
    forEachNodeAboveDistantChildren(of: 0) { node in
      let parent = Int(nodes[node].parent)
      blocks[node].block = nodes[node].keywords.isStatic && parent >= 0 ? blocks[parent].block : Int32(node)
      if hasDistantChildren(node) { markStale(node) }
    }
  }

  /// Marks a node as dirty, and its ancestors as containing a dirty node.
  private func markStale(_ node: Int) {
    boxes[node].flags.formUnion(.stale)
    var above = Int(nodes[node].parent)
    while above >= 0, !boxes[above].flags.contains(.hasStale) {
      boxes[above].flags.insert(.hasStale)
      above = Int(nodes[above].parent)
    }
  }

  /// Whether absolute children of a node are placed in an ancestor of it.
  @inline(__always)
  func hasDistantChildren(_ node: Int) -> Bool {
    let keywords = nodes[node].keywords
    return keywords[.hasDistantLinks] != 0 && keywords.isStatic && keywords[.hasChildOutOfFlow] != 0 && node > 0
  }

  /// The nearest ancestor that contains the absolute children of a node, or the node itself.
  @inline(__always)
  func containingBlock(ofChildrenOf node: Int) -> Int { hasDistantChildren(node) ? Int(blocks[node].block) : node }

  /// Pass 4: sizes and places the absolute children whose placement was postponed.
  func placeDistantChildren() {
    findOrigins(in: 0)
    var next = 0
    // Nodes in such a child may postpone more.
    while next < postponed.count {
      let container = Int(postponed[next])
      next += 1
      let content = contentBox(container)
      var child = container + 1
      while child < Int(nodes[container].end) {
        let keywords = nodes[child].keywords
        if keywords.isAbsolute, !keywords.isHidden {
          sizeDistantChild(child, in: container)
          placeAbsoluteChild(child, container, in: content)
          placeFrames(of: child..<Int(nodes[child].end))
          findOrigins(in: child)
        }
        child = Int(nodes[child].end)
      }
    }
    postponed.pop(to: 0)
  }

  /// Sets the width again: the space from a static position on is known only now.
  private func sizeDistantChild(_ child: Int, in container: Int) {
    let width = absoluteWidth(child, in: arrangedRoom(of: child, container, isHorizontal: true))
    if boxes[child].width == width { return }
    boxes[child].width = width
    markResized(child)
    measureAlone(child)
  }

  /// Computes the positions of static nodes in their containing blocks. Distant children come later.
  private func findOrigins(in root: Int) {
    forEachNodeAboveDistantChildren(of: root) { node in
      let parent = Int(nodes[node].parent)
      guard nodes[node].keywords.isStatic, parent >= 0 else {
        (blocks[node].x, blocks[node].y) = (0, 0)
        return
      }
      (blocks[node].x, blocks[node].y) = (blocks[parent].x + boxes[node].x, blocks[parent].y + boxes[node].y)
    }
  }

  /// Calls a function with the nodes of a subtree that have absolute children of static nodes below, from the root down.
  private func forEachNodeAboveDistantChildren(of root: Int, _ body: (Int) -> Void) {
    var node = root
    let end = Int(nodes[root].end)
    while node < end {
      if nodes[node].keywords[.hasDistantLinks] == 0 {
        node = Int(nodes[node].end)
      } else {
        body(node)
        node += 1
      }
    }
  }
}

/// The containing block of a node's absolute children, and the node's position in it.
struct BlockOfAbsolutes: BitwiseCopyable {
  var block: Int32 = 0
  var x = 0.0
  var y = 0.0
}
