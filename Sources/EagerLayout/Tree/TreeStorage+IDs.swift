// Finds nodes by id, including edits.
extension TreeStorage {
  /// Returns the first node with an id that is not hidden by the last layout, or the first one if all are hidden.
  func slot(_ id: LayoutID) -> Int32? {
    var found: Int32 = -1, count = 0
    ids.forEachSlot(of: id) { slot in
      // If the order is up to date, the first of several nodes has the lowest position.
      if found < 0 || isPreferred(slot, to: found) { found = slot }
      count += 1
    }
    if count > 1, isOutOfOrder {
      // The positions are outdated: search in the preorder of the links.
      var slot: Int32 = 0
      found = -1
      while slot >= 0 {
        if hasID(slot, id) {
          if found < 0 { found = slot }
          if !isHidden(slot) { return slot }
        }
        slot = links.preorderSuccessor(of: slot, in: 0)
      }
    }
    return found < 0 ? nil : found
  }

  /// Whether a lookup of an id that two nodes share returns `slot` rather than `other`. A visible node is preferred to
  /// a hidden one, and otherwise the node with the earlier position.
  func isPreferred(_ slot: Int32, to other: Int32) -> Bool {
    isHidden(slot) == isHidden(other) ? links[slot].position < links[other].position : isHidden(other)
  }

  /// Returns the first node with an id, among the nodes that are in the arena.
  func placedSlot(_ id: LayoutID) -> Int32? {
    var found: Int32 = -1
    ids.forEachSortedSlot(of: id) { slot in
      if found < 0 || links[slot].position < links[found].position { found = slot }
    }
    return found < 0 ? nil : found
  }

  func id(of slot: Int32) -> LayoutID? {
    let index = links[slot].idIndex
    return index < 0 ? nil : ids.id(at: index)
  }

  @inline(__always)
  func hasID(_ slot: Int32, _ id: LayoutID) -> Bool {
    let index = links[slot].idIndex
    return index >= 0 && ids.isID(id, at: index)
  }

  func setRootID(_ id: LayoutID?) {
    if self.id(of: 0) == id { return }
    if links[0].idIndex >= 0 { ids.remove(at: links[0].idIndex) }
    links.setIDIndex(id.map { ids.add($0, of: 0) } ?? -1, of: 0)
    ids.sort()
  }
}
