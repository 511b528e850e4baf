extension LayoutContainer {
  /// Overload for literals, so that `100 / 3` is a division of `Double`s and not of integers.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func gap(_ both: Double) -> Self { setGaps(row: .points(both), column: .points(both)) }

  /// The space between children: between items of a line, and between lines. Initially 0. CSS `gap`.
  @inlinable
  @_disfavoredOverload
  public consuming func gap(_ both: some LengthValue) -> Self {
    let both = both._length
    return setGaps(row: both, column: both)
  }

  /// The space between rows and between columns of children. An omitted value stays unchanged. Initially 0. CSS
  /// `row-gap` and `column-gap`.
  @inlinable
  public consuming func gap(row: some LengthValue = Unchanged(), column: some LengthValue = Unchanged()) -> Self {
    setGaps(row: row._length, column: column._length)
  }

  @inlinable
  consuming func setGaps(row: FlexStyle.Length?, column: FlexStyle.Length?) -> Self {
    styled {
      if let row { $0.rowGap = row }
      if let column { $0.columnGap = column }
    }
  }

  /// Whether children that do not fit on one line are broken into several. Initially `nowrap`. CSS `flex-wrap`.
  ///
  ///     Row { for _ in 1...5 { Fixed(width: 100, height: 20) } }.wrap().gap(10).width(330)      // lines of 3 and 2
  ///
  /// `.wrap(.wrapReverse)` stacks the lines in the opposite direction, `.wrap(.balance)` makes them even in length, and
  /// `.wrap(.nowrap)` turns wrapping off.
  @inlinable
  public consuming func wrap(_ value: FlexStyle.FlexWrap = .wrap) -> Self { styled { $0.flexWrap = value } }

  /// The minimum number of lines, from 1 to 65,536, into which `.wrap(.balance)` breaks children. The width
  /// of a column is divided among as many lines while children are measured. Initially 1. CSS `flex-line-count`.
  ///
  ///     Row { for _ in 1...5 { Fixed(width: 100, height: 20) } }.wrap(.balance).lineCount(3)    // lines of 2, 2 and 1
  @inlinable
  public consuming func lineCount(_ count: Int) -> Self { styled { $0.flexLineCount = count } }

  /// The distribution of free space between the lines of a wrapping container. Initially `normal`, which stretches the
  /// lines. CSS `align-content`.
  @inlinable
  public consuming func alignContent(
    _ value: FlexStyle.AlignContent, _ overflow: FlexStyle.AlignmentSafety = .unspecified
  ) -> Self {
    styled { ($0.alignContent, $0.contentSafety) = (value, overflow) }
  }

  /// The distribution of free space in the main axis. Initially `normal`: after the children. CSS `justify-content`.
  @inlinable
  public consuming func justifyContent(
    _ value: FlexStyle.JustifyContent, _ overflow: FlexStyle.AlignmentSafety = .unspecified
  ) -> Self {
    styled { ($0.justifyContent, $0.justifySafety) = (value, overflow) }
  }

  /// The alignment of children in the cross axis. Initially `normal`: children without a cross size fill the line.
  ///
  /// Replaces the `alignment` that was passed to the initializer. CSS `align-items`.
  @inlinable
  public consuming func alignItems(_ value: FlexStyle.AlignItems, _ overflow: FlexStyle.AlignmentSafety = .unspecified)
    -> Self
  {
    styled { ($0.alignItems, $0.itemsSafety) = (value, overflow) }
  }

  /// Whether children are in reverse order. Initially `false`. CSS `flex-direction: row-reverse` or `column-reverse`.
  @inlinable
  public consuming func reversed(_ isReversed: Bool = true) -> Self {
    styled {
      switch $0.flexDirection {
      case .row, .rowReverse: $0.flexDirection = isReversed ? .rowReverse : .row
      case .column, .columnReverse: $0.flexDirection = isReversed ? .columnReverse : .column
      }
    }
  }

  /// The writing direction of the container, and of descendants that do not set their own. Initially inherited; left to
  /// right at the root. CSS `direction`.
  @inlinable
  public consuming func direction(_ value: FlexStyle.Direction) -> Self { styled { $0.direction = value } }
}
