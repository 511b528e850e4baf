internal import Arrangements
internal import EagerLayout
import PlaygroundCourse
import PlaygroundKit

// Random grids. Browsers disagree on flexible tracks with spanning items, on flexible tracks without a definite size,
// on baselines, and on percentages, aspect ratios and containers in grid areas. None of these occur if `isAgreed`.
extension RandomSketch {
  /// Returns a random grid with `count` items.
  mutating func grid(_ context: ContainerContext, _ count: Int) -> LayoutNode {
    var style = FlexStyle()
    if context.depth > 0 { addItem(&style, context, isLeaf: false) }
    if isAgreed, context.depth > 0 {
      // Firefox computes other content sizes for containers, and distributes limited heights differently.
      if !style.width.isPoints { style.width = .points(length(40, 160)) }
      (style.minHeight, style.maxHeight) = (.auto, .none)
      (style.flexGrow, style.flexShrink) = (0, 0)
    }
    let hasDefiniteWidth = context.depth == 0 || style.width.isPoints,
      hasDefiniteHeight = context.depth == 0 || style.height.isPoints
    let hasFlexibleTracks = (hasDefiniteWidth || !isAgreed) && happens(50)
    let columns = tracks(1...4, hasFlexibleTracks: hasFlexibleTracks)
    var grid = Grid(columns: GridTemplate(columns))
    if happens(40) {
      grid.rows = GridTemplate(tracks(1...2, hasFlexibleTracks: (hasDefiniteHeight || !isAgreed) && happens(30)))
    }
    if happens(25) { grid.autoRows = [.points(length(10, 60))] }
    if happens(20) { grid.flow = dice.one(of: [.rowDense, .column]) }
    if happens(25) { grid.justifyItems = dice.one(of: [.start, .center, .end, .stretch]) }
    var node = Arranged(grid) {}.node
    // The style was generated before the node. Only the mark of a container is taken from the node.
    style.units.isContainer = node.style.units.isContainer
    node.style = style
    addAlignment(&node.style)
    addEdges(&node.style, mayBePercent: false)
    let span = isAgreed && (hasFlexibleTracks || grid.flow == .column) ? 1 : columns.count
    for _ in 0..<count {
      let itemContext = ContainerContext(
        depth: 4, isRow: true, isDefinite: false, gridSpan: span)
      node.children.append(self.node(itemContext))
    }
    return node
  }

  private mutating func tracks(_ counts: ClosedRange<Int>, hasFlexibleTracks: Bool) -> [GridTrack] {
    var tracks: [GridTrack] = []
    for _ in 0..<dice.number(counts, step: 1) {
      switch dice.below(hasFlexibleTracks ? 5 : 3) {
      case 0: tracks.append(.auto)
      case 1, 2: tracks.append(.points(length(10, 90)))
      case 3: tracks.append(.flexible(1))
      default: tracks.append(.minmax(.points(length(0, 40)), .flexible(2)))
      }
    }
    return tracks
  }

  private mutating func addAlignment(_ style: inout FlexStyle) {
    if happens(50) { style.columnGap = .points(length(1, 20)) }
    if happens(50) { style.rowGap = .points(length(1, 20)) }
    if happens(30) { style.justifyContent = dice.one(of: [.start, .center, .end, .spaceBetween, .spaceEvenly]) }
    if happens(30) { style.alignContent = dice.one(of: [.start, .center, .end, .spaceAround]) }
    if happens(30) { style.alignItems = dice.one(of: [.start, .center, .end, .stretch]) }
    if happens(10) { style.direction = .rightToLeft }
  }

  /// Sets random layout values of a grid item.
  mutating func addGridItem(_ style: inout FlexStyle, _ context: ContainerContext, _ maxSpan: Int, isLeaf: Bool) {
    if happens(8) { style.order = dice.number(-2...2, step: 1) }
    addSizes(&style, context)
    var item = GridItem()
    if maxSpan > 1, happens(30) { item.columnEnd = .span(2) }
    if happens(15) { item.columnStart = .line(dice.number(1...3, step: 1)) }
    if !isAgreed, happens(15) { item.rowEnd = .span(2) }
    if happens(20) { item.justifySelf = dice.one(of: [.start, .center, .end, .stretch]) }
    style.setLayoutValue(item)
    if happens(20) { style.alignSelf = dice.one(of: [.start, .center, .end, .stretch]) }
    addMargins(&style)
  }
}
