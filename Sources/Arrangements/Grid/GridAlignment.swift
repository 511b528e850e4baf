import EagerLayout

/// The alignment of the tracks of a ``Grid`` along one axis, `justify-content` or `align-content`: it determines the
/// space before the first track and between tracks.
enum GridContentAlignment {
  case start, center, end, between, around, evenly

  /// Returns the space before the first of `count` tracks, and between two of them (CSS Align §5.3). If `isSafe`
  /// is `true`, tracks that overflow begin at the start.
  @inline(__always)
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
  mutating func placeTracks(in length: Double, _ content: GridContentAlignment, isSafe: Bool) {
    distribution = content
    (origin, between) = content.spacing(length - total, count: openCount, isSafe: isSafe)
    var position = origin
    for index in tracks.indices {
      tracks[index].position = position
      if !tracks[index].isCollapsed { position += tracks[index].base + gap + between }
    }
  }

  /// The length from the first to the last track after they were placed, including the distributed space between them.
  var distributedLength: Double { openCount > 1 ? total + between * Double(openCount - 1) : total }
}

extension ArrangedStyle {
  /// Returns `true` if the width of an item with a ratio is computed from its height, even if the item could fill the
  /// width of its area.
  func prefersHeight(in container: ArrangedStyle) -> Bool { !isAuto(.height) || specifiesStretch(in: container) }

  var hasPercentageHeightLimits: Bool { isPercentage(.minHeight) || isPercentage(.maxHeight) }

  /// `true` if the height, the minimum height or the maximum height is a percentage.
  var hasPercentageHeights: Bool { isPercentage(.height) || isPercentage(.minHeight) || isPercentage(.maxHeight) }

  /// Returns `true` if `align-self`, or else the container's `align-items`, is `stretch`, as opposed to `normal`.
  func specifiesStretch(in container: ArrangedStyle) -> Bool {
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
  /// `true` for `safe`: an item that overflows its area is aligned to the start (CSS Align §4.4).
  var isSafe: Bool
  /// `true` if the start or the end margin is `auto`.
  var startIsAuto = false, endIsAuto = false

  /// Returns the distance of an item from the start of its area. `free` is the free space, evaluated only if it is
  /// needed.
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

  /// `true` if an item without a specified size fills its area.
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

  /// Creates the vertical alignment of an item. `others` is the alignment of items with `align-self: auto`.
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

  /// The property of an item that depends on the height of its area and affects its width.
  enum HeightDependence {
    case nothing
    /// The width: the item has a ratio, and its height fills the area, is a percentage of it, or is limited by such a
    /// percentage.
    case width
    /// The limits of the width: the item has a ratio and an automatic height, and its minimum or maximum height is a
    /// percentage.
    case limits
    /// The intrinsic widths: the content has widths that depend on heights, and the item's height fills the area or is
    /// a percentage of it.
    case content
  }

  @inline(__always)
  static func heightDependence(of style: ArrangedStyle, in container: ArrangedStyle) -> HeightDependence {
    guard style.dependsOnHeight else { return .nothing }
    guard style.hasAspectRatio else { return contentDependence(style, in: container) }
    // A percentage width counts as `auto` while columns are sized (CSS Sizing §5.2.1), and size keywords are resolved
    // by the ratio and the height.
    let hasKeywordLimits = style.isContentKeyword(.minWidth) || style.isContentKeyword(.maxWidth)
    if style.hasLength(.width), !hasKeywordLimits { return .nothing }
    if style.isAuto(.height) {
      // `normal` does not stretch the height of an item with a ratio and a width (CSS Grid §6.2).
      if !style.isAuto(.width), !style.specifiesStretch(in: container), !style.hasPercentageHeightLimits {
        return .nothing
      }
      if GridAlignment(style, in: container).fills { return .width }
      return style.hasPercentageHeightLimits ? .limits : .nothing
    }
    return style.isPercentage(.height) || style.hasLength(.height) && style.hasPercentageHeightLimits
      ? .width : .nothing
  }

  private static func contentDependence(_ style: ArrangedStyle, in container: ArrangedStyle) -> HeightDependence {
    if style.isAuto(.height) { return GridAlignment(style, in: container).fills ? .content : .nothing }
    return style.isPercentage(.height) || style.hasLength(.height) && style.hasPercentageHeightLimits
      ? .content : .nothing
  }

  /// `true` if an item shares a baseline with others of its row.
  var isByBaseline: Bool { (place == .firstBaseline || place == .lastBaseline) && !startIsAuto && !endIsAuto }
}
