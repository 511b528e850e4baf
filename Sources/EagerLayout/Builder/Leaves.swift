/// A flexible item, which takes a share of the space that fixed items leave.
///
///     Row { Flex(); Flex(2) }      // one third and two thirds
///
/// `Flex(n)` is CSS `flex: n 1 0%`.
public struct Flex: LayoutLeaf {
  /// The node that the engine lays out.
  public var _node: LayoutNode

  /// Creates an item that takes `grow` shares of the free space.
  @inlinable
  public init(_ grow: Double = 1) { _node = flexibleNode(grow) }

  /// Creates an item that takes `grow` shares of the free space, given as a number of any type.
  @_disfavoredOverload
  @inlinable
  public init(_ grow: some NumberValue) { self.init(grow._number) }
}

/// An item of fixed size. In an axis without a size it fills its container.
///
///     Column { Fixed(height: 44); Flex() }
///
/// `Fixed` is CSS `flex: none`. Without a size in the main axis, it is 0 there, which the layout reports as an issue.
public struct Fixed: LayoutLeaf {
  /// The node that the engine lays out.
  public var _node: LayoutNode

  /// Creates an item of a given width.
  @inlinable
  public init(width: Double) { _node = fixedNode(points: width, nil) }

  /// Creates an item of a given height.
  @inlinable
  public init(height: Double) { _node = fixedNode(points: nil, height) }

  /// Creates an item of a given width and height.
  @inlinable
  public init(width: Double, height: Double) { _node = fixedNode(points: width, height) }

  /// Creates a square.
  @inlinable
  public init(_ side: Double) { _node = fixedNode(points: side, side) }

  /// Creates an item of a width that is a number of any type, a percentage or a keyword.
  @_disfavoredOverload
  @inlinable
  public init(width: some SizeLengthValue) { _node = fixedNode(width: width._sizeLength, height: nil) }

  /// Creates an item of a height that is a number of any type, a percentage or a keyword.
  @_disfavoredOverload
  @inlinable
  public init(height: some SizeLengthValue) { _node = fixedNode(width: nil, height: height._sizeLength) }

  /// Creates an item of a width and a height that are numbers of any type, percentages or keywords.
  @_disfavoredOverload
  @inlinable
  public init(width: some SizeLengthValue, height: some SizeLengthValue) {
    _node = fixedNode(width: width._sizeLength, height: height._sizeLength)
  }

  /// Creates a square with a side that is a number of any type, a percentage or a keyword.
  @_disfavoredOverload
  @inlinable
  public init(_ side: some SizeLengthValue) { self.init(width: side, height: side) }

  /// Creates an item of a given size.
  public init(_ extent: Extent) { self.init(width: extent.width, height: extent.height) }
}

// The nodes of the most common leaves. If their numbers are valid, all fields are initialized at once, since setting
// one property after another costs several times as much.

/// Returns a leaf with CSS `flex: n 1 0%`, where n is `grow`.
@usableFromInline
func flexibleNode(_ grow: Double) -> LayoutNode {
  var units = Units()
  units[.flexBasis] = .percent
  guard grow >= 0 && grow <= largestLength else {
    var style = FlexStyle(units: units)
    style.flexGrow = grow
    return LayoutNode(style: style)
  }
  return LayoutNode(style: FlexStyle(units: units, growFactor: Float(grow)))
}

/// Returns a leaf with CSS `flex: none`.
@usableFromInline
func fixedNode(points width: Double?, _ height: Double?) -> LayoutNode {
  let range = 0...largestLength
  guard range.contains(width ?? 0) && range.contains(height ?? 0) else {
    return fixedNode(width: width.map { .points($0) }, height: height.map { .points($0) })
  }
  var units = Units()
  if width != nil { units[.width] = .points }
  if height != nil { units[.height] = .points }
  return LayoutNode(style: FlexStyle(units: units, widthValue: width ?? 0, heightValue: height ?? 0, shrinkFactor: 0))
}

@usableFromInline
func fixedNode(width: FlexStyle.SizeLength?, height: FlexStyle.SizeLength?) -> LayoutNode {
  var style = FlexStyle(units: Units(), shrinkFactor: 0)
  if let width { style.width = width }
  if let height { style.height = height }
  return LayoutNode(style: style)
}
