extension LayoutItem {
  @inline(__always)
  consuming func styled(_ change: (inout FlexStyle) -> Void) -> Self {
    change(&_node.style)
    return self
  }

  /// The width of the box. Initially `auto`. CSS `width`.
  public consuming func width(_ points: Double) -> Self { styled { $0.width = .points(points) } }

  /// The width of the box. Initially `auto`. CSS `width`.
  public consuming func width(_ value: SizeLength) -> Self { styled { $0.width = value } }

  /// The height of the box. Initially `auto`. CSS `height`.
  public consuming func height(_ points: Double) -> Self { styled { $0.height = .points(points) } }

  /// The height of the box. Initially `auto`. CSS `height`.
  public consuming func height(_ value: SizeLength) -> Self { styled { $0.height = value } }

  /// The least width. Initially `auto`, the automatic minimum, which 0 takes away. CSS `min-width`.
  public consuming func minWidth(_ points: Double) -> Self { styled { $0.minWidth = .points(points) } }

  /// The least width. Initially `auto`, the automatic minimum, which 0 takes away. CSS `min-width`.
  public consuming func minWidth(_ value: SizeLength) -> Self { styled { $0.minWidth = value } }

  /// The least height. Initially `auto`, the automatic minimum, which 0 takes away. CSS `min-height`.
  public consuming func minHeight(_ points: Double) -> Self { styled { $0.minHeight = .points(points) } }

  /// The least height. Initially `auto`, the automatic minimum, which 0 takes away. CSS `min-height`.
  public consuming func minHeight(_ value: SizeLength) -> Self { styled { $0.minHeight = value } }

  /// The greatest width; the minimum wins over it. Initially `none`. CSS `max-width`.
  public consuming func maxWidth(_ points: Double) -> Self { styled { $0.maxWidth = .points(points) } }

  /// The greatest width; the minimum wins over it. Initially `none`. CSS `max-width`.
  public consuming func maxWidth(_ value: SizeLength) -> Self { styled { $0.maxWidth = value } }

  /// The greatest height; the minimum wins over it. Initially `none`. CSS `max-height`.
  public consuming func maxHeight(_ points: Double) -> Self { styled { $0.maxHeight = .points(points) } }

  /// The greatest height; the minimum wins over it. Initially `none`. CSS `max-height`.
  public consuming func maxHeight(_ value: SizeLength) -> Self { styled { $0.maxHeight = value } }

  /// The main size before growing and shrinking. Initially `auto`: the width or height; 0 for a `Flex`. CSS `flex-basis`.
  public consuming func basis(_ points: Double) -> Self { styled { $0.flexBasis = .points(points) } }

  /// The main size before growing and shrinking. Initially `auto`: the width or height; 0 for a `Flex`. CSS `flex-basis`.
  public consuming func basis(_ value: FlexBasis) -> Self { styled { $0.flexBasis = value } }

  /// The item's part of free space. Initially 0, which does not grow; n for `Flex(n)`. CSS `flex-grow`.
  public consuming func grow(_ factor: Double) -> Self { styled { $0.flexGrow = factor } }

  /// The item's part of missing space, weighted by its base size. Initially 1; 0, which does not shrink, for a `Fixed`.
  /// CSS `flex-shrink`.
  public consuming func shrink(_ factor: Double) -> Self { styled { $0.flexShrink = factor } }

  /// What sizes measure: the box with padding and border (initially), or its content alone. CSS `box-sizing`.
  public consuming func boxSizing(_ value: BoxSizing) -> Self { styled { $0.boxSizing = value } }

  /// Width divided by height: the size that is not given follows from the one that is. Initially nil, which is CSS's
  /// `auto`: no ratio. CSS `aspect-ratio`.
  ///
  ///     Measured(width: 0, height: 0).width(100).aspectRatio(4)      // 100 × 25
  ///
  /// A leaf is no smaller than its content there, unless it has a minimum or is a scroll container.
  public consuming func aspectRatio(_ ratio: Double?) -> Self { styled { $0.aspectRatio = ratio } }

  /// The ratio of width to height, as in `.aspectRatio(16, 9)`. CSS `aspect-ratio: 16 / 9`.
  public consuming func aspectRatio(_ width: Double, _ height: Double) -> Self { aspectRatio(width / height) }

  /// What happens to content that is too large, in both axes. Initially visible. CSS `overflow`.
  ///
  /// All but `visible` and `clip` take away the automatic minimum size.
  public consuming func overflow(_ value: Overflow) -> Self { overflow(x: value, y: value) }

  /// What happens to content that is too wide, and too high. CSS `overflow-x` and `overflow-y`.
  public consuming func overflow(x: Overflow, y: Overflow) -> Self {
    styled {
      $0.overflowX = x
      $0.overflowY = y
    }
  }

  /// Where the item sits across its line, whatever its container says, and what it does with overflow. Initially `auto`:
  /// as the container says. CSS `align-self`.
  public consuming func alignSelf(_ value: AlignSelf, _ overflow: OverflowPosition = .unspecified) -> Self {
    styled {
      $0.alignSelf = value
      $0.selfSafety = overflow
    }
  }
}
