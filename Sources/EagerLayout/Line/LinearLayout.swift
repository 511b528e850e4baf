/// A row or a column of items in given bounds, whose frames are there as soon as the items are.
///
///     var screen = LinearLayout(.column, in: Frame(width: 414, height: 896))
///     let preview = screen.add(Flex())
///     screen[preview]                            // 0 0 414 896
///     let toolbar = screen.add(Fixed(height: 44))
///     screen[preview]                            // 0 0 414 852
///     screen[toolbar]                            // 0 852 414 44
///
/// Frames are those of a CSS flex container of the bounds' size with one line. An item fills the line across unless it has
/// a size there (or a content, where ``alignment`` is given); then that says where it sits. Baseline alignment is the one
/// thing that differs: `baseline` is taken as `start` and `lastBaseline` as `end`.
///
/// A layout is a value: a copy does not follow the original. It is a collection of its items' frames.
///
/// ## What things cost
///
/// Adding an item and reading a frame are O(1), in any order, as long as no item stops growing or shrinking before the
/// others do. Where some do (because of a minimum, a maximum, or content they cannot be smaller than), and after an
/// insertion or a removal, the line is not settled (``isSettled``): frames are as right as ever, but reading one costs
/// O(n). Call ``settle()`` after such a burst of changes, and reads are O(1) again. ``add(contentsOf:)`` settles by itself,
/// and so does every change to a line of up to 16 items, but for an item added to one where some stop before others:
/// that a line of these is built item by item costs a single settling.
public struct LinearLayout: Sendable {
  /// Which way items follow each other.
  public enum Axis: UInt8, Equatable, Sendable, CaseIterable {
    /// Side by side.
    case row
    /// Below each other.
    case column
  }

  /// An item of a layout. It stays valid while others come and go, until its own item is removed.
  public struct Handle: Hashable, Sendable, BitwiseCopyable {
    let slot: UInt32
    let generation: UInt32
  }

  /// All there is, shared by copies until one of them changes.
  var line: Line

  /// An empty line.
  ///
  /// - Parameters:
  ///   - axis: which way items follow each other.
  ///   - bounds: where the line is. In y-up coordinates `y` is its lower edge.
  ///   - alignment: where items sit that have a cross size or a content; without it, contents fill the line too.
  ///   - gap: the space between items.
  ///   - padding: the space between the bounds and the items.
  ///   - direction: `.rightToLeft` starts rows at the right, and makes the right side the start of a column.
  ///   - yAxis: which way y grows.
  public init(
    _ axis: Axis, in bounds: Frame, alignment: CrossAlignment? = nil, gap: Double = 0, padding: Edges = Edges(),
    direction: FlexStyle.Direction = .leftToRight, yAxis: Placement.YAxis = .down
  ) {
    line = Line(
      LineSetting(
        axis: axis, bounds: bounds, alignment: alignment, gap: gap, padding: padding, direction: direction,
        yAxis: yAxis))
  }

  /// Which way items follow each other.
  public var axis: Axis { line.setting.axis }

  /// Where the line is. Negative sizes and numbers that are not finite count as 0, and are ``issues``.
  ///
  /// Setting it is O(1), but for items with percentages or content, which are read anew by ``settle()``.
  public var bounds: Frame {
    get { line.setting.bounds }
    set { change { $0.bounds = newValue } }
  }

  /// Where items that have a cross size or a content sit across the line; nil if contents without a size fill it. Others
  /// without a size fill it always.
  ///
  /// O(1) to set, but for items with content where it was nil or becomes it: they are read anew by ``settle()``.
  public var alignment: CrossAlignment? {
    get { line.setting.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The space between items. Offsets are summed up anew by ``settle()`` when it changes.
  public var gap: Double {
    get { line.setting.gap }
    set { change { $0.gap = newValue } }
  }

  /// The space between the bounds and the items. Costs as ``bounds`` does.
  public var padding: Edges {
    get { line.setting.padding }
    set { change { $0.padding = newValue } }
  }

  /// Where a row starts, and which side is the start of a column. Initially left to right, which `inherit` means here.
  public var direction: FlexStyle.Direction {
    get { line.setting.direction }
    set { change { $0.direction = newValue } }
  }

  /// Which way y grows, in the bounds and in all frames. O(1) to set.
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

  /// Makes sure that a change is seen in this value alone.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&line) { line = line.copy() }
  }
}

extension Placement {
  /// Which way y grows.
  public enum YAxis: UInt8, Equatable, Sendable, CaseIterable {
    /// From top to bottom, as on screens: `y` is the upper edge of a frame.
    case down
    /// From bottom to top, as in mathematics and PDF: `y` is the lower edge of a frame.
    case up
  }
}

/// What a line is told about itself.
struct LineSetting: Sendable {
  var axis: LinearLayout.Axis
  var bounds: Frame
  var alignment: CrossAlignment?
  var gap: Double
  var padding: Edges
  var direction: FlexStyle.Direction
  var yAxis: Placement.YAxis
}
