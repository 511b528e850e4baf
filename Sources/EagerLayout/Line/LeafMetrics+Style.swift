/// The line's properties against which an item's style is resolved.
struct LineSpace: Sendable, BitwiseCopyable {
  var isRow: Bool
  var isRightToLeft: Bool
  /// The available space inside the line's padding, in the main and cross axes.
  var main: Double
  var cross: Double
  /// Whether the line has no padding in the cross axis, so that ``cross`` is the cross size of the bounds.
  var crossIsUnpadded: Bool
  /// Whether the line has an alignment. It then aligns items with content; otherwise these fill the line.
  var alignsItemsWithContent: Bool

  var width: Double { isRow ? main : cross }
}

/// The part of a style that contains no references, so that passing it needs no reference counting.
struct LeafStyle {
  let keywords: Keywords
  let units: Units
  let widthValue: Double
  let heightValue: Double
  let basisValue: Double
  let growFactor: Float
  let alignSelf: FlexStyle.AlignSelf
  let rare: RareValues

  init(_ style: FlexStyle) {
    keywords = style.keywords
    units = style.units
    widthValue = style.widthValue
    heightValue = style.heightValue
    basisValue = style.basisValue
    growFactor = style.growFactor
    alignSelf = style.alignSelf
    rare = style.rareValues
  }
}

extension LeafStyle {
  /// The inputs other than the width for measuring the content.
  var measureRequest: MeasureRequest {
    MeasureRequest(keywords, units, height: heightValue) { rare.padding.vertical + rare.border.vertical }
  }
}

extension LeafMetrics {
  /// Reads a style, and measures the content as far as needed.
  ///
  /// Widths are determined before heights, which depend on them. The width is the main size in a row, and the cross
  /// size in a column.
  init(_ style: LeafStyle, _ content: LeafContent?, in space: LineSpace) {
    readEdges(style, in: space)
    readAlignment(style, isAligned: space.alignsItemsWithContent && (content != nil || style.keywords[.hasRatio] != 0))
    let cross = UnitValue(
      space.isRow ? style.units[.height] : style.units[.width], space.isRow ? style.heightValue : style.widthValue)
    if cross.unit != .auto { crossKind = .content }

    let hasRatio = style.keywords[.hasRatio] != 0
    // Intrinsic widths also correct a width that differs from them only by rounding (see `measuringWidth`). The width
    // of an item that fills the bounds without edges is the width of the bounds, which has no rounding error.
    let fillsBoundsWidth = space.crossIsUnpadded && crossPadding == 0 && crossMarginStart == 0 && crossMarginEnd == 0
    let needsContentWidths =
      space.isRow || crossKind == .content || style.keywords[.hasLimits] != 0 || hasRatio || !fillsBoundsWidth
    if needsContentWidths, let content { contentWidths = content.intrinsicWidths(style.measureRequest) }
    if hasRatio { ratio = CrossRatio(style, isRow: space.isRow) }
    var width = AxisSizing(widthOf: style, edges: space.isRow ? mainPadding : crossPadding, content: contentWidths)
    var height = AxisSizing(heightOf: style, edges: space.isRow ? crossPadding : mainPadding)
    if space.isRow {
      if hasRatio { transferHeight(height, to: &width, in: space) }
      readMainSizes(style, width, in: space)
      readCrossSizes(style, height, content, in: space)
    } else {
      readCrossSizes(style, width, nil, in: space)
      let size = hasRatio ? widthBeforeFlexing(width, height, in: space) : crossSize(in: space.cross)
      height.minContent +=
        content?.height(atWidth: contentWidths.measuringWidth(near: max(0, size - crossPadding)), style.measureRequest)
        ?? 0
      height.maxContent = height.minContent
      if hasRatio { transferWidth(width, size, to: &height, in: space) }
      readMainSizes(style, height, in: space)
    }

    let hasSize = (space.isRow ? width : height).size.unit != .auto || style.units[.flexBasis] != .auto
    hasNoSize = !hasSize && content == nil && style.growFactor == 0 && hypothetical <= mainPadding
  }

  /// Reads margins, padding and border. Percentages on all four sides refer to the width of the line.
  private mutating func readEdges(_ style: LeafStyle, in space: LineSpace) {
    let units = style.units, rare = style.rare
    let margin = rare.margin, padding = rare.padding, border = rare.border
    func length(_ unit: Unit, _ value: Double) -> Double {
      switch unit {
      case .points: value
      case .percent: percentage(value, of: space.width)
      default: 0
      }
    }
    let horizontal =
      length(units[.paddingLeft], padding.left) + length(units[.paddingRight], padding.right) + border.horizontal
    let vertical =
      length(units[.paddingTop], padding.top) + length(units[.paddingBottom], padding.bottom) + border.vertical
    let left = length(units[.marginLeft], margin.left), right = length(units[.marginRight], margin.right)
    let top = length(units[.marginTop], margin.top), bottom = length(units[.marginBottom], margin.bottom)
    let autoLeft = units[.marginLeft] == .auto, autoRight = units[.marginRight] == .auto
    let autoTop = units[.marginTop] == .auto, autoBottom = units[.marginBottom] == .auto

    // The start of a right-to-left line is at the right. Margins by direction are stored as start and end already.
    let swapsSides = space.isRightToLeft && !units[byDirection: .margin]
    let (start, end) = swapsSides ? (right, left) : (left, right)
    let (autoStart, autoEnd) = swapsSides ? (autoRight, autoLeft) : (autoLeft, autoRight)
    mainPadding = space.isRow ? horizontal : vertical
    crossPadding = space.isRow ? vertical : horizontal
    (marginStart, marginEnd) = space.isRow ? (start, end) : (top, bottom)
    (crossMarginStart, crossMarginEnd) = space.isRow ? (top, bottom) : (start, end)
    let (mainAuto, crossAuto) =
      space.isRow
      ? ((autoStart, autoEnd), (autoTop, autoBottom)) : ((autoTop, autoBottom), (autoStart, autoEnd))
    if mainAuto.0 { autoMargins.insert(.mainStart) }
    if mainAuto.1 { autoMargins.insert(.mainEnd) }
    if crossAuto.0 { autoMargins.insert(.crossStart) }
    if crossAuto.1 { autoMargins.insert(.crossEnd) }
  }

  private mutating func readAlignment(_ style: LeafStyle, isAligned: Bool) {
    let alignSelf = style.alignSelf
    switch alignSelf {
    case .auto: alignment = .line
    case .normal, .stretch, .flexStart, .start, .selfStart, .baseline: alignment = .start
    case .center: alignment = .center
    case .flexEnd, .end, .selfEnd, .lastBaseline: alignment = .end
    }
    isSafe = alignSelf.isPosition && style.units[safety: .alignSelf] == .safe
    let fills = style.keywords.mayStretchItself && !(isAligned && alignSelf == .auto)
    crossKind = fills && autoMargins.isDisjoint(with: .cross) ? .fills : .content
  }

  /// Computes the flex base size (CSS Flexbox §9.2), the automatic minimum size (§4.5) and the main limits.
  private mutating func readMainSizes(_ style: LeafStyle, _ sizing: AxisSizing, in space: LineSpace) {
    let available = space.main - marginStart - marginEnd
    let basis = UnitValue(style.units[.flexBasis], style.basisValue)
    let usedBasis = basis.unit == .auto ? sizing.size : basis
    base = sizing.preferredByRatio(usedBasis, of: space.main, available: available, otherwise: .maxContent).value
    innerBase = max(0, base - mainPadding)
    maximum = sizing.upperLimit(of: space.main, available: available)
    minimum =
      sizing.minimum.unit == .auto && !style.keywords.isScrollContainer
      ? sizing.automaticMinimum(of: space.main, upperLimit: maximum)
      : sizing.lowerLimit(of: space.main, available: available)
    maximum = max(minimum, maximum)
  }

  /// Computes the cross limits, and the cross size if it depends on neither content nor the ratio.
  ///
  /// - Parameter content: in a row, the content, whose height is measured once its width is final. `nil` in a column.
  private mutating func readCrossSizes(
    _ style: LeafStyle, _ sizing: AxisSizing, _ content: LeafContent?, in space: LineSpace
  ) {
    let available = space.cross - crossMarginStart - crossMarginEnd
    crossMinimum = sizing.lowerLimit(of: space.cross, available: available)
    crossMaximum = sizing.upperLimit(of: space.cross, available: available)
    let hasRatio = style.keywords[.hasRatio] != 0
    if content != nil || hasRatio {
      if sizing.minimum.unit.isKeyword { contentLimits.insert(.minimum) }
      if sizing.maximum.unit.isKeyword { contentLimits.insert(.maximum) }
    }
    guard crossKind == .content else { return }
    if let size = sizing.definite(sizing.size, of: space.cross) {
      (crossKind, crossSize) = (.fixed, size)
    } else if hasRatio {
      deriveCrossSizeByRatio(style, sizing, content, in: space)
    } else if content == nil {
      let unit = sizing.size.unit == .auto ? Unit.fitContent : sizing.size.unit
      (crossKind, crossSize) = (.fixed, sizing.intrinsic(unit, available: available) ?? sizing.maxContent)
    }
  }
}

extension AxisSizing {
  fileprivate init(widthOf style: LeafStyle, edges: Double, content: IntrinsicWidths) {
    self.init(
      size: UnitValue(style.units[.width], style.widthValue),
      minimum: UnitValue(style.units[.minWidth], style.rare.minWidth),
      maximum: UnitValue(style.units[.maxWidth], style.rare.maxWidth), edges: edges,
      minContent: content.minContent + edges,
      maxContent: content.maxContent + edges, measuresContent: style.keywords[.boxSizing] != 0)
  }

  /// Creates the sizing of a height, without the content's height. The caller adds that to the content sizes.
  fileprivate init(heightOf style: LeafStyle, edges: Double) {
    self.init(
      size: UnitValue(style.units[.height], style.heightValue),
      minimum: UnitValue(style.units[.minHeight], style.rare.minHeight),
      maximum: UnitValue(style.units[.maxHeight], style.rare.maxHeight), edges: edges, minContent: edges,
      maxContent: edges,
      measuresContent: style.keywords[.boxSizing] != 0)
  }
}
