// Modifiers that only a tree of rows and columns supports: a `LinearLayout` does not accept a leaf with one of these.
extension LayoutItem {
  @inlinable
  @inline(__always)
  consuming func styledInTree(_ change: (inout FlexStyle) -> Void) -> TreeItem {
    var item = _inTree()
    change(&item._node.style)
    return item
  }

  /// Removes the item from its parent's flow and places it by insets from the edges of the padding box of its parent,
  /// or of the nearest ancestor that is not static. CSS `position: absolute`.
  ///
  ///     Flex().absolute(bottom: 8, right: 8).size(20)
  ///
  /// In an axis without insets, the item sits where it would as the only child. Two insets without a size stretch it.
  @inlinable
  public consuming func absolute(
    top: some AutoLengthValue = Unchanged(), left: some AutoLengthValue = Unchanged(),
    bottom: some AutoLengthValue = Unchanged(), right: some AutoLengthValue = Unchanged()
  ) -> TreeItem {
    positioned(
      .absolute, top: top._autoLength, left: left._autoLength, bottom: bottom._autoLength, right: right._autoLength)
  }

  /// Removes the item from the flow and places it by insets in its own writing direction. The start is on the left, or
  /// on the right of a right-to-left item. CSS `inset-inline-start` and `inset-inline-end`.
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

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func inset(_ all: Double) -> TreeItem {
    positioned(.absolute, top: .points(all), left: .points(all), bottom: .points(all), right: .points(all))
  }

  /// Removes the item from its parent's flow and stretches it between equal insets from all edges of the parent's
  /// padding box. An overlay is `.inset(0)`. CSS `position: absolute` with `inset`.
  @inlinable
  @_disfavoredOverload
  public consuming func inset(_ all: some AutoLengthValue) -> TreeItem {
    let all = all._autoLength
    return positioned(.absolute, top: all, left: all, bottom: all, right: all)
  }

  /// Stretches the item as `inset(_:)` does, with one inset for left and right and one for top and bottom.
  @inlinable
  public consuming func inset(
    horizontal: some AutoLengthValue = Unchanged(), vertical: some AutoLengthValue = Unchanged()
  ) -> TreeItem {
    let horizontal = horizontal._autoLength, vertical = vertical._autoLength
    return positioned(.absolute, top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Moves the item by insets without moving its siblings. CSS `position: relative` with `left` and so on.
  ///
  ///     Flex().offset(top: .percent(-10), left: 4)     // up, and 4 to the right
  ///
  /// `right` moves to the left and `bottom` upwards, if the opposite side is not given; in a right-to-left container
  /// `right` has priority over `left`. Omitted insets become `auto`, and an `absolute` item becomes `relative`.
  @inlinable
  public consuming func offset(
    top: some AutoLengthValue = Unchanged(), left: some AutoLengthValue = Unchanged(),
    bottom: some AutoLengthValue = Unchanged(), right: some AutoLengthValue = Unchanged()
  ) -> TreeItem {
    positioned(
      .relative, top: top._autoLength, left: left._autoLength, bottom: bottom._autoLength, right: right._autoLength)
  }

  /// Moves the item by insets in its own writing direction: a positive `start` moves it towards the end.
  @inlinable
  @_disfavoredOverload
  public consuming func offset(
    top: some AutoLengthValue = Unchanged(), start: some AutoLengthValue = Unchanged(),
    bottom: some AutoLengthValue = Unchanged(), end: some AutoLengthValue = Unchanged()
  ) -> TreeItem {
    positioned(
      .relative, top: top._autoLength, start: start._autoLength, bottom: bottom._autoLength, end: end._autoLength)
  }

  /// Moves the item to the right by `x` and down by `y`. CSS `position: relative` with `left` and `top`. An `absolute`
  /// item becomes `relative`; to move one that stays absolute, change its insets.
  @inlinable
  @_disfavoredOverload
  public consuming func offset(x: some NumberValue = 0, y: some NumberValue = 0) -> TreeItem { offset(top: y, left: x) }

  /// Overload for literals, so that `10 / 4` is a division of `Double`s and not of integers.
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

  /// The position of the item among its siblings, which are sorted by ascending `order` and then by insertion.
  /// Initially 0. CSS `order`.
  ///
  ///     Row { Flex().order(1); Fixed(width: 60) }       // the Fixed comes first
  ///
  /// Frames keep the order in which items were added.
  @inlinable
  public consuming func order(_ value: Int) -> TreeItem { styledInTree { $0.order = value } }

  /// Makes the item static: it has no insets, and its absolute descendants are placed in the nearest ancestor that is
  /// not static. Initially an item contains its absolute children. CSS `position: static`.
  ///
  ///     Column { Row { Fixed(width: 8, height: 8).absolute(top: 0, right: 0) }.static().padding(20) }
  @inlinable
  public consuming func `static`() -> TreeItem { styledInTree { $0.position = .static } }

  /// Removes the item's own box: its children are laid out as children of its parent, in its place, and its frame is
  /// zero. In a ``LayoutTree`` it keeps its handle and its children, which can be edited. CSS `display: contents`.
  ///
  ///     Row { logo; Row { home; help }.contents() }.gap(8)       // a row of three
  @inlinable
  public consuming func contents() -> TreeItem { styledInTree { $0.display = .contents } }

  /// Whether the item and its descendants are excluded from the layout. Hidden frames are zero. CSS `display: none`.
  @inlinable
  public consuming func hidden(_ isHidden: Bool = true) -> TreeItem {
    styledInTree { $0.display = isHidden ? .none : .flex }
  }
}
