extension ContainerDescription {
  /// A box that is divided into columns and rows, recursively.
  package static let split = ContainerDescription(
    "Split", example: "Split(.columns([.points(100), .fill], gap: 10)) { … }",
    properties: [.init("parts", .part, label: "")], required: ["parts"], items: [.init("tag", .id)],
    modifiers: [.init("tag", .init("", "tag"), example: ".tag(head)")],
    make: { values in if case .part(let part)? = values[0] { Split(part) } else { Split(.fill) } },
    values: { [.part($0.part)] },
    makeItem: { SplitTag($0.id(0)) }, itemValues: { [$0.tag.map { .id($0) }] })
}
