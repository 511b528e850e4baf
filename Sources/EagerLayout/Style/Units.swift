/// The units of a style's lengths, and the overflow behavior of its alignments.
@usableFromInline
package struct Units: Equatable, Sendable, BitwiseCopyable {
  /// Margins, paddings and gaps are initially 0 points; all other lengths are `auto`.
  @usableFromInline package var word = marginBits(.points) | paddingBits(.points) | gapBits(.points)

  @usableFromInline package typealias Field = FlexStyle.Property

  // The number of bits of a field depends on the number of its units: sizes have up to eight units, margins and insets
  // three, and paddings and gaps two.
  @inlinable @inline(__always)
  static func bits(_ field: Field) -> BitField {
    switch field {
    case .width: BitField(0, 3)
    case .height: BitField(3, 3)
    case .flexBasis: BitField(6, 3)
    case .minWidth: BitField(9, 3)
    case .minHeight: BitField(12, 3)
    case .maxWidth: BitField(15, 3)
    case .maxHeight: BitField(18, 3)
    case .marginLeft, .marginStart: BitField(21, 2)
    case .marginTop: BitField(23, 2)
    case .marginRight, .marginEnd: BitField(25, 2)
    case .marginBottom: BitField(27, 2)
    case .left, .start: BitField(29, 2)
    case .top: BitField(31, 2)
    case .right, .end: BitField(33, 2)
    case .bottom: BitField(35, 2)
    case .paddingLeft, .paddingStart: BitField(37, 1)
    case .paddingTop: BitField(38, 1)
    case .paddingRight, .paddingEnd: BitField(39, 1)
    case .paddingBottom: BitField(40, 1)
    case .rowGap: BitField(41, 1)
    case .columnGap: BitField(42, 1)
    default: preconditionFailure("Only lengths other than borders have a unit; borders are in points.")
    }
  }

  /// Returns the field for `safe` or `unsafe` of an alignment.
  @inlinable @inline(__always)
  static func safetyBits(_ alignment: FlexStyle.Property) -> BitField {
    switch alignment {
    case .justifyContent: BitField(49, 2)
    case .alignItems: BitField(51, 2)
    case .alignSelf: BitField(53, 2)
    case .alignContent: BitField(55, 2)
    default: preconditionFailure("Only an alignment may be safe or unsafe.")
    }
  }

  /// Whether a bit is set. (Bit 63 is not used.)
  @inline(__always)
  private subscript(bit bit: UInt64) -> Bool {
    get { BitField(bit, 1).value(in: word) != 0 }
    set { BitField(bit, 1).set(newValue ? 1 : 0, in: &word) }
  }

  /// Returns the bits of a unit in a field.
  @inline(__always)
  static func bits(_ unit: Unit, _ field: Field) -> UInt64 {
    let bits = bits(field)
    return (unit.rawValue &- bits.firstUnit) &<< bits.shift
  }

  /// Returns the bits of a unit in the fields of `width`, `height` and `flex-basis`.
  @inline(__always)
  static func mainSizeBits(_ unit: Unit) -> UInt64 { bits(unit, .width) | bits(unit, .height) | bits(unit, .flexBasis) }

  @inline(__always)
  static func limitBits(_ unit: Unit) -> UInt64 {
    bits(unit, .minWidth) | bits(unit, .minHeight) | bits(unit, .maxWidth) | bits(unit, .maxHeight)
  }

  /// Returns the bits of a unit in the fields of margins, insets, paddings and gaps.
  @inline(__always)
  static func edgeBits(_ unit: Unit) -> UInt64 {
    marginBits(unit) | insetBits(unit) | paddingBits(unit) | gapBits(unit)
  }

  @inline(__always)
  static func marginBits(_ unit: Unit) -> UInt64 {
    bits(unit, .marginLeft) | bits(unit, .marginTop) | bits(unit, .marginRight) | bits(unit, .marginBottom)
  }

  @inline(__always)
  static func insetBits(_ unit: Unit) -> UInt64 {
    bits(unit, .left) | bits(unit, .top) | bits(unit, .right) | bits(unit, .bottom)
  }

  @inline(__always)
  static func paddingBits(_ unit: Unit) -> UInt64 {
    bits(unit, .paddingLeft) | bits(unit, .paddingTop) | bits(unit, .paddingRight) | bits(unit, .paddingBottom)
  }

  @inline(__always)
  static func gapBits(_ unit: Unit) -> UInt64 { bits(unit, .rowGap) | bits(unit, .columnGap) }

  @inline(__always)
  package subscript(field: Field) -> Unit {
    get {
      let bits = Self.bits(field)
      return Unit(rawValue: bits.value(in: word) &+ bits.firstUnit) ?? .auto
    }
    set {
      let bits = Self.bits(field)
      bits.set(newValue.rawValue &- bits.firstUnit, in: &word)
    }
  }

  /// Whether the unit of a field is `unit`. This is cheaper than reading the unit.
  @inlinable @inline(__always)
  func has(_ field: Field, _ unit: Unit) -> Bool {
    let bits = Self.bits(field)
    return bits.value(in: word) &+ bits.firstUnit == unit.rawValue
  }

  /// The overflow behavior of an alignment.
  @usableFromInline @inline(__always)
  package subscript(safety alignment: FlexStyle.Property) -> FlexStyle.AlignmentSafety {
    @inlinable get {
      FlexStyle.AlignmentSafety(rawValue: UInt8(truncatingIfNeeded: Self.safetyBits(alignment).value(in: word)))
        ?? .unspecified
    }
    set { Self.safetyBits(alignment).set(UInt64(newValue.rawValue), in: &word) }
  }

  /// Whether a family's edges are set by direction.
  @inline(__always)
  package subscript(byDirection family: EdgeFamily) -> Bool {
    get { self[bit: 58 &+ family.rawValue] }
    set { self[bit: 58 &+ family.rawValue] = newValue }
  }

  @inline(__always)
  package var hasEdgesByDirection: Bool { BitField(58, 4).value(in: word) != 0 }

  /// Whether the node is a container, even without children.
  @inline(__always)
  package var isContainer: Bool {
    get { self[bit: 43] }
    set { self[bit: 43] = newValue }
  }

  /// Whether the node has no box but displays its children: CSS `contents`. The keywords then hide the node's box.
  @inline(__always)
  package var isContents: Bool {
    get { self[bit: 45] }
    set { self[bit: 45] = newValue }
  }

  @inline(__always)
  var setsDirection: Bool {
    get { self[bit: 44] }
    set { self[bit: 44] = newValue }
  }

  /// Whether the style sets `row-gap`. A subgrid without a gap has the gap of the outer grid.
  @inline(__always)
  var setsRowGap: Bool {
    get { self[bit: 46] }
    set { self[bit: 46] = newValue }
  }

  @inline(__always)
  var setsColumnGap: Bool {
    get { self[bit: 47] }
    set { self[bit: 47] = newValue }
  }

  /// The units without flags that may differ between equal styles.
  package var withoutFlags: Units {
    var units = self
    units.setsDirection = false
    units.setsRowGap = false
    units.setsColumnGap = false
    return units
  }

  /// Whether start and end are exchanged in storage: for a right-to-left node, start is stored in the field of right.
  /// Set only in a node's record, before a layout.
  @inline(__always)
  var startAndEndAreSwapped: Bool {
    get { self[bit: 62] }
    set { self[bit: 62] = newValue }
  }

  /// Whether a container's baseline is the baseline of an item without the item's position, as in Android's
  /// `RelativeLayout`.
  @inline(__always)
  package var baselineIgnoresItemPosition: Bool {
    get { self[bit: 48] }
    set { self[bit: 48] = newValue }
  }

  /// Whether leaves without a cross size, content or ratio fill the cross axis of a container, regardless of its
  /// `align-items`. Set by ``FlexStyle/alignment``.
  @inline(__always)
  package var emptyLeavesFill: Bool {
    get { self[bit: 57] }
    set { self[bit: 57] = newValue }
  }
}

extension BitField {
  /// The unit whose code in the field is 0: a single bit distinguishes points and percentages.
  @inlinable @inline(__always)
  var firstUnit: UInt64 { mask == 1 ? Unit.points.rawValue : 0 }
}
