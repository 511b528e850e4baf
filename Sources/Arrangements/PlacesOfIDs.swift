import EagerLayout

/// Finds items by their ids, or parts by their tags: a table with open addresses, since Embedded Swift has no
/// dictionary.
struct PlacesOfIDs {
  private var slots: [Int32]
  private var ids: [LayoutID?]

  /// Of items with the same id the first is found.
  init(_ ids: [LayoutID?]) {
    self.ids = ids
    var capacity = 4
    while capacity < ids.count * 2 { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
    for item in ids.indices {
      guard let id = ids[item] else { continue }
      let slot = slot(of: id)
      if slots[slot] < 0 { slots[slot] = Int32(item) }
    }
  }

  func item(_ id: LayoutID) -> Int? {
    let item = slots[slot(of: id)]
    return item < 0 ? nil : Int(item)
  }

  /// Where an id is, or where there is room for it.
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
