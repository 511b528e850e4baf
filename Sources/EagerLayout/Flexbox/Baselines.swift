/// The distances from a placed node's top edge to its baselines.
struct NodeBaselines: BitwiseCopyable {
  var first = 0.0
  var last = 0.0
}

/// What an item aligned by a baseline brings to its line: how far its margin box reaches above and below that baseline.
struct BaselineShare {
  var isLast: Bool
  var above: Double
  var below: Double
}

// Baselines (CSS Flexbox §8.5). A node has them only once its own content has its place, so that a row aligned by them
// has those items placed first. They never stretch: what is placed then is final, and kept.
extension FlexEngine {
  /// The reach of an item that is aligned by a baseline; nil for one that is not. The item is placed.
  func baselineShare(_ child: Int, in container: Int) -> BaselineShare? {
    let isLast: Bool
    switch alignment(of: child, in: container).value {
    case .baseline: isLast = false
    case .lastBaseline: isLast = true
    default: return nil
    }
    let margins = margins(child, of: boxes[child].containingWidth)
    if margins.autoTop || margins.autoBottom { return nil }
    let baselines = baselinesOfPlaced(child)
    let above = margins.top + (isLast ? baselines.last : baselines.first)
    return BaselineShare(isLast: isLast, above: above, below: margins.vertical + boxes[child].height - above)
  }

  /// Whether an item is aligned by a baseline.
  @inline(__always)
  func isAlignedByBaseline(_ child: Int, in container: Int) -> Bool {
    let value = alignment(of: child, in: container).value
    guard value == .baseline || value == .lastBaseline else { return false }
    return nodes[child].units[.marginTop] != .auto && nodes[child].units[.marginBottom] != .auto
  }

  /// The baselines of a node whose content is placed: found by going down to the item that gives them, and kept.
  private func baselinesOfPlaced(_ node: Int) -> NodeBaselines {
    NodeBaselines(first: baseline(of: node, isLast: false), last: baseline(of: node, isLast: true))
  }

  private func baseline(of node: Int, isLast: Bool) -> Double {
    let known: NodeBox.Flags = isLast ? .knowsLastBaseline : .knowsFirstBaseline
    // Down to a node that has a baseline of its own, or one that was found before.
    var path: ContiguousArray<Int> = [node]
    var at = node
    while !boxes[at].flags.contains(known), let item = baselineItem(of: at, isLast: isLast) {
      path.append(item)
      at = item
    }
    if !boxes[at].flags.contains(known) {
      let own = leafBaseline(at, isLast: isLast) ?? boxes[at].height
      keep(own, for: at, isLast: isLast)
    }
    // And up again, into each one's own coordinates.
    for index in stride(from: path.count - 2, through: 0, by: -1) {
      let outer = path[index], inner = path[index + 1]
      var baseline = boxes[inner].y + (isLast ? baselines[inner].last : baselines[inner].first)
      if nodes[outer].keywords.isScrollContainer { baseline = min(max(baseline, 0), boxes[outer].height) }
      keep(baseline, for: outer, isLast: isLast)
    }
    return isLast ? baselines[node].last : baselines[node].first
  }

  private func keep(_ baseline: Double, for node: Int, isLast: Bool) {
    if isLast {
      baselines[node].last = baseline
      boxes[node].flags.insert(.knowsLastBaseline)
    } else {
      baselines[node].first = baseline
      boxes[node].flags.insert(.knowsFirstBaseline)
    }
  }

  /// The baseline of a leaf's own content.
  private func leafBaseline(_ node: Int, isLast: Bool) -> Double? {
    guard nodes[node].content >= 0 else { return nil }
    let content = contents[Int(nodes[node].content)]
    guard let baseline = content.baseline(atWidth: innerWidth(node), isLast: isLast) else { return nil }
    return contentTop(node, of: boxes[node].containingWidth) + baseline
  }

  /// The item that gives a container its first or last baseline (CSS Flexbox §8.5): of the line that comes first as
  /// placed, one that is aligned by that baseline, else by the other, else the one that comes first as placed.
  private func baselineItem(of container: Int, isLast: Bool) -> Int? {
    let keywords = nodes[container].keywords
    if nodes[container].content >= 0 { return nil }
    let wantsLastLine = keywords.wrapsInReverse != isLast
    let wantsLastItem = keywords.isReverse != isLast
    var found: Int?, rank = 0
    let end = Int(nodes[container].end)
    var sorted = ContiguousArray<(order: Int, node: Int)>()
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow {
        sorted.append((nodes[child].keywords[.hasOrder] == 0 ? 0 : rareValues(child).order, child))
      }
      child = Int(nodes[child].end)
    }
    sorted.sort { $0.order == $1.order ? $0.node < $1.node : $0.order < $1.order }
    for (_, child) in sorted {
      if keywords.wraps && boxes[child].flags.contains(.startsLine) && found != nil {
        if !wantsLastLine { break }
        found = nil
        rank = 0
      }
      let candidate = keywords.isRow ? baselineRank(child, container, isLast: isLast) : 1
      if found == nil || candidate > rank || candidate == rank && rank == 1 && wantsLastItem {
        found = child
        rank = candidate
      }
    }
    return found
  }

  private func baselineRank(_ child: Int, _ container: Int, isLast: Bool) -> Int {
    guard isAlignedByBaseline(child, in: container) else { return 1 }
    return (alignment(of: child, in: container).value == .lastBaseline) == isLast ? 3 : 2
  }
}
