extension ContainerDescription {
  /// Items at the start and end sides, each as high up as it fits.
  package static let floats = ContainerDescription(
    "Floats", example: "Floats { … }",
    items: [.init("side", .keyword(["start", "end"])), .init("clear", .flag), .init("weight", .weight)],
    modifiers: [
      .init(
        "side", .init("", "side", initial: .keyword(0)), .init("weight", "weight"), labelThatKeepsOthers: "",
        example: ".side(.end) or .side(.start, weight: 0.5)"),
      .init("clear", .init(nil, "clear", fallback: .flag(true)), example: ".clear()"),
    ],
    make: { _ in Floats() }, values: { _ in [] },
    makeItem: { values in
      FloatSide(values.keyword(0) == 1 ? .end : .start, clears: values.flag(1) ?? false, weight: values.number(2))
    },
    itemValues: { item in
      var values = [PropertyValue?](repeating: nil, count: 3)
      if item.side == .end { values[0] = .keyword(1) }
      if item.clears { values[1] = .flag(true) }
      values[2] = item.weight.map { .number($0) }
      return values
    })
}
