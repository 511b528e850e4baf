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
}
