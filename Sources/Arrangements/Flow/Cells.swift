/// Cells of one width with equal gaps, as many as there is room for.
struct Cells: Equatable, Sendable {
  let width, minimumGap, maximumGap: Double
  /// Whether there is a gap before the first cell and after the last one.
  let isCentered: Bool

  init(_ width: Double, _ minimumGap: Double, _ maximumGap: Double, _ isCentered: Bool) {
    self.width = lengthOrZero(width)
    self.minimumGap = minimumGap
    self.maximumGap = max(maximumGap, minimumGap)
    self.isCentered = isCentered
  }

  /// The same cells, at least a container's gap apart.
  func apart(_ gap: Double) -> Cells { Cells(width, max(minimumGap, gap), maximumGap, isCentered) }

  /// The room for so many cells with the least gaps between them.
  func room(for count: Int) -> Double {
    let gaps = isCentered ? Double(count) + 1 : Double(count) - 1
    return width * Double(count) + minimumGap * max(gaps, 0)
  }

  /// How many cells are in a line of such a room, how wide they are, and the gap between them.
  func fitted(in room: Double) -> (count: Int, width: Double, gap: Double) {
    let fitting = (isCentered ? room - minimumGap : room + minimumGap) / (width + minimumGap)
    // What is not a number is one cell; endless many are more than anybody counts.
    let count = fitting >= 1 ? Double(Int(min(fitting, 1e9))) : 1
    let gaps = isCentered ? count + 1 : count - 1
    guard gaps > 0 else { return (1, width, 0) }
    let gap = max((room - count * width) / gaps, 0)
    if gap <= maximumGap { return (Int(count), width, gap) }
    return (Int(count), (room - gaps * maximumGap) / count, maximumGap)
  }
}
