import Arrangements
import EagerLayout
import TestSupport

/// Random items with constraints. `relaxed(in:from:)` computes their frames independently of the library.
struct RandomRelative {
  struct Term {
    var target: Int?
    var property: RelativeProperty?
    var times = 1.0
    var plus = 0.0
  }

  struct Anchor {
    /// Selects a term: 0 for the only one, 1 for the greatest, 2 for the least.
    var choice = 0
    var terms: [Term] = []
  }

  struct Item {
    var width: Double?
    var minContent = 0.0
    var maxContent = 0.0
    var height = 10.0
    var hasOwnHeight = true
    var constraints: [(property: RelativeProperty, anchor: Anchor)] = []
    var atLeast: Anchor?
    var atMost: Anchor?
  }

  var items: [Item] = []

  static let horizontal: [RelativeProperty] = [.leading, .trailing, .centerX, .width]
  static let vertical: [RelativeProperty] = [.top, .bottom, .centerY, .height]

  /// Creates items whose constraints refer to other items. Without cycles, they refer to items of a lower random rank.
  init(_ random: inout SplitMix64, canHaveCycles: Bool) {
    let count = 2 + random.below(canHaveCycles ? 6 : 9)
    let ranks = Array(0..<count).shuffled(using: &random)
    for index in 0..<count {
      var item = Item()
      item.maxContent = Double(10 + random.below(90))
      item.minContent = canHaveCycles ? item.maxContent : Double(random.below(Int(item.maxContent)))
      if canHaveCycles || random.chance(0.5) { item.width = item.maxContent }
      item.height = Double(5 + random.below(40))
      item.hasOwnHeight = random.chance(0.5)
      let targets = canHaveCycles ? Array(0..<count) : (0..<count).filter { ranks[$0] < ranks[index] }
      for properties in [Self.horizontal, Self.vertical] {
        for property in properties.shuffled(using: &random).prefix(random.below(3)) {
          item.constraints.append((property, Self.anchor(&random, targets, property)))
        }
      }
      // With cycles, items have no limits, so that a cycle consists of constraints alone.
      if !canHaveCycles, random.chance(0.15) { item.atLeast = Self.anchor(&random, targets, .leading) }
      if !canHaveCycles, random.chance(0.15) { item.atMost = Self.anchor(&random, targets, .trailing) }
      items.append(item)
    }
  }

  private static func anchor(_ random: inout SplitMix64, _ targets: [Int], _ property: RelativeProperty) -> Anchor {
    let choice = random.chance(0.3) ? 1 + random.below(2) : 0
    var anchor = Anchor(choice: choice)
    let isSize = property == .width || property == .height
    for _ in 0..<(choice == 0 ? 1 : 1 + random.below(3)) {
      var term = Term(plus: Double(random.below(41) - 20))
      if random.chance(0.3) {
        term.property = random.chance(0.5) ? property : nil
        if term.property == nil { term.plus = Double(random.below(200)) }
      } else if let target = targets.randomElement(using: &random) {
        term.target = target
        let isHorizontal = horizontal.contains(property)
        let sizes: [RelativeProperty] = isHorizontal ? [.width] : [.height, .width]
        let edges: [RelativeProperty] = isHorizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
        term.property = isSize ? sizes.randomElement(using: &random) : edges.randomElement(using: &random)
        if isSize { term.times = random.chance(0.5) ? 1 : 0.5 }
      }
      anchor.terms.append(term)
    }
    return anchor
  }
}

extension RandomRelative {
  /// The items in a `Relative`.
  var tree: Arranged {
    Relative {
      for (index, item) in items.enumerated() { Self.leaf(item).id(index) }
    }
  }

  private static func leaf(_ item: Item) -> TreeLeaf {
    let (minContent, maxContent, height) = (item.minContent, item.maxContent, item.height)
    var leaf = Measured { proposal in
      ContentSize(width: min(max(minContent, proposal.width.limit), maxContent), height: height)
    }.margin(0)._inTree()
    if let width = item.width { leaf = leaf.style { $0.width = .points(width) } }
    if item.hasOwnHeight { leaf = leaf.style { $0.height = .points(height) } }
    for constraint in item.constraints { leaf = leaf.put(constraint.property, by: anchor(constraint.anchor)) }
    if let atLeast = item.atLeast { leaf = leaf.leading(atLeast: anchor(atLeast)) }
    if let atMost = item.atMost { leaf = leaf.trailing(atMost: anchor(atMost)) }
    return leaf
  }

  private static func anchor(_ specified: Anchor) -> RelativeAnchor {
    let terms = specified.terms.map { term -> RelativeAnchor in
      guard let property = term.property else { return .number(term.plus) }
      guard let target = term.target else { return .parent(property, times: term.times, plus: term.plus) }
      return .sibling(LayoutID(target), property, times: term.times, plus: term.plus)
    }
    guard specified.choice > 0 else { return terms[0] }
    return terms.dropFirst().reduce(terms[0]) { specified.choice == 1 ? .greatest($0, $1) : .least($0, $1) }
  }
}
