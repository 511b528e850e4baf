/// The order of a line's items.
///
/// Items are stored in slots. A handle contains a slot, so it stays valid when other items are inserted or removed.
/// While items are only added at the end, slots equal positions, and no order is stored. The first insertion or removal
/// builds a linked list, in which insertions and removals are O(1). ``settle()`` recomputes positions, once for any
/// number of changes.
struct ItemOrder: Sendable {
  private struct Link: Sendable, BitwiseCopyable {
    var previous: Int32
    /// The next item's slot; in an empty slot, the next empty slot.
    var next: Int32
    /// The item's position in the line, valid while the order is settled; -1 in an empty slot.
    var position: Int32
    var generation: UInt32
  }

  private(set) var count = 0
  /// Whether positions are up to date. Cleared by insertions and removals, set by ``settle()``.
  private(set) var isSettled = true
  private var links: ContiguousArray<Link> = []
  /// The slots by position, if there are links and the order is settled.
  private var slots: ContiguousArray<Int32> = []
  /// The slots of the first and the last item; -1 without items or links.
  private var first: Int32 = -1
  private var last: Int32 = -1
  /// The first empty slot; -1 if there is none.
  private var firstEmpty: Int32 = -1
  /// The generation of all slots without links, and of slots that are appended. Incremented by removals, so that no
  /// handle is returned twice.
  private var generation: UInt32

  /// Whether slots equal positions. There are then no links.
  private var slotsEqualPositions = true

  /// - Parameter generation: the first generation. Different lines start with generations that are far apart, so that a
  ///   line rejects handles of other lines.
  init(from generation: UInt32) { self.generation = generation }

  /// Returns the slot of a handle, or `nil` if its item is not in the line.
  @inline(__always)
  func slot(of handle: LinearLayout.Handle) -> Int? {
    let slot = Int(handle.slot)
    if slotsEqualPositions { return slot < count && handle.generation == generation ? slot : nil }
    return slot < links.count && links[slot].generation == handle.generation ? slot : nil
  }

  @inline(__always)
  func handle(of slot: Int) -> LinearLayout.Handle {
    LinearLayout.Handle(
      slot: UInt32(truncatingIfNeeded: slot), generation: slotsEqualPositions ? generation : links[slot].generation)
  }

  func isInUse(_ slot: Int) -> Bool { slotsEqualPositions || links[slot].position >= 0 }

  /// Returns the position of the item in a slot. The order must be settled.
  @inline(__always)
  func position(of slot: Int) -> Int { slotsEqualPositions ? slot : Int(links[slot].position) }

  /// Returns the slot of the item at a position. O(1) if the order is settled, otherwise O(distance to the nearer end).
  func slot(at position: Int) -> Int {
    if slotsEqualPositions { return position }
    if isSettled { return Int(slots[position]) }
    if position < count / 2 {
      var slot = first
      for _ in 0..<position { slot = links[Int(slot)].next }
      return Int(slot)
    }
    var slot = last
    for _ in position..<(count - 1) { slot = links[Int(slot)].previous }
    return Int(slot)
  }

  var firstSlot: Int? { count == 0 ? nil : slotsEqualPositions ? 0 : Int(first) }

  @inline(__always)
  func slot(after slot: Int) -> Int? {
    let next = slotsEqualPositions ? (slot + 1 < count ? slot + 1 : -1) : Int(links[slot].next)
    return next < 0 ? nil : next
  }

  /// Returns a slot for a new last item.
  @inline(__always)
  mutating func append() -> Int {
    guard !slotsEqualPositions else {
      count += 1
      return count - 1
    }
    return appendLinked()
  }

  private mutating func appendLinked() -> Int {
    let slot = allocate(Link(previous: last, next: -1, position: Int32(truncatingIfNeeded: count), generation: 0))
    if last >= 0 { links[Int(last)].next = slot } else { first = slot }
    last = slot
    count += 1
    if isSettled { slots.append(slot) }
    return Int(slot)
  }

  /// Returns a slot for a new item before the item in another slot.
  mutating func insert(before successor: Int) -> Int {
    buildLinks()
    let previous = links[successor].previous
    let slot = allocate(
      Link(previous: previous, next: Int32(truncatingIfNeeded: successor), position: 0, generation: 0))
    links[successor].previous = slot
    if previous >= 0 { links[Int(previous)].next = slot } else { first = slot }
    count += 1
    isSettled = false
    return Int(slot)
  }

  /// Empties a slot, and invalidates the handles of its item.
  mutating func remove(_ slot: Int) {
    buildLinks()
    let link = links[slot]
    if link.previous >= 0 { links[Int(link.previous)].next = link.next } else { first = link.next }
    if link.next >= 0 { links[Int(link.next)].previous = link.previous } else { last = link.previous }
    generation &+= 1
    links[slot] = Link(previous: -1, next: firstEmpty, position: -1, generation: generation)
    firstEmpty = Int32(truncatingIfNeeded: slot)
    count -= 1
    isSettled = false
  }

  mutating func removeAll() {
    links.removeAll(keepingCapacity: true)
    slotsEqualPositions = true
    slots.removeAll(keepingCapacity: true)
    (first, last, firstEmpty) = (-1, -1, -1)
    generation &+= 1
    count = 0
    isSettled = true
  }

  /// Recomputes positions. O(n) after insertions or removals, otherwise O(1).
  mutating func settle() {
    guard !isSettled else { return }
    slots.removeAll(keepingCapacity: true)
    slots.reserveCapacity(count)
    var slot = first
    while slot >= 0 {
      links[Int(slot)].position = Int32(truncatingIfNeeded: slots.count)
      slots.append(slot)
      slot = links[Int(slot)].next
    }
    isSettled = true
  }

  /// Stores a link in an empty or new slot, with the slot's generation. Returns the slot.
  private mutating func allocate(_ link: Link) -> Int32 {
    var link = link
    guard firstEmpty >= 0 else {
      link.generation = generation
      links.append(link)
      return Int32(truncatingIfNeeded: links.count - 1)
    }
    let slot = firstEmpty
    firstEmpty = links[Int(slot)].next
    link.generation = links[Int(slot)].generation
    links[Int(slot)] = link
    return slot
  }

  /// Builds the linked list, if there is none.
  private mutating func buildLinks() {
    guard slotsEqualPositions, count > 0 else { return }
    slotsEqualPositions = false
    links.reserveCapacity(count + 1)
    slots.reserveCapacity(count + 1)
    for slot in 0..<count {
      let position = Int32(truncatingIfNeeded: slot)
      links.append(
        Link(
          previous: position - 1, next: slot + 1 < count ? position + 1 : -1, position: position, generation: generation
        ))
      slots.append(position)
    }
    first = 0
    last = Int32(truncatingIfNeeded: count - 1)
  }
}
