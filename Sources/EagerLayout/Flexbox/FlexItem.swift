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
  var grow = 0.0
  var shrink = 0.0
  /// The hypothetical main size at first, then the used one.
  var target = 0.0
  /// The size after sharing free space, before it is clamped.
  var flexed = 0.0
  var isFrozen = false
  /// Whether the base size is a length rather than the content's.
  var hasDefiniteBase = false

  init(node: Int) { self.node = node }

  @inline(__always)
  func clamped(_ size: Double) -> Double { max(lower, min(size, upper)) }
}

extension FlexEngine {
  /// Determines an item's flex base size, its limits and its hypothetical main size (CSS Flexbox §9.2, 3).
  ///
  /// `whole` is the container's inner main size where it is definite, `available` the room for the item.
  @inline(__always)
  func determineBaseSize(_ item: inout FlexItem, _ sizing: AxisSizing, of whole: Double?, available: Double) {
    let record = nodes[item.node]
    let basis = StoredLength(record.units[.flexBasis], record.basisValue)
    let used = basis.unit == .auto ? sizing.size : basis
    item.grow = Double(record.growFactor)
    item.shrink = Double(record.shrinkFactor)
    item.edges = sizing.edges
    if let length = sizing.definite(used, of: whole) {
      item.base = length
      item.hasDefiniteBase = true
    } else {
      // A percentage of nothing is `content`: it does not fall back to the main size property.
      item.base = sizing.intrinsic(used.unit, available: available) ?? sizing.transferred ?? sizing.maxContent
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
    let hasLimits = record.keywords[.hasLimits] != 0 && record.rare >= 0
    let rare = hasLimits ? rares[Int(record.rare)] : RareValues()
    let sizing = AxisSizing(
      size: StoredLength(record.units[.width], record.widthValue),
      minimum: StoredLength(record.units[.minWidth], rare.minWidth),
      maximum: StoredLength(record.units[.maxWidth], rare.maxWidth),
      edges: edges, minContent: boxes[node].minContent + edges, maxContent: boxes[node].maxContent + edges,
      measuresContent: record.keywords[.boxSizing] != 0)
    return record.keywords[.hasRatio] == 0 ? sizing : withWidthFromHeight(node, sizing)
  }

  /// A node's sizes in the vertical axis, with the edges in it. The content size is that of pass 3. A ratio is left out.
  @inline(__always)
  func verticalSizing(_ node: Int, edges: Double) -> AxisSizing {
    let record = nodes[node]
    let hasLimits = record.keywords[.hasLimits] != 0 && record.rare >= 0
    let rare = hasLimits ? rares[Int(record.rare)] : RareValues()
    let content = boxes[node].contentHeight + edges
    return AxisSizing(
      size: StoredLength(record.units[.height], record.heightValue),
      minimum: StoredLength(record.units[.minHeight], rare.minHeight),
      maximum: StoredLength(record.units[.maxHeight], rare.maxHeight),
      edges: edges, minContent: content, maxContent: content, measuresContent: record.keywords[.boxSizing] != 0)
  }

  /// A container's gap between neighbours in a row, or between the lines of a column.
  @inline(__always)
  func columnGap(_ container: Int, of whole: Double) -> Double {
    guard nodes[container].keywords[.hasGap] != 0 else { return 0 }
    return resolve(nodes[container].units[.columnGap], rareValues(container).columnGap, of: whole)
  }

  /// A container's gap between neighbours in a column, or between the lines of a row. A percentage of an indefinite
  /// height is 0.
  @inline(__always)
  func rowGap(_ container: Int, of whole: Double?) -> Double {
    guard nodes[container].keywords[.hasGap] != 0 else { return 0 }
    return resolve(nodes[container].units[.rowGap], rareValues(container).rowGap, of: whole ?? 0)
  }
}
