@_spi(Documents) internal import Arrangements

extension Vocabulary.Word {
  /// Columns of equal width. Each item is added to the shortest column.
  static let masonry = Vocabulary.Word(
    "masonry", specified: Masonry.Specified(), make: { Masonry(specified: $0) }, describe: { $0.specified },
    properties: [
      .init("columns", \.columns, .whole(in: 1...1000)), .init("minimum-width", \.minimumWidth, .length),
    ],
    items: [
      .init(
        "span", .whole(in: 1...Int(largestNumber)), get: { $0.columnSpan },
        set: { $0.columnEnd = $1 > 1 ? .span($1) : .auto })
    ],
    needs: ["columns"], alternatives: ["columns", "minimum-width"])

  /// Cells of equal size, page after page.
  static let pages = Vocabulary.Word(
    "pages", specified: Pages.Specified(), make: { Pages(specified: $0) }, describe: { $0.specified },
    properties: [
      .init("columns", \.columns, .whole(in: 1...1_000_000)), .init("rows", \.rows, .whole(in: 1...1_000_000)),
    ],
    needs: ["columns", "rows"])

  /// The first item that fits.
  static let firstThatFits = Vocabulary.Word(
    "first-that-fits", FirstThatFits(),
    properties: [
      .init(
        "within-height", .length, get: { $0.greatestHeight }, set: { $0 = FirstThatFits(.vertical(within: $1)) })
    ],
    items: [
      .init("when-min-width", .length, get: { $0.minWidth }, set: { $0 = FitCondition(minWidth: $1) })
    ])
}
