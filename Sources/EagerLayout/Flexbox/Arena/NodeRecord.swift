/// A node's place in the tree and the part of its style that most nodes set: 64 bytes.
package struct NodeRecord: Sendable, BitwiseCopyable {
  /// The style's keywords, with notes about the node that the passes ask for often.
  package var keywords: Keywords
  package var units: Units
  package var widthValue: Double
  package var heightValue: Double
  package var basisValue: Double
  package var growFactor: Float
  package var shrinkFactor: Float
  /// The index after the last node of the subtree.
  package var end: Int32
  /// The parent's index; -1 at the root.
  package var parent: Int32
  /// Where the groups of rare values start, as far as there are any.
  package var rare: Int32
  /// Where the content is; -1 without.
  package var content: Int32

  /// `groups` is how many groups of rare values there are already.
  @inline(__always)
  init(style: borrowing FlexStyle, groups: Int, parent: Int32, content: Int32) {
    keywords = style.keywords
    units = style.units
    widthValue = style.widthValue
    heightValue = style.heightValue
    basisValue = style.basisValue
    growFactor = style.growFactor
    shrinkFactor = style.shrinkFactor
    end = 0
    self.parent = parent
    self.rare = Int32(truncatingIfNeeded: groups)
    self.content = content
    if keywords.word & Keywords.groupsMask != 0 {
      noteRareValues(style.rare)
    }
    noteOddities()
  }

  /// Notes which groups of rare values the node has: what was set to its initial value needs none.
  private mutating func noteRareValues(_ rare: RareStyle?) {
    if units.haveInitialMargins, rare.map({ $0.values.margin == Edges() }) ?? true { keywords[.hasMargin] = 0 }
    if units.haveInitialPaddings, rare.map({ $0.values.padding == Edges() }) ?? true { keywords[.hasPadding] = 0 }
    if rare.map({ $0.values.border == Edges() }) ?? true { keywords[.hasBorder] = 0 }
    if units.haveInitialInsets { keywords[.hasInset] = 0 }
    if rare.map({ $0.values.order == 0 }) ?? true { keywords[.hasOrder] = 0 }
    if rare.map({ $0.values.rowGap == 0 && $0.values.columnGap == 0 }) ?? true { keywords[.hasGap] = 0 }
    if let rare, rare.values.hasLimits { keywords[.storesLimits] = 1 }
    if keywords[.hasMargin] != 0 {
      if units.mentionAutoMargins { keywords[.hasAutoMargin] = 1 }
      if units.mentionPercentMargins { keywords[.hasPercentEdges] = 1 }
    }
    if keywords[.hasPadding] != 0, units.mentionPercentPaddings { keywords[.hasPercentEdges] = 1 }
  }

  /// Notes whether sizes ask for more than a length or a percentage, and what asks for more than the four passes.
  @inline(__always)
  mutating func noteOddities() {
    if units.mentionKeywords || keywords.word & Keywords.oddMask != 0 { noteOddSizes() }
    if keywords.word & Keywords.columnMask != 0, !keywords.isRow, keywords.wraps {
      keywords[.dependsOnHeight] = 1
      keywords[.inlineSizesDependOnHeight] = 1
    }
    if keywords.word & Keywords.alignmentMask != 0, keywords.mentionsBaseline { keywords[.mentionsBaselines] = 1 }
  }

  @inline(never)
  private mutating func noteOddSizes() {
    let storesLimits = keywords[.storesLimits] != 0
    @inline(__always) func isOdd(_ size: Units.Field, _ minimum: Units.Field, _ maximum: Units.Field) -> Bool {
      units[size].isKeyword || units[.flexBasis].isKeyword || units[maximum] != .auto
        || units[minimum] != .auto && (storesLimits || units[minimum] != .points)
        || keywords[.boxSizing] != 0 && keywords.hasEdges || keywords[.hasRatio] != 0
    }
    if isOdd(.width, .minWidth, .maxWidth) { keywords[.hasOddWidth] = 1 }
    if isOdd(.height, .minHeight, .maxHeight) { keywords[.hasOddHeight] = 1 }
    if units[.minHeight].isKeyword || units[.maxHeight].isKeyword { keywords[.hasKeywordLimits] = 1 }
    if keywords[.hasRatio] != 0 {
      keywords[.dependsOnHeight] = 1
      // A percentage counts as automatic as long as the width it is of is being found, and a size keyword is what the ratio
      // makes of a height.
      let hasAutomaticWidth = units[.width] != .points || units[.minWidth].isKeyword || units[.maxWidth].isKeyword
      let hasOwnHeight = units[.height] == .points && units[.minHeight] != .percent && units[.maxHeight] != .percent
      if hasAutomaticWidth && !hasOwnHeight { keywords[.inlineSizesDependOnHeight] = 1 }
    }
  }

  /// The node's style; `groups` are those of its arena.
  func style(_ groups: ContiguousArray<RareGroup>) -> FlexStyle {
    var style = FlexStyle()
    style.keywords.word = keywords.word & Keywords.styleMask
    style.units = units
    style.widthValue = widthValue
    style.heightValue = heightValue
    style.basisValue = basisValue
    style.growFactor = growFactor
    style.shrinkFactor = shrinkFactor
    let values = RareValues(self, in: groups)
    if values != RareValues() { style.rare = RareStyle(values: values) }
    return style
  }
}

// Several fields at a glance.
extension Keywords {
  /// What may need a group of rare values.
  static var groupsMask: UInt64 { 0b1_1111_11 &<< 41 | 1 &<< 50 }
  /// What may make sizes odd: `box-sizing`, limits and ratio.
  static var oddMask: UInt64 { 1 &<< 1 | 1 &<< 44 | 1 &<< 50 }
  /// A column: the bit of `flex-direction` that rows lack.
  static var columnMask: UInt64 { 0b10 &<< 5 }
  /// `align-items` and `align-self`.
  static var alignmentMask: UInt64 { 0b1111 &<< 15 | 0b1111 &<< 21 }
  /// What a container notes about its children, and about all below it: beside what the latter says of itself.
  static var notesOfOthersMask: UInt64 { 0b111 &<< 56 | subtreeMask }
  /// What children inherit: `display` and `direction`.
  static var inheritanceMask: UInt64 { 1 | 0b11 &<< 2 }
  /// Notes of subtrees in which nodes are asked about several sizes.
  static var asksAgainMask: UInt64 { 0b101 &<< 59 }
  /// Notes of a column's items whose widths ask for more than a length: odd ones, and those that depend on heights.
  static var oddColumnItemMask: UInt64 { 1 &<< 52 | 1 &<< 59 }
  /// What a container notes about a child: `display`, `position`, `order`, `auto` margins, and the next.
  static var notedByParentMask: UInt64 { 1 | 1 &<< 4 | 1 &<< 46 | 1 &<< 55 | subtreeMask }
  /// Notes that hold for a node where they hold for one below it.
  static var subtreeMask: UInt64 { 0b1111 &<< 59 }
}

extension Units {
  /// Whether `width`, `height` or `flex-basis` is a keyword other than `auto`: 3 or more of three bits.
  @inline(__always)
  var mentionKeywords: Bool { (word &>> 2 | word &>> 1 & word) & 0b001_001_001 != 0 }

  /// Whether all four margins are in points, as they are at first.
  @inline(__always)
  var haveInitialMargins: Bool { word &>> 21 & 0xFF == 0b01_01_01_01 }

  @inline(__always)
  var haveInitialPaddings: Bool { word &>> 37 & 0xFF == 0b01_01_01_01 }

  @inline(__always)
  var haveInitialInsets: Bool { word &>> 29 & 0xFF == 0 }

  /// Whether a margin is `auto`: neither of its two bits is set.
  @inline(__always)
  var mentionAutoMargins: Bool {
    let margins = word &>> 21 & 0xFF
    return (margins | margins &>> 1) & 0b01_01_01_01 != 0b01_01_01_01
  }

  @inline(__always)
  var mentionPercentMargins: Bool { word &>> 21 & 0b10_10_10_10 != 0 }

  @inline(__always)
  var mentionPercentPaddings: Bool { word &>> 37 & 0b10_10_10_10 != 0 }
}
