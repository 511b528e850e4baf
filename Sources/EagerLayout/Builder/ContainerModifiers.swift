extension LayoutContainer {
  /// The space between children, along the line and between lines. CSS `gap`.
  public consuming func gap(_ points: Double) -> Self { gap(row: .points(points), column: .points(points)) }

  /// The space between rows and between columns of children; one that is not given stays as it is. CSS `row-gap` and
  /// `column-gap`.
  public consuming func gap(row: Length? = nil, column: Length? = nil) -> Self {
    styled {
      if let row { $0.rowGap = row }
      if let column { $0.columnGap = column }
    }
  }

  /// Where free space goes along the main axis. CSS `justify-content`.
  public consuming func justifyContent(_ value: JustifyContent, _ overflow: OverflowPosition = .unspecified) -> Self {
    styled {
      $0.justifyContent = value
      $0.justifySafety = overflow
    }
  }

  /// Where children sit across the line, as CSS means it. Replaces the `alignment` of the initializer.
  public consuming func alignItems(_ value: AlignItems, _ overflow: OverflowPosition = .unspecified) -> Self {
    styled {
      $0.alignItems = value
      $0.itemsSafety = overflow
    }
  }

  /// Whether children follow each other from the other end. CSS `flex-direction: row-reverse` or `column-reverse`.
  public consuming func reversed(_ isReversed: Bool = true) -> Self {
    styled {
      switch $0.flexDirection {
      case .row, .rowReverse: $0.flexDirection = isReversed ? .rowReverse : .row
      case .column, .columnReverse: $0.flexDirection = isReversed ? .columnReverse : .column
      }
    }
  }
}
