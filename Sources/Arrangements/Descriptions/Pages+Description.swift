extension ContainerDescription {
  /// Cells of equal size, page after page.
  package static let pages = ContainerDescription(
    "Pages", example: "Pages(columns: 3, rows: 2) { … }",
    properties: [.init("columns", .whole(1...1_000_000)), .init("rows", .whole(1...1_000_000))],
    required: ["columns", "rows"],
    make: { Pages(columns: $0.whole(0) ?? 1, rows: $0.whole(1) ?? 1) },
    values: { [.whole($0.columns), .whole($0.rows)] })
}
