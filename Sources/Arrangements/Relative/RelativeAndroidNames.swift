#if !hasFeature(Embedded)
  public import EagerLayout

  // Android's names for constraints of a RelativeLayout. Left and right mean start and end in the writing direction.
  extension LayoutItem {
    /// Places the item after a sibling, with both margins between them. Android `layout_toRightOf`, `layout_toEndOf`.
    public consuming func toRightOf(_ sibling: some Hashable & Sendable) -> TreeItem {
      leading(to: .trailing(of: sibling))
    }

    /// Places the item before a sibling, with both margins between them. Android `layout_toLeftOf`, `layout_toStartOf`.
    public consuming func toLeftOf(_ sibling: some Hashable & Sendable) -> TreeItem {
      trailing(to: .leading(of: sibling))
    }

    /// Places the item above a sibling, with both margins between them. Android `layout_above`.
    public consuming func above(_ sibling: some Hashable & Sendable) -> TreeItem { bottom(to: .top(of: sibling)) }

    /// Places the item below a sibling, with both margins between them. Android `layout_below`.
    public consuming func below(_ sibling: some Hashable & Sendable) -> TreeItem { top(to: .bottom(of: sibling)) }

    /// Aligns the item's start edge with a sibling's, including margins. Android `layout_alignLeft`,
    /// `layout_alignStart`.
    public consuming func alignLeft(_ sibling: some Hashable & Sendable) -> TreeItem {
      leading(to: .leading(of: sibling))
    }

    /// Aligns the item's end edge with a sibling's, including margins. Android `layout_alignRight`, `layout_alignEnd`.
    public consuming func alignRight(_ sibling: some Hashable & Sendable) -> TreeItem {
      trailing(to: .trailing(of: sibling))
    }

    /// Aligns the item's top edge with a sibling's, including margins. Android `layout_alignTop`.
    public consuming func alignTop(_ sibling: some Hashable & Sendable) -> TreeItem { top(to: .top(of: sibling)) }

    /// Aligns the item's bottom edge with a sibling's, including margins. Android `layout_alignBottom`.
    public consuming func alignBottom(_ sibling: some Hashable & Sendable) -> TreeItem {
      bottom(to: .bottom(of: sibling))
    }

    /// Aligns the item's first baseline with a sibling's. Android `layout_alignBaseline`.
    public consuming func alignBaseline(_ sibling: some Hashable & Sendable) -> TreeItem {
      baseline(to: .baseline(of: sibling))
    }

    /// Aligns the item's start edge with the container's. Android `layout_alignParentLeft`, `layout_alignParentStart`.
    public consuming func alignParentLeft() -> TreeItem { leading(to: .parent) }

    /// Aligns the item's end edge with the container's. Android `layout_alignParentRight`, `layout_alignParentEnd`.
    public consuming func alignParentRight() -> TreeItem { trailing(to: .parent) }

    /// Aligns the item's top edge with the container's. Android `layout_alignParentTop`.
    public consuming func alignParentTop() -> TreeItem { top(to: .parent) }

    /// Aligns the item's bottom edge with the container's. Android `layout_alignParentBottom`.
    public consuming func alignParentBottom() -> TreeItem { bottom(to: .parent) }

    /// Centers the item horizontally in the container. Android `layout_centerHorizontal`.
    public consuming func centerHorizontal() -> TreeItem { centerX(to: .parent) }

    /// Centers the item vertically in the container. Android `layout_centerVertical`.
    public consuming func centerVertical() -> TreeItem { centerY(to: .parent) }

    /// Centers the item in the container along both axes. Android `layout_centerInParent`.
    public consuming func centerInParent() -> TreeItem { centerX(to: .parent).centerY(to: .parent) }
  }
#endif
