// Finds nodes by ids, by integers, and by cases of an enumeration with integer raw values. `LayoutID+Keys.swift` finds
// them by other keys.

extension Placement {
  /// Returns the node with an id, or `nil`. Complexity: O(log n) in the number of ids.
  ///
  /// If several nodes have the id, returns the first that is not hidden, or the first if all are hidden.
  ///
  ///     placement.node(Part.title)?.contentFrame
  public func node(_ id: LayoutID) -> Node? { ids[id].map { Node(placement: self, index: $0) } }

  /// Returns the index in ``frames`` of the node with an id, or `nil`. Complexity: O(log n) in the number of ids.
  public func index(of id: LayoutID) -> Int? { ids[id] }

  /// Returns the index in ``frames`` of the node whose id has this key, as ``index(of:)`` does.
  public func index<Key: RawRepresentable & Hashable & Sendable>(of key: Key, index: Int = 0) -> Int?
  where Key.RawValue: FixedWidthInteger { self.index(of: LayoutID(key, index: index)) }

  /// Returns the node with a number as its id, or `nil`.
  public func node(_ number: Int, index: Int = 0) -> Node? { node(LayoutID(number, index: index)) }

  /// Returns the node at an index in ``frames``.
  public func node(atIndex index: Int) -> Node { self[Index(index)] }

  /// Returns a node's id, or `nil` if it has none. Complexity: O(log n) in the number of ids.
  public func id(of index: Int) -> LayoutID? {
    require(index >= 0 && index < nodes.count, "There is no node at this index of the placement.")
    return ids.id(of: index)
  }

  /// The frame of the node with an id, in the coordinates of the bounds, or `nil`. The frame of a hidden node is zero.
  public subscript(id: LayoutID) -> Frame? { ids[id].map { frames[$0] } }

  /// The frame of the node with a number as its id, in the coordinates of the bounds, or `nil`.
  public subscript(number: Int, index: Int = 0) -> Frame? { self[LayoutID(number, index: index)] }

  /// The frame of the node with an id, in the coordinates of the bounds, or `nil`.
  ///
  ///     placement[Part.cell, 3]
  public subscript<Key: RawRepresentable & Hashable & Sendable>(key: Key, index: Int = 0) -> Frame?
  where Key.RawValue: FixedWidthInteger { self[LayoutID(key, index: index)] }

  /// Returns the node with an id, or `nil`.
  public func node<Key: RawRepresentable & Hashable & Sendable>(_ key: Key, index: Int = 0) -> Node?
  where Key.RawValue: FixedWidthInteger { node(LayoutID(key, index: index)) }
}
