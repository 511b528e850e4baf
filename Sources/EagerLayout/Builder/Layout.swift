extension LayoutItem {
  /// Lays the item out in a rectangle.
  ///
  /// In each axis, an item without a size of its own fills the bounds; one with a size keeps it. The item sits at the
  /// origin of the bounds, and all frames are in the coordinates of the bounds.
  ///
  ///     let placement = Column { Flex(); Fixed(height: 44) }.layout(in: Frame(width: 414, height: 896))
  ///     placement.frames[2]     // 0 852 414 44
  ///
  /// A size of `.infinity` sizes the layout to its content in that axis. A size that is negative or not a number counts
  /// as 0 and is reported in the placement's ``Placement/issues``.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public func layout(in bounds: Frame) -> Placement {
    Placement(NodeArena(node), in: LayoutSpace(bounds), x: bounds.x, y: bounds.y)
  }

  /// Lays the item out in a width; its height follows the content. Complexity: O(n) in the number of nodes.
  public func layout(width: Double) -> Placement {
    Placement(NodeArena(node), in: LayoutSpace(width: .definite(width), height: .maxContent))
  }

  /// Lays the item out in a height; its width follows the content. Complexity: O(n) in the number of nodes.
  public func layout(height: Double) -> Placement {
    Placement(NodeArena(node), in: LayoutSpace(width: .maxContent, height: .definite(height), fillsHeight: true))
  }

  /// Lays the item out in a size at the origin, as ``LayoutItem/layout(in:)-(Frame)`` does in a frame of that size.
  public func layout(width: Double, height: Double) -> Placement { layout(in: Frame(width: width, height: height)) }

  /// Lays the item out in a width and a height of whole numbers, such as terminal cells.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func layout(width: some BinaryInteger, height: some BinaryInteger) -> Placement {
    layout(width: Double(width), height: Double(height))
  }

  /// Lays the item out in a width of a whole number; its height follows the content.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func layout(width: some BinaryInteger) -> Placement { layout(width: Double(width)) }

  /// Lays the item out in a size at the origin, as ``LayoutItem/layout(in:)-(Frame)`` does in a frame of that size.
  public func layout(in extent: Extent) -> Placement { layout(width: extent.width, height: extent.height) }

  /// Lays the item out at its max-content size. Complexity: O(n) in the number of nodes.
  public func layout() -> Placement {
    Placement(NodeArena(node), in: LayoutSpace(width: .maxContent, height: .maxContent))
  }
}
