/// The distances from a placed node's top edge to its baselines.
struct NodeBaselines: BitwiseCopyable {
  var first = 0.0
  var last = 0.0
}

/// The extent of a baseline-aligned item's margin box above and below the baseline; in a column, to the left and right.
struct BaselineShare {
  var isLast: Bool
  var above: Double
  var below: Double
}

// Baselines (CSS Flexbox §8.5). A node has baselines only once its content is placed, so a row places baseline-aligned
// items first. They never stretch, so these positions are final.
extension FlexEngine {
  /// Returns the extent of an item around its baseline, or `nil` if it is not aligned by one. In a row the item is
  /// placed, in a column its width is known.
  func baselineShare(_ child: Int, in container: Int) -> BaselineShare? {
    let isLast: Bool
    switch alignment(of: child, in: container).value {
    case .baseline: isLast = false
    case .lastBaseline: isLast = true
    default: return nil
    }
    let margins = margins(child, of: boxes[child].containingWidth)
    if !nodes[container].keywords.isRow {
      // Items have no baseline in the horizontal axis. The left edge of the border box is used, in both directions
      // (CSS Align §9.1, CSS Flexbox §8.3).
      if margins.autoLeft || margins.autoRight { return nil }
      return BaselineShare(isLast: isLast, above: margins.left, below: boxes[child].width + margins.right)
    }
    if margins.autoTop || margins.autoBottom { return nil }
    let baselines = baselinesOfPlaced(child)
    let above = margins.top + (isLast ? baselines.last : baselines.first)
    return BaselineShare(isLast: isLast, above: above, below: margins.vertical.sum + boxes[child].height - above)
  }

  /// Whether an item is aligned by a baseline.
  @inline(__always)
  func isAlignedByBaseline(_ child: Int, in container: Int) -> Bool {
    let arranging = nodes[container].keywords
    if arranging[.isArranged] != 0, arranging[.arrangementUsesAlignment] == 0 {
      return arranging[.arrangementUsesBaselines] != 0
    }
    let value = alignment(of: child, in: container).value
    guard value == .baseline || value == .lastBaseline else { return false }
    return nodes[child].units[.marginTop] != .auto && nodes[child].units[.marginBottom] != .auto
  }

  /// Returns the baselines of a node whose content is placed, from the item that provides them, and caches them.
  func baselinesOfPlaced(_ node: Int) -> NodeBaselines {
    NodeBaselines(first: baseline(of: node, isLast: false), last: baseline(of: node, isLast: true))
  }

  /// Whether the baselines of a placed node are more than its bottom edge.
  @inline(never)
  func hasOwnBaselines(_ node: Int) -> Bool {
    baselineItem(of: node, isLast: false) != nil || leafBaseline(node, isLast: false) != nil
  }

  /// A quick form of `hasOwnBaselines` that measures nothing: returns `true` for every leaf with measured content.
  @inline(never)
  func mayHaveBaselines(_ node: Int) -> Bool {
    nodes[node].content >= 0
      ? !contents[Int(nodes[node].content)].isIntrinsic : baselineItem(of: node, isLast: false) != nil
  }

  private func baseline(of node: Int, isLast: Bool) -> Double {
    // Descend to a node that has a baseline of its own, or a cached one.
    var path: ContiguousArray<BaselineSource> = [BaselineSource(node: node, isLast: isLast)]
    var at = path[0]
    while !isCached(at), let item = baselineItem(of: at.node, isLast: at.isLast) {
      path.append(item)
      at = item
    }
    if !isCached(at) {
      cache(leafBaseline(at.node, isLast: at.isLast) ?? boxes[at.node].height, for: at)
      if recordsSteps { recordBaseline(at.node, isLast: at.isLast, cached(at)) }
    }
    // Ascend again, and convert the baseline to each node's coordinates.
    for index in stride(from: path.count - 2, through: 0, by: -1) {
      let outer = path[index].node
      // The item's position without its insets, which are applied after all positions are known.
      let inner = path[index + 1].node
      let whole = boxes[outer].flags.contains(.definiteHeight) ? innerHeight(outer) : nil
      var baseline = cached(path[index + 1])
      if !nodes[outer].units.baselineIgnoresItemPosition { baseline += boxes[inner].y - relativeY(inner, of: whole) }
      if nodes[outer].keywords.isScrollContainer { baseline = min(max(baseline, 0), boxes[outer].height) }
      cache(baseline, for: path[index])
      if recordsSteps {
        recordBaseline(outer, isLast: path[index].isLast, baseline, item: inner, itemIsLast: path[index + 1].isLast)
      }
    }
    return cached(path[0])
  }

  private func isCached(_ source: BaselineSource) -> Bool {
    guard boxes[source.node].flags.contains(source.isLast ? .hasLastBaseline : .hasFirstBaseline) else {
      return false
    }
    // In a trace, a cached baseline also needs a recorded step, which is missing if an arrangement requested it.
    let quantity: LayoutTrace.Step.Quantity = source.isLast ? .lastBaseline : .baseline
    return !recordsSteps || recorder.step(source.node, .vertical, quantity, ifStill: cached(source)) != nil
  }

  private func cached(_ source: BaselineSource) -> Double {
    source.isLast ? baselines[source.node].last : baselines[source.node].first
  }

  private func cache(_ baseline: Double, for source: BaselineSource) {
    if source.isLast {
      baselines[source.node].last = baseline
      boxes[source.node].flags.insert(.hasLastBaseline)
    } else {
      baselines[source.node].first = baseline
      boxes[source.node].flags.insert(.hasFirstBaseline)
    }
  }

  private func leafBaseline(_ node: Int, isLast: Bool) -> Double? {
    guard nodes[node].content >= 0 else { return nil }
    let content = contents[Int(nodes[node].content)].object
    counts.measurements += 1
    guard let baseline = content?.baseline(atWidth: contentWidth(node), isLast: isLast, measureRequest(for: node))
    else { return nil }
    return contentTop(node, of: boxes[node].containingWidth) + baseline
  }

  /// Returns the item that provides a container's first or last baseline (CSS Flexbox §8.5): in the first line as
  /// placed, an item aligned by that baseline, else by the other, else the first item as placed. If lines are stacked
  /// in reverse, the two kinds are swapped: browsers prefer items that stay at the start of the line.
  private func baselineItem(of container: Int, isLast: Bool) -> BaselineSource? {
    let keywords = nodes[container].keywords
    if nodes[container].content >= 0 || Int(nodes[container].end) == container + 1 { return nil }
    if keywords[.isArranged] != 0 {
      return arrangedBaselineItem(of: container, isLast: isLast).map {
        BaselineSource(node: $0.node, isLast: $0.isLast)
      }
    }
    let wantsLastLine = keywords.wrapsInReverse != isLast
    let wantsLastItem = keywords.isReverse != isLast
    var found: Int?, rank = BaselineRank.unaligned
    let first = pushItems(of: container)
    for at in first..<items.count {
      let child = items[at].node
      if keywords.wraps && boxes[child].flags.contains(.startsLine) && found != nil {
        if !wantsLastLine { break }
        found = nil
      }
      let candidate = keywords.isRow ? baselineRank(child, container, isLast: isLast) : .unaligned
      if found == nil || candidate > rank || candidate == rank && rank == .unaligned && wantsLastItem {
        found = child
        rank = candidate
      }
    }
    items.pop(to: first)
    // A baseline-aligned item provides the baseline by which it is aligned, whichever baseline is requested.
    return found.map {
      let isAlignedByLast = alignment(of: $0, in: container).value == .lastBaseline
      return BaselineSource(node: $0, isLast: rank == .unaligned ? isLast : isAlignedByLast)
    }
  }

  private func baselineRank(_ child: Int, _ container: Int, isLast: Bool) -> BaselineRank {
    guard isAlignedByBaseline(child, in: container) else { return .unaligned }
    let isAlignedByLast = alignment(of: child, in: container).value == .lastBaseline
    let wantsLast = isLast != nodes[container].keywords.wrapsInReverse
    return isAlignedByLast == wantsLast ? .preferred : .aligned
  }
}

/// One of a node's two baselines.
private struct BaselineSource {
  var node: Int
  var isLast: Bool
}

/// The relation of an item to a requested baseline of its container.
private enum BaselineRank: Int, Comparable {
  case unaligned, aligned, preferred

  static func < (a: BaselineRank, b: BaselineRank) -> Bool { a.rawValue < b.rawValue }
}
