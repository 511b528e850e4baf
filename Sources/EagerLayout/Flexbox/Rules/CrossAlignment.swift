/// The alignment of an item in the cross axis, and whether it may overflow at the start.
struct ItemAlignment {
  var value: FlexStyle.AlignSelf
  var safety: FlexStyle.AlignmentSafety

  /// Returns the part of the free space before an item's margin box in a line, from the line's start edge (CSS Flexbox
  /// §9.6, 14).
  ///
  /// `isFlipped` means that `wrap-reverse` put the line's start edge at the end of the writing direction.
  @inline(__always)
  func offset(free: Double, isFlipped: Bool) -> FreeSpacePart {
    let writingStart = isFlipped ? FreeSpacePart.all : .none
    if safety == .safe && free < 0 && value.isPosition { return writingStart }
    switch value {
    case .center: return .half
    case .flexEnd: return .all
    case .start, .selfStart, .baseline: return writingStart
    case .end, .selfEnd, .lastBaseline: return writingStart.seen(fromOtherSide: true)
    case .auto, .normal, .stretch, .flexStart: return .none
    }
  }
}

/// The part of the free space before a box.
enum FreeSpacePart {
  case none, half, all

  /// Returns the part from the opposite side.
  @inline(__always)
  func seen(fromOtherSide isTurned: Bool) -> FreeSpacePart {
    switch self {
    case .none: isTurned ? .all : .none
    case .half: .half
    case .all: isTurned ? .none : .all
    }
  }

  @inline(__always)
  func of(_ free: Double) -> Double {
    switch self {
    case .none: 0
    case .half: free / 2
    case .all: free
    }
  }
}

extension FlexEngine {
  /// Returns the alignment of an item or an absolute child in the cross axis; never `auto` or `normal`.
  @inline(__always)
  func alignment(of child: Int, in container: Int) -> ItemAlignment {
    let own = nodes[child].keywords, parent = nodes[container].keywords
    let value: FlexStyle.AlignSelf, safety: FlexStyle.AlignmentSafety
    if own[.alignSelf] != 0 {
      value = FlexStyle.AlignSelf(rawValue: UInt8(truncatingIfNeeded: own[.alignSelf])) ?? .stretch
      safety = nodes[child].units[safety: .alignSelf]
    } else if parent[.alignItems] != 0, !isFilling(child, container) {
      value = FlexStyle.AlignItems(rawValue: UInt8(truncatingIfNeeded: parent[.alignItems]))?.forItems ?? .stretch
      safety = nodes[container].units[safety: .alignItems]
    } else {
      value = .stretch
      safety = .unspecified
    }
    if _slowPath(value == .selfStart || value == .selfEnd) {
      return ItemAlignment(value: ownStart(of: child, in: container, isEnd: value == .selfEnd), safety: safety)
    }
    return ItemAlignment(value: value == .normal ? .stretch : value, safety: safety)
  }

  /// Returns `self-start` or `self-end` in the direction of the container: in a column, the item's own direction
  /// counts.
  @inline(never)
  private func ownStart(of child: Int, in container: Int, isEnd: Bool) -> FlexStyle.AlignSelf {
    let isTurned =
      nodes[container].keywords.isColumn
      && boxes[child].flags.contains(.rightToLeft) != boxes[container].flags.contains(.rightToLeft)
    return isEnd == isTurned ? .start : .end
  }

  /// Whether a child fills its line although its container has another `alignment`, because the child is a leaf without
  /// a cross size, content or ratio.
  @inline(__always)
  func isFilling(_ child: Int, _ container: Int) -> Bool {
    nodes[container].units.emptyLeavesFill && hasNothingToAlign(child, in: container)
  }

  @inline(never)
  private func hasNothingToAlign(_ child: Int, in container: Int) -> Bool {
    // An arrangement decides which items fill their space.
    nodes[container].keywords[.isArranged] == 0 && isEmpty(child)
      && !nodes[child].units.isContainer && nodes[child].keywords[.hasRatio] == 0
      && nodes[child].units.has(nodes[container].keywords.isRow ? .height : .width, .auto)
  }

  /// Whether a node has neither children nor content.
  @inline(__always)
  func isEmpty(_ node: Int) -> Bool { nodes[node].content == -1 && Int(nodes[node].end) == node + 1 }

  /// Whether an item fills its line: it has neither a cross size nor an `auto` cross margin (CSS Flexbox §8.3).
  @inline(__always)
  func stretches(_ child: Int, in container: Int) -> Bool {
    let units = nodes[child].units
    if nodes[container].keywords.isRow {
      guard units[.height] == .auto else { return units[.height] == .stretch }
      if units[.marginTop] == .auto || units[.marginBottom] == .auto { return false }
    } else {
      guard units[.width] == .auto else { return units[.width] == .stretch }
      if units[.marginLeft] == .auto || units[.marginRight] == .auto { return false }
    }
    return alignsByStretching(child, container, stretchesItems: nodes[container].keywords.stretchesItems)
  }

  /// Whether the alignment of an item is `stretch`. `stretchesItems` is the default alignment of items.
  @inline(__always)
  func alignsByStretching(_ child: Int, _ container: Int, stretchesItems: Bool) -> Bool {
    let keywords = nodes[child].keywords
    return keywords[.alignSelf] == 0 ? stretchesItems || isFilling(child, container) : keywords.mayStretchItself
  }
}
