extension FlexEngine {
  /// The end of the line that starts with an item: as many items as fit, at least one (CSS Flexbox §9.3, 5).
  ///
  /// Items are taken at their hypothetical outer sizes. Lengths closer than 1/64 count as equal.
  @inline(__always)
  func lineEnd(from first: Int, inner: Double, gap: Double) -> Int {
    var end = first, used = -gap
    while end < items.count {
      used += gap + items[end].target + items[end].margins
      if used > inner + Tolerance.line && end > first { break }
      end += 1
    }
    return end
  }
}
