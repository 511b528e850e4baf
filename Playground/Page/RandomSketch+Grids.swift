internal import Arrangements
internal import EagerLayout
import PlaygroundCourse
import PlaygroundKit

// Random grids. Browsers disagree on flexible tracks with spanning items, on flexible tracks without a definite size,
// on baselines, and on percentages, aspect ratios and containers in grid areas. `excludesDisagreements` excludes them.
extension RandomSketch {
  mutating func grid(_ context: ContainerContext, _ count: Int) -> LayoutNode {
    var style = FlexStyle()
    if context.depth > 0 { addItem(&style, context, isLeaf: false) }
    if excludesDisagreements, context.depth > 0 {
      // In Firefox, content sizes of containers and limited heights differ, so the grid gets a width and no limits.
      if !style.width.isPoints { style.width = .points(length(40, 160)) }
      (style.minHeight, style.maxHeight) = (.auto, .none)
      (style.flexGrow, style.flexShrink) = (0, 0)
    }
    let hasDefiniteWidth = context.depth == 0 || style.width.isPoints,
      hasDefiniteHeight = context.depth == 0 || style.height.isPoints
    let hasFlexibleTracks = (hasDefiniteWidth || !excludesDisagreements) && chance(50)
    let columns = tracks(1...4, hasFlexibleTracks: hasFlexibleTracks)
    var grid = Grid(columns: GridTemplate(columns))
    if chance(40) {
      grid.rows = GridTemplate(
        tracks(1...2, hasFlexibleTracks: (hasDefiniteHeight || !excludesDisagreements) && chance(30)))
    }
    if chance(25) { grid.autoRows = [.points(length(10, 60))] }
    if chance(20) { grid.flow = generator.one(of: [.rowDense, .column]) }
    if chance(25) { grid.justifyItems = generator.one(of: [.start, .center, .end, .stretch]) }
    var node = Arranged(grid) {}.node
    // The style was generated before the node. Only the flag for containers is taken from the node.
    style.units.isContainer = node.style.units.isContainer
    node.style = style
    addAlignment(&node.style)
    addEdges(&node.style, mayBePercent: false)
    let span = excludesDisagreements && (hasFlexibleTracks || grid.flow == .column) ? 1 : columns.count
    for _ in 0..<count {
      let itemContext = ContainerContext(
        depth: 4, isRow: true, isDefinite: false, gridSpan: span)
      node.children.append(self.node(itemContext))
    }
    return node
  }

  private mutating func tracks(_ counts: ClosedRange<Int>, hasFlexibleTracks: Bool) -> [GridTrack] {
    var tracks: [GridTrack] = []
    for _ in 0..<generator.number(counts, step: 1) {
      switch generator.below(hasFlexibleTracks ? 5 : 3) {
      case 0: tracks.append(.auto)
      case 1, 2: tracks.append(.points(length(10, 90)))
      case 3: tracks.append(.flexible(1))
      default: tracks.append(.minmax(.points(length(0, 40)), .flexible(2)))
      }
    }
    return tracks
  }

  private mutating func addAlignment(_ style: inout FlexStyle) {
    if chance(50) { style.columnGap = .points(length(1, 20)) }
    if chance(50) { style.rowGap = .points(length(1, 20)) }
    if chance(30) { style.justifyContent = generator.one(of: [.start, .center, .end, .spaceBetween, .spaceEvenly]) }
    if chance(30) { style.alignContent = generator.one(of: [.start, .center, .end, .spaceAround]) }
    if chance(30) { style.alignItems = generator.one(of: [.start, .center, .end, .stretch]) }
    if chance(10) { style.direction = .rightToLeft }
  }

  /// Sets random layout values of a grid item.
  mutating func addGridItem(_ style: inout FlexStyle, _ context: ContainerContext, _ maxSpan: Int, isLeaf: Bool) {
    if chance(8) { style.order = generator.number(-2...2, step: 1) }
    addSizes(&style, context)
    var item = GridItem()
    if maxSpan > 1, chance(30) { item.columnEnd = .span(2) }
    if chance(15) { item.columnStart = .line(generator.number(1...3, step: 1)) }
    if !excludesDisagreements, chance(15) { item.rowEnd = .span(2) }
    if chance(20) { item.justifySelf = generator.one(of: [.start, .center, .end, .stretch]) }
    style.setLayoutValue(item)
    if chance(20) { style.alignSelf = generator.one(of: [.start, .center, .end, .stretch]) }
    addMargins(&style)
  }
}
