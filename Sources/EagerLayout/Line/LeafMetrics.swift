/// The measurements of an item that has more than sizes and main limits: lengths in points in the main and cross axes.
struct LeafMetrics: Sendable, BitwiseCopyable {
  // Main axis.
  /// The flex base size.
  var base = 0.0
  var innerBase = 0.0
  var minimum = 0.0
  var maximum = Double.infinity
  var marginStart = 0.0
  var marginEnd = 0.0
  /// Padding and border of both sides.
  var mainPadding = 0.0

  // Cross axis.
  /// The cross size if ``crossKind`` is `fixed`.
  var crossSize = 0.0
  var crossMinimum = 0.0
  var crossMaximum = Double.infinity
  var crossMarginStart = 0.0
  var crossMarginEnd = 0.0
  /// Padding and border of both sides.
  var crossPadding = 0.0
  var crossKind = CrossKind.fixed
  var alignment = Alignment.line
  /// Whether an item that overflows the line stays at its start: `safe` (CSS Align §4.4).
  var isSafe = false
  /// The cross limits that are content sizes, which depend on the item's final main size.
  var contentLimits: ContentLimits = []

  /// The min-content and max-content widths, as far as they were measured.
  var contentWidths = IntrinsicWidths()

  var autoMargins: AutoMargins = []
  /// Whether the item has a main size of 0 because it has neither a size, a basis, content nor a grow factor. The line
  /// reports this as an issue.
  var hasNoSize = false
  /// The index of the item's ``LeafSource``; -1 for an item that needs none.
  var sourceIndex: Int32 = -1

  var ratio = CrossRatio()

  /// The source of the cross size: the line, the style, the measured content, or the main size and the ratio.
  enum CrossKind: UInt8 { case fills, fixed, content, ratio }

  /// The alignment in the cross axis; `line` is the alignment of the line.
  enum Alignment: UInt8 { case line, start, center, end }

  struct ContentLimits: OptionSet {
    let rawValue: UInt8
    static let minimum = ContentLimits(rawValue: 1)
    static let maximum = ContentLimits(rawValue: 2)
    /// The size that the ratio derives is at least the content size.
    static let ratio = ContentLimits(rawValue: 4)
  }

  struct AutoMargins: OptionSet {
    let rawValue: UInt8
    static let mainStart = AutoMargins(rawValue: 1)
    static let mainEnd = AutoMargins(rawValue: 2)
    static let crossStart = AutoMargins(rawValue: 4)
    static let crossEnd = AutoMargins(rawValue: 8)
    static let cross: AutoMargins = [.crossStart, .crossEnd]
  }

  /// The hypothetical main size: the base size within its limits (CSS Flexbox §9.2).
  var hypothetical: Double { max(minimum, min(base, maximum)) }

  /// Whether the cross size depends on measuring the content at the item's main size.
  var needsContentSize: Bool {
    if ratio.factor != 0 { return contentLimits.contains(.ratio) }
    return crossKind == .content || !contentLimits.isEmpty
  }

  /// Returns the item's size and offset in the cross axis.
  ///
  /// - Parameters:
  ///   - available: the cross space inside the line's padding.
  ///   - alignmentFraction: the fraction of the free space before an item that the line aligns.
  ///   - contentSize: the content's cross size with padding and border, for an item that ``needsContentSize``.
  ///   - mainSize: the item's main size.
  func crossSpan(in available: Double, alignmentFraction: Double, contentSize: Double, mainSize: Double) -> ItemSpan {
    let size = crossSize(in: available, contentSize: contentSize, mainSize: mainSize)
    let free = available - crossMarginStart - crossMarginEnd - size
    if !autoMargins.isDisjoint(with: .cross) {
      // Automatic margins take only positive space, and override any alignment (CSS Flexbox §8.1).
      let fraction = autoMargins.isSuperset(of: .cross) ? 0.5 : autoMargins.contains(.crossStart) ? 1 : 0
      return ItemSpan(offset: crossMarginStart + max(0, free) * fraction, size: size)
    }
    let fraction =
      switch alignment {
      // An item that would fill the line, but has a maximum, is at the start.
      case .line: crossKind == .fills ? 0 : alignmentFraction
      case .start: 0.0
      case .center: 0.5
      case .end: 1.0
      }
    return ItemSpan(offset: crossMarginStart + (isSafe ? max(0, free) : free) * fraction, size: size)
  }
}

extension LeafMetrics {
  /// Returns the item's cross size. The parameters have the same meaning as in `crossSpan`.
  func crossSize(in available: Double, contentSize: Double = 0, mainSize: Double = 0) -> Double {
    let preferred =
      switch crossKind {
      case .fills: available - crossMarginStart - crossMarginEnd
      case .fixed: crossSize
      case .content: contentSize
      case .ratio:
        max(
          crossSize(fromMain: mainSize),
          contentLimits.contains(.ratio) ? contentSize : ratio.contentMinimum)
      }
    guard !contentLimits.isEmpty else { return max(crossMinimum, min(preferred, crossMaximum)) }
    // With a ratio, limits that are content sizes are the size derived from the main size.
    let limit = ratio.factor != 0 ? crossSize(fromMain: mainSize) : contentSize
    let lower = contentLimits.contains(.minimum) ? max(limit, crossPadding) : crossMinimum
    let upper = contentLimits.contains(.maximum) ? limit : crossMaximum
    return max(lower, min(preferred, upper))
  }
}

/// The offset from the line's start and the size of an item in one axis.
struct ItemSpan: Sendable, BitwiseCopyable {
  var offset = 0.0
  var size = 0.0
}

extension CrossAlignment {
  /// The fraction of the free space before the item.
  var fractionBefore: Double {
    switch self {
    case .start, .baseline: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
