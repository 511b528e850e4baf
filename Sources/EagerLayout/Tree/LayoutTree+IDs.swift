// Finds nodes by id, as in a ``Placement``.

extension LayoutTree {
  /// Returns the first node with an id, or `nil`. Nodes that the last layout did not hide come before hidden ones.
  ///
  /// - Complexity: O(log n) in the number of ids. After edits, also O(1) for each node that was not laid out yet, and
  ///   O(n) for an id of several nodes.
  public func node(_ id: LayoutID) -> Node? { storage.slot(id).map { storage.handle($0) } }

  /// Returns the first node with a number as its id, as ``node(_:)`` does.
  public func node(_ number: Int, index: Int = 0) -> Node? { node(LayoutID(number, index: index)) }

  /// The frame of the first node with a number as its id, in the coordinates of the bounds, or `nil`.
  public subscript(number: Int, index: Int = 0) -> Frame? { self[LayoutID(number, index: index)] }

  /// Returns a node's id, or `nil` if it has none. Complexity: the same as ``node(_:)``.
  public func id(of node: Node) -> LayoutID? { storage.id(of: storage.slot(node)) }

  /// Returns the first node with an id, as ``node(_:)`` does.
  public func node<Key: RawRepresentable & Hashable & Sendable>(_ key: Key, index: Int = 0) -> Node?
  where Key.RawValue: FixedWidthInteger { node(LayoutID(key, index: index)) }

  /// The frame of the first node with an id, in the coordinates of the bounds, or `nil`.
  public subscript<Key: RawRepresentable & Hashable & Sendable>(key: Key, index: Int = 0) -> Frame?
  where Key.RawValue: FixedWidthInteger { self[LayoutID(key, index: index)] }
}
