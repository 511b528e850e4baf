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

  /// Goes down to where an item of a width has room, or any room is left where it has none yet. Returns the room.
  mutating func descend(toRoomFor width: Double?, of said: FloatSide) -> Double {
    if said.clears { y = max(y, said.side == .start ? lowest.start : lowest.end) }
    while true {
      forgetWhatIsAbove()
      let left = store.start.last?.inset ?? 0, right = store.end.last?.inset ?? 0
      let room = self.width - left - right
      guard let next = nextBottom else { return room }
      if let width {
        if room >= width - 1 / 64 { return room }
      } else if room > 0 {
        return room
      }
      y = next
    }
  }

  /// Puts an item where the way down ended. Returns its place.
  mutating func add(width: Double, height: Double, _ said: FloatSide) -> (x: Double, y: Double) {
    let bottom = y + max(height, 0) + gaps.row
    if said.side == .start {
      let inset = store.start.last?.inset ?? 0
      lowest.start = max(lowest.start, bottom)
      Self.add(Edge(bottom: bottom, inset: inset + max(width, 0) + gaps.column), to: &store.start)
      return (inset, y)
    }
    let inset = store.end.last?.inset ?? 0
    lowest.end = max(lowest.end, bottom)
    Self.add(Edge(bottom: bottom, inset: inset + max(width, 0) + gaps.column), to: &store.end)
    return (self.width - inset - width, y)
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

  private static func add(_ edge: Edge, to edges: inout [Edge]) {
    while let last = edges.last, last.bottom <= edge.bottom { edges.removeLast() }
    edges.append(edge)
  }
}
