extension LinearLayout {
  /// Puts an item at the end.
  ///
  ///     let title = line.add(Fixed(height: 44))
  ///     line[title]
  ///
  /// - Returns: the handle by which the item's frame is read. An id of the leaf serves for ``issues`` alone.
  /// - Complexity: O(1), amortised; see ``settle()`` for items with limits.
  @discardableResult
  @inlinable
  public mutating func add(_ leaf: some LayoutLeaf) -> Handle { add(node: leaf._node) }

  @usableFromInline
  mutating func add(node: borrowing LayoutNode) -> Handle {
    makeUnique()
    return line.append(node)
  }

  /// Puts items at the end, and settles the line.
  ///
  ///     let cells = grid.add(contentsOf: (1...12).map { _ in Flex() })
  ///
  /// - Returns: the items' handles, in order.
  /// - Complexity: O(m) for m new items; O(n + m) if the line has to be settled.
  @discardableResult
  public mutating func add<Leaf: LayoutLeaf>(contentsOf leaves: some Sequence<Leaf>) -> [Handle] {
    makeUnique()
    let line = line
    let handles = leaves.map { line.append($0.node) }
    line.settle()
    return handles
  }

  /// Puts an item before another.
  ///
  /// - Complexity: O(1); the first read or ``settle()`` thereafter is O(n).
  @discardableResult
  public mutating func insert(_ leaf: some LayoutLeaf, before handle: Handle) -> Handle {
    makeUnique()
    return line.insert(leaf._node, before: slot(of: handle))
  }

  /// Puts an item after another.
  ///
  /// - Complexity: O(1); the first read or ``settle()`` thereafter is O(n).
  @discardableResult
  public mutating func insert(_ leaf: some LayoutLeaf, after handle: Handle) -> Handle {
    makeUnique()
    guard let successor = line.order.slot(after: slot(of: handle)) else { return line.append(leaf._node) }
    return line.insert(leaf._node, before: successor)
  }

  /// Puts an item at an index; the items from there on move up.
  ///
  /// - Parameters:
  ///   - leaf: the item.
  ///   - index: from 0 to ``count``.
  /// - Complexity: as ``insert(_:before:)``; in a line that is not settled, O(d) to the nearer end for the index to be found.
  @discardableResult
  public mutating func insert(_ leaf: some LayoutLeaf, at index: Int) -> Handle {
    require(index >= 0 && index <= count, "An item can be inserted at indices from 0 to count.")
    makeUnique()
    if index == count { return line.append(leaf._node) }
    return line.insert(leaf._node, before: line.order.slot(at: index))
  }

  /// Takes an item out of the line. Its handle is no longer valid; the others are.
  ///
  /// - Complexity: O(1); the first read or ``settle()`` thereafter is O(n).
  public mutating func remove(_ handle: Handle) {
    makeUnique()
    line.remove(slot(of: handle))
  }

  /// Takes the item at an index out of the line.
  ///
  /// - Complexity: as ``remove(_:)``; in a line that is not settled, O(d) to the nearer end for the index to be found.
  public mutating func remove(at index: Int) { remove(handle(at: index)) }

  /// Takes all items out of the line; no handle stays valid. Memory is kept.
  public mutating func removeAll() {
    makeUnique()
    line.removeAll()
  }

  /// Puts another item in the place of one; the handle stands for the new one.
  ///
  ///     screen.replace(toolbar, with: Fixed(height: 88))
  ///
  /// - Complexity: O(1); the first read or ``settle()`` thereafter is O(n).
  public mutating func replace(_ handle: Handle, with leaf: some LayoutLeaf) {
    makeUnique()
    line.replace(slot(of: handle), with: leaf._node)
  }

  /// The handle of the item at an index.
  ///
  /// - Complexity: O(1); in a line that is not settled, O(d) to the nearer end.
  public func handle(at index: Int) -> Handle {
    require(index >= 0 && index < count, "There is no item at this index of the line.")
    return line.order.handle(of: line.order.slot(at: index))
  }

  /// Returns whether a handle's item is in the line.
  ///
  /// A copy contains the items that the line had when it was copied. Items that are added to either later can have equal handles,
  /// and in rare cases so can items of unrelated lines: the result is then `true` for the wrong item.
  public func contains(_ handle: Handle) -> Bool { line.order.slot(of: handle) != nil }

  @inline(__always)
  func slot(of handle: Handle) -> Int {
    guard let slot = line.order.slot(of: handle) else {
      stop("The handle's item is not in this layout: it was removed, or added to another layout.")
    }
    return slot
  }
}
