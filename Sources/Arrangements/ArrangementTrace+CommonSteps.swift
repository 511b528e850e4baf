import EagerLayout

// Steps that several containers record in the same way.
extension ArrangementTrace {
  /// Records the intrinsic widths of the container: the largest min-content and max-content widths of its items.
  mutating func recordWidestItem() {
    var minContent: [Number] = [], maxContent: [Number] = []
    for item in 0..<count {
      minContent.append(intrinsicWidths(of: item).minContent)
      maxContent.append(intrinsicWidths(of: item).maxContent)
    }
    record(minContent: .greatest(minContent), maxContent: .greatest(maxContent))
  }

  /// Records the height of the content: the height of the tallest item.
  mutating func recordTallestItem() {
    var heights: [Number] = []
    for item in 0..<count { heights.append(height(of: item)) }
    record(height: .greatest(heights))
  }

  /// Returns a fraction of the free space, which precedes an item. Records the free space unless the fraction is 0.
  mutating func share(_ share: Double, of freeSpace: Number, of item: Int? = nil) -> Number {
    if share == 0 { return number(0) }
    let freeSpace = record("to spare", freeSpace, of: item)
    return share == 1 ? freeSpace : share == 0.5 ? freeSpace / 2 : freeSpace * number(share, "share")
  }

  /// Returns a length minus the gaps between `count` columns or rows. Records the gaps and the difference.
  mutating func spaceWithoutGaps(in length: Number, among count: Int, _ gap: Number) -> Number {
    if gap.value == 0 || count < 2 { return length }
    let gaps = record("gaps", gap * Double(count - 1))
    return record("available space", length - gaps)
  }
}
