/// The edges of the items that were placed so far, at both sides. The next item is placed between them.
struct FloatEdges: ~Copyable {
  struct Edge: Sendable {
    var bottom: Double
    /// The distance of the edge from its side of the container, including the gap.
    var inset: Double
  }

  /// The edges at each side that limit the space for later items, in descending order of their bottoms. The last edge
  /// limits the space at the current y. An edge that ends above another is kept only if it is further inside.
  struct Store: Sendable {
    var start: [Edge] = []
    var end: [Edge] = []
  }

  private var store: Store
  private let width: Double
  private let gaps: (column: Double, row: Double)
  /// The minimum y of the next item, because no item begins above an earlier one.
  private var y = 0.0
  /// The lowest bottom of all items at each side, with the gap, for items that clear.
  private var lowestBottom = (start: 0.0, end: 0.0)

  init(reusing store: inout Store, width: Double, gaps: (column: Double, row: Double)) {
    self.store = Store()
    swap(&self.store, &store)
    self.store.start.removeAll(keepingCapacity: true)
    self.store.end.removeAll(keepingCapacity: true)
    self.width = width
    self.gaps = gaps
  }

  /// Returns the storage, so that the next pass can reuse it.
  consuming func finish() -> Store { store }

  /// Moves the current y down until there is space between the edges. Returns the width of that space.
  mutating func descendToFreeSpace(for specified: FloatSide) -> Double { descend(for: specified) { $0 > 0 } }

  /// Moves the current y down until the item fits between the edges, or below all earlier items.
  mutating func descend(toSpaceFor width: Double, of specified: FloatSide) {
    // The width of an item with a weight was computed for the first y with any space, so the search starts there.
    if specified.weight != nil { _ = descendToFreeSpace(for: specified) }
    _ = descend(for: specified) { $0 >= width - 1 / 64 }
  }

  /// Moves the current y down, from bottom to bottom of earlier items, until the width between the edges is enough.
  /// Returns that width.
  @inline(__always)
  private mutating func descend(for specified: FloatSide, until isWideEnough: (Double) -> Bool) -> Double {
    if specified.clears { y = max(y, specified.side == .start ? lowestBottom.start : lowestBottom.end) }
    while true {
      removeEdgesAbove()
      let available = max(width - (store.start.last?.inset ?? 0) - (store.end.last?.inset ?? 0), 0)
      guard let next = nextBottom, !isWideEnough(available) else { return available }
      y = next
    }
  }

  /// Adds an item at the current y. Returns its position.
  mutating func add(width: Double, height: Double, _ specified: FloatSide) -> (x: Double, y: Double) {
    let bottom = y + max(height, 0) + gaps.row
    let start = store.start.last?.inset ?? 0, end = store.end.last?.inset ?? 0
    if specified.side == .start {
      lowestBottom.start = max(lowestBottom.start, bottom)
      Self.add(Edge(bottom: bottom, inset: start + width + gaps.column), width, to: &store.start)
      return (start, y)
    }
    lowestBottom.end = max(lowestBottom.end, bottom)
    Self.add(Edge(bottom: bottom, inset: end + width + gaps.column), width, to: &store.end)
    // An item at the end does not overlap items at the start, even if these overflow.
    return (max(self.width - end, start) - width, y)
  }

  /// The y at which the next edge ends; nil if no edge limits the space.
  private var nextBottom: Double? {
    guard let start = store.start.last?.bottom else { return store.end.last?.bottom }
    return min(start, store.end.last?.bottom ?? start)
  }

  /// Removes the edges that end above the current y. Each edge is added and removed once, so all passes are linear.
  private mutating func removeEdgesAbove() {
    while let edge = store.start.last, edge.bottom <= y { store.start.removeLast() }
    while let edge = store.end.last, edge.bottom <= y { store.end.removeLast() }
  }

  private static func add(_ edge: Edge, _ width: Double, to edges: inout [Edge]) {
    // An item without width limits no other item.
    if width <= 0 { return }
    while let last = edges.last, last.bottom <= edge.bottom { edges.removeLast() }
    edges.append(edge)
  }
}
