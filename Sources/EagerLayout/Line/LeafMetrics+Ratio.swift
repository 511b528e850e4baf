// `aspect-ratio` in a line (CSS Sizing §4): one size is derived from the other, and limits are transferred. All sizes
// are border-box sizes. `Flexbox/Features/AspectRatio.swift` has the same rules for trees.

/// The conversion between main and cross sizes of an item.
struct CrossRatio: BitwiseCopyable {
  /// The cross size per unit of main size; 0 without a ratio.
  var factor = 0.0
  var appliesToContentBox = false
  /// In a column, the min-content width if the derived width may not be smaller; otherwise 0.
  var contentMinimum = 0.0

  init() {}

  init(_ style: LeafStyle, isRow: Bool) {
    let ratio = style.rare.aspectRatio.magnitude
    factor = isRow ? 1 / ratio : ratio
    appliesToContentBox = style.keywords[.boxSizing] != 0 || style.rare.aspectRatio < 0
  }
}

extension LeafMetrics {
  func crossSize(fromMain size: Double) -> Double {
    ratio.appliesToContentBox
      ? max(0, size - mainPadding) * ratio.factor + crossPadding : max(size * ratio.factor, crossPadding)
  }

  private func mainSize(fromCross size: Double) -> Double {
    ratio.appliesToContentBox
      ? max(0, size - crossPadding) / ratio.factor + mainPadding : max(size / ratio.factor, mainPadding)
  }

  /// Sets ``crossKind`` to `ratio`: the cross size is derived from the main size. Larger content enlarges the derived
  /// size if the cross minimum is `auto`, except for a scroll container, for a row's item whose height is a percentage,
  /// and for a column's item whose height is `auto`.
  mutating func deriveCrossSizeByRatio(
    _ style: LeafStyle, _ sizing: AxisSizing, _ content: LeafContent?, in space: LineSpace
  ) {
    crossKind = .ratio
    let height = style.units[.height]
    let fitsContent = (space.isRow ? height != .percent : height != .auto) && !style.keywords.isScrollContainer
    guard fitsContent, sizing.minimum.unit == .auto else { return }
    if !space.isRow {
      ratio.contentMinimum = sizing.minContent
    } else if content != nil {
      contentLimits.insert(.ratio)
    }
  }

  /// In a row, derives the width from a height that is specified or fills the line. Without such a height, the height's
  /// limits, converted by the ratio, limit the content's width.
  func transferHeight(_ height: AxisSizing, to width: inout AxisSizing, in space: LineSpace) {
    let limits = definiteLimits(height, of: space.cross)
    let filling = max(height.edges, space.cross - crossMarginStart - crossMarginEnd)
    if let definite = height.definite(height.size, of: space.cross) ?? (crossKind == .fills ? filling : nil) {
      width.transferred = mainSize(fromCross: max(limits.lower, min(definite, limits.upper)))
      width.contentYieldsToRatio = width.size.unit.isKeyword
    } else {
      width.limitContent(lower: mainSize(fromCross: limits.lower), upper: mainSize(fromCross: limits.upper))
    }
  }

  /// Returns the width at which the height of a column's item is determined before flexing. The item's height and the
  /// basis of percentages of the height count as automatic (CSS Flexbox §9.2, 3E).
  func widthBeforeFlexing(_ width: AxisSizing, _ height: AxisSizing, in space: LineSpace) -> Double {
    let sizing = limitedByHeight(width, height)
    let available = space.cross - crossMarginStart - crossMarginEnd
    let size = sizing.preferred(
      sizing.size, of: space.cross, available: available, otherwise: crossKind == .fills ? .room : .fitContent)
    return sizing.clamped(size.value, of: space.cross, available: available)
  }

  /// Returns the sizing of the width of a column's item, with its content widths clamped to the limits that the ratio
  /// derives from the limits of the height.
  private func limitedByHeight(_ width: AxisSizing, _ height: AxisSizing) -> AxisSizing {
    var sizing = width
    let limits = definiteLimits(height, of: nil)
    sizing.limitContent(lower: crossSize(fromMain: limits.lower), upper: crossSize(fromMain: limits.upper))
    return sizing
  }

  /// In a column, derives the height from the width, and clamps the content's height to the limits that the ratio
  /// derives from the limits of the width.
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

  /// Returns the limits of a size. A limit that is not definite counts as not set.
  private func definiteLimits(_ sizing: AxisSizing, of basis: Double?) -> (lower: Double, upper: Double) {
    (sizing.definiteMinimum(of: basis) ?? sizing.edges, sizing.definite(sizing.maximum, of: basis) ?? .infinity)
  }
}

extension AxisSizing {
  /// Limits the content sizes. If the limits contradict each other, the lower limit wins.
  fileprivate mutating func limitContent(lower: Double, upper: Double) {
    minContent = max(lower, min(minContent, upper))
    maxContent = max(lower, min(maxContent, upper))
  }
}
