extension LayoutItem {
  /// Names the item, so that its frame can be read from a placement.
  ///
  ///     enum Part: Int { case title, cell }
  ///     Fixed(width: 60).id(Part.title)
  ///     Flex().id(Part.cell, 3)
  ///
  /// An id that is used twice is reported as an issue, and names the first.
  ///
  /// - Parameters:
  ///   - key: the name.
  ///   - index: which of several items with the same name.
  @inlinable
  public consuming func id<Key: RawRepresentable>(_ key: Key, _ index: Int = 0) -> Self
  where Key.RawValue: FixedWidthInteger {
    identified(LayoutID(Int(truncatingIfNeeded: key.rawValue), index: index))
  }

  /// Names the item by a number.
  @inlinable
  public consuming func id(_ number: Int, _ index: Int = 0) -> Self {
    identified(LayoutID(number, index: index))
  }

  #if !hasFeature(Embedded)
    /// Names the item by a string. Not in Embedded Swift.
    @inlinable
    public consuming func id(_ name: String, _ index: Int = 0) -> Self {
      identified(LayoutID(name, index: index))
    }
  #endif

  @usableFromInline
  consuming func identified(_ id: LayoutID) -> Self {
    node.id = id
    return self
  }
}
