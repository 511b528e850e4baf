/// The results of the passes for a node.
struct NodeBox: BitwiseCopyable {
  /// The min-content and max-content widths of its content, without padding and border. Undefined if they are not
  /// needed: see `needsNoIntrinsicWidths`. (Pass 1; `inherit` for leaves of fixed size)
  var minContent = 0.0
  var maxContent = 0.0
  /// The width of its containing block, to which percentages of widths, margins and paddings refer. (Pass 2)
  var containingWidth = 0.0
  /// The height of its content at that width, without padding and border. (Pass 3; `inherit` if it is the same at
  /// every width. Not computed for a root whose height does not depend on it)
  var contentHeight = 0.0
  /// The width of its border box. (Pass 2)
  var width = 0.0
  /// The height of its border box. (Pass 4)
  var height = 0.0
  /// The position of its border box in its parent's. (Pass 4)
  var x = 0.0
  var y = 0.0
  var flags: Flags = [.dirty, .childrenNeedLayout]
  /// The overflow of its descendants, recorded after the layout.
  var overflow = Overflow()

  /// The state of a node. The table lists which code sets a flag, and which code clears it. `inherit` (pass 0) visits
  /// the dirty nodes and the paths to them, and resets those whose widths may depend on heights, with all flags but
  /// those for edits.
  ///
  /// | flag | set | cleared |
  /// | --- | --- | --- |
  /// | `hidden` | `inherit`, `exclude` | `inherit`, `include` |
  /// | `rightToLeft`, `intrinsicWidthsAreNeeded`, `mayBeRemeasured` | `inherit` | `inherit` |
  /// | `startsLine` | when its line is broken (pass 2; pass 4 in a column) | before lines are broken |
  /// | `wasWidened` | `placeWrappingColumnItems` | before that column's lines are broken |
  /// | `isExcluded` | `exclude` | `include` |
  /// | `isUnplaced` | `placeRemaining` | `placeRemaining` |
  /// | `lacksMeasurement` | when content is measured | when content is measured |
  /// | `isMeasured` | `inherit`, pass 3, `acceptContentHeight` | `markResized`, `remeasureIntrinsicWidths`, `include`, `inherit` |
  /// | `keepsItemHeights` | `columnContentHeight` | `include`, `inherit` |
  /// | `definiteHeight`, `fixedHeight` | `takeHeight` | `takeHeight` |
  /// | `isPlaced`, `isPlacedForMeasuring` | `markPlaced` | when its width or height changes, `resolveWidths`, `permute`, `inherit`, `laidOut` |
  /// | `hasFirstBaseline`, `hasLastBaseline` | `cache` in `Baselines.swift`, `laidOut` | as `isPlaced`, and `markPlaced` |
  /// | `childSizesAreCurrent` | `resolveWidths`, `resolveChildWidths` | `markResized`, `markChildrenRemeasured`, `acceptContentHeight`, `resizeArrangedItem`, pass 4 |
  /// | `childSizesAreTentative` | `resolveChildWidths`, `markChildrenRemeasured` | `publish` |
  /// | `intrinsicWidthsAreOutdated` | `markOutdatedIntrinsicWidths`, `restoreIntrinsicWidths` | `remeasureIntrinsicWidths`, `inherit` |
  /// | `isInexact` | `markInexact` | `inherit` |
  /// | `isDirty`, `hasDirty`, `childrenNeedLayout` | edits, and passes that change an input of the node | `publish`, pass 4 |
  /// | `wasDirty` | `publish` | the next `publish` that visits the node |
  /// | `isNew` | edits | `publish`, `unmarkNodesMovedBack` |
  /// | `childListChanged` | edits | `rebuildPreorder` |
  struct Flags: OptionSet, BitwiseCopyable {
    var rawValue: UInt32 = 0

    @inline(__always)
    private static func bit(_ number: UInt32) -> Flags { Flags(rawValue: 1 &<< number) }

    /// The node or an ancestor has `display: none`, or its arrangement excluded it.
    static var hidden: Flags { bit(0) }
    /// Its direction is right to left.
    static var rightToLeft: Flags { bit(1) }
    /// An ancestor needs its intrinsic widths.
    static var intrinsicWidthsAreNeeded: Flags { bit(2) }
    /// The node may be remeasured: its widths depend on heights, or it contains limits on laid-out content. A copy of
    /// the node's keywords as of the last layout, so that `inherit` finds a change of them.
    static var mayBeRemeasured: Flags { bit(3) }
    /// The node is the first item of its line.
    static var startsLine: Flags { bit(4) }
    /// Its arrangement excluded it: it and its descendants are hidden.
    static var isExcluded: Flags { bit(5) }
    /// Its content was not measured, because no function was passed or the function returned `nil`.
    static var lacksMeasurement: Flags { bit(6) }
    /// ``contentHeight`` is valid for its width.
    static var isMeasured: Flags { bit(7) }
    /// The items of a plain column keep the heights that sum up to its content's height, while it has that height.
    static var keepsItemHeights: Flags { bit(8) }
    /// Its height is definite, so that percentages of it resolve.
    static var definiteHeight: Flags { bit(9) }
    /// Its height does not depend on its content.
    static var fixedHeight: Flags { bit(10) }
    /// Its line in a wrapping column gave it another width than it was measured with.
    static var wasWidened: Flags { bit(11) }
    /// Its arrangement did not place it.
    static var isUnplaced: Flags { bit(12) }
    /// Its children are placed, finally or only for measuring. (Only in trees with baselines)
    static var isPlaced: Flags { bit(13) }
    static var isPlacedForMeasuring: Flags { bit(14) }
    /// Its baselines are known.
    static var hasFirstBaseline: Flags { bit(15) }
    static var hasLastBaseline: Flags { bit(16) }
    /// Its children have the sizes that result from its own.
    static var childSizesAreCurrent: Flags { bit(17) }
    /// Its children may have other sizes than at the end of the last layout.
    static var childSizesAreTentative: Flags { bit(18) }
    /// Its cached intrinsic widths were computed from outdated child heights.
    static var intrinsicWidthsAreOutdated: Flags { bit(19) }
    /// Its size is inexact, because it reached a limit of measurements: see `MeasurementLimits`.
    static var isInexact: Flags { bit(20) }
    /// The node is dirty: its children's sizes and positions, or its content's size, must be recomputed.
    static var isDirty: Flags { bit(21) }
    /// The node or a descendant is dirty.
    static var hasDirty: Flags { bit(22) }
    /// All of its children need layout, not only dirty ones: its own style, inherited values or its size may have
    /// changed.
    static var childrenNeedLayout: Flags { bit(23) }
    /// The node has no previous frame in its parent.
    static var isNew: Flags { bit(24) }
    /// Its list of children, or a descendant's, differs from the arena.
    static var childListChanged: Flags { bit(25) }
    /// Its children's frames may have changed. `publish` clears `isDirty`, and later reads this flag for the children.
    static var wasDirty: Flags { bit(26) }

    /// The results of pass 0.
    static var inherited: Flags { [.hidden, .rightToLeft, .intrinsicWidthsAreNeeded] }
    /// The node is dirty, and so is the path to it.
    static var dirty: Flags { [.isDirty, .hasDirty] }
    /// Flags that are valid until the node gets another size.
    static var placement: Flags { [.isPlaced, .isPlacedForMeasuring, .baselines] }
    /// Flags of the last layout, which pass 0 clears on the path to dirty nodes: arrangements may read a node before
    /// pass 2 visits it.
    static var ofLastLayout: Flags { placement.union([.isMeasured, .keepsItemHeights]) }
    /// The state, other than sizes, on which the positions of its children depend.
    static var committedState: Flags { [.definiteHeight, .fixedHeight, .wasWidened] }
    static var baselines: Flags { [.hasFirstBaseline, .hasLastBaseline] }
  }

  /// The overflow of a node's descendants. (Trees that find nodes by position record it, except for
  /// ``hasOverflowingItem``)
  struct Overflow: OptionSet, BitwiseCopyable {
    var rawValue: UInt8 = 0
    /// Its children's starts and ends are ascending along x or along y, and no child is hidden or has overflow. A
    /// binary search then finds the children in an interval.
    static var isInOrderX: Overflow { Overflow(rawValue: 1) }
    static var isInOrderY: Overflow { Overflow(rawValue: 2) }
    static var isInOrder: Overflow { [.isInOrderX, .isInOrderY] }
    /// Its visible descendants overflow its frame by no more than rounding, or by more.
    static var isRounding: Overflow { Overflow(rawValue: 4) }
    static var isVisible: Overflow { Overflow(rawValue: 8) }
    /// One of its items overflows it. (Issues)
    static var hasOverflowingItem: Overflow { Overflow(rawValue: 16) }
  }

  /// Sets a final height. If it changes, the content must be placed again.
  @inline(__always)
  mutating func takeHeight(_ height: Double, isDefinite: Bool, isFixed: Bool = false) {
    var flags = self.flags.subtracting([.definiteHeight, .fixedHeight])
    if isDefinite { flags.insert([.definiteHeight, .fixedHeight]) }
    if isFixed { flags.insert(.fixedHeight) }
    if self.height != height || flags != self.flags {
      self.height = height
      self.flags = flags.subtracting(.placement).union(.dirty)
    }
  }
}
