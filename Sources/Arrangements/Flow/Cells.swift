/// A line of as many cells as fit, with equal widths and equal gaps.
struct Cells: Equatable, Sendable {
  let width, minimumGap, maximumGap: Double
  /// `true` if there is a gap before the first cell and after the last one.
  let isCentered: Bool

  init(_ width: Double, _ minimumGap: Double, _ maximumGap: Double, _ isCentered: Bool) {
    self.width = lengthOrZero(width)
    self.minimumGap = minimumGap
    self.maximumGap = max(maximumGap, minimumGap)
    self.isCentered = isCentered
  }

  /// Returns the cells with at least the container's gap as minimum gap.
  func withMinimumGap(_ gap: Double) -> Cells { Cells(width, max(minimumGap, gap), maximumGap, isCentered) }

  /// Returns the width of a number of cells with minimum gaps between them.
  func width(of count: Int) -> Double {
    let gaps = isCentered ? Double(count) + 1 : Double(count) - 1
    return width * Double(count) + minimumGap * max(gaps, 0)
  }

  /// Returns the number of cells that fit in a width, the width of each, and the gap between them.
  func fitted(in available: Double) -> (count: Int, width: Double, gap: Double) {
    let fitting = (isCentered ? available - minimumGap : available + minimumGap) / (width + minimumGap)
    // NaN counts as one cell, and infinity as a billion.
    let count = fitting >= 1 ? Double(Int(min(fitting, 1e9))) : 1
    let gaps = isCentered ? count + 1 : count - 1
    guard gaps > 0 else { return (1, width, 0) }
    let gap = max((available - count * width) / gaps, 0)
    if gap <= maximumGap { return (Int(count), width, gap) }
    return (Int(count), (available - gaps * maximumGap) / count, maximumGap)
  }
}
