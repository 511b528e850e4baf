/// The edges that the items so far leave to those that follow, at either side.
struct FloatEdges: ~Copyable {
  /// An edge, and how far down it reaches.
  struct Edge: Sendable {
    var bottom: Double
    /// Its distance from the side, with the gap after it.
    var inset: Double
  }

  /// The edges of a side that may still be in the way: the lowest first, so that the last is what the next item meets.
  /// What is higher is further in, or would be in nobody's way.
  struct Store: Sendable {
    var start: [Edge] = []
    var end: [Edge] = []
  }

  private var store: Store
  private let width: Double
  private let gaps: (column: Double, row: Double)
  /// Where the next item may begin: not above any before.
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

  /// Gives the memory back.
  consuming func finish() -> Store { store }

  /// Goes down to where there is any room beside others. Returns it.
  mutating func descendToAnyRoom(for said: FloatSide) -> Double {
    descend(for: said) { $0 > 0 }
  }

  /// Goes down to where an item of a width has room, or below all others.
  mutating func descend(toRoomFor width: Double, of said: FloatSide) {
    // One that takes a share of the room began where there was any.
    if said.weight != nil { _ = descendToAnyRoom(for: said) }
    _ = descend(for: said) { $0 >= width - 1 / 64 }
  }

  @inline(__always)
  private mutating func descend(for said: FloatSide, until isEnough: (Double) -> Bool) -> Double {
    if said.clears { y = max(y, said.side == .start ? lowest.start : lowest.end) }
    while true {
      forgetWhatIsAbove()
      let room = max(width - (store.start.last?.inset ?? 0) - (store.end.last?.inset ?? 0), 0)
      guard let next = nextBottom, !isEnough(room) else { return room }
      y = next
    }
  }

  /// Puts an item where the way down ended. Returns its place.
  mutating func add(width: Double, height: Double, _ said: FloatSide) -> (x: Double, y: Double) {
    let bottom = y + max(height, 0) + gaps.row
    let start = store.start.last?.inset ?? 0, end = store.end.last?.inset ?? 0
    if said.side == .start {
      lowest.start = max(lowest.start, bottom)
      Self.add(Edge(bottom: bottom, inset: start + width + gaps.column), width, to: &store.start)
      return (start, y)
    }
    lowest.end = max(lowest.end, bottom)
    Self.add(Edge(bottom: bottom, inset: end + width + gaps.column), width, to: &store.end)
    // Where items at the start reach beyond the edge, that is where it ends.
    return (max(self.width - end, start) - width, y)
  }

  private var nextBottom: Double? {
    guard let start = store.start.last?.bottom else { return store.end.last?.bottom }
    return min(start, store.end.last?.bottom ?? start)
  }

  // Each edge comes and goes once.
  private mutating func forgetWhatIsAbove() {
    while let edge = store.start.last, edge.bottom <= y { store.start.removeLast() }
    while let edge = store.end.last, edge.bottom <= y { store.end.removeLast() }
  }

  private static func add(_ edge: Edge, _ width: Double, to edges: inout [Edge]) {
    // What has no width is in nobody's way.
    if width <= 0 { return }
    while let last = edges.last, last.bottom <= edge.bottom { edges.removeLast() }
    edges.append(edge)
  }
}
