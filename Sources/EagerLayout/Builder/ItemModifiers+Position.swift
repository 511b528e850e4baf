// What only a tree of rows and columns can heed: a leaf with one of these is no longer for a `LinearLayout`.
extension LayoutItem {
  @inlinable
  @inline(__always)
  consuming func styledInTree(_ change: (inout FlexStyle) -> Void) -> TreeItem {
    var item = _inTree()
    change(&item._node.style)
    return item
  }

  /// Takes the item out of its parent's line and places it by insets from the edges of the parent's padding box.
  /// CSS `position: absolute`.
  ///
  ///     Flex().absolute(bottom: 8, right: 8).size(20)
  ///
  /// In an axis without insets the item sits where it would as the only one. Two insets and no size stretch it.
  @inlinable
  public consuming func absolute(
    top: some AutoLengthValue = Unchanged(), left: some AutoLengthValue = Unchanged(),
    bottom: some AutoLengthValue = Unchanged(), right: some AutoLengthValue = Unchanged()
  ) -> TreeItem {
    positioned(
      .absolute, top: top._autoLength, left: left._autoLength, bottom: bottom._autoLength, right: right._autoLength)
  }

  /// The same with insets by direction: from the edge at the start, which is the left but for an item from right to left the
  /// right, and at the end. It is the item's own direction that counts. CSS `inset-inline-start` and `-end`.
  ///
  ///     Fixed(20).absolute(top: 8, end: 8)
  @inlinable
  @_disfavoredOverload
  public consuming func absolute(
    top: some AutoLengthValue = Unchanged(), start: some AutoLengthValue = Unchanged(),
    bottom: some AutoLengthValue = Unchanged(), end: some AutoLengthValue = Unchanged()
  ) -> TreeItem {
    positioned(
      .absolute, top: top._autoLength, start: start._autoLength, bottom: bottom._autoLength, end: end._autoLength)
  }

  /// The same for a number alone: what is divided in it, as in `100 / 3`, is no whole number then.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func inset(_ all: Double) -> TreeItem {
    positioned(.absolute, top: .points(all), left: .points(all), bottom: .points(all), right: .points(all))
  }

  /// Takes the item out of its parent's line and stretches it between insets from all edges of the parent's padding box: an
  /// overlay is `.inset(0)`. CSS `position: absolute` with `inset`.
  @inlinable
  @_disfavoredOverload
  public consuming func inset(_ all: some AutoLengthValue) -> TreeItem {
    let all = all._autoLength
    return positioned(.absolute, top: all, left: all, bottom: all, right: all)
  }

  /// The same with one inset for left and right, one for top and bottom.
  @inlinable
  public consuming func inset(
    horizontal: some AutoLengthValue = Unchanged(), vertical: some AutoLengthValue = Unchanged()
  ) -> TreeItem {
    let horizontal = horizontal._autoLength, vertical = vertical._autoLength
    return positioned(.absolute, top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Moves the item by insets, and no other with it. CSS `position: relative` with `left` and so on.
  ///
  ///     Flex().offset(top: .percent(-10), left: 4)     // up, and 4 to the right
  ///
  /// `right` moves to the left and `bottom` upwards, where the opposite side is not given; in a right-to-left container
  /// `right` goes before `left`. Insets that are not given are `auto`, and an item that was `absolute` is no longer.
  @inlinable
  public consuming func offset(
    top: some AutoLengthValue = Unchanged(), left: some AutoLengthValue = Unchanged(),
    bottom: some AutoLengthValue = Unchanged(), right: some AutoLengthValue = Unchanged()
  ) -> TreeItem {
    positioned(
      .relative, top: top._autoLength, left: left._autoLength, bottom: bottom._autoLength, right: right._autoLength)
  }

  /// The same with insets by direction: `start` moves away from the left, and an item from right to left away from the right.
  @inlinable
  @_disfavoredOverload
  public consuming func offset(
    top: some AutoLengthValue = Unchanged(), start: some AutoLengthValue = Unchanged(),
    bottom: some AutoLengthValue = Unchanged(), end: some AutoLengthValue = Unchanged()
  ) -> TreeItem {
    positioned(
      .relative, top: top._autoLength, start: start._autoLength, bottom: bottom._autoLength, end: end._autoLength)
  }

  /// Moves the item to the right by `x` and down by `y`. CSS `position: relative` with `left` and `top`. An item that was
  /// `absolute` is no longer: move that one by its insets.
  @inlinable
  @_disfavoredOverload
  public consuming func offset(x: some NumberValue = 0, y: some NumberValue = 0) -> TreeItem { offset(top: y, left: x) }

  /// The same for two numbers alone: what is divided in them, as in `10 / 4`, is no whole number then.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func offset(x: Double = 0, y: Double = 0) -> TreeItem { offset(top: y, left: x) }

  @inlinable
  consuming func positioned(
    _ position: FlexStyle.Position, top: FlexStyle.AutoLength?, left: FlexStyle.AutoLength?,
    bottom: FlexStyle.AutoLength?, right: FlexStyle.AutoLength?
  ) -> TreeItem {
    styledInTree {
      $0.position = position
      $0.top = top ?? .auto
      $0.left = left ?? .auto
      $0.bottom = bottom ?? .auto
      $0.right = right ?? .auto
    }
  }

  @inlinable
  consuming func positioned(
    _ position: FlexStyle.Position, top: FlexStyle.AutoLength?, start: FlexStyle.AutoLength?,
    bottom: FlexStyle.AutoLength?, end: FlexStyle.AutoLength?
  ) -> TreeItem {
    styledInTree {
      $0.position = position
      $0.top = top ?? .auto
      $0.start = start ?? .auto
      $0.bottom = bottom ?? .auto
      $0.end = end ?? .auto
    }
  }

  /// The item's place among its siblings: by ascending order, those of equal order as they were added. Initially 0.
  /// CSS `order`.
  ///
  ///     Row { Flex().order(1); Fixed(width: 60) }       // the Fixed comes first
  ///
  /// Frames stay in the order in which items were added.
  @inlinable
  public consuming func order(_ value: Int) -> TreeItem { styledInTree { $0.order = value } }

  /// Takes the item and all in it out of the layout, or not; hidden frames are zero. CSS `display: none`.
  @inlinable
  public consuming func hidden(_ isHidden: Bool = true) -> TreeItem {
    styledInTree { $0.display = isHidden ? .none : .flex }
  }
}
