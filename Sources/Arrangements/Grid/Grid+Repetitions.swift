import EagerLayout

extension Grid {
  /// Returns the numbers of automatic repetitions (`auto-fill` and `auto-fit`) in a width. If the width is nil, as in
  /// pass 1, uses the grid's width limits and ignores its specified width.
  func repetitions<Items: ContributingItems & ~Copyable>(
    in width: Double?, _ items: borrowing Items, hasAutoRepeat: Bool
  ) -> GridRepetitions {
    guard hasAutoRepeat else { return GridRepetitions(columns: 1, rows: 1) }
    let lengths = items.containerLengths
    return GridRepetitions(
      columns: columns.repetitions(
        in: width ?? Self.clampedLength(nil, lengths.minWidth, lengths.maxWidth), atLeast: lengths.minWidth,
        gap: items.columnGap),
      rows: rows.hasAutoRepeat
        ? rowRepetitions(in: items.definiteHeight ?? lengths.height, lengths, gap: items.rowGap) : 1)
  }

  /// Returns the number of automatic repetitions of rows in a height, or within the grid's height limits if the height
  /// is nil.
  func rowRepetitions(in height: Double?, _ lengths: ContainerLengths, gap: Double) -> Int {
    rows.repetitions(
      in: Self.clampedLength(height, lengths.minHeight, lengths.maxHeight), atLeast: lengths.minHeight, gap: gap)
  }

  /// Returns the length, or else the maximum, clamped to the minimum and maximum; nil if neither is definite.
  private static func clampedLength(_ length: Double?, _ minimum: Double?, _ maximum: Double?) -> Double? {
    guard let clamped = length ?? maximum else { return nil }
    return max(min(clamped, maximum ?? clamped), minimum ?? 0)
  }
}
