// Flags in a node's record that derive from its style, so that the passes can test them quickly.
extension NodeRecord {
  /// Records which groups of rare values the node has, and the units of its edges.
  mutating func deriveFlagsOfRareValues(_ source: StyleReference) {
    // The node does not store groups whose values are all initial.
    if units.haveInitialMargins, source.style.group(.margin) == RareGroup() { keywords[.hasMargin] = 0 }
    if units.haveInitialPaddings, source.style.group(.padding) == RareGroup() { keywords[.hasPadding] = 0 }
    if source.style.group(.border) == RareGroup() { keywords[.hasBorder] = 0 }
    if units.haveInitialInsets { keywords[.hasInset] = 0 }
    let gaps = source.style.group(.gaps)
    if gaps.order == 0 && gaps.lineCount == 1 { keywords[.hasOrder] = 0 }
    if gaps.rowGap == 0 && gaps.columnGap == 0 { keywords[.hasGap] = 0 }
    if source.style.group(.limits) != RareGroup() { keywords[.storesLimits] = 1 }
    if keywords[.hasMargin] != 0 {
      if units.mentionAutoMargins { keywords[.hasAutoMargin] = 1 }
      if units.mentionPercentMargins { keywords[.hasPercentEdges] = 1 }
    }
    if keywords[.hasPadding] != 0, units.mentionPercentPaddings { keywords[.hasPercentEdges] = 1 }
    deriveEdgesByDirection()
  }

  @inline(__always)
  mutating func deriveEdgesByDirection() {
    if units.hasEdgesByDirection { keywords[.hasEdgesByDirection] = 1 }
  }

  /// Records whether sizes need more than a length or a percentage, and features that need more than the four passes.
  @inline(__always)
  mutating func deriveOwnFlags() {
    if units.mentionKeywords || keywords.has(Keywords.generalMask) { deriveGeneralSizes() }
    // Most containers neither wrap nor have an arrangement.
    if keywords.has(Keywords.mask(.flexWrap) | Keywords.mask(.isArranged)),
      keywords.widthsDependOnOwnHeight || intrinsicWidthsUseContainingWidth
    {
      keywords[.dependsOnHeight] = 1
      keywords[.intrinsicWidthsDependOnHeight] = 1
    }
    if keywords.has(Keywords.alignmentMask | Keywords.mask(.arrangementUsesBaselines)),
      keywords.mentionsBaseline || keywords[.arrangementUsesBaselines] != 0
    {
      keywords[.mentionsBaselines] = 1
    }
  }

  @inline(never)
  private mutating func deriveGeneralSizes() {
    let storesLimits = keywords[.storesLimits] != 0
    @inline(__always) func isGeneral(_ size: Units.Field, _ minimum: Units.Field, _ maximum: Units.Field) -> Bool {
      units[size].isKeyword || units[size] == .stretch || units[.flexBasis].isKeyword || units[.flexBasis] == .stretch
        || units[maximum] != .auto
        || units[minimum] != .auto && (storesLimits || units[minimum] != .points)
        || keywords.has(Keywords.mask(.boxSizing) | Keywords.mask(.shrinksBelowEdges)) && keywords.hasEdges
        || keywords[.hasRatio] != 0
    }
    if isGeneral(.width, .minWidth, .maxWidth) { keywords[.hasGeneralWidth] = 1 }
    if isGeneral(.height, .minHeight, .maxHeight) { keywords[.hasGeneralHeight] = 1 }
    if units[.minHeight].isKeyword || units[.maxHeight].isKeyword { keywords[.hasKeywordLimits] = 1 }
    if keywords[.hasRatio] != 0 {
      keywords[.dependsOnHeight] = 1
      // A percentage counts as automatic while its basis is computed, and a size keyword is derived from a height by
      // the ratio.
      let hasAutomaticWidth = units[.width] != .points || units[.minWidth].isKeyword || units[.maxWidth].isKeyword
      let hasOwnHeight =
        units[.height] == .points && !units[.minHeight].refersToContainer && !units[.maxHeight].refersToContainer
      if hasAutomaticWidth && !hasOwnHeight { keywords[.intrinsicWidthsDependOnHeight] = 1 }
    }
  }
}

// Masks of several fields.
extension Keywords {
  /// Properties that may make a size general: `box-sizing`, limits, ratio, and edges that yield.
  @inline(__always) static var generalMask: UInt64 {
    mask(.boxSizing) | mask(.hasLimits) | mask(.hasRatio) | mask(.shrinksBelowEdges)
  }
  /// The flags of an arrangement.
  @inline(__always) static var arrangedMask: UInt64 {
    mask(.arrangementUsesWidth) | mask(.arrangementUsesHeight) | mask(.arrangementUsesAlignment) | mask(.isArranged)
      | mask(.arrangementUsesBaselines) | mask(.readsHeightsEarly)
  }
  @inline(__always) static var alignmentMask: UInt64 { mask(.alignItems) | mask(.alignSelf) }
  /// Flags of a node that also apply to its ancestors.
  @inline(__always) static var subtreeMask: UInt64 {
    mask(.dependsOnHeight) | mask(.intrinsicWidthsDependOnHeight) | mask(.hasKeywordLimits) | mask(.mentionsBaselines)
      | mask(.hasEdgesByDirection) | mask(.hasDistantLinks)
  }
  /// The flags that a container derives from its children.
  @inline(__always) static var childrenMask: UInt64 {
    mask(.hasAbsoluteChild) | mask(.hasOrderedChild) | mask(.hasChildWithAutoMargin)
  }
  /// The flags that a node derives from its descendants, beside its own.
  @inline(__always) static var descendantsMask: UInt64 { childrenMask | subtreeMask }
  /// Properties of a child that matter to a container: `display`, `position`, `order`, `auto` margins, subtree flags.
  @inline(__always) static var ancestorFlagsMask: UInt64 {
    mask(.display) | mask(.position) | mask(.hasOrder) | mask(.hasAutoMargin) | subtreeMask
  }
  /// The properties that children inherit.
  @inline(__always) static var inheritanceMask: UInt64 { mask(.display) | mask(.direction) }
  /// The flags of subtrees whose nodes are measured at several sizes.
  @inline(__always) static var remeasuringMask: UInt64 { mask(.dependsOnHeight) | mask(.hasKeywordLimits) }
  /// The flags of a column's items whose widths need more than a length or depend on heights.
  @inline(__always) static var generalColumnItemMask: UInt64 { mask(.hasGeneralWidth) | mask(.dependsOnHeight) }
  /// The flags of an arrangement's items that are not plain boxes: they have margins, edges or insets, or sizes that
  /// need more than a length or depend on heights.
  @inline(__always) static var generalArrangedItemMask: UInt64 {
    generalColumnItemMask | mask(.hasGeneralHeight) | mask(.hasMargin) | mask(.hasPadding) | mask(.hasBorder)
      | mask(.hasInset)
  }
}

extension Units {
  /// Whether `width`, `height` or `flex-basis` is a keyword other than `auto`: a unit from `min-content` on.
  @inline(__always)
  var mentionKeywords: Bool {
    // The unit has three bits. It is 3 or more if the third bit is set, or the first two are.
    (word &>> 2 | word &>> 1 & word) & Self.mainSizeBits(.points) != 0
  }

  /// Whether all four margins are in points, as initially.
  @inline(__always)
  var haveInitialMargins: Bool {
    word & (Self.marginBits(.points) | Self.marginBits(.percent)) == Self.marginBits(.points)
  }

  @inline(__always)
  var haveInitialPaddings: Bool {
    word & (Self.paddingBits(.points) | Self.paddingBits(.percent)) == Self.paddingBits(.points)
  }

  @inline(__always)
  var haveInitialInsets: Bool { word & (Self.insetBits(.points) | Self.insetBits(.percent)) == 0 }

  /// Whether a margin is `auto`: neither of its two bits is set.
  @inline(__always)
  var mentionAutoMargins: Bool { (word | word &>> 1) & Self.marginBits(.points) != Self.marginBits(.points) }

  /// Whether a height or a limit of it is a percentage or a size keyword.
  @inline(__always)
  var mentionPercentHeights: Bool {
    // The unit has three bits. It is 2 or more if the second or the third bit is set.
    let heights = Self.bits(.points, .height) | Self.bits(.points, .minHeight) | Self.bits(.points, .maxHeight)
    return (word &>> 1 | word &>> 2) & heights != 0
  }

  @inline(__always)
  fileprivate func mentionStretch(_ size: UInt64, _ minimum: Field, _ maximum: Field) -> Bool {
    // In the unit `stretch`, all three bits are set.
    let sizes = size | Self.bits(.points, minimum) | Self.bits(.points, maximum) | Self.bits(.points, .flexBasis)
    return word & word &>> 1 & word &>> 2 & sizes != 0
  }

  /// Whether a limit of the width is a percentage.
  @inline(__always)
  var mentionPercentWidthLimits: Bool { self[.minWidth].refersToContainer || self[.maxWidth].refersToContainer }

  @inline(__always)
  var mentionPercentMargins: Bool { word & Self.marginBits(.percent) != 0 }

  @inline(__always)
  var mentionPercentPaddings: Bool { word & Self.paddingBits(.percent) != 0 }
}

extension NodeRecord {
  /// Whether an arrangement's intrinsic widths depend on its containing width: by padding or limits in percent.
  @inline(__always)
  var intrinsicWidthsUseContainingWidth: Bool {
    keywords.has(Keywords.mask(.arrangementUsesWidth) | Keywords.mask(.arrangementUsesHeight))
      && (keywords[.hasPadding] != 0 && units.mentionPercentPaddings
        || keywords[.arrangementUsesWidth] != 0 && units.mentionPercentWidthLimits)
  }

  /// Whether the width, a limit of it or the basis is `stretch`.
  @inline(__always)
  var stretchesWidth: Bool {
    keywords[.hasGeneralWidth] != 0 && units.mentionStretch(Units.bits(.points, .width), .minWidth, .maxWidth)
  }

  /// Whether the height, a limit of it or the basis is `stretch`.
  @inline(__always)
  var stretchesHeight: Bool {
    keywords[.hasGeneralHeight] != 0 && units.mentionStretch(Units.bits(.points, .height), .minHeight, .maxHeight)
  }
}
