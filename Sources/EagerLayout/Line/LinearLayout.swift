/// A row or a column of items in given bounds, whose frames can be read after every change.
///
///     var screen = LinearLayout(.column, in: Frame(width: 414, height: 896))
///     let preview = screen.add(Flex())
///     screen[preview]                            // 0 0 414 896
///     let toolbar = screen.add(Fixed(height: 44))
///     screen[preview]                            // 0 0 414 852
///     screen[toolbar]                            // 0 852 414 44
///
/// Frames match a single-line CSS flex container with the size of the bounds. Items without a cross size fill the line;
/// with an ``alignment``, items with a cross size or content are aligned. Only baseline alignment differs: `baseline`
/// acts as `start` and `lastBaseline` as `end`.
///
/// A layout is a value: changes to a copy do not affect the original. It is a collection of its items' frames.
///
/// ## Costs
///
/// Adding an item and reading a frame are O(1), in any order, unless some items stop growing or shrinking before
/// others. The line is not settled (``isSettled``) if some do, because of a minimum, a maximum, or content that cannot
/// be smaller. It is not settled after an insertion or a removal either. Its frames are still correct, but reading one
/// is O(n). Call ``settle()`` after a series of changes to make reads O(1) again. ``add(contentsOf:)`` settles
/// automatically, and so do changes to lines of up to 16 items, except for appending to a line whose items stop at
/// different shares: building such a line item by item costs only one settling.
public struct LinearLayout: Sendable {
  /// The direction in which items follow each other.
  public enum Axis: UInt8, Equatable, Sendable, CaseIterable {
    /// Side by side.
    case row
    /// Below each other.
    case column
  }

  /// A reference to an item of a layout. It stays valid until its item is removed, whatever happens to other items.
  public struct Handle: Hashable, Sendable, BitwiseCopyable {
    let slot: UInt32
    let generation: UInt32
  }

  /// The storage, which copies share until one of them changes.
  var line: LineStorage

  /// Creates an empty line.
  ///
  /// - Parameters:
  ///   - axis: the direction in which items follow each other.
  ///   - bounds: the position and size of the line. In y-up coordinates, `y` is its lower edge.
  ///   - alignment: the alignment of items with a cross size or content. If `nil`, those without a size fill the line.
  ///   - gap: the space between items.
  ///   - padding: the space between the bounds and the items.
  ///   - direction: `.rightToLeft` starts rows at the right, and makes the right side of a column its start.
  ///   - yAxis: the direction in which y grows.
  public init(
    _ axis: Axis, in bounds: Frame, alignment: CrossAlignment? = nil, gap: Double = 0, padding: Edges = Edges(),
    direction: FlexStyle.Direction = .leftToRight, yAxis: Placement.YAxis = .down
  ) {
    line = LineStorage(
      LineSetting(
        axis: axis, bounds: bounds, alignment: alignment, gap: gap, padding: padding, direction: direction,
        yAxis: yAxis))
  }

  /// The direction in which items follow each other.
  public var axis: Axis { line.setting.axis }

  /// The position and size of the line. Negative sizes and numbers that are not finite count as 0 and are ``issues``.
  ///
  /// Setting it is O(1). ``settle()``, or the next read, recomputes items with percentages or content, and items that
  /// reach their limits at different shares.
  public var bounds: Frame {
    get { line.setting.bounds }
    set { change { $0.bounds = newValue } }
  }

  /// The cross-axis alignment of items with a cross size or content; `nil` if items with content but no cross size fill
  /// the line. Other items without a cross size always fill it.
  ///
  /// Setting it is O(1), except that ``settle()`` recomputes items with content after a change to or from `nil`.
  public var alignment: CrossAlignment? {
    get { line.setting.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The space between items. After a change, ``settle()`` recomputes offsets.
  public var gap: Double {
    get { line.setting.gap }
    set { change { $0.gap = newValue } }
  }

  /// The space between the bounds and the items. Setting it costs the same as setting ``bounds``.
  public var padding: Edges {
    get { line.setting.padding }
    set { change { $0.padding = newValue } }
  }

  /// The side where rows start, and the start side of columns. Initially left to right, which `inherit` means too.
  public var direction: FlexStyle.Direction {
    get { line.setting.direction }
    set { change { $0.direction = newValue } }
  }

  /// The direction in which y grows, in the bounds and in all frames. Setting it is O(1).
  public var yAxis: Placement.YAxis {
    get { line.setting.yAxis }
    set { change { $0.yAxis = newValue } }
  }

  private mutating func change(_ set: (inout LineSetting) -> Void) {
    makeUnique()
    var setting = line.setting
    set(&setting)
    line.change(to: setting)
  }

  /// Ensures that the storage is not shared, before a change.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&line) { line = line.copy() }
  }
}

extension Placement {
  /// The direction in which y grows.
  public enum YAxis: UInt8, Equatable, Sendable, CaseIterable {
    /// From top to bottom, as on screens: `y` is the upper edge of a frame.
    case down
    /// From bottom to top, as in mathematics and PDF: `y` is the lower edge of a frame.
    case up
  }
}

/// The properties of a ``LinearLayout``, as they were set.
struct LineSetting: Sendable {
  var axis: LinearLayout.Axis
  var bounds: Frame
  var alignment: CrossAlignment?
  var gap: Double
  var padding: Edges
  var direction: FlexStyle.Direction
  var yAxis: Placement.YAxis
}
