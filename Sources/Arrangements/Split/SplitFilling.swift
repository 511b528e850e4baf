internal import EagerLayout

/// Distributes items to parts.
struct SplitFilling {
  /// The items with a tag, and the number of remaining parts with that tag.
  private struct Group {
    var items: [Int] = []
    var next = 0
    var parts = 0

    mutating func takeItem() -> Int? {
      guard next < items.count else { return nil }
      next += 1
      return items[next - 1]
    }

    /// Returns `true` if the last part has taken items and more items are left.
    func needsCopy(after before: Int) -> Bool { parts <= 0 && next > before && next < items.count }
  }

  /// The groups. The first is for items and parts without a tag.
  private var groups: [Group]
  /// The index of the group for each tag.
  private let table: PlacesOfIDs
  private var surplus: [Int] = []

  init(_ part: SplitPart, _ items: [ArrangedItem<SplitTag>]) {
    var tags: [LayoutID?] = [nil]
    Self.gatherTags(of: part, in: &tags)
    table = PlacesOfIDs(tags)
    groups = [Group](repeating: Group(), count: tags.count)
    for tag in tags { if let tag, let group = self.group(of: tag) { groups[group].parts += 1 } }
    for (item, specified) in items.enumerated() {
      if let group = specified.layoutValue.tag.map({ self.group(of: $0) }) ?? 0 {
        groups[group].items.append(item)
      } else {
        surplus.append(item)
      }
    }
  }

  private static func gatherTags(of part: SplitPart, in tags: inout [LayoutID?]) {
    if let tag = part.tag { tags.append(tag) }
    for part in part.parts { gatherTags(of: part, in: &tags) }
  }

  /// Adds the nodes of a part and its nested parts, and assigns items to them.
  mutating func fill(_ part: SplitPart, group: Int, parent: Int, in cache: inout SplitCache) {
    let group = part.tag.flatMap { self.group(of: $0) } ?? group
    if part.tag != nil { groups[group].parts -= 1 }
    let node = cache.nodes.count
    cache.nodes.append(SplitNode(part, parent: parent, of: cache.nodes))
    if part.direction == nil ? !part.isEmpty : part.isBehind {
      cache.room += 1
      cache.nodes[node].item = groups[group].takeItem() ?? -1
    }
    for part in part.parts {
      let repeated = part.tag.flatMap { self.group(of: $0) }
      var before: Int
      repeat {
        before = repeated.map { groups[$0].next } ?? 0
        fill(part, group: group, parent: node, in: &cache)
        cache.nodes[node].count += 1
      } while repeated.map { groups[$0].needsCopy(after: before) } ?? false
    }
    cache.nodes[node].end = cache.nodes.count
  }

  private func group(of tag: LayoutID) -> Int? { table.item(tag) }

  /// The items without a part, in order.
  var rest: [Int] {
    var rest = surplus
    for group in groups { rest += group.items[group.next...] }
    return rest.sorted()
  }
}
