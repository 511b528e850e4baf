/// What a line knows of each item: enough to give the frame of most without looking at another.
///
/// While no limit of an item is reached, sizes are `size ± share · weight`, and an offset is the same sum over the items
/// before. So each item keeps those sums, and a frame costs a few multiplications wherever the item is.
struct LineItem: Sendable, BitwiseCopyable {
  /// The hypothetical outer sizes of the items before with the gaps after them, and the item's own leading margin.
  var leading = 0.0
  /// The grow factors of the items before.
  var growBefore = 0.0
  /// The shrink weights of the items before: shrink factor times inner base size.
  var weightBefore = 0.0
  /// The hypothetical main size.
  var size = 0.0
  /// The cross size; -1 for an item that fills the line.
  var crossSize = -1.0
  /// The grow factor; 0 for an item whose base size is beyond its maximum, which therefore never grows.
  var grow: Float = 0
  /// The shrink factor; 0 for an item whose base size is below its minimum.
  var shrink: Float = 0
  /// Where the rest is known of an item that has limits, edges, content or an alignment of its own; -1 for a plain one.
  var metrics: Int32 = -1
  /// The automatic main margins of the items before.
  var autosBefore: Int32 = 0

  /// Whether the item has a size along the line and perhaps one across it, and nothing else.
  @inline(__always) var isPlain: Bool { metrics < 0 }
}

extension LineItem {
  /// A plain item; nil if the node is anything more.
  @inline(__always)
  init?(plain node: LayoutNode, isRow: Bool) {
    let style = node.style
    // No content, no keyword, no rare value, and width, height and basis each `auto` or in points.
    guard node.content == nil, node.id == nil, style.keywords.word == 0, !style.hasRareValues,
      style.units.word & ~0b001_001_001 == Units().word
    else { return nil }
    let main = isRow ? style.units[.width] : style.units[.height]
    let cross = isRow ? style.units[.height] : style.units[.width]
    if style.units[.flexBasis] == .points {
      size = style.basisValue
    } else if main == .points {
      size = isRow ? style.widthValue : style.heightValue
    } else if style.growFactor == 0 {
      return nil  // no size at all: that is to be an issue
    }
    if cross == .points { crossSize = isRow ? style.heightValue : style.widthValue }
    grow = style.growFactor
    shrink = style.shrinkFactor
  }
}

extension LineItem {
  /// An item with metrics. A factor in whose direction the item can never move is as good as 0.
  init(_ leaf: LeafMetrics, grow: Float, shrink: Float) {
    size = leaf.hypothetical
    self.grow = leaf.base > size ? 0 : grow
    self.shrink = leaf.base < size ? 0 : shrink
  }
}
