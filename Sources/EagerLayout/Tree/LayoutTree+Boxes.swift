// Counterparts of the methods of ``Placement``. All results are from the last layout, and all frames are in the
// coordinates of the bounds. Nodes that were added since that layout have frames of zero.

extension LayoutTree {
  /// Returns a node's frame inside its border, the containing block of absolute children. Complexity: O(depth).
  public func paddingFrame(of node: Node) -> Frame {
    let slot = storage.slot(node)
    return storage.frame(slot).inset(by: storage.edges(slot).border)
  }

  /// Returns a node's frame inside its border and padding (CSS content box), which contains its children or content.
  /// Sizes are at least 0. Complexity: O(depth).
  ///
  ///     text.draw(in: tree.contentFrame(of: label))
  public func contentFrame(of node: Node) -> Frame {
    let slot = storage.slot(node), edges = storage.edges(slot)
    return storage.frame(slot).inset(by: edges.border).inset(by: edges.padding)
  }

  /// Returns the region in which a node is visible, in the coordinates of the bounds: the common part of the padding
  /// boxes of all ancestors that clip (`overflow` other than `visible`), or `nil` if none does. It may be empty.
  ///
  ///     if let clip = tree.clip(of: node) { context.clip(to: clip) }
  ///
  /// - Complexity: O(depth), and again O(depth) for each ancestor that clips.
  public func clip(of node: Node) -> Frame? {
    var clip = ClipRegion(), next = parent(of: node)
    while let ancestor = next {
      let keywords = storage.keywords(ancestor.slot)
      if keywords.clipsX || keywords.clipsY, !storage.isBoxless(ancestor.slot) {
        clip.intersect(paddingFrame(of: ancestor), x: keywords.clipsX, y: keywords.clipsY)
      }
      next = parent(of: ancestor)
    }
    return clip.frame
  }

  /// Returns the content size of a scroll view that shows a node, as of the last layout: see
  /// ``Placement/contentSize(of:)``.
  ///
  ///     scroller.contentSize = tree.contentSize(of: list)
  ///
  /// - Complexity: O(n) in the number of descendants. With ``findsByPlace``, O(n) in the number of children, plus the
  ///   number of descendants of those children whose content overflows.
  public func contentSize(of node: Node) -> Extent { storage.contentSize(storage.slot(node)) }

  /// Returns by how much a node's content overflows the node, as the sum of both sides; 0 if it fits. Clipping by the
  /// node itself makes no difference. The padding and border after the content do not count: for the scroll distance of
  /// a scroll container, use ``contentSize(of:)``.
  ///
  ///     tree.overflow(of: footer).width      // 12
  ///
  /// - Complexity: The same as ``contentSize(of:)``.
  public func overflow(of node: Node) -> Extent {
    let slot = storage.slot(node)
    return storage.visibleEdges(below: slot)?.overflow(beyond: storage.frame(slot)) ?? Extent(width: 0, height: 0)
  }

  /// The visible overflow beyond the bounds, as the sum of both sides; 0 if everything fits.
  ///
  /// - Complexity: The same as ``contentSize(of:)`` of the root.
  public var overflow: Extent { storage.overflow }

  /// Returns the kind of a node, including edits since the last layout.
  ///
  ///     tree.kind(of: tree.root)             // column
  public func kind(of node: Node) -> Placement.NodeKind { storage.kind(storage.slot(node)) }

  /// Probable mistakes, in preorder. ``node(atIndex:)`` converts the node index of an issue to a handle.
  ///
  ///     for issue in tree.issues { mark(tree.node(atIndex: issue.nodeIndex), issue.kind) }
  ///
  /// - Complexity: O(n), the same as ``placement()``.
  public var issues: [LayoutIssue] { placement().issues }

  /// Returns the steps that led to the numbers of the last layout, or, if the tree ``needsLayout``, to the numbers of
  /// ``placement()``. The trace identifies nodes by index: see ``index(of:)``.
  ///
  ///     tree.trace().explain(nodeAt: tree.index(of: label), along: .horizontal)
  ///
  /// Leaves that are measured by the caller of a layout count as 0 here; for these use ``trace(measuring:)``.
  ///
  /// - Complexity: O(n) in the number of nodes, at many times the cost of a layout.
  public func trace() -> LayoutTrace { storage.trace() }
}
