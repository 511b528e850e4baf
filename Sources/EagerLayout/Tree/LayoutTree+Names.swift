// Finding nodes by their ids, as in a ``Placement``.

extension LayoutTree {
  /// The first node with an id that was not hidden by the last layout, or the first one if all were; nil if there is none.
  ///
  /// - Complexity: O(log n) in the number of ids; after edits also O(1) for each node that was not laid out yet, and O(n) for
  ///   an id that several nodes have.
  public func node(_ id: LayoutID) -> Node? { storage.slot(id).map { storage.handle($0) } }

  /// The first node with a number as its id, as ``node(_:)`` finds it.
  public func node(_ number: Int, index: Int = 0) -> Node? { node(LayoutID(number, index: index)) }

  /// The frame of the first node with a number as its id, in the coordinates of the bounds; nil if there is none.
  public subscript(number: Int, index: Int = 0) -> Frame? { self[LayoutID(number, index: index)] }

  /// A node's id; nil if it has none. Complexity: as ``node(_:)``.
  public func id(of node: Node) -> LayoutID? { storage.id(of: storage.slot(node)) }

  /// The first node with an id, as ``node(_:)`` finds it.
  public func node<Key: RawRepresentable & Hashable & Sendable>(_ key: Key, index: Int = 0) -> Node?
  where Key.RawValue: FixedWidthInteger { node(LayoutID(key, index: index)) }

  /// The frame of the first node with an id, in the coordinates of the bounds; nil if there is none.
  public subscript<Key: RawRepresentable & Hashable & Sendable>(key: Key, index: Int = 0) -> Frame?
  where Key.RawValue: FixedWidthInteger { self[LayoutID(key, index: index)] }
}

#if !hasFeature(Embedded)
  extension LayoutTree {
    /// The first node with any value as its id, as ``node(_:)`` finds it.
    @_disfavoredOverload
    public func node(_ key: some Hashable & Sendable, index: Int = 0) -> Node? { node(LayoutID(key, index: index)) }

    /// The first node with an object as its id, as ``node(_:)`` finds it.
    @_disfavoredOverload
    public func node(_ object: AnyObject, index: Int = 0) -> Node? { node(LayoutID(object, index: index)) }

    /// The frame of the first node with any value as its id, in the coordinates of the bounds; nil if there is none.
    @_disfavoredOverload
    public subscript(key: some Hashable & Sendable, index: Int = 0) -> Frame? { self[LayoutID(key, index: index)] }

    /// The frame of the first node with an object as its id, in the coordinates of the bounds; nil if there is none.
    @_disfavoredOverload
    public subscript(object: AnyObject, index: Int = 0) -> Frame? { self[LayoutID(object, index: index)] }
  }
#endif
