/// The ids of a tree's nodes, found by id and by node, whatever becomes of the tree's shape.
struct TreeNames: Sendable {
  /// An id, and the slot of the node that has it.
  private struct Name {
    var id: LayoutID
    /// -1 where the id was taken away.
    var slot: Int32
  }

  private var names: ContiguousArray<Name> = []
  /// Names to give away again.
  private var free: ContiguousArray<Int32> = []
  /// The names by their ids' order, but for those that were added or taken away since it was seen to.
  private var sorted: ContiguousArray<Int32> = []
  /// Names that are not among the sorted ones yet.
  private var added: ContiguousArray<Int32> = []
  /// Names that were taken away, and may be among either.
  private var removed: ContiguousArray<Int32> = []
  /// Whether an id may have several nodes.
  private(set) var hasDuplicates = false

  init() {}

  /// Takes in the names of an arena of which each node has the slot of its position. Says what the slots' names are.
  init(_ names: ContiguousArray<NamedNode>, note: (_ name: Int32, _ slot: Int32) -> Void) {
    self.names.reserveCapacity(names.count)
    for name in names {
      let slot = Int32(truncatingIfNeeded: name.node)
      note(Int32(truncatingIfNeeded: self.names.count), slot)
      added.append(Int32(truncatingIfNeeded: self.names.count))
      self.names.append(Name(id: name.id, slot: slot))
    }
    sort()
  }

  /// The id that is a name.
  @inline(__always)
  func id(_ name: Int32) -> LayoutID { names[Int(name)].id }

  /// Whether a name is an id.
  @inline(__always)
  func isID(_ id: LayoutID, _ name: Int32) -> Bool { names[Int(name)].id == id }

  /// Gives a slot an id. Returns its name.
  mutating func add(_ id: LayoutID, of slot: Int32) -> Int32 {
    let name: Int32
    if let place = free.popLast() {
      name = place
      names[Int(name)] = Name(id: id, slot: slot)
    } else {
      name = Int32(truncatingIfNeeded: names.count)
      names.append(Name(id: id, slot: slot))
    }
    added.append(name)
    return name
  }

  /// Takes a slot's id away. The name is given to nobody else before the next sorting.
  mutating func remove(_ name: Int32) {
    names[Int(name)].slot = -1
    removed.append(name)
  }

  /// Calls a function with the slots of the nodes that have an id, in no order.
  func forEachSlot(of id: LayoutID, _ body: (Int32) -> Void) {
    forEachSortedSlot(of: id, body)
    for name in added where names[Int(name)].slot >= 0 && isID(id, name) { body(names[Int(name)].slot) }
  }

  /// The same without those that came since the order was seen to: O(log n).
  func forEachSortedSlot(of id: LayoutID, _ body: (Int32) -> Void) {
    var place = firstPlace(of: id)
    while place < sorted.count, !LayoutID.precedes(id, self.id(sorted[place])) {
      let name = names[Int(sorted[place])]
      if name.slot >= 0, name.id == id { body(name.slot) }
      place += 1
    }
  }

  /// Where an id is among the sorted ones, or would be.
  private func firstPlace(of id: LayoutID) -> Int {
    var low = 0, high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if LayoutID.precedes(names[Int(sorted[middle])].id, id) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How few names are sorted in, or out, one by one.
  private static var few: Int { 8 }

  /// Sees to the order again. O(n) in the number of names, and O(k log k) in that of those that came since; O(k log n) where
  /// they are few.
  mutating func sort() {
    takeOutRemoved()
    if added.count > Self.few {
      merge()
    } else {
      for name in added {
        let place = firstPlace(of: id(name))
        sorted.insert(name, at: place)
        hasDuplicates = hasDuplicates || hasAgain(id(name), after: place)
      }
    }
    added = []
  }

  private mutating func takeOutRemoved() {
    if removed.isEmpty { return }
    let isRemoved: (Int32) -> Bool = { [names] in names[Int($0)].slot < 0 }
    // Those that came and went are not among the sorted ones.
    added.removeAll(where: isRemoved)
    if removed.count > Self.few {
      sorted.removeAll(where: isRemoved)
    } else {
      for name in removed {
        var place = firstPlace(of: id(name))
        while place < sorted.count, sorted[place] != name, !LayoutID.precedes(id(name), id(sorted[place])) {
          place += 1
        }
        if place < sorted.count, sorted[place] == name { sorted.remove(at: place) }
      }
    }
    free.append(contentsOf: removed)
    removed = []
    if hasDuplicates { hasDuplicates = sorted.indices.contains { hasAgain(id(sorted[$0]), after: $0) } }
  }

  /// Whether an id comes again after a place that has it.
  private func hasAgain(_ id: LayoutID, after place: Int) -> Bool {
    var next = place + 1
    while next < sorted.count, !LayoutID.precedes(id, self.id(sorted[next])) {
      if isID(id, sorted[next]) { return true }
      next += 1
    }
    return false
  }

  /// Takes in all that were added at once.
  private mutating func merge() {
    let names = names
    func precedes(_ a: Int32, _ b: Int32) -> Bool { LayoutID.precedes(names[Int(a)].id, names[Int(b)].id) }
    // Ids are mostly given in ascending order.
    let isAscending = !added.indices.dropFirst().contains { !precedes(added[$0 - 1], added[$0]) }
    if isAscending, sorted.isEmpty {
      sorted = added
      return
    }
    if !isAscending { added.sort(by: precedes) }
    var merged: ContiguousArray<Int32> = [], next = 0
    merged.reserveCapacity(sorted.count + added.count)
    for name in added {
      while next < sorted.count, !precedes(name, sorted[next]) {
        merged.append(sorted[next])
        next += 1
      }
      merged.append(name)
    }
    merged.append(contentsOf: sorted[next...])
    sorted = merged
    hasDuplicates = hasDuplicates || sorted.indices.contains { hasAgain(id(sorted[$0]), after: $0) }
  }
}
