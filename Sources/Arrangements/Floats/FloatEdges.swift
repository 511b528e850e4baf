/// The edges of the items placed so far, at either side, between which the next items lie.
struct FloatEdges: ~Copyable {
  struct Edge: Sendable {
    var bottom: Double
    /// The distance from the side, including the gap.
    var inset: Double
  }

  /// The edges of a side that may still be in the way, in descending order of their bottoms. The last is the edge that
  /// the next item meets. Edges that end earlier are further inside, or else irrelevant.
  struct Store: Sendable {
    var start: [Edge] = []
    var end: [Edge] = []
  }

  private var store: Store
  private let width: Double
  private let gaps: (column: Double, row: Double)
  /// The minimum y of the next item: no item begins above an earlier one.
  private var y = 0.0
  private var lowest = (start: 0.0, end: 0.0)

  init(reusing store: inout Store, width: Double, gaps: (column: Double, row: Double)) {
    self.store = Store()
    swap(&self.store, &store)
    self.store.start.removeAll(keepingCapacity: true)
    self.store.end.removeAll(keepingCapacity: true)
    self.width = width
    self.gaps = gaps
  }

  /// Returns the storage for reuse.
  consuming func finish() -> Store { store }

  /// Moves down to the first y with any space between the edges. Returns the width of that space.
  mutating func descendToAnyRoom(for specified: FloatSide) -> Double {
    descend(for: specified) { $0 > 0 }
  }

  /// Moves down to the first y with enough space for an item, or below all earlier items.
  mutating func descend(toRoomFor width: Double, of specified: FloatSide) {
    // The width of an item with a weight was computed at the first y with any space.
    if specified.weight != nil { _ = descendToAnyRoom(for: specified) }
    _ = descend(for: specified) { $0 >= width - 1 / 64 }
  }

  @inline(__always)
  private mutating func descend(for specified: FloatSide, until isEnough: (Double) -> Bool) -> Double {
    if specified.clears { y = max(y, specified.side == .start ? lowest.start : lowest.end) }
    while true {
      forgetWhatIsAbove()
      let room = max(width - (store.start.last?.inset ?? 0) - (store.end.last?.inset ?? 0), 0)
      guard let next = nextBottom, !isEnough(room) else { return room }
      y = next
    }
  }

  /// Adds an item at the current y. Returns its position.
  mutating func add(width: Double, height: Double, _ specified: FloatSide) -> (x: Double, y: Double) {
    let bottom = y + max(height, 0) + gaps.row
    let start = store.start.last?.inset ?? 0, end = store.end.last?.inset ?? 0
    if specified.side == .start {
      lowest.start = max(lowest.start, bottom)
      Self.add(Edge(bottom: bottom, inset: start + width + gaps.column), width, to: &store.start)
      return (start, y)
    }
    lowest.end = max(lowest.end, bottom)
    Self.add(Edge(bottom: bottom, inset: end + width + gaps.column), width, to: &store.end)
    // An item does not begin before items at the start, even if these overflow.
    return (max(self.width - end, start) - width, y)
  }

  private var nextBottom: Double? {
    guard let start = store.start.last?.bottom else { return store.end.last?.bottom }
    return min(start, store.end.last?.bottom ?? start)
  }

  // Each edge is added and removed once.
  private mutating func forgetWhatIsAbove() {
    while let edge = store.start.last, edge.bottom <= y { store.start.removeLast() }
    while let edge = store.end.last, edge.bottom <= y { store.end.removeLast() }
  }

  private static func add(_ edge: Edge, _ width: Double, to edges: inout [Edge]) {
    // An item without width is never in the way.
    if width <= 0 { return }
    while let last = edges.last, last.bottom <= edge.bottom { edges.removeLast() }
    edges.append(edge)
  }
}
