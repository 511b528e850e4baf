/// A bit field of a word: its position and its number of bits.
@usableFromInline
package struct BitField: Sendable {
  @usableFromInline let shift: UInt64
  @usableFromInline let mask: UInt64

  @inlinable @inline(__always)
  init(_ shift: UInt64, _ width: UInt64) {
    self.shift = shift
    self.mask = (1 &<< width) &- 1
  }

  @inlinable @inline(__always)
  func value(in word: UInt64) -> UInt64 { word &>> shift & mask }

  @inline(__always)
  func set(_ value: UInt64, in word: inout UInt64) { word = word & ~bits | value &<< shift }

  /// Returns the mask of a bit of the field in the word; bit 0 is the field's lowest.
  @inline(__always)
  func bit(_ index: UInt64) -> UInt64 { 1 &<< (shift &+ index) }

  /// The field's bits in the word.
  @inlinable @inline(__always)
  var bits: UInt64 { mask &<< shift }
}

/// A style's keywords, and flags that the engine tests with masks.
@usableFromInline
package struct Keywords: Equatable, Sendable, BitwiseCopyable {
  @usableFromInline package var word: UInt64 = 0

  @usableFromInline
  package enum Field: Sendable {
    case display, boxSizing, direction, position, flexDirection, flexWrap
    case justifyContent, alignItems, alignSelf, alignContent, overflowX, overflowY
    // Flags of a style. A flag such as `hasMargin` records that a rare value was set, perhaps to its initial value.
    // In a node's record, `deriveFlagsOfRareValues` clears the flag if the value is initial.
    // `shrinksBelowEdges`: as an item of an arrangement, the node may be smaller than its padding and border.
    case hasMargin, hasPadding, hasBorder, hasLimits, hasInset, hasOrder, hasGap, hasFaults, hasRatio
    case hasLayoutValues, shrinksBelowEdges
    // Flags of a node's record, derived from its arrangement (see `AnyArrangement.recordFlags`). If `isArranged` is
    // set, `flexDirection` and `flexWrap` have no meaning: see `containerKind`.
    case isArranged, arrangementUsesWidth, arrangementUsesHeight, arrangementUsesAlignment, arrangementUsesBaselines,
      readsHeightsEarly
    // Flags of a node's record, derived from its own style. `storesLimits`: the node stores a group of limits.
    // `hasGeneralWidth`, `hasGeneralHeight`: the size needs more than a length or a percentage.
    case storesLimits, hasGeneralWidth, hasGeneralHeight, hasPercentEdges, hasAutoMargin
    // Flags of a node's record, derived from the styles of its children.
    case hasAbsoluteChild, hasOrderedChild, hasChildWithAutoMargin
    // Flags of a node's record, derived from the node and its descendants. `dependsOnHeight`: a width may depend on a
    // height. `hasKeywordLimits`: a limit of a height is a size keyword. `mentionsBaselines`: a node is aligned by a
    // baseline. `hasDistantLinks`: the layout of a node depends on a farther ancestor than its parent, because it is an
    // absolute child of a static node, or an item of a container that joins its parent.
    case hasEdgesByDirection, dependsOnHeight, intrinsicWidthsDependOnHeight, hasKeywordLimits, mentionsBaselines
    case hasDistantLinks
  }

  // The container kind and the flags of margins, paddings and borders are in the lower half of the word: processors can
  // test several bits there in one instruction.
  @inlinable @inline(__always)
  static func bits(_ field: Field) -> BitField {
    switch field {
    case .display: BitField(0, 1)
    case .direction: BitField(1, 2)
    case .position: BitField(3, 2)
    case .isArranged: BitField(5, 1)
    case .flexDirection: BitField(6, 2)
    case .flexWrap: BitField(8, 3)
    case .justifyContent: BitField(11, 4)
    case .alignItems: BitField(15, 4)
    case .alignSelf: BitField(19, 4)
    case .overflowX: BitField(23, 3)
    case .overflowY: BitField(26, 3)
    case .hasMargin: BitField(29, 1)
    case .hasPadding: BitField(30, 1)
    case .hasBorder: BitField(31, 1)
    case .hasLimits: BitField(32, 1)
    case .hasInset: BitField(33, 1)
    case .hasOrder: BitField(34, 1)
    case .hasGap: BitField(35, 1)
    case .hasFaults: BitField(36, 1)
    case .hasRatio: BitField(37, 1)
    case .hasLayoutValues: BitField(38, 1)
    case .shrinksBelowEdges: BitField(39, 1)
    case .alignContent: BitField(40, 4)
    case .boxSizing: BitField(44, 1)
    case .arrangementUsesWidth: BitField(45, 1)
    case .arrangementUsesHeight: BitField(46, 1)
    case .arrangementUsesAlignment: BitField(47, 1)
    case .arrangementUsesBaselines: BitField(48, 1)
    case .readsHeightsEarly: BitField(49, 1)
    case .hasEdgesByDirection: BitField(50, 1)
    case .storesLimits: BitField(51, 1)
    case .hasGeneralWidth: BitField(52, 1)
    case .hasGeneralHeight: BitField(53, 1)
    case .hasPercentEdges: BitField(54, 1)
    case .hasAutoMargin: BitField(55, 1)
    case .hasAbsoluteChild: BitField(56, 1)
    case .hasOrderedChild: BitField(57, 1)
    case .hasChildWithAutoMargin: BitField(58, 1)
    case .dependsOnHeight: BitField(59, 1)
    case .intrinsicWidthsDependOnHeight: BitField(60, 1)
    case .hasKeywordLimits: BitField(61, 1)
    case .hasDistantLinks: BitField(62, 1)
    case .mentionsBaselines: BitField(63, 1)
    }
  }

  @usableFromInline @inline(__always)
  package subscript(field: Field) -> UInt64 {
    @inlinable get { Self.bits(field).value(in: word) }
    set { Self.bits(field).set(newValue, in: &word) }
  }

  @inlinable @inline(__always)
  static func mask(_ field: Field) -> UInt64 { bits(field).bits }

  /// Whether any field of a mask is set.
  @inlinable @inline(__always)
  func has(_ mask: UInt64) -> Bool { word & mask != 0 }
}

extension Keywords {
  /// The fields that belong to a style; all other fields are flags of a node's record.
  @inline(__always) static var styleMask: UInt64 { mask(.arrangementUsesWidth) &- 1 &- mask(.isArranged) }
  /// The keywords of a style, without the flags that may differ between equal styles.
  package var withoutFlags: Keywords {
    let flags = Self.groupsMask & ~Self.mask(.hasRatio) | Self.mask(.hasFaults) | Self.mask(.hasLayoutValues)
    return Keywords(word: word & Self.styleMask & ~flags)
  }
}
