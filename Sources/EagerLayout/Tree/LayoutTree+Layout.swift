extension LayoutTree {
  /// Lays the tree out as ``LayoutItem/layout(in:)-(Frame)`` does, and returns the nodes whose frames changed.
  ///
  /// - Complexity: O(1) if nothing changed; otherwise as described in ``LayoutTree``, at most O(n).
  @discardableResult
  public mutating func layout(in bounds: Frame) -> [Node] {
    layout(in: LayoutSpace(bounds), x: bounds.x, y: bounds.y)
  }

  /// Lays the tree out in a width; its height follows the content.
  @discardableResult
  public mutating func layout(width: Double) -> [Node] {
    layout(in: LayoutSpace(width: .definite(width), height: .maxContent))
  }

  /// Lays the tree out in a height; its width follows the content.
  @discardableResult
  public mutating func layout(height: Double) -> [Node] {
    layout(in: LayoutSpace(width: .maxContent, height: .definite(height), fillsHeight: true))
  }

  /// Lays the tree out at its max-content size.
  @discardableResult
  public mutating func layout() -> [Node] { layout(in: LayoutSpace(width: .maxContent, height: .maxContent)) }

  @discardableResult
  package mutating func layout(in space: LayoutSpace, x: Double = 0, y: Double = 0) -> [Node] {
    uniqueStorage().layOut(in: space, x: x, y: y)
    return changes
  }

  /// Invalidates all results, so that the next layout computes everything: for measuring the cost of a full layout.
  package mutating func markAllChanged() { uniqueStorage().markAllDirty() }

  /// Sets the maximum number of cached measurements of a node, a power of two up to 16, or 0: for tests.
  package mutating func setCacheCapacity(_ count: Int) { uniqueStorage().engine.measurements.capacity = count }

  /// The number of values stored outside the nodes, which must not grow without limit through edits.
  package var storedValueCount: Int { storage.arena.rares.count + storage.arena.contents.count + storage.pending.count }

  /// The nodes whose frames in their parents were changed by the last layout, parents before children.
  ///
  /// These include nodes that were added, were moved to another parent, or became hidden (with a frame of zero). The
  /// list is stored, so reading it is O(1). Some of the nodes may have been removed since the layout; check with
  /// ``contains(_:)``.
  public var changes: [Node] { storage.changes }

  /// Returns a node's frame in the coordinates of its parent, or of the bounds for the root, as of the last layout. It
  /// is zero for a hidden node (``isHidden(_:)``) and for a node that was never laid out (``needsLayout``).
  public func frameInParent(of node: Node) -> Frame { storage.frameInParent(storage.slot(node)) }

  /// A node's frame in the coordinates of the bounds, as of the last layout. Complexity: O(depth).
  ///
  /// Zero for a hidden node (``isHidden(_:)``) and for a node that was never laid out (``needsLayout``). For a node
  /// that was moved since the layout, the frame is its old frame in the parent, placed in its new parent.
  public subscript(node: Node) -> Frame { storage.frame(storage.slot(node)) }

  /// The frame of the first node with an id, in the coordinates of the bounds, or `nil` if there is none. It is zero
  /// for a node that is hidden or was never laid out.
  public subscript(id: LayoutID) -> Frame? { node(id).map { self[$0] } }

  /// Whether a node was excluded from the last layout, because it or an ancestor is hidden.
  public func isHidden(_ node: Node) -> Bool { storage.isHidden(storage.slot(node)) }

  /// Whether the tree was edited since its last layout, or never laid out. If `false`, its frames equal the frames of a
  /// fresh layout in the same bounds.
  public var needsLayout: Bool { storage.needsLayout }

  /// Returns all frames and issues, as of the last layout.
  ///
  /// If the tree ``needsLayout``, the result is as after a layout in the bounds of the last layout or, if there was
  /// none, at the max-content size. The tree itself stays unchanged and still needs layout. Leaves that are measured by
  /// a layout's caller are not measured here; first call `layout` with the measuring function.
  ///
  /// - Complexity: O(n), plus the cost of a layout if one is needed.
  public func placement() -> Placement { storage.placement() }
}

extension LayoutTree: CustomStringConvertible {
  /// The description of the tree's ``placement()``. If the tree ``needsLayout``, a first sentence states that the
  /// tree itself still has other frames.
  public var description: String {
    let frames = placement().description
    guard needsLayout else { return frames }
    return storage.input == nil
      ? "Not laid out yet: until layout(in:), all frames of the tree are 0. At its max-content size:\n" + frames
      : "Edited since its last layout: until layout(in:), the tree has its old frames. Frames of the next layout:\n"
        + frames
  }
}
