// `aspect-ratio` in a line (CSS Sizing §4), as Flexbox/AspectRatio.swift has it for trees: one size follows from the
// other, and limits are carried over. All sizes are border-box sizes.

/// What makes a size across a line of one along it, and the other way round.
struct CrossRatio: BitwiseCopyable {
  /// The size across per unit along; 0 without a ratio.
  var factor = 0.0
  /// Whether the ratio is that of the content box.
  var measuresContent = false
  /// The content's size across the line, where it is known and the ratio makes no less.
  var floor = 0.0

  init() {}

  init(_ style: LeafStyle, isRow: Bool) {
    factor = isRow ? 1 / style.rare.aspectRatio : style.rare.aspectRatio
    measuresContent = style.keywords[.boxSizing] != 0
  }
}

extension LeafMetrics {
  /// The size across the line that the ratio makes of one along it.
  func crossSize(fromMain size: Double) -> Double {
    ratio.measuresContent
      ? max(0, size - mainPadding) * ratio.factor + crossPadding : max(size * ratio.factor, crossPadding)
  }

  /// The size along the line that the ratio makes of one across it.
  private func mainSize(fromCross size: Double) -> Double {
    ratio.measuresContent
      ? max(0, size - crossPadding) / ratio.factor + mainPadding : max(size / ratio.factor, mainPadding)
  }

  /// Lets the size across the line follow from the one along it. It gives way to larger content if only the latter was
  /// given, a width by the line or a height by the item, and no minimum is set.
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

  /// In a row: a height that is given, or that fills the line, makes the width; else the limits of the height limit what
  /// the content asks for.
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

  /// In a column: the width at which an item's height is found before that flexes, as if the height, and what percentages
  /// of it are of, were automatic (CSS Flexbox §9.2, 3E).
  func widthBeforeFlexing(_ width: AxisSizing, _ height: AxisSizing, in space: LineSpace) -> Double {
    let sizing = limitedByHeight(width, height)
    let available = space.cross - crossMarginStart - crossMarginEnd
    let size = sizing.preferred(
      sizing.size, of: space.cross, available: available, otherwise: crossKind == .fills ? .room : .fitContent)
    return sizing.clamped(size.value, of: space.cross, available: available)
  }

  /// In a column: an item's width with its content's limited by what the ratio makes of the height's limits.
  private func limitedByHeight(_ width: AxisSizing, _ height: AxisSizing) -> AxisSizing {
    var sizing = width
    let limits = definiteLimits(height, of: nil)
    sizing.limitContent(lower: crossSize(fromMain: limits.lower), upper: crossSize(fromMain: limits.upper))
    return sizing
  }

  /// In a column: the width makes the height, and its limits limit what the content asks for.
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

  /// The limits that are lengths.
  private func definiteLimits(_ sizing: AxisSizing, of room: Double?) -> (lower: Double, upper: Double) {
    (
      sizing.definite(sizing.minimum, of: room) ?? sizing.edges, sizing.definite(sizing.maximum, of: room) ?? .infinity
    )
  }
}

extension AxisSizing {
  /// Limits what the content asks for; the lower limit wins.
  fileprivate mutating func limitContent(lower: Double, upper: Double) {
    minContent = max(lower, min(minContent, upper))
    maxContent = max(lower, min(maxContent, upper))
  }
}
