import EagerLayout

/// A set of ids, numbered in the order of insertion. It is a hash table with open addressing, because Embedded Swift
/// has no dictionary.
struct NumberedIDs: Sendable {
  /// The distinct ids, by number.
  private(set) var ids: [LayoutID] = []
  /// The number of the id in each slot of the hash table; -1 for a free slot.
  private var slots: [Int32] = []

  /// Returns the number of an id. If the set does not contain the id, inserts it with the next number.
  mutating func insert(_ id: LayoutID) -> Int {
    if slots.count < ids.count * 2 + 2 { grow() }
    let slot = slot(of: id)
    if slots[slot] < 0 {
      slots[slot] = Int32(ids.count)
      ids.append(id)
    }
    return Int(slots[slot])
  }

  /// Returns the number of an id, or nil if the set does not contain the id.
  func number(of id: LayoutID) -> Int? {
    if ids.isEmpty { return nil }
    let number = slots[slot(of: id)]
    return number < 0 ? nil : Int(number)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: max(slots.count * 2, 8))
    for number in ids.indices { slots[slot(of: ids[number])] = Int32(number) }
  }

  /// Returns the slot that contains an id, or else the free slot into which the id would be inserted.
  private func slot(of id: LayoutID) -> Int {
    var slot = Self.hash(of: id) & (slots.count - 1)
    while slots[slot] >= 0, ids[Int(slots[slot])] != id { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private static func hash(of id: LayoutID) -> Int {
    #if hasFeature(Embedded)
      let mixed = (id.number &* 31 &+ id.index) &* 0x1E37_79B1
      return mixed ^ (mixed >> 15)
    #else
      return id.hashValue
    #endif
  }
}

/// An index from ids to items, or from tags to parts.
struct IDIndex {
  private var numbers = NumberedIDs()
  private var items: [Int] = []

  /// Creates the index. If several items have the same id, the index contains the first.
  init(_ ids: [LayoutID?]) {
    for item in ids.indices {
      guard let id = ids[item] else { continue }
      if numbers.insert(id) == items.count { items.append(item) }
    }
  }

  func item(with id: LayoutID) -> Int? { numbers.number(of: id).map { items[$0] } }
}
