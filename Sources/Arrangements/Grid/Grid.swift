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
/// The layout follows CSS Grid Level 1 and the subgrids of Level 2 (``GridTemplate/subgrid``), as browsers do. `justifyContent` and `alignContent` align the tracks,
/// `alignItems` and `alignSelf` the items. An axis has at most 10,000 tracks after its first line, and 10,000 before.
///
/// - Complexity: O(items + their spans + tracks) in each pass. Items are placed again only when they change.
public struct Grid: Arrangement {
  /// The layout value of items: their lines.
  public typealias ItemValue = GridItem

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
    var traits = ArrangementTraits.usesItemAlignment
    if columns.repeatsByRoom { traits.insert(.dependsOnContainerWidth) }
    if rows.repeatsByRoom { traits.insert(.dependsOnContainerHeight) }
    if columns.isSubgrid || rows.isSubgrid { traits.insert(.joinsContainer) }
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
    case .calculated(let length): return container.gap(length)
    @unknown default: return container
    }
  }

  /// Creates the cache. Items are placed later, when the number of tracks is known.
  public func makeCache(_ items: [ArrangedItem<GridItem>]) -> Cache {
    Cache(
      specified: items.map { $0.layoutValue }, repeatsByRoom: columns.repeatsByRoom || rows.repeatsByRoom,
      isSubgrid: columns.isSubgrid || rows.isSubgrid)
  }

  /// Pass 1: sizes the columns for min-content and for max-content.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Cache) -> IntrinsicWidths {
    cache.checkSubgrids(items)
    cache.note(items, justifyItems)
    if cache.asked.repetitions == nil || cache.repeatsByRoom || cache.hasSurroundings {
      cache.asked.place(
        cache.specified, in: self, repetitions(in: nil, items, repeatsByRoom: cache.repeatsByRoom),
        cache.surroundings(cache.inheritedBefore))
    }
    // The outer grid measures the items itself.
    if cache.inheritedBefore.columns != nil { return IntrinsicWidths() }
    cache.isHeardAcross = false
    cache.askedFollowers.find(
      among: items, &cache.asked.rows, areInherited: cache.inheritedBefore.rows != nil)
    if !cache.askedFollowers.areKnown, items.mayTryWidths {
      let minContent = contentWidth(of: items, .minContent, &cache)
      cache.askedFollowers.find(
        among: items, &cache.asked.rows, areInherited: cache.inheritedBefore.rows != nil)
      return IntrinsicWidths(minContent: minContent, maxContent: contentWidth(of: items, .maxContent, &cache))
    }
    cache.asked.columns.begin(in: .minContent, gap: items.columnGap)
    cache.addContributions(of: items, justifyItems)
    cache.asked.columns.resolve(in: .minContent)
    let minContent = cache.asked.columns.total
    // Columns for max-content grow from those for min-content.
    cache.asked.columns.enlarge(in: .maxContent)
    cache.isHeardAcross = !items.containerStyle.dependsOnHeight
    return IntrinsicWidths(minContent: minContent, maxContent: cache.asked.columns.total)
  }

  /// Returns the width of the columns. If rows depend on items and widths of items on rows, measures twice: without
  /// these widths, and with the resulting rows (CSS Grid §12.1).
  private func contentWidth(
    of items: borrowing IntrinsicWidthPass, _ room: GridAxis.Room, _ cache: inout Cache
  ) -> Double {
    let isRightToLeft = items.isRightToLeft, gap = items.columnGap
    cache.asked.columns.begin(in: room, gap: gap)
    cache.addContributions(of: items, justifyItems)
    cache.asked.columns.resolve(in: room)
    let width = cache.asked.columns.total
    if !cache.askedFollowers.concern(cache.asked.columns, of: items, inDefiniteWidth: false) { return width }
    cache.asked.columns.put(in: width, .start, isSafe: false)
    return items.tryWidths(in: width) { items in
      for item in 0..<items.count {
        giveWidth(
          to: item, of: &items, cache.asked.columns.area(of: item).length, cache.specified[item].justifySelf,
          isRightToLeft
        )
      }
      cache.askedFollowers.measure(items, &cache.asked.rows, cache.notes)
      cache.asked.columns.begin(in: room, gap: gap)
      cache.addContributions(of: items, justifyItems)
      cache.asked.columns.resolve(in: room)
      return cache.asked.columns.total
    }
  }

  /// Pass 2: sizes the columns in the available width. Items fill their areas or fit into them.
  public func setWidths(of items: inout WidthPass, _ cache: inout Cache) {
    let container = items.containerStyle
    cache.checkSubgrids(items)
    cache.note(items, justifyItems)
    cache.takeOwnRows()
    if cache.sized.repetitions == nil || cache.repeatsByRoom || cache.hasSurroundings {
      cache.place(in: self, repetitions(in: items.width, items, repeatsByRoom: cache.repeatsByRoom))
      if !cache.subgrids.isEmpty { placeSubgrids(of: items, &cache, isBefore: false) }
    }
    cache.ownRepetitions = cache.sized.repetitions
    cache.followers.find(among: items, &cache.sized.rows, areInherited: cache.inherited.rows != nil)
    sizeColumns(of: items, container, &cache)
    giveWidths(to: &items, &cache)
    if cache.followers.areKnown { return }
    // If widths depend on rows, sizes the columns again with the measured rows, and measures the rows again with the
    // resulting columns (CSS Grid §12.1).
    cache.followers.measure(items, &cache.sized.rows, cache.notes)
    if cache.followers.concern(cache.sized.columns, of: items, inDefiniteWidth: true) {
      cache.followers.keepHeights(items, cache.sized.rows)
      sizeColumns(of: items, container, &cache)
      giveWidths(to: &items, &cache, measures: true)
      cache.followers.measure(items, &cache.sized.rows, cache.notes)
    }
    giveWidths(to: &items, &cache)
  }

  private func sizeColumns(of items: borrowing WidthPass, _ container: ArrangedStyle, _ cache: inout Cache) {
    // The outer grid has sized the columns of a subgrid.
    if cache.inherited.columns != nil { return }
    let width = items.width, content = container.justifyContent
    cache.sizeColumns(items, justifyItems)
    if content == .normal || content == .stretch { cache.sized.columns.stretch(to: width) }
    cache.sized.columns.put(
      in: width, GridContent(content, isRightToLeft: items.isRightToLeft),
      isSafe: container.safety(of: .justifyContent) == .safe)
  }

  /// Sets the widths of items, which fill their areas or fit into them. An item with a ratio that does not fill its
  /// area gets the width derived from the area's height, except with `measures`, which finds that height.
  private func giveWidths(to items: inout WidthPass, _ cache: inout Cache, measures: Bool = false) {
    let isRightToLeft = items.isRightToLeft
    let fills = GridAlignment(justifyItems, isRightToLeft: isRightToLeft).fills
    for item in 0..<items.count {
      let room = cache.sized.columns.area(of: item).length
      if cache.notes[item].contains(.isPlain), !cache.followers.contains(item) {
        if fills { items.fill(item, in: room) } else { items.fit(item, in: room) }
      } else if cache.notes[item].contains(.isSubgridAcross) {
        items.force(item, to: room)
        handColumns(of: items, to: item, cache.sized.columns)
      } else {
        let height = measures ? nil : cache.followers.height(of: item)
        giveWidth(to: item, of: &items, room, height: height, cache.specified[item].justifySelf, isRightToLeft)
      }
    }
  }

  private func giveWidth(
    to item: Int, of items: inout WidthPass, _ room: Double, height: Double? = nil, _ specified: GridJustification?,
    _ isRightToLeft: Bool
  ) {
    let style = items.style(of: item), own = specified ?? justifyItems
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
  public func height(of items: borrowing HeightPass, _ cache: inout Cache) -> Double {
    // The outer grid measures the items itself.
    if cache.inherited.rows != nil { return 0 }
    cache.takeOwnRows()
    takeRows(forHeightOf: items, &cache)
    let room = items.definiteHeight.map { GridAxis.Room.definite($0) } ?? .indefinite
    cache.sized.rows.begin(in: room, gap: items.rowGap)
    cache.hear(items, areBefore: items.definiteHeight == nil)
    cache.sized.rows.resolve(in: room)
    let container = items.containerStyle, content = container.alignContent
    if let height = items.definiteHeight {
      // With a size keyword as limit, the height is the sum of the rows in the height without the limit. This includes
      // stretched rows and the space between rows.
      if content == .normal || content == .stretch { cache.sized.rows.stretch(to: height) }
      cache.sized.rows.put(in: height, GridContent(content), isSafe: false)
      cache.isHeardDown = false
      return cache.sized.rows.spread
    }
    cache.isHeardDown = !container.dependsOnHeight && !container.mentionsBaselines
    return cache.sized.rows.total
  }

  /// Sets the repetitions of rows for a measurement of the height: in a definite height, or without the grid's own
  /// height, since the automatic minimum is the content's (CSS Flexbox §4.5).
  private func takeRows(forHeightOf items: borrowing HeightPass, _ cache: inout Cache) {
    guard rows.repeatsByRoom, var wanted = cache.ownRepetitions else { return }
    let lengths = items.containerLengths
    if let height = items.definiteHeight {
      wanted.rows = rows.repetitions(in: height, atLeast: nil, gap: items.rowGap)
    } else if lengths.height != nil {
      wanted.rows = rowRepetitions(in: nil, lengths, gap: items.rowGap)
    } else {
      return
    }
    _ = cache.takeRows(in: self, wanted)
  }

  /// Pass 4: sizes the rows in the final height and places the items in their areas.
  public func place(_ items: inout PlacementPass, _ cache: inout Cache) {
    let container = items.containerStyle
    if cache.inherited.rows == nil { sizeRows(of: &items, container, &cache) }
    let isRightToLeft = items.isRightToLeft
    let across = GridAlignment(justifyItems, isRightToLeft: isRightToLeft), down = GridAlignment(ofItemsIn: container)
    if cache.alignsInAreas, cache.inherited.rows == nil {
      cache.alignBaselines(items, container, cache.heights(ofSubgridsAmong: items), inAreas: true)
    }
    cache.shareColumnBaselines(of: items, justifyItems)
    let sharesBaselines = down.isByBaseline || !cache.columnBaselines.isEmpty
    for item in 0..<items.count {
      let column = cache.sized.columns.area(of: item), row = cache.sized.rows.area(of: item)
      if sharesBaselines || !cache.notes[item].contains(.isPlain) || cache.followers.contains(item) {
        if cache.notes[item].contains(.isSubgridDown) {
          placeSubgrid(item, of: &items, column, row, cache)
        } else {
          place(item, of: &items, column, row, container, down, &cache)
        }
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

  /// Sizes the rows in the final height.
  private func sizeRows(of items: inout PlacementPass, _ container: ArrangedStyle, _ cache: inout Cache) {
    let height = items.contentSize.height, content = container.alignContent
    if rows.repeatsByRoom { takeRows(of: &items, &cache) }
    cache.sizeRows(of: items)
    if content == .normal || content == .stretch { cache.sized.rows.stretch(to: height) }
    cache.sized.rows.put(
      in: height, GridContent(content),
      isSafe: container.safety(of: .alignContent) == .safe || content == .lastBaseline)
  }

  typealias Area = (start: Double, length: Double)

  /// Places an item that may have its own alignment, a baseline or a ratio.
  private func place(
    _ item: Int, of items: inout PlacementPass, _ column: Area, _ row: Area, _ container: ArrangedStyle,
    _ others: GridAlignment, _ cache: inout Cache
  ) {
    let style = items.style(of: item), own = cache.specified[item].justifySelf ?? justifyItems
    let across = GridAlignment(own, style, isRightToLeft: items.isRightToLeft), down = GridAlignment(style, others)
    let known = cache.followers.height(of: item)
    if known != row.length, cache.inherited.rows == nil, own.position != .stretch || !across.fills {
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
    let sharedX = cache.columnBaselines.position(
      of: item, size: width, in: cache.sized.columns.spans[item].range, column)
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
      ? cache.rowBaselines.position(
        of: item, size: items.height(of: item, in: row.length), in: cache.sized.rows.spans[item].range, row) : nil
    let y = sharedY ?? row.start + down.offset(row.length - items.height(of: item, in: row.length))
    items.place(item, x: x, y: y, in: row.length)
  }

  /// Returns the item that supplies the container's baseline: in the first or last row, one that is aligned by a
  /// baseline, or else the first or last item.
  public func baselineItem(isLast: Bool, count: Int, _ cache: Cache) -> Int? {
    cache.baselineItem(isLast: isLast, count: count)
  }

  /// Whether the container's first (or, with `isLast`, last) baseline is the item's last baseline instead of its first.
  public func isLastBaseline(of item: Int, isLast: Bool, _ cache: Cache) -> Bool {
    cache.isLastBaseline(of: item, isLast: isLast)
  }

  /// Repeats rows by a height that is definite only now, such as a stretched one. Items that move to other columns get
  /// their widths again.
  private func takeRows(of items: inout PlacementPass, _ cache: inout Cache) {
    cache.takeOwnRows()
    guard let own = cache.ownRepetitions else { return }
    var wanted = own
    if let height = items.definiteHeight {
      wanted.rows = rows.repetitions(in: height, atLeast: nil, gap: items.rowGap)
    }
    if cache.takeRows(in: self, wanted) { return }
    items.setWidths { items in
      cache.place(in: self, wanted)
      cache.followers.find(among: items, &cache.sized.rows, areInherited: cache.inherited.rows != nil)
      sizeColumns(of: items, items.containerStyle, &cache)
      giveWidths(to: &items, &cache)
    }
  }
}
