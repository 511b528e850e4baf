import EagerLayout

// Steps that several containers record in the same way.
extension ArrangementTrace {
  typealias Numbers = [Number]

  /// Records the intrinsic widths of the container: the largest min-content and max-content widths of its items.
  mutating func askWidest() {
    var minContent = Numbers(), maxContent = Numbers()
    for item in 0..<count {
      minContent.append(intrinsicWidths(of: item).minContent)
      maxContent.append(intrinsicWidths(of: item).maxContent)
    }
    record(minContent: .greatest(minContent), maxContent: .greatest(maxContent))
  }

  /// Records the height of the content: the height of the tallest item.
  mutating func askHighest() {
    var heights = Numbers()
    for item in 0..<count { heights.append(height(of: item)) }
    record(height: .greatest(heights))
  }

  /// Returns the part of the free space before an item, as a fraction of `spare`. Records the free space if it is used.
  mutating func part(_ share: Double, of spare: Number, of item: Int? = nil) -> Number {
    if share == 0 { return number(0) }
    let spare = record("to spare", spare, of: item)
    return share == 1 ? spare : share == 0.5 ? spare / 2 : spare * number(share, "share")
  }

  /// Returns a length minus the gaps between `count` columns or rows. Records the gaps and the difference.
  mutating func room(in length: Number, among count: Int, _ gap: Number) -> Number {
    if gap.value == 0 || count < 2 { return length }
    let gaps = record("gaps", gap * Double(count - 1))
    return record("available space", length - gaps)
  }
}
