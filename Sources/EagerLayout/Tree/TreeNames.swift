/// The ids of a tree's nodes, searchable by id and by node, independent of the tree's shape.
///
/// A name is an index into `names`, which a node's slot stores.
struct TreeNames: Sendable {
  private struct Name {
    var id: LayoutID
    /// -1 if the id was removed.
    var slot: Int32
  }

  private var names: ContiguousArray<Name> = []
  /// Free indices of names.
  private var free: ContiguousArray<Int32> = []
  /// Name indices sorted by id, without names that were added or removed since the last sort.
  private var sorted: ContiguousArray<Int32> = []
  /// Names that were added since the last sort, which are not in `sorted` yet.
  private var added: ContiguousArray<Int32> = []
  /// Names that were removed since the last sort, which may be in `sorted` or in `added`.
  private var removed: ContiguousArray<Int32> = []
  /// Whether an id may have several nodes. Updated by ``sort()``.
  private(set) var hasDuplicates = false

  init() {}

  /// Adds the ids of an arena whose nodes have their positions as slots, and passes the name of each slot to `setName`.
  init(_ names: ContiguousArray<NamedNode>, setName: (_ name: Int32, _ slot: Int32) -> Void) {
    self.names.reserveCapacity(names.count)
    for name in names {
      let slot = Int32(truncatingIfNeeded: name.node)
      setName(Int32(truncatingIfNeeded: self.names.count), slot)
      added.append(Int32(truncatingIfNeeded: self.names.count))
      self.names.append(Name(id: name.id, slot: slot))
    }
    sort()
  }

  @inline(__always)
  func id(_ name: Int32) -> LayoutID { names[Int(name)].id }

  @inline(__always)
  func isID(_ id: LayoutID, _ name: Int32) -> Bool { names[Int(name)].id == id }

  /// Adds the id of a slot and returns its name.
  mutating func add(_ id: LayoutID, of slot: Int32) -> Int32 {
    let name: Int32
    if let reused = free.popLast() {
      name = reused
      names[Int(name)] = Name(id: id, slot: slot)
    } else {
      name = Int32(truncatingIfNeeded: names.count)
      names.append(Name(id: id, slot: slot))
    }
    added.append(name)
    return name
  }

  /// Removes the id with a name. The name is not reused before the next sort.
  mutating func remove(_ name: Int32) {
    names[Int(name)].slot = -1
    removed.append(name)
  }

  /// Calls a function with the slots of all nodes with an id, in no particular order.
  func forEachSlot(of id: LayoutID, _ body: (Int32) -> Void) {
    forEachSortedSlot(of: id, body)
    for name in added where names[Int(name)].slot >= 0 && isID(id, name) { body(names[Int(name)].slot) }
  }

  /// Calls a function with the slots of an id, without names added since the last sort: O(log n).
  func forEachSortedSlot(of id: LayoutID, _ body: (Int32) -> Void) {
    var index = lowerBound(of: id)
    while index < sorted.count, !LayoutID.precedes(id, self.id(sorted[index])) {
      let name = names[Int(sorted[index])]
      if name.slot >= 0, name.id == id { body(name.slot) }
      index += 1
    }
  }

  /// Returns the index of an id in the sorted list, or the index at which to insert it.
  private func lowerBound(of id: LayoutID) -> Int {
    var low = 0, high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if LayoutID.precedes(names[Int(sorted[middle])].id, id) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The maximum number of names that a sort inserts or removes one by one.
  private static var maxSingleChanges: Int { 8 }

  /// Sorts added and removed names into the list. O(n) in the number of names, and O(k log k) in the number of changes;
  /// O(k log n) for few changes.
  mutating func sort() {
    dropRemoved()
    if added.count > Self.maxSingleChanges {
      merge()
    } else {
      for name in added {
        let index = lowerBound(of: id(name))
        sorted.insert(name, at: index)
        hasDuplicates = hasDuplicates || occursAgain(id(name), after: index)
      }
    }
    added = []
  }

  private mutating func dropRemoved() {
    if removed.isEmpty { return }
    let isRemoved: (Int32) -> Bool = { [names] in names[Int($0)].slot < 0 }
    // Names that were both added and removed are not in the sorted list.
    added.removeAll(where: isRemoved)
    if removed.count > Self.maxSingleChanges {
      sorted.removeAll(where: isRemoved)
    } else {
      for name in removed {
        var index = lowerBound(of: id(name))
        while index < sorted.count, sorted[index] != name, !LayoutID.precedes(id(name), id(sorted[index])) {
          index += 1
        }
        if index < sorted.count, sorted[index] == name { sorted.remove(at: index) }
      }
    }
    free.append(contentsOf: removed)
    removed = []
    if hasDuplicates { hasDuplicates = sorted.indices.contains { occursAgain(id(sorted[$0]), after: $0) } }
  }

  /// Whether an id, which occurs at an index of the sorted list, occurs again after it.
  private func occursAgain(_ id: LayoutID, after index: Int) -> Bool {
    var next = index + 1
    while next < sorted.count, !LayoutID.precedes(id, self.id(sorted[next])) {
      if isID(id, sorted[next]) { return true }
      next += 1
    }
    return false
  }

  /// Merges all added names into the sorted list at once.
  private mutating func merge() {
    let names = names
    func precedes(_ a: Int32, _ b: Int32) -> Bool { LayoutID.precedes(names[Int(a)].id, names[Int(b)].id) }
    // Ids are usually given in ascending order.
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
    hasDuplicates = hasDuplicates || sorted.indices.contains { occursAgain(id(sorted[$0]), after: $0) }
  }
}
