/// Changes a tree to match a new value, in one preorder walk over the value.
///
/// A node of the value matches the tree's first node with its id, or, without an id, the next such child of the same
/// parent; otherwise it is new. Each node is moved into place in turn. Children left over at the end of a container had
/// no match there; they are set aside, since they may match elsewhere, and removed at the end.
struct TreeUpdate {
  let storage: TreeStorage
  /// The containers around the current one.
  private var path: ContiguousArray<Level> = []
  /// The slots that were matched by id: a repeated id matches no further node.
  private var isTaken: ContiguousArray<Bool>
  /// A slot outside the tree, the parent of nodes set aside; -1 without any.
  private var aside: Int32 = -1

  private struct Level {
    let children: ContiguousArray<LayoutNode>
    /// The index of the value's next child.
    var turn = 0
    let slot: Int32
    /// The last child that is in place; -1 before the first.
    var last: Int32 = -1
    /// The first remaining child without an id; -1 without any. Only this level matches such children.
    var nameless: Int32
    /// The first remaining child whose id an earlier node has too; -1 without any.
    var duplicate: Int32
  }

  init(_ storage: TreeStorage) {
    self.storage = storage
    // Positions and names are valid only in a tree whose order is up to date.
    if storage.isOutOfOrder {
      storage.putInOrder()
      storage.forgetReach()
    }
    isTaken = ContiguousArray(repeating: false, count: storage.links.slots.count)
  }

  // Nodes of the value are accessed by index: a copy would retain and release everything it refers to.

  mutating func run(_ root: LayoutNode) {
    storage.setRootID(root.id)
    isTaken[0] = true
    guard var level = bring([root], 0, to: 0) else { return }
    while true {
      if level.turn < level.children.count {
        level.turn += 1
        guard let inner = place(level.turn - 1, in: &level) else { continue }
        path.append(level)
        level = inner
      } else {
        setRestAside(of: level)
        guard let outer = path.popLast() else { break }
        level = outer
      }
    }
    removeAside()
  }

  /// Puts a child of the value into its place. Returns the level of its children, if it has any.
  @inline(__always)
  private mutating func place(_ turn: Int, in level: inout Level) -> Level? {
    let next = next(in: level)
    var slot = match(level.children[turn].id, in: &level, next: next)
    if slot >= 0 {
      if slot != next { storage.move(slot, into: level.slot, before: next) }
      level.last = slot
      return bring(level.children, turn, to: slot)
    }
    slot = storage.add(level.children[turn])
    storage.links.link(slot, into: level.slot, before: next)
    storage.markShapeChanged(at: level.slot)
    storage.updateDirection(of: slot)
    level.last = slot
    if level.children[turn].children.isEmpty { return nil }
    return Level(children: level.children[turn].children, slot: slot, nameless: -1, duplicate: -1)
  }

  /// Updates a node from the value. Returns the level of its children, if there are any in the tree or the value.
  @inline(__always)
  private mutating func bring(_ values: ContiguousArray<LayoutNode>, _ turn: Int, to slot: Int32) -> Level? {
    if values[turn].payload != nil || !storage.payloads.isEmpty, values[turn].payload !== storage.payloads[slot] {
      storage.payloads[slot] = values[turn].payload
    }
    if values[turn].content != nil || storage.keepsContent(slot) {
      storage.setContent(values[turn].content, of: slot)
    }
    // After the content, because a container that loses its arrangement gets a direction.
    if !storage.says(values[turn].style, of: slot) { storage.setStyle(values[turn].style, of: slot) }
    let first = storage.links[slot].first
    if first < 0 && values[turn].children.isEmpty { return nil }
    return Level(
      children: values[turn].children, slot: slot, nameless: nameless(from: first),
      duplicate: storage.names.hasDuplicates ? duplicate(from: first) : -1)
  }

  /// Returns the node of the tree that matches a child of the value; -1 if it is new.
  @inline(__always)
  private mutating func match(_ id: LayoutID?, in level: inout Level, next: Int32) -> Int32 {
    guard let id else {
      let found = level.nameless
      if found >= 0 { level.nameless = nameless(from: storage.links[found].next) }
      return found
    }
    // Usually the next child matches. With unique ids, it is the first node with the id and not matched yet.
    if next >= 0, !storage.names.hasDuplicates, storage.hasID(next, id) {
      isTaken[Int(next)] = true
      return next
    }
    return matchElsewhere(id, in: &level)
  }

  @inline(never)
  private mutating func matchElsewhere(_ id: LayoutID, in level: inout Level) -> Int32 {
    if let slot = storage.placedSlot(id), !isTaken[Int(slot)] {
      isTaken[Int(slot)] = true
      return slot
    }
    let found = level.duplicate
    guard found >= 0, storage.hasID(found, id) else { return -1 }
    level.duplicate = duplicate(from: storage.links[found].next)
    return found
  }

  /// Returns the first child of a level that is not in place yet.
  @inline(__always)
  private func next(in level: Level) -> Int32 {
    level.last < 0 ? storage.links[level.slot].first : storage.links[level.last].next
  }

  private func nameless(from slot: Int32) -> Int32 {
    var slot = slot
    while slot >= 0, storage.links[slot].name >= 0 { slot = storage.links[slot].next }
    return slot
  }

  private func duplicate(from slot: Int32) -> Int32 {
    var slot = slot
    while slot >= 0, !isDuplicate(slot) { slot = storage.links[slot].next }
    return slot
  }

  private func isDuplicate(_ slot: Int32) -> Bool {
    guard storage.position(slot) != nil, let id = storage.id(of: slot) else { return false }
    return storage.placedSlot(id) != slot
  }

  /// Sets aside the children of a level that matched no child of the value.
  private mutating func setRestAside(of level: Level) {
    var rest = next(in: level)
    while rest >= 0 {
      if aside < 0 { aside = storage.links.take() }
      let following = storage.links[rest].next
      storage.move(rest, into: aside, before: -1)
      rest = following
    }
  }

  private func removeAside() {
    guard aside >= 0 else { return }
    while storage.links[aside].first >= 0 { storage.remove(storage.links[aside].first) }
    storage.links.giveBack(aside)
  }
}
