extension LayoutTree {
  /// Lays the tree out in bounds, as ``LayoutItem/layout(in:)-(Frame)`` does, and returns the nodes with another frame.
  ///
  /// - Complexity: O(1) where nothing changed; else as said of ``LayoutTree``, at most O(n).
  @discardableResult
  public mutating func layout(in bounds: Frame) -> [Node] {
    layout(in: LayoutSpace(bounds), x: bounds.x, y: bounds.y)
  }

  #if !hasFeature(Embedded)
    /// Lays the tree out in bounds, and has one function measure all leaves that carry a payload of its type, as
    /// ``LayoutItem/layout(in:measuring:)`` does. Not in Embedded Swift.
    ///
    /// It is asked about leaves that are new or got another content or style, and about widths that they did not have before. A layout
    /// without the function takes what it does not know already for 0.
    @discardableResult
    public mutating func layout<Value>(in bounds: Frame, measuring measure: (Value, Proposal) -> ContentSize?) -> [Node]
    {
      layout(in: bounds, isRightToLeft: false, measuring: measure)
    }

    /// The same in bounds with a direction, which a root without one has.
    @discardableResult
    package mutating func layout<Value>(
      in bounds: Frame, isRightToLeft: Bool, measuring measure: (Value, Proposal) -> ContentSize?
    ) -> [Node] {
      let storage = edited()
      var space = LayoutSpace(bounds)
      space.isRightToLeft = isRightToLeft
      CallersMeasure.with(measure) { storage.layOut(in: space, x: bounds.x, y: bounds.y, caller: $0) }
      return changes
    }
  #endif

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

  /// Lays the tree out at its natural size.
  @discardableResult
  public mutating func layout() -> [Node] { layout(in: LayoutSpace(width: .maxContent, height: .maxContent)) }

  @discardableResult
  package mutating func layout(in space: LayoutSpace, x: Double = 0, y: Double = 0) -> [Node] {
    edited().layOut(in: space, x: x, y: y)
    return changes
  }

  /// Has everything found again by the next layout, as if nothing were known: for measuring what that costs.
  package mutating func markAllChanged() { edited().markAllStale() }

  /// How many values are stored beside the nodes: what edits must not make grow without end.
  package var storedParts: Int { storage.arena.rares.count + storage.arena.contents.count + storage.upcoming.count }

  /// The same for two trees that share all they have.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// The nodes that got another frame in their parent's coordinates by the last layout, parents before children.
  ///
  /// Nodes that were added or moved to another parent are among them, and those that became hidden, whose frame is zero.
  /// Reading it builds nothing.
  /// Of those, some may have been removed since: ``contains(_:)`` tells.
  public var changes: [Node] { storage.changes }

  /// A node's frame in its parent's coordinates, as of the last layout; the root's in those of the bounds. Zero for a hidden node
  /// (``isHidden(_:)``), and for one that was not laid out yet (``needsLayout``).
  public func frameInParent(of node: Node) -> Frame { storage.frameInParent(storage.slot(node)) }

  /// A node's frame in the coordinates of the bounds, as of the last layout. Complexity: O(depth).
  ///
  /// Zero for a hidden node (``isHidden(_:)``), and for one that was not laid out yet (``needsLayout``).
  /// A node that was moved since then is where its frame in its parent would put it in the parent that it has now.
  public subscript(node: Node) -> Frame { storage.frame(storage.slot(node)) }

  /// The frame of the first node with an id, in the coordinates of the bounds; nil if there is none. A node that is hidden, or was
  /// not laid out yet, has a frame of zero.
  public subscript(id: LayoutID) -> Frame? { node(id).map { self[$0] } }

  /// Whether a node takes no part in the layout, as of the last one: it or a node around it is hidden.
  public func isHidden(_ node: Node) -> Bool { storage.isHidden(storage.slot(node)) }

  /// Whether the tree was edited since its last layout, or never laid out. Where it is not, frames are those of a fresh
  /// layout in the same bounds.
  public var needsLayout: Bool { storage.needsLayout }

  /// All frames, with the issues, as of the last layout.
  ///
  /// Where the tree ``needsLayout``, they are those that a layout in the same bounds as the last one would give, or before
  /// the first one its natural size; the tree stays as it is, so that the next layout does the same again. Leaves that the caller
  /// of a layout measures are not measured here: lay out with the function before.
  ///
  /// - Complexity: O(n), and that of the layout where one is needed.
  public func placement() -> Placement { storage.placement() }
}

#if !hasFeature(Embedded)
  extension LayoutTree: CustomStringConvertible {
    /// The description of its ``placement()``. Where the tree ``needsLayout``, a sentence before it says that the tree itself still
    /// answers with other frames.
    public var description: String {
      let frames = placement().description
      guard needsLayout else { return frames }
      return storage.input == nil
        ? "Not laid out yet: until layout(in:), the tree answers with frames of 0. Its natural size:\n" + frames
        : "Edited since its last layout: until layout(in:), the tree answers with that one's frames. The next ones:\n"
          + frames
    }
  }
#endif
