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
        given ?? transferred, of: whole, available: available, fitsContent: !nodes[child].keywords.isScrollContainer)
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
    // How much of a free space of 1 would be on the left says which edge it is.
    let share = staticOffsetX(child, container, free: 1)
    let edge = start + width * share
    return share == 0 ? whole - edge : share == 1 ? edge : 2 * min(edge, whole - edge)
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
        offset += crossOffset(alignment(of: child, in: container), free: available - height, isFlipped: false)
      }
      boxes[child].y = border.top + offset
    }
    if Listener.listens { recordAbsolutePlace(child, container, in: content, of: whole) }
  }

  /// Whether a child without a height fills the room between `top` and `bottom`: its own alignment alone makes it as high as
  /// its content there.
  @inline(__always)
  func fillsInsets(_ child: Int) -> Bool {
    let alignment = nodes[child].keywords.alignSelf
    return alignment == .auto || alignment == .normal || alignment == .stretch
  }

  /// Where a child without `left` and `right` sits: as if it were the container's only item (CSS Flexbox §4.1).
  private func staticX(_ child: Int, _ container: Int, in content: ContentBox, _ margins: Margins) -> Double {
    staticOffsetX(child, container, free: content.width - boxes[child].width - margins.horizontal.sum) + margins.left
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
    let free = content.height - boxes[child].height - margins.vertical.sum
    let offset: Double, isFlipped: Bool
    if nodes[container].keywords.isRow {
      isFlipped = nodes[container].keywords.wrapsInReverse
      offset = staticCrossOffset(child, container, free: free, isFlipped: isFlipped)
    } else {
      offset = staticJustification(container, free: free)
      isFlipped = nodes[container].keywords.isReverse
    }
    return (isFlipped ? free - offset : offset) + margins.top
  }

  /// As `justify-content` places a single item in positive free space, whatever its sign: nothing is safe here.
  private func staticJustification(_ container: Int, free: Double) -> Double {
    free * justify(container, free: 1, count: 1, isFlipped: nodes[container].keywords.isReverse).start
  }

  /// As an item's alignment, but only a `safe` of the child's own counts.
  private func staticCrossOffset(_ child: Int, _ container: Int, free: Double, isFlipped: Bool) -> Double {
    var alignment = alignment(of: child, in: container)
    if nodes[child].keywords[.alignSelf] == 0 { alignment.safety = .unspecified }
    if alignment.value == .lastBaseline { return isFlipped ? 0 : free }
    return crossOffset(alignment, free: free, isFlipped: isFlipped)
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
}
