public import EagerLayout

extension Grid {
  /// Returns the area between the lines of an absolute child, with the child's alignment in the area. At a side without
  /// a line, the area ends at the edge of the padding box.
  public func availableSpace(
    ofAbsolute child: GridItem, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ cache: Cache
  ) -> AbsoluteSpace? {
    var room = cache.sized.room(of: child, box)
    let place: GridAlignment.Place
    if box.isHorizontal {
      let own = child.justifySelf ?? justifyItems
      place = GridAlignment(own, style, isRightToLeft: box.isRightToLeft).place
      // `safe` of the container's `justify-items` does not keep an absolute item inside (browsers, as in flexbox).
      room.isSafe = child.justifySelf?.safety == .safe
      if let own = child.justifySelf, own.position != .normal, own.position != .stretch || !style.isAuto(.width) {
        room.positionBetweenInsets = place.position
        room.keepsStartBetweenInsets = own.safety == .unspecified ? nil : own.safety == .safe
      }
    } else {
      let alignment = GridAlignment(style, in: container)
      place = alignment.place
      room.isSafe = style.alignSelf != .auto && alignment.isSafe
    }
    room.position = place.position
    return room
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
  func room(of child: GridItem, _ box: AbsoluteBox) -> AbsoluteSpace {
    let axis = box.isHorizontal ? columns : rows, explicit = box.isHorizontal ? across : down
    let from = box.isHorizontal ? child.columnStart : child.rowStart
    let to = box.isHorizontal ? child.columnEnd : child.rowEnd
    var first = axis.line(from, isEnd: false, explicit), last = axis.line(to, isEnd: true, explicit)
    switch (first, last) {
    case (let start?, let end?): (first, last) = start == end ? (start, start + 1) : (min(start, end), max(start, end))
    case (let start?, nil):
      if to.isSpan {
        last = start + GridLines.span(to, from: start - axis.firstExplicit, isAfter: true, explicit)
      }
    case (nil, let end?):
      if from.isSpan {
        first = end - GridLines.span(from, from: end - axis.firstExplicit, isAfter: false, explicit)
      }
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

  /// Returns the index of the line that a child specifies, counted from the first track; nil if it specifies none.
  fileprivate func line(_ line: GridLine, isEnd: Bool, _ explicit: GridExplicit) -> Int? {
    let index: Int
    switch line {
    case .auto, .span, .spanTo, .line(0), .nth(0, _): return nil
    case .nth(let number, let name): index = explicit.line(number, of: name)
    case .line(let number):
      let most = 3 * GridExplicit.mostTracks
      index = number > 0 ? min(number, most) - 1 : explicit.count + 1 + max(number, -most)
    case .named(let name):
      // Implicit lines after the grid's own have every name that no explicit line has.
      index = explicit.line(name, isEnd: isEnd) ?? explicit.count + 1
    }
    return index + firstExplicit
  }

  /// Returns the position at which an area that starts at a line begins.
  fileprivate func edge(ofStart line: Int) -> Double {
    // A collapsed track is at the position of the next track that is not collapsed.
    line < tracks.count && line < openEnd ? tracks[line].position : edge(ofEnd: line)
  }

  /// Returns the end of an area that ends at a line. Collapsed tracks and their gaps are excluded.
  fileprivate func edge(ofEnd line: Int) -> Double {
    let open = openBefore.isEmpty ? line : Int(openBefore[line])
    return open > 0 ? tracks[open - 1].position + tracks[open - 1].base : origin
  }

  /// The line after the last track that is not collapsed.
  private var openEnd: Int { openBefore.last.map { Int($0) } ?? tracks.count }
}
