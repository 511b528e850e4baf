/// An item of a line, along the main axis. All sizes are border-box sizes.
struct FlexItem: BitwiseCopyable {
  var node: Int
  /// The flex base size.
  var base = 0.0
  /// The limits; the lower one is at least padding and border.
  var lower = 0.0
  var upper = Double.infinity
  /// Padding and border in the main axis: what shrinking leaves alone.
  var edges = 0.0
  /// Both margins in the main axis; those that are `auto` count 0.
  var margins = 0.0
  var grow: Float = 0
  var shrink: Float = 0
  /// The hypothetical main size at first, then the used one.
  var target = 0.0
  /// The size after sharing free space, before it is clamped.
  var flexed = 0.0
  var isFrozen = false
  /// Whether the base size is a length, or a ratio's, rather than the content's.
  var hasDefiniteBase = false

  @inline(__always)
  init(node: Int) { self.node = node }

  @inline(__always)
  func clamped(_ size: Double) -> Double { max(lower, min(size, upper)) }
}

extension FlexEngine {
  /// An item of a row before its line is known: its flex base size, limits and hypothetical size in a known inner width.
  @inline(__always)
  mutating func rowItem(_ child: Int, inner: Double) -> FlexItem {
    if nodes[child].keywords[.dependsOnHeight] != 0 { setContainingWidth(inner, of: child) }
    var item = FlexItem(node: child)
    item.edges = horizontalEdges(child, of: inner)
    item.margins = horizontalMargins(child, of: inner)
    if nodes[child].keywords[.hasOddWidth] == 0 {
      let units = nodes[child].units
      determinePlainBaseSize(
        &item, StoredLength(units[.width], nodes[child].widthValue), of: inner,
        content: InlineSizes(least: boxes[child].minContent, greatest: boxes[child].maxContent),
        hasFloor: units[.minWidth] == .auto)
    } else {
      determineOddRowItem(&item, inner: inner)
    }
    return item
  }

  @inline(never)
  private func determineOddRowItem(_ item: inout FlexItem, inner: Double) {
    let sizing = horizontalSizing(item.node, edges: item.edges)
    determineBaseSize(&item, sizing, of: inner, available: inner - item.margins)
  }

  /// An item of a column before its line is known; `whole` is the column's inner height where it is definite.
  @inline(__always)
  mutating func columnItem(_ child: Int, of whole: Double?) -> FlexItem {
    var item = FlexItem(node: child)
    let containingWidth = boxes[child].containingWidth
    item.margins = verticalMargins(child, of: containingWidth)
    if nodes[child].keywords[.hasOddHeight] == 0 {
      let units = nodes[child].units, content = boxes[child].contentHeight
      item.edges = verticalEdges(child, of: containingWidth)
      determinePlainBaseSize(
        &item, StoredLength(units[.height], nodes[child].heightValue), of: whole,
        content: InlineSizes(least: content, greatest: content), hasFloor: units[.minHeight] == .auto)
    } else {
      determineOddColumnItem(&item, of: whole)
    }
    return item
  }

  @inline(never)
  private func determineOddColumnItem(_ item: inout FlexItem, of whole: Double?) {
    determineBaseSize(&item, columnItemSizing(item.node), of: whole, available: .infinity)
  }

  /// Determines the base size and limits of an item whose sizes are plain: lengths, percentages, or `auto`, no limits but
  /// the automatic minimum or none, no ratio. As `determineBaseSize`, which knows all the rest. The item's edges are known.
  @inline(__always)
  private func determinePlainBaseSize(
    _ item: inout FlexItem, _ size: StoredLength, of whole: Double?, content: InlineSizes, hasFloor: Bool
  ) {
    let edges = item.edges
    @inline(__always) func definite(_ length: StoredLength) -> Double? {
      if length.unit == .points { return max(length.value, edges) }
      guard length.unit == .percent, let whole else { return nil }
      return max(percentage(length.value, of: whole), edges)
    }
    item.grow = nodes[item.node].growFactor
    item.shrink = nodes[item.node].shrinkFactor
    let specified = definite(size)
    let basis = nodes[item.node].units[.flexBasis]
    if let length = basis == .auto ? specified : definite(StoredLength(basis, nodes[item.node].basisValue)) {
      item.base = length
      item.hasDefiniteBase = true
    } else {
      item.base = content.greatest + edges
    }
    item.lower =
      hasFloor && !nodes[item.node].keywords.isScrollContainer
      ? max(min(specified ?? .infinity, content.least + edges), edges) : edges
    item.target = max(item.base, item.lower)
  }

  /// Determines an item's flex base size, its limits and its hypothetical main size (CSS Flexbox §9.2, 3).
  ///
  /// `whole` is the container's inner main size where it is definite, `available` the room for the item.
  @inline(__always)
  func determineBaseSize(_ item: inout FlexItem, _ sizing: AxisSizing, of whole: Double?, available: Double) {
    let record = nodes[item.node]
    let basis = StoredLength(record.units[.flexBasis], record.basisValue)
    let used = basis.unit == .auto ? sizing.size : basis
    item.grow = record.growFactor
    item.shrink = record.shrinkFactor
    item.edges = sizing.edges
    if let length = sizing.definite(used, of: whole) {
      item.base = length
      item.hasDefiniteBase = true
    } else if let keyword = sizing.intrinsic(used.unit, available: available) {
      item.base = keyword
    } else {
      // A percentage of nothing is `content`: it does not fall back to the main size property.
      item.base = sizing.transferred ?? sizing.maxContent
      item.hasDefiniteBase = sizing.transferred != nil
    }
    item.upper = sizing.upperLimit(of: whole, available: available)
    if sizing.minimum.unit != .auto {
      item.lower = sizing.lowerLimit(of: whole, available: available)
    } else if record.keywords.isScrollContainer {
      item.lower = sizing.edges
    } else {
      item.lower = sizing.automaticMinimum(of: whole, upperLimit: item.upper)
    }
    item.upper = max(item.upper, item.lower)  // the minimum wins
    item.target = item.clamped(item.base)
  }

  /// A node's sizes in the horizontal axis, with the edges in it. Content sizes are those of pass 1.
  @inline(__always)
  func horizontalSizing(_ node: Int, edges: Double) -> AxisSizing {
    let record = nodes[node]
    let limits = record.keywords[.storesLimits] != 0 ? rares[record.limitsGroup] : RareGroup()
    let sizing = AxisSizing(
      size: StoredLength(record.units[.width], record.widthValue),
      minimum: StoredLength(record.units[.minWidth], limits.first),
      maximum: StoredLength(record.units[.maxWidth], limits.third),
      edges: edges, minContent: boxes[node].minContent + edges, maxContent: boxes[node].maxContent + edges,
      measuresContent: record.keywords[.boxSizing] != 0)
    return record.keywords[.hasRatio] == 0 ? sizing : withWidthFromHeight(node, sizing)
  }

  /// A node's sizes in the vertical axis, with the edges in it. The content size is that of pass 3. A ratio is left out.
  @inline(__always)
  func verticalSizing(_ node: Int, edges: Double) -> AxisSizing {
    let record = nodes[node]
    let limits = record.keywords[.storesLimits] != 0 ? rares[record.limitsGroup] : RareGroup()
    let content = boxes[node].contentHeight + edges
    return AxisSizing(
      size: StoredLength(record.units[.height], record.heightValue),
      minimum: StoredLength(record.units[.minHeight], limits.second),
      maximum: StoredLength(record.units[.maxHeight], limits.fourth),
      edges: edges, minContent: content, maxContent: content, measuresContent: record.keywords[.boxSizing] != 0)
  }

  /// A container's gap between neighbours in a row, or between the lines of a column.
  @inline(__always)
  func columnGap(_ container: Int, of whole: Double) -> Double {
    guard nodes[container].keywords[.hasGap] != 0 else { return 0 }
    return resolve(nodes[container].units[.columnGap], rares[nodes[container].otherGroup].second, of: whole)
  }

  /// A container's gap between neighbours in a column, or between the lines of a row. A percentage of an indefinite
  /// height is 0.
  @inline(__always)
  func rowGap(_ container: Int, of whole: Double?) -> Double {
    guard nodes[container].keywords[.hasGap] != 0 else { return 0 }
    return resolve(nodes[container].units[.rowGap], rares[nodes[container].otherGroup].first, of: whole ?? 0)
  }
}
