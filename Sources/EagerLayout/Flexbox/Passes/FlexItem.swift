/// A plain main size: its base, its only limit, and whether the base is a length.
struct PlainSize {
  var base: Double
  var lower: Double
  var isDefinite: Bool

  @inline(__always)
  var hypothetical: Double { max(base, lower) }
}

/// An item of a line, in the main axis. All sizes are border-box sizes.
package struct FlexItem: BitwiseCopyable, Sendable {
  /// The node, or the slot of an item in a line outside a tree.
  var node: Int
  /// The flex base size.
  var base = 0.0
  /// The limits; the lower one is at least padding and border, unless the box may be smaller.
  var lower = 0.0
  var upper = Double.infinity
  /// Padding and border in the main axis, which do not shrink.
  var edges = 0.0
  /// The sum of both main margins; `auto` counts as 0.
  var margins = 0.0
  var grow: Float = 0
  var shrink: Float = 0
  /// Initially the hypothetical main size, finally the used one.
  package internal(set) var target = 0.0
  /// The size after distributing free space, before clamping.
  var flexed = 0.0
  var isFrozen = false
  /// Whether the item starts a balanced line.
  var startsLine = false
  var baseOrigin = SizeOrigin.maxContent

  /// Returns whether a limit changed the size in the direction of the line's total violation. Browsers round shares, so
  /// an item that hardly flexes does not count.
  @inline(__always)
  func isClamped(by violation: Double) -> Bool {
    (violation > 0 ? target > flexed : target < flexed)
      && max((target - flexed).magnitude, (flexed - base).magnitude) > Tolerance.rounding
  }

  @inline(__always)
  init(node: Int) { self.node = node }

  /// Creates an item at its hypothetical size.
  package init(
    node: Int, base: Double, lower: Double = 0, upper: Double = .infinity, edges: Double = 0, margins: Double = 0,
    grow: Float, shrink: Float
  ) {
    self.node = node
    self.base = base
    self.lower = lower
    self.upper = upper
    self.edges = edges
    self.margins = margins
    self.grow = grow
    self.shrink = shrink
    target = clamped(base)
  }

  /// Creates an item with plain sizes.
  @inline(__always)
  init(node: Int, _ size: PlainSize, edges: Double, margins: Double, grow: Float, shrink: Float) {
    self.node = node
    self.edges = edges
    self.margins = margins
    self.grow = grow
    self.shrink = shrink
    base = size.base
    lower = size.lower
    target = size.hypothetical
    baseOrigin = size.isDefinite ? .given : .maxContent
  }

  /// Whether the base size is a length, or derived by a ratio, rather than the content's.
  @inline(__always)
  var hasDefiniteBase: Bool { baseOrigin == .given || baseOrigin == .ratio }

  @inline(__always)
  func clamped(_ size: Double) -> Double { max(lower, min(size, upper)) }
}

extension FlexEngine {
  /// Pushes an item of a row: its flex base size, limits and hypothetical size in a known inner width.
  @inline(__always)
  func pushRowItem(_ child: Int, inner: Double, _ sums: inout LineSums) {
    let keywords = nodes[child].keywords
    if keywords[.hasGeneralWidth] != 0 || keywords[.dependsOnHeight] != 0 {
      return pushGeneralRowItem(child, inner: inner, &sums)
    }
    let units = nodes[child].units
    let edges = horizontalEdges(child, of: inner), margins = horizontalMargins(child, of: inner)
    let hasFloor = units.has(.minWidth, .auto) && !keywords.isScrollContainer
    let size = plainSize(
      units, .width, nodes[child].widthValue, nodes[child].basisValue, of: inner, isDefinite: true, edges: edges,
      minContent: boxes[child].minContent, maxContent: boxes[child].maxContent, hasFloor: hasFloor)
    let grow = nodes[child].growFactor, shrink = nodes[child].shrinkFactor
    sums.add(target: size.hypothetical, margins: margins, grow: grow, shrink: shrink)
    items.push(FlexItem(node: child, size, edges: edges, margins: margins, grow: grow, shrink: shrink))
  }

  @inline(never)
  private func pushGeneralRowItem(_ child: Int, inner: Double, _ sums: inout LineSums) {
    if nodes[child].keywords[.dependsOnHeight] != 0 { setContainingWidth(inner, of: child) }
    var item = FlexItem(node: child)
    item.margins = horizontalMargins(child, of: inner)
    // `stretch` leaves the item's margins free, and they may be percentages of the containing width.
    if nodes[child].stretchesWidth { storeContainingWidth(inner, to: child) }
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: inner))
    determineBaseSize(&item, sizing, of: inner, available: inner - item.margins)
    sums.add(item)
    items.push(item)
  }

  /// Pushes an item of a column: see `columnItem`.
  @inline(__always)
  func pushColumnItem(_ child: Int, of basis: Double?, _ sums: inout LineSums) {
    let item = columnItem(child, of: basis)
    sums.add(item)
    items.push(item)
  }

  /// Returns an item of a column; `basis` is the column's inner height if it is definite. For `findsWidth`, see
  /// `columnItemSizing`.
  func columnItem(_ child: Int, of basis: Double?, findsWidth: Bool = false) -> FlexItem {
    if nodes[child].keywords[.hasGeneralHeight] != 0 {
      return generalColumnItem(child, of: basis, findsWidth: findsWidth)
    }
    let containingWidth = boxes[child].containingWidth, edges = verticalEdges(child, of: containingWidth)
    return FlexItem(
      node: child, plainHeight(child, edges: edges, of: basis), edges: edges,
      margins: verticalMargins(child, of: containingWidth), grow: nodes[child].growFactor,
      shrink: nodes[child].shrinkFactor)
  }

  @inline(never)
  func generalColumnItem(_ child: Int, of basis: Double?, findsWidth: Bool = false) -> FlexItem {
    var item = FlexItem(node: child)
    item.margins = verticalMargins(child, of: boxes[child].containingWidth)
    determineBaseSize(&item, columnItemSizing(child, findsWidth: findsWidth), of: basis, available: .infinity)
    return item
  }

  /// Returns the base height and lower limit of a column's item whose sizes are plain: see `plainSize`.
  @inline(__always)
  func plainHeight(_ child: Int, edges: Double, of basis: Double?) -> PlainSize {
    let units = nodes[child].units
    let hasFloor = units.has(.minHeight, .auto) && !nodes[child].keywords.isScrollContainer
    let content = boxes[child].contentHeight
    return plainSize(
      units, .height, nodes[child].heightValue, nodes[child].basisValue, of: basis ?? 0, isDefinite: basis != nil,
      edges: edges, minContent: content, maxContent: content, hasFloor: hasFloor)
  }

  /// Returns the base size and lower limit of an item with plain sizes: lengths, percentages, or `auto`, with the
  /// automatic minimum or none as the only limit, and no ratio. `determineBaseSize` handles the general case.
  @inline(__always)
  private func plainSize(
    _ units: Units, _ field: Units.Field, _ value: Double, _ flexBasis: Double, of basis: Double, isDefinite: Bool,
    edges: Double, minContent: Double, maxContent: Double, hasFloor: Bool
  ) -> PlainSize {
    // The specified size, or infinity. `_slowPath` marks percentages as rare, so that the compiler saves registers
    // only for them.
    var specified = Double.infinity
    if units.has(field, .points) {
      specified = max(value, edges)
    } else if _slowPath(isDefinite && units.has(field, .percent)) {
      specified = max(percentage(value, of: basis), edges)
    }
    var size = PlainSize(base: specified, lower: edges, isDefinite: specified < .infinity)
    if !units.has(.flexBasis, .auto) {
      size.isDefinite = true
      if units.has(.flexBasis, .points) {
        size.base = max(flexBasis, edges)
      } else if _slowPath(isDefinite && units.has(.flexBasis, .percent)) {
        size.base = max(percentage(flexBasis, of: basis), edges)
      } else {
        // An indefinite percentage is `content`, without falling back to the main size property.
        size.isDefinite = false
      }
    }
    if !size.isDefinite { size.base = maxContent + edges }
    if hasFloor { size.lower = max(min(specified, minContent + edges), edges) }
    return size
  }

  /// Determines an item's flex base size, its limits and its hypothetical main size (CSS Flexbox §9.2, 3).
  ///
  /// `basis` is the container's inner main size if it is definite, `available` the available space of the item.
  @inline(__always)
  func determineBaseSize(_ item: inout FlexItem, _ sizing: AxisSizing, of basis: Double?, available: Double) {
    let keywords = nodes[item.node].keywords
    let flexBasis = UnitValue(nodes[item.node].units[.flexBasis], nodes[item.node].basisValue)
    let usedBasis = flexBasis.unit == .auto ? sizing.size : flexBasis
    item.grow = nodes[item.node].growFactor
    item.shrink = nodes[item.node].shrinkFactor
    item.edges = sizing.edges
    // An indefinite percentage is `content`, without falling back to the main size property.
    let base = sizing.preferredByRatio(usedBasis, of: basis, available: available, otherwise: .maxContent)
    item.base = base.value
    item.baseOrigin = base.origin
    item.upper = sizing.upperLimit(of: basis, available: available)
    if sizing.minimum.unit != .auto {
      item.lower = sizing.lowerLimit(of: basis, available: available)
    } else if keywords.isScrollContainer {
      item.lower = sizing.edges
    } else {
      item.lower = sizing.automaticMinimum(of: basis, upperLimit: item.upper)
    }
    item.upper = max(item.upper, item.lower)  // the minimum wins
    item.target = item.clamped(item.base)
  }

  /// Returns a node's horizontal sizing, with its edges. Content sizes are from pass 1.
  @inline(__always)
  func horizontalSizing(_ node: Int, edges: Double) -> AxisSizing {
    let keywords = nodes[node].keywords, units = nodes[node].units
    let limits = keywords[.storesLimits] != 0 ? rares[keywords.limitsGroupIndex(nodes[node].rare)] : RareGroup()
    var sizing = AxisSizing(
      size: UnitValue(units[.width], nodes[node].widthValue),
      minimum: UnitValue(units[.minWidth], limits.minWidth),
      maximum: UnitValue(units[.maxWidth], limits.maxWidth),
      edges: edges, minContent: boxes[node].minContent + edges, maxContent: boxes[node].maxContent + edges,
      measuresContent: keywords[.boxSizing] != 0)
    if keywords[.shrinksBelowEdges] != 0 {
      sizing.shrinksBelowEdges = true
      sizing.minContent -= edges
    }
    if nodes[node].stretchesWidth { readStretch(&sizing, of: node, isHorizontal: true) }
    return keywords[.hasRatio] == 0 ? sizing : withWidthFromHeight(node, sizing)
  }

  /// Returns a node's vertical sizing, with its edges and without a ratio. The content size is from pass 3.
  @inline(__always)
  func verticalSizing(_ node: Int, edges: Double) -> AxisSizing {
    let keywords = nodes[node].keywords, units = nodes[node].units
    let limits = keywords[.storesLimits] != 0 ? rares[keywords.limitsGroupIndex(nodes[node].rare)] : RareGroup()
    let content = boxes[node].contentHeight + edges
    var sizing = AxisSizing(
      size: UnitValue(units[.height], nodes[node].heightValue),
      minimum: UnitValue(units[.minHeight], limits.minHeight),
      maximum: UnitValue(units[.maxHeight], limits.maxHeight),
      edges: edges, minContent: content, maxContent: content, measuresContent: keywords[.boxSizing] != 0)
    sizing.shrinksBelowEdges = keywords[.shrinksBelowEdges] != 0
    if nodes[node].stretchesHeight { readStretch(&sizing, of: node, isHorizontal: false) }
    return sizing
  }

  /// Sets `outerEdges` to a node's margins, which a size of `stretch` leaves free.
  @inline(never)
  private func readStretch(_ sizing: inout AxisSizing, of node: Int, isHorizontal: Bool) {
    let basis = boxes[node].containingWidth
    sizing.outerEdges = isHorizontal ? horizontalMargins(node, of: basis) : verticalMargins(node, of: basis)
  }

  /// Returns a container's gap between items of a row, or between the lines of a column.
  @inline(__always)
  func columnGap(_ container: Int, of basis: Double) -> Double {
    guard nodes[container].keywords[.hasGap] != 0 else { return 0 }
    return resolve(
      nodes[container].units[.columnGap],
      rares[nodes[container].keywords.gapsGroupIndex(nodes[container].rare)].columnGap,
      of: basis)
  }

  /// Returns a container's gap between items of a column, or between the lines of a row. A percentage of an indefinite
  /// height is 0.
  @inline(__always)
  func rowGap(_ container: Int, of basis: Double?) -> Double {
    guard nodes[container].keywords[.hasGap] != 0 else { return 0 }
    return resolve(
      nodes[container].units[.rowGap], rares[nodes[container].keywords.gapsGroupIndex(nodes[container].rare)].rowGap,
      of: basis ?? 0)
  }
}
