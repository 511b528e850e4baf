/// The measurements of an item that is not plain: sizes in points in the main and cross axes.
struct LeafMetrics: Sendable, BitwiseCopyable {
  // Main axis.
  var base = 0.0
  var innerBase = 0.0
  var minimum = 0.0
  var maximum = Double.infinity
  var marginStart = 0.0
  var marginEnd = 0.0
  /// Padding and border of both sides.
  var mainPadding = 0.0

  // Cross axis.
  var crossSize = 0.0
  var crossMinimum = 0.0
  var crossMaximum = Double.infinity
  var crossMarginStart = 0.0
  var crossMarginEnd = 0.0
  var crossPadding = 0.0
  var crossKind = CrossKind.given
  var alignment = Alignment.layout
  /// Whether an item that overflows the line stays at its start: `safe` (CSS Align §4.4).
  var isSafe = false
  /// The cross limits that are content sizes, whose height is known only with the width.
  var contentLimits: ContentLimits = []

  /// The min-content and max-content widths, as far as they were measured.
  var contentWidths = IntrinsicWidths()

  /// The automatic margins.
  var autos: Autos = []
  /// Whether the item has no source of a main size, which is an issue.
  var hasNoSize = false
  /// The index of the item's style and content; -1 if they are not needed any more.
  var source: Int32 = -1

  var ratio = CrossRatio()

  enum CrossKind: UInt8 { case fills, given, content, ratio }

  enum Alignment: UInt8 { case layout, start, center, end }

  struct ContentLimits: OptionSet {
    let rawValue: UInt8
    static let minimum = ContentLimits(rawValue: 1)
    static let maximum = ContentLimits(rawValue: 2)
    /// The derived size is at least the content size.
    static let ratio = ContentLimits(rawValue: 4)
  }

  struct Autos: OptionSet {
    let rawValue: UInt8
    static let mainStart = Autos(rawValue: 1)
    static let mainEnd = Autos(rawValue: 2)
    static let crossStart = Autos(rawValue: 4)
    static let crossEnd = Autos(rawValue: 8)
    static let cross: Autos = [.crossStart, .crossEnd]
  }

  var hypothetical: Double { max(minimum, min(base, maximum)) }

  /// Whether the cross size depends on measuring the content at the item's main size.
  var asksContent: Bool {
    if ratio.factor != 0 { return contentLimits.contains(.ratio) }
    return crossKind == .content || !contentLimits.isEmpty
  }

  /// Returns the item's size and offset in the cross axis.
  ///
  /// - Parameter alignmentShare: the fraction of the free space before an item that the line aligns.
  /// - Parameter contentSize: the content's cross size with padding and border, for an item that ``asksContent``.
  /// - Parameter mainSize: the item's main size.
  func crossSpan(in room: Double, alignmentShare: Double, contentSize: Double, mainSize: Double) -> ItemSpan {
    let size = crossSize(in: room, contentSize: contentSize, mainSize: mainSize)
    let free = room - crossMarginStart - crossMarginEnd - size
    if !autos.isDisjoint(with: .cross) {
      // Automatic margins take only positive space, and override any alignment.
      let share = autos.isSuperset(of: .cross) ? 0.5 : autos.contains(.crossStart) ? 1 : 0
      return ItemSpan(offset: crossMarginStart + max(0, free) * share, size: size)
    }
    let share =
      switch alignment {
      case .layout: crossKind == .fills ? 0 : alignmentShare  // an item that fills, but is limited, stays at the start
      case .start: 0.0
      case .center: 0.5
      case .end: 1.0
      }
    return ItemSpan(offset: crossMarginStart + (isSafe ? max(0, free) : free) * share, size: size)
  }
}

extension LeafMetrics {
  func crossSize(in room: Double, contentSize: Double = 0, mainSize: Double = 0) -> Double {
    let wanted =
      switch crossKind {
      case .fills: room - crossMarginStart - crossMarginEnd
      case .given: crossSize
      case .content: contentSize
      case .ratio:
        max(
          crossSize(fromMain: mainSize),
          contentLimits.contains(.ratio) ? contentSize : ratio.floor)
      }
    guard !contentLimits.isEmpty else { return max(crossMinimum, min(wanted, crossMaximum)) }
    // With a ratio, the content size is the one derived from the main size.
    let needed = ratio.factor != 0 ? crossSize(fromMain: mainSize) : contentSize
    let least = contentLimits.contains(.minimum) ? max(needed, crossPadding) : crossMinimum
    let greatest = contentLimits.contains(.maximum) ? needed : crossMaximum
    return max(least, min(wanted, greatest))
  }
}

/// The position and size of an item in one axis, relative to the line's start.
struct ItemSpan: Sendable, BitwiseCopyable {
  var offset = 0.0
  var size = 0.0
}

extension CrossAlignment {
  /// The fraction of the free space before the item.
  var share: Double {
    switch self {
    case .start, .baseline: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
