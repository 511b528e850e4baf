extension LayoutItem {
  /// The space outside the box, the same on all sides. CSS `margin`.
  public consuming func margin(_ points: Double) -> Self { margin(Edges(points)) }

  /// The space outside the box. It may be negative. CSS `margin`.
  public consuming func margin(_ edges: Edges) -> Self {
    margin(
      left: .points(edges.left), top: .points(edges.top), right: .points(edges.right), bottom: .points(edges.bottom))
  }

  /// The space outside the box; sides that are not given stay as they are. CSS `margin-left` and so on.
  ///
  /// An `auto` margin takes a share of the free space: `.margin(left: .auto)` pushes an item to the right.
  public consuming func margin(
    left: AutoLength? = nil, top: AutoLength? = nil, right: AutoLength? = nil, bottom: AutoLength? = nil
  ) -> Self {
    styled {
      if let left { $0.marginLeft = left }
      if let top { $0.marginTop = top }
      if let right { $0.marginRight = right }
      if let bottom { $0.marginBottom = bottom }
    }
  }

  /// The space between border and content, the same on all sides. CSS `padding`.
  public consuming func padding(_ points: Double) -> Self { padding(Edges(points)) }

  /// The space between border and content. CSS `padding`.
  public consuming func padding(_ edges: Edges) -> Self {
    padding(
      left: .points(edges.left), top: .points(edges.top), right: .points(edges.right), bottom: .points(edges.bottom))
  }

  /// The space between border and content; sides that are not given stay as they are. CSS `padding-left` and so on.
  public consuming func padding(
    left: Length? = nil, top: Length? = nil, right: Length? = nil, bottom: Length? = nil
  ) -> Self {
    styled {
      if let left { $0.paddingLeft = left }
      if let top { $0.paddingTop = top }
      if let right { $0.paddingRight = right }
      if let bottom { $0.paddingBottom = bottom }
    }
  }

  /// The width of the border, the same on all sides. CSS `border-width`.
  public consuming func border(_ points: Double) -> Self { border(Edges(points)) }

  /// The width of the border. CSS `border-width`.
  public consuming func border(_ edges: Edges) -> Self {
    styled {
      $0.borderLeft = edges.left
      $0.borderTop = edges.top
      $0.borderRight = edges.right
      $0.borderBottom = edges.bottom
    }
  }
}
