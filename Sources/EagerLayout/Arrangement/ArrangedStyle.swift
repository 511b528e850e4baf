/// The part of an item's or a container's style that an arrangement may use.
public struct ArrangedStyle: Sendable {
  @usableFromInline let keywords: Keywords
  @usableFromInline let units: Units
  /// Whether the node's writing direction is right to left.
  public let isRightToLeft: Bool

  @inline(__always)
  init(keywords: Keywords, units: Units, isRightToLeft: Bool) {
    self.keywords = keywords
    self.units = units
    self.isRightToLeft = isRightToLeft
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

  /// Returns the overflow behavior of `alignSelf`, `alignItems`, `alignContent` or `justifyContent`.
  @inlinable public func safety(of alignment: FlexStyle.Property) -> FlexStyle.AlignmentSafety {
    units[safety: alignment]
  }

  /// Whether the node is a scroll container, so that its automatic minimum size is 0.
  @inlinable public var isScrollContainer: Bool { keywords.isScrollContainer }
  /// Whether the style has an `aspect-ratio`.
  @inlinable public var hasAspectRatio: Bool { keywords[.hasRatio] != 0 }
  /// Whether a margin is `auto`.
  @inlinable public var hasAutoMargin: Bool { keywords[.hasAutoMargin] != 0 }

  /// Whether the node, or any descendant, is aligned by a baseline.
  @inlinable public var mentionsBaselines: Bool { keywords[.mentionsBaselines] != 0 }

  /// Whether the width of the node, or of any descendant, may depend on a height.
  @inlinable public var dependsOnHeight: Bool { keywords[.dependsOnHeight] != 0 }

  /// Whether a size, limit, margin or inset is not set: CSS `auto`, or `none` for a maximum.
  @inlinable public func isAuto(_ length: FlexStyle.Property) -> Bool { units.has(length, .auto) }
  /// Whether a length is in points.
  @inlinable public func hasLength(_ length: FlexStyle.Property) -> Bool { units.has(length, .points) }
  /// Whether a length is a percentage, or `stretch`, which also refers to the containing block.
  @inlinable public func isPercentage(_ length: FlexStyle.Property) -> Bool {
    units.has(length, .percent) || units.has(length, .stretch)
  }
  /// Whether a length is CSS `min-content`, `max-content` or `fit-content`.
  public func isContentKeyword(_ length: FlexStyle.Property) -> Bool { units[length].isKeyword }
  /// Whether a length is CSS `fit-content`: the content's size, limited by the available space.
  @inlinable public func isFitContent(_ length: FlexStyle.Property) -> Bool { units.has(length, .fitContent) }
  /// Whether a style sets `rowGap` or `columnGap`, be it to 0.
  public func setsGap(_ gap: FlexStyle.Property) -> Bool { gap == .rowGap ? units.setsRowGap : units.setsColumnGap }
}

/// The lengths that a container specifies for its content box. A length is `nil` if it is not specified, is a size
/// keyword, or is a percentage that cannot be resolved.
public struct ContainerLengths: Equatable, Sendable {
  /// The width and its limits.
  public let width, minWidth, maxWidth: Double?
  /// The height and its limits.
  public let height, minHeight, maxHeight: Double?
}
