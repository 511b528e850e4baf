extension LayoutItem {
  @inlinable
  @inline(__always)
  consuming func styled(_ change: (inout FlexStyle) -> Void) -> Modified {
    var item = _modified()
    change(&item._node.style)
    return item
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func width(_ points: Double) -> Modified { styled { $0.width = .points(points) } }

  /// The width of the box. Initially `auto`. CSS `width`.
  @_disfavoredOverload
  @inlinable
  public consuming func width(_ value: some SizeLengthValue) -> Modified {
    styled { if let length = value._sizeLength { $0.width = length } }
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func height(_ points: Double) -> Modified { styled { $0.height = .points(points) } }

  /// The height of the box. Initially `auto`. CSS `height`.
  @_disfavoredOverload
  @inlinable
  public consuming func height(_ value: some SizeLengthValue) -> Modified {
    styled { if let length = value._sizeLength { $0.height = length } }
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func minWidth(_ points: Double) -> Modified { styled { $0.minWidth = .points(points) } }

  /// The minimum width. Initially `auto`, the automatic minimum, which 0 turns off. CSS `min-width`.
  @_disfavoredOverload
  @inlinable
  public consuming func minWidth(_ value: some SizeLengthValue) -> Modified {
    styled { if let length = value._sizeLength { $0.minWidth = length } }
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func minHeight(_ points: Double) -> Modified { styled { $0.minHeight = .points(points) } }

  /// The minimum height. Initially `auto`, the automatic minimum, which 0 turns off. CSS `min-height`.
  @_disfavoredOverload
  @inlinable
  public consuming func minHeight(_ value: some SizeLengthValue) -> Modified {
    styled { if let length = value._sizeLength { $0.minHeight = length } }
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func maxWidth(_ points: Double) -> Modified { styled { $0.maxWidth = .points(points) } }

  /// The maximum width. A larger minimum wins over it. Initially `none`. CSS `max-width`.
  @_disfavoredOverload
  @inlinable
  public consuming func maxWidth(_ value: some SizeLengthValue) -> Modified {
    styled { if let length = value._sizeLength { $0.maxWidth = length } }
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func maxHeight(_ points: Double) -> Modified { styled { $0.maxHeight = .points(points) } }

  /// The maximum height. A larger minimum wins over it. Initially `none`. CSS `max-height`.
  @_disfavoredOverload
  @inlinable
  public consuming func maxHeight(_ value: some SizeLengthValue) -> Modified {
    styled { if let length = value._sizeLength { $0.maxHeight = length } }
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func basis(_ points: Double) -> Modified { styled { $0.flexBasis = .points(points) } }

  /// The main size before flexing. Initially `auto`: the width or height; 0 % for a `Flex`. CSS `flex-basis`.
  @_disfavoredOverload
  @inlinable
  public consuming func basis(_ value: some FlexBasisValue) -> Modified {
    styled { if let basis = value._flexBasis { $0.flexBasis = basis } }
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func grow(_ factor: Double) -> Modified { styled { $0.flexGrow = factor } }

  /// The item's share of positive free space. Initially 0, so it does not grow; n for `Flex(n)`. CSS `flex-grow`.
  @_disfavoredOverload
  @inlinable
  public consuming func grow(_ factor: some NumberValue) -> Modified { grow(factor._number) }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func shrink(_ factor: Double) -> Modified { styled { $0.flexShrink = factor } }

  /// The item's share of negative free space, weighted by its base size. Initially 1; 0 for a `Fixed`, so it does not
  /// shrink. CSS `flex-shrink`.
  @_disfavoredOverload
  @inlinable
  public consuming func shrink(_ factor: some NumberValue) -> Modified { shrink(factor._number) }

  /// The box whose size is specified: with padding and border (initially), or the content alone. CSS `box-sizing`.
  @inlinable
  public consuming func boxSizing(_ value: FlexStyle.BoxSizing) -> Modified { styled { $0.boxSizing = value } }

  /// Width divided by height: an automatic size is derived from the other size. Initially `nil`, no ratio, which is CSS
  /// `auto`. CSS `aspect-ratio`.
  ///
  ///     Measured(width: 0, height: 0).width(100).aspectRatio(4)      // 100 × 25
  ///
  /// The derived size of a leaf is at least its content's, unless it has a minimum or is a scroll container.
  @inlinable
  public consuming func aspectRatio(_ ratio: Double?) -> Modified { styled { $0.aspectRatio = ratio } }

  /// Width divided by height of the content box, whatever `boxSizing` is. CSS `aspect-ratio: auto 2 / 1`.
  ///
  ///     Measured(width: 0, height: 0).width(100).padding(10).aspectRatio(auto: 2)     // 100 × 60: the content is 80 × 40
  @inlinable
  public consuming func aspectRatio(auto ratio: Double) -> Modified {
    styled {
      $0.aspectRatio = ratio
      $0.ratioIsOfContent = true
    }
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func aspectRatio(_ width: Double, _ height: Double) -> Modified { aspectRatio(width / height) }

  /// The ratio of width to height, as in `.aspectRatio(16, 9)`. CSS `aspect-ratio: 16 / 9`.
  @_disfavoredOverload
  @inlinable
  public consuming func aspectRatio(_ width: some NumberValue, _ height: some NumberValue) -> Modified {
    aspectRatio(width._number, height._number)
  }

  /// The treatment of content that is too large, in both axes. Initially `visible`. CSS `overflow`.
  ///
  /// All values but `visible` and `clip` turn off the automatic minimum size.
  @inlinable
  public consuming func overflow(_ value: FlexStyle.Overflow) -> Modified { overflow(x: value, y: value) }

  /// The treatment of content that is too wide or too high. CSS `overflow-x` and `overflow-y`.
  @inlinable
  public consuming func overflow(x: FlexStyle.Overflow, y: FlexStyle.Overflow) -> Modified {
    styled { ($0.overflowX, $0.overflowY) = (x, y) }
  }

  /// The alignment of the item in the cross axis, with the effect on an item that is too large. It overrides the
  /// container's `alignItems`. Initially `auto`: the container's alignment. CSS `align-self`.
  @inlinable
  public consuming func alignSelf(_ value: FlexStyle.AlignSelf, _ overflow: FlexStyle.AlignmentSafety = .unspecified)
    -> Modified
  {
    styled { ($0.alignSelf, $0.selfSafety) = (value, overflow) }
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func size(_ width: Double, _ height: Double) -> Modified { self.width(width).height(height) }

  /// The width and the height of the box: `.size(40)`, `.size(80, 32)`. CSS `width` and `height`.
  @_disfavoredOverload
  @inlinable
  public consuming func size(_ width: some SizeLengthValue, _ height: some SizeLengthValue) -> Modified {
    self.width(width).height(height)
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func size(_ side: Double) -> Modified { size(side, side) }

  /// One length for the width and the height. CSS `width` and `height`.
  @_disfavoredOverload
  @inlinable
  public consuming func size(_ side: some SizeLengthValue) -> Modified { size(side, side) }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func flex(_ grow: Double, _ shrink: Double = 1) -> Modified {
    self.grow(grow).shrink(shrink).basis(.percent(0))
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func flex(_ grow: Double, _ shrink: Double, _ basis: Double) -> Modified {
    self.grow(grow).shrink(shrink).basis(basis)
  }

  /// Sets the grow factor, the shrink factor and the basis. CSS `flex`, with the same defaults: `.flex(1)` is
  /// `flex: 1`, which is `1 1 0%`.
  ///
  ///     Column { … }.flex(1)          // same width as all others with .flex(1), unless its content needs more
  ///
  /// In a column whose height depends on its content, a basis of 0 % counts as `content`, as in CSS.
  @_disfavoredOverload
  @inlinable
  public consuming func flex(
    _ grow: some NumberValue, _ shrink: some NumberValue = 1,
    _ basis: some FlexBasisValue = FlexStyle.FlexBasis.percent(0)
  ) -> Modified {
    self.grow(grow).shrink(shrink).basis(basis)
  }
}
