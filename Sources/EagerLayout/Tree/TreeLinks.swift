/// The shape of a tree during edits: the parents, children and siblings of nodes. Each node has a slot, whose number
/// never changes.
struct TreeLinks: Sendable {
  struct Slot: BitwiseCopyable, Sendable {
    // The slots of related nodes; -1 if there is none.

    var parent: Int32 = -1
    /// The first and the last child.
    var first: Int32 = -1
    var last: Int32 = -1
    /// The previous and the next sibling. In a free slot, `next` is the next free slot.
    var previous: Int32 = -1
    var next: Int32 = -1

    /// The node's position in the arena. For a node that is not in the arena yet, -2 - i, where i is its index in
    /// `TreeStorage.pending`. -1 for a slot without a node.
    var position: Int32 = -1
    /// The index of the node's entry in ``TreeIDs``; -1 without an id.
    var idIndex: Int32 = -1
    /// A number that changes whenever the slot is allocated or released, so that handles of removed nodes are detected.
    /// Odd while the slot is in use.
    var generation: UInt32 = 0
  }

  private(set) var slots: ContiguousArray<Slot> = []
  /// The first free slot. Free slots are chained by `next`.
  private var firstFree: Int32 = -1
  /// The number of slots in use.
  private(set) var count = 0
  /// The start and increment of generations: an odd number that is specific to the tree, so that handles of other trees
  /// are detected. The slots of a copy keep their generations.
  private var generationSeed: UInt32 = 1

  @inline(__always)
  subscript(slot: Int32) -> Slot { slots[Int(slot)] }

  @inline(__always)
  mutating func setPosition(_ position: Int32, of slot: Int32) { slots[Int(slot)].position = position }

  mutating func setIDIndex(_ index: Int32, of slot: Int32) { slots[Int(slot)].idIndex = index }

  /// Updates the positions, ends and parents of a block of nodes that was moved in the arena. Blocks before it must
  /// already be up to date.
  mutating func updatePositions(
    of block: NodePermutation.Block, _ nodes: inout ContiguousArray<NodeRecord>,
    _ positions: ContiguousArray<PlacedSlot>
  ) {
    let offset = Int32(truncatingIfNeeded: block.new - block.old)
    let first = Int32(truncatingIfNeeded: block.old)
    unsafe slots.withUnsafeMutableBufferPointer { slots in
      unsafe nodes.withUnsafeMutableBufferPointer { nodes in
        unsafe positions.withUnsafeBufferPointer { positions in
          for position in block.new..<block.new + block.count {
            let slot = unsafe Int(positions[position].slot)
            unsafe slots[slot].position = Int32(truncatingIfNeeded: position)
            unsafe nodes[position].end += offset
            let parent = unsafe nodes[position].parent
            if parent >= first {
              unsafe nodes[position].parent = parent + offset
            } else if position > 0 {
              var container = unsafe Int(slots[slot].parent)
              // In the arena, a node without a box is not a parent, unless it is the root.
              while container > 0, unsafe nodes[Int(slots[container].position)].isBoxless {
                container = unsafe Int(slots[container].parent)
              }
              unsafe nodes[position].parent = slots[container].position
            }
          }
        }
      }
    }
  }

  /// Makes the generations of slots that are allocated from now on distinct from the generations in other trees.
  mutating func seedGenerations(from owner: ObjectIdentifier) {
    // Map adjacent addresses to numbers that are far apart.
    generationSeed = UInt32(truncatingIfNeeded: UInt(bitPattern: owner) >> 3) &* 0x9E37_79B1 | 1
  }

  mutating func reserve(_ count: Int) { slots.reserveCapacity(slots.count + count) }

  /// Returns a free slot, or appends one.
  mutating func allocate() -> Int32 {
    count += 1
    guard firstFree >= 0 else {
      require(slots.count < Int(Int32.max), "A tree has at most 2,147,483,647 nodes: lay out its parts separately.")
      slots.append(Slot(generation: generationSeed))
      return Int32(truncatingIfNeeded: slots.count - 1)
    }
    let slot = firstFree
    firstFree = slots[Int(slot)].next
    slots[Int(slot)] = Slot(generation: slots[Int(slot)].generation &+ 2 &* generationSeed &- 1)
    return slot
  }

  /// Frees a slot that is no longer linked.
  mutating func release(_ slot: Int32) {
    count -= 1
    slots[Int(slot)] = Slot(next: firstFree, generation: slots[Int(slot)].generation &+ 1)
    firstFree = slot
  }

  /// Links a slot into a parent before a sibling, or as the last child for -1.
  mutating func link(_ slot: Int32, into parent: Int32, before next: Int32) {
    let previous = next < 0 ? slots[Int(parent)].last : slots[Int(next)].previous
    slots[Int(slot)].parent = parent
    slots[Int(slot)].previous = previous
    slots[Int(slot)].next = next
    if previous < 0 { slots[Int(parent)].first = slot } else { slots[Int(previous)].next = slot }
    if next < 0 { slots[Int(parent)].last = slot } else { slots[Int(next)].previous = slot }
  }

  /// Removes a slot and its descendants from its parent's children.
  mutating func unlink(_ slot: Int32) {
    let old = slots[Int(slot)]
    if old.previous < 0 { slots[Int(old.parent)].first = old.next } else { slots[Int(old.previous)].next = old.next }
    if old.next < 0 { slots[Int(old.parent)].last = old.previous } else { slots[Int(old.next)].previous = old.previous }
    slots[Int(slot)].parent = -1
    slots[Int(slot)].previous = -1
    slots[Int(slot)].next = -1
  }

  /// Returns the child at an index, -1 for the index after the last child, or `nil` beyond. O(index).
  func child(_ index: Int, of parent: Int32) -> Int32? {
    guard index >= 0 else { return nil }
    var child = slots[Int(parent)].first
    for _ in 0..<index {
      guard child >= 0 else { return nil }
      child = slots[Int(child)].next
    }
    return child
  }

  /// Returns the next slot in preorder, within the subtree of `root`; -1 after the last.
  @inline(__always)
  func preorderSuccessor(of slot: Int32, in root: Int32) -> Int32 {
    slots[Int(slot)].first >= 0 ? slots[Int(slot)].first : successorOfSubtree(slot, in: root)
  }

  /// Returns the first slot in preorder after the descendants of `slot`, within the subtree of `root`; -1 if there is
  /// none.
  func successorOfSubtree(_ slot: Int32, in root: Int32) -> Int32 {
    var slot = slot
    while slot != root {
      if slots[Int(slot)].next >= 0 { return slots[Int(slot)].next }
      slot = slots[Int(slot)].parent
    }
    return -1
  }

  func isInSubtree(_ slot: Int32, of root: Int32) -> Bool {
    var slot = slot
    while slot >= 0, slot != root { slot = slots[Int(slot)].parent }
    return slot == root
  }
}
