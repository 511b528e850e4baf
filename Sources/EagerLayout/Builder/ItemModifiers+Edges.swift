// At least one side has to be given, which a default for every parameter would not ask for: hence an overload for each
// side that may be the first.
extension LayoutItem {
  /// The space outside the box, the same on all sides. Initially 0. CSS `margin`.
  public consuming func margin(_ points: Double) -> Self { margin(Edges(points)) }

  /// The space outside the box. It may be negative. Initially 0. CSS `margin`.
  public consuming func margin(_ edges: Edges) -> Self {
    margin(
      left: .points(edges.left), top: .points(edges.top), right: .points(edges.right), bottom: .points(edges.bottom))
  }

  /// The space outside the box; sides that are not given stay as they are. Initially 0. CSS `margin-left` and so on.
  ///
  /// An `auto` margin takes a share of the free space: `.margin(left: .auto)` pushes an item to the right.
  public consuming func margin(
    left: AutoLength?, top: AutoLength? = nil, right: AutoLength? = nil, bottom: AutoLength? = nil
  ) -> Self {
    styled {
      if let left { $0.marginLeft = left }
      if let top { $0.marginTop = top }
      if let right { $0.marginRight = right }
      if let bottom { $0.marginBottom = bottom }
    }
  }

  /// The space outside the box, as ``margin(left:top:right:bottom:)`` without `left`.
  public consuming func margin(top: AutoLength?, right: AutoLength? = nil, bottom: AutoLength? = nil) -> Self {
    margin(left: nil, top: top, right: right, bottom: bottom)
  }

  /// The space outside the box, as ``margin(left:top:right:bottom:)`` without `left` and `top`.
  public consuming func margin(right: AutoLength?, bottom: AutoLength? = nil) -> Self {
    margin(left: nil, right: right, bottom: bottom)
  }

  /// The space outside the box at the bottom, as ``margin(left:top:right:bottom:)`` with `bottom` alone.
  public consuming func margin(bottom: AutoLength?) -> Self { margin(left: nil, bottom: bottom) }

  /// The space between border and content, the same on all sides. Initially 0. CSS `padding`.
  public consuming func padding(_ points: Double) -> Self { padding(Edges(points)) }

  /// The space between border and content. Initially 0. CSS `padding`.
  public consuming func padding(_ edges: Edges) -> Self {
    padding(
      left: .points(edges.left), top: .points(edges.top), right: .points(edges.right), bottom: .points(edges.bottom))
  }

  /// The space between border and content; sides that are not given stay as they are. Initially 0. CSS `padding-left` and so on.
  public consuming func padding(
    left: Length?, top: Length? = nil, right: Length? = nil, bottom: Length? = nil
  ) -> Self {
    styled {
      if let left { $0.paddingLeft = left }
      if let top { $0.paddingTop = top }
      if let right { $0.paddingRight = right }
      if let bottom { $0.paddingBottom = bottom }
    }
  }

  /// The space between border and content, as ``padding(left:top:right:bottom:)`` without `left`.
  public consuming func padding(top: Length?, right: Length? = nil, bottom: Length? = nil) -> Self {
    padding(left: nil, top: top, right: right, bottom: bottom)
  }

  /// The space between border and content, as ``padding(left:top:right:bottom:)`` without `left` and `top`.
  public consuming func padding(right: Length?, bottom: Length? = nil) -> Self {
    padding(left: nil, right: right, bottom: bottom)
  }

  /// The space between border and content at the bottom, as ``padding(left:top:right:bottom:)`` with `bottom` alone.
  public consuming func padding(bottom: Length?) -> Self { padding(left: nil, bottom: bottom) }

  /// The width of the border, the same on all sides. Initially 0. CSS `border-width`.
  public consuming func border(_ points: Double) -> Self { border(Edges(points)) }

  /// The width of the border. Initially 0. CSS `border-width`.
  public consuming func border(_ edges: Edges) -> Self {
    styled {
      $0.borderLeft = edges.left
      $0.borderTop = edges.top
      $0.borderRight = edges.right
      $0.borderBottom = edges.bottom
    }
  }
}
