extension ContainerDescription {
  /// Columns of equal width. Each item is added to the shortest column.
  package static let masonry = ContainerDescription(
    "Masonry", example: "Masonry(columns: 3) { … } or Masonry(minimumWidth: 120) { … }",
    properties: [.init("columns", .whole(1...1000)), .init("minimum-width", .length)],
    initializers: [["columns"], ["minimum-width"]], required: ["columns"], alternatives: ["columns", "minimum-width"],
    items: [.init("span", .whole(from: 1))],
    modifiers: [.init("span", .init("columns", "span"), example: ".span(columns: 2)")],
    make: { values in
      values.number(1).map { Masonry(minimumWidth: $0) } ?? Masonry(columns: values.whole(0) ?? 1)
    },
    values: { masonry in
      switch masonry.columns {
      case .count(let count): [.whole(count), nil]
      case .minimumWidth(let width): [nil, .number(width)]
      }
    },
    makeItem: { values in
      var item = GridItem()
      if let span = values.whole(0), span > 1 { item.columnEnd = .span(span) }
      return item
    },
    itemValues: { [$0.columnSpan == 1 ? nil : .whole($0.columnSpan)] })

  /// Cells of equal size, page after page.
  package static let pages = ContainerDescription(
    "Pages", example: "Pages(columns: 3, rows: 2) { … }",
    properties: [.init("columns", .whole(1...1_000_000)), .init("rows", .whole(1...1_000_000))],
    required: ["columns", "rows"],
    make: { Pages(columns: $0.whole(0) ?? 1, rows: $0.whole(1) ?? 1) },
    values: { [.whole($0.columns), .whole($0.rows)] })

  /// The first item that fits.
  package static let firstThatFits = ContainerDescription(
    "FirstThatFits", example: "FirstThatFits { … } or FirstThatFits(.vertical(within: 200)) { … }",
    properties: [.init("within-height", .length)],
    initializers: [
      [
        .oneOf(
          label: "",
          [
            .init("horizontal", example: ".horizontal"),
            .init("vertical", label: "within", sets: "within-height", example: ".vertical(within: 200)"),
          ])
      ]
    ],
    items: [.init("when-min-width", .length)],
    modifiers: [.init("when", .init("minWidth", "when-min-width"), example: ".when(minWidth: 600)")],
    make: { values in values.number(0).map { FirstThatFits(.vertical(within: $0)) } ?? FirstThatFits() },
    values: { fits in if case .vertical(let height) = fits.axis { [.number(height)] } else { [nil] } },
    makeItem: { FitCondition(minWidth: $0.number(0)) },
    itemValues: { [$0.minWidth.map { .number($0) }] })
}
