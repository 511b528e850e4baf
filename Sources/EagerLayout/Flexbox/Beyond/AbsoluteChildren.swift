// Absolute children: they take no part in their parent's lines, and are placed against its padding box (CSS Position §4).
extension FlexEngine {
  /// Pass 2: their widths.
  func resolveAbsoluteWidths(_ container: Int) {
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      let record = nodes[child]
      if record.keywords.isAbsolute && !record.keywords.isHidden {
        let room = arrangedRoom(of: child, container, isHorizontal: true)
        let whole = room?.length ?? max(boxes[container].width - border(container).horizontal, 0)
        setContainingWidth(whole, of: child)
        giveWidth(absoluteWidth(child, in: room), in: whole, to: child)
      }
      child = Int(record.end)
    }
  }

  /// The room that an arrangement has for an absolute child; nil where it has none, and where there is no arrangement.
  @inline(__always)
  private func arrangedRoom(of child: Int, _ container: Int, isHorizontal: Bool) -> AbsoluteRoom? {
    guard nodes[container].keywords[.isArranged] != 0 else { return nil }
    return arrangedRoom(ofAbsolute: child, in: container, isHorizontal: isHorizontal)
  }

  /// The width of an absolute child: its own, what its ratio makes of its height, the room between two insets, or what
  /// fits its content.
  private func absoluteWidth(_ child: Int, in arranged: AbsoluteRoom?) -> Double {
    let whole = boxes[child].containingWidth, insets = insets(child)
    let left = inset(.left, insets.left, of: child, whole)
    let right = inset(.right, insets.right, of: child, whole)
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: whole))
    let room =
      left == nil && right == nil
      ? arranged?.length ?? staticRoom(child) : max(whole - (left ?? 0) - (right ?? 0), 0)
    let fills = left != nil && right != nil && arranged?.positionBetweenInsets == nil
    let available = room - horizontalMargins(child, of: whole)
    let size = sizing.preferredByRatio(
      sizing.size, of: whole, available: available, otherwise: fills ? .filling : .fitContent)
    let width =
      sizing.transferred == nil
      ? sizing.clamped(size.value, of: whole, available: available)
      : sizing.clampedRatioSize(
        size.value, of: whole, available: available, fitsContent: nodes[child].keywords.isVisibleAcross)
    if listens { recordAbsoluteWidth(child, sizing, size.origin, width) }
    return width
  }

  /// The width that a child without `left` and `right` can take: from its static position to the padding box's edge, or
  /// where that is a center, to the nearer edge on both sides.
  private func staticRoom(_ child: Int) -> Double {
    let container = Int(nodes[child].parent)
    let whole = boxes[child].containingWidth, width = innerWidth(container)
    let start = contentLeft(container, of: boxes[container].containingWidth) - border(container).left
    return StaticRoom(start: start, inner: width, whole: whole, position: staticPartX(child, container)).size
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
    let across = arrangedRoom(of: child, container, isHorizontal: true)
    let down = arrangedRoom(of: child, container, isHorizontal: false)
    let whole = down?.length ?? max(boxes[container].height - border.vertical, 0)
    let insets = insets(child)
    let margins = margins(child, of: boxes[child].containingWidth)

    let left = inset(.left, insets.left, of: child, boxes[child].containingWidth)
    let right = inset(.right, insets.right, of: child, boxes[child].containingWidth)
    let top = inset(.top, insets.top, of: child, whole)
    let bottom = inset(.bottom, insets.bottom, of: child, whole)

    let fills = fillsInsets(child)
    let isAlignedAcross = across?.positionBetweenInsets != nil
    if learnAbsoluteHeight(of: child, containingHeight: whole, isAlignedAcross: isAlignedAcross) {
      boxes[child].width = absoluteWidth(child, in: across)
      solve(child)
    }
    let sizing = verticalSizing(child)
    let available = max(whole - (top ?? 0) - (bottom ?? 0), 0) - margins.vertical.sum
    if listens { recordAbsoluteRoom(child, of: whole) }
    let isFilled = top != nil && bottom != nil && sizing.size.unit == .auto && fills
    let size = sizing.preferredByRatio(
      sizing.size, of: whole, available: available, otherwise: isFilled ? .room : .maxContent)
    let height = clampedHeight(size, child, sizing, of: whole, available: available)
    setHeight(height, of: child, isDefinite: size.isDefinite)
    if listens { recordAbsoluteHeight(child, size.origin, of: whole) }
    if learnHeight(of: child) { solve(child) }

    let isRightToLeft = boxes[container].flags.contains(.rightToLeft)
    var horizontal = AbsoluteAxis(
      whole: boxes[child].containingWidth, border: border.left, contentStart: content.x, inner: content.width,
      start: isRightToLeft ? right : left, end: isRightToLeft ? left : right, length: boxes[child].width,
      margins: isRightToLeft ? margins.horizontal.flipped : margins.horizontal, isTurned: isRightToLeft,
      staticPart: left == nil && right == nil ? staticPartX(child, container) : .none)
    if let across {
      horizontal.stand(in: across, ofPaddingBox: max(boxes[container].width - border.horizontal, 0), from: border.left)
    }
    let x = horizontal.place(
      isSafe: across?.isSafe
        ?? (nodes[child].units[safety: .alignSelf] == .safe && !nodes[container].keywords.isRow), keepsStart: true,
      alignment: across?.alignmentBetweenInsets)
    boxes[child].x = x.position
    if listens { recordAbsolutePlace(child, .horizontal, horizontal, x) }

    var vertical = AbsoluteAxis(
      whole: whole, border: border.top, contentStart: content.y, inner: content.height, start: top, end: bottom,
      length: height, margins: margins.vertical, isTurned: false,
      staticPart: top == nil && bottom == nil ? staticPartY(child, container) : .none)
    if let down { vertical.stand(in: down, ofPaddingBox: whole, from: border.top) }
    let y = vertical.place(
      isSafe: down?.isSafe
        ?? (nodes[child].units[safety: .alignSelf] == .safe && nodes[container].keywords.isRow), keepsStart: false,
      alignment: fills || top == nil || bottom == nil ? nil : alignment(of: child, in: container))
    boxes[child].y = y.position
    if listens { recordAbsolutePlace(child, .vertical, vertical, y) }
  }

  /// Whether a child without a height fills the room between `top` and `bottom`: its own alignment alone makes it as high as
  /// its content there.
  @inline(__always)
  func fillsInsets(_ child: Int) -> Bool { nodes[child].keywords.mayStretchItself }

  /// How much of the free space of its container's content box is on the left of a child without `left` and `right`: as if it
  /// were the only item (CSS Flexbox §4.1).
  func staticPartX(_ child: Int, _ container: Int) -> FreeSpacePart {
    let isRightToLeft = boxes[container].flags.contains(.rightToLeft)
    // In an arrangement it is the corner where writing starts.
    if nodes[container].keywords[.isArranged] != 0 { return .none.seen(fromOtherSide: isRightToLeft) }
    if nodes[container].keywords.isRow {
      return staticJustification(container).seen(
        fromOtherSide: nodes[container].keywords.isReverse != isRightToLeft)
    }
    let isFlipped = nodes[container].keywords.wrapsInReverse
    return staticAlignment(child, container, isFlipped: isFlipped).seen(fromOtherSide: isFlipped != isRightToLeft)
  }

  /// How much of it is above a child without `top` and `bottom`.
  func staticPartY(_ child: Int, _ container: Int) -> FreeSpacePart {
    if nodes[container].keywords[.isArranged] != 0 { return .none }
    if nodes[container].keywords.isRow {
      let isFlipped = nodes[container].keywords.wrapsInReverse
      return staticAlignment(child, container, isFlipped: isFlipped).seen(fromOtherSide: isFlipped)
    }
    return staticJustification(container).seen(fromOtherSide: nodes[container].keywords.isReverse)
  }

  /// As `justify-content` places a single item in positive free space, whatever its sign: nothing is safe here.
  private func staticJustification(_ container: Int) -> FreeSpacePart {
    switch justify(container, free: 1, count: 1, isFlipped: nodes[container].keywords.isReverse).startParts {
    case 0: .none
    case 1: .all
    default: .half
    }
  }

  /// As an item's alignment; but `safe` counts only as the child's own, and not in the lines (see `StaticRoom`).
  private func staticAlignment(_ child: Int, _ container: Int, isFlipped: Bool) -> FreeSpacePart {
    var alignment = alignment(of: child, in: container)
    alignment.safety = .unspecified
    if alignment.value == .lastBaseline { return isFlipped ? .none : .all }
    return alignment.offset(free: 0, isFlipped: isFlipped)
  }
}

/// What the place of an absolute child along an axis depends on.
struct AbsoluteAxis {
  /// The size of its container's padding box, and the border before that.
  var whole: Double
  var border: Double
  /// Where the container's content box starts in its border box, and how large it is.
  var contentStart: Double
  var inner: Double
  /// The insets and margins as writing runs: where it runs to the left, `start` is `right`.
  var start: Double?
  var end: Double?
  /// The child's own size.
  var length: Double
  var margins: AxisMargins
  var isTurned: Bool
  /// How much of the content box's free space is on the left of the child, or above it; where it has no insets.
  var staticPart: FreeSpacePart

  /// Takes the room that an arrangement has for the child, in a padding box that begins somewhere in the border box. The
  /// child's own room is where it lies without insets too.
  mutating func stand(in room: AbsoluteRoom, ofPaddingBox length: Double, from border: Double) {
    self.border = border + (isTurned ? length - room.start - room.length : room.start)
    whole = room.length
    contentStart = self.border
    inner = room.length
    if start == nil, end == nil { staticPart = room.position.part.seen(fromOtherSide: isTurned) }
  }

  /// The child's place. `isSafe` says that it keeps to the side where writing starts if it is too large for its static room;
  /// `keepsStart`, that one that is too large for the room between two insets does so; `alignment` is what moves it
  /// between them.
  @inline(__always)
  func place(isSafe: Bool, keepsStart: Bool, alignment: ItemAlignment? = nil) -> AbsolutePlace {
    start == nil && end == nil
      ? staticPlace(isSafe: isSafe) : insetPlace(keepsStart: keepsStart, alignment: alignment)
  }

  @inline(__always)
  private func staticPlace(isSafe: Bool) -> AbsolutePlace {
    let first = isTurned ? margins.end : margins.start, outer = length + margins.sum
    if isSafe, outer > staticRoom.size {
      return AbsolutePlace(contentStart + (staticRoom.safeOffset(of: outer, keepsEnd: isTurned) + first), .safe)
    }
    return AbsolutePlace(contentStart + (staticPart.of(inner - outer) + first), .inContent(staticPart))
  }

  var staticRoom: StaticRoom {
    StaticRoom(start: contentStart - border, inner: inner, whole: whole, position: staticPart)
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

  /// `auto` margins share what two insets leave; a box that is too large keeps to the start where `keepsStart` says so, and
  /// sticks out on both sides elsewhere (CSS Position §4.1).
  @inline(__always)
  private func offsetBetweenInsets(keepsStart: Bool) -> (Double, AbsolutePlace.Origin) {
    guard let start else { return (whole - (end ?? 0) - margins.end - length, .fromEnd) }
    guard let end, margins.autoCount > 0 else { return (start + margins.start, .fromStart(.none)) }
    let free = max(whole - start - end, 0) - length - margins.sum
    let part: FreeSpacePart =
      margins.autoCount == 2 ? free < 0 && keepsStart ? .none : .half : margins.startIsAuto ? .all : .none
    return (start + margins.start + part.of(free), .fromStart(part))
  }

  /// A box that is too large for the room between two insets may leave that, unless its alignment says `safe` or `unsafe`,
  /// but not both that and the containing block; or at the end alone (CSS Align §4.4, default overflow alignment).
  private func keepInside(
    _ offset: inout Double, _ origin: inout AbsolutePlace.Origin, _ start: Double, _ end: Double
  ) {
    let roomEnd = start + max(whole - start - end, 0)
    let latest = max(whole, roomEnd) - margins.end - length, earliest = min(start, 0) + margins.start
    if offset > latest { (offset, origin) = (latest, roomEnd > whole ? .fromStart(.all) : .atEnd) }
    if offset < earliest { (offset, origin) = (earliest, start < 0 ? .fromStart(.none) : .atStart) }
  }
}

extension AbsoluteRoom {
  /// How a child is aligned between two insets; nil where it fills what is between them.
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

extension AbsoluteRoom.Position {
  fileprivate var part: FreeSpacePart {
    switch self {
    case .start: .none
    case .center: .half
    case .end: .all
    }
  }
}

/// Where an absolute child is along an axis in its container's border box, and why.
struct AbsolutePlace {
  var position: Double
  var origin: Origin

  enum Origin {
    /// It has no insets: a part of the content box's free space comes before it.
    case inContent(FreeSpacePart)
    /// It has none, is too large for its static room, and keeps to the side where writing starts.
    case safe
    /// Behind its inset where writing starts, and a part of what its insets leave.
    case fromStart(FreeSpacePart)
    /// Before its inset where writing ends.
    case fromEnd
    /// Too large for the room between its insets, at one end of the containing block.
    case atStart, atEnd
  }

  init(_ position: Double, _ origin: Origin) {
    self.position = position
    self.origin = origin
  }
}

/// The room of a child without insets in one axis, in its container's padding box: from its static position to the edge
/// that it is aligned away from, or where it is centred, to the nearer edge on both sides (CSS Position §3.5.1).
struct StaticRoom {
  /// Where the container's content box starts in the padding box, from the left or the top; its size; the padding box's.
  var start: Double
  var inner: Double
  var whole: Double
  /// Where in it the static position is.
  var position: FreeSpacePart

  private var edge: Double { start + position.of(inner) }

  var size: Double {
    switch position {
    case .none: whole - edge
    case .half: 2 * min(edge, whole - edge)
    case .all: edge
    }
  }

  /// An offset in the content box, for a margin box that is too large for the room: at the side where writing starts.
  /// `keepsEnd` says that this is the right one.
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
