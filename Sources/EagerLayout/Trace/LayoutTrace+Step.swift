extension LayoutTrace {
  /// A step of a layout: a number, and the calculation that led to it.
  ///
  /// A step is data. Its ``operation`` computes its ``result`` from its ``operands``. Each operand has a source: a
  /// style, the available space, content, or the result of an earlier step.
  public struct Step: Equatable, Sendable {
    /// The axis of a number.
    public enum Axis: UInt8, Equatable, Sendable {
      /// Widths, and distances on the left and right.
      case horizontal
      /// Heights, and distances at the top and bottom.
      case vertical
    }

    /// An input of a step.
    public struct Operand: Equatable, Sendable {
      /// The value of the operand.
      public let value: Double
      /// The source of the operand.
      public let source: Source

      package init(value: Double, source: Source) {
        self.value = value
        self.source = source
      }
    }

    /// The source of an operand.
    @nonexhaustive
    public enum Source: Equatable, Sendable {
      /// A property of a node's style.
      case style(FlexStyle.Property, of: Int)
      /// The result of an earlier step: its index in ``LayoutTrace/steps``.
      case step(Int)
      /// The space of the root.
      case space
      /// An intrinsic size of a leaf's content.
      case content(of: Int)
      /// A plain count, such as the number of gaps, or 0 for an absent value.
      case count
      /// A number from an arrangement or from an item's layout value, such as `weight`.
      case named(Term)
    }

    /// The state of an item after a round of distributing free space.
    @nonexhaustive
    public enum Outcome: UInt8, Equatable, Sendable {
      /// No change, or the step is not part of a round.
      case none
      /// The item was raised to its minimum and is frozen.
      case frozenAtMinimum
      /// The item was limited to its maximum and is frozen.
      case frozenAtMaximum
      /// No limit changed the item's size, and the distribution is complete.
      case fits
      /// The item is not frozen yet and takes part in the next round.
      case sharesAgain
    }

    /// A limit of a size.
    public enum Limit: UInt8, Equatable, Sendable {
      /// The minimum raised the size.
      case minimum
      /// The maximum reduced the size.
      case maximum
    }

    /// The preorder index of the node that the number belongs to.
    public let nodeIndex: Int
    /// The axis of the number.
    public let axis: Axis
    /// The kind of the number.
    public let quantity: Quantity
    /// The operation that computes the result from the operands.
    public let operation: Operation
    /// The inputs of the operation.
    public let operands: [Operand]
    /// The resulting number.
    public let result: Double
    /// The round of distributing free space, counted from 1; 0 outside of such rounds.
    public let round: Int
    /// The index in ``LayoutTrace/steps`` of an earlier step that caused this one without being an operand. For
    /// example, items grow because the sum of their sizes is less than the available space.
    public let reason: Int?
    /// The arrangement's name for the number, with a ``quantity`` of ``Quantity/found``; `nil` for other steps.
    public let term: Term?
    /// The state of the item after the round.
    ///
    ///     let frozen = trace.steps.filter { $0.outcome == .frozenAtMaximum }.map { $0.nodeIndex }
    public internal(set) var outcome = Outcome.none

    /// The limit that changed the number, inside or outside a round; `nil` if none did.
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

  /// The kind of number that a step computes. Sizes are sizes of border boxes unless noted otherwise.
  @nonexhaustive
  public enum Quantity: UInt8, Equatable, Sendable, CaseIterable {
    /// A length of the style in points, after resolving a percentage and applying `box-sizing`.
    case length
    /// The sum of padding and border at both ends.
    case edges
    /// The sum of the margins at both ends.
    case margins
    /// The min-content and max-content sizes of the content, without padding and border; vertically, its height.
    case minContent, maxContent
    /// The height of the content, laid out in the height that the box would have without content-based limits.
    case laidOutContent
    /// A size with margins.
    case outer
    /// The min-content and max-content contributions of an item to its container's content.
    case minContribution, maxContribution
    /// The size of the content box, to which percentages of the children refer.
    case inner
    /// The size of the padding box, to which percentages of absolute children refer.
    case paddingBox
    /// The content size with padding and border, within limits that an aspect ratio derives from the other axis.
    case contentSize, minContentSize
    /// The size that `aspect-ratio` derives from the size in the other axis.
    case ratioSize
    /// A height that is definite before measuring.
    case definiteSize
    /// The available space for a box that fills it or fits into it.
    case available
    /// The flex base size (CSS Flexbox §9.2).
    case base
    /// The lower limit; for `auto`, the automatic minimum size (CSS Flexbox §4.5).
    case minimum
    /// The upper limit.
    case maximum
    /// The base size within its limits.
    case hypothetical
    /// The sum of all gaps of a line.
    case gaps
    /// The available space of a line for items and their margins: the inner size without gaps.
    case room
    /// The sum of the hypothetical sizes of a line's items, with margins.
    case hypotheticalSum
    /// The space used before a round: the sizes of frozen items and the base sizes of the others.
    case used
    /// The free space of a line initially, and in a round.
    case initialFreeSpace, freeSpace
    /// The sum of the factors of unfrozen items; for shrinking, each is multiplied by its inner base size.
    case factors
    /// The base size without padding and border, and its product with the shrink factor.
    case innerBase, scaledFactor
    /// The total change by the limits of all items in a round. If it is positive, items at their minimum are frozen; if
    /// negative, items at their maximum; if 0, all items.
    case violation
    /// The size per unit of a factor.
    case share
    /// The base size plus the item's share, before limits.
    case flexed
    /// The size of the box; final if no later step changes it.
    case size
    /// The size of a line's items and gaps plus the next item. It exceeds the available space (the step's
    /// ``LayoutTrace/Step/reason``), so the step's item begins a new line. 0 for an item that begins the first line.
    case lineBreak
    /// The cross size of a line.
    case lineSize
    /// The free space that remains in the main axis, in the cross axis, or between lines.
    case freeMain, freeCross, freeBetweenLines
    /// The start of the first item (or line), and the space between neighbors in addition to the gap.
    case start, between
    /// The size of each `auto` margin.
    case autoMargin
    /// The start of a line, or of an item's margin box, in the direction of lines or items.
    case lineOffset, offset
    /// The position measured from the left or the top, if items follow each other in the opposite direction.
    case place
    /// The distance by which insets move a box.
    case shift
    /// The distance from a box's top to its first and last baselines, and the extent of a baseline group above and
    /// below its baseline (in a column, to the left and right of the shared left edge).
    case baseline, lastBaseline, above, below
    /// The position of the box in its parent.
    case position
    /// The space that an arrangement gives an item, including margins; percentages of the item refer to it.
    case cell
    /// A number of an arrangement, identified by its ``LayoutTrace/Step/term``.
    case found
  }

  /// The operation that computes a result from operands.
  @nonexhaustive
  public enum Operation: UInt8, Equatable, Sendable, CaseIterable {
    /// The operand, unchanged.
    case given
    /// A measurement of content; the operand, if there is one, is its width.
    case measured
    /// The second operand multiplied by the first as a percentage.
    case percentage
    /// The first operand, a length calculated with percentages of the second.
    case calculation
    /// The sum of all operands.
    case sum
    /// The first operand minus all others.
    case difference
    /// The sum of the first half of the operands minus the sum of the second half.
    case balance
    /// The first operand minus all others, but at least 0.
    case remainder
    /// The product of all operands.
    case product
    /// The first operand divided by the second.
    case quotient
    /// The largest and the smallest operand.
    case greatest, least
    /// The smallest of all operands but the last, or the last if that is larger: a size within its limits.
    case clamped
    /// The base size plus the item's part of the free space. Operands: base, free space, factor, sum of factors.
    case part
    /// The growing share that fills the space. Operands: space, then base, weight, minimum and maximum of each item.
    case filling
    /// The shrinking share that fills the space, with operands as for `filling`.
    case shrinking
    /// A number that an arrangement decided from the operands, without a formula.
    case arranged
    /// A result without a recorded explanation.
    case unexplained
  }
}

extension LayoutTrace.Step.Operation {
  /// Returns the result of an operation that is a formula. The engine supplies the results of all others.
  func result(of operands: [LayoutTrace.Step.Operand]) -> Double {
    let values = operands.map { $0.value }, others = values.dropFirst()
    guard let first = values.first, let last = values.last else { return 0 }
    switch self {
    case .sum: return values.reduce(0, +)
    case .difference: return others.reduce(first, -)
    case .balance: return values.prefix(values.count / 2).reduce(0, +) - values.suffix(values.count / 2).reduce(0, +)
    case .remainder: return max(others.reduce(first, -), 0)
    case .product: return others.reduce(first, *)
    case .quotient: return first / last
    case .greatest: return others.reduce(first, max)
    case .least: return others.reduce(first, min)
    case .clamped: return max(values.dropLast().reduce(first, min), last)
    case .given: return first
    case .measured, .percentage, .calculation, .part, .filling, .shrinking, .arranged, .unexplained:
      preconditionFailure("The engine computes this result.")
    }
  }
}
