// What only a tree of rows and columns can heed: a leaf with one of these is no longer for a `LinearLayout`.
extension LayoutItem {
  @inline(__always)
  consuming func styledInTree(_ change: (inout FlexStyle) -> Void) -> TreeItem {
    var item = inTree()
    change(&item._node.style)
    return item
  }

  /// Takes the item out of its parent's line and places it by insets from the edges of the parent's padding box.
  /// CSS `position: absolute`.
  ///
  ///     Flex().absolute(right: .points(8), bottom: .points(8)).width(20).height(20)
  ///
  /// In an axis without insets the item sits where it would as the only one. Two insets and no size stretch it.
  public consuming func absolute(
    left: AutoLength = .auto, top: AutoLength = .auto, right: AutoLength = .auto, bottom: AutoLength = .auto
  ) -> TreeItem {
    styledInTree {
      $0.position = .absolute
      $0.left = left
      $0.top = top
      $0.right = right
      $0.bottom = bottom
    }
  }

  /// Moves the item by insets, and no other with it. CSS `position: relative` with `left` and so on.
  ///
  ///     Flex().offset(left: .points(4), top: .percent(-10))     // 4 to the right, and up
  ///
  /// `right` moves to the left and `bottom` upwards, where the opposite side is not given; in a right-to-left container
  /// `right` goes before `left`. Insets that are not given are `auto`, and an item that was `absolute` is no longer.
  public consuming func offset(
    left: AutoLength, top: AutoLength = .auto, right: AutoLength = .auto, bottom: AutoLength = .auto
  ) -> TreeItem {
    styledInTree {
      $0.position = .relative
      $0.left = left
      $0.top = top
      $0.right = right
      $0.bottom = bottom
    }
  }

  /// Moves the item by insets, as ``offset(left:top:right:bottom:)`` without `left`.
  public consuming func offset(top: AutoLength, right: AutoLength = .auto, bottom: AutoLength = .auto) -> TreeItem {
    offset(left: .auto, top: top, right: right, bottom: bottom)
  }

  /// Moves the item by insets, as ``offset(left:top:right:bottom:)`` without `left` and `top`.
  public consuming func offset(right: AutoLength, bottom: AutoLength = .auto) -> TreeItem {
    offset(left: .auto, right: right, bottom: bottom)
  }

  /// Moves the item by an inset, as ``offset(left:top:right:bottom:)`` with `bottom` alone.
  public consuming func offset(bottom: AutoLength) -> TreeItem { offset(left: .auto, bottom: bottom) }

  /// The item's place among its siblings: by ascending order, those of equal order as they were added. Initially 0.
  /// CSS `order`.
  ///
  ///     Row { Flex().order(1); Fixed(width: 60) }       // the Fixed comes first
  ///
  /// Frames stay in the order in which items were added.
  public consuming func order(_ value: Int) -> TreeItem { styledInTree { $0.order = value } }

  /// Takes the item and all in it out of the layout, or not; hidden frames are zero. CSS `display: none`.
  public consuming func hidden(_ isHidden: Bool = true) -> TreeItem {
    styledInTree { $0.display = isHidden ? .none : .flex }
  }
}
