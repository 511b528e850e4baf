public import EagerLayout

extension Grid {
  /// Returns the area between the lines of an absolute child, with the child's alignment in the area. At a side without
  /// a line, the area ends at the edge of the padding box.
  public func availableSpace(
    ofAbsolute child: GridItem, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ cache: Cache
  ) -> AbsoluteSpace? {
    var space = cache.sized.space(of: child, box)
    let place: GridAlignment.Place
    if box.isHorizontal {
      let own = child.justifySelf ?? justifyItems
      place = GridAlignment(own, style, isRightToLeft: box.isRightToLeft).place
      // As in flexbox, browsers ignore `safe` in the container's `justify-items` for absolute items.
      space.isSafe = child.justifySelf?.safety == .safe
      if let own = child.justifySelf, own.position != .normal, own.position != .stretch || !style.isAuto(.width) {
        space.positionBetweenInsets = place.position
        space.keepsStartBetweenInsets = own.safety == .unspecified ? nil : own.safety == .safe
      }
    } else {
      let alignment = GridAlignment(style, in: container)
      place = alignment.place
      space.isSafe = style.alignSelf != .auto && alignment.isSafe
    }
    space.position = place.position
    return space
  }
}

extension GridAlignment.Place {
  fileprivate var position: AbsoluteSpace.Position {
    switch self {
    case .stretch, .start, .firstBaseline: .start
    case .center: .center
    case .end, .lastBaseline: .end
    }
  }
}

extension GridTracks {
  /// Returns the area of an absolute child between its lines, along one axis (CSS Grid §9).
  func space(of child: GridItem, _ box: AbsoluteBox) -> AbsoluteSpace {
    let axis = box.isHorizontal ? columns : rows, explicit = box.isHorizontal ? explicitColumns : explicitRows
    let from = box.isHorizontal ? child.columnStart : child.rowStart
    let to = box.isHorizontal ? child.columnEnd : child.rowEnd
    var first = axis.line(from, isEnd: false, explicit), last = axis.line(to, isEnd: true, explicit)
    switch (first, last) {
    case (let start?, let end?): (first, last) = start == end ? (start, start + 1) : (min(start, end), max(start, end))
    case (let start?, nil):
      if to.isSpan { last = start + GridLines.span(to, from: start - axis.firstExplicit, isAfter: true, explicit) }
    case (nil, let end?):
      if from.isSpan { first = end - GridLines.span(from, from: end - axis.firstExplicit, isAfter: false, explicit) }
    case (nil, nil): break
    }
    let start = first.flatMap { axis.hasLine($0) ? box.before + axis.edge(ofStart: $0) : nil } ?? 0
    let end = last.flatMap { axis.hasLine($0) ? box.before + axis.edge(ofEnd: $0) : nil } ?? box.length
    return AbsoluteSpace(start: start, length: max(end - start, 0))
  }
}

extension GridLine {
  fileprivate var isSpan: Bool {
    switch self {
    case .span, .spanTo: true
    default: false
    }
  }
}

extension GridAxis {
  fileprivate func hasLine(_ line: Int) -> Bool { line >= 0 && line <= tracks.count }

  /// Returns the index of a specified line, counted from the first track; nil if the child specifies no line.
  fileprivate func line(_ line: GridLine, isEnd: Bool, _ explicit: GridExplicitTracks) -> Int? {
    let index: Int
    switch line {
    case .auto, .span, .spanTo, .line(0), .nth(0, _): return nil
    case .nth(let number, let name): index = explicit.line(number, of: name)
    case .line(let number):
      let maximum = 3 * GridExplicitTracks.maxTracks
      index = number > 0 ? min(number, maximum) - 1 : explicit.count + 1 + max(number, -maximum)
    case .named(let name):
      // An unknown name refers to the first implicit line after the explicit grid, as if that line had the name (CSS
      // Grid §8.3).
      index = explicit.line(name, isEnd: isEnd) ?? explicit.count + 1
    }
    return index + firstExplicit
  }

  /// Returns the position of a line as the start of an area.
  fileprivate func edge(ofStart line: Int) -> Double {
    // A collapsed track is at the position of the next track that is not collapsed.
    line < tracks.count && line < openEnd ? tracks[line].position : edge(ofEnd: line)
  }

  /// Returns the position of a line as the end of an area. Collapsed tracks before the line, and their gaps, are
  /// excluded.
  fileprivate func edge(ofEnd line: Int) -> Double {
    let open = openBefore.isEmpty ? line : Int(openBefore[line])
    return open > 0 ? tracks[open - 1].position + tracks[open - 1].base : origin
  }

  /// The index of the line after the last track that is not collapsed.
  private var openEnd: Int { openBefore.last.map { Int($0) } ?? tracks.count }
}
