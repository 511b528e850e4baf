extension ContainerDescription {
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
