/// Makes a tree say what a new value says, in one walk over the value in preorder.
///
/// A node of the value is the tree's first node with its id, or, without an id, the next such child of the same parent;
/// else it is new. Each is brought to its place when its turn comes, so that what is left behind the children of a node
/// was not asked for there. It is set aside, since it may be asked for elsewhere, and removed at the end.
struct TreeUpdate {
  let storage: TreeStorage
  /// The containers that the walk is in.
  private var path: ContiguousArray<Level> = []
  /// The slots that were found by their ids: an id that comes again finds nothing.
  private var isTaken: ContiguousArray<Bool>
  /// A slot outside of the tree whose children are set aside; -1 as long as there are none.
  private var aside: Int32 = -1

  /// A container on the way.
  private struct Level {
    let children: ContiguousArray<LayoutNode>
    /// The child of the value whose turn is next.
    var turn = 0
    let slot: Int32
    /// The last child in its place; -1 before the first.
    var last: Int32 = -1
    /// The first of the children left that has no id; -1 without. Nobody else takes those away.
    var nameless: Int32
    /// The first of the children left whose id another node before it has; -1 without.
    var duplicate: Int32
  }

  init(_ storage: TreeStorage) {
    self.storage = storage
    // What is known by position and by name is so of a tree in order alone.
    if storage.isOutOfOrder {
      storage.putInOrder()
      storage.forgetReach()
    }
    isTaken = ContiguousArray(repeating: false, count: storage.links.slots.count)
  }

  // Nodes of the value are called by their places in arrays: a copy of one would retain and release all that it refers to.

  mutating func run(_ root: LayoutNode) {
    storage.setRootID(root.id)
    isTaken[0] = true
    bring([root], 0, to: 0)
    while let level = path.indices.last {
      let children = path[level].children
      var turn = path[level].turn
      while turn < children.count, path.count == level + 1 {
        place(children, turn, in: level)
        turn += 1
      }
      path[level].turn = turn
      if turn == children.count, path.count == level + 1 {
        setRestAside(of: level)
        path.removeLast()
      }
    }
    removeAside()
  }

  /// Puts a child of the value into its place.
  private mutating func place(_ children: ContiguousArray<LayoutNode>, _ turn: Int, in level: Int) {
    let next = next(in: level)
    var slot = match(children[turn].id, in: level, next: next)
    if slot < 0 {
      let parent = path[level].slot
      slot = storage.add(children[turn])
      storage.links.link(slot, into: parent, before: next)
      storage.markShapeChanged(at: parent)
      path[level].last = slot
      if !children[turn].children.isEmpty {
        path.append(Level(children: children[turn].children, slot: slot, nameless: -1, duplicate: -1))
      }
    } else {
      if slot != next { storage.move(slot, into: path[level].slot, before: next) }
      path[level].last = slot
      bring(children, turn, to: slot)
    }
  }

  /// Gives a node what the value says of it, and goes on to its children.
  private mutating func bring(_ values: ContiguousArray<LayoutNode>, _ turn: Int, to slot: Int32) {
    #if !hasFeature(Embedded)
      if values[turn].payload != nil || !storage.payloads.isEmpty, values[turn].payload !== storage.payloads[slot] {
        storage.payloads[slot] = values[turn].payload
      }
    #endif
    if values[turn].content != nil || storage.keepsContent(slot) {
      storage.setContent(values[turn].content, of: slot)
    }
    // After the content: a container that has its arrangement no more has a direction.
    if !storage.says(values[turn].style, of: slot) { storage.setStyle(values[turn].style, of: slot) }
    let first = storage.links[slot].first
    if first < 0 && values[turn].children.isEmpty { return }
    path.append(
      Level(
        children: values[turn].children, slot: slot, nameless: nameless(from: first),
        duplicate: storage.names.hasDuplicates ? duplicate(from: first) : -1))
  }

  /// The node of the tree that a child of the value is; -1 if it is new.
  private mutating func match(_ id: LayoutID?, in level: Int, next: Int32) -> Int32 {
    guard let id else {
      let found = path[level].nameless
      if found >= 0 { path[level].nameless = nameless(from: storage.links[found].next) }
      return found
    }
    // Mostly it is the one that is there. Where ids are unique, it is the first, and nobody took it yet.
    if next >= 0, !storage.names.hasDuplicates, storage.hasID(next, id) {
      isTaken[Int(next)] = true
      return next
    }
    if let slot = storage.placedSlot(id), !isTaken[Int(slot)] {
      isTaken[Int(slot)] = true
      return slot
    }
    let found = path[level].duplicate
    guard found >= 0, storage.hasID(found, id) else { return -1 }
    path[level].duplicate = duplicate(from: storage.links[found].next)
    return found
  }

  /// The first child of a level that is not in its place.
  private func next(in level: Int) -> Int32 {
    let last = path[level].last
    return last < 0 ? storage.links[path[level].slot].first : storage.links[last].next
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

  /// Sets aside what no child of a level's value was.
  private mutating func setRestAside(of level: Int) {
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
