extension LayoutItem {
  @inline(__always)
  consuming func styled(_ change: (inout FlexStyle) -> Void) -> Self {
    change(&node.style)
    return self
  }

  /// The width of the box. CSS `width`.
  public consuming func width(_ points: Double) -> Self { styled { $0.width = .points(points) } }

  /// The width of the box. CSS `width`.
  public consuming func width(_ value: SizeLength) -> Self { styled { $0.width = value } }

  /// The height of the box. CSS `height`.
  public consuming func height(_ points: Double) -> Self { styled { $0.height = .points(points) } }

  /// The height of the box. CSS `height`.
  public consuming func height(_ value: SizeLength) -> Self { styled { $0.height = value } }

  /// The least width; 0 takes away the automatic minimum. CSS `min-width`.
  public consuming func minWidth(_ points: Double) -> Self { styled { $0.minWidth = .points(points) } }

  /// The least width; 0 takes away the automatic minimum. CSS `min-width`.
  public consuming func minWidth(_ value: SizeLength) -> Self { styled { $0.minWidth = value } }

  /// The least height; 0 takes away the automatic minimum. CSS `min-height`.
  public consuming func minHeight(_ points: Double) -> Self { styled { $0.minHeight = .points(points) } }

  /// The least height; 0 takes away the automatic minimum. CSS `min-height`.
  public consuming func minHeight(_ value: SizeLength) -> Self { styled { $0.minHeight = value } }

  /// The greatest width; the minimum wins over it. CSS `max-width`.
  public consuming func maxWidth(_ points: Double) -> Self { styled { $0.maxWidth = .points(points) } }

  /// The greatest width; the minimum wins over it. CSS `max-width`.
  public consuming func maxWidth(_ value: SizeLength) -> Self { styled { $0.maxWidth = value } }

  /// The greatest height; the minimum wins over it. CSS `max-height`.
  public consuming func maxHeight(_ points: Double) -> Self { styled { $0.maxHeight = .points(points) } }

  /// The greatest height; the minimum wins over it. CSS `max-height`.
  public consuming func maxHeight(_ value: SizeLength) -> Self { styled { $0.maxHeight = value } }

  /// The main size before growing and shrinking. CSS `flex-basis`.
  public consuming func basis(_ points: Double) -> Self { styled { $0.flexBasis = .points(points) } }

  /// The main size before growing and shrinking. CSS `flex-basis`.
  public consuming func basis(_ value: FlexBasis) -> Self { styled { $0.flexBasis = value } }

  /// The item's part of free space; 0 does not grow. CSS `flex-grow`.
  public consuming func grow(_ factor: Double) -> Self { styled { $0.flexGrow = factor } }

  /// The item's part of missing space, weighted by its base size; 0 does not shrink. CSS `flex-shrink`.
  public consuming func shrink(_ factor: Double) -> Self { styled { $0.flexShrink = factor } }

  /// What sizes measure: the box with padding and border (initially), or its content alone. CSS `box-sizing`.
  public consuming func boxSizing(_ value: BoxSizing) -> Self { styled { $0.boxSizing = value } }

  /// What happens to content that is too large, in both axes. CSS `overflow`.
  ///
  /// All but `visible` and `clip` take away the automatic minimum size.
  public consuming func overflow(_ value: Overflow) -> Self {
    styled {
      $0.overflowX = value
      $0.overflowY = value
    }
  }

  /// Where the item sits across its line, whatever its container says. CSS `align-self`.
  public consuming func alignSelf(_ value: AlignSelf) -> Self { styled { $0.alignSelf = value } }
}
