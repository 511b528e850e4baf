/// The data of each item of a line, which is enough to compute most frames without other items.
///
/// While no item reaches a limit, sizes are `size ± share · weight`, and an offset is the same sum over the preceding
/// items. Each item stores these sums, so that a frame costs a few multiplications at any position. The structure is
/// small, since the time to process a long line depends mostly on its memory.
struct LineItem: Sendable, BitwiseCopyable {
  /// The hypothetical outer sizes of the preceding items and their gaps, and the item's own leading margin.
  var leading = 0.0
  /// The sum of grow factors of the preceding items.
  var growBefore = 0.0
  /// The hypothetical main size.
  var size = 0.0
  /// The cross size; -1 for an item that fills the line; less than -1 for the index of data about an item that is not
  /// plain.
  private var across = -1.0
  /// The grow factor; 0 for an item whose base size exceeds its maximum, which therefore never grows.
  var grow: Float = 0
  /// The shrink factor; 0 for an item whose base size is below its minimum.
  var shrink: Float = 0
}

/// Sums over preceding items that only some lines need; zeros in other lines.
struct SumsBefore: Sendable, BitwiseCopyable {
  /// The shrink weights of the preceding items: shrink factor times inner base size.
  var weightBefore = 0.0
  /// The number of automatic main margins of the preceding items.
  var autosBefore = 0.0
}

/// The data of an item with a minimum or a maximum main size that is otherwise plain.
struct LineLimits: Sendable, BitwiseCopyable {
  var base = 0.0
  var minimum = 0.0
  /// At least the minimum.
  var maximum = Double.infinity
  /// The cross size; -1 for an item that fills the line.
  var crossSize = -1.0

  var hypothetical: Double { max(minimum, min(base, maximum)) }
}

extension LineItem {
  /// Whether the item has only a main size and perhaps a cross size.
  @inline(__always) var isPlain: Bool { across >= -1 }

  /// The cross size of a plain item; -1 if it fills the line.
  @inline(__always) var crossSize: Double { across }

  /// The index of the limits, for an item that has nothing else; -1 for others.
  @inline(__always)
  var limits: Int32 {
    get { reference & 1 == 0 ? reference >> 1 : -1 }
    set { across = -2 - 2 * Double(newValue) }
  }

  /// The index of the metrics, for an item with edges, content or an alignment of its own; -1 for others.
  @inline(__always)
  var metrics: Int32 {
    get { reference & 1 == 0 ? -1 : reference >> 1 }
    set { across = -3 - 2 * Double(newValue) }
  }

  /// Twice the index of limits, or twice the index of metrics plus one; -2 for a plain item.
  @inline(__always)
  private var reference: Int32 { isPlain ? -2 : Int32(-2 - across) }
}

extension LineItem {
  /// Creates a plain item, or returns `nil` if the node is not plain.
  @inline(__always)
  init?(plain node: borrowing LayoutNode, isRow: Bool) {
    // No content, no keyword, no rare value, and width, height and basis each `auto` or in points, or a basis of 0 %.
    guard node.content == nil, node.id == nil, node.style.keywords.word == 0, !node.style.hasRareValues,
      node.style.units.word & ~(Units.mainSizes(.points) | Units.code(.percent, .flexBasis)) == Units().word,
      node.style.hasPlainBasis
    else { return nil }
    self.init(sizesOf: node.style, isRow: isRow)
  }

  /// Creates an item with sizes in points, or returns `nil` without a main size, which becomes an issue.
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

  /// Creates an item with metrics. A factor for a direction in which the item cannot move counts as 0.
  init(_ leaf: LeafMetrics, grow: Float, shrink: Float) {
    size = leaf.hypothetical
    self.grow = leaf.base > size ? 0 : grow
    self.shrink = leaf.base < size ? 0 : shrink
  }

  init(_ limits: LineLimits, grow: Float, shrink: Float) {
    size = limits.hypothetical
    self.grow = limits.base > size ? 0 : grow
    self.shrink = limits.base < size ? 0 : shrink
  }
}

extension FlexStyle {
  /// Whether the basis is automatic, in points or 0 %, so that no percentage has to be resolved.
  @inline(__always)
  fileprivate var hasPlainBasis: Bool {
    let unit = units[.flexBasis]
    return unit == .auto || unit == .points || unit == .percent && basisValue == 0
  }
}

extension LineLimits {
  /// Creates the limits of an item that is otherwise plain, or returns `nil`.
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
