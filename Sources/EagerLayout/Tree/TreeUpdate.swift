/// Changes a tree to match a new value, in one preorder walk over the value.
///
/// A node of the value with an id matches the tree's first node with that id. A node of the value without an id matches
/// the next child without an id of the same parent. A node of the value without a match is added. The walk moves each
/// match into its place. After a container's last child, it sets the container's remaining children in the tree aside,
/// since they may match later nodes of the value. Nodes that are still set aside at the end are removed.
struct TreeUpdate {
  let storage: TreeStorage
  private var path: ContiguousArray<Level> = []
  /// By slot, whether the node was matched by its id. Such a node is not matched again if the value repeats the id.
  private var isMatched: ContiguousArray<Bool>
  /// A slot outside the tree, the parent of the nodes that are set aside; -1 before the first.
  private var asideParent: Int32 = -1

  /// A container whose children are being matched.
  private struct Level {
    /// The container's children in the value.
    let children: View<LayoutNode>
    let count: Int
    var childIndex = 0
    /// The container in the tree.
    let slot: Int32
    /// The last child in the tree that the walk moved into its place; -1 before the first.
    var last: Int32 = -1
    /// The first unmatched child in the tree without an id; -1 if there is none. Only children of this level match it.
    var nextWithoutID: Int32
    /// The first unmatched child in the tree with an id that an earlier node has too; -1 if there is none.
    var nextDuplicate: Int32
  }

  init(_ storage: TreeStorage) {
    self.storage = storage
    // Positions are valid, and all ids are sorted, only in a tree whose order is up to date.
    if storage.isOutOfOrder {
      storage.rebuildPreorder()
      storage.discardRecordedOverflow()
    }
    isMatched = ContiguousArray(repeating: false, count: storage.links.slots.count)
  }

  // Nodes of the value are accessed by index in lists that live as long as the root: copying a node or a list would
  // retain and release all that it refers to.

  mutating func run(_ root: LayoutNode) {
    storage.setRootID(root.id)
    isMatched[0] = true
    let roots: ContiguousArray = [root]
    defer { withExtendedLifetime(roots) {} }
    guard var level = update(unsafe roots.withUnsafeBufferPointer { unsafe View($0) }, 0, to: 0) else { return }
    while true {
      if level.childIndex < level.count {
        level.childIndex += 1
        guard let inner = place(level.childIndex - 1, in: &level) else { continue }
        path.append(level)
        level = inner
      } else {
        setAsideUnmatched(of: level)
        guard let outer = path.popLast() else { break }
        level = outer
      }
    }
    removeUnmatched()
  }

  /// Puts a child of the value into its place. Returns the level of its children, if it has any.
  @inline(__always)
  private mutating func place(_ childIndex: Int, in level: inout Level) -> Level? {
    let next = next(in: level)
    var slot = match(level.children[childIndex].id, in: &level, next: next)
    if slot >= 0 {
      if slot != next { storage.move(slot, into: level.slot, before: next) }
      level.last = slot
      return update(level.children, childIndex, to: slot)
    }
    slot = storage.add(level.children[childIndex])
    storage.links.link(slot, into: level.slot, before: next)
    storage.markShapeChanged(at: level.slot)
    storage.updateDirection(of: slot)
    level.last = slot
    let inner = unsafe level.children[childIndex].children.withUnsafeBufferPointer { unsafe $0 }
    if inner.isEmpty { return nil }
    return Level(
      children: unsafe View(inner), count: inner.count, slot: slot, nextWithoutID: -1, nextDuplicate: -1)
  }

  /// Updates a node from the value. Returns the level of its children, if there are any in the tree or the value.
  @inline(__always)
  private mutating func update(_ values: View<LayoutNode>, _ childIndex: Int, to slot: Int32) -> Level? {
    if values[childIndex].payload != nil || !storage.payloads.isEmpty,
      values[childIndex].payload !== storage.payloads[slot]
    {
      storage.payloads[slot] = values[childIndex].payload
    }
    if values[childIndex].content != nil || storage.hasContentOrArrangement(slot) {
      storage.setContent(values[childIndex].content, of: slot)
    }
    // The style is set after the content: a direction in it has no meaning while the node still has an arrangement.
    if !storage.hasStyle(values[childIndex].style, at: slot) { storage.setStyle(values[childIndex].style, of: slot) }
    let first = storage.links[slot].first
    let inner = unsafe values[childIndex].children.withUnsafeBufferPointer { unsafe $0 }
    if first < 0 && inner.isEmpty { return nil }
    return Level(
      children: unsafe View(inner), count: inner.count, slot: slot, nextWithoutID: nextWithoutID(from: first),
      nextDuplicate: storage.ids.hasDuplicates ? nextDuplicate(from: first) : -1)
  }

  /// Returns the node of the tree that matches a child of the value with this id, or without one; -1 if the child is
  /// new. `next` is the first child of the level that is not in place yet.
  @inline(__always)
  private mutating func match(_ id: LayoutID?, in level: inout Level, next: Int32) -> Int32 {
    guard let id else {
      let found = level.nextWithoutID
      if found >= 0 { level.nextWithoutID = nextWithoutID(from: storage.links[found].next) }
      return found
    }
    // Usually the next child matches. If ids are unique, it is the only node with the id, and not matched yet.
    if next >= 0, !storage.ids.hasDuplicates, storage.hasID(next, id) {
      isMatched[Int(next)] = true
      return next
    }
    return matchElsewhere(id, in: &level)
  }

  @inline(never)
  private mutating func matchElsewhere(_ id: LayoutID, in level: inout Level) -> Int32 {
    if let slot = storage.placedSlot(id), !isMatched[Int(slot)] {
      isMatched[Int(slot)] = true
      return slot
    }
    let found = level.nextDuplicate
    guard found >= 0, storage.hasID(found, id) else { return -1 }
    level.nextDuplicate = nextDuplicate(from: storage.links[found].next)
    return found
  }

  /// Returns the first child in the tree that is not in place yet; -1 if there is none.
  @inline(__always)
  private func next(in level: Level) -> Int32 {
    level.last < 0 ? storage.links[level.slot].first : storage.links[level.last].next
  }

  private func nextWithoutID(from slot: Int32) -> Int32 {
    var slot = slot
    while slot >= 0, storage.links[slot].idIndex >= 0 { slot = storage.links[slot].next }
    return slot
  }

  private func nextDuplicate(from slot: Int32) -> Int32 {
    var slot = slot
    while slot >= 0, !isDuplicate(slot) { slot = storage.links[slot].next }
    return slot
  }

  private func isDuplicate(_ slot: Int32) -> Bool {
    guard storage.position(slot) != nil, let id = storage.id(of: slot) else { return false }
    return storage.placedSlot(id) != slot
  }

  /// Sets aside the children of a level that matched no child of the value.
  private mutating func setAsideUnmatched(of level: Level) {
    var child = next(in: level)
    while child >= 0 {
      if asideParent < 0 { asideParent = storage.links.allocate() }
      let sibling = storage.links[child].next
      storage.move(child, into: asideParent, before: -1)
      child = sibling
    }
  }

  private func removeUnmatched() {
    guard asideParent >= 0 else { return }
    while storage.links[asideParent].first >= 0 { storage.remove(storage.links[asideParent].first) }
    storage.links.release(asideParent)
  }
}
