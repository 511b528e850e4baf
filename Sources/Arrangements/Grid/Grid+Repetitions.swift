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
      rows: rowRepetitions(in: items.knownHeight ?? lengths.height, lengths, gap: items.rowGap))
  }

  /// The repetitions of rows in a height, or where that is nil in the grid's limits.
  func rowRepetitions(in height: Double?, _ lengths: ContainerLengths, gap: Double) -> Int {
    rows.repetitions(
      in: Self.room(height, lengths.minHeight, lengths.maxHeight), atLeast: lengths.minHeight, gap: gap)
  }

  /// The length that a grid says or has at most, within its limits.
  private static func room(_ length: Double?, _ least: Double?, _ most: Double?) -> Double? {
    guard let room = length ?? most else { return nil }
    return max(min(room, most ?? room), least ?? 0)
  }
}
