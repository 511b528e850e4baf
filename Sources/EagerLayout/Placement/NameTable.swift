/// Maps ids to nodes, and nodes to ids.
struct NameTable: Equatable, Sendable {
  /// Ids in ascending order, each with the first node that is not hidden, or the first node if all are hidden.
  private var entries: ContiguousArray<NamedNode>
  /// The nodes that have an id, in preorder. Usually the same array as `entries`.
  private let named: ContiguousArray<NamedNode>

  /// Sorts the named nodes of a tree. If several visible nodes have the same id, all but the first are appended to
  /// `duplicates`.
  init(_ names: ContiguousArray<NamedNode>, duplicates: inout [NamedNode], isHidden: (_ node: Int) -> Bool) {
    entries = names
    named = names
    // Integer ids are usually in ascending order.
    if Self.isAscending(names) { return }
    entries.sort {
      LayoutID.precedes($0.id, $1.id) || !LayoutID.precedes($1.id, $0.id) && $0.node < $1.node
    }
    if Self.isAscending(entries) { return }
    var kept = 0
    for entry in entries {
      // Entries that compare as equal may have different ids.
      var first = kept
      while first > 0, !LayoutID.precedes(entries[first - 1].id, entry.id) { first -= 1 }
      if let same = entries[first..<kept].firstIndex(where: { $0.id == entry.id }) {
        if isHidden(entry.node) { continue }
        if isHidden(entries[same].node) { entries[same] = entry } else { duplicates.append(entry) }
      } else {
        entries[kept] = entry
        kept += 1
      }
    }
    entries.removeLast(entries.count - kept)
    duplicates.sort { $0.node < $1.node }
  }

  private static func isAscending(_ names: ContiguousArray<NamedNode>) -> Bool {
    var place = 1
    while place < names.count {
      if !LayoutID.precedes(names[place - 1].id, names[place].id) { return false }
      place += 1
    }
    return true
  }

  subscript(id: LayoutID) -> Int? {
    var low = 0, high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if LayoutID.precedes(entries[middle].id, id) { low = middle + 1 } else { high = middle }
    }
    while low < entries.count, !LayoutID.precedes(id, entries[low].id) {
      if entries[low].id == id { return entries[low].node }
      low += 1
    }
    return nil
  }

  /// Whether no two nodes have the same id.
  var areUnique: Bool { entries.count == named.count }

  /// Whether the same nodes have the same ids.
  func hasSameNames(as other: NameTable) -> Bool { named == other.named }

  func id(of node: Int) -> LayoutID? { named.entry(of: node)?.id }

  /// Returns the position of a node's id among all ids in preorder, for ``id(at:)``, or `nil` without an id.
  ///
  /// The search begins at `place` and stores its end there, so that a walk in preorder finds each id at once.
  func place(of node: Int, near place: inout Int) -> Int? {
    if place < named.count, named[place].node < node { place += 1 }
    let isThere =
      (place == 0 || named[place - 1].node < node) && (place == named.count || named[place].node >= node)
    if !isThere { place = named.place(of: node) }
    return place < named.count && named[place].node == node ? place : nil
  }

  func id(at place: Int) -> LayoutID { named[place].id }
}
