/// Where a size comes from, before its limits.
enum SizeOrigin {
  /// A length, or a percentage of something definite.
  case given
  /// What `aspect-ratio` makes of the other axis's size.
  case ratio
  /// The content, by a size keyword or for want of anything else.
  case minContent, maxContent, fitContent
  /// The room for the box, all of it.
  case room
  /// The same, within what a ratio makes of the other axis's limits.
  case filling
}

/// A size before its limits, and where it comes from.
struct PreferredSize {
  var value: Double
  var origin: SizeOrigin

  @inline(__always)
  init(_ value: Double, _ origin: SizeOrigin) {
    self.value = value
    self.origin = origin
  }

  /// Whether it is the same whatever the content asks for.
  @inline(__always)
  var isDefinite: Bool {
    switch origin {
    case .given, .ratio, .room, .filling: true
    case .minContent, .maxContent, .fitContent: false
    }
  }
}

/// A node's sizes along one axis, ready to be resolved; all results are border-box sizes.
struct AxisSizing {
  /// `width` or `height`.
  var size: StoredLength
  /// `min-width` or `min-height`.
  var minimum: StoredLength
  /// `max-width` or `max-height`.
  var maximum: StoredLength
  /// Padding and border, both ends together.
  let edges: Double
  /// The border-box size at which the content does not overflow.
  var minContent: Double
  /// The border-box size that the content asks for when it has all the room it wants.
  var maxContent: Double
  /// Whether sizes measure the content box.
  let measuresContent: Bool
  /// Whether the box may be smaller than its edges.
  var yieldsEdges = false
  /// The size that `aspect-ratio` makes of the other axis's, where that is known.
  var transferred: Double?
  /// Whether the ratio alone says what the content needs: where a size is given, but as a keyword, or as a percentage of
  /// nothing.
  var contentYieldsToRatio = false
  /// What `aspect-ratio` makes of the limits of the other axis.
  var transferredLower = 0.0
  var transferredUpper = Double.infinity

  /// The least border-box size: its edges, unless they yield.
  @inline(__always)
  var floor: Double { yieldsEdges ? 0 : edges }

  /// A size as `box-sizing` means it, as a border-box size. Never less than padding and border (CSS Sizing §3.3).
  @inline(__always)
  func borderBox(_ size: Double) -> Double {
    measuresContent ? max(size, 0) + edges : max(size, floor)
  }

  /// A length, or a percentage of a definite whole; nil for keywords and for a percentage of nothing.
  @inline(__always)
  func definite(_ length: StoredLength, of whole: Double?) -> Double? {
    switch length.unit {
    case .points: return borderBox(length.value)
    case .percent:
      guard let whole else { return nil }
      return borderBox(percentage(length.value, of: whole))
    default: return nil
    }
  }

  /// The preferred size (CSS Sizing §3.1): what `length` says, or where that is `auto`, or a percentage of nothing,
  /// `otherwise`.
  @inline(__always)
  func preferred(
    _ length: StoredLength, of whole: Double?, available: Double, otherwise: SizeOrigin
  ) -> PreferredSize {
    if let given = definite(length, of: whole) { return PreferredSize(given, .given) }
    let origin = self.origin(of: length.unit) ?? otherwise
    return PreferredSize(size(from: origin, available: available), origin)
  }

  /// Where a size keyword's size comes from; nil for anything else. All of them are what a ratio makes of the other axis's
  /// size, where that is known (CSS Sizing Level 4, Intrinsic Sizes and Aspect Ratios).
  @inline(__always)
  func origin(of unit: Unit) -> SizeOrigin? {
    switch unit {
    case .minContent: transferred == nil ? .minContent : .ratio
    case .maxContent: transferred == nil ? .maxContent : .ratio
    case .fitContent: transferred == nil ? .fitContent : .ratio
    default: nil
    }
  }

  /// A size that no property gives.
  @inline(__always)
  private func size(from origin: SizeOrigin, available: Double) -> Double {
    switch origin {
    case .minContent: minContent
    case .given, .maxContent: maxContent
    case .ratio: transferred ?? maxContent
    case .fitContent: fitContent(available)
    case .room: available
    case .filling: filling(available)
    }
  }

  /// The same, with the ratio's size before `otherwise`.
  @inline(__always)
  func preferredByRatio(
    _ length: StoredLength, of whole: Double?, available: Double, otherwise: SizeOrigin
  ) -> PreferredSize {
    preferred(length, of: whole, available: available, otherwise: transferred == nil ? otherwise : .ratio)
  }

  /// A size keyword's size in an available size; nil for anything else.
  @inline(__always)
  func intrinsic(_ unit: Unit, available: Double) -> Double? {
    origin(of: unit).map { size(from: $0, available: available) }
  }

  /// The available size, but neither less than the minimum content size nor more than the maximum (CSS Sizing §2.1).
  @inline(__always)
  func fitContent(_ available: Double) -> Double { min(maxContent, max(minContent, available)) }

  /// The upper limit: infinity for `none`, and for a percentage of nothing.
  @inline(__always)
  func upperLimit(of whole: Double?, available: Double) -> Double {
    if maximum.unit == .auto { return .infinity }
    return definite(maximum, of: whole) ?? intrinsic(maximum.unit, available: available) ?? .infinity
  }

  /// The lower limit where `auto` means none: padding and border.
  @inline(__always)
  func lowerLimit(of whole: Double?, available: Double) -> Double {
    if minimum.unit == .auto { return floor }
    return max(definite(minimum, of: whole) ?? intrinsic(minimum.unit, available: available) ?? floor, floor)
  }

  /// A size within the limits; the minimum wins.
  @inline(__always)
  func clamped(_ size: Double, of whole: Double?, available: Double) -> Double {
    max(min(size, upperLimit(of: whole, available: available)), lowerLimit(of: whole, available: available))
  }

  /// The automatic minimum size of an item in the main axis (CSS Flexbox §4.5): its content's, but no more than its
  /// own size or its maximum say.
  @inline(__always)
  func automaticMinimum(of whole: Double?, upperLimit: Double) -> Double {
    let specified = definite(size, of: whole) ?? .infinity
    var content = minContent
    if let transferred {
      content = contentYieldsToRatio && specified == .infinity ? transferred : max(content, transferred)
    }
    return max(min(min(specified, content), upperLimit), floor)
  }

  /// A size that came from `aspect-ratio`, within the limits. Where `fitsContent`, content that is larger stretches the
  /// box, unless a minimum is set (CSS Sizing Level 4, Automatic Content-based Minimum Sizes).
  @inline(__always)
  func clampedRatioSize(_ size: Double, of whole: Double?, available: Double, fitsContent: Bool) -> Double {
    let upper = upperLimit(of: whole, available: available)
    let lower =
      minimum.unit != .auto
      ? lowerLimit(of: whole, available: available) : fitsContent ? max(min(minContent, upper), floor) : floor
    return max(min(size, upper), lower)
  }

  /// A preferred size within the limits.
  @inline(__always)
  func clamped(_ size: PreferredSize, of whole: Double?, available: Double, fitsContent: Bool) -> Double {
    size.origin == .ratio
      ? clampedRatioSize(size.value, of: whole, available: available, fitsContent: fitsContent)
      : clamped(size.value, of: whole, available: available)
  }

  /// As if percentages were not set: those of a root count so in a space that is not known, and leave the automatic minimum
  /// as it is. (An item's are percentages of nothing, which are no automatic minimum.)
  var withoutPercentages: AxisSizing {
    var sizing = self
    if size.unit == .percent { sizing.size = StoredLength(.auto) }
    if minimum.unit == .percent { sizing.minimum = StoredLength(.auto) }
    if maximum.unit == .percent { sizing.maximum = StoredLength(.auto) }
    return sizing
  }

  /// Limits for a hypothetical size in a room that is not known, whatever is asked: a minimum that fits the content is the
  /// least that the content needs, and a maximum, in a room without end, the most.
  var inUnknownRoom: AxisSizing {
    guard minimum.unit == .fitContent else { return self }
    var sizing = self
    sizing.minimum = StoredLength(.minContent)
    return sizing
  }

  /// A size that fills the available room, within what the ratio makes of the limits of the other axis.
  @inline(__always)
  func filling(_ available: Double) -> Double {
    max(min(available, transferredUpper), transferredLower)
  }
}

/// A percentage of a length. What multiplies from level to level is limited, so that it stays finite.
@inline(__always)
func percentage(_ value: Double, of whole: Double) -> Double {
  max(-largestLength, min(whole * value / 100, largestLength))
}
