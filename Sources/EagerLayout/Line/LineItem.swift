/// The data of each item of a line. For most items, the frame can be computed from it without other items.
///
/// If no item reaches a limit, each size is `size ± share · weight`, and the offset of an item is the sum of these over
/// the preceding items. Each item stores the parts of this sum, so that a frame costs a few multiplications at any
/// position. The structure is small, since the time to process a long line depends mostly on its memory.
struct LineItem: Sendable, BitwiseCopyable {
  /// The item's offset before free space is distributed: the sum of the hypothetical outer sizes of the preceding
  /// items, their gaps, and the item's own start margin.
  var baseOffset = 0.0
  var growSumBefore = 0.0
  /// The hypothetical main size.
  var size = 0.0
  /// The cross size of a plain item; -1 if the item fills the line. For other items a value less than -1, from which
  /// ``limitsIndex`` and ``metricsIndex`` are computed.
  private var crossSizeOrReference = -1.0
  /// The grow factor; 0 for an item whose base size exceeds its maximum, so that it never grows.
  var grow: Float = 0
  /// The shrink factor; 0 for an item whose base size is below its minimum, so that it never shrinks.
  var shrink: Float = 0
}

/// Sums over the items before an item. Only lines with items that shrink or with automatic margins store them.
struct PrefixSums: Sendable, BitwiseCopyable {
  /// The shrink weights of the preceding items: shrink factor times inner base size.
  var shrinkWeightBefore = 0.0
  var autoMarginsBefore = 0.0
}

/// The data of an item with a minimum or a maximum main size that is otherwise plain.
struct LineLimits: Sendable, BitwiseCopyable {
  var base = 0.0
  var minimum = 0.0
  /// The maximum, which is not less than the minimum.
  var maximum = Double.infinity
  /// The cross size; -1 for an item that fills the line.
  var crossSize = -1.0

  var hypothetical: Double { max(minimum, min(base, maximum)) }
}

extension LineItem {
  /// Whether the item has neither limits nor metrics, only sizes and factors.
  @inline(__always) var isPlain: Bool { crossSizeOrReference >= -1 }

  /// The cross size of a plain item; -1 if it fills the line.
  @inline(__always) var crossSize: Double { crossSizeOrReference }

  /// The index of the limits of an item that is plain apart from its limits; -1 for other items.
  @inline(__always)
  var limitsIndex: Int32 {
    get { reference & 1 == 0 ? reference >> 1 : -1 }
    set { crossSizeOrReference = -2 - 2 * Double(newValue) }
  }

  /// The index of the metrics of an item that has more than sizes and limits, such as edges or content; -1 for other
  /// items.
  @inline(__always)
  var metricsIndex: Int32 {
    get { reference & 1 == 0 ? -1 : reference >> 1 }
    set { crossSizeOrReference = -3 - 2 * Double(newValue) }
  }

  /// Twice the index of limits, or twice the index of metrics plus one; -2 for a plain item.
  @inline(__always)
  private var reference: Int32 { isPlain ? -2 : Int32(-2 - crossSizeOrReference) }
}

extension LineItem {
  /// Creates a plain item, or returns `nil` if the node is not plain.
  @inline(__always)
  init?(plain node: borrowing LayoutNode, isRow: Bool) {
    // A plain item has no content, keyword or rare value. Its lengths are `auto` or in points, or its basis is 0 %.
    guard node.content == nil, node.id == nil, node.style.keywords.word == 0,
      node.style.units.word & ~(Units.mainSizeBits(.points) | Units.bits(.percent, .flexBasis)) == Units().word,
      node.style.hasPlainBasis
    else { return nil }
    self.init(sizesOf: node.style, isRow: isRow)
  }

  /// Creates an item with sizes in points, or returns `nil` if it has neither a basis, a main size nor a grow factor,
  /// which becomes an issue.
  @inline(__always)
  fileprivate init?(sizesOf style: borrowing FlexStyle, isRow: Bool) {
    let units = style.units
    if units[.flexBasis] != .auto {
      size = style.basisValue  // in points, or 0 %: see `hasPlainBasis`
    } else if units[isRow ? .width : .height] == .points {
      size = isRow ? style.widthValue : style.heightValue
    } else if style.growFactor == 0 {
      return nil
    }
    if units[isRow ? .height : .width] == .points {
      crossSizeOrReference = isRow ? style.heightValue : style.widthValue
    }
    grow = style.growFactor
    shrink = style.shrinkFactor
  }

  /// Creates an item with metrics. The grow factor of an item that cannot grow, or the shrink factor of an item that
  /// cannot shrink, counts as 0.
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
  /// Whether the basis is automatic, in points, or 0 %, so that no percentage must be resolved.
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
      Units.mainSizeBits(.points) | Units.bits(.percent, .flexBasis)
      | Units.bits(.points, isRow ? .minWidth : .minHeight) | Units.bits(.points, isRow ? .maxWidth : .maxHeight)
    guard node.content == nil, node.id == nil, node.style.keywords == keywords,
      node.style.units.word & ~points == Units().word, node.style.hasPlainBasis,
      let item = LineItem(sizesOf: node.style, isRow: isRow)
    else { return nil }
    base = item.size
    crossSize = item.crossSize
    let units = node.style.units, limits = node.style.group(.limits)
    if units[isRow ? .minWidth : .minHeight] == .points {
      minimum = isRow ? limits.minWidth : limits.minHeight
    }
    if units[isRow ? .maxWidth : .maxHeight] == .points {
      maximum = max(minimum, isRow ? limits.maxWidth : limits.maxHeight)
    }
  }
}
