extension LayoutTrace {
  /// One step of a layout: a number, and how it came about.
  ///
  /// A step is data. Its ``result`` is what its ``operation`` makes of its ``operands``, and each of those says where it comes
  /// from: a style, the space, a content, or the result of an earlier step.
  public struct Step: Equatable, Sendable {
    /// Along which axis a number is.
    public enum Axis: UInt8, Equatable, Sendable {
      /// Widths and what is on the left and right.
      case horizontal
      /// Heights and what is at the top and bottom.
      case vertical
    }

    /// A number that goes into a step.
    public struct Operand: Equatable, Sendable {
      /// The number.
      public let value: Double
      /// Where it comes from.
      public let source: Source

      package init(value: Double, source: Source) {
        self.value = value
        self.source = source
      }
    }

    /// Where an operand comes from.
    @nonexhaustive
    public enum Source: Equatable, Sendable {
      /// A property of a node's style.
      case style(FlexStyle.Property, of: Int)
      /// The result of an earlier step: its index in ``LayoutTrace/steps``.
      case step(Int)
      /// The space that the root is laid out in.
      case space
      /// What a leaf's content asks for.
      case content(of: Int)
      /// How many there are of something, or nothing of it (0).
      case count
      /// What an arrangement, or an item of it, says of itself: `weight`.
      case said(Term)
    }

    /// What became of an item in a round of sharing free space.
    @nonexhaustive
    public enum Outcome: UInt8, Equatable, Sendable {
      /// Nothing, or it was no such round.
      case none
      /// It was raised to its minimum, and keeps that.
      case frozenAtMinimum
      /// It was cut to its maximum, and keeps that.
      case frozenAtMaximum
      /// No limit changed what it got, and nobody shares again.
      case fits
      /// It is not frozen yet: it shares again.
      case sharesAgain
    }

    /// One of the two limits of a size.
    public enum Limit: UInt8, Equatable, Sendable {
      /// The minimum raised it.
      case minimum
      /// The maximum cut it.
      case maximum
    }

    /// The node that the number belongs to: its index in preorder.
    public let nodeIndex: Int
    /// The axis it is along.
    public let axis: Axis
    /// What the number is.
    public let quantity: Quantity
    /// What makes the result of the operands.
    public let operation: Operation
    /// What it is made of.
    public let operands: [Operand]
    /// The number.
    public let result: Double
    /// The round of sharing free space it belongs to, from 1 on; 0 outside of them.
    public let round: Int
    /// The earlier step that decided that this one is done so, where its number does not go into it: its position in
    /// ``LayoutTrace/steps``. That all ask for less than there is, for one, is why items grow.
    public let reason: Int?
    /// What the arrangement calls it whose number it is; nil for all others. Its ``quantity`` is
    /// ``Quantity/found`` then.
    public let term: Term?
    /// What the round made of the item.
    ///
    ///     let frozen = trace.steps.filter { $0.outcome == .frozenAtMaximum }.map { $0.nodeIndex }
    public internal(set) var outcome = Outcome.none

    /// Which limit made the number what it is, in a round or outside of any; nil where none did.
    ///
    ///     trace.steps.contains { $0.nodeIndex == 2 && $0.quantity == .size && $0.limit == .maximum }
    public var limit: Limit? {
      guard operation == .clamped, let size = operands.first?.value, size != result else { return nil }
      return size < result ? .minimum : .maximum
    }
  }
}

extension LayoutTrace.Step {
  package init(
    nodeIndex: Int, axis: Axis, quantity: Quantity, operation: Operation, operands: [Operand], result: Double
  ) {
    self.init(
      nodeIndex: nodeIndex, axis: axis, quantity: quantity, operation: operation, operands: operands, result: result,
      round: 0,
      reason: nil, term: nil)
  }

  /// What a step finds out. All sizes are those of border boxes, where nothing else is said.
  @nonexhaustive
  public enum Quantity: UInt8, Equatable, Sendable, CaseIterable {
    /// A length of the style, as a number of units: a percentage resolved, `box-sizing` heeded.
    case length
    /// Padding and border, both ends together.
    case edges
    /// The margins, both ends together.
    case margins
    /// The least size that the content asks for, and the greatest. (Without padding and border; as high as it is.)
    case minContent, maxContent
    /// The height of the content as it is laid out in the height that the box has otherwise.
    case laidOutContent
    /// A size with margins.
    case outer
    /// The least and the greatest size that an item contributes to its container's content.
    case minContribution, maxContribution
    /// The size of the content box: what percentages of the children are of.
    case inner
    /// The size of the padding box: what percentages of absolute children are of.
    case paddingBox
    /// The size that content needs, with padding and border, within what a ratio makes of the other axis' limits.
    case contentSize, minContentSize
    /// What `aspect-ratio` makes of the other axis' size.
    case ratioSize
    /// A height that is known before anything is measured.
    case knownSize
    /// The room for a box that fills it or fits into it.
    case available
    /// The flex base size (CSS Flexbox §9.2).
    case base
    /// The lower limit; where `auto`, the automatic minimum size (CSS Flexbox §4.5).
    case minimum
    /// The upper limit.
    case maximum
    /// The base size within its limits.
    case hypothetical
    /// All gaps of a line together.
    case gaps
    /// What a line has for its items and their margins: the inner size less gaps.
    case room
    /// What the items of a line would take at their hypothetical sizes, with margins.
    case hypotheticalSum
    /// What the items of a line take before a round: frozen ones their sizes, the others their base sizes.
    case used
    /// What a line has to share at first, and in a round.
    case initialFreeSpace, freeSpace
    /// The factors of those that share, together; when shrinking, each times its inner base size.
    case factors
    /// The base size without padding and border, and that times the shrink factor.
    case innerBase, scaledFactor
    /// What the limits of all items changed in a round. Where it is positive, items at their minimum are frozen; where
    /// negative, those at their maximum; and where it is 0, all are done.
    case violation
    /// What a factor of 1 gets.
    case share
    /// The base size with a share, before limits.
    case flexed
    /// The size of the box, final where nothing comes after it.
    case size
    /// What a line's items, the next one and the gaps between them would take: more than the room, which is the step's
    /// ``LayoutTrace/Step/reason``. So a line begins with the item that the step is about. 0 for an item that begins the first line.
    case lineBreak
    /// The size of a line across.
    case lineSize
    /// What sharing, sizes and margins leave free: along a line, across it, or between lines.
    case freeAlong, freeAcross, freeBetweenLines
    /// Where the first item (or line) starts, and what comes between neighbours beside the gap.
    case start, between
    /// What each `auto` margin gets.
    case autoMargin
    /// Where a line, or an item's margin box, starts, in the direction of lines or items.
    case lineOffset, offset
    /// The same from the left or the top, where the direction is another.
    case place
    /// How far insets move a box from its place.
    case shift
    /// The distance from a box's top to its first baseline and to its last; how far a group of items reaches above and below
    /// theirs, in a column to the left and right of their left edges.
    case baseline, lastBaseline, above, below
    /// Where the box is in its parent's.
    case position
    /// The room that an arrangement gives an item: what percentages of the item's are of, with its margins.
    case cell
    /// A number that is an arrangement's own: its ``LayoutTrace/Step/term`` says which.
    case found
  }

  /// What makes a result of operands.
  @nonexhaustive
  public enum Operation: UInt8, Equatable, Sendable, CaseIterable {
    /// The operand itself.
    case given
    /// What a content measured; the operand, if there is one, is the width it had.
    case measured
    /// The first, in percent of the second.
    case percentage
    /// All together.
    case sum
    /// The first less all others.
    case difference
    /// The first half of them together, less the other half.
    case balance
    /// The first less all others, but not less than 0.
    case remainder
    /// All multiplied.
    case product
    /// The first divided by the second.
    case quotient
    /// The greatest, and the least.
    case greatest, least
    /// The least of all but the last, or the last where that is greater: within upper limits and a lower one.
    case clamped
    /// Base, free space, factor, all factors: the base with its part of the free space.
    case part
    /// Room, then for each item base, weight, minimum and maximum: the share of growing at which they fill the room.
    case filling
    /// The same of shrinking.
    case shrinking
    /// What an arrangement decides, knowing the operands.
    case arranged
    /// What no step tells.
    case unexplained
  }
}
