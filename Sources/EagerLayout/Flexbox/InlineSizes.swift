/// The least and the greatest width that something asks for.
struct InlineSizes {
  var least = 0.0
  var greatest = 0.0
}

// Pass 1: inline sizes, from the leaves up. Percentages of the width that is being found count as not given, as 0 in
// paddings, margins and gaps (CSS Sizing §5.2.1).
extension FlexEngine {
  mutating func measureInlineSizes(of range: Range<Int>) {
    for node in range.reversed() where !boxes[node].flags.contains(.hidden) { measureInlineSizes(of: node) }
  }

  @inline(__always)
  mutating func measureInlineSizes(of node: Int) {
    counts.inlineSizes += 1
    let record = nodes[node]
    let sizes: InlineSizes
    if record.content >= 0 {
      counts.measurements += 1
      sizes = contents[Int(record.content)].inlineSizes()
    } else if Int(record.end) == node + 1 {
      return
    } else if record.keywords.isRow {
      sizes = rowInlineSizes(node)
    } else {
      var widest = columnInlineSizes(node)
      if record.keywords.wraps {
        widest.greatest = max(wrappingColumnMaxContent(node, widest: widest.greatest), widest.least)
      }
      sizes = widest
    }
    boxes[node].minContent = sizes.least
    boxes[node].maxContent = sizes.greatest
  }

  /// A row asks for the sum of what its items contribute; a row that wraps needs no more than the widest of them.
  private func rowInlineSizes(_ container: Int) -> InlineSizes {
    let wraps = nodes[container].keywords.wraps
    var sum = InlineSizes(), widest = 0.0, count = 0
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      let record = nodes[child]
      if record.keywords.isInFlow {
        count += 1
        let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: 0))
        let free = contribution(child, sizing)
        let sizes = limitedByBase(free, child, sizing)
        let margins = horizontalMargins(child, of: 0)
        sum.least += sizes.least + margins
        sum.greatest += sizes.greatest + margins
        widest = max(widest, free.least + margins)
      }
      child = Int(record.end)
    }
    let gaps = columnGap(container, of: 0) * Double(max(count - 1, 0))
    let least = wraps ? widest : max(sum.least + gaps, 0)
    return InlineSizes(least: least, greatest: max(sum.greatest + gaps, least))
  }

  /// A column asks for what its widest item does.
  private func columnInlineSizes(_ container: Int) -> InlineSizes {
    var widest = InlineSizes()
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      let record = nodes[child]
      if record.keywords.isInFlow {
        let sizes = itemContribution(child)
        let margins = horizontalMargins(child, of: 0)
        widest.least = max(widest.least, sizes.least + margins)
        widest.greatest = max(widest.greatest, sizes.greatest + margins)
      }
      child = Int(record.end)
    }
    return widest
  }

  /// What a column's item contributes, without its margins.
  @inline(__always)
  func itemContribution(_ child: Int) -> InlineSizes {
    contribution(child, horizontalSizing(child, edges: horizontalEdges(child, of: 0)))
  }

  /// What an item contributes: its own width, or its content's, within its limits.
  @inline(__always)
  private func contribution(_ child: Int, _ sizing: AxisSizing) -> InlineSizes {
    var sizes = InlineSizes(least: sizing.minContent, greatest: sizing.maxContent)
    if let width = sizing.definite(sizing.size, of: nil) {
      sizes = InlineSizes(least: width, greatest: width)
    } else if let transferred = sizing.transferred {
      let width = sizing.clampedRatioSize(
        transferred, of: nil, available: .infinity, fitsContent: !nodes[child].keywords.isScrollContainer)
      return InlineSizes(least: width, greatest: width)
    } else if sizing.size.unit == .minContent {
      sizes.greatest = sizing.minContent
    } else if sizing.size.unit == .maxContent {
      sizes.least = sizing.maxContent
    }
    // Limits that fit the content are as little, or as much, as the content when nothing, or everything, is available.
    return InlineSizes(
      least: sizing.clamped(sizes.least, of: nil, available: 0),
      greatest: sizing.clamped(sizes.greatest, of: nil, available: .infinity))
  }

  /// An item that cannot move from its flex base size towards its contribution contributes its hypothetical size; but
  /// only if the base size is a length (CSS Flexbox §9.9.1, as browsers do it).
  @inline(__always)
  private func limitedByBase(_ sizes: InlineSizes, _ child: Int, _ sizing: AxisSizing) -> InlineSizes {
    let record = nodes[child]
    let basis = StoredLength(record.units[.flexBasis], record.basisValue)
    guard let base = sizing.definite(basis.unit == .auto ? sizing.size : basis, of: nil) else { return sizes }
    let canGrow = record.growFactor > 0, canShrink = record.shrinkFactor > 0
    @inline(__always) func limited(_ size: Double) -> Double {
      guard size > base && !canGrow || size < base && !canShrink else { return size }
      var item = FlexItem(node: child)
      determineBaseSize(&item, sizing, of: nil, available: 0)
      return item.target
    }
    return InlineSizes(least: limited(sizes.least), greatest: limited(sizes.greatest))
  }
}
