internal import EagerLayout

/// Hands items to parts.
struct SplitFilling {
  /// Items with one tag, and how many parts with that tag there are; the first has no tag.
  private struct Group {
    var tag: LayoutID?
    var items: [Int] = []
    var next = 0
    var parts = 0

    mutating func takeItem() -> Int? {
      guard next < items.count else { return nil }
      next += 1
      return items[next - 1]
    }

    /// Whether its last part took items, and there are more.
    func needsCopy(after before: Int) -> Bool { parts <= 0 && next > before && next < items.count }
  }

  private var groups = [Group()]
  private var surplus: [Int] = []

  init(_ part: SplitPart, _ items: [ArrangedItem<SplitTag>]) {
    count(part)
    for (item, said) in items.enumerated() {
      if let group = groups.firstIndex(where: { $0.tag == said.parameter.tag }) {
        groups[group].items.append(item)
      } else {
        surplus.append(item)
      }
    }
  }

  private mutating func count(_ part: SplitPart) {
    if let tag = part.tag {
      let group = group(of: tag) ?? groups.endIndex
      if group == groups.endIndex { groups.append(Group(tag: tag)) }
      groups[group].parts += 1
    }
    for part in part.parts { count(part) }
  }

  /// Makes a node of a part, with all in it, and gives it items.
  mutating func fill(_ part: SplitPart, group: Int, parent: Int, in memory: inout SplitMemory) {
    let group = part.tag.flatMap { self.group(of: $0) } ?? group
    if part.tag != nil { groups[group].parts -= 1 }
    let node = memory.nodes.count
    memory.nodes.append(SplitNode(part, parent: parent, of: memory.nodes))
    if part.direction == nil ? !part.isEmpty : part.isBehind {
      memory.room += 1
      memory.nodes[node].item = groups[group].takeItem() ?? -1
    }
    for part in part.parts {
      let repeated = part.tag.flatMap { self.group(of: $0) }
      var before: Int
      repeat {
        before = repeated.map { groups[$0].next } ?? 0
        fill(part, group: group, parent: node, in: &memory)
        memory.nodes[node].count += 1
      } while repeated.map { groups[$0].needsCopy(after: before) } ?? false
    }
    memory.nodes[node].end = memory.nodes.count
  }

  private func group(of tag: LayoutID) -> Int? { groups.firstIndex { $0.tag == tag } }

  /// The items that found no part, in their order.
  var rest: [Int] {
    var rest = surplus
    for group in groups { rest += group.items[group.next...] }
    return rest.sorted()
  }
}
