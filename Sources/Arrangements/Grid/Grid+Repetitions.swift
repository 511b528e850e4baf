import EagerLayout

extension Grid {
  /// Returns the repetitions of `auto-fill` and `auto-fit`. The own width is ignored to measure the content's width.
  func repetitions<Items: ContributingItems & ~Copyable>(
    in width: Double?, _ items: borrowing Items, repeatsByRoom: Bool
  ) -> GridRepetitions {
    guard repeatsByRoom else { return GridRepetitions(columns: 1, rows: 1) }
    let lengths = items.containerLengths
    return GridRepetitions(
      columns: columns.repetitions(
        in: width ?? Self.room(nil, lengths.minWidth, lengths.maxWidth), atLeast: lengths.minWidth,
        gap: items.columnGap),
      rows: rowRepetitions(in: items.definiteHeight ?? lengths.height, lengths, gap: items.rowGap))
  }

  /// Returns the repetitions of rows in a height, or, if that is nil, within the grid's limits.
  func rowRepetitions(in height: Double?, _ lengths: ContainerLengths, gap: Double) -> Int {
    rows.repetitions(
      in: Self.room(height, lengths.minHeight, lengths.maxHeight), atLeast: lengths.minHeight, gap: gap)
  }

  /// Returns the specified length, or else the maximum, clamped to the limits.
  private static func room(_ length: Double?, _ least: Double?, _ most: Double?) -> Double? {
    guard let room = length ?? most else { return nil }
    return max(min(room, most ?? room), least ?? 0)
  }
}
