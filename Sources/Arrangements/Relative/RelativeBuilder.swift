import EagerLayout

/// Builds the graph of each axis from the items' constraints.
struct RelativeBuilder {
  private let relative: Relative
  private let items: [ArrangedItem<RelativeConstraints>]
  private let visibleCount: Int
  private let itemsByID: IDIndex
  private var graph: RelativeGraph
  /// The constraint of each expression of the graph.
  private var owners: [RelativeOwner] = []
  private var faults: [RelativeFault] = []
  private var isInBaselineItems: [Bool] = []
  private var isInOtherAxisItems: [Bool] = []

  /// Creates the cache. In `items`, the hidden items follow the `visibleCount` visible ones.
  static func cache(
    _ relative: Relative, _ items: [ArrangedItem<RelativeConstraints>], visibleCount: Int
  ) -> RelativeCache {
    let itemsByID = IDIndex(items.map { $0.id })
    var faults: [RelativeFault] = []
    let horizontal = graph(.horizontal, relative, items, visibleCount, itemsByID, &faults)
    let vertical = graph(.vertical, relative, items, visibleCount, itemsByID, &faults)
    var ignored: Int?
    if let id = relative.gravity.ignored { ignored = itemsByID.item(with: id) }
    var cache = RelativeCache(
      horizontal: horizontal, vertical: vertical, visibleCount: visibleCount, faults: faults, ignored: ignored)
    for group in relative.groups {
      for member in group.members where itemsByID.item(with: member) == nil { cache.unknownCount += 1 }
    }
    if let ignored = relative.gravity.ignored, itemsByID.item(with: ignored) == nil { cache.unknownCount += 1 }
    return cache
  }

  private static func graph(
    _ axis: RelativeAxis, _ relative: Relative, _ items: [ArrangedItem<RelativeConstraints>], _ visibleCount: Int,
    _ itemsByID: IDIndex, _ faults: inout [RelativeFault]
  ) -> RelativeGraph {
    var builder = RelativeBuilder(
      relative: relative, items: items, visibleCount: visibleCount, itemsByID: itemsByID,
      graph: RelativeGraph(axis, isAndroid: relative.rules == .android, count: items.count))
    builder.graph.isUnlimited = axis == .horizontal ? relative.isWidthUnlimited : relative.isHeightUnlimited
    builder.isInBaselineItems = [Bool](repeating: false, count: visibleCount)
    builder.isInOtherAxisItems = [Bool](repeating: false, count: visibleCount)
    for item in items.indices { builder.addConstraints(of: item) }
    for group in relative.groups { builder.add(group) }
    for item in items.indices { builder.finishConstraints(of: item) }
    RelativeOrdering.order(&builder.graph, owners: builder.owners, &builder.faults)
    faults += builder.faults
    return builder.graph
  }

  private mutating func addConstraints(of item: Int) {
    for constraint in items[item].layoutValue.all where constraint.property.axis == graph.axis {
      let owner = RelativeOwner(item: Int32(item), property: constraint.property, kind: constraint.kind)
      guard let expression = add(constraint.anchor, owner) else { continue }
      if constraint.property == .top, graph.constraints[item].isBaseline { continue }
      graph.constraints[item][constraint.property.part, constraint.kind] = expression
      if constraint.property == .baseline {
        graph.constraints[item].isBaseline = true
        addBaselineItem(of: item)
      }
    }
  }

  /// Drops redundant constraints, and determines whether start, end and size of the item are computed together.
  private mutating func finishConstraints(of item: Int) {
    var constraints = graph.constraints[item]
    if graph.isAndroid, constraints.start >= 0 || constraints.end >= 0 {
      constraints.center = -1
    } else if constraints.edgeCount + (constraints.size >= 0 ? 1 : 0) > 2 {
      if constraints.edgeCount == 3 || constraints.size >= 0 && constraints.center >= 0 {
        drop(.center, of: item, &constraints)
      }
      if constraints.edgeCount == 2, constraints.size >= 0 { drop(.end, of: item, &constraints) }
    }
    constraints.isSolvedTogether =
      constraints.atLeast >= 0 || constraints.atMost >= 0
      || constraints.edgeCount > 1
        && (needsContainerSize(constraints.start)
          != needsContainerSize(constraints.start >= 0 && constraints.end >= 0 ? constraints.end : constraints.center)
          || constraints.start < 0 && needsContainerSize(constraints.end))
    graph.constraints[item] = constraints
  }

  /// Drops a redundant constraint, and reports it.
  private mutating func drop(
    _ part: RelativeGraph.Part, of item: Int, _ constraints: inout RelativeGraph.ItemConstraints
  ) {
    faults.append(
      RelativeFault(reason: .tooMany, item: item, property: owners[Int(constraints[part, .property])].property))
    constraints[part, .property] = -1
  }

  /// Returns `true` if an expression has no value while the container's size is indefinite.
  private func needsContainerSize(_ expression: Int32) -> Bool {
    expression >= 0 && graph.expressions[Int(expression)].needsContainerSize
  }

  private mutating func addBaselineItem(of item: Int) {
    guard item < visibleCount, !isInBaselineItems[item] else { return }
    isInBaselineItems[item] = true
    graph.baselineItems.append(Int32(item))
  }

  private mutating func addOtherAxisItem(_ item: Int) {
    guard item < visibleCount, !isInOtherAxisItems[item] else { return }
    isInOtherAxisItems[item] = true
    graph.otherAxisItems.append(Int32(item))
  }
}

extension RelativeBuilder {
  /// Adds an expression for an anchor and returns its index; `nil` if the anchor refers to no existing item.
  private mutating func add(_ anchor: RelativeAnchor, _ owner: RelativeOwner) -> Int32? {
    var terms: [RelativeGraph.Term] = []
    let skipsHidden = anchor.choice == .first && !graph.isAndroid && anchor.terms.contains { !isHiddenOrMissing($0) }
    for specified in anchor.terms {
      if skipsHidden, isHiddenOrMissing(specified) { continue }
      guard let term = term(specified, owner) else { continue }
      terms.append(term)
      if anchor.choice == .first { break }
    }
    // A reference to an unknown item is an issue, unless another term is used instead. A reference to a hidden item is
    // no issue: the constraint is dropped, as in Android.
    if anchor.choice == .first ? terms.isEmpty : terms.count < anchor.terms.count, owner.item < visibleCount,
      anchor.terms.contains(where: refersToUnknownItem)
    {
      faults.append(RelativeFault(reason: .unknown, item: Int(owner.item), property: owner.property))
    }
    return terms.isEmpty ? nil : add(terms, anchor.choice, owner)
  }

  private func refersToUnknownItem(_ specified: RelativeAnchor.Term) -> Bool {
    if case .sibling(let id, _) = specified.source { itemsByID.item(with: id) == nil } else { false }
  }

  /// Returns `true` if a term refers only to siblings that are hidden or do not exist.
  private func isHiddenOrMissing(_ specified: RelativeAnchor.Term) -> Bool {
    switch specified.source {
    case .sibling(let id, _): itemsByID.item(with: id).map { $0 >= visibleCount } ?? true
    case .several(let anchor): !anchor.terms.contains { !isHiddenOrMissing($0) }
    default: false
    }
  }

  private mutating func add(
    _ terms: [RelativeGraph.Term], _ choice: RelativeAnchor.Choice, _ owner: RelativeOwner
  ) -> Int32 {
    var dependentCount = 0
    for term in terms where needsContainerSize(term) { dependentCount += 1 }
    graph.expressions.append(
      RelativeGraph.Expression(
        choice: choice, firstTerm: Int32(graph.terms.count), termCount: Int32(terms.count),
        needsContainerSize: choice == .sum ? dependentCount > 0 : dependentCount == terms.count))
    graph.terms += terms
    owners.append(owner)
    return Int32(graph.expressions.count - 1)
  }

  private func needsContainerSize(_ term: RelativeGraph.Term) -> Bool {
    switch term.source {
    case .parent: term.part != .start && term.part != .baseline
    case .several: graph.expressions[Int(term.index)].needsContainerSize
    default: false
    }
  }

  private mutating func term(_ specified: RelativeAnchor.Term, _ owner: RelativeOwner) -> RelativeGraph.Term? {
    var term = RelativeGraph.Term(
      source: .number, times: finiteNumber(specified.times), plus: finiteNumber(specified.plus))
    switch specified.source {
    case .number: break
    case .parent(let property):
      let property = property ?? owner.property
      if property.axis != graph.axis { return otherAxisParent(term, property, owner) }
      term.source = .parent
      term.part = property.part
    case .sibling(let id, let property):
      guard let item = itemsByID.item(with: id) else { return nil }
      if item >= visibleCount, graph.isAndroid {
        guard let replacing = replacement(for: item, property, owner) else { return nil }
        return self.term(replacing, owner)
      }
      // The distance to a hidden item is 0.
      if item >= visibleCount { term.plus = 0 }
      term.index = Int32(item)
      term.part = property.part
      term.source = property.axis == graph.axis ? .sibling : .otherAxis
      if property == .baseline { addBaselineItem(of: item) }
      if term.source == .otherAxis, graph.axis == .horizontal {
        if property != .height { faults.append(otherAxisFault(owner, item)) }
        addOtherAxisItem(item)
      }
    case .several(let anchor):
      guard let expression = add(anchor, owner) else { return nil }
      term.source = .several
      term.index = expression
    }
    return term
  }

  /// Returns the term for a property of the container along the other axis. In a horizontal constraint, the height is
  /// not known yet, which is an issue; it counts as 0. In a vertical constraint, the width is definite.
  private mutating func otherAxisParent(
    _ term: RelativeGraph.Term, _ property: RelativeProperty, _ owner: RelativeOwner
  ) -> RelativeGraph.Term {
    var term = term
    if graph.axis == .horizontal {
      faults.append(otherAxisFault(owner, nil))
    } else {
      term.source = .otherAxis
      // The container's own nodes follow the items' nodes.
      term.index = Int32(items.count)
      term.part = property.part
    }
    return term
  }

  private func otherAxisFault(_ owner: RelativeOwner, _ other: Int?) -> RelativeFault {
    RelativeFault(reason: .otherAxis, item: Int(owner.item), property: owner.property, others: other.map { [$0] } ?? [])
  }

  /// Returns the term that replaces a reference to a hidden item by Android's rules: the hidden item's own constraint
  /// of the same kind. If it refers to another hidden item, follows the chain to the first visible item.
  private func replacement(
    for hidden: Int, _ property: RelativeProperty, _ owner: RelativeOwner
  ) -> RelativeAnchor.Term? {
    var item = hidden
    for _ in 0...items.count - visibleCount {
      guard
        let rule = items[item].layoutValue.all.first(where: {
          $0.property == owner.property && $0.kind == owner.kind
        })
      else { return nil }
      var next: (term: RelativeAnchor.Term, item: Int)?
      for term in rule.anchor.terms {
        guard next == nil, case .sibling(let id, property) = term.source else { continue }
        next = itemsByID.item(with: id).map { (term, $0) }
      }
      guard let next else { return nil }
      if next.item < visibleCount { return next.term }
      item = next.item
    }
    return nil
  }
}

extension RelativeBuilder {
  private mutating func add(_ group: RelativeGroup) {
    guard group.isHorizontal == (graph.axis == .horizontal) else { return }
    var members: [Int] = [], weights: [Double] = []
    for index in group.members.indices {
      guard let item = itemsByID.item(with: group.members[index]), item < visibleCount else { continue }
      members.append(item)
      weights.append(index < group.weights.count ? min(max(finiteNumber(group.weights[index]), 0), 1e9) : 1)
    }
    if group.sharesSize {
      share(members, weights, plus: finiteNumber(group.space))
    } else {
      center(members, gap: finiteNumber(group.space))
    }
  }

  /// Distributes the container's size, plus the extra size per item, by weight.
  private mutating func share(_ members: [Int], _ weights: [Double], plus: Double) {
    var sum = 0.0
    for weight in weights { sum += weight }
    for (item, weight) in zip(members, weights) {
      let fraction = sum > 0 ? weight / sum : 0
      var term = RelativeGraph.Term(source: .parent)
      term.part = .size
      term.times = fraction
      term.plus = finiteNumber(plus * Double(members.count) * fraction)
      let owner = RelativeOwner(
        item: Int32(item), property: graph.axis == .horizontal ? .width : .height, kind: .property)
      graph.constraints[item].size = add([term], .first, owner)
    }
  }

  /// Centers the group: half of the free space precedes the first item, and each other item follows the item before it.
  private mutating func center(_ members: [Int], gap: Double) {
    let property: RelativeProperty = graph.axis == .horizontal ? .leading : .top
    for (index, item) in members.enumerated() {
      let owner = RelativeOwner(item: Int32(item), property: property, kind: .property)
      var terms: [RelativeGraph.Term] = []
      if index == 0 {
        terms.append(RelativeGraph.Term(source: .parent, part: .center, plus: -gap * Double(members.count - 1) / 2))
        for member in members {
          terms.append(RelativeGraph.Term(source: .sibling, part: .size, index: Int32(member), times: -0.5))
        }
      } else {
        terms.append(RelativeGraph.Term(source: .sibling, part: .end, index: Int32(members[index - 1]), plus: gap))
      }
      graph.constraints[item].start = add(terms, index == 0 ? .sum : .first, owner)
      graph.constraints[item].isBaseline = false
      graph.constraints[item].end = -1
      graph.constraints[item].center = -1
      graph.constraints[item].ignoresEdges = true
    }
  }
}
