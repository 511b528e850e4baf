extension FlexStyle {
  /// CSS `display`: whether a node takes part in layout.
  @nonexhaustive
  public enum Display: UInt8, Equatable, Sendable, CaseIterable {
    /// The node is laid out.
    case flex
    /// The node and its descendants take no space; their frames are zero.
    case none
    /// The node has no box: its children are laid out as children of its parent, in its place, and its frame is zero.
    /// They are its children in a ``LayoutTree``, but its siblings in a ``Placement``.
    case contents
  }

  /// CSS `box-sizing`: the box measured by `width`, `height`, their limits and `flex-basis`.
  @nonexhaustive
  public enum BoxSizing: UInt8, Equatable, Sendable, CaseIterable {
    /// The box with its padding and border.
    case borderBox
    /// The content alone; padding and border are added.
    case contentBox
  }

  /// CSS `direction`: the writing direction, which sets the side where a row starts.
  @nonexhaustive
  public enum Direction: UInt8, Equatable, Sendable, CaseIterable {
    /// The parent's direction; left to right at the root.
    case inherit
    /// Rows start at the left.
    case leftToRight
    /// Rows start at the right.
    case rightToLeft
  }

  /// CSS `position`: whether a node is in its parent's flow.
  @nonexhaustive
  public enum Position: UInt8, Equatable, Sendable, CaseIterable {
    /// The node is in the flow; its insets move it without moving its siblings.
    case relative
    /// The node is placed by insets from the padding box of its containing block, and takes no space in its parent. The
    /// containing block is the parent, or if that is ``static``, the nearest ancestor that is not.
    case absolute
    /// The node is in the flow, has no insets, and is not the containing block of absolute descendants.
    case `static`
  }

  /// CSS `flex-direction`: the main axis of a container.
  @nonexhaustive
  public enum FlexDirection: UInt8, Equatable, Sendable, CaseIterable {
    /// Items follow each other horizontally.
    case row
    /// Items follow each other horizontally, in reverse.
    case rowReverse
    /// Items follow each other downwards.
    case column
    /// Items follow each other upwards.
    case columnReverse
  }

  /// CSS `flex-wrap`: whether items may be broken into several lines.
  @nonexhaustive
  public enum FlexWrap: UInt8, Equatable, Sendable, CaseIterable {
    /// One line, which may overflow.
    case nowrap
    /// As many lines as needed.
    case wrap
    /// As many lines as needed, stacked in the opposite direction.
    case wrapReverse
    /// As many lines as needed, of similar lengths (CSS Flexbox 2): the sum of the squares of the lengths is the
    /// smallest possible.
    case balance
    /// `balance` with lines stacked in the opposite direction.
    case wrapReverseBalance
  }

  /// CSS `justify-content`: the distribution of a line's free space in the main axis.
  @nonexhaustive
  public enum JustifyContent: UInt8, Equatable, Sendable, CaseIterable {
    /// Acts as `flexStart`.
    case normal
    /// Acts as `flexStart`.
    case stretch
    /// Free space after the items, in the flex direction.
    case flexStart
    /// Free space before the items, in the flex direction.
    case flexEnd
    /// Free space after the items, in the writing direction.
    case start
    /// Free space before the items, in the writing direction.
    case end
    /// Items at the left of a row; in a column, acts as `start`.
    case left
    /// Items at the right of a row; in a column, acts as `start`.
    case right
    /// One half of the free space on each side.
    case center
    /// Free space between the items.
    case spaceBetween
    /// Free space around each item, with half a share at the ends.
    case spaceAround
    /// Free space between the items and at both ends.
    case spaceEvenly
  }

  /// CSS `align-items`: the alignment of items in the cross axis.
  @nonexhaustive
  public enum AlignItems: UInt8, Equatable, Sendable, CaseIterable {
    /// Acts as `stretch`.
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
    /// At the start edge in the item's own writing direction.
    case selfStart
    /// At the end edge in the item's own writing direction.
    case selfEnd
    /// First baselines aligned.
    case baseline
    /// Last baselines aligned.
    case lastBaseline
  }

  /// CSS `align-self`: the alignment of one item in the cross axis.
  @nonexhaustive
  public enum AlignSelf: UInt8, Equatable, Sendable, CaseIterable {
    /// The container's `alignItems` applies.
    case auto
    /// Acts as `stretch`.
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
    /// At the start edge in the item's own writing direction.
    case selfStart
    /// At the end edge in the item's own writing direction.
    case selfEnd
    /// First baselines aligned.
    case baseline
    /// Last baselines aligned.
    case lastBaseline
  }

  /// CSS `align-content`: the distribution of free space between the lines of a wrapping container.
  @nonexhaustive
  public enum AlignContent: UInt8, Equatable, Sendable, CaseIterable {
    /// Acts as `stretch`.
    case normal
    /// Free space goes to the lines, in equal shares.
    case stretch
    /// Free space after the lines.
    case flexStart
    /// Free space before the lines.
    case flexEnd
    /// Free space after the lines, in the writing direction.
    case start
    /// Free space before the lines, in the writing direction.
    case end
    /// One half of the free space on each side.
    case center
    /// Free space between the lines.
    case spaceBetween
    /// Free space around each line, with half a share at the ends.
    case spaceAround
    /// Free space between the lines and at both ends.
    case spaceEvenly
    /// Acts as `flexStart`: lines are not aligned with baselines of other boxes.
    case baseline
    /// Acts as `flexEnd`, or as `flexStart` if the lines overflow.
    case lastBaseline
  }

  /// CSS `<overflow-position>`: the effect of an alignment on an item that is larger than its available space.
  @nonexhaustive
  public enum AlignmentSafety: UInt8, Equatable, Sendable, CaseIterable {
    /// Not specified; acts as `unsafe`.
    case unspecified
    /// The item overflows at the end only.
    case safe
    /// The item keeps its alignment and may overflow on either side.
    case unsafe
  }

  /// CSS `overflow-x` and `overflow-y`: whether a box is a scroll container.
  ///
  /// A scroll container has an automatic minimum size of 0. Scrollbars take no space.
  @nonexhaustive
  public enum Overflow: UInt8, Equatable, Sendable, CaseIterable {
    /// Content may overflow and stays visible.
    case visible
    /// A scroll container without scrollbars.
    case hidden
    /// Content is clipped, but the box is not a scroll container.
    case clip
    /// A scroll container.
    case scroll
    /// A scroll container.
    case auto
  }
}

/// The cross-axis alignment of the items of a ``Row``, ``Column`` or ``LinearLayout``.
///
///     Row(alignment: .center) {
///       Measured(text: "Title")
///       Fixed(width: 20, height: 20)
///       Fixed(width: 1)                // a line as high as the row
///     }
///
/// It applies to items with a cross size or content, such as texts, rows and columns. Leaves with neither (a ``Flex``
/// or ``Fixed`` without a cross size or a ratio that gives one) fill the container. CSS's `align-items`, which also
/// moves such leaves, is ``LayoutContainer/alignItems(_:_:)``.
@nonexhaustive
public enum CrossAlignment: UInt8, Equatable, Sendable, CaseIterable {
  /// At the top of a row, or the left of a left-to-right column.
  case start
  /// In the middle.
  case center
  /// At the bottom of a row, or the right of a left-to-right column.
  case end
  /// In a row, with aligned first baselines. Acts as ``start`` in a column and in a ``LinearLayout``.
  case baseline
}
