/// What the style of an item, or of a container, says that an arrangement may heed.
public struct ArrangedStyle: Sendable {
  let keywords: Keywords
  let units: Units

  /// CSS `align-self`.
  public var alignSelf: FlexStyle.AlignSelf {
    FlexStyle.AlignSelf(rawValue: UInt8(truncatingIfNeeded: keywords[.alignSelf])) ?? .auto
  }
  /// CSS `align-items`.
  public var alignItems: FlexStyle.AlignItems {
    FlexStyle.AlignItems(rawValue: UInt8(truncatingIfNeeded: keywords[.alignItems])) ?? .normal
  }
  /// CSS `align-content`.
  public var alignContent: FlexStyle.AlignContent {
    FlexStyle.AlignContent(rawValue: UInt8(truncatingIfNeeded: keywords[.alignContent])) ?? .normal
  }
  /// CSS `justify-content`.
  public var justifyContent: FlexStyle.JustifyContent {
    FlexStyle.JustifyContent(rawValue: UInt8(truncatingIfNeeded: keywords[.justifyContent])) ?? .normal
  }

  /// What an alignment does with overflow; `alignSelf`, `alignItems`, `alignContent` and `justifyContent` alone have that.
  public func safety(of alignment: FlexStyle.Property) -> FlexStyle.AlignmentSafety { units[safety: alignment] }

  /// Whether content that is too large can be scrolled to, or is cut off: its automatic minimum is 0 then.
  public var isScrollContainer: Bool { keywords.isScrollContainer }
  /// Whether it has an `aspect-ratio`.
  public var hasAspectRatio: Bool { keywords[.hasRatio] != 0 }
  /// Whether a margin is `auto`.
  public var hasAutoMargin: Bool { keywords[.hasAutoMargin] != 0 }

  /// Whether it, or anything in it, is aligned by a baseline.
  public var mentionsBaselines: Bool { keywords[.mentionsBaselines] != 0 }

  /// Whether its width, or that of anything in it, may follow from a height.
  public var dependsOnHeight: Bool { keywords[.dependsOnHeight] != 0 }

  /// Whether a size, a limit, a margin or an inset says nothing: CSS `auto`, or `none` for a maximum.
  public func isAuto(_ length: FlexStyle.Property) -> Bool { units[length] == .auto }
  /// Whether a length is a percentage.
  public func isPercentage(_ length: FlexStyle.Property) -> Bool { units[length] == .percent }
}

/// The lengths that a container says of its own content box; nil for those that it does not say, or that follow from
/// something else.
public struct ContainerLengths: Equatable, Sendable {
  /// Its width, and the limits of that.
  public let width, minWidth, maxWidth: Double?
  /// Its height, and the limits of that.
  public let height, minHeight, maxHeight: Double?
}
