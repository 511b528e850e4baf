#if !hasFeature(Embedded)
  public import EagerLayout

  // Android's names for constraints of a RelativeLayout. Left and right mean start and end of the direction of writing.
  extension LayoutItem {
    /// Begins where a sibling ends, margins of both between. Android `layout_toRightOf`, `layout_toEndOf`.
    public consuming func toRightOf(_ sibling: some Hashable & Sendable) -> TreeItem {
      leading(to: .trailing(of: sibling))
    }

    /// Ends where a sibling begins, margins of both between. Android `layout_toLeftOf`, `layout_toStartOf`.
    public consuming func toLeftOf(_ sibling: some Hashable & Sendable) -> TreeItem {
      trailing(to: .leading(of: sibling))
    }

    /// Ends where a sibling begins below. Android `layout_above`.
    public consuming func above(_ sibling: some Hashable & Sendable) -> TreeItem { bottom(to: .top(of: sibling)) }

    /// Begins where a sibling ends above. Android `layout_below`.
    public consuming func below(_ sibling: some Hashable & Sendable) -> TreeItem { top(to: .bottom(of: sibling)) }

    /// Begins where a sibling begins, margins counted. Android `layout_alignLeft`, `layout_alignStart`.
    public consuming func alignLeft(_ sibling: some Hashable & Sendable) -> TreeItem {
      leading(to: .leading(of: sibling))
    }

    /// Ends where a sibling ends, margins counted. Android `layout_alignRight`, `layout_alignEnd`.
    public consuming func alignRight(_ sibling: some Hashable & Sendable) -> TreeItem {
      trailing(to: .trailing(of: sibling))
    }

    /// Begins as high as a sibling. Android `layout_alignTop`.
    public consuming func alignTop(_ sibling: some Hashable & Sendable) -> TreeItem { top(to: .top(of: sibling)) }

    /// Ends as low as a sibling. Android `layout_alignBottom`.
    public consuming func alignBottom(_ sibling: some Hashable & Sendable) -> TreeItem {
      bottom(to: .bottom(of: sibling))
    }

    /// Has its first baseline where a sibling has its own. Android `layout_alignBaseline`.
    public consuming func alignBaseline(_ sibling: some Hashable & Sendable) -> TreeItem {
      baseline(to: .baseline(of: sibling))
    }

    /// Begins where the container begins. Android `layout_alignParentLeft`, `layout_alignParentStart`.
    public consuming func alignParentLeft() -> TreeItem { leading(to: .parent) }

    /// Ends where the container ends. Android `layout_alignParentRight`, `layout_alignParentEnd`.
    public consuming func alignParentRight() -> TreeItem { trailing(to: .parent) }

    /// Begins at the container's top. Android `layout_alignParentTop`.
    public consuming func alignParentTop() -> TreeItem { top(to: .parent) }

    /// Ends at the container's bottom. Android `layout_alignParentBottom`.
    public consuming func alignParentBottom() -> TreeItem { bottom(to: .parent) }

    /// In the middle from side to side. Android `layout_centerHorizontal`.
    public consuming func centerHorizontal() -> TreeItem { centerX(to: .parent) }

    /// In the middle from top to bottom. Android `layout_centerVertical`.
    public consuming func centerVertical() -> TreeItem { centerY(to: .parent) }

    /// In the middle in both directions. Android `layout_centerInParent`.
    public consuming func centerInParent() -> TreeItem { centerX(to: .parent).centerY(to: .parent) }
  }
#endif
