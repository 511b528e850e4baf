extension LayoutContainer {
  /// Takes the container out of its parent's line and places it by insets from the edges of the parent's padding box.
  /// CSS `position: absolute`.
  ///
  /// In an axis without insets the container sits where it would as the only item. Two insets and no size stretch it.
  public consuming func absolute(
    left: AutoLength = .auto, top: AutoLength = .auto, right: AutoLength = .auto, bottom: AutoLength = .auto
  ) -> Self {
    styled { $0.placeAbsolutely(left: left, top: top, right: right, bottom: bottom) }
  }

  /// Takes the container and all in it out of the layout, or not; hidden frames are zero. CSS `display: none`.
  public consuming func hidden(_ isHidden: Bool = true) -> Self { styled { $0.display = isHidden ? .none : .flex } }
}

extension LayoutLeaf {
  /// Takes the leaf out of its parent's line and places it by insets from the edges of the parent's padding box.
  /// CSS `position: absolute`.
  ///
  /// In an axis without insets the leaf sits where it would as the only item. Two insets and no size stretch it.
  public consuming func absolute(
    left: AutoLength = .auto, top: AutoLength = .auto, right: AutoLength = .auto, bottom: AutoLength = .auto
  ) -> TreeLeaf {
    TreeLeaf(self).styled { $0.placeAbsolutely(left: left, top: top, right: right, bottom: bottom) }
  }

  /// Takes the leaf out of the layout, or not; a hidden frame is zero. CSS `display: none`.
  public consuming func hidden(_ isHidden: Bool = true) -> TreeLeaf {
    TreeLeaf(self).styled { $0.display = isHidden ? .none : .flex }
  }
}

/// A leaf with a property that only a tree of rows and columns can heed, such as ``LayoutLeaf/hidden(_:)``.
///
/// A ``LinearLayout`` does not take it, which the compiler says.
public struct TreeLeaf: LayoutItem {
  /// The item as the engine sees it.
  public var node: LayoutNode

  init(_ leaf: consuming some LayoutLeaf) { node = leaf.node }

  /// Takes the leaf out of its parent's line and places it by insets from the edges of the parent's padding box.
  /// CSS `position: absolute`.
  public consuming func absolute(
    left: AutoLength = .auto, top: AutoLength = .auto, right: AutoLength = .auto, bottom: AutoLength = .auto
  ) -> Self {
    styled { $0.placeAbsolutely(left: left, top: top, right: right, bottom: bottom) }
  }

  /// Takes the leaf out of the layout, or not; a hidden frame is zero. CSS `display: none`.
  public consuming func hidden(_ isHidden: Bool = true) -> Self { styled { $0.display = isHidden ? .none : .flex } }
}

extension FlexStyle {
  mutating func placeAbsolutely(left: AutoLength, top: AutoLength, right: AutoLength, bottom: AutoLength) {
    position = .absolute
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}
