/// The results of the passes for a node.
struct NodeBox: BitwiseCopyable {
  /// The min-content and max-content widths of its content, without padding and border. Undefined if they are not
  /// needed: see `needsNoIntrinsicWidths`. (Pass 1)
  var minContent = 0.0
  var maxContent = 0.0
  /// The width of its containing block, to which percentages of widths, margins and paddings refer. (Pass 2)
  var containingWidth = 0.0
  /// The height of its content at that width, without padding and border. (Pass 3; pass 1 if it is the same at every
  /// width. Not computed for a root whose height does not depend on it)
  var contentHeight = 0.0
  /// The width of its border box. (Pass 2)
  var width = 0.0
  /// The height of its border box. (Pass 4)
  var height = 0.0
  /// The position of its border box in its parent's. (Pass 4)
  var x = 0.0
  var y = 0.0
  var flags: Flags = [.stale, .concernsChildren]

  struct Flags: OptionSet, BitwiseCopyable {
    var rawValue: UInt32 = 0
    /// The node or an ancestor has `display: none`. (Pass 0)
    static var hidden: Flags { Flags(rawValue: 1) }
    /// Its direction is right to left. (Pass 0)
    static var rightToLeft: Flags { Flags(rawValue: 2) }
    /// An ancestor needs its intrinsic widths. (Pass 0)
    static var intrinsicWidthsAreAsked: Flags { Flags(rawValue: 1024) }
    /// The node is dirty: its children's sizes and positions, or its content's size, must be recomputed.
    static var isStale: Flags { Flags(rawValue: 1 &<< 16) }
    /// The node or a descendant is dirty.
    static var hasStale: Flags { Flags(rawValue: 1 &<< 17) }
    /// The node has no previous frame in its parent. (Incremental layout)
    static var isNew: Flags { Flags(rawValue: 1 &<< 18) }
    /// Its children's frames may have been changed by the last layout. (Incremental layout)
    static var wasStale: Flags { Flags(rawValue: 1 &<< 31) }
    /// Its children's starts and ends are ascending along x or along y, and no child is hidden or `spills`, so that
    /// children in an interval are found by binary search. (Trees that find nodes by position, after the layout)
    static var isInOrderX: Flags { Flags(rawValue: 1 &<< 20) }
    static var isInOrderY: Flags { Flags(rawValue: 1 &<< 30) }
    static var isInOrder: Flags { [.isInOrderX, .isInOrderY] }
    /// Its visible descendants overflow its frame by no more than rounding, or by more. (As `isInOrder`)
    static var leans: Flags { Flags(rawValue: 1 &<< 28) }
    static var spills: Flags { Flags(rawValue: 1 &<< 29) }
    /// The node may be remeasured: its widths depend on heights, or it contains limits on laid-out content. (Pass 0)
    static var askedAgain: Flags { Flags(rawValue: 1 &<< 21) }
    /// Its children may have tentative sizes. (Kept if widths depend on heights)
    static var isTouched: Flags { Flags(rawValue: 1 &<< 23) }
    /// The node is the first item of its line. (Pass 2 for rows)
    static var startsLine: Flags { Flags(rawValue: 4) }
    /// Its height is definite, so that percentages of it resolve. (Pass 4)
    static var definiteHeight: Flags { Flags(rawValue: 8) }
    /// Its height does not depend on its content. (Pass 4)
    static var fixedHeight: Flags { Flags(rawValue: 256) }
    /// Its line in a wrapping column gave it another width than it was measured with. (Pass 4)
    static var wasWidened: Flags { Flags(rawValue: 128) }
    /// Its children are placed, finally or only for measuring. (Kept if there are baselines)
    static var isPlaced: Flags { Flags(rawValue: 16) }
    static var isPlacedForMeasuring: Flags { Flags(rawValue: 2048) }
    /// Its baselines are known. (Pass 4)
    static var knowsFirstBaseline: Flags { Flags(rawValue: 32) }
    static var knowsLastBaseline: Flags { Flags(rawValue: 64) }
    /// Its content was not measured, because no function was passed or the function returned `nil`. (Passes 1 and 3)
    static var isUnanswered: Flags { Flags(rawValue: 512) }
    /// Its arrangement did not place it. (Pass 4)
    static var isUnplaced: Flags { Flags(rawValue: 16384) }
    /// Its arrangement excluded it: it and its descendants are hidden. (Pass 2)
    static var isSkipped: Flags { Flags(rawValue: 32768) }
    /// One of its items overflows it. (After the layout)
    static var isCrowded: Flags { Flags(rawValue: 8192) }
    /// Its children have the sizes that result from its own. (Pass 2; kept if widths depend on heights)
    static var isResolved: Flags { Flags(rawValue: 4096) }
    /// Its content's height is valid for its width. (As ``contentHeight``; pass 0 clears it on the path to dirty nodes)
    static var isMeasured: Flags { Flags(rawValue: 1 &<< 19) }
    /// Its size is inexact, because it reached a limit of measurements: see `VisitBounds`.
    static var isCurtailed: Flags { Flags(rawValue: 1 &<< 22) }
    /// Its cached intrinsic widths were computed from outdated child heights. (Kept if widths depend on heights)
    static var isOutOfStep: Flags { Flags(rawValue: 1 &<< 24) }
    /// All of its children need layout, not only dirty ones: its own style, inherited values or its size may have
    /// changed.
    static var concernsChildren: Flags { Flags(rawValue: 1 &<< 25) }
    /// The items of a plain column keep the heights that sum up to its content's height, while it has that height.
    /// (Pass 3; pass 0 clears it on the path to dirty nodes)
    static var isStiff: Flags { Flags(rawValue: 1 &<< 26) }
    /// Its list of children, or a descendant's, differs from the arena. (Incremental layout)
    static var isReshaped: Flags { Flags(rawValue: 1 &<< 27) }
    /// The results of pass 0.
    static var inherited: Flags { [.hidden, .rightToLeft, .intrinsicWidthsAreAsked] }
    /// The node is dirty, and so is the path to it.
    static var stale: Flags { [.isStale, .hasStale] }
    /// Flags that are valid until the node gets another size.
    static var placement: Flags { [.isPlaced, .isPlacedForMeasuring, .baselines] }
    /// Flags of the last layout, which pass 0 clears on the path to dirty nodes: arrangements may read a node before
    /// pass 2 visits it.
    static var ofLastLayout: Flags { placement.union([.isMeasured, .isStiff]) }
    /// The state, other than sizes, on which the positions of its children depend.
    static var settledState: Flags { [.definiteHeight, .fixedHeight, .wasWidened] }
    static var baselines: Flags { [.knowsFirstBaseline, .knowsLastBaseline] }
  }

  /// Sets a final height. If it changes, the content must be placed again.
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
