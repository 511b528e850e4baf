package import EagerLayout

extension Picture {
  /// Padding, a gap or a margin of a layout.
  package struct Space: Sendable {
    package enum Kind: Sendable, CaseIterable {
      case padding, gap, margin

      package var name: String { words.name }
      /// Its hatching in cells.
      var mark: String { words.mark }

      private var words: (name: String, mark: String) {
        switch self {
        case .padding: ("padding", "\u{2591}")
        case .gap: ("gap", "\u{2592}")
        case .margin: ("margin", "\u{2219}")
        }
      }
    }

    package let kind: Kind
    package var frame: Frame
    /// Whether it separates items horizontally; otherwise vertically.
    package let isBetweenColumns: Bool
    /// The box with this padding, gap or margin.
    package var box: Int
  }

  /// The paddings, gaps and margins of a layout in the picture, from a node on.
  ///
  /// The placement contains paddings. Margins and gaps come from the styles, placed between the frames: if the distance
  /// of two items is larger than the gap, the gap is its middle. Percentages refer to the container's width, and in a
  /// grid to the width of the item's area, which its tracks provide.
  package static func spaces(_ arena: NodeArena, _ placement: Placement, from root: Int = 0, _ tracks: [Tracks] = [])
    -> [Space]
  {
    var spaces: [Space] = []
    let end = Int(arena.nodes[root].end), rooms = Rooms(tracks, root..<end)
    for node in root..<end where !placement.isHidden(node) {
      let content = placement.contentFrame(of: node)
      add(.padding, placement.paddingFrame(of: node), around: content, node)
      guard Int(arena.nodes[node].end) > node + 1 else { continue }
      let style = arena.style(of: node)
      var items: [(order: Int, frame: Frame)] = []
      for child in placement.children(of: node) where !placement.isHidden(child) {
        let item = arena.style(of: child), frame = placement.frames[child]
        let margins = margins(of: child, item, arena, in: rooms[child] ?? content.width)
        let outer = frame.inset(
          by: Edges(top: -margins.top, left: -margins.left, bottom: -margins.bottom, right: -margins.right))
        add(.margin, outer, around: frame, child)
        if item.position != .absolute { items.append((item.order, outer)) }
      }
      if items.contains(where: { $0.order != 0 }) { items.sort { $0.order < $1.order } }
      let frames = items.map { $0.frame }
      // Only wrapped lines need their start.
      let isTurned = style.flexWrap != .nowrap && isRightToLeft(node, arena)
      let gaps =
        arena.arrangement(of: node) == nil
        ? Gaps(style, in: content, isRightToLeft: isTurned).frames(between: frames)
        : Gaps.between(frames, style, in: content)
      for gap in gaps {
        spaces.append(Space(kind: .gap, frame: gap.frame, isBetweenColumns: gap.isBetweenColumns, box: node))
      }
    }
    for index in spaces.indices { spaces[index].box -= root }
    return spaces.filter { $0.frame.width > 0 && $0.frame.height > 0 }

    func add(_ kind: Space.Kind, _ outer: Frame, around inner: Frame, _ node: Int) {
      guard outer != inner else { return }
      for (index, band) in outer.bands(around: inner).enumerated() {
        spaces.append(Space(kind: kind, frame: band, isBetweenColumns: index > 1, box: node))
      }
    }
  }

  /// A node's margins by side, even if its style specifies them by direction.
  private static func margins(of node: Int, _ style: FlexStyle, _ arena: NodeArena, in width: Double) -> Edges {
    let margins = style.margins(in: width)
    let isByDirection = arena.nodes[node].units.specifiedEdge(.marginLeft).isByDirection
    guard isByDirection, isRightToLeft(node, arena) else { return margins }
    return Edges(top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
  }

  private static func isRightToLeft(_ node: Int, _ arena: NodeArena) -> Bool {
    var node = node
    while node >= 0 {
      switch arena.style(of: node).direction {
      case .leftToRight: return false
      case .rightToLeft: return true
      default: node = Int(arena.nodes[node].parent)
      }
    }
    return false
  }
}

/// The widths of the areas of grids' items, if anything depends on them.
private struct Rooms {
  private let first: Int
  private var widths: [Double?] = []

  init(_ tracks: [Picture.Tracks], _ nodes: Range<Int>) {
    first = nodes.lowerBound
    if tracks.allSatisfy({ $0.rooms.isEmpty }) { return }
    widths = [Double?](repeating: nil, count: nodes.count)
    for room in tracks.flatMap({ $0.rooms }) { widths[room.node - first] = room.width }
  }

  subscript(node: Int) -> Double? { widths.isEmpty ? nil : widths[node - first] }
}

private struct Gaps {
  private let isRow: Bool
  private let goesBack: Bool
  private let wraps: Bool
  private let content: Frame
  /// Between items of a line, and between lines.
  private let main: Double
  private let cross: Double

  init(_ style: FlexStyle, in content: Frame, isRightToLeft: Bool) {
    isRow = style.flexDirection == .row || style.flexDirection == .rowReverse
    let isReversed = style.flexDirection == .rowReverse || style.flexDirection == .columnReverse
    goesBack = isReversed != (isRow && isRightToLeft)
    wraps = style.flexWrap != .nowrap
    self.content = content
    let column = style.columnGap.points(of: content.width), row = style.rowGap.points(of: content.height)
    (main, cross) = isRow ? (column, row) : (row, column)
  }

  typealias Gap = (frame: Frame, isBetweenColumns: Bool)

  func frames(between items: [Frame]) -> [Gap] {
    guard items.count > 1, main > 0 || wraps && cross > 0 else { return [] }
    var gaps: [Gap] = []
    let lines = lines(items), extents = lines.map { self.extent(of: $0, isMain: false) }
    for (line, extent) in zip(lines, extents) where main > 0 {
      let across = wraps ? extent : self.extent(of: [content], isMain: false)
      for (one, next) in zip(line, line.dropFirst()) {
        let middle = centre(self.extent(of: [one], isMain: true), self.extent(of: [next], isMain: true), main)
        if let middle { gaps.append((frame(main: middle, cross: across), isRow)) }
      }
    }
    for (one, next) in zip(extents, extents.dropFirst()) where cross > 0 {
      guard let middle = centre(one, next, cross) else { continue }
      gaps.append((frame(main: extent(of: [content], isMain: true), cross: middle), !isRow))
    }
    return gaps
  }

  /// The gaps in any other container: between two items that face each other at exactly that distance.
  static func between(_ items: [Frame], _ style: FlexStyle, in content: Frame) -> [Gap] {
    let across = style.columnGap.points(of: content.width), down = style.rowGap.points(of: content.height)
    // Gaps among thousands of items are too small to see.
    guard across > 0 || down > 0, items.count <= 400 else { return [] }
    var gaps: [Gap] = []
    for one in items {
      for other in items {
        let left = max(one.x, other.x), right = min(one.maxX, other.maxX)
        let top = max(one.y, other.y), bottom = min(one.maxY, other.maxY)
        if across > 0, (other.x - one.maxX - across).magnitude < 0.01, bottom > top {
          gaps.append((Frame(x: one.maxX, y: top, width: across, height: bottom - top), true))
        }
        if down > 0, (other.y - one.maxY - down).magnitude < 0.01, right > left {
          gaps.append((Frame(x: left, y: one.maxY, width: right - left, height: down), false))
        }
      }
    }
    return gaps
  }

  /// The lines of items: an item that does not follow the previous one begins a new line.
  private func lines(_ items: [Frame]) -> [[Frame]] {
    guard wraps else { return [items] }
    var lines = [[items[0]]]
    for (one, next) in zip(items, items.dropFirst()) {
      let before = extent(of: [one], isMain: true), after = extent(of: [next], isMain: true)
      let follows = goesBack ? after.end <= before.start + 0.01 : after.start >= before.end - 0.01
      if follows { lines[lines.count - 1].append(next) } else { lines.append([next]) }
    }
    return lines
  }

  private typealias Range = (start: Double, end: Double)

  private func extent(of frames: [Frame], isMain: Bool) -> Range {
    var range = (start: Double.infinity, end: -Double.infinity)
    for frame in frames {
      range.start = min(range.start, isMain == isRow ? frame.x : frame.y)
      range.end = max(range.end, isMain == isRow ? frame.maxX : frame.maxY)
    }
    return range
  }

  /// A range of `length` in the middle of the space between two ranges; nil if the space is shorter.
  private func centre(_ one: Range, _ next: Range, _ length: Double) -> Range? {
    let start = min(one.end, next.end), room = max(one.start, next.start) - start
    guard room >= length - 0.01 else { return nil }
    return (start + (room - length) / 2, start + (room + length) / 2)
  }

  private func frame(main: Range, cross: Range) -> Frame {
    let (x, y) = isRow ? (main, cross) : (cross, main)
    return Frame(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
  }
}

extension Frame {
  /// The bands of a frame around an inner one: above, below, and between these on the left and on the right.
  package func bands(around inner: Frame) -> [Frame] {
    [
      Frame(x: x, y: y, width: width, height: inner.y - y),
      Frame(x: x, y: inner.maxY, width: width, height: maxY - inner.maxY),
      Frame(x: x, y: inner.y, width: inner.x - x, height: inner.height),
      Frame(x: inner.maxX, y: inner.y, width: maxX - inner.maxX, height: inner.height),
    ]
  }
}

extension FlexStyle {
  /// The margins in the layout's units, start on the left; negative and `auto` margins keep no space free.
  fileprivate func margins(in width: Double) -> Edges {
    func points(_ margin: AutoLength) -> Double {
      switch margin {
      case .points(let points): max(0, points)
      case .percent(let percent): max(0, percent / 100 * width)
      case .calculated(let length): max(0, length.expression.length(of: width))
      case .auto: 0
      }
    }
    return Edges(
      top: points(marginTop), left: points(marginLeft), bottom: points(marginBottom), right: points(marginRight))
  }
}
