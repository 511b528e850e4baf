// Absolute children, which are out of flow and are placed in their parent's padding box (CSS Position §4).
extension FlexEngine {
  /// Pass 2: computes the widths of a container's absolute children.
  func resolveAbsoluteWidths(_ container: Int) {
    forEachAbsoluteChild(of: container) { resolveAbsoluteWidth(of: $0, in: container) }
  }

  @inline(__always)
  func forEachAbsoluteChild(of container: Int, _ body: (Int) -> Void) {
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isAbsolute, !nodes[child].keywords.isHidden { body(child) }
      child = Int(nodes[child].end)
    }
  }

  /// Sets the width of an absolute child, and the containing width to which its percentages refer.
  @inline(__always)
  func resolveAbsoluteWidth(of child: Int, in container: Int) {
    let space = arrangedSpace(of: child, container, isHorizontal: true)
    let block = containingBlock(ofChildrenOf: container)
    let whole = (block == container ? space?.length : nil) ?? max(boxes[block].width - border(block).horizontal, 0)
    setContainingWidth(whole, of: child)
    setWidth(absoluteWidth(child, in: space), in: whole, of: child)
  }

  /// Returns an arrangement's space for an absolute child, or `nil` if there is none.
  @inline(__always)
  func arrangedSpace(of child: Int, _ container: Int, isHorizontal: Bool) -> AbsoluteSpace? {
    guard nodes[container].keywords[.isArranged] != 0 else { return nil }
    return arrangedSpace(ofAbsolute: child, in: container, isHorizontal: isHorizontal)
  }

  /// Returns the width of an absolute child: its own, the width derived from its height by its ratio, the space between
  /// two insets, or its fit-content width.
  func absoluteWidth(_ child: Int, in arranged: AbsoluteSpace?) -> Double {
    let whole = boxes[child].containingWidth, insets = insets(child)
    let left = inset(.left, insets.left, of: child, whole)
    let right = inset(.right, insets.right, of: child, whole)
    let space =
      left == nil && right == nil
      ? staticSpace(child, in: arranged) : max(whole - (left ?? 0) - (right ?? 0), 0)
    let fills = left != nil && right != nil && arranged?.positionBetweenInsets == nil
    let available = space - horizontalMargins(child, of: whole)
    if nodes[child].keywords[.hasGeneralWidth] == 0, !recordsSteps {
      return plainWidth(child, of: whole, available: available, fills: fills)
    }
    var sizing = horizontalSizing(child, edges: horizontalEdges(child, of: whole))
    sizing.outerEdges = whole - available
    let size = sizing.preferredByRatio(
      sizing.size, of: whole, available: available, otherwise: fills ? .filling : .fitContent)
    let width =
      sizing.transferred == nil
      ? sizing.clamped(size.value, of: whole, available: available)
      : sizing.clampedRatioSize(
        size.value, of: whole, available: available, fitsContent: nodes[child].keywords.isVisibleAcross)
    if recordsSteps { recordAbsoluteWidth(child, sizing, size.origin, width) }
    return width
  }

  /// Returns the available width of a child without `left` and `right`: from its static position to the padding box's
  /// edge; for a centered position, to the nearer edge on both sides.
  private func staticSpace(_ child: Int, in arranged: AbsoluteSpace?) -> Double {
    let container = Int(nodes[child].parent), block = containingBlock(ofChildrenOf: container)
    let whole = boxes[child].containingWidth, origin = block == container ? 0 : state.links[container].x
    var position = staticPartX(child, container)
    if let arranged {
      if block == container { return arranged.length }
      position = arranged.position.part.seen(fromOtherSide: boxes[container].flags.contains(.rightToLeft))
    }
    let start = origin + contentLeft(container, of: boxes[container].containingWidth) - border(block).left
    return StaticSpace(start: start, inner: innerWidth(container), whole: whole, position: position).size
  }

  /// Pass 4: computes the heights and positions of a container's absolute children.
  func placeAbsoluteChildren(_ container: Int, in content: ContentBox) {
    if hasDistantChildren(container) {
      if content.isFinal { state.postponed.push(Int32(truncatingIfNeeded: container)) }
      return
    }
    forEachAbsoluteChild(of: container) { placeAbsoluteChild($0, container, in: content) }
  }

  func placeAbsoluteChild(_ child: Int, _ container: Int, in content: ContentBox) {
    let block = containingBlock(ofChildrenOf: container), isDistant = block != container
    let border = border(block)
    let origin = isDistant ? (x: -state.links[container].x, y: -state.links[container].y) : (x: 0, y: 0)
    let across = arrangedSpace(of: child, container, isHorizontal: true)
    let down = arrangedSpace(of: child, container, isHorizontal: false)
    let whole = (isDistant ? nil : down?.length) ?? max(boxes[block].height - border.vertical, 0)
    let insets = insets(child)
    let margins = margins(child, of: boxes[child].containingWidth)

    let left = inset(.left, insets.left, of: child, boxes[child].containingWidth)
    let right = inset(.right, insets.right, of: child, boxes[child].containingWidth)
    let top = inset(.top, insets.top, of: child, whole)
    let bottom = inset(.bottom, insets.bottom, of: child, whole)

    let fills = fillsInsets(child)
    let isAlignedAcross = !isDistant && across?.positionBetweenInsets != nil
    if content.isFinal, setContainingHeight(whole, ofAbsolute: child, isAlignedAcross: isAlignedAcross) {
      boxes[child].width = absoluteWidth(child, in: across)
      remeasureHeight(of: child)
    }
    let available = max(whole - (top ?? 0) - (bottom ?? 0), 0) - margins.vertical.sum
    let isFilled = top != nil && bottom != nil && fills && nodes[child].units.has(.height, .auto)
    let height: Double
    if nodes[child].keywords[.hasGeneralHeight] == 0, !recordsSteps {
      let own = plainHypotheticalHeight(child, of: whole)
      height = isFilled ? max(available, verticalEdges(child, of: boxes[child].containingWidth)) : own.height
      setHeight(height, of: child, isDefinite: isFilled || own.isDefinite)
    } else {
      var sizing = verticalSizing(child)
      sizing.outerEdges = whole - available
      if nodes[child].stretchesHeight, top == nil, bottom == nil {
        let space = staticHeight(
          of: child, container, in: content, down, whole: whole, border: border.top + origin.y, isDistant: isDistant)
        sizing.outerEdges = whole - (space - margins.vertical.sum)
      }
      if recordsSteps { recordAbsoluteSpace(child, of: whole) }
      let size = sizing.preferredByRatio(
        sizing.size, of: whole, available: available, otherwise: isFilled ? .room : .maxContent)
      height = clampedHeight(size, child, sizing, of: whole, available: available, isFinal: content.isFinal)
      setHeight(height, of: child, isDefinite: size.isDefinite)
      if recordsSteps { recordAbsoluteHeight(child, size.origin, of: whole) }
    }
    if content.isFinal { propagateDefiniteHeight(of: child) }

    // Insets have the direction of the containing block, and a static position has the direction of the parent.
    let directed = left == nil && right == nil ? container : block
    let isRightToLeft = boxes[directed].flags.contains(.rightToLeft)
    var horizontal = AbsoluteAxis(
      whole: boxes[child].containingWidth, border: border.left + origin.x, contentStart: content.x,
      inner: content.width,
      start: isRightToLeft ? right : left, end: isRightToLeft ? left : right, length: boxes[child].width,
      margins: isRightToLeft ? margins.horizontal.flipped : margins.horizontal, isTurned: isRightToLeft,
      staticPart: left == nil && right == nil ? staticPartX(child, container) : .none)
    if let across {
      let border = self.border(container)
      horizontal.useSpace(
        across, ofPaddingBox: max(boxes[container].width - border.horizontal, 0), from: border.left,
        isDistant: isDistant)
    }
    let x = horizontal.place(
      isSafe: across?.isSafe
        ?? (nodes[child].units[safety: .alignSelf] == .safe && !nodes[container].keywords.isRow), keepsStart: true,
      alignment: across?.alignmentBetweenInsets)
    boxes[child].x = x.position
    if recordsSteps { recordAbsolutePosition(child, .horizontal, horizontal, x) }

    var vertical = AbsoluteAxis(
      whole: whole, border: border.top + origin.y, contentStart: content.y, inner: content.height, start: top,
      end: bottom, length: height, margins: margins.vertical, isTurned: false,
      staticPart: top == nil && bottom == nil ? staticPartY(child, container) : .none)
    if let down {
      vertical.useSpace(down, ofPaddingBox: whole, from: self.border(container).top, isDistant: isDistant)
    }
    let y = vertical.place(
      isSafe: down?.isSafe
        ?? (nodes[child].units[safety: .alignSelf] == .safe && nodes[container].keywords.isRow), keepsStart: false,
      alignment: fills || top == nil || bottom == nil ? nil : alignment(of: child, in: container))
    boxes[child].y = y.position
    if recordsSteps { recordAbsolutePosition(child, .vertical, vertical, y) }
  }

  /// Returns the height that `stretch` fills from a static position: to the end of the containing block.
  @inline(never)
  private func staticHeight(
    of child: Int, _ container: Int, in content: ContentBox, _ down: AbsoluteSpace?, whole: Double, border: Double,
    isDistant: Bool
  ) -> Double {
    var axis = AbsoluteAxis(
      whole: whole, border: border, contentStart: content.y, inner: content.height, length: 0,
      margins: Margins().vertical, isTurned: false, staticPart: staticPartY(child, container))
    if let down { axis.useSpace(down, ofPaddingBox: whole, from: self.border(container).top, isDistant: isDistant) }
    return axis.staticSpace.size
  }

  /// Whether a child without a height fills the space between `top` and `bottom`: only its own alignment can size it to
  /// its content there.
  @inline(__always)
  func fillsInsets(_ child: Int) -> Bool { nodes[child].keywords.mayStretchItself }

  /// Returns the part of the free space of its container's content box to the left of a child without `left` and
  /// `right`, as if it were the only item (CSS Flexbox §4.1).
  func staticPartX(_ child: Int, _ container: Int) -> FreeSpacePart {
    let isRightToLeft = boxes[container].flags.contains(.rightToLeft)
    // In an arrangement, the static position is the start corner.
    if nodes[container].keywords[.isArranged] != 0 { return .none.seen(fromOtherSide: isRightToLeft) }
    if nodes[container].keywords.isRow {
      return staticJustification(container).seen(fromOtherSide: nodes[container].keywords.isReverse != isRightToLeft)
    }
    let isFlipped = nodes[container].keywords.wrapsInReverse
    return staticAlignment(child, container, isFlipped: isFlipped).seen(fromOtherSide: isFlipped != isRightToLeft)
  }

  /// Returns the part of the free space above a child without `top` and `bottom`.
  func staticPartY(_ child: Int, _ container: Int) -> FreeSpacePart {
    if nodes[container].keywords[.isArranged] != 0 { return .none }
    if nodes[container].keywords.isRow {
      let isFlipped = nodes[container].keywords.wrapsInReverse
      return staticAlignment(child, container, isFlipped: isFlipped).seen(fromOtherSide: isFlipped)
    }
    return staticJustification(container).seen(fromOtherSide: nodes[container].keywords.isReverse)
  }

  /// Returns the part of positive free space that `justify-content` leaves before a single item.
  private func staticJustification(_ container: Int) -> FreeSpacePart {
    switch justify(container, free: 1, count: 1, isFlipped: nodes[container].keywords.isReverse).startParts {
    case 0: .none
    case 1: .all
    default: .half
    }
  }

  /// Returns the part of the free space that the alignment leaves before a child. `safe` is handled by `StaticSpace`.
  private func staticAlignment(_ child: Int, _ container: Int, isFlipped: Bool) -> FreeSpacePart {
    var alignment = alignment(of: child, in: container)
    alignment.safety = .unspecified
    if alignment.value == .lastBaseline { return isFlipped ? .none : .all }
    return alignment.offset(free: 0, isFlipped: isFlipped)
  }
}

/// The inputs of an absolute child's position along an axis.
struct AbsoluteAxis {
  /// The size of its container's padding box, and the border before it.
  var whole: Double
  var border: Double
  /// The start of the container's content box in its border box, and its size.
  var contentStart: Double
  var inner: Double
  /// The insets and margins in writing direction: from right to left, `start` is `right`.
  var start: Double?
  var end: Double?
  /// The child's own size.
  var length: Double
  var margins: AxisMargins
  /// Whether positions count from the right edge, as from right to left.
  var isTurned: Bool
  /// The part of the content box's free space before a child without insets.
  var staticPart: FreeSpacePart

  /// Uses an arrangement's space for the child, in a padding box that begins at `border` in the border box. If
  /// `isDistant`, the space determines only the static position of a child without insets (CSS Grid §9.2).
  mutating func useSpace(_ space: AbsoluteSpace, ofPaddingBox length: Double, from border: Double, isDistant: Bool) {
    if !isDistant {
      self.border = border + (isTurned ? length - space.start - space.length : space.start)
      (contentStart, whole, inner) = (self.border, space.length, space.length)
    }
    guard start == nil, end == nil else { return }
    staticPart = space.position.part.seen(fromOtherSide: isTurned)
    if let start = space.staticStart { (contentStart, inner) = (border + start, 0) }
  }

  /// Returns the child's position. `isSafe` and `keepsStart`: a child that is too large for its static space, or for
  /// the space between its insets, stays at the start. `alignment` moves a child between two insets.
  @inline(__always)
  func place(isSafe: Bool, keepsStart: Bool, alignment: ItemAlignment? = nil) -> AbsolutePlace {
    start == nil && end == nil
      ? staticPlace(isSafe: isSafe) : insetPlace(keepsStart: keepsStart, alignment: alignment)
  }

  @inline(__always)
  private func staticPlace(isSafe: Bool) -> AbsolutePlace {
    let first = isTurned ? margins.end : margins.start, outer = length + margins.sum
    if isSafe, outer > staticSpace.size {
      return AbsolutePlace(contentStart + (staticSpace.safeOffset(of: outer, keepsEnd: isTurned) + first), .safe)
    }
    return AbsolutePlace(contentStart + (staticPart.of(inner - outer) + first), .inContent(staticPart))
  }

  var staticSpace: StaticSpace {
    StaticSpace(start: contentStart - border, inner: inner, whole: whole, position: staticPart)
  }

  @inline(__always)
  private func insetPlace(keepsStart: Bool, alignment: ItemAlignment?) -> AbsolutePlace {
    var (offset, origin) = offsetBetweenInsets(keepsStart: keepsStart)
    if let alignment, let start, let end, margins.autoCount == 0 {
      let free = max(whole - start - end, 0) - margins.sum - length
      let part = alignment.offset(free: free, isFlipped: false)
      (offset, origin) = (offset + part.of(free), .fromStart(part))
      if free < 0, alignment.safety == .unspecified { keepInside(&offset, &origin, start, end) }
    }
    return AbsolutePlace(border + (isTurned ? whole - offset - length : offset), origin)
  }

  /// Returns the offset in the padding box, where `auto` margins share the space between two insets. A box that is too
  /// large stays at the start if `keepsStart`, and otherwise overflows on both sides (CSS Position §4.1).
  @inline(__always)
  private func offsetBetweenInsets(keepsStart: Bool) -> (Double, AbsolutePlace.Origin) {
    guard let start else { return (whole - (end ?? 0) - margins.end - length, .fromEnd) }
    guard let end, margins.autoCount > 0 else { return (start + margins.start, .fromStart(.none)) }
    let free = max(whole - start - end, 0) - length - margins.sum
    let part: FreeSpacePart =
      margins.autoCount == 2 ? free < 0 && keepsStart ? .none : .half : margins.startIsAuto ? .all : .none
    return (start + margins.start + part.of(free), .fromStart(part))
  }

  /// Moves a box that is too large for the space between two insets into the containing block. A box that is larger
  /// than the containing block overflows it only at the end (CSS Align §4.4, default overflow alignment).
  private func keepInside(
    _ offset: inout Double, _ origin: inout AbsolutePlace.Origin, _ start: Double, _ end: Double
  ) {
    let roomEnd = start + max(whole - start - end, 0)
    let latest = max(whole, roomEnd) - margins.end - length, earliest = min(start, 0) + margins.start
    if offset > latest { (offset, origin) = (latest, roomEnd > whole ? .fromStart(.all) : .atEnd) }
    if offset < earliest { (offset, origin) = (earliest, start < 0 ? .fromStart(.none) : .atStart) }
  }
}

extension AbsoluteSpace {
  /// The alignment of a child between two insets; `nil` if it fills the space between them.
  fileprivate var alignmentBetweenInsets: ItemAlignment? {
    guard let position = positionBetweenInsets else { return nil }
    let value: FlexStyle.AlignSelf =
      switch position {
      case .start: .start
      case .center: .center
      case .end: .end
      }
    return ItemAlignment(value: value, safety: keepsStartBetweenInsets.map { $0 ? .safe : .unsafe } ?? .unspecified)
  }
}

extension AbsoluteSpace.Position {
  fileprivate var part: FreeSpacePart {
    switch self {
    case .start: .none
    case .center: .half
    case .end: .all
    }
  }
}

/// The position of an absolute child along an axis in its container's border box, and its origin.
struct AbsolutePlace {
  var position: Double
  var origin: Origin

  enum Origin {
    /// Without insets: after a part of the content box's free space.
    case inContent(FreeSpacePart)
    /// Without insets, and too large for its static space: at the start side.
    case safe
    /// After its start inset and a part of the space that its insets leave.
    case fromStart(FreeSpacePart)
    /// Before its end inset.
    case fromEnd
    /// Too large for the space between its insets: at one end of the containing block.
    case atStart, atEnd
  }

  init(_ position: Double, _ origin: Origin) {
    self.position = position
    self.origin = origin
  }
}

/// The space of a child without insets in one axis, in its container's padding box: from its static position to the
/// opposite edge, or, if centered, to the nearer edge on both sides (CSS Position §3.5.1).
struct StaticSpace {
  /// The start of the content box in the padding box, its size, and the padding box's size.
  var start: Double
  var inner: Double
  var whole: Double
  /// The static position in the content box.
  var position: FreeSpacePart

  private var edge: Double { start + position.of(inner) }

  var size: Double {
    switch position {
    case .none: whole - edge
    case .half: 2 * min(edge, whole - edge)
    case .all: edge
    }
  }

  /// Returns an offset in the content box that keeps a margin box at the start side if it is too large for the space.
  /// `keepsEnd` means that the start is on the right.
  func safeOffset(of length: Double, keepsEnd: Bool) -> Double {
    let near =
      switch position {
      case .none: edge
      case .half: edge - size / 2
      case .all: 0.0
      }
    return (keepsEnd ? near + size - length : near) - start
  }
}
