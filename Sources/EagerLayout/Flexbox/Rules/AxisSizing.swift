/// The origin of a size, before its limits.
enum SizeOrigin {
  /// A length, or a percentage of a definite size.
  case given
  /// Derived from the size in the other axis by `aspect-ratio`.
  case ratio
  /// The content, by a size keyword or by default.
  case minContent, maxContent, fitContent
  /// All of the available space.
  case room
  /// All of the available space, within limits that a ratio derives from the other axis.
  case filling
}

/// A size before its limits, with its origin.
struct PreferredSize {
  var value: Double
  var origin: SizeOrigin

  @inline(__always)
  init(_ value: Double, _ origin: SizeOrigin) {
    self.value = value
    self.origin = origin
  }

  /// Whether the size does not depend on the content.
  @inline(__always)
  var isDefinite: Bool {
    switch origin {
    case .given, .ratio, .room, .filling: true
    case .minContent, .maxContent, .fitContent: false
    }
  }
}

/// A node's unresolved sizes along one axis; all results are border-box sizes.
struct AxisSizing {
  /// `width` or `height`.
  var size: UnitValue
  /// `min-width` or `min-height`.
  var minimum: UnitValue
  /// `max-width` or `max-height`.
  var maximum: UnitValue
  /// The sum of padding and border at both ends.
  let edges: Double
  /// The border-box size at which the content does not overflow.
  var minContent: Double
  /// The border-box size of the content in unlimited space.
  var maxContent: Double
  /// Whether specified sizes are sizes of the content box (`box-sizing: content-box`).
  let measuresContent: Bool
  /// Whether the box may be smaller than its padding and border.
  var shrinksBelowEdges = false
  /// The lengths that `stretch` leaves free: the margins, and the insets of an absolute child that has both.
  var outerEdges = 0.0
  /// The size derived from the other axis by `aspect-ratio`, if it is known.
  var transferred: Double?
  /// Whether the ratio alone determines the content size: a size is specified, but as a keyword or as an indefinite
  /// percentage.
  var contentYieldsToRatio = false
  /// The limits derived from the other axis by `aspect-ratio`.
  var transferredLower = 0.0
  var transferredUpper = Double.infinity

  /// The minimum border-box size: padding and border, or 0 if the box may be smaller.
  @inline(__always)
  var floor: Double { shrinksBelowEdges ? 0 : edges }

  /// Returns a specified size as a border-box size, which is at least `floor` (CSS Sizing §3.3).
  @inline(__always)
  func borderBox(_ size: Double) -> Double { measuresContent ? max(size, 0) + edges : max(size, floor) }

  /// Returns a length, or a percentage of a definite size; `nil` for keywords and for an indefinite percentage.
  @inline(__always)
  func definite(_ length: UnitValue, of basis: Double?) -> Double? {
    switch length.unit {
    case .points: return borderBox(length.value)
    case .percent:
      guard let basis else { return nil }
      return borderBox(percentage(length.value, of: basis))
    case .stretch: return stretchedSize(in: basis, outerEdges: outerEdges, floor: floor)
    default: return nil
    }
  }

  /// Returns the minimum if it is a length or a percentage. Without a definite size, percentages in it are 0 (CSS
  /// Sizing §5.2.1).
  @inline(__always)
  func definiteMinimum(of basis: Double?) -> Double? {
    definite(minimum, of: minimum.unit == .percent ? basis ?? 0 : basis)
  }

  /// Returns the preferred size (CSS Sizing §3.1): the size of `length`, or of `otherwise` for `auto` and for an
  /// indefinite percentage.
  @inline(__always)
  func preferred(
    _ length: UnitValue, of basis: Double?, available: Double, otherwise: SizeOrigin
  ) -> PreferredSize {
    if let given = definite(length, of: basis) { return PreferredSize(given, .given) }
    let origin = self.origin(of: length.unit) ?? otherwise
    return PreferredSize(size(from: origin, available: available), origin)
  }

  /// Returns the origin of a size keyword's size, or `nil` for other units. With a ratio, all keywords use the size
  /// derived from the other axis, if that is known (CSS Sizing Level 4, Intrinsic Sizes and Aspect Ratios).
  @inline(__always)
  func origin(of unit: Unit) -> SizeOrigin? {
    switch unit {
    case .minContent: transferred == nil ? .minContent : .ratio
    case .maxContent: transferred == nil ? .maxContent : .ratio
    case .fitContent: transferred == nil ? .fitContent : .ratio
    default: nil
    }
  }

  /// Returns the size for an origin, in an available size.
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

  /// Returns the preferred size. If the ratio derives a size, this size is used in place of `otherwise`.
  @inline(__always)
  func preferredByRatio(
    _ length: UnitValue, of basis: Double?, available: Double, otherwise: SizeOrigin
  ) -> PreferredSize {
    preferred(length, of: basis, available: available, otherwise: transferred == nil ? otherwise : .ratio)
  }

  /// Returns a size keyword's size in an available size, or `nil` for other units.
  @inline(__always)
  func intrinsic(_ unit: Unit, available: Double) -> Double? {
    origin(of: unit).map { size(from: $0, available: available) }
  }

  /// Returns the available size, limited to the range from min-content to max-content (CSS Sizing §2.1).
  @inline(__always)
  func fitContent(_ available: Double) -> Double { min(maxContent, max(minContent, available)) }

  /// Returns the upper limit: infinity for `none`, and for an indefinite percentage.
  @inline(__always)
  func upperLimit(of basis: Double?, available: Double) -> Double {
    if maximum.unit == .auto { return .infinity }
    return definite(maximum, of: basis) ?? intrinsic(maximum.unit, available: available) ?? .infinity
  }

  /// Returns the lower limit; `auto` means padding and border, or 0 if the box may be smaller.
  @inline(__always)
  func lowerLimit(of basis: Double?, available: Double) -> Double {
    switch minimum.unit {
    case .auto: floor
    case .points, .percent, .stretch: definiteMinimum(of: basis) ?? floor
    default: max(intrinsic(minimum.unit, available: available) ?? floor, floor)
    }
  }

  /// Returns a size within the limits; the minimum wins.
  @inline(__always)
  func clamped(_ size: Double, of basis: Double?, available: Double) -> Double {
    max(min(size, upperLimit(of: basis, available: available)), lowerLimit(of: basis, available: available))
  }

  /// Returns the automatic minimum size of an item in the main axis (CSS Flexbox §4.5): its content's size, limited by
  /// its own size and its maximum.
  @inline(__always)
  func automaticMinimum(of basis: Double?, upperLimit: Double) -> Double {
    let specified = definite(size, of: basis) ?? .infinity
    var content = minContent
    if let transferred {
      content = contentYieldsToRatio && specified == .infinity ? transferred : max(content, transferred)
    }
    return max(min(min(specified, content), upperLimit), floor)
  }

  /// Returns a size from `aspect-ratio`, within the limits. If `fitsContent` is `true`, larger content enlarges the
  /// box, unless a minimum is set (CSS Sizing Level 4, Automatic Content-based Minimum Sizes).
  @inline(__always)
  func clampedRatioSize(_ size: Double, of basis: Double?, available: Double, fitsContent: Bool) -> Double {
    let upper = upperLimit(of: basis, available: available)
    let lower =
      minimum.unit != .auto
      ? lowerLimit(of: basis, available: available) : fitsContent ? max(min(minContent, upper), floor) : floor
    return max(min(size, upper), lower)
  }

  /// Returns a preferred size within the limits.
  @inline(__always)
  func clamped(_ size: PreferredSize, of basis: Double?, available: Double, fitsContent: Bool) -> Double {
    size.origin == .ratio
      ? clampedRatioSize(size.value, of: basis, available: available, fitsContent: fitsContent)
      : clamped(size.value, of: basis, available: available)
  }

  /// A copy for a root in an indefinite space, with `auto` in place of percentages and `stretch`. A minimum that is a
  /// percentage thus becomes the automatic minimum, while in an item it would be an indefinite percentage.
  var withoutPercentages: AxisSizing {
    var sizing = self
    if size.unit.refersToContainer { sizing.size = UnitValue(.auto) }
    if minimum.unit.refersToContainer { sizing.minimum = UnitValue(.auto) }
    if maximum.unit.refersToContainer { sizing.maximum = UnitValue(.auto) }
    return sizing
  }

  /// A copy for a hypothetical size in an indefinite space, in which a fit-content minimum is the min-content size. A
  /// fit-content maximum needs no change, because in unlimited space it is the max-content size.
  var inIndefiniteSpace: AxisSizing {
    guard minimum.unit == .fitContent else { return self }
    var sizing = self
    sizing.minimum = UnitValue(.minContent)
    return sizing
  }

  /// Returns a size that fills the available space, within limits that the ratio derives from the other axis.
  @inline(__always)
  func filling(_ available: Double) -> Double { max(min(available, transferredUpper), transferredLower) }
}

/// Returns the size of `stretch`, or `nil` if `basis` is indefinite. The code for this rare value is a function of its
/// own, so that the compiler inlines the functions of `AxisSizing`.
@inline(never)
private func stretchedSize(in basis: Double?, outerEdges: Double, floor: Double) -> Double? {
  basis.map { max($0 - outerEdges, floor) }
}

extension Unit {
  /// Whether the length depends on the size of the containing block.
  @inline(__always)
  var refersToContainer: Bool { self == .percent || self == .stretch }
}

/// Returns a percentage of a length, or a calculated length. Products over many levels are clamped, so that they stay
/// finite.
///
/// Not inlined: most lengths are in points, and the functions that compute the sizes of all items stay small.
@inline(never)
package func percentage(_ value: Double, of basis: Double) -> Double {
  if CalculatedLength.isReference(value) { return CalculatedLength.length(value, of: basis) }
  return max(-largestLength, min(basis * value / 100, largestLength))
}
