extension LinearLayout {
  /// Appends an item.
  ///
  ///     let title = line.add(Fixed(height: 44))
  ///     line[title]
  ///
  /// - Returns: the handle for reading the item's frame. An id of the leaf is used only in ``issues``.
  /// - Complexity: O(1), amortized; see ``settle()`` for items with limits.
  @discardableResult
  @inlinable
  public mutating func add(_ leaf: some LayoutLeaf) -> Handle { add(node: leaf._node) }

  @usableFromInline
  mutating func add(node: borrowing LayoutNode) -> Handle {
    makeUnique()
    return line.append(node)
  }

  /// Appends items, and settles the line.
  ///
  ///     let cells = grid.add(contentsOf: (1...12).map { _ in Flex() })
  ///
  /// - Returns: the handles of the items, in order.
  /// - Complexity: O(m) for m new items; O(n + m) if the line must be settled.
  @discardableResult
  public mutating func add<Leaf: LayoutLeaf>(contentsOf leaves: some Sequence<Leaf>) -> [Handle] {
    makeUnique()
    let line = line
    let handles = leaves.map { line.append($0.node) }
    line.settle()
    return handles
  }

  /// Inserts an item before another.
  ///
  /// - Complexity: O(1); the next read or ``settle()`` is O(n).
  @discardableResult
  public mutating func insert(_ leaf: some LayoutLeaf, before handle: Handle) -> Handle {
    makeUnique()
    return line.insert(leaf._node, before: slot(of: handle))
  }

  /// Inserts an item after another.
  ///
  /// - Complexity: O(1); the next read or ``settle()`` is O(n).
  @discardableResult
  public mutating func insert(_ leaf: some LayoutLeaf, after handle: Handle) -> Handle {
    makeUnique()
    guard let successor = line.order.slot(after: slot(of: handle)) else { return line.append(leaf._node) }
    return line.insert(leaf._node, before: successor)
  }

  /// Inserts an item at an index; later items move up by one.
  ///
  /// - Parameters:
  ///   - leaf: the item.
  ///   - index: from 0 to ``count``.
  /// - Complexity: The same as ``insert(_:before:)``. If the line is not settled, also O(d), where d is the distance to
  ///   the nearer end of the line.
  @discardableResult
  public mutating func insert(_ leaf: some LayoutLeaf, at index: Int) -> Handle {
    require(index >= 0 && index <= count, "An item can be inserted at indices from 0 to count.")
    makeUnique()
    if index == count { return line.append(leaf._node) }
    return line.insert(leaf._node, before: line.order.slot(at: index))
  }

  /// Removes an item from the line. Its handle becomes invalid; other handles stay valid.
  ///
  /// - Complexity: O(1); the next read or ``settle()`` is O(n).
  public mutating func remove(_ handle: Handle) {
    makeUnique()
    line.remove(slot(of: handle))
  }

  /// Removes the item at an index.
  ///
  /// - Complexity: The same as ``remove(_:)``. If the line is not settled, also O(d), where d is the distance to the
  ///   nearer end of the line.
  public mutating func remove(at index: Int) { remove(handle(at: index)) }

  /// Removes all items. All handles become invalid. Memory is kept for reuse.
  public mutating func removeAll() {
    makeUnique()
    line.removeAll()
  }

  /// Replaces an item. The handle then refers to the new item.
  ///
  ///     screen.replace(toolbar, with: Fixed(height: 88))
  ///
  /// - Complexity: O(1); the next read or ``settle()`` is O(n).
  public mutating func replace(_ handle: Handle, with leaf: some LayoutLeaf) {
    makeUnique()
    line.replace(slot(of: handle), with: leaf._node)
  }

  /// Returns the handle of the item at an index.
  ///
  /// - Complexity: O(1) if the line ``isSettled``; otherwise O(d), where d is the distance to the nearer end.
  public func handle(at index: Int) -> Handle {
    require(index >= 0 && index < count, "There is no item at this index of the line.")
    return line.order.handle(of: line.order.slot(at: index))
  }

  /// Returns whether a handle's item is in the line.
  ///
  /// A copy contains the items that the line had when it was copied. Items that are added to either later can have
  /// equal handles, and in rare cases so can items of unrelated lines: the result is then `true` for the wrong item.
  public func contains(_ handle: Handle) -> Bool { line.order.slot(of: handle) != nil }

  @inline(__always)
  func slot(of handle: Handle) -> Int {
    guard let slot = line.order.slot(of: handle) else {
      stop("The handle's item is not in this layout: it was removed, or added to another layout.")
    }
    return slot
  }
}
