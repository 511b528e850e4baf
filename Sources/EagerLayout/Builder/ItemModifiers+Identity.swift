extension LayoutItem {
  /// Names the item, so that its frame can be read from a placement.
  ///
  ///     enum Part { case title, cell }
  ///     Fixed(width: 60).id(Part.title)
  ///     Flex().id(Part.cell, index: 3)
  ///
  /// An id that is used twice is reported as an issue, and names the first.
  ///
  /// - Parameters:
  ///   - number: the name.
  ///   - index: which of several items with the same name.
  @inlinable
  public consuming func id(_ number: Int, index: Int = 0) -> Modified { identified(LayoutID(number, index: index)) }

  /// Names the item by a case of an enumeration of integers, which takes no memory of its own.
  @inlinable
  public consuming func id<Key: RawRepresentable & Hashable & Sendable>(_ key: Key, index: Int = 0) -> Modified
  where Key.RawValue: FixedWidthInteger { identified(LayoutID(key, index: index)) }

  #if hasFeature(Embedded)
    /// Names the item by an id.
    @inlinable
    public consuming func id(_ id: LayoutID) -> Modified { identified(id) }
  #else
    /// Names the item by any value, or by an id.
    @inlinable
    public consuming func id(_ key: some Hashable & Sendable, index: Int = 0) -> Modified {
      identified(LayoutID(key, index: index))
    }

    /// Names the item by an object, such as the view that it places.
    @_disfavoredOverload
    @inlinable
    public consuming func id(_ object: AnyObject, index: Int = 0) -> Modified {
      identified(LayoutID(object, index: index))
    }
  #endif

  @inlinable
  consuming func identified(_ id: LayoutID) -> Modified {
    var item = _modified()
    item._node.id = id
    return item
  }
}
