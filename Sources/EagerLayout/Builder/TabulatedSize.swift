/// A table of the sizes that content has at different widths, such as text that another text system has measured.
package struct TabulatedSize: Equatable, Sendable {
  /// The widths at which the height changes, in descending order. The first is the max-content width.
  package let widths: [Double]
  /// The height at each of the widths. Between two widths, the smaller one determines the height.
  package let heights: [Double]
  package let minContent: Double
  /// The distance from the top to the baseline of the first line; `nil` without one.
  package let baseline: Double?

  /// Creates a table. Widths are sorted; a width without a height gets the last height.
  init(widths: [Double], heights: [Double], minContent: Double?, baseline: Double?) {
    let widths = widths.map { usable($0) }.sorted(by: >), maxContent = widths.first ?? 0
    self.widths = widths
    self.heights = widths.indices.map { usable($0 < heights.count ? heights[$0] : heights.last ?? 0) }
    self.minContent = minContent.map { min(usable($0), maxContent) } ?? widths.last ?? 0
    self.baseline = baseline.map { usablePosition($0) }
  }

  var intrinsicWidths: IntrinsicWidths {
    IntrinsicWidths(minContent: minContent, maxContent: widths.first ?? 0)
  }

  /// Returns the height that the table has at the largest of its widths that is at most `width`.
  func height(atWidth width: Double) -> Double {
    // Find the first entry that fits, by bisection.
    var low = 0, high = widths.count - 1
    while low < high {
      let middle = (low + high) / 2
      if widths[middle] <= width + Tolerance.text { high = middle } else { low = middle + 1 }
    }
    return low < heights.count ? heights[low] : 0
  }

  /// Returns the distance from the top to the first or last baseline. The last baseline is as far from the bottom as
  /// the baseline is at the first width.
  func baseline(atWidth width: Double, isLast: Bool) -> Double? {
    guard let baseline, let firstHeight = heights.first else { return nil }
    return isLast ? height(atWidth: width) - firstHeight + baseline : baseline
  }
}
