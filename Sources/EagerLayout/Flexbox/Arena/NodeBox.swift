/// What the passes find out about a node.
struct NodeBox: BitwiseCopyable {
  /// The least and the greatest width its content asks for, without padding and border. Nothing of use where nobody asks:
  /// see `needsNoInlineSizes`. (Pass 1)
  var minContent = 0.0
  var maxContent = 0.0
  /// The width of its containing block: what percentages of its widths, margins and paddings are of. (Pass 2)
  var containingWidth = 0.0
  /// The height its content asks for at that width, without padding and border. (Pass 3; pass 1 where it is the same in
  /// every width. Not found out of a root whose height has nothing to do with it)
  var contentHeight = 0.0
  /// The width of its border box. (Pass 2)
  var width = 0.0
  /// The height of its border box. (Pass 4)
  var height = 0.0
  /// Where its border box is in its parent's. (Pass 4)
  var x = 0.0
  var y = 0.0
  var flags: Flags = [.stale, .concernsChildren]

  struct Flags: OptionSet, BitwiseCopyable {
    var rawValue: UInt32 = 0
    /// The node or one above it has `display: none`. (Pass 0)
    static var hidden: Flags { Flags(rawValue: 1) }
    /// Rows start at the right. (Pass 0)
    static var rightToLeft: Flags { Flags(rawValue: 2) }
    /// Someone above asks for its inline sizes. (Pass 0)
    static var inlineSizesAreAsked: Flags { Flags(rawValue: 1024) }
    /// Something about the node is to be found again: its children's sizes and places, or its content's size.
    static var isStale: Flags { Flags(rawValue: 1 &<< 16) }
    /// Something is, about the node or one below it.
    static var hasStale: Flags { Flags(rawValue: 1 &<< 17) }
    /// The node has no frame in its parent that it could keep. (Trees that are laid out again)
    static var isNew: Flags { Flags(rawValue: 1 &<< 18) }
    /// The node's children may have got other frames by the last layout. (Trees that are laid out again)
    static var wasStale: Flags { Flags(rawValue: 1 &<< 31) }
    /// Its children's starts, and their ends, are in ascending order along x, or along y, and no child is hidden or spills:
    /// those in a stretch are found by bisection. (Trees that find nodes by place, after the layout)
    static var isInOrderX: Flags { Flags(rawValue: 1 &<< 20) }
    static var isInOrderY: Flags { Flags(rawValue: 1 &<< 30) }
    static var isInOrder: Flags { [.isInOrderX, .isInOrderY] }
    /// What it shows of the nodes below it sticks out of its frame by no more than rounding, or by more. (As `isInOrder`)
    static var leans: Flags { Flags(rawValue: 1 &<< 28) }
    static var spills: Flags { Flags(rawValue: 1 &<< 29) }
    /// The node is asked again: its widths depend on heights, or there are limits on laid-out content in it. (Pass 0)
    static var askedAgain: Flags { Flags(rawValue: 1 &<< 21) }
    /// Its children may have other sizes than their final ones. (Kept where widths depend on heights)
    static var isTouched: Flags { Flags(rawValue: 1 &<< 23) }
    /// The node is the first item of its line. (Pass 2 for rows)
    static var startsLine: Flags { Flags(rawValue: 4) }
    /// Its height is definite: percentages of it resolve. (Pass 4)
    static var definiteHeight: Flags { Flags(rawValue: 8) }
    /// Its height does not follow from its content. (Pass 4)
    static var fixedHeight: Flags { Flags(rawValue: 256) }
    /// The line it is in, in a column that wraps, gave it another width than it was measured with. (Pass 4)
    static var wasWidened: Flags { Flags(rawValue: 128) }
    /// Its children have their places, for good or as far as measuring goes. (Kept where baselines are)
    static var isPlaced: Flags { Flags(rawValue: 16) }
    static var isPlacedForMeasuring: Flags { Flags(rawValue: 2048) }
    /// Its baselines were found. (Pass 4)
    static var knowsFirstBaseline: Flags { Flags(rawValue: 32) }
    static var knowsLastBaseline: Flags { Flags(rawValue: 64) }
    /// Whoever measures its content had no answer, or nobody was there who does. (Passes 1 and 3)
    static var isUnanswered: Flags { Flags(rawValue: 512) }
    /// Its arrangement gave it no place. (Pass 4)
    static var isMisplaced: Flags { Flags(rawValue: 16384) }
    /// Its arrangement leaves it out: it and all in it is hidden. (Pass 2)
    static var isSkipped: Flags { Flags(rawValue: 32768) }
    /// An item of it sticks out. (After the layout)
    static var isCrowded: Flags { Flags(rawValue: 8192) }
    /// Its children have the sizes that follow from its own. (Pass 2; kept where widths depend on heights)
    static var isResolved: Flags { Flags(rawValue: 4096) }
    /// The height of its content is that at its width. (As ``contentHeight``; pass 0 takes it back on the way to what is
    /// stale)
    static var isMeasured: Flags { Flags(rawValue: 1 &<< 19) }
    /// It keeps an answer that another question had: see `VisitBounds`.
    static var isCurtailed: Flags { Flags(rawValue: 1 &<< 22) }
    /// Its inline sizes were made with other knowledge of its children's heights than there is now. (Kept where widths depend
    /// on heights)
    static var isOutOfStep: Flags { Flags(rawValue: 1 &<< 24) }
    /// All of its children are concerned, not only those that are stale too: its own style, what it hands down or its size
    /// may be another one.
    static var concernsChildren: Flags { Flags(rawValue: 1 &<< 25) }
    /// The items of a plain column keep the heights that its content's height is made of, as long as it is that high. (Pass
    /// 3; pass 0 takes it back on the way to what is stale)
    static var isStiff: Flags { Flags(rawValue: 1 &<< 26) }
    /// Its children, or those of a node below it, are others than the arena says. (Trees that are laid out again)
    static var isReshaped: Flags { Flags(rawValue: 1 &<< 27) }
    /// What pass 0 finds out.
    static var inherited: Flags { [.hidden, .rightToLeft, .inlineSizesAreAsked] }
    /// That the node is to be found again, and the way to it.
    static var stale: Flags { [.isStale, .hasStale] }
    /// What holds only until the node gets another size.
    static var placement: Flags { [.isPlaced, .isPlacedForMeasuring, .baselines] }
    /// What the last layout found out, which pass 0 takes back on the way to what is stale: arrangements may ask about a node
    /// before pass 2 comes to it.
    static var ofLastLayout: Flags { placement.union([.isMeasured, .isStiff]) }
    /// What the places of its children follow from, beside its sizes.
    static var settledState: Flags { [.definiteHeight, .fixedHeight, .wasWidened] }
    static var baselines: Flags { [.knowsFirstBaseline, .knowsLastBaseline] }
  }

  /// Takes a final height. Where that is a new one, its content has to be placed anew.
  @inline(__always)
  mutating func takeHeight(_ height: Double, isDefinite: Bool, isFixed: Bool = false) {
    var flags = self.flags.subtracting([.definiteHeight, .fixedHeight])
    if isDefinite { flags.insert([.definiteHeight, .fixedHeight]) }
    if isFixed { flags.insert(.fixedHeight) }
    if self.height != height || flags != self.flags {
      self.height = height
      self.flags = flags.subtracting(.placement).union(.stale)
    }
  }
}
