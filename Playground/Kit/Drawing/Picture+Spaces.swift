package import EagerLayout

extension Picture {
  /// A padding, a gap or a margin of a layout: a rectangle to hatch.
  package struct Space: Sendable {
    package enum Kind: Sendable, CaseIterable {
      case padding, gap, margin

      package var name: String { nameAndMark.name }
      /// The character that hatches the space in a drawing of cells.
      var mark: String { nameAndMark.mark }

      private var nameAndMark: (name: String, mark: String) {
        switch self {
        case .padding: ("padding", "\u{2591}")
        case .gap: ("gap", "\u{2592}")
        case .margin: ("margin", "\u{2219}")
        }
      }
    }

    package let kind: Kind
    package var frame: Frame
    /// Whether the space separates its left and right neighbors. Otherwise, it separates those above and below it.
    package let isBetweenColumns: Bool
    /// The index of the box with this padding, gap or margin.
    package var box: Int
  }

  /// The paddings, gaps and margins of a node and its descendants.
  ///
  /// Paddings come from the placement, margins and gaps from the styles. If two items are further apart than the gap,
  /// the gap is drawn in the middle between them. Percentages refer to the container's width, and in a grid to the
  /// width of the item's area, which `tracks` contains.
  package static func spaces(_ arena: NodeArena, _ placement: Placement, from root: Int = 0, _ tracks: [Tracks] = [])
    -> [Space]
  {
    var spaces: [Space] = []
    let end = Int(arena.nodes[root].end), areaWidths = ItemAreaWidths(tracks, root..<end)
    for node in root..<end where !placement.isHidden(node) {
      let content = placement.contentFrame(of: node)
      add(.padding, placement.paddingFrame(of: node), around: content, node)
      guard Int(arena.nodes[node].end) > node + 1 else { continue }
      let style = arena.style(of: node)
      var items: [(order: Int, frame: Frame)] = []
      for child in placement.children(of: node) where !placement.isHidden(child) {
        let item = arena.style(of: child), frame = placement.frames[child]
        let margins = margins(of: child, item, arena, in: areaWidths[child] ?? content.width)
        let marginBox = frame.inset(
          by: Edges(top: -margins.top, left: -margins.left, bottom: -margins.bottom, right: -margins.right))
        add(.margin, marginBox, around: frame, child)
        if item.position != .absolute { items.append((item.order, marginBox)) }
      }
      if items.contains(where: { $0.order != 0 }) { items.sort { $0.order < $1.order } }
      let frames = items.map { $0.frame }
      // The direction is needed only to find where wrapped lines begin.
      let isReversed = style.flexWrap != .nowrap && isRightToLeft(node, arena)
      let gaps =
        arena.arrangement(of: node) == nil
        ? Gaps(style, in: content, isRightToLeft: isReversed).frames(between: frames)
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

  /// A node's margins by side, also if its style specifies margins by direction.
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

/// The widths of the areas of grid items whose margins are percentages; empty if there are no such items.
private struct ItemAreaWidths {
  private let firstNode: Int
  private var widths: [Double?] = []

  init(_ tracks: [Picture.Tracks], _ nodes: Range<Int>) {
    firstNode = nodes.lowerBound
    if tracks.allSatisfy({ $0.areaWidths.isEmpty }) { return }
    widths = [Double?](repeating: nil, count: nodes.count)
    for area in tracks.flatMap({ $0.areaWidths }) { widths[area.node - firstNode] = area.width }
  }

  subscript(node: Int) -> Double? { widths.isEmpty ? nil : widths[node - firstNode] }
}

/// Finds the gaps between the items of a row or column. `between` finds the gaps of other containers.
private struct Gaps {
  private let isRow: Bool
  /// Whether the main axis points to the left or up.
  private let runsBackwards: Bool
  private let wraps: Bool
  private let content: Frame
  /// The gap between items of a line.
  private let mainGap: Double
  /// The gap between lines.
  private let crossGap: Double

  init(_ style: FlexStyle, in content: Frame, isRightToLeft: Bool) {
    isRow = style.flexDirection == .row || style.flexDirection == .rowReverse
    let isReversed = style.flexDirection == .rowReverse || style.flexDirection == .columnReverse
    runsBackwards = isReversed != (isRow && isRightToLeft)
    wraps = style.flexWrap != .nowrap
    self.content = content
    let columnGap = style.columnGap.points(of: content.width), rowGap = style.rowGap.points(of: content.height)
    (mainGap, crossGap) = isRow ? (columnGap, rowGap) : (rowGap, columnGap)
  }

  typealias Gap = (frame: Frame, isBetweenColumns: Bool)

  func frames(between items: [Frame]) -> [Gap] {
    guard items.count > 1, mainGap > 0 || wraps && crossGap > 0 else { return [] }
    var gaps: [Gap] = []
    let lines = lines(items), extents = lines.map { self.extent(of: $0, isMain: false) }
    for (line, extent) in zip(lines, extents) where mainGap > 0 {
      let crossRange = wraps ? extent : self.extent(of: [content], isMain: false)
      for (item, next) in zip(line, line.dropFirst()) {
        let middle = centeredRange(
          self.extent(of: [item], isMain: true), self.extent(of: [next], isMain: true), mainGap)
        if let middle { gaps.append((frame(main: middle, cross: crossRange), isRow)) }
      }
    }
    for (line, next) in zip(extents, extents.dropFirst()) where crossGap > 0 {
      guard let middle = centeredRange(line, next, crossGap) else { continue }
      gaps.append((frame(main: extent(of: [content], isMain: true), cross: middle), !isRow))
    }
    return gaps
  }

  /// Returns the gaps in any other container: the spaces between two items that overlap on one axis, and whose distance
  /// on the other axis equals the specified gap.
  static func between(_ items: [Frame], _ style: FlexStyle, in content: Frame) -> [Gap] {
    let columnGap = style.columnGap.points(of: content.width), rowGap = style.rowGap.points(of: content.height)
    // Compares each item with every other. Gaps among thousands of items are too small to see.
    guard columnGap > 0 || rowGap > 0, items.count <= 400 else { return [] }
    var gaps: [Gap] = []
    for item in items {
      for other in items {
        let left = max(item.x, other.x), right = min(item.maxX, other.maxX)
        let top = max(item.y, other.y), bottom = min(item.maxY, other.maxY)
        if columnGap > 0, (other.x - item.maxX - columnGap).magnitude < 0.01, bottom > top {
          gaps.append((Frame(x: item.maxX, y: top, width: columnGap, height: bottom - top), true))
        }
        if rowGap > 0, (other.y - item.maxY - rowGap).magnitude < 0.01, right > left {
          gaps.append((Frame(x: left, y: item.maxY, width: right - left, height: rowGap), false))
        }
      }
    }
    return gaps
  }

  /// The lines of items: an item that does not follow the previous one begins a new line.
  private func lines(_ items: [Frame]) -> [[Frame]] {
    guard wraps else { return [items] }
    var lines = [[items[0]]]
    for (item, next) in zip(items, items.dropFirst()) {
      let before = extent(of: [item], isMain: true), after = extent(of: [next], isMain: true)
      let follows = runsBackwards ? after.end <= before.start + 0.01 : after.start >= before.end - 0.01
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

  /// A range of `length` in the middle of the space between two ranges; `nil` if the space is shorter than `length`.
  private func centeredRange(_ first: Range, _ second: Range, _ length: Double) -> Range? {
    let start = min(first.end, second.end), available = max(first.start, second.start) - start
    guard available >= length - 0.01 else { return nil }
    return (start + (available - length) / 2, start + (available + length) / 2)
  }

  private func frame(main: Range, cross: Range) -> Frame {
    let (x, y) = isRow ? (main, cross) : (cross, main)
    return Frame(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
  }
}

extension Frame {
  /// The bands of a frame around an inner frame: above it, below it, and beside it on the left and on the right.
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
  /// The margins in the layout's units, with start margins on the left. Negative and `auto` margins count as 0.
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
