import EagerLayout

/// The alignment of the tracks of a ``Grid`` in the grid, or of an item in its area: the space before the first track
/// and between tracks.
enum GridContent {
  case start, center, end, between, around, evenly

  /// Returns the space before the first of `count` tracks, and between two of them (CSS Align §5.3). With `isSafe`,
  /// tracks that overflow begin at the start.
  func spacing(_ free: Double, count: Int, isSafe: Bool) -> (before: Double, between: Double) {
    switch self {
    case .start: return (0, 0)
    case .center: return (isSafe ? max(free / 2, 0) : free / 2, 0)
    case .end: return (isSafe ? max(free, 0) : free, 0)
    case .between: return (0, count > 1 ? max(free, 0) / Double(count - 1) : 0)
    case .around:
      let part = max(free, 0) / Double(max(count, 1))
      return (part / 2, part)
    case .evenly:
      let part = max(free, 0) / Double(count + 1)
      return (part, part)
    }
  }

  init(_ content: FlexStyle.JustifyContent, isRightToLeft: Bool) {
    switch content {
    case .end, .flexEnd: self = .end
    case .center: self = .center
    case .left: self = isRightToLeft ? .end : .start
    case .right: self = isRightToLeft ? .start : .end
    case .spaceBetween: self = .between
    case .spaceAround: self = .around
    case .spaceEvenly: self = .evenly
    case .normal, .stretch, .flexStart, .start: self = .start
    }
  }

  init(_ content: FlexStyle.AlignContent) {
    switch content {
    case .end, .flexEnd, .lastBaseline: self = .end
    case .center: self = .center
    case .spaceBetween: self = .between
    case .spaceAround: self = .around
    case .spaceEvenly: self = .evenly
    case .normal, .stretch, .flexStart, .start, .baseline: self = .start
    }
  }
}

extension GridAxis {
  /// Positions the tracks in a length.
  mutating func put(in length: Double, _ content: GridContent, isSafe: Bool) {
    distribution = content
    (origin, between) = content.spacing(length - total, count: openCount, isSafe: isSafe)
    var position = origin
    for at in tracks.indices {
      tracks[at].position = position
      if !tracks[at].isCollapsed { position += tracks[at].base + gap + between }
    }
  }

  /// The sum of the tracks after positioning, with gaps and distributed space between them.
  var spread: Double { openCount > 1 ? total + between * Double(openCount - 1) : total }
}

extension ArrangedStyle {
  /// Returns `true` if an item with a ratio has the width derived from its height, although it could fill its area.
  func prefersHeight(in container: ArrangedStyle) -> Bool { !isAuto(.height) || saysStretch(in: container) }

  var hasPercentageHeightLimits: Bool { isPercentage(.minHeight) || isPercentage(.maxHeight) }

  /// `true` if its height is a percentage or is limited by one.
  var hasPercentageHeights: Bool { isPercentage(.height) || isPercentage(.minHeight) || isPercentage(.maxHeight) }

  /// Returns `true` if an explicit `stretch` makes an item fill the height of its area.
  func saysStretch(in container: ArrangedStyle) -> Bool {
    alignSelf == .stretch || alignSelf == .auto && container.alignItems == .stretch
  }
}

/// The alignment of an item of a ``Grid`` in its area along one axis.
struct GridAlignment {
  enum Place {
    case stretch, start, center, end, firstBaseline, lastBaseline

    init(_ value: FlexStyle.AlignSelf) {
      switch value {
      case .start, .flexStart, .selfStart: self = .start
      case .end, .flexEnd, .selfEnd: self = .end
      case .center: self = .center
      case .baseline: self = .firstBaseline
      case .lastBaseline: self = .lastBaseline
      case .auto, .normal, .stretch: self = .stretch
      }
    }
  }

  var place: Place
  /// `true` if an item that overflows its area stays at the start: `safe` (CSS Align §4.4).
  var isSafe: Bool
  /// `true` for a start or end margin that is `auto`.
  var startIsAuto = false, endIsAuto = false

  /// Returns the free space before an item. `free` is only evaluated if it matters.
  @inline(__always)
  func offset(_ free: @autoclosure () -> Double) -> Double {
    if place == .stretch || place == .start, !startIsAuto, !endIsAuto { return 0 }
    let free = free()
    if startIsAuto || endIsAuto {
      return free <= 0 ? 0 : startIsAuto && endIsAuto ? free / 2 : startIsAuto ? free : 0
    }
    if isSafe || place == .lastBaseline, free < 0 { return 0 }
    switch place {
    case .stretch, .start, .firstBaseline: return 0
    case .center: return free / 2
    case .end, .lastBaseline: return free
    }
  }

  /// `true` if an item without a size fills its area.
  var fills: Bool { place == .stretch && !startIsAuto && !endIsAuto }

  /// Creates the horizontal alignment of an item.
  @inline(__always)
  init(_ justification: GridJustification, _ style: ArrangedStyle, isRightToLeft: Bool) {
    self.init(justification, isRightToLeft: isRightToLeft)
    if justification.followsItem, style.isRightToLeft != isRightToLeft { place = place == .start ? .end : .start }
    if style.hasAutoMargin {
      startIsAuto = style.isAuto(isRightToLeft ? .marginRight : .marginLeft)
      endIsAuto = style.isAuto(isRightToLeft ? .marginLeft : .marginRight)
    }
  }

  /// Creates the horizontal alignment of items without auto margins.
  @inline(__always)
  init(_ justification: GridJustification, isRightToLeft: Bool) {
    isSafe = justification.safety == .safe
    switch justification.position {
    case .normal, .stretch: place = .stretch
    case .start, .flexStart, .selfStart: place = .start
    case .end, .flexEnd, .selfEnd: place = .end
    case .center: place = .center
    case .left: place = isRightToLeft ? .end : .start
    case .right: place = isRightToLeft ? .start : .end
    case .baseline: place = .firstBaseline
    case .lastBaseline: place = .lastBaseline
    }
  }

  /// Creates the vertical alignment of an item in a container.
  init(_ style: ArrangedStyle, in container: ArrangedStyle) {
    self.init(style, GridAlignment(ofItemsIn: container))
  }

  /// Creates the vertical alignment of a container's items with `align-self: auto`.
  init(ofItemsIn container: ArrangedStyle) {
    place = Place(FlexStyle.AlignSelf(rawValue: container.alignItems.rawValue + 1) ?? .normal)
    isSafe = container.safety(of: .alignItems) == .safe
  }

  /// Creates the vertical alignment of an item. `others` is the alignment for `align-self: auto`.
  @inline(__always)
  init(_ style: ArrangedStyle, _ others: GridAlignment) {
    let own = style.alignSelf
    if own == .auto {
      self = others
    } else {
      place = Place(own)
      isSafe = style.safety(of: .alignSelf) == .safe
    }
    if style.hasAutoMargin {
      startIsAuto = style.isAuto(.marginTop)
      endIsAuto = style.isAuto(.marginBottom)
    }
  }

  /// The part of an item's width that depends on the height of its area.
  enum Following {
    case nothing
    /// The width: the item has a ratio, and its height fills the area, or is a percentage of it or limited by one.
    case width
    /// The width's limits: the item has a ratio and an automatic height, whose minimum or maximum is a percentage.
    case limits
    /// The intrinsic widths: the content has widths that depend on heights, and the item's height fills the area or is
    /// a percentage of it.
    case content
  }

  @inline(__always)
  static func following(_ style: ArrangedStyle, in container: ArrangedStyle) -> Following {
    guard style.dependsOnHeight else { return .nothing }
    guard style.hasAspectRatio else { return ofContent(style, in: container) }
    // Percentages are `auto` while columns are sized (CSS Sizing §5.2.1). The ratio resolves keywords by the height.
    let hasKeywordLimits = style.isContentKeyword(.minWidth) || style.isContentKeyword(.maxWidth)
    if style.hasLength(.width), !hasKeywordLimits { return .nothing }
    if style.isAuto(.height) {
      // With a width, `normal` does not stretch an item with a ratio (CSS Grid §6.2).
      if !style.isAuto(.width), !style.saysStretch(in: container), !style.hasPercentageHeightLimits { return .nothing }
      if GridAlignment(style, in: container).fills { return .width }
      return style.hasPercentageHeightLimits ? .limits : .nothing
    }
    return style.isPercentage(.height) || style.hasLength(.height) && style.hasPercentageHeightLimits
      ? .width : .nothing
  }

  private static func ofContent(_ style: ArrangedStyle, in container: ArrangedStyle) -> Following {
    if style.isAuto(.height) { return GridAlignment(style, in: container).fills ? .content : .nothing }
    return style.isPercentage(.height) || style.hasLength(.height) && style.hasPercentageHeightLimits
      ? .content : .nothing
  }

  /// `true` if an item shares a baseline with others of its row.
  var isByBaseline: Bool { (place == .firstBaseline || place == .lastBaseline) && !startIsAuto && !endIsAuto }
}
