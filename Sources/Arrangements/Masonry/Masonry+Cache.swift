extension Masonry {
  /// The cache: the items' spans, and the bottoms of the columns.
  public struct Cache: Sendable {
    let spans: [Int]
    /// The y at which the next item of each column starts.
    private var bottoms: [Double] = []

    init(spans: [Int]) { self.spans = spans }
  }

  /// The place of an item: its columns, and its y, which is the largest of their bottoms.
  struct Place {
    var column: Int
    var span: Int
    var y: Double
  }
}

extension Masonry.Cache {
  /// Removes all items, and sets the number of columns.
  mutating func clear(_ columns: Int) {
    bottoms.removeAll(keepingCapacity: true)
    for _ in 0..<columns { bottoms.append(0) }
  }

  /// Returns the highest place for an item, or the first of several. Places less than 1/64 apart count as equally high.
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

  /// Returns the y of an item that spans several columns.
  private func top(of column: Int, _ span: Int) -> Double { bottoms[column..<column + span].max() ?? 0 }

  /// Sets the bottoms of an item's columns.
  mutating func fill(_ place: Masonry.Place, to bottom: Double) {
    for column in place.column..<place.column + place.span { bottoms[column] = bottom }
  }
}
