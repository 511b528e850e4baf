// What a ``Placement`` says of its nodes, of the nodes of a tree. All of it is as of the last layout, and all frames are in the
// coordinates of the bounds; nodes that came since have frames of zero.

extension LayoutTree {
  /// A node's frame inside its border: what absolute children are placed against (CSS padding box). Complexity: O(depth).
  public func paddingFrame(of node: Node) -> Frame {
    let slot = storage.slot(node)
    return storage.frame(slot).inset(by: storage.edges(slot).border)
  }

  /// A node's frame inside its border and padding, where its children or its own content are (CSS content box). It has no
  /// size below 0. Complexity: O(depth).
  ///
  ///     text.draw(in: tree.contentFrame(of: label))
  public func contentFrame(of node: Node) -> Frame {
    let slot = storage.slot(node), edges = storage.edges(slot)
    return storage.frame(slot).inset(by: edges.border).inset(by: edges.padding)
  }

  /// The part of the coordinate space in which a node can be seen: what the nodes around it cut (`overflow` other than
  /// `visible`) leave; nil where nothing is cut off. It may lie beside the node's frame, or be empty.
  ///
  ///     if let clip = tree.clip(of: node) { context.clip(to: clip) }
  ///
  /// - Complexity: O(depth), and again O(depth) for each node around it that cuts.
  public func clip(of node: Node) -> Frame? {
    var cut = Clip(), around = parent(of: node)
    while let node = around {
      let keywords = storage.keywords(node.slot)
      if keywords.clipsX || keywords.clipsY {
        cut.cut(paddingFrame(of: node), x: keywords.clipsX, y: keywords.clipsY)
      }
      around = parent(of: node)
    }
    return cut.frame
  }

  /// Returns the size of what a scroll view in the place of a node scrolls over, as of the last layout:
  /// ``Placement/contentSize(of:)``.
  ///
  ///     scroller.contentSize = tree.contentSize(of: list)
  ///
  /// - Complexity: O(n) in the number of nodes below; where the tree ``findsByPlace``, in that of children, and of the nodes below
  ///   those of which the content sticks out.
  public func contentSize(of node: Node) -> Extent {
    storage.contentSize(storage.slot(node))
  }

  /// By how much the content of a node sticks out of it, on both sides together; 0 where it fits. Whether the node itself cuts
  /// it makes no difference: a scroll container's overflow is how far it scrolls.
  ///
  ///     tree.overflow(of: footer).width      // 12
  ///
  /// - Complexity: As that of ``contentSize(of:)``.
  public func overflow(of node: Node) -> Extent {
    let slot = storage.slot(node)
    return storage.reach(below: slot)?.excess(beyond: storage.frame(slot)) ?? Extent(width: 0, height: 0)
  }

  /// By how much what can be seen sticks out of the bounds, on both sides together; 0 where it fits.
  ///
  /// - Complexity: As that of ``contentSize(of:)``, of the root.
  public var overflow: Extent { storage.overflow }

  /// What a node is. Edits since the last layout count.
  ///
  ///     tree.kind(of: tree.root)             // column
  public func kind(of node: Node) -> Placement.NodeKind { storage.kind(storage.slot(node)) }

  /// What is probably not meant, in preorder. Of the indices of their nodes, ``node(atIndex:)`` makes handles.
  ///
  ///     for issue in tree.issues { mark(tree.node(atIndex: issue.nodeIndex), issue.kind) }
  ///
  /// - Complexity: O(n): that of ``placement()``.
  public var issues: [LayoutIssue] { placement().issues }

  /// How the numbers of the layout came about: that of the last layout's bounds, or where the tree ``needsLayout``, of the one
  /// that ``placement()`` speaks of. Its nodes are called by their indices: see ``index(of:)``.
  ///
  ///     tree.trace().explain(nodeAt: tree.index(of: label), along: .horizontal)
  ///
  /// Leaves that the caller of a layout measures count as 0 here: ``trace(measuring:)``.
  ///
  /// - Complexity: O(n) in the number of nodes, and many times the cost of a layout alone.
  public func trace() -> LayoutTrace { storage.trace() }

  #if !hasFeature(Embedded)
    /// The same, where one function measures all leaves that carry a payload of its type, as in
    /// ``layout(in:measuring:)``. Not in Embedded Swift.
    public func trace<Value>(measuring measure: (Value, Proposal) -> ContentSize?) -> LayoutTrace {
      CallersMeasure.with(measure) { storage.trace($0) }
    }
  #endif
}
