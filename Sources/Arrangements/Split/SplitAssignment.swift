internal import EagerLayout

/// Assigns items to the parts of a split, by their tags and in order.
struct SplitAssignment {
  /// The items with the same tag, and the number of parts with this tag that have not been visited yet.
  private struct Group {
    var items: [Int] = []
    var nextIndex = 0
    var remainingParts = 0

    /// Returns the next item that has no part yet; nil if there is none.
    mutating func takeItem() -> Int? {
      guard nextIndex < items.count else { return nil }
      nextIndex += 1
      return items[nextIndex - 1]
    }

    /// Returns `true` if the last part with the tag got items, and further items with the tag are left. `count` is the
    /// number of items that were assigned before that part was visited.
    func needsCopy(after count: Int) -> Bool { remainingParts <= 0 && nextIndex > count && nextIndex < items.count }
  }

  /// The groups of items by tag. The first group is for items and parts without a tag.
  private var groups: [Group]
  /// The index of the group for each tag.
  private let groupIndices: IDIndex
  /// The items with a tag that no part has.
  private var itemsWithUnknownTags: [Int] = []

  init(_ part: SplitPart, _ items: [ArrangedItem<SplitTag>]) {
    var tags: [LayoutID?] = [nil]
    Self.collectTags(of: part, in: &tags)
    groupIndices = IDIndex(tags)
    groups = [Group](repeating: Group(), count: tags.count)
    for tag in tags { if let tag, let group = self.group(of: tag) { groups[group].remainingParts += 1 } }
    for (item, specified) in items.enumerated() {
      if let group = specified.layoutValue.tag.map({ self.group(of: $0) }) ?? 0 {
        groups[group].items.append(item)
      } else {
        itemsWithUnknownTags.append(item)
      }
    }
  }

  private static func collectTags(of part: SplitPart, in tags: inout [LayoutID?]) {
    if let tag = part.tag { tags.append(tag) }
    for part in part.parts { collectTags(of: part, in: &tags) }
  }

  /// Adds the nodes of a part and its nested parts to the cache, and assigns items to them. `group` is the group of the
  /// enclosing part.
  mutating func assign(_ part: SplitPart, group: Int, parent: Int, in cache: inout SplitCache) {
    let group = part.tag.flatMap { self.group(of: $0) } ?? group
    if part.tag != nil { groups[group].remainingParts -= 1 }
    let node = cache.nodes.count
    cache.nodes.append(SplitNode(part, parent: parent, of: cache.nodes))
    if part.direction == nil ? !part.isEmpty : part.hasBackgroundItem {
      cache.capacity += 1
      cache.nodes[node].item = groups[group].takeItem() ?? -1
    }
    for part in part.parts {
      let repeated = part.tag.flatMap { self.group(of: $0) }
      var assignedBefore: Int
      repeat {
        assignedBefore = repeated.map { groups[$0].nextIndex } ?? 0
        assign(part, group: group, parent: node, in: &cache)
        cache.nodes[node].count += 1
      } while repeated.map { groups[$0].needsCopy(after: assignedBefore) } ?? false
    }
    cache.nodes[node].end = cache.nodes.count
  }

  private func group(of tag: LayoutID) -> Int? { groupIndices.item(with: tag) }

  /// The items without a part, in order, after all parts were visited.
  var unassigned: [Int] {
    var unassigned = itemsWithUnknownTags
    for group in groups { unassigned += group.items[group.nextIndex...] }
    return unassigned.sorted()
  }
}
