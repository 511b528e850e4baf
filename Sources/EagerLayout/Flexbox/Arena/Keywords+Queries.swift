// Queries of a style's keywords.
extension Keywords {
  /// Whether the node has padding or a border.
  @inline(__always)
  var hasEdges: Bool { self[.hasPadding] | self[.hasBorder] != 0 }

  /// Whether a container is a row, which may wrap.
  @inline(__always)
  package var isRow: Bool { !has(Self.mask(.isArranged) | Self.bits(.flexDirection).bit(1)) }

  /// Whether a container is a column, which may wrap.
  @inline(__always)
  var isColumn: Bool {
    word & (Self.mask(.isArranged) | Self.bits(.flexDirection).bit(1)) == Self.bits(.flexDirection).bit(1)
  }

  /// Whether a row or column is reversed. For rows and columns only.
  @inline(__always)
  var isReverse: Bool { self[.flexDirection] & 1 != 0 }

  /// Whether a container's arrangement may read heights in pass 2. An arrangement that uses the alignment of items
  /// reads them if an aspect ratio derives widths from heights.
  @inline(__always)
  var mayMeasureEarly: Bool { self[.readsHeightsEarly] | self[.arrangementUsesAlignment] & self[.dependsOnHeight] != 0 }

  /// Whether a row or column breaks lines. For rows and columns only.
  @inline(__always)
  var wraps: Bool { self[.flexWrap] != 0 }

  @inline(__always)
  var isAbsolute: Bool { word & Self.bits(.position).bit(0) != 0 }

  /// Whether `position` is `static`, so that absolute descendants have another containing block.
  @inline(__always)
  var isStatic: Bool { word & Self.bits(.position).bit(1) != 0 }

  /// Whether items without a cross size fill their lines by default.
  @inline(__always)
  var stretchesItems: Bool { self[.alignItems] <= UInt64(FlexStyle.AlignItems.stretch.rawValue) }

  /// Whether the node fills its line without a cross size, or leaves that to its container.
  @inline(__always)
  var mayStretchItself: Bool { self[.alignSelf] <= UInt64(FlexStyle.AlignSelf.stretch.rawValue) }

  /// Whether the node's items, or the node itself, are aligned by a baseline.
  @inline(__always)
  var mentionsBaseline: Bool {
    self[.alignItems] >= UInt64(FlexStyle.AlignItems.baseline.rawValue)
      || self[.alignSelf] >= UInt64(FlexStyle.AlignSelf.baseline.rawValue)
  }

  @inline(__always)
  var wrapsInReverse: Bool { self[.flexWrap] & 1 == 0 && wraps }

  @inline(__always)
  var balancesLines: Bool { self[.flexWrap] >= UInt64(FlexStyle.FlexWrap.balance.rawValue) }

  @inline(__always)
  var isHidden: Bool { self[.display] != 0 }

  /// Whether the node is an item of its parent.
  @inline(__always)
  var isInFlow: Bool { !isAbsolute && !isHidden }

  /// Whether the node is a scroll container: scrolling in one axis implies the other (CSS Overflow §3.1).
  @inlinable @inline(__always)
  package var isScrollContainer: Bool {
    let mayScroll = has(Self.mask(.overflowX) | Self.mask(.overflowY))
    return mayScroll && (Self.scrolls(self[.overflowX]) || Self.scrolls(self[.overflowY]))
  }

  /// Whether content that is too wide is visible, because neither scrolling nor `clip` cuts it off.
  var isVisibleAcross: Bool { !isScrollContainer && self[.overflowX] != UInt64(FlexStyle.Overflow.clip.rawValue) }

  @usableFromInline
  static func scrolls(_ overflow: UInt64) -> Bool {
    overflow == UInt64(FlexStyle.Overflow.hidden.rawValue) || overflow > UInt64(FlexStyle.Overflow.clip.rawValue)
  }
}

extension FlexStyle.AlignItems {
  /// The alignment of items whose `align-self` is `auto`: `AlignSelf` has the same cases after `auto`.
  @inline(__always)
  var forItems: FlexStyle.AlignSelf { FlexStyle.AlignSelf(rawValue: rawValue &+ 1) ?? .auto }

  /// Whether the value positions items in their space, rather than sizing them.
  package var isPosition: Bool { forItems.isPosition }
}

extension FlexStyle.AlignSelf {
  /// Whether the value positions a box in its space, rather than sizing it or inheriting.
  package var isPosition: Bool {
    switch self {
    case .flexStart, .flexEnd, .start, .end, .center, .selfStart, .selfEnd: true
    case .auto, .normal, .stretch, .baseline, .lastBaseline: false
    }
  }
}

extension FlexStyle.JustifyContent {
  /// Whether the value positions items as a group, rather than distributing free space.
  package var isPosition: Bool {
    switch self {
    case .flexStart, .flexEnd, .start, .end, .left, .right, .center: true
    case .normal, .stretch, .spaceBetween, .spaceAround, .spaceEvenly: false
    }
  }
}

extension FlexStyle.AlignContent {
  /// Whether the value positions lines as a group, rather than distributing free space.
  package var isPosition: Bool {
    switch self {
    case .flexStart, .flexEnd, .start, .end, .center: true
    case .normal, .stretch, .spaceBetween, .spaceAround, .spaceEvenly, .baseline, .lastBaseline: false
    }
  }
}
