public import EagerLayout

/// Columns and rows that share their sizes: CSS Grid.
///
///     Grid(columns: [80, .flexible(1)], gap: 8) {
///       for field in form { Measured(text: field.name); Flex().height(20) }
///     }
///
/// Items are placed in the cells one after another, row by row, or where they specify: in a cell, over several cells,
/// or in a named area. Missing tracks are added. A grid can be a table: each column is as wide as its widest cell.
///
///     Grid(columns: [80, .flexible(1)], areas: ["head head", "nav body"]) {
///       title.area("head")
///       menu.area("nav")
///     }
///
/// The layout follows CSS Grid Level 1, as browsers do. `justifyContent` and `alignContent` align the tracks,
/// `alignItems` and `alignSelf` the items. An axis has at most 10,000 tracks after its first line, and 10,000 before.
///
/// - Complexity: O(items + their spans + tracks) in each pass. Items are placed again only when they change.
public struct Grid: Arrangement {
  /// The layout value of items: their lines.
  public typealias Parameter = GridItem

  /// The order in which items without specified lines are placed. CSS `grid-auto-flow`.
  @nonexhaustive
  public enum Flow: Equatable, Sendable, CaseIterable {
    /// Row by row.
    case row
    /// Column by column.
    case column
    /// Row by row, each item in the first free place.
    case rowDense
    /// Column by column, each item in the first free place.
    case columnDense

    var fillsColumns: Bool { self == .column || self == .columnDense }
    var isDense: Bool { self == .rowDense || self == .columnDense }
  }

  /// `"Grid"`.
  public static var name: StaticString { "Grid" }
  /// The grid uses `align-items` and `align-self`, and depends on its size if tracks are repeated automatically.
  public var traits: ArrangementTraits {
    var traits = ArrangementTraits.heedsAlignment
    if columns.repeatsByRoom { traits.insert(.heedsWidth) }
    if rows.repeatsByRoom { traits.insert(.heedsHeight) }
    return traits
  }

  /// The tracks. CSS `grid-template-columns` and `grid-template-rows`.
  public var columns: GridTemplate, rows: GridTemplate
  /// The named areas. CSS `grid-template-areas`.
  public var areas: GridAreas
  /// The sizes of tracks that are added for items, in rotation. An empty list adds `auto` tracks. CSS
  /// `grid-auto-columns` and `grid-auto-rows`.
  public var autoColumns: [GridTrack], autoRows: [GridTrack]
  /// The order in which items are placed.
  public var flow: Flow
  /// The horizontal alignment of items in their areas. CSS `justify-items`.
  public var justifyItems: GridJustification
  /// The initial gap of the grid's container.
  private var gap: FlexStyle.Length?

  /// Creates a grid.
  ///
  /// `gap` sets the gaps between tracks, like the modifier `gap` of the container that `Grid(…) { … }` creates.
  public init(
    columns: GridTemplate = [], rows: GridTemplate = [], areas: GridAreas = GridAreas(), autoColumns: [GridTrack] = [],
    autoRows: [GridTrack] = [], flow: Flow = .row, justifyItems: GridJustification = GridJustification(.normal),
    gap: FlexStyle.Length? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.areas = areas
    self.autoColumns = autoColumns
    self.autoRows = autoRows
    self.flow = flow
    self.justifyItems = justifyItems
    self.gap = gap
  }

  /// Creates the container of the children in a block, with modifiers that align its tracks and items.
  public func callAsFunction(@LayoutBuilder content: () -> LayoutItems) -> ArrangedGrid {
    ArrangedGrid(container(content))
  }

  /// Creates the container with the type that other arrangements use.
  @_disfavoredOverload
  public func callAsFunction(@LayoutBuilder content: () -> LayoutItems) -> Arranged { container(content) }

  private func container(_ content: () -> LayoutItems) -> Arranged {
    var grid = self
    grid.gap = nil
    let container = Arranged(grid, content: content)
    guard let gap else { return container }
    switch gap {
    case .points(let length): return container.gap(length)
    case .percent(let share): return container.gap(.percent(share))
    @unknown default: return container
    }
  }

  /// Creates the cache. Items are placed later, when the number of tracks is known.
  public func makeMemory(_ items: [ArrangedItem<GridItem>]) -> Memory {
    Memory(said: items.map { $0.parameter }, repeatsByRoom: columns.repeatsByRoom || rows.repeatsByRoom)
  }

  /// Pass 1: sizes the columns for min-content and for max-content.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Memory) -> InlineSizes {
    memory.note(items)
    if memory.asked.repetitions == nil || memory.repeatsByRoom {
      memory.asked.place(memory.said, in: self, repetitions(in: nil, items, repeatsByRoom: memory.repeatsByRoom))
    }
    memory.isHeardAcross = false
    memory.askedFollowers.find(among: items, &memory.asked.rows)
    if !memory.askedFollowers.areKnown, items.mayTryWidths {
      let least = contentWidth(of: items, .minContent, &memory)
      memory.askedFollowers.find(among: items, &memory.asked.rows)
      return InlineSizes(least: least, greatest: contentWidth(of: items, .maxContent, &memory))
    }
    memory.asked.columns.begin(in: .minContent, gap: items.columnGap)
    memory.addContributions(of: items, justifyItems)
    memory.asked.columns.resolve(in: .minContent)
    let least = memory.asked.columns.total
    // Columns for max-content grow from those for min-content.
    memory.asked.columns.enlarge(in: .maxContent)
    memory.isHeardAcross = !items.containerStyle.dependsOnHeight
    return InlineSizes(least: least, greatest: memory.asked.columns.total)
  }

  /// Returns the width of the columns. If rows depend on items and widths of items on rows, measures twice: without
  /// these widths, and with the resulting rows (CSS Grid §12.1).
  private func contentWidth(
    of items: borrowing ItemContributions, _ room: GridAxis.Room, _ memory: inout Memory
  ) -> Double {
    let isRightToLeft = items.isRightToLeft, gap = items.columnGap
    memory.asked.columns.begin(in: room, gap: gap)
    memory.addContributions(of: items, justifyItems)
    memory.asked.columns.resolve(in: room)
    let width = memory.asked.columns.total
    if !memory.askedFollowers.concern(memory.asked.columns, of: items, inDefiniteWidth: false) { return width }
    memory.asked.columns.put(in: width, .start, isSafe: false)
    return items.tryWidths(in: width) { items in
      for item in 0..<items.count {
        giveWidth(
          to: item, of: &items, memory.asked.columns.area(of: item).length, memory.said[item].justifySelf, isRightToLeft
        )
      }
      memory.askedFollowers.measure(items, &memory.asked.rows, memory.notes)
      memory.asked.columns.begin(in: room, gap: gap)
      memory.addContributions(of: items, justifyItems)
      memory.asked.columns.resolve(in: room)
      return memory.asked.columns.total
    }
  }

  /// Pass 2: sizes the columns in the available width. Items fill their areas or fit into them.
  public func setWidths(of items: inout ItemWidths, _ memory: inout Memory) {
    let container = items.containerStyle
    memory.note(items)
    memory.takeOwnRows()
    if memory.sized.repetitions == nil || memory.repeatsByRoom {
      memory.place(in: self, repetitions(in: items.width, items, repeatsByRoom: memory.repeatsByRoom))
    }
    memory.ownRepetitions = memory.sized.repetitions
    memory.followers.find(among: items, &memory.sized.rows)
    sizeColumns(of: items, container, &memory)
    giveWidths(to: &items, &memory)
    if memory.followers.areKnown { return }
    // If widths depend on rows, sizes the columns again with the measured rows, and measures the rows again with the
    // resulting columns (CSS Grid §12.1).
    memory.followers.measure(items, &memory.sized.rows, memory.notes)
    if memory.followers.concern(memory.sized.columns, of: items, inDefiniteWidth: true) {
      memory.followers.keepHeights(items, memory.sized.rows)
      sizeColumns(of: items, container, &memory)
      giveWidths(to: &items, &memory, measures: true)
      memory.followers.measure(items, &memory.sized.rows, memory.notes)
    }
    giveWidths(to: &items, &memory)
  }

  private func sizeColumns(of items: borrowing ItemWidths, _ container: ArrangedStyle, _ memory: inout Memory) {
    let width = items.width, content = container.justifyContent
    memory.sizeColumns(items, justifyItems)
    if content == .normal || content == .stretch { memory.sized.columns.stretch(to: width) }
    memory.sized.columns.put(
      in: width, GridContent(content, isRightToLeft: items.isRightToLeft),
      isSafe: container.safety(of: .justifyContent) == .safe)
  }

  /// Sets the widths of items, which fill their areas or fit into them. An item with a ratio that does not fill its
  /// area gets the width derived from the area's height, except with `measures`, which finds that height.
  private func giveWidths(to items: inout ItemWidths, _ memory: inout Memory, measures: Bool = false) {
    let isRightToLeft = items.isRightToLeft
    let fills = GridAlignment(justifyItems, isRightToLeft: isRightToLeft).fills
    for item in 0..<items.count {
      let room = memory.sized.columns.area(of: item).length
      if memory.notes[item].contains(.isPlain), !memory.followers.contains(item) {
        if fills { items.fill(item, in: room) } else { items.fit(item, in: room) }
      } else {
        let height = measures ? nil : memory.followers.height(of: item)
        giveWidth(to: item, of: &items, room, height: height, memory.said[item].justifySelf, isRightToLeft)
      }
    }
  }

  private func giveWidth(
    to item: Int, of items: inout ItemWidths, _ room: Double, height: Double? = nil, _ said: GridJustification?,
    _ isRightToLeft: Bool
  ) {
    let style = items.style(of: item), own = said ?? justifyItems
    let fills = GridAlignment(own, style, isRightToLeft: isRightToLeft).fills
    let hasRatio = style.hasAspectRatio
    let prefersHeight = hasRatio && height != nil && style.prefersHeight(in: items.containerStyle)
    if fills, own.position == .stretch, hasRatio, style.isAuto(.width) {
      items.set(item, to: room, in: room, height: height)
    } else if let height, !fills, GridAlignment.following(style, in: items.containerStyle) == .limits {
      items.fit(item, in: room, limitsOf: height)
    } else if let height, !fills || prefersHeight {
      items.fit(item, in: room, height: height, fitsContent: prefersHeight || !hasRatio)
    } else if let height {
      items.fill(item, in: room, height: height)
    } else if fills {
      items.fill(item, in: room)
    } else {
      items.fit(item, in: room)
    }
  }

  /// Pass 3: sizes the rows as high as their items need.
  public func height(of items: borrowing ItemHeights, _ memory: inout Memory) -> Double {
    memory.takeOwnRows()
    takeRows(forHeightOf: items, &memory)
    let room = items.knownHeight.map { GridAxis.Room.definite($0) } ?? .indefinite
    memory.sized.rows.begin(in: room, gap: items.rowGap)
    memory.hear(items, areBefore: items.knownHeight == nil)
    memory.sized.rows.resolve(in: room)
    let container = items.containerStyle, content = container.alignContent
    if let height = items.knownHeight {
      // With a size keyword as limit, the height is the sum of the rows in the height without the limit. This includes
      // stretched rows and the space between rows.
      if content == .normal || content == .stretch { memory.sized.rows.stretch(to: height) }
      memory.sized.rows.put(in: height, GridContent(content), isSafe: false)
      memory.isHeardDown = false
      return memory.sized.rows.spread
    }
    memory.isHeardDown = !container.dependsOnHeight && !container.mentionsBaselines
    return memory.sized.rows.total
  }

  /// Sets the repetitions of rows for a measurement of the height: in a definite height, or without the grid's own
  /// height, since the automatic minimum is the content's (CSS Flexbox §4.5).
  private func takeRows(forHeightOf items: borrowing ItemHeights, _ memory: inout Memory) {
    guard rows.repeatsByRoom, var wanted = memory.ownRepetitions else { return }
    let lengths = items.containerLengths
    if let height = items.knownHeight {
      wanted.rows = rows.repetitions(in: height, atLeast: nil, gap: items.rowGap)
    } else if lengths.height != nil {
      wanted.rows = rowRepetitions(in: nil, lengths, gap: items.rowGap)
    } else {
      return
    }
    _ = memory.takeRows(in: self, wanted)
  }

  /// Pass 4: sizes the rows in the final height and places the items in their areas.
  public func place(_ items: inout ItemPlaces, _ memory: inout Memory) {
    let height = items.extent.height, container = items.containerStyle
    if rows.repeatsByRoom { takeRows(of: &items, &memory) }
    memory.sizeRows(of: items)
    let content = container.alignContent
    if content == .normal || content == .stretch { memory.sized.rows.stretch(to: height) }
    memory.sized.rows.put(
      in: height, GridContent(content),
      isSafe: container.safety(of: .alignContent) == .safe || content == .lastBaseline)
    let isRightToLeft = items.isRightToLeft
    let across = GridAlignment(justifyItems, isRightToLeft: isRightToLeft), down = GridAlignment(ofItemsIn: container)
    if memory.alignsInAreas { memory.alignBaselines(items, container, inAreas: true) }
    memory.shareColumnBaselines(of: items, justifyItems)
    let sharesBaselines = down.isByBaseline || !memory.columnBaselines.isEmpty
    for item in 0..<items.count {
      let column = memory.sized.columns.area(of: item), row = memory.sized.rows.area(of: item)
      if sharesBaselines || !memory.notes[item].contains(.isPlain) || memory.followers.contains(item) {
        place(item, of: &items, column, row, container, down, &memory)
        continue
      }
      let x = column.start + across.offset(column.length - items.width(of: item))
      if down.fills {
        items.place(item, x: x, y: row.start, fillingHeight: row.length)
      } else {
        let y = row.start + down.offset(row.length - items.height(of: item, in: row.length))
        items.place(item, x: x, y: y, in: row.length)
      }
    }
  }

  private typealias Area = (start: Double, length: Double)

  /// Places an item that may have its own alignment, a baseline or a ratio.
  private func place(
    _ item: Int, of items: inout ItemPlaces, _ column: Area, _ row: Area, _ container: ArrangedStyle,
    _ others: GridAlignment, _ memory: inout Memory
  ) {
    let style = items.style(of: item), own = memory.said[item].justifySelf ?? justifyItems
    let across = GridAlignment(own, style, isRightToLeft: items.isRightToLeft), down = GridAlignment(style, others)
    let known = memory.followers.height(of: item)
    if known != row.length, own.position != .stretch || !across.fills {
      let prefersHeight = style.prefersHeight(in: container)
      switch GridAlignment.following(style, in: container) {
      case .width where !across.fills || prefersHeight:
        items.resize(item, in: column.length, height: row.length, fitsContent: prefersHeight)
      case .width, .limits:
        if style.hasPercentageHeightLimits {
          items.resize(item, in: column.length, limitsOf: row.length, fills: across.fills)
        }
      case .content:
        if known != nil, !across.fills { items.resize(item, in: column.length, height: row.length) }
      case .nothing: break
      }
    }
    let width = items.width(of: item)
    let sharedX = memory.columnBaselines.position(
      of: item, size: width, in: memory.sized.columns.spans[item].range, column)
    let x = sharedX ?? column.start + across.offset(column.length - width)
    if down.fills, style.isAuto(.height), !style.hasAspectRatio || style.saysStretch(in: container) {
      if style.hasAspectRatio {
        items.place(item, x: x, y: row.start, height: row.length, in: row.length)
      } else {
        items.place(item, x: x, y: row.start, fillingHeight: row.length)
      }
      return
    }
    let sharedY =
      down.isByBaseline
      ? memory.rowBaselines.position(
        of: item, size: items.height(of: item, in: row.length), in: memory.sized.rows.spans[item].range, row) : nil
    let y = sharedY ?? row.start + down.offset(row.length - items.height(of: item, in: row.length))
    items.place(item, x: x, y: y, in: row.length)
  }

  /// Returns the item that supplies the container's baseline: in the first or last row, one that is aligned by a
  /// baseline, or else the first or last item.
  public func baselineItem(isLast: Bool, count: Int, _ memory: Memory) -> Int? {
    memory.baselineItem(isLast: isLast, count: count)
  }

  /// Returns `true` if the container's first baseline, or its last if `isLast`, is the last baseline of the item.
  public func isLastBaseline(of item: Int, isLast: Bool, _ memory: Memory) -> Bool {
    memory.isLastBaseline(of: item, isLast: isLast)
  }

  /// Repeats rows by a height that is definite only now, such as a stretched one. Items that move to other columns get
  /// their widths again.
  private func takeRows(of items: inout ItemPlaces, _ memory: inout Memory) {
    memory.takeOwnRows()
    guard let own = memory.ownRepetitions else { return }
    var wanted = own
    if let height = items.definiteHeight {
      wanted.rows = rows.repetitions(in: height, atLeast: nil, gap: items.rowGap)
    }
    if memory.takeRows(in: self, wanted) { return }
    items.setWidths { items in
      memory.place(in: self, wanted)
      memory.followers.find(among: items, &memory.sized.rows)
      sizeColumns(of: items, items.containerStyle, &memory)
      giveWidths(to: &items, &memory)
    }
  }
}
