/// The ids of a tree's nodes, searchable by id and by node, independent of the tree's shape.
///
/// The slot of a node with an id stores the index of the node's entry (`TreeLinks.Slot.idIndex`).
struct TreeIDs: Sendable {
  private struct Entry {
    var id: LayoutID
    /// The slot of the node; -1 if the id was removed.
    var slot: Int32
  }

  private var entries: ContiguousArray<Entry> = []
  /// The indices of unused entries.
  private var free: ContiguousArray<Int32> = []
  /// The indices of entries, sorted by id. Entries that were added since the last sort are missing.
  private var sorted: ContiguousArray<Int32> = []
  /// The indices of entries that were added since the last sort.
  private var added: ContiguousArray<Int32> = []
  /// The indices of entries that were removed since the last sort. They may still be in `sorted` or in `added`.
  private var removed: ContiguousArray<Int32> = []
  /// Whether an id may have several nodes. Updated by ``sort()``.
  private(set) var hasDuplicates = false

  init() {}

  /// Adds the ids of an arena in which a node's slot equals its position. Calls `setIDIndex` with the index of each
  /// entry and its slot.
  init(_ namedNodes: ContiguousArray<NamedNode>, setIDIndex: (_ index: Int32, _ slot: Int32) -> Void) {
    entries.reserveCapacity(namedNodes.count)
    for named in namedNodes {
      let slot = Int32(truncatingIfNeeded: named.node), index = Int32(truncatingIfNeeded: entries.count)
      setIDIndex(index, slot)
      added.append(index)
      entries.append(Entry(id: named.id, slot: slot))
    }
    sort()
  }

  @inline(__always)
  func id(at index: Int32) -> LayoutID { entries[Int(index)].id }

  /// Whether an entry has an id. `mutating` only to read the list in place: a copy would retain each of its arrays.
  @inline(never)
  mutating func isID(_ id: LayoutID, at index: Int32) -> Bool { entries[Int(index)].id == id }

  /// Adds the id of a slot, and returns the index of its entry.
  mutating func add(_ id: LayoutID, of slot: Int32) -> Int32 {
    let index: Int32
    if let reused = free.popLast() {
      index = reused
      entries[Int(index)] = Entry(id: id, slot: slot)
    } else {
      index = Int32(truncatingIfNeeded: entries.count)
      entries.append(Entry(id: id, slot: slot))
    }
    added.append(index)
    return index
  }

  /// Removes the entry at an index. The index is not reused before the next sort.
  mutating func remove(at index: Int32) {
    entries[Int(index)].slot = -1
    removed.append(index)
  }

  /// Calls a function with the slots of all nodes with an id, in no particular order.
  func forEachSlot(of id: LayoutID, _ body: (Int32) -> Void) {
    forEachSortedSlot(of: id, body)
    for index in added where entries[Int(index)].slot >= 0 && self.id(at: index) == id {
      body(entries[Int(index)].slot)
    }
  }

  /// Calls a function with the slots of an id, except for entries that were added since the last sort: O(log n).
  func forEachSortedSlot(of id: LayoutID, _ body: (Int32) -> Void) {
    var index = lowerBound(of: id)
    while index < sorted.count, !LayoutID.precedes(id, self.id(at: sorted[index])) {
      let entry = entries[Int(sorted[index])]
      if entry.slot >= 0, entry.id == id { body(entry.slot) }
      index += 1
    }
  }

  /// Returns the index of an id in the sorted list, or the index at which to insert it.
  private func lowerBound(of id: LayoutID) -> Int {
    var low = 0, high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if LayoutID.precedes(self.id(at: sorted[middle]), id) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The maximum number of entries that a sort inserts or removes one by one.
  private static var maxSingleChanges: Int { 8 }

  /// Inserts added entries into `sorted`, and drops removed ones. O(n) in the number of entries, and O(k log k) in the
  /// number of changes; O(k log n) for few changes.
  mutating func sort() {
    dropRemoved()
    if added.count > Self.maxSingleChanges {
      merge()
    } else {
      for index in added {
        let place = lowerBound(of: id(at: index))
        sorted.insert(index, at: place)
        hasDuplicates = hasDuplicates || occursAgain(id(at: index), after: place)
      }
    }
    added = []
  }

  private mutating func dropRemoved() {
    if removed.isEmpty { return }
    let isRemoved: (Int32) -> Bool = { [entries] in entries[Int($0)].slot < 0 }
    // An entry that was both added and removed is not in the sorted list.
    added.removeAll(where: isRemoved)
    if removed.count > Self.maxSingleChanges {
      sorted.removeAll(where: isRemoved)
    } else {
      for index in removed {
        let id = id(at: index)
        var place = lowerBound(of: id)
        while place < sorted.count, sorted[place] != index, !LayoutID.precedes(id, self.id(at: sorted[place])) {
          place += 1
        }
        if place < sorted.count, sorted[place] == index { sorted.remove(at: place) }
      }
    }
    free.append(contentsOf: removed)
    removed = []
    if hasDuplicates { hasDuplicates = sorted.indices.contains { occursAgain(id(at: sorted[$0]), after: $0) } }
  }

  /// Whether an id, which occurs at an index of the sorted list, occurs again after it.
  private func occursAgain(_ id: LayoutID, after index: Int) -> Bool {
    var next = index + 1
    while next < sorted.count, !LayoutID.precedes(id, self.id(at: sorted[next])) {
      if self.id(at: sorted[next]) == id { return true }
      next += 1
    }
    return false
  }

  /// Merges all added entries into the sorted list at once.
  private mutating func merge() {
    let entries = entries
    func precedes(_ a: Int32, _ b: Int32) -> Bool { LayoutID.precedes(entries[Int(a)].id, entries[Int(b)].id) }
    // Ids are usually added in ascending order.
    let isAscending = !added.indices.dropFirst().contains { !precedes(added[$0 - 1], added[$0]) }
    if isAscending, sorted.isEmpty {
      sorted = added
      return
    }
    if !isAscending { added.sort(by: precedes) }
    var merged: ContiguousArray<Int32> = [], next = 0
    merged.reserveCapacity(sorted.count + added.count)
    for index in added {
      while next < sorted.count, !precedes(index, sorted[next]) {
        merged.append(sorted[next])
        next += 1
      }
      merged.append(index)
    }
    merged.append(contentsOf: sorted[next...])
    sorted = merged
    hasDuplicates = hasDuplicates || sorted.indices.contains { occursAgain(id(at: sorted[$0]), after: $0) }
  }
}
