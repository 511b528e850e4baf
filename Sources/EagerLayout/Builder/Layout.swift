extension LayoutItem {
  /// Lays the item out in bounds.
  ///
  /// In each axis, an item without a size of its own fills the bounds, and one with a size has it. It sits at the
  /// bounds' origin, and the frames are in the bounds' coordinates.
  ///
  ///     let placement = Column { Flex(); Fixed(height: 44) }.layout(in: Frame(width: 414, height: 896))
  ///     placement.frames[2]     // 0 852 414 44
  ///
  /// A size of `.infinity` means that the layout follows the content in that axis. What is not a number or negative
  /// counts as 0, and is one of the placement's ``Placement/issues``.
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
    Placement(
      NodeArena(node), in: LayoutSpace(width: .maxContent, height: .definite(height), fillsHeight: true))
  }

  /// Lays the item out in a width and a height, from 0 on: as ``LayoutItem/layout(in:)-(Frame)`` in a frame of that size.
  public func layout(width: Double, height: Double) -> Placement { layout(in: Frame(width: width, height: height)) }

  /// Lays the item out in a width and a height of whole numbers, such as a terminal's.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func layout(width: some BinaryInteger, height: some BinaryInteger) -> Placement {
    layout(width: Double(width), height: Double(height))
  }

  /// Lays the item out in a width of a whole number; its height follows the content.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func layout(width: some BinaryInteger) -> Placement { layout(width: Double(width)) }

  /// Lays the item out in an extent, from 0 on: as ``LayoutItem/layout(in:)-(Frame)`` in a frame of that size.
  public func layout(in extent: Extent) -> Placement { layout(width: extent.width, height: extent.height) }

  /// Lays the item out at its natural size. Complexity: O(n) in the number of nodes.
  public func layout() -> Placement {
    Placement(NodeArena(node), in: LayoutSpace(width: .maxContent, height: .maxContent))
  }
}
