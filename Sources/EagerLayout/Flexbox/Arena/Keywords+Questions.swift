// What the engine wants to know of a style's keywords.
extension Keywords {
  /// Whether the node has a padding or a border.
  @inline(__always)
  var hasEdges: Bool { self[.hasPadding] | self[.hasBorder] != 0 }

  @inline(__always)
  package var isRow: Bool { self[.flexDirection] < 2 }

  @inline(__always)
  var isReverse: Bool { self[.flexDirection] & 1 != 0 }

  /// Whether a container's arrangement may ask for heights in pass 2. One that stands by alignment does where a ratio
  /// makes widths of heights.
  @inline(__always)
  var mayMeasureEarly: Bool { self[.arrangesEarly] | self[.arrangesByAlignment] & self[.dependsOnHeight] != 0 }

  @inline(__always)
  var wraps: Bool { self[.flexWrap] != 0 }

  @inline(__always)
  var isAbsolute: Bool { self[.position] != 0 }

  /// Whether items without a cross size fill their lines, unless they say otherwise.
  @inline(__always)
  var stretchesItems: Bool { self[.alignItems] <= UInt64(FlexStyle.AlignItems.stretch.rawValue) }

  /// Whether the node itself, without a cross size, fills its line; where it leaves that to its container too.
  @inline(__always)
  var mayStretchItself: Bool { self[.alignSelf] <= UInt64(FlexStyle.AlignSelf.stretch.rawValue) }

  /// Whether the node's items, or the node itself, are aligned by a baseline.
  @inline(__always)
  var mentionsBaseline: Bool {
    self[.alignItems] >= UInt64(FlexStyle.AlignItems.baseline.rawValue)
      || self[.alignSelf] >= UInt64(FlexStyle.AlignSelf.baseline.rawValue)
  }

  /// Whether the node's lines are stacked from the far side.
  @inline(__always)
  var wrapsInReverse: Bool { self[.flexWrap] == UInt64(FlexStyle.FlexWrap.wrapReverse.rawValue) }

  /// Whether the node is hidden itself.
  @inline(__always)
  var isHidden: Bool { self[.display] != 0 }

  /// Whether the node is an item of its parent.
  @inline(__always)
  var isInFlow: Bool { !isAbsolute && !isHidden }

  /// A scroll container in one axis is one in both (CSS Overflow §3.1).
  @inlinable @inline(__always)
  package var isScrollContainer: Bool {
    let mayScroll = has(Self.mask(.overflowX) | Self.mask(.overflowY))
    return mayScroll && (Self.scrolls(self[.overflowX]) || Self.scrolls(self[.overflowY]))
  }

  /// Whether content that is too wide shows: nothing cuts it off, not `clip` either.
  var isVisibleAcross: Bool { !isScrollContainer && self[.overflowX] != UInt64(FlexStyle.Overflow.clip.rawValue) }

  @usableFromInline
  static func scrolls(_ overflow: UInt64) -> Bool {
    overflow == UInt64(FlexStyle.Overflow.hidden.rawValue) || overflow > UInt64(FlexStyle.Overflow.clip.rawValue)
  }
}

// `safe` and `unsafe` go with positions alone: beside anything else they say nothing, as CSS has no such values.

extension FlexStyle.AlignItems {
  /// What it says of an item whose `align-self` is `auto`: `AlignSelf` has the same cases after `auto`.
  @inline(__always)
  var forItems: FlexStyle.AlignSelf { FlexStyle.AlignSelf(rawValue: rawValue &+ 1) ?? .auto }

  /// Whether it says where items sit in their room, rather than what they fill.
  package var isPosition: Bool { forItems.isPosition }
}

extension FlexStyle.AlignSelf {
  /// Whether it says where a box sits in its room, rather than what it fills, shares or takes over.
  package var isPosition: Bool {
    switch self {
    case .flexStart, .flexEnd, .start, .end, .center: true
    case .auto, .normal, .stretch, .baseline, .lastBaseline: false
    }
  }
}

extension FlexStyle.JustifyContent {
  /// Whether it says where items sit together, rather than how they share what is left.
  package var isPosition: Bool {
    switch self {
    case .flexStart, .flexEnd, .start, .end, .left, .right, .center: true
    case .normal, .stretch, .spaceBetween, .spaceAround, .spaceEvenly: false
    }
  }
}

extension FlexStyle.AlignContent {
  /// Whether it says where lines sit together, rather than how they share what is left.
  package var isPosition: Bool {
    switch self {
    case .flexStart, .flexEnd, .start, .end, .center: true
    case .normal, .stretch, .spaceBetween, .spaceAround, .spaceEvenly, .baseline, .lastBaseline: false
    }
  }
}
