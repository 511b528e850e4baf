/// All that a line needs to know of an item that is not plain: its sizes in points, along the line and across it.
struct LeafMetrics: Sendable, BitwiseCopyable {
  // Along the line.
  var base = 0.0
  var innerBase = 0.0
  var minimum = 0.0
  var maximum = Double.infinity
  var marginStart = 0.0
  var marginEnd = 0.0
  /// Padding and border of both sides.
  var mainPadding = 0.0

  // Across it.
  var crossSize = 0.0
  var crossMinimum = 0.0
  var crossMaximum = Double.infinity
  var crossMarginStart = 0.0
  var crossMarginEnd = 0.0
  var crossPadding = 0.0
  var crossKind = CrossKind.given
  var alignment = Alignment.layout
  var isSafe = false
  /// Which limits across the line are those of the content, whose height is known only with its width.
  var contentLimits: ContentLimits = []

  /// The least and the greatest width of the content, as far as it was asked.
  var contentWidths = InlineSizes()

  /// Which margins are automatic.
  var autos: Autos = []
  /// Whether nothing gives the item a main size.
  var hasNoSize = false
  /// Where the style and the content are kept; -1 if they have nothing more to say.
  var source: Int32 = -1

  /// What makes a size across the line of one along it.
  var ratio = CrossRatio()

  enum CrossKind: UInt8 { case fills, given, content, ratio }

  enum Alignment: UInt8 { case layout, start, center, end }

  struct ContentLimits: OptionSet {
    let rawValue: UInt8
    static let minimum = ContentLimits(rawValue: 1)
    static let maximum = ContentLimits(rawValue: 2)
    /// What the ratio makes is no less than the content.
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

  /// Whether the cross size has to be asked of the content, at the item's main size.
  var asksContent: Bool {
    if ratio.factor != 0 { return contentLimits.contains(.ratio) }
    return crossKind == .content || !contentLimits.isEmpty
  }

  /// The item's size and offset across the line.
  ///
  /// - Parameter alignmentShare: the part of the free space before an item that the line aligns.
  /// - Parameter contentSize: the content's size there with padding and border, for an item that ``asksContent``.
  /// - Parameter mainSize: the item's size along the line.
  func crossSpan(in room: Double, alignmentShare: Double, contentSize: Double, mainSize: Double) -> ItemSpan {
    let size = crossSize(in: room, contentSize: contentSize, mainSize: mainSize)
    let free = room - crossMarginStart - crossMarginEnd - size
    if !autos.isDisjoint(with: .cross) {
      // Automatic margins take only positive space, and win over every alignment.
      let share = autos.isSuperset(of: .cross) ? 0.5 : autos.contains(.crossStart) ? 1 : 0
      return ItemSpan(offset: crossMarginStart + max(0, free) * share, size: size)
    }
    let share =
      switch alignment {
      case .layout: crossKind == .fills ? 0 : alignmentShare  // one that fills and is limited stays at the start
      case .start: 0.0
      case .center: 0.5
      case .end: 1.0
      }
    return ItemSpan(offset: crossMarginStart + (isSafe ? max(0, free) : free) * share, size: size)
  }
}

extension LeafMetrics {
  /// The item's size across the line.
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
    // Where there is a ratio, what the content needs is what that makes of the size along the line.
    let needed = ratio.factor != 0 ? crossSize(fromMain: mainSize) : contentSize
    let least = contentLimits.contains(.minimum) ? max(needed, crossPadding) : crossMinimum
    let greatest = contentLimits.contains(.maximum) ? needed : crossMaximum
    return max(least, min(wanted, greatest))
  }
}

/// Where an item is in one axis, measured from the line's start.
struct ItemSpan: Sendable, BitwiseCopyable {
  var offset = 0.0
  var size = 0.0
}

extension CrossAlignment {
  /// The part of the free space that lies before the item.
  var share: Double {
    switch self {
    case .start, .baseline: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
