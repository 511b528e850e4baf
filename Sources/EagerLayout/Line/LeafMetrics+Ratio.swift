// `aspect-ratio` in a line (CSS Sizing §4), as Flexbox/AspectRatio.swift implements it for trees: one size is derived
// from the other, and limits are transferred. All sizes are border-box sizes.

/// The conversion between main and cross sizes of an item.
struct CrossRatio: BitwiseCopyable {
  /// The cross size per unit of main size; 0 without a ratio.
  var factor = 0.0
  /// Whether the ratio applies to the content box.
  var measuresContent = false
  /// The content's cross size, if it is known and the derived size may not be smaller.
  var floor = 0.0

  init() {}

  init(_ style: LeafStyle, isRow: Bool) {
    let ratio = style.rare.aspectRatio.magnitude
    factor = isRow ? 1 / ratio : ratio
    measuresContent = style.keywords[.boxSizing] != 0 || style.rare.aspectRatio < 0
  }
}

extension LeafMetrics {
  func crossSize(fromMain size: Double) -> Double {
    ratio.measuresContent
      ? max(0, size - mainPadding) * ratio.factor + crossPadding : max(size * ratio.factor, crossPadding)
  }

  private func mainSize(fromCross size: Double) -> Double {
    ratio.measuresContent
      ? max(0, size - crossPadding) / ratio.factor + mainPadding : max(size / ratio.factor, mainPadding)
  }

  /// Derives the cross size from the main size. Larger content overrides it if only the main size was specified (a
  /// width by the line or a height by the item) and no minimum is set.
  mutating func readCrossRatio(
    _ style: LeafStyle, _ sizing: AxisSizing, _ content: LeafContent?, in space: LineSpace
  ) {
    crossKind = .ratio
    let height = style.units[.height]
    let fitsContent =
      (space.isRow ? height != .percent : height != .auto) && !style.keywords.isScrollContainer
    guard fitsContent, sizing.minimum.unit == .auto else { return }
    if !space.isRow {
      ratio.floor = sizing.minContent
    } else if content != nil {
      contentLimits.insert(.ratio)
    }
  }

  /// In a row: derives the width from a height that is specified or fills the line; otherwise the limits of the height
  /// limit the content's width.
  func transferHeight(_ height: AxisSizing, to width: inout AxisSizing, in space: LineSpace) {
    let limits = definiteLimits(height, of: space.cross)
    let filling = max(height.edges, space.cross - crossMarginStart - crossMarginEnd)
    if let known = height.definite(height.size, of: space.cross) ?? (crossKind == .fills ? filling : nil) {
      width.transferred = mainSize(fromCross: max(limits.lower, min(known, limits.upper)))
      width.contentYieldsToRatio = width.size.unit.isKeyword
    } else {
      width.limitContent(lower: mainSize(fromCross: limits.lower), upper: mainSize(fromCross: limits.upper))
    }
  }

  /// In a column: the width at which an item's height is determined before flexing, as if the height, and the basis of
  /// its percentages, were automatic (CSS Flexbox §9.2, 3E).
  func widthBeforeFlexing(_ width: AxisSizing, _ height: AxisSizing, in space: LineSpace) -> Double {
    let sizing = limitedByHeight(width, height)
    let available = space.cross - crossMarginStart - crossMarginEnd
    let size = sizing.preferred(
      sizing.size, of: space.cross, available: available, otherwise: crossKind == .fills ? .room : .fitContent)
    return sizing.clamped(size.value, of: space.cross, available: available)
  }

  /// In a column: returns an item's width sizing, with content widths limited by the height's limits and the ratio.
  private func limitedByHeight(_ width: AxisSizing, _ height: AxisSizing) -> AxisSizing {
    var sizing = width
    let limits = definiteLimits(height, of: nil)
    sizing.limitContent(lower: crossSize(fromMain: limits.lower), upper: crossSize(fromMain: limits.upper))
    return sizing
  }

  /// In a column: derives the height from the width, and limits the content's height by the width's limits.
  func transferWidth(_ width: AxisSizing, _ size: Double, to height: inout AxisSizing, in space: LineSpace) {
    let sizing = limitedByHeight(width, height), available = space.cross - crossMarginStart - crossMarginEnd
    let limits = (
      lower: sizing.lowerLimit(of: space.cross, available: available),
      upper: sizing.upperLimit(of: space.cross, available: available)
    )
    height.transferred = mainSize(fromCross: size)
    height.contentYieldsToRatio = height.size.unit != .auto
    height.limitContent(lower: mainSize(fromCross: limits.lower), upper: mainSize(fromCross: limits.upper))
  }

  /// Returns the definite limits. A limit that is not definite counts as none.
  private func definiteLimits(_ sizing: AxisSizing, of room: Double?) -> (lower: Double, upper: Double) {
    (
      sizing.definiteMinimum(of: room) ?? sizing.edges, sizing.definite(sizing.maximum, of: room) ?? .infinity
    )
  }
}

extension AxisSizing {
  /// Limits the content sizes; the lower limit wins.
  fileprivate mutating func limitContent(lower: Double, upper: Double) {
    minContent = max(lower, min(minContent, upper))
    maxContent = max(lower, min(maxContent, upper))
  }
}
