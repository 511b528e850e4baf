// Finding nodes by their ids, edited or not.
extension TreeStorage {
  /// The first node with an id.
  func slot(_ id: LayoutID) -> Int32? {
    guard isOutOfOrder else { return names[id].map { slots[$0] } }
    var found: Int32 = -1, count = 0
    func consider(_ slot: Int32) {
      guard slot >= 0 else { return }
      found = slot
      count += 1
    }
    if let node = names[id] { consider(slots[node]) }
    for node in duplicates where node.id == id { consider(slots[node.node]) }
    for node in upcoming where node.id == id { consider(node.slot) }
    if count > 1 {
      // Which of them is the first, only the tree itself knows.
      found = 0
      while found >= 0, self.id(of: found) != id { found = links.following(found, in: 0) }
    }
    return found < 0 ? nil : found
  }

  func id(of slot: Int32) -> LayoutID? {
    if let position = position(slot) { return names.id(of: position) }
    return upcoming[upcomingIndex(slot)].id
  }

  /// Gives the root another id, or none.
  func setRootID(_ id: LayoutID?) {
    guard names.id(of: 0) != id else { return }
    arena.setRootID(id)
    duplicates = []
    names = NameTable(arena.names, duplicates: &duplicates)
  }
}
