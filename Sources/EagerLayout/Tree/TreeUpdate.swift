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
    let values = unsafe roots.withUnsafeBufferPointer { unsafe View($0) }
    update(0, to: values, 0)
    var level = childLevel(of: 0, values, 0)
    while true {
      while level.childIndex < level.count {
        let index = level.childIndex
        level.childIndex += 1
        let slot = place(index, in: &level)
        if storage.links[slot].first < 0, level.children[index].children.isEmpty { continue }
        path.append(level)
        level = childLevel(of: slot, level.children, index)
      }
      setAsideUnmatched(of: level)
      guard let outer = path.popLast() else { break }
      level = outer
    }
    removeUnmatched()
  }

  /// Returns the level of the children of a node in the tree and in the value.
  @inline(__always)
  private func childLevel(of slot: Int32, _ values: View<LayoutNode>, _ index: Int) -> Level {
    let first = storage.links[slot].first
    let inner = unsafe values[index].children.withUnsafeBufferPointer { unsafe $0 }
    return Level(
      children: unsafe View(inner), count: inner.count, slot: slot, nextWithoutID: nextWithoutID(from: first),
      nextDuplicate: storage.ids.hasDuplicates ? nextDuplicate(from: first) : -1)
  }

  /// Matches a child of the value, or adds it, puts it into its place, and returns its slot.
  @inline(__always)
  private mutating func place(_ index: Int, in level: inout Level) -> Int32 {
    let next = next(in: level)
    level.last = match(level.children[index].id, in: &level, next: next)
    if level.last < 0 {
      level.last = add(level.children, index, into: level.slot, before: next)
    } else {
      if level.last != next { storage.move(level.last, into: level.slot, before: next) }
      if !isEqual(level.last, to: level.children, index) { update(level.last, to: level.children, index) }
    }
    return level.last
  }

  // Not inlined, like `update`: the loop of `run` is faster without the code for rare cases.
  @inline(never)
  private func add(_ values: View<LayoutNode>, _ index: Int, into parent: Int32, before next: Int32) -> Int32 {
    let slot = storage.add(values[index])
    storage.links.link(slot, into: parent, before: next)
    storage.markShapeChanged(at: parent)
    storage.updateDirection(of: slot)
    return slot
  }

  /// Whether a quick comparison shows that a node equals the value. It never does for a node with content, or if any
  /// node of the tree has a payload.
  @inline(__always)
  private func isEqual(_ slot: Int32, to values: View<LayoutNode>, _ index: Int) -> Bool {
    values[index].payload == nil && storage.payloads.isEmpty && values[index].content == nil
      && !storage.hasContentOrArrangement(slot) && storage.hasStyle(values[index].style, at: slot)
  }

  /// Updates a node from the value.
  @inline(never)
  private func update(_ slot: Int32, to values: View<LayoutNode>, _ index: Int) {
    if values[index].payload !== storage.payloads[slot] { storage.payloads[slot] = values[index].payload }
    if values[index].content != nil || storage.hasContentOrArrangement(slot) {
      storage.setContent(values[index].content, of: slot)
    }
    // The style is set after the content: a direction in it has no meaning while the node still has an arrangement.
    if !storage.hasStyle(values[index].style, at: slot) { storage.setStyle(values[index].style, of: slot) }
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
