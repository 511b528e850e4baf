import EagerLayout

extension Grid {
  /// How often automatic repetitions come: where the width of the content is asked for, whatever the own width.
  func repetitions<Items: ContributingItems & ~Copyable>(
    in width: Double?, _ items: borrowing Items, repeatsByRoom: Bool
  ) -> GridRepetitions {
    guard repeatsByRoom else { return GridRepetitions(columns: 1, rows: 1) }
    let lengths = items.containerLengths
    return GridRepetitions(
      columns: columns.repetitions(
        in: width ?? Self.room(nil, lengths.minWidth, lengths.maxWidth), atLeast: lengths.minWidth,
        gap: items.columnGap),
      rows: rows.repetitions(
        in: Self.room(items.knownHeight ?? lengths.height, lengths.minHeight, lengths.maxHeight),
        atLeast: lengths.minHeight, gap: items.rowGap))
  }

  /// The length that a grid says or has at most, within its limits.
  static func room(_ length: Double?, _ least: Double?, _ most: Double?) -> Double? {
    guard let room = length ?? most else { return nil }
    return max(min(room, most ?? room), least ?? 0)
  }
}
