/// How an item is aligned across its line, and whether it may overflow at the start.
struct ItemAlignment {
  var value: AlignSelf
  var safety: OverflowPosition
}

extension FlexEngine {
  /// The alignment of an item or an absolute child across its container's lines; never `auto` or `normal`.
  @inline(__always)
  func alignment(of child: Int, in container: Int) -> ItemAlignment {
    let own = nodes[child].keywords, parent = nodes[container].keywords
    let value: AlignSelf, safety: OverflowPosition
    if own[.alignSelf] != 0 {
      value = AlignSelf(rawValue: UInt8(truncatingIfNeeded: own[.alignSelf])) ?? .stretch
      safety = nodes[child].units[safety: .alignSelf]
    } else if parent[.alignItems] != 0 {
      value = AlignItems(rawValue: UInt8(truncatingIfNeeded: parent[.alignItems]))?.forItems ?? .stretch
      safety = nodes[container].units[safety: .alignItems]
    } else {
      let alignment = nodes[container].units.alignment
      let moves = alignment != .start && hasOwnCrossSize(child, in: parent)
      value = !moves ? .stretch : alignment == .center ? .center : .flexEnd
      safety = .unspecified
    }
    return ItemAlignment(value: value == .normal ? .stretch : value, safety: safety)
  }

  @inline(__always)
  private func hasOwnCrossSize(_ child: Int, in parent: Keywords) -> Bool {
    nodes[child].units[parent.isRow ? .height : .width] != .auto
  }

  /// Whether an item fills its line: it has neither a cross size nor an `auto` margin there (CSS Flexbox §8.3).
  @inline(__always)
  func stretches(_ child: Int, in container: Int) -> Bool {
    let units = nodes[child].units
    if nodes[container].keywords.isRow {
      guard units[.height] == .auto else { return false }
      if units[.marginTop] == .auto || units[.marginBottom] == .auto { return false }
    } else {
      guard units[.width] == .auto else { return false }
      if units[.marginLeft] == .auto || units[.marginRight] == .auto { return false }
    }
    return alignment(of: child, in: container).value == .stretch
  }

  /// Where an item's margin box starts in a line of a size, measured from the line's start edge (CSS Flexbox §9.6, 14).
  ///
  /// `isFlipped` says that `wrap-reverse` put the line's start edge where writing ends.
  @inline(__always)
  func crossOffset(_ alignment: ItemAlignment, free: Double, isFlipped: Bool) -> Double {
    if alignment.safety == .safe && free < 0 && alignment.value.isPosition { return isFlipped ? free : 0 }
    switch alignment.value {
    case .center: return free / 2
    case .flexEnd: return free
    case .start, .baseline: return isFlipped ? free : 0
    case .end, .lastBaseline: return isFlipped ? 0 : free
    case .auto, .normal, .stretch, .flexStart: return 0
    }
  }
}
