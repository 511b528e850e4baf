extension LayoutItem {
  /// Gives the item an id, with which its frame is read from a placement.
  ///
  ///     enum Part { case title, cell }
  ///     Fixed(width: 60).id(Part.title)
  ///     Flex().id(Part.cell, index: 3)
  ///
  /// An id that is used more than once is reported as an issue and refers to the first item.
  ///
  /// - Parameters:
  ///   - number: the key.
  ///   - index: distinguishes items with the same key.
  @inlinable
  public consuming func id(_ number: Int, index: Int = 0) -> Modified { identified(LayoutID(number, index: index)) }

  /// Identifies the item by an enum case with an integer as its raw value. The id allocates no memory.
  @inlinable
  public consuming func id<Key: RawRepresentable & Hashable & Sendable>(_ key: Key, index: Int = 0) -> Modified
  where Key.RawValue: FixedWidthInteger { identified(LayoutID(key, index: index)) }

  @inlinable
  consuming func identified(_ id: LayoutID) -> Modified {
    var item = _modified()
    item._node.id = id
    return item
  }
}
