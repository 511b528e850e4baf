// Absolute children: they take no part in their parent's lines, and are placed against its padding box (CSS Position §4).
extension FlexEngine {
  /// Pass 2: their widths.
  func resolveAbsoluteWidths(_ container: Int) {
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      let record = nodes[child]
      if record.keywords.isAbsolute && !record.keywords.isHidden {
        setContainingWidth(max(boxes[container].width - border(container).horizontal, 0), of: child)
        giveWidth(absoluteWidth(child), in: boxes[child].containingWidth, to: child)
        if Listener.listens { recordAbsoluteWidth(child) }
      }
      child = Int(record.end)
    }
  }

  /// The width of an absolute child: its own, what its ratio makes of its height, the room between two insets, or what
  /// fits its content.
  private func absoluteWidth(_ child: Int) -> Double {
    let whole = boxes[child].containingWidth, insets = insets(child)
    let left = inset(.left, insets.left, of: child, whole)
    let right = inset(.right, insets.right, of: child, whole)
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: whole))
    let room = left == nil && right == nil ? staticRoom(child) : max(whole - (left ?? 0) - (right ?? 0), 0)
    let available = room - horizontalMargins(child, of: whole)
    let given = sizing.definite(sizing.size, of: whole)
    if let transferred = sizing.transferred {
      return sizing.clampedRatioSize(
        given ?? transferred, of: whole, available: available, fitsContent: nodes[child].keywords.isVisibleAcross)
    }
    let width: Double
    if let given {
      width = given
    } else if let keyword = sizing.intrinsic(sizing.size.unit, available: available) {
      width = keyword
    } else {
      width = left != nil && right != nil ? sizing.filling(available) : sizing.fitContent(available)
    }
    return sizing.clamped(width, of: whole, available: available)
  }

  /// The width that a child without `left` and `right` can take: from its static position to the padding box's edge, or
  /// where that is a center, to the nearer edge on both sides.
  private func staticRoom(_ child: Int) -> Double {
    let container = Int(nodes[child].parent)
    let whole = boxes[child].containingWidth, width = innerWidth(container)
    let start = contentLeft(container, of: boxes[container].containingWidth) - border(container).left
    return StaticRoom(start: start, inner: width, whole: whole, share: staticOffsetX(child, container, free: 1)).size
  }

  /// Pass 4: their heights and places.
  func placeAbsoluteChildren(_ container: Int, in content: ContentBox) {
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      let record = nodes[child]
      if record.keywords.isAbsolute && !record.keywords.isHidden {
        placeAbsoluteChild(child, container, in: content)
      }
      child = Int(record.end)
    }
  }

  private func placeAbsoluteChild(_ child: Int, _ container: Int, in content: ContentBox) {
    let border = border(container)
    let whole = max(boxes[container].height - border.vertical, 0)
    let insets = insets(child)
    let margins = margins(child, of: boxes[child].containingWidth)

    let left = inset(.left, insets.left, of: child, boxes[child].containingWidth)
    let right = inset(.right, insets.right, of: child, boxes[child].containingWidth)
    let top = inset(.top, insets.top, of: child, whole)
    let bottom = inset(.bottom, insets.bottom, of: child, whole)

    let fills = fillsInsets(child)
    if learnAbsoluteHeight(of: child, containingHeight: whole) {
      boxes[child].width = absoluteWidth(child)
      if Listener.listens { recordAbsoluteWidth(child) }
      solve(child)
    }
    let sizing = verticalSizing(child)
    let available = max(whole - (top ?? 0) - (bottom ?? 0), 0) - margins.vertical.sum
    if Listener.listens { recordAbsoluteRoom(child, of: whole) }
    let height: Double, isDefinite: Bool
    if let given = sizing.definite(sizing.size, of: whole) {
      height = clampedDefiniteHeight(given, child, sizing, of: whole)
      isDefinite = true
    } else if let transferred = sizing.transferred {
      height = clampedRatioHeight(transferred, child, sizing, of: whole)
      isDefinite = true
    } else {
      isDefinite = top != nil && bottom != nil && sizing.size.unit == .auto && fills
      height =
        isDefinite
        ? clampedDefiniteHeight(available, child, sizing, of: whole)
        : sizing.clamped(sizing.maxContent, of: whole, available: available)
    }
    setHeight(height, of: child, isDefinite: isDefinite)
    if Listener.listens {
      let isFilled = top != nil && bottom != nil && sizing.size.unit == .auto && fills && sizing.transferred == nil
      recordAbsoluteHeight(child, isFilled: isFilled, of: whole)
    }
    if learnHeight(of: child) { solve(child) }

    if left == nil && right == nil {
      boxes[child].x = content.x + staticX(child, container, in: content, margins)
    } else {
      let isRightToLeft = boxes[container].flags.contains(.rightToLeft)
      let room = InsetRoom(
        size: boxes[child].containingWidth, start: isRightToLeft ? right : left, end: isRightToLeft ? left : right)
      let offset = room.offset(
        of: boxes[child].width, isRightToLeft ? margins.horizontal.flipped : margins.horizontal, keepsStart: true)
      boxes[child].x =
        border.left + (isRightToLeft ? boxes[child].containingWidth - offset - boxes[child].width : offset)
    }
    if top == nil && bottom == nil {
      boxes[child].y = content.y + staticY(child, container, in: content, margins)
    } else {
      let room = InsetRoom(size: whole, start: top, end: bottom)
      var offset = room.offset(of: height, margins.vertical, keepsStart: false)
      if top != nil && bottom != nil && !fills && !margins.autoTop && !margins.autoBottom {
        let alignment = alignment(of: child, in: container), free = available - height
        offset += crossOffset(alignment, free: free, isFlipped: false)
        if free < 0, alignment.safety == .unspecified {
          offset = room.keptInside(offset, of: height, margins.vertical)
        }
      }
      boxes[child].y = border.top + offset
    }
    if Listener.listens { recordAbsolutePlace(child, container, in: content, of: whole) }
  }

  /// Whether a child without a height fills the room between `top` and `bottom`: its own alignment alone makes it as high as
  /// its content there.
  @inline(__always)
  func fillsInsets(_ child: Int) -> Bool { nodes[child].keywords.mayStretchItself }

  /// Where a child without `left` and `right` sits: as if it were the container's only item (CSS Flexbox §4.1).
  private func staticX(_ child: Int, _ container: Int, in content: ContentBox, _ margins: Margins) -> Double {
    let length = boxes[child].width + margins.horizontal.sum
    var offset = staticOffsetX(child, container, free: content.width - length)
    if nodes[child].units[safety: .alignSelf] == .safe, !nodes[container].keywords.isRow {
      let room = StaticRoom(
        start: content.x - border(container).left, inner: content.width, whole: boxes[child].containingWidth,
        share: staticOffsetX(child, container, free: 1))
      offset = room.safeOffset(
        offset, of: length, keepsEnd: boxes[container].flags.contains(.rightToLeft))
    }
    return offset + margins.left
  }

  func staticOffsetX(_ child: Int, _ container: Int, free: Double) -> Double {
    let isRightToLeft = boxes[container].flags.contains(.rightToLeft)
    let offset: Double, isFlipped: Bool
    if nodes[container].keywords.isRow {
      offset = staticJustification(container, free: free)
      isFlipped = nodes[container].keywords.isReverse != isRightToLeft
    } else {
      let flips = nodes[container].keywords.wrapsInReverse
      offset = staticCrossOffset(child, container, free: free, isFlipped: flips)
      isFlipped = flips != isRightToLeft
    }
    return isFlipped ? free - offset : offset
  }

  /// Where a child without `top` and `bottom` sits.
  private func staticY(_ child: Int, _ container: Int, in content: ContentBox, _ margins: Margins) -> Double {
    let length = boxes[child].height + margins.vertical.sum
    var offset = staticOffsetY(child, container, free: content.height - length)
    if nodes[child].units[safety: .alignSelf] == .safe, nodes[container].keywords.isRow {
      let room = StaticRoom(
        start: content.y - border(container).top, inner: content.height,
        whole: max(boxes[container].height - border(container).vertical, 0),
        share: staticOffsetY(child, container, free: 1))
      offset = room.safeOffset(offset, of: length, keepsEnd: false)
    }
    return offset + margins.top
  }

  func staticOffsetY(_ child: Int, _ container: Int, free: Double) -> Double {
    let offset: Double, isFlipped: Bool
    if nodes[container].keywords.isRow {
      isFlipped = nodes[container].keywords.wrapsInReverse
      offset = staticCrossOffset(child, container, free: free, isFlipped: isFlipped)
    } else {
      offset = staticJustification(container, free: free)
      isFlipped = nodes[container].keywords.isReverse
    }
    return isFlipped ? free - offset : offset
  }

  /// As `justify-content` places a single item in positive free space, whatever its sign: nothing is safe here.
  private func staticJustification(_ container: Int, free: Double) -> Double {
    free * justify(container, free: 1, count: 1, isFlipped: nodes[container].keywords.isReverse).start
  }

  /// As an item's alignment; but `safe` counts only as the child's own, and not in the lines (see `StaticRoom`).
  private func staticCrossOffset(_ child: Int, _ container: Int, free: Double, isFlipped: Bool) -> Double {
    var alignment = alignment(of: child, in: container)
    alignment.safety = .unspecified
    if alignment.value == .lastBaseline { return isFlipped ? 0 : free }
    return crossOffset(alignment, free: free, isFlipped: isFlipped)
  }
}

/// The room of a child without insets in one axis, in its container's padding box: from its static position to the edge
/// that it is aligned away from, or where it is centred, to the nearer edge on both sides (CSS Position §3.5.1).
struct StaticRoom {
  /// Where the container's content box starts in the padding box, from the left or the top; its size; the padding box's.
  var start: Double
  var inner: Double
  var whole: Double
  /// How much of the free space would be on the left of the child, or above it, were it alone in the content box: that says
  /// which edge of it the static position is.
  var share: Double

  private var position: Double { start + inner * share }

  var size: Double { share == 0 ? whole - position : share == 1 ? position : 2 * min(position, whole - position) }

  /// An offset in the content box, kept within the room as `safe` wants it: a margin box that is too large for it goes to
  /// the side where writing starts. `keepsEnd` says that this is the right one.
  func safeOffset(_ offset: Double, of length: Double, keepsEnd: Bool) -> Double {
    guard length > size else { return offset }
    let near = share == 0 ? position : share == 1 ? 0 : position - size / 2
    return (keepsEnd ? near + size - length : near) - start
  }
}

/// The room that the insets of one axis leave, measured from the side where writing starts.
private struct InsetRoom {
  var size: Double
  var start: Double?
  var end: Double?

  /// Where a box starts in it. `auto` margins share what two insets leave; a box that is too large keeps to the start
  /// where `keepsStart` says so, and sticks out on both sides elsewhere (CSS Position §4.1).
  func offset(of length: Double, _ margins: AxisMargins, keepsStart: Bool) -> Double {
    guard let start else { return size - (end ?? 0) - margins.end - length }
    guard let end, margins.autoCount > 0 else { return start + margins.start }
    let free = max(size - start - end, 0) - length - margins.sum
    if margins.autoCount == 2 { return start + (free < 0 && keepsStart ? 0 : free / 2) }
    return start + margins.start + (margins.startIsAuto ? free : 0)
  }

  /// An offset of a box that is too large for the room: unless its alignment says `safe` or `unsafe`, it may leave the room,
  /// but not both that and the containing block; or at the end alone (CSS Align §4.4, default overflow alignment).
  func keptInside(_ offset: Double, of length: Double, _ margins: AxisMargins) -> Double {
    let start = start ?? 0, roomEnd = start + max(size - start - (end ?? 0), 0)
    let latest = max(size, roomEnd) - margins.end - length
    return max(min(offset, latest), min(start, 0) + margins.start)
  }
}
