/// Finds nodes by id, and ids by node.
struct NameTable: Equatable, Sendable {
  /// Ids in ascending order, each with its first node that is not hidden, or its first one if all are hidden.
  private var entries: ContiguousArray<NamedNode>
  /// The nodes that have an id, in preorder. Mostly the same array.
  private let named: ContiguousArray<NamedNode>

  /// Sorts the named nodes of a tree. Where several nodes with one id are not hidden, all but the first are appended to
  /// `duplicates`.
  init(_ names: ContiguousArray<NamedNode>, duplicates: inout [NamedNode], isHidden: (_ node: Int) -> Bool) {
    entries = names
    named = names
    // Ids that are numbers are mostly given in ascending order.
    if Self.isAscending(names) { return }
    entries.sort {
      LayoutID.precedes($0.id, $1.id) || !LayoutID.precedes($1.id, $0.id) && $0.node < $1.node
    }
    if Self.isAscending(entries) { return }
    var kept = 0
    for entry in entries {
      // Those at the same place in the order may be different ones.
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

  /// The node with an id.
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

  /// A node's id, if it has one.
  func id(of node: Int) -> LayoutID? { named.entry(of: node)?.id }

  /// Where a node's id is among all in preorder, for ``id(at:)``; nil if it has none.
  ///
  /// `place` is where the search begins, and is moved to where it ends: a walk in preorder finds each id at once.
  func place(of node: Int, near place: inout Int) -> Int? {
    if place < named.count, named[place].node < node { place += 1 }
    let isThere =
      (place == 0 || named[place - 1].node < node) && (place == named.count || named[place].node >= node)
    if !isThere { place = named.place(of: node) }
    return place < named.count && named[place].node == node ? place : nil
  }

  /// The id at a place.
  func id(at place: Int) -> LayoutID { named[place].id }
}
