extension Masonry {
  /// What the items span, and how far the columns are filled.
  public struct Memory: Sendable {
    let spans: [Int]
    /// Where the next item in a column would stand.
    private var bottoms: [Double] = []

    init(spans: [Int]) { self.spans = spans }
  }

  /// Where an item stands: in so many columns from one on, as high as the lowest of them allows.
  struct Place {
    var column: Int
    var span: Int
    var y: Double
  }
}

extension Masonry.Memory {
  /// Empties so many columns.
  mutating func clear(_ columns: Int) {
    bottoms.removeAll(keepingCapacity: true)
    for _ in 0..<columns { bottoms.append(0) }
  }

  /// The place that is the highest up; of several the first. Where columns end less than 1/64 apart, they end alike.
  func place(of item: Int) -> Masonry.Place {
    let span = min(spans[item], bottoms.count)
    var best = Masonry.Place(column: 0, span: span, y: top(of: 0, span))
    guard bottoms.count > span else { return best }
    for column in 1...bottoms.count - span where bottoms[column] < best.y - 1.0 / 64 {
      let y = span == 1 ? bottoms[column] : top(of: column, span)
      if y < best.y - 1.0 / 64 { best = Masonry.Place(column: column, span: span, y: y) }
    }
    return best
  }

  /// Where something would stand in so many columns from one on.
  private func top(of column: Int, _ span: Int) -> Double {
    var top = bottoms[column]
    for other in column + 1..<column + span { top = max(top, bottoms[other]) }
    return top
  }

  /// Fills the columns of a place.
  mutating func fill(_ place: Masonry.Place, to bottom: Double) {
    for column in place.column..<place.column + place.span { bottoms[column] = bottom }
  }
}
