extension FlexStyle {
  /// CSS `display`: whether a node takes part in layout at all.
  @nonexhaustive
  public enum Display: UInt8, Equatable, Sendable, CaseIterable {
    /// The node is laid out.
    case flex
    /// The node and all below it take no room; their frames are zero.
    case none
  }

  /// CSS `box-sizing`: what `width`, `height`, their limits and `flex-basis` measure.
  @nonexhaustive
  public enum BoxSizing: UInt8, Equatable, Sendable, CaseIterable {
    /// The box with its padding and border.
    case borderBox
    /// The content alone; padding and border come on top.
    case contentBox
  }

  /// CSS `direction`: where a row starts.
  @nonexhaustive
  public enum Direction: UInt8, Equatable, Sendable, CaseIterable {
    /// As the parent; left to right at the root.
    case inherit
    /// Rows start at the left.
    case leftToRight
    /// Rows start at the right.
    case rightToLeft
  }

  /// CSS `position`: whether a node is one of its parent's items.
  @nonexhaustive
  public enum Position: UInt8, Equatable, Sendable, CaseIterable {
    /// The node is an item of its parent; its insets move it without moving others.
    case relative
    /// The node is placed by its insets against its parent's padding box and takes no room in it.
    case absolute
  }

  /// CSS `flex-direction`: the main axis of a container.
  @nonexhaustive
  public enum FlexDirection: UInt8, Equatable, Sendable, CaseIterable {
    /// Items follow each other horizontally.
    case row
    /// As `row`, from the other end.
    case rowReverse
    /// Items follow each other downwards.
    case column
    /// As `column`, from the bottom up.
    case columnReverse
  }

  /// CSS `flex-wrap`: whether items may break into several lines.
  @nonexhaustive
  public enum FlexWrap: UInt8, Equatable, Sendable, CaseIterable {
    /// One line, which may overflow.
    case nowrap
    /// As many lines as needed.
    case wrap
    /// As `wrap`, with the lines stacked from the other side.
    case wrapReverse
  }

  /// CSS `justify-content`: where the free space of a line goes along the main axis.
  @nonexhaustive
  public enum JustifyContent: UInt8, Equatable, Sendable, CaseIterable {
    /// As `flexStart`.
    case normal
    /// As `flexStart`.
    case stretch
    /// After the items, in the flex direction.
    case flexStart
    /// Before the items, in the flex direction.
    case flexEnd
    /// After the items, in the writing direction.
    case start
    /// Before the items, in the writing direction.
    case end
    /// In a row, items sit at the left; in a column as `start`.
    case left
    /// In a row, items sit at the right; in a column as `start`.
    case right
    /// One half on each side.
    case center
    /// Between the items.
    case spaceBetween
    /// Around each item: one half share at the ends.
    case spaceAround
    /// Between the items and at both ends.
    case spaceEvenly
  }

  /// CSS `align-items`: where items sit across the line.
  @nonexhaustive
  public enum AlignItems: UInt8, Equatable, Sendable, CaseIterable {
    /// As `stretch`.
    case normal
    /// Items without a cross size fill the line.
    case stretch
    /// At the line's start edge.
    case flexStart
    /// At the line's end edge.
    case flexEnd
    /// At the start edge in the writing direction.
    case start
    /// At the end edge in the writing direction.
    case end
    /// In the middle.
    case center
    /// First baselines on one line.
    case baseline
    /// Last baselines on one line.
    case lastBaseline
  }

  /// CSS `align-self`: where one item sits across the line.
  @nonexhaustive
  public enum AlignSelf: UInt8, Equatable, Sendable, CaseIterable {
    /// As the container's `alignItems` says.
    case auto
    /// As `stretch`.
    case normal
    /// An item without a cross size fills the line.
    case stretch
    /// At the line's start edge.
    case flexStart
    /// At the line's end edge.
    case flexEnd
    /// At the start edge in the writing direction.
    case start
    /// At the end edge in the writing direction.
    case end
    /// In the middle.
    case center
    /// First baselines on one line.
    case baseline
    /// Last baselines on one line.
    case lastBaseline
  }

  /// CSS `align-content`: where the free space between lines goes, in a container that wraps.
  @nonexhaustive
  public enum AlignContent: UInt8, Equatable, Sendable, CaseIterable {
    /// As `stretch`.
    case normal
    /// Into the lines, in equal shares.
    case stretch
    /// After the lines.
    case flexStart
    /// Before the lines.
    case flexEnd
    /// After the lines, in the writing direction.
    case start
    /// Before the lines, in the writing direction.
    case end
    /// One half on each side.
    case center
    /// Between the lines.
    case spaceBetween
    /// Around each line: one half share at the ends.
    case spaceAround
    /// Between the lines and at both ends.
    case spaceEvenly
    /// As `flex-start`: lines share no baseline with those of other boxes.
    case baseline
    /// As `flex-end`, and as `flex-start` where the lines overflow.
    case lastBaseline
  }

  /// CSS `<overflow-position>`: what an alignment does with an item that is larger than its room.
  @nonexhaustive
  public enum AlignmentSafety: UInt8, Equatable, Sendable, CaseIterable {
    /// Neither is said; alignments are unsafe.
    case unspecified
    /// The item overflows at the end only.
    case safe
    /// The item overflows where its alignment puts it.
    case unsafe
  }

  /// CSS `overflow-x` and `overflow-y`: whether a box is a scroll container.
  ///
  /// A scroll container has an automatic minimum size of 0. Scrollbars take no space.
  @nonexhaustive
  public enum Overflow: UInt8, Equatable, Sendable, CaseIterable {
    /// Content may stick out.
    case visible
    /// A scroll container without scrollbars.
    case hidden
    /// Content is cut, but the box is no scroll container.
    case clip
    /// A scroll container.
    case scroll
    /// A scroll container.
    case auto
  }
}

/// Where the items of a ``Row``, ``Column`` or ``LinearLayout`` sit across it.
///
///     Row(alignment: .center) {
///       Measured(text: "Title")
///       Fixed(width: 20, height: 20)
///       Fixed(width: 1)                // a line as high as the row
///     }
///
/// It holds for all that has a size there or a content: texts, rows and columns among them. Leaves that have neither (a
/// ``Flex`` or a ``Fixed`` without a size across, and no ratio that gives one) fill the container. CSS's `align-items`,
/// which moves these too, is ``LayoutContainer/alignItems(_:_:)``.
@nonexhaustive
public enum CrossAlignment: UInt8, Equatable, Sendable, CaseIterable {
  /// At the top of a row, at the start of a column.
  case start
  /// In the middle.
  case center
  /// At the bottom of a row, at the end of a column.
  case end
  /// In a row, with the baselines of their first lines at one height. As ``start`` in a column, and in a ``LinearLayout``.
  case baseline
}
