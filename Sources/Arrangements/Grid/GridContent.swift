import EagerLayout

/// Where the tracks of a ``Grid`` stand in it, and where an item stands in its area: how much of the free space is before
/// it, and between tracks.
enum GridContent {
  case start, center, end, between, around, evenly

  /// The room before the first of so many tracks, and between two of them (CSS Align §5.3). Tracks that are too large for more
  /// begin at the start.
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
    default: self = .start
    }
  }

  init(_ content: FlexStyle.AlignContent) {
    switch content {
    case .end, .flexEnd, .lastBaseline: self = .end
    case .center: self = .center
    case .spaceBetween: self = .between
    case .spaceAround: self = .around
    case .spaceEvenly: self = .evenly
    default: self = .start
    }
  }
}

extension GridAxis {
  /// Gives the tracks their places in a length.
  mutating func put(in length: Double, _ content: GridContent, isSafe: Bool) {
    distribution = content
    (origin, between) = content.spacing(length - total, count: openCount, isSafe: isSafe)
    var position = origin
    for at in tracks.indices {
      tracks[at].position = position
      if !tracks[at].isCollapsed { position += tracks[at].base + gap + between }
    }
  }

  /// The tracks with all that is between them since they were put into a length: gaps, and shares of what is free.
  var spread: Double { openCount > 1 ? total + between * Double(openCount - 1) : total }
}

extension ArrangedStyle {
  /// Whether an item with a ratio has the width that this makes of its height, though it could fill its area.
  func prefersHeight(in container: ArrangedStyle) -> Bool { !isAuto(.height) || saysStretch(in: container) }

  /// Whether its height is limited by a percentage.
  var hasPercentageHeightLimits: Bool { isPercentage(.minHeight) || isPercentage(.maxHeight) }

  /// Whether its height is a percentage, or is limited by one.
  var hasPercentageHeights: Bool { isPercentage(.height) || isPercentage(.minHeight) || isPercentage(.maxHeight) }

  /// Whether an item is to fill the height of its area, in so many words.
  func saysStretch(in container: ArrangedStyle) -> Bool {
    alignSelf == .stretch || alignSelf == .auto && container.alignItems == .stretch
  }
}

/// How an item of a ``Grid`` is aligned in its area along one axis.
struct GridAlignment {
  enum Place {
    case stretch, start, center, end, firstBaseline, lastBaseline

    init(_ value: FlexStyle.AlignSelf) {
      switch value {
      case .start, .flexStart: self = .start
      case .end, .flexEnd: self = .end
      case .center: self = .center
      case .baseline: self = .firstBaseline
      case .lastBaseline: self = .lastBaseline
      default: self = .stretch
      }
    }
  }

  var place: Place
  var isSafe: Bool
  /// Which of its margins are `auto`.
  var startIsAuto = false, endIsAuto = false

  /// How much of the free space comes before an item; it is found only where that matters.
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

  /// Whether an item that has no size fills its area.
  @inline(__always)
  var fills: Bool { place == .stretch && !startIsAuto && !endIsAuto }

  /// Across.
  @inline(__always)
  init(_ justification: GridJustification, _ style: ArrangedStyle, isRightToLeft: Bool) {
    self.init(justification, isRightToLeft: isRightToLeft)
    if style.hasAutoMargin {
      startIsAuto = style.isAuto(isRightToLeft ? .marginRight : .marginLeft)
      endIsAuto = style.isAuto(isRightToLeft ? .marginLeft : .marginRight)
    }
  }

  /// The same of items that say nothing about it.
  @inline(__always)
  init(_ justification: GridJustification, isRightToLeft: Bool) {
    isSafe = justification.safety == .safe
    switch justification.position {
    case .normal, .stretch: place = .stretch
    case .start, .flexStart: place = .start
    case .end, .flexEnd: place = .end
    case .center: place = .center
    case .left: place = isRightToLeft ? .end : .start
    case .right: place = isRightToLeft ? .start : .end
    case .baseline: place = .firstBaseline
    case .lastBaseline: place = .lastBaseline
    }
  }

  /// Downwards, in a container of a style.
  init(_ style: ArrangedStyle, in container: ArrangedStyle) {
    self.init(style, GridAlignment(ofItemsIn: container))
  }

  /// That of the items of a container that say nothing else.
  init(ofItemsIn container: ArrangedStyle) {
    place = Place(FlexStyle.AlignSelf(rawValue: container.alignItems.rawValue + 1) ?? .normal)
    isSafe = container.safety(of: .alignItems) == .safe
  }

  /// Downwards, where items that say nothing are aligned so.
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

  /// What of an item's width follows from the height of its area.
  enum Following {
    case nothing
    /// All: it has a ratio, and its height is all or a percentage of that, or limited by one.
    case width
    /// Its limits: it has a ratio, and its height follows from its width but for limits that are percentages.
    case limits
    /// What its content asks for: in it are widths that follow from heights, and its own is a percentage of that of its area, or
    /// all of it.
    case content
  }

  @inline(__always)
  static func following(_ style: ArrangedStyle, in container: ArrangedStyle) -> Following {
    guard style.dependsOnHeight else { return .nothing }
    guard style.hasAspectRatio else { return ofContent(style, in: container) }
    // Percentages count as `auto` while columns are sized (CSS Sizing §5.2.1), and the ratio resolves size keywords by the height.
    let hasKeywordLimits = style.isContentKeyword(.minWidth) || style.isContentKeyword(.maxWidth)
    if style.hasLength(.width), !hasKeywordLimits { return .nothing }
    if style.isAuto(.height) {
      // Beside a width, `normal` does not stretch an item with a ratio (CSS Grid §6.2).
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

  /// Whether an item shares a baseline with others of its row.
  var isByBaseline: Bool { (place == .firstBaseline || place == .lastBaseline) && !startIsAuto && !endIsAuto }
}
