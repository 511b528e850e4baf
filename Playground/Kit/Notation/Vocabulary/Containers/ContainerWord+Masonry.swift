@_spi(Documents) internal import Arrangements
internal import EagerLayout

extension ContainerWord {
  static let masonry = ContainerWord(
    "Masonry",
    [
      Signature([Parameter("columns", .whole, isRequired: true)]),
      Signature([Parameter("minimumWidth", .number, isRequired: true)]),
    ],
    example: "Masonry(columns: 3) { … } or Masonry(minimumWidth: 120) { … }",
    modifiers: [
      ItemModifier(
        "span", [Signature([Parameter("columns", .whole, isRequired: true)])], example: ".span(columns: 2)"
      ) { values, _, item, _ in item = item.span(columns: values.whole(0) ?? 1) }
    ],
    make: { values, signature, _ in
      signature == 0 ? Masonry(columns: values.whole(0) ?? 1) : Masonry(minimumWidth: values.number(0) ?? 0)
    },
    arguments: { masonry, _ in
      let specified = masonry.specified
      return [specified.columns.map { "columns: \($0)" } ?? "minimumWidth: \(decimal(specified.minimumWidth ?? 0))"]
    },
    sayings: { span, _ in span.columnSpan == 1 ? [] : [".span(columns: \(span.columnSpan))"] })

  static let pages = ContainerWord(
    "Pages", [Signature(["columns", "rows"].map { Parameter($0, .whole, isRequired: true) })],
    example: "Pages(columns: 3, rows: 2) { … }",
    make: { values, _, _ in Pages(columns: values.whole(0) ?? 1, rows: values.whole(1) ?? 1) },
    arguments: { pages, _ in ["columns: \(pages.specified.columns)", "rows: \(pages.specified.rows)"] })

  static let firstThatFits = ContainerWord(
    "FirstThatFits", [.one(.choice(.fitAxis), isRequired: false)],
    example: "FirstThatFits { … } or FirstThatFits(.vertical(within: 200)) { … }",
    modifiers: [
      ItemModifier(
        "when", [Signature([Parameter("minWidth", .number, isRequired: true)])], example: ".when(minWidth: 600)"
      ) { values, _, item, _ in item = item.when(minWidth: values.number(0) ?? 0) }
    ],
    make: { values, _, _ in
      guard let axis = values.chosen(0), axis.member == 1 else { return FirstThatFits() }
      return FirstThatFits(.vertical(within: axis.values.number(0) ?? 0))
    },
    arguments: { fits, _ in fits.greatestHeight.map { [".vertical(within: \(decimal($0)))"] } ?? [] },
    sayings: { specified, _ in specified.minWidth.map { [".when(minWidth: \(decimal($0)))"] } ?? [] })
}

extension Choice {
  /// The axis along which items have to fit.
  fileprivate static let fitAxis = Choice(alternatives: ".horizontal or .vertical(within: 200)") {
    [
      Member("horizontal"),
      Member(
        "vertical", [Signature([Parameter("within", .number, isRequired: true)])], example: ".vertical(within: 200)"),
    ]
  }
}
