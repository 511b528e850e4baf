/// Maps ids to nodes, and nodes to ids.
struct IDTable: Equatable, Sendable {
  /// The distinct ids in ascending order, each with its first visible node, or with its first node if all are hidden.
  private var entries: ContiguousArray<NamedNode>
  /// The nodes that have an id, in preorder. If their ids are in ascending order, the same array as `entries`.
  private let named: ContiguousArray<NamedNode>

  /// Sorts the named nodes of a tree. If several visible nodes have the same id, all but the first are appended to
  /// `duplicates`.
  init(_ namedNodes: ContiguousArray<NamedNode>, duplicates: inout [NamedNode], isHidden: (_ node: Int) -> Bool) {
    entries = namedNodes
    named = namedNodes
    if Self.isAscending(namedNodes) { return }
    entries.sort {
      LayoutID.precedes($0.id, $1.id) || !LayoutID.precedes($1.id, $0.id) && $0.node < $1.node
    }
    if Self.isAscending(entries) { return }
    // The number of entries with distinct ids, which are moved to the front.
    var distinctCount = 0
    for entry in entries {
      // Find the entries that compare as equal to this one. Their ids may still differ: see `LayoutID.precedes`.
      var first = distinctCount
      while first > 0, !LayoutID.precedes(entries[first - 1].id, entry.id) { first -= 1 }
      if let same = entries[first..<distinctCount].firstIndex(where: { $0.id == entry.id }) {
        if isHidden(entry.node) { continue }
        if isHidden(entries[same].node) { entries[same] = entry } else { duplicates.append(entry) }
      } else {
        entries[distinctCount] = entry
        distinctCount += 1
      }
    }
    entries.removeLast(entries.count - distinctCount)
    duplicates.sort { $0.node < $1.node }
  }

  private static func isAscending(_ entries: ContiguousArray<NamedNode>) -> Bool {
    var index = 1
    while index < entries.count {
      if !LayoutID.precedes(entries[index - 1].id, entries[index].id) { return false }
      index += 1
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

  func hasSameUniqueIDs(as other: IDTable) -> Bool { entries.count == named.count && named == other.named }

  func id(of node: Int) -> LayoutID? { named.entry(of: node)?.id }
}
