extension Selector {
  /// Returns `true` if the selector matches an element. Takes O(m · n) steps for m compounds and n candidates.
  func matches(_ index: Int, in tree: MarkupTree) -> Bool {
    var element = index
    let tag = tree[index].tag
    if let pseudoElement {
      guard tag == "::\(pseudoElement)", let parent = tree[index].parent else { return false }
      element = parent
    } else if tag.hasPrefix("::") {
      return false
    }
    guard let last = compounds.last, last.conditions.allSatisfy({ $0.holds(for: element, in: tree) }) else {
      return false
    }
    // The elements that match the current compound.
    var matches: Set = [element]
    for compound in compounds.indices.dropFirst().reversed() {
      var candidates: Set<Int> = []
      for match in matches { Self.insert(compounds[compound].combinator, match, in: tree, into: &candidates) }
      let conditions = compounds[compound - 1].conditions
      matches = candidates.filter { candidate in conditions.allSatisfy { $0.holds(for: candidate, in: tree) } }
      if matches.isEmpty { return false }
    }
    return true
  }

  /// Adds to `set` the elements that a combinator relates to an element, such as its parent for `>`.
  private static func insert(_ combinator: Character, _ index: Int, in tree: MarkupTree, into set: inout Set<Int>) {
    switch combinator {
    case ">": if let parent = tree[index].parent { set.insert(parent) }
    case "+", "~":
      let (all, position) = tree.siblings(of: index)
      set.formUnion(combinator == "+" ? all[..<position].suffix(1) : all[..<position])
    default:
      var ancestor = tree[index].parent
      while let current = ancestor, set.insert(current).inserted { ancestor = tree[current].parent }
    }
  }
}

extension Selector.Condition {
  fileprivate func holds(for index: Int, in tree: MarkupTree) -> Bool {
    let element = tree[index]
    switch self {
    case .tag(let tag): return element.tag == tag
    case .id(let id): return element.attributes["id"] == id
    case .className(let name): return element.classes.contains(name)
    case .root: return element.parent == nil
    case .empty: return element.content.isEmpty
    case .any(let list): return list.contains { $0.matches(index, in: tree) }
    case .none(let list): return !list.contains { $0.matches(index, in: tree) }
    case .never: return false
    case .attribute(let name, let operation, let value):
      guard let actual = element.attributes[name] else { return false }
      switch operation {
      case "": return true
      case "~=": return actual.split(whereSeparator: { $0.isWhitespace }).contains { $0 == value }
      case "|=": return actual == value || actual.hasPrefix("\(value)-")
      case "^=": return !value.isEmpty && actual.hasPrefix(value)
      case "$=": return !value.isEmpty && actual.hasSuffix(value)
      case "*=": return !value.isEmpty && actual.contains(value)
      default: return actual == value
      }
    case .nthChild(let step, let offset, let fromEnd, let ofTag):
      var (all, position) = tree.siblings(of: index)
      if ofTag {
        all.removeAll { tree[$0].tag != element.tag }
        position = all.firstIndex(of: index) ?? 0
      }
      let distance = (fromEnd ? all.count - position : position + 1) - offset
      return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
    }
  }
}
