// The parameters are ordered top, left, bottom, right, or top, start, bottom, end. The overloads with start and end are
// disfavored, so that a call with neither left nor start, such as `.margin(top: 8)`, calls the other overload.
extension LayoutItem {
  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func margin(_ all: Double) -> Modified { margin(Edges(all)) }

  /// The space outside the box, the same on all sides. Initially 0. CSS `margin`.
  @inlinable
  @_disfavoredOverload
  public consuming func margin(_ all: some AutoLengthValue) -> Modified {
    let all = all._autoLength
    return setMargins(top: all, left: all, bottom: all, right: all)
  }

  /// The space outside the box. Initially 0. CSS `margin`.
  @inlinable
  public consuming func margin(_ edges: Edges) -> Modified {
    setMargins(
      top: .points(edges.top), left: .points(edges.left), bottom: .points(edges.bottom), right: .points(edges.right))
  }

  /// The space outside the box on the given sides. Other sides stay unchanged. Initially 0. CSS `margin-top` and so on.
  ///
  /// An `auto` margin takes a share of the free space: `.margin(left: .auto)` pushes an item to the right. Margins may
  /// be negative.
  @inlinable
  public consuming func margin(
    top: some AutoLengthValue = Unchanged(), left: some AutoLengthValue = Unchanged(),
    bottom: some AutoLengthValue = Unchanged(),
    right: some AutoLengthValue = Unchanged()
  ) -> Modified {
    setMargins(top: top._autoLength, left: left._autoLength, bottom: bottom._autoLength, right: right._autoLength)
  }

  /// The space outside the box by writing direction. The start is on the left, or on the right of a right-to-left item.
  /// Omitted edges stay unchanged. Initially 0. CSS `margin-inline-start` and so on.
  ///
  ///     Fixed(24).margin(start: 8, end: 16)
  @inlinable
  @_disfavoredOverload
  public consuming func margin(
    top: some AutoLengthValue = Unchanged(), start: some AutoLengthValue = Unchanged(),
    bottom: some AutoLengthValue = Unchanged(), end: some AutoLengthValue = Unchanged()
  ) -> Modified {
    setMargins(top: top._autoLength, start: start._autoLength, bottom: bottom._autoLength, end: end._autoLength)
  }

  /// The space outside the box, horizontally and vertically. CSS `margin: vertical horizontal`.
  @inlinable
  public consuming func margin(
    horizontal: some AutoLengthValue = Unchanged(), vertical: some AutoLengthValue = Unchanged()
  ) -> Modified {
    let horizontal = horizontal._autoLength, vertical = vertical._autoLength
    return setMargins(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  @inlinable
  consuming func setMargins(
    top: FlexStyle.AutoLength?, left: FlexStyle.AutoLength?, bottom: FlexStyle.AutoLength?, right: FlexStyle.AutoLength?
  ) -> Modified {
    styled {
      if let top { $0.marginTop = top }
      if let left { $0.marginLeft = left }
      if let bottom { $0.marginBottom = bottom }
      if let right { $0.marginRight = right }
    }
  }

  @inlinable
  consuming func setMargins(
    top: FlexStyle.AutoLength?, start: FlexStyle.AutoLength?, bottom: FlexStyle.AutoLength?, end: FlexStyle.AutoLength?
  ) -> Modified {
    styled {
      if let top { $0.marginTop = top }
      if let start { $0.marginStart = start }
      if let bottom { $0.marginBottom = bottom }
      if let end { $0.marginEnd = end }
    }
  }

  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func padding(_ all: Double) -> Modified { padding(Edges(all)) }

  /// The space between border and content, the same on all sides. Initially 0. CSS `padding`.
  @inlinable
  @_disfavoredOverload
  public consuming func padding(_ all: some LengthValue) -> Modified {
    let all = all._length
    return setPaddings(top: all, left: all, bottom: all, right: all)
  }

  /// The space between border and content. Initially 0. CSS `padding`.
  @inlinable
  public consuming func padding(_ edges: Edges) -> Modified {
    setPaddings(
      top: .points(edges.top), left: .points(edges.left), bottom: .points(edges.bottom), right: .points(edges.right))
  }

  /// The space between border and content on given sides; others stay unchanged. Initially 0. CSS `padding-top` etc.
  @inlinable
  public consuming func padding(
    top: some LengthValue = Unchanged(), left: some LengthValue = Unchanged(), bottom: some LengthValue = Unchanged(),
    right: some LengthValue = Unchanged()
  ) -> Modified {
    setPaddings(top: top._length, left: left._length, bottom: bottom._length, right: right._length)
  }

  /// The space between border and content by writing direction. The start is on the left, or on the right of a
  /// right-to-left item. Omitted edges stay unchanged. Initially 0. CSS `padding-inline-start` and so on.
  @inlinable
  @_disfavoredOverload
  public consuming func padding(
    top: some LengthValue = Unchanged(), start: some LengthValue = Unchanged(), bottom: some LengthValue = Unchanged(),
    end: some LengthValue = Unchanged()
  ) -> Modified {
    setPaddings(top: top._length, start: start._length, bottom: bottom._length, end: end._length)
  }

  /// The space between border and content, horizontally and vertically. CSS `padding: vertical horizontal`.
  @inlinable
  public consuming func padding(
    horizontal: some LengthValue = Unchanged(), vertical: some LengthValue = Unchanged()
  ) -> Modified {
    let horizontal = horizontal._length, vertical = vertical._length
    return setPaddings(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  @inlinable
  consuming func setPaddings(
    top: FlexStyle.Length?, left: FlexStyle.Length?, bottom: FlexStyle.Length?, right: FlexStyle.Length?
  ) -> Modified {
    styled {
      if let top { $0.paddingTop = top }
      if let left { $0.paddingLeft = left }
      if let bottom { $0.paddingBottom = bottom }
      if let right { $0.paddingRight = right }
    }
  }

  @inlinable
  consuming func setPaddings(
    top: FlexStyle.Length?, start: FlexStyle.Length?, bottom: FlexStyle.Length?, end: FlexStyle.Length?
  ) -> Modified {
    styled {
      if let top { $0.paddingTop = top }
      if let start { $0.paddingStart = start }
      if let bottom { $0.paddingBottom = bottom }
      if let end { $0.paddingEnd = end }
    }
  }

  /// The width of the border, the same on all sides. Initially 0. CSS `border-width`.
  @_disfavoredOverload
  @inlinable
  public consuming func border(_ points: some NumberValue) -> Modified { border(Edges(points._number)) }

  /// Overload for literals, so that `1 / 2` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func border(_ points: Double) -> Modified { border(Edges(points)) }

  /// The width of the border. Initially 0. CSS `border-width`.
  @inlinable
  public consuming func border(_ edges: Edges) -> Modified {
    border(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }

  /// The width of the border on the given sides; others stay unchanged. Initially 0. CSS `border-top-width` and so on.
  @inlinable
  public consuming func border(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil
  ) -> Modified {
    styled {
      if let top { $0.borderTop = top }
      if let left { $0.borderLeft = left }
      if let bottom { $0.borderBottom = bottom }
      if let right { $0.borderRight = right }
    }
  }

  /// The width of the border by writing direction. The start is on the left, or on the right of a right-to-left item.
  /// Omitted edges stay unchanged. Initially 0. CSS `border-inline-start-width` and so on.
  @_disfavoredOverload
  @inlinable
  public consuming func border(
    top: Double? = nil, start: Double? = nil, bottom: Double? = nil, end: Double? = nil
  ) -> Modified {
    styled {
      if let top { $0.borderTop = top }
      if let start { $0.borderStart = start }
      if let bottom { $0.borderBottom = bottom }
      if let end { $0.borderEnd = end }
    }
  }
}
