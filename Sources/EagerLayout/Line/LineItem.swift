/// What a line knows of each item: enough to give the frame of most without looking at another.
///
/// While no limit of an item is reached, sizes are `size ± share · weight`, and an offset is the same sum over the items
/// before. So each item keeps those sums, and a frame costs a few multiplications wherever the item is. It is kept small, since
/// a long line costs what its memory does.
struct LineItem: Sendable, BitwiseCopyable {
  /// The hypothetical outer sizes of the items before with the gaps after them, and the item's own leading margin.
  var leading = 0.0
  /// The grow factors of the items before.
  var growBefore = 0.0
  /// The hypothetical main size.
  var size = 0.0
  /// The cross size, or less than 0: -1 for an item that fills the line, and below that where the rest is known of an item
  /// that is not plain.
  private var across = -1.0
  /// The grow factor; 0 for an item whose base size is beyond its maximum, which therefore never grows.
  var grow: Float = 0
  /// The shrink factor; 0 for an item whose base size is below its minimum.
  var shrink: Float = 0
}

/// What only some items need of the items before them; zeros where a line keeps none.
struct SumsBefore: Sendable, BitwiseCopyable {
  /// The shrink weights of the items before: shrink factor times inner base size.
  var weightBefore = 0.0
  /// The automatic main margins of the items before.
  var autosBefore = 0.0
}

/// What is known of an item with a minimum or a maximum along the line, and nothing else that a plain one lacks.
struct LineLimits: Sendable, BitwiseCopyable {
  var base = 0.0
  var minimum = 0.0
  /// No less than the minimum.
  var maximum = Double.infinity
  /// The cross size; -1 for an item that fills the line.
  var crossSize = -1.0

  var hypothetical: Double { max(minimum, min(base, maximum)) }
}

extension LineItem {
  /// Whether the item has a size along the line and perhaps one across it, and nothing else.
  @inline(__always) var isPlain: Bool { across >= -1 }

  /// The cross size of a plain item; -1 if it fills the line.
  @inline(__always) var crossSize: Double { across }

  /// Where the limits are of an item that has no more than these; -1 for others.
  @inline(__always)
  var limits: Int32 {
    get { reference & 1 == 0 ? reference >> 1 : -1 }
    set { across = -2 - 2 * Double(newValue) }
  }

  /// Where the metrics are of an item that has edges, content or an alignment of its own; -1 for others.
  @inline(__always)
  var metrics: Int32 {
    get { reference & 1 == 0 ? -1 : reference >> 1 }
    set { across = -3 - 2 * Double(newValue) }
  }

  /// Twice the number of limits, or twice the number of metrics and one; -2 for a plain item.
  @inline(__always)
  private var reference: Int32 { isPlain ? -2 : Int32(-2 - across) }
}

extension LineItem {
  /// A plain item; nil if the node is anything more.
  @inline(__always)
  init?(plain node: borrowing LayoutNode, isRow: Bool) {
    // No content, no keyword, no rare value, and width, height and basis each `auto` or in points, or a basis of 0 %.
    guard node.content == nil, node.id == nil, node.style.keywords.word == 0, !node.style.hasRareValues,
      node.style.units.word & ~(Units.mainSizes(.points) | Units.code(.percent, .flexBasis)) == Units().word,
      node.style.hasPlainBasis
    else { return nil }
    self.init(sizesOf: node.style, isRow: isRow)
  }

  /// The sizes of an item that has them in points, if at all; nil if it has none along the line, which is to be an issue.
  @inline(__always)
  fileprivate init?(sizesOf style: borrowing FlexStyle, isRow: Bool) {
    let units = style.units
    if units[.flexBasis] != .auto {
      size = style.basisValue  // Points, or 0 %: see `hasPlainBasis`.
    } else if units[isRow ? .width : .height] == .points {
      size = isRow ? style.widthValue : style.heightValue
    } else if style.growFactor == 0 {
      return nil
    }
    if units[isRow ? .height : .width] == .points { across = isRow ? style.heightValue : style.widthValue }
    grow = style.growFactor
    shrink = style.shrinkFactor
  }

  /// An item with metrics. A factor in whose direction the item can never move is as good as 0.
  init(_ leaf: LeafMetrics, grow: Float, shrink: Float) {
    size = leaf.hypothetical
    self.grow = leaf.base > size ? 0 : grow
    self.shrink = leaf.base < size ? 0 : shrink
  }

  /// An item with limits.
  init(_ limits: LineLimits, grow: Float, shrink: Float) {
    size = limits.hypothetical
    self.grow = limits.base > size ? 0 : grow
    self.shrink = limits.base < size ? 0 : shrink
  }
}

extension FlexStyle {
  /// Whether the basis is automatic, in points or 0 %: without a percentage that has to be resolved.
  @inline(__always)
  fileprivate var hasPlainBasis: Bool {
    let unit = units[.flexBasis]
    return unit == .auto || unit == .points || unit == .percent && basisValue == 0
  }
}

extension LineLimits {
  /// The limits of an item that is plain but for these; nil if the node is anything else.
  init?(_ node: borrowing LayoutNode, isRow: Bool) {
    var keywords = Keywords()
    keywords[.hasLimits] = 1
    let points =
      Units.mainSizes(.points) | Units.code(.percent, .flexBasis)
      | Units.code(.points, isRow ? .minWidth : .minHeight) | Units.code(.points, isRow ? .maxWidth : .maxHeight)
    guard node.content == nil, node.id == nil, node.style.keywords == keywords, let rare = node.style.rare,
      node.style.units.word & ~points == Units().word, node.style.hasPlainBasis,
      let item = LineItem(sizesOf: node.style, isRow: isRow)
    else { return nil }
    base = item.size
    crossSize = item.crossSize
    let units = node.style.units
    if units[isRow ? .minWidth : .minHeight] == .points {
      minimum = isRow ? rare.values.minWidth : rare.values.minHeight
    }
    if units[isRow ? .maxWidth : .maxHeight] == .points {
      maximum = max(minimum, isRow ? rare.values.maxWidth : rare.values.maxHeight)
    }
  }
}
