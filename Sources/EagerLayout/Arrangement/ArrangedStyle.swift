/// What the style of an item, or of a container, says that an arrangement may heed.
public struct ArrangedStyle: Sendable {
  @usableFromInline let keywords: Keywords
  @usableFromInline let units: Units

  @inline(__always)
  init(keywords: Keywords, units: Units) {
    self.keywords = keywords
    self.units = units
  }

  /// CSS `align-self`.
  @inlinable public var alignSelf: FlexStyle.AlignSelf {
    let code = keywords[.alignSelf]
    return code == 0 ? .auto : FlexStyle.AlignSelf(rawValue: UInt8(truncatingIfNeeded: code)) ?? .auto
  }
  /// CSS `align-items`.
  @inlinable public var alignItems: FlexStyle.AlignItems {
    FlexStyle.AlignItems(rawValue: UInt8(truncatingIfNeeded: keywords[.alignItems])) ?? .normal
  }
  /// CSS `align-content`.
  @inlinable public var alignContent: FlexStyle.AlignContent {
    FlexStyle.AlignContent(rawValue: UInt8(truncatingIfNeeded: keywords[.alignContent])) ?? .normal
  }
  /// CSS `justify-content`.
  @inlinable public var justifyContent: FlexStyle.JustifyContent {
    FlexStyle.JustifyContent(rawValue: UInt8(truncatingIfNeeded: keywords[.justifyContent])) ?? .normal
  }

  /// What an alignment does with overflow; `alignSelf`, `alignItems`, `alignContent` and `justifyContent` alone have that.
  @inlinable public func safety(of alignment: FlexStyle.Property) -> FlexStyle.AlignmentSafety {
    units[safety: alignment]
  }

  /// Whether content that is too large can be scrolled to, or is cut off: its automatic minimum is 0 then.
  @inlinable public var isScrollContainer: Bool { keywords.isScrollContainer }
  /// Whether it has an `aspect-ratio`.
  @inlinable public var hasAspectRatio: Bool { keywords[.hasRatio] != 0 }
  /// Whether a margin is `auto`.
  @inlinable public var hasAutoMargin: Bool { keywords[.hasAutoMargin] != 0 }

  /// Whether it, or anything in it, is aligned by a baseline.
  @inlinable public var mentionsBaselines: Bool { keywords[.mentionsBaselines] != 0 }

  /// Whether its width, or that of anything in it, may follow from a height.
  @inlinable public var dependsOnHeight: Bool { keywords[.dependsOnHeight] != 0 }

  /// Whether a size, a limit, a margin or an inset says nothing: CSS `auto`, or `none` for a maximum.
  @inlinable public func isAuto(_ length: FlexStyle.Property) -> Bool { units.has(length, .auto) }
  /// Whether it is a length in points.
  @inlinable public func hasLength(_ length: FlexStyle.Property) -> Bool { units.has(length, .points) }
  /// Whether a length is a percentage.
  @inlinable public func isPercentage(_ length: FlexStyle.Property) -> Bool { units.has(length, .percent) }
  /// Whether it is CSS `min-content`, `max-content` or `fit-content`.
  public func isContentKeyword(_ length: FlexStyle.Property) -> Bool { units[length].isKeyword }
  /// Whether it is CSS `fit-content`: its content's, as far as there is room.
  @inlinable public func isFitContent(_ length: FlexStyle.Property) -> Bool { units.has(length, .fitContent) }
}

/// The lengths that a container says of its own content box; nil for those that it does not say, or that follow from
/// something else.
public struct ContainerLengths: Equatable, Sendable {
  /// Its width, and the limits of that.
  public let width, minWidth, maxWidth: Double?
  /// Its height, and the limits of that.
  public let height, minHeight, maxHeight: Double?
}
