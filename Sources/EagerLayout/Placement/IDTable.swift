/// Maps ids to nodes, and nodes to ids.
struct IDTable: Equatable, Sendable {
  /// The distinct ids in ascending order, each with its first visible node, or with its first node if all are hidden.
  private(set) var entries: ContiguousArray<NamedNode>
  /// The nodes that have an id, in preorder. If their ids are in ascending order, the same array as `entries`.
  let named: ContiguousArray<NamedNode>

  /// Whether no two nodes have the same id.
  var isUnique: Bool { entries.count == named.count }

  /// Sorts the named nodes of a tree. If several visible nodes have the same id, all but the first are appended to
  /// `duplicates`. `sortedRuns` has the same nodes as two lists in ascending order, which takes less time to sort.
  init(
    _ namedNodes: ContiguousArray<NamedNode>, sortedRuns: ContiguousArray<NamedNode>? = nil,
    duplicates: inout [NamedNode], isHidden: (_ node: Int) -> Bool
  ) {
    entries = namedNodes
    named = namedNodes
    if Self.isAscending(namedNodes) { return }
    if let sortedRuns { entries = sortedRuns }
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
    entries.indices.dropFirst().allSatisfy { LayoutID.precedes(entries[$0 - 1].id, entries[$0].id) }
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

  /// Calls a closure for each id that is in this table and in another, with the node of the id in each.
  func forEachCommonID(with other: IDTable, _ body: (_ node: Int, _ otherNode: Int) -> Void) {
    var first = 0  // earlier entries precede all later ids, or have matched
    for entry in other.entries {
      var index = first
      while index < entries.count, entries[index].id != entry.id, !LayoutID.precedes(entry.id, entries[index].id) {
        // Ids that compare as equal may differ: see `LayoutID.precedes`.
        if index == first, LayoutID.precedes(entries[index].id, entry.id) { first += 1 }
        index += 1
      }
      if index < entries.count, entries[index].id == entry.id {
        body(entries[index].node, entry.node)
        if index == first { first += 1 }
      }
    }
  }

  func hasSameUniqueIDs(as other: IDTable) -> Bool { isUnique && named == other.named }

  func id(of node: Int) -> LayoutID? { named.entry(of: node)?.id }
}
