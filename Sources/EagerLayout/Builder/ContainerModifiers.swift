extension LayoutContainer {
  /// The same for a number alone: what is divided in it, as in `100 / 3`, is no whole number then.
  @_documentation(visibility: internal)
  @inlinable
  public consuming func gap(_ both: Double) -> Self { setGaps(row: .points(both), column: .points(both)) }

  /// The space between children, along the line and between lines. Initially 0. CSS `gap`.
  @inlinable
  @_disfavoredOverload
  public consuming func gap(_ both: some LengthValue) -> Self {
    let both = both._length
    return setGaps(row: both, column: both)
  }

  /// The space between rows and between columns of children; one that is not given stays as it is. Initially 0.
  /// CSS `row-gap` and `column-gap`.
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

  /// Whether children that do not fit break into lines. Initially not. CSS `flex-wrap`.
  ///
  ///     Row { for _ in 1...5 { Fixed(width: 100, height: 20) } }.wrap().gap(10).width(330)      // 3 and 2 in a line
  ///
  /// `.wrap(.wrapReverse)` stacks the lines from the other side; `.wrap(.nowrap)` takes it back.
  @inlinable
  public consuming func wrap(_ value: FlexStyle.FlexWrap = .wrap) -> Self { styled { $0.flexWrap = value } }

  /// Where the free space between lines goes, in a container that wraps. Initially `normal`: into the lines.
  /// CSS `align-content`.
  @inlinable
  public consuming func alignContent(
    _ value: FlexStyle.AlignContent, _ overflow: FlexStyle.AlignmentSafety = .unspecified
  ) -> Self {
    styled {
      $0.alignContent = value
      $0.contentSafety = overflow
    }
  }

  /// Where free space goes along the main axis. Initially `normal`: after the children. CSS `justify-content`.
  @inlinable
  public consuming func justifyContent(
    _ value: FlexStyle.JustifyContent, _ overflow: FlexStyle.AlignmentSafety = .unspecified
  ) -> Self {
    styled {
      $0.justifyContent = value
      $0.justifySafety = overflow
    }
  }

  /// Where children sit across the line, as CSS means it. Initially `normal`: those without a size there fill the line.
  ///
  /// Replaces the `alignment` of the initializer. CSS `align-items`.
  @inlinable
  public consuming func alignItems(_ value: FlexStyle.AlignItems, _ overflow: FlexStyle.AlignmentSafety = .unspecified)
    -> Self
  {
    styled {
      $0.alignItems = value
      $0.itemsSafety = overflow
    }
  }

  /// Whether children follow each other from the other end. Initially not. CSS `flex-direction: row-reverse` or `column-reverse`.
  @inlinable
  public consuming func reversed(_ isReversed: Bool = true) -> Self {
    styled {
      switch $0.flexDirection {
      case .row, .rowReverse: $0.flexDirection = isReversed ? .rowReverse : .row
      case .column, .columnReverse: $0.flexDirection = isReversed ? .columnReverse : .column
      }
    }
  }

  /// Where rows start, in the container and all in it that say nothing else. Initially as around it; from the left at the
  /// root. CSS `direction`.
  @inlinable
  public consuming func direction(_ value: FlexStyle.Direction) -> Self { styled { $0.direction = value } }
}
