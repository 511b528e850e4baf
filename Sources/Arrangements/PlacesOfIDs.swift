import EagerLayout

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
