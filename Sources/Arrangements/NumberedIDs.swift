import EagerLayout

/// Numbers ids in order of insertion. A hash table with open addressing, since Embedded Swift has no dictionary.
struct NumberedIDs: Sendable {
  /// The distinct ids, by number.
  private(set) var ids: [LayoutID] = []
  private var slots: [Int32] = []

  /// Returns the number of an id. A new id gets the next number.
  mutating func number(of id: LayoutID) -> Int {
    if slots.count < ids.count * 2 + 2 { grow() }
    let slot = slot(of: id)
    if slots[slot] < 0 {
      slots[slot] = Int32(ids.count)
      ids.append(id)
    }
    return Int(slots[slot])
  }

  /// Returns the number of an id, or nil if it has none.
  func known(_ id: LayoutID) -> Int? {
    if ids.isEmpty { return nil }
    let number = slots[slot(of: id)]
    return number < 0 ? nil : Int(number)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: max(slots.count * 2, 8))
    for number in ids.indices { slots[slot(of: ids[number])] = Int32(number) }
  }

  /// Returns the slot of an id, or the free slot for it.
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

/// Finds items by id, or parts by tag.
struct PlacesOfIDs {
  private var numbers = NumberedIDs()
  private var items: [Int] = []

  /// Creates the index. Of items with the same id, the first is found.
  init(_ ids: [LayoutID?]) {
    for item in ids.indices {
      guard let id = ids[item] else { continue }
      if numbers.number(of: id) == items.count { items.append(item) }
    }
  }

  func item(_ id: LayoutID) -> Int? { numbers.known(id).map { items[$0] } }
}
