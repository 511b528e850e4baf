extension LayoutTree {
  /// Lays the tree out in bounds, as ``LayoutItem/layout(in:)-(Frame)`` does, and returns the nodes with another frame.
  ///
  /// - Complexity: O(1) where nothing changed; else as said of ``LayoutTree``, at most O(n).
  @discardableResult
  public mutating func layout(in bounds: Frame) -> [Node] {
    layout(
      in: LayoutSpace(width: .definite(bounds.width), height: .definite(bounds.height), fillsHeight: true), x: bounds.x,
      y: bounds.y)
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

  /// A node's frame in its parent's coordinates, as of the last layout; the root's in those of the bounds. Zero before.
  public func frameInParent(of node: Node) -> Frame { storage.frameInParent(storage.slot(node)) }

  /// A node's frame in the coordinates of the bounds, as of the last layout. Complexity: O(depth).
  ///
  /// A node that was moved since then is where its frame in its parent would put it in the parent that it has now.
  public subscript(node: Node) -> Frame { storage.frame(storage.slot(node)) }

  /// The frame of the first node with an id, in the coordinates of the bounds; nil if there is none.
  public subscript(id: LayoutID) -> Frame? { node(id).map { self[$0] } }

  /// The frame of the first node with a number as its id, in the coordinates of the bounds; nil if there is none.
  public subscript(number: Int, index: Int = 0) -> Frame? { node(number, index).map { self[$0] } }

  /// The frame of the first node with an id, in the coordinates of the bounds; nil if there is none.
  public subscript<Key: RawRepresentable>(key: Key, index: Int = 0) -> Frame? where Key.RawValue: FixedWidthInteger {
    node(key, index).map { self[$0] }
  }

  #if !hasFeature(Embedded)
    /// The frame of the first node with a string as its id, in the coordinates of the bounds; nil if there is none.
    public subscript(name: String, index: Int = 0) -> Frame? { node(name, index).map { self[$0] } }
  #endif

  /// All frames, with the issues, as of the last layout.
  ///
  /// Nothing is laid out for it, but after edits the tree has to be laid out before. Complexity: O(n).
  public func placement() -> Placement { storage.placement() }
}
