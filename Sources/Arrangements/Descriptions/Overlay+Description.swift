extension ContainerDescription {
  package static let overlay = ContainerDescription(
    "Overlay", example: "Overlay { … } or Overlay(.center) { … }",
    properties: [.init("place-items", .place, label: "")],
    items: [
      .init("place", .place), .init("yields-start", .weight), .init("yields-size", .weight),
      .init("yields-end", .weight),
    ],
    modifiers: [
      .init("place", .init("", "place"), example: ".place(.bottomTrailing)"),
      .init(
        "yields", .init("start", "yields-start"), .init("size", "yields-size"), .init("end", "yields-end"),
        labelThatKeepsOthers: "size", example: ".yields(start: 1, size: 1)"),
    ],
    make: { Overlay($0.place(0) ?? .fill) }, values: { [$0.place == .fill ? nil : .place($0.place)] },
    makeItem: { values in
      var item = OverlayItem(place: values.place(0))
      item.yieldsStart = values.number(1) ?? 0
      item.yieldsSize = values.number(2) ?? 0
      item.yieldsEnd = values.number(3) ?? 0
      return item
    },
    itemValues: { [$0.place.map { .place($0) }, number($0.yieldsStart), number($0.yieldsSize), number($0.yieldsEnd)] })
}
