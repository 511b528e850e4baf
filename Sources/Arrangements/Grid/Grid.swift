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
/// The layout follows CSS Grid Level 1 and the subgrids of Level 2 (``GridTemplate/subgrid``), as browsers do.
/// `justifyContent` and `alignContent` align the tracks, `alignItems` and `alignSelf` the items. An axis has at most
/// 10,000 tracks after its first line, and 10,000 before.
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
    if columns.hasAutoRepeat { traits.insert(.dependsOnContainerWidth) }
    if rows.hasAutoRepeat { traits.insert(.dependsOnContainerHeight) }
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
      specified: items.map { $0.layoutValue }, hasAutoRepeat: columns.hasAutoRepeat || rows.hasAutoRepeat,
      isSubgrid: columns.isSubgrid || rows.isSubgrid)
  }

  /// Pass 1: sizes the columns for min-content and for max-content.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Cache) -> IntrinsicWidths {
    let container = items.containerStyle
    cache.checkSubgrids(items)
    cache.readFlags(items, justifyItems)
    if cache.tracksInPass1.repetitions == nil || cache.hasAutoRepeat || cache.dependsOnOtherGrids {
      cache.tracksInPass1.place(
        cache.specified, in: self, repetitions(in: nil, items, hasAutoRepeat: cache.hasAutoRepeat),
        cache.placementInputs(cache.inheritedInPass1))
    }
    // A subgrid contributes no widths of its own, because the outer grid measures its items.
    if cache.inheritedInPass1.columns != nil { return IntrinsicWidths() }
    cache.canReuseColumns = false
    cache.heightDependentsInPass1.find(
      among: items, container, &cache.tracksInPass1.rows, areInherited: cache.inheritedInPass1.rows != nil)
    if !cache.heightDependentsInPass1.haveKnownHeights, items.mayTryWidths {
      let minContent = contentWidth(of: items, .minContent, &cache)
      cache.heightDependentsInPass1.find(
        among: items, container, &cache.tracksInPass1.rows, areInherited: cache.inheritedInPass1.rows != nil)
      return IntrinsicWidths(minContent: minContent, maxContent: contentWidth(of: items, .maxContent, &cache))
    }
    cache.sizeColumnsInPass1(in: .minContent, gap: items.columnGap, items, justifyItems)
    let minContent = cache.tracksInPass1.columns.total
    // The max-content sizes are computed from the min-content sizes, by growing the columns.
    cache.tracksInPass1.columns.distributeSpace(in: .maxContent)
    cache.canReuseColumns = !container.dependsOnHeight
    return IntrinsicWidths(minContent: minContent, maxContent: cache.tracksInPass1.columns.total)
  }

  /// Returns the total width of the columns. If the widths of items depend on the heights of rows, measures twice:
  /// first without this dependence, and then with the heights of the resulting rows (CSS Grid §12.1).
  private func contentWidth(
    of items: borrowing IntrinsicWidthPass, _ available: GridAxis.AvailableSpace, _ cache: inout Cache
  ) -> Double {
    let isRightToLeft = items.isRightToLeft, gap = items.columnGap
    cache.sizeColumnsInPass1(in: available, gap: gap, items, justifyItems)
    let width = cache.tracksInPass1.columns.total
    if !cache.heightDependentsInPass1.affect(cache.tracksInPass1.columns, of: items, inDefiniteWidth: false) {
      return width
    }
    cache.tracksInPass1.columns.placeTracks(in: width, .start, isSafe: false)
    // The trial measures subgrids without tracks of this grid: remove the tracks that an earlier pass 2 gave them.
    for subgrid in cache.subgrids {
      _ = items.withItems(of: subgrid.item, as: Grid.self) { _, _, cache in cache.inherited = Cache.Inherited() }
    }
    return items.tryWidths(in: width) { items in
      for item in 0..<items.count {
        setItemWidth(
          to: item, of: &items, cache.tracksInPass1.columns.area(of: item).length, cache.specified[item].justifySelf,
          isRightToLeft)
      }
      cache.heightDependentsInPass1.measure(items, &cache.tracksInPass1.rows, cache.flags)
      cache.sizeColumnsInPass1(in: available, gap: gap, items, justifyItems)
      return cache.tracksInPass1.columns.total
    }
  }

  /// Pass 2: sizes the columns in the available width. Items fill their areas or fit into them.
  public func setWidths(of items: inout WidthPass, _ cache: inout Cache) {
    let container = items.containerStyle
    cache.checkSubgrids(items)
    cache.readFlags(items, justifyItems)
    cache.restoreRows()
    if cache.sized.repetitions == nil || cache.hasAutoRepeat || cache.dependsOnOtherGrids {
      cache.place(in: self, repetitions(in: items.width, items, hasAutoRepeat: cache.hasAutoRepeat))
      if !cache.subgrids.isEmpty { placeSubgrids(of: items, &cache, isPass1: false) }
    }
    cache.repetitionsInPass2 = cache.sized.repetitions
    cache.heightDependents.find(among: items, container, &cache.sized.rows, areInherited: cache.inherited.rows != nil)
    sizeColumns(of: items, container, &cache)
    setItemWidths(to: &items, &cache)
    if cache.heightDependents.haveKnownHeights { return }
    // Widths depend on heights of rows: sizes the columns again with the measured rows, and then measures the rows
    // again with the resulting columns (CSS Grid §12.1).
    cache.heightDependents.measure(items, &cache.sized.rows, cache.flags)
    if cache.heightDependents.affect(cache.sized.columns, of: items, inDefiniteWidth: true) {
      cache.heightDependents.storeInitialHeights(items, cache.sized.rows, cache.flags)
      sizeColumns(of: items, container, &cache)
      setItemWidths(to: &items, &cache, measures: true)
      cache.heightDependents.measure(items, &cache.sized.rows, cache.flags)
    }
    setItemWidths(to: &items, &cache)
  }

  private func sizeColumns(of items: borrowing WidthPass, _ container: ArrangedStyle, _ cache: inout Cache) {
    cache.canReuseRows = false
    // The columns of a subgrid are sized by the outer grid.
    if cache.inherited.columns != nil { return }
    let width = items.width, content = container.justifyContent
    cache.sizeColumns(items, justifyItems)
    if content == .normal || content == .stretch { cache.sized.columns.stretch(to: width) }
    cache.sized.columns.placeTracks(
      in: width, GridContentAlignment(content, isRightToLeft: container.isRightToLeft),
      isSafe: container.safety(of: .justifyContent) == .safe)
  }

  /// Sets the widths of items: each fills its area or fits into it. The width of an item that depends on the height of
  /// its area is computed from that height, unless `measures` is `true` and it is about to be measured.
  private func setItemWidths(to items: inout WidthPass, _ cache: inout Cache, measures: Bool = false) {
    let isRightToLeft = items.isRightToLeft
    let fills = GridAlignment(justifyItems, isRightToLeft: isRightToLeft).fills
    for item in 0..<items.count {
      let available = cache.sized.columns.area(of: item).length
      if cache.flags[item].contains(.isPlain), !cache.heightDependents.contains(item) {
        if fills { items.fill(item, in: available) } else { items.fit(item, in: available) }
      } else if cache.flags[item].contains(.isColumnSubgrid) {
        items.force(item, to: available)
        passColumns(of: items, to: item, cache.sized.columns)
      } else {
        let height = measures ? nil : cache.heightDependents.height(of: item)
        setItemWidth(to: item, of: &items, available, height: height, cache.specified[item].justifySelf, isRightToLeft)
      }
    }
  }

  private func setItemWidth(
    to item: Int, of items: inout WidthPass, _ available: Double, height: Double? = nil,
    _ specified: GridJustification?, _ isRightToLeft: Bool
  ) {
    let style = items.style(of: item), own = specified ?? justifyItems
    let fills = GridAlignment(own, style, isRightToLeft: isRightToLeft).fills
    let hasRatio = style.hasAspectRatio
    let prefersHeight = hasRatio && height != nil && style.prefersHeight(in: items.containerStyle)
    if fills, own.position == .stretch, hasRatio, style.isAuto(.width) {
      items.set(item, to: available, in: available, height: height)
    } else if let height, !fills, GridAlignment.heightDependence(of: style, in: items.containerStyle) == .limits {
      items.fit(item, in: available, limitsOf: height)
    } else if let height, !fills || prefersHeight {
      items.fit(item, in: available, height: height, fitsContent: prefersHeight || !hasRatio)
    } else if let height {
      items.fill(item, in: available, height: height)
    } else if fills {
      items.fill(item, in: available)
    } else {
      items.fit(item, in: available)
    }
  }

  /// Pass 3: sizes the rows as high as their items need.
  public func height(of items: borrowing HeightPass, _ cache: inout Cache) -> Double {
    // A subgrid has no height of its own, because the outer grid measures its items.
    if cache.inherited.rows != nil { return 0 }
    cache.restoreRows()
    if cache.hasAutoRepeat { useRows(forHeightOf: items, &cache) }
    let available = items.definiteHeight.map { GridAxis.AvailableSpace.definite($0) } ?? .indefinite
    cache.sized.rows.begin(in: available, gap: items.rowGap)
    let container = items.containerStyle, content = container.alignContent
    cache.addHeights(of: items, container, usesInitialHeights: items.definiteHeight == nil)
    cache.sized.rows.resolve(in: available)
    if let height = items.definiteHeight {
      // The height is definite in pass 3 if a size keyword limits it. The content's height is then the total of the
      // rows in that height, including stretched rows and the space between rows.
      if content == .normal || content == .stretch { cache.sized.rows.stretch(to: height) }
      cache.sized.rows.placeTracks(in: height, GridContentAlignment(content), isSafe: false)
      cache.canReuseRows = false
      return cache.sized.rows.distributedLength
    }
    cache.canReuseRows = !container.dependsOnHeight && !container.mentionsBaselines
    return cache.sized.rows.total
  }

  /// Selects the repetitions of rows for measuring the height: in a definite height, or else without the grid's
  /// specified height, because the result is used as the automatic minimum size (CSS Flexbox §4.5).
  private func useRows(forHeightOf items: borrowing HeightPass, _ cache: inout Cache) {
    guard rows.hasAutoRepeat, var repetitions = cache.repetitionsInPass2 else { return }
    let lengths = items.containerLengths
    if let height = items.definiteHeight {
      repetitions.rows = rows.repetitions(in: height, atLeast: nil, gap: items.rowGap)
    } else if lengths.height != nil {
      repetitions.rows = rowRepetitions(in: nil, lengths, gap: items.rowGap)
    } else {
      return
    }
    _ = cache.useRows(in: self, repetitions, areFinal: false)
  }

  /// Pass 4: sizes the rows in the final height and places the items in their areas.
  public func place(_ items: inout PlacementPass, _ cache: inout Cache) {
    let container = items.containerStyle
    if cache.inherited.rows == nil { sizeRows(of: &items, container, &cache) }
    let horizontalAlignment = GridAlignment(justifyItems, isRightToLeft: container.isRightToLeft),
      verticalAlignment = GridAlignment(ofItemsIn: container)
    if cache.alignsInAreas, cache.inherited.rows == nil {
      cache.alignBaselines(items, container, cache.heights(ofSubgridsAmong: items), inAreas: true)
    }
    if cache.sharesColumnBaselines(justifyItems) { cache.shareColumnBaselines(of: items, justifyItems) }
    let sharesBaselines = verticalAlignment.isByBaseline || !cache.columnBaselines.isEmpty
    for item in 0..<items.count {
      let column = cache.sized.columns.area(of: item), row = cache.sized.rows.area(of: item)
      if sharesBaselines || !cache.flags[item].contains(.isPlain) || cache.heightDependents.contains(item) {
        if cache.flags[item].contains(.isRowSubgrid) {
          placeSubgrid(item, of: &items, column, row, cache)
        } else {
          place(item, of: &items, column, row, container, verticalAlignment, &cache)
        }
        continue
      }
      let x = column.start + horizontalAlignment.offset(column.length - items.width(of: item))
      if verticalAlignment.fills {
        items.place(item, x: x, y: row.start, fillingHeight: row.length)
      } else {
        let y = row.start + verticalAlignment.offset(row.length - items.height(of: item, in: row.length))
        items.place(item, x: x, y: y, in: row.length)
      }
    }
  }

  @inline(__always)
  private func sizeRows(of items: inout PlacementPass, _ container: ArrangedStyle, _ cache: inout Cache) {
    let height = items.contentSize.height, content = container.alignContent
    if cache.hasAutoRepeat { useRows(of: &items, &cache) }
    cache.sizeRows(of: items, container)
    if content == .normal || content == .stretch { cache.sized.rows.stretch(to: height) }
    cache.sized.rows.placeTracks(
      in: height, GridContentAlignment(content),
      isSafe: container.safety(of: .alignContent) == .safe || content == .lastBaseline)
  }

  typealias Area = (start: Double, length: Double)

  /// Places an item that may have an alignment of its own, a shared baseline, or a width that depends on its height.
  private func place(
    _ item: Int, of items: inout PlacementPass, _ column: Area, _ row: Area, _ container: ArrangedStyle,
    _ others: GridAlignment, _ cache: inout Cache
  ) {
    let style = items.style(of: item), own = cache.specified[item].justifySelf ?? justifyItems
    let horizontalAlignment = GridAlignment(own, style, isRightToLeft: items.isRightToLeft),
      verticalAlignment = GridAlignment(style, others)
    let areaHeight = cache.heightDependents.height(of: item)
    if areaHeight != row.length, cache.inherited.rows == nil, own.position != .stretch || !horizontalAlignment.fills {
      let prefersHeight = style.prefersHeight(in: container)
      switch GridAlignment.heightDependence(of: style, in: container) {
      case .width where !horizontalAlignment.fills || prefersHeight:
        items.resize(item, in: column.length, height: row.length, fitsContent: prefersHeight)
      case .width, .limits:
        if style.hasPercentageHeightLimits {
          items.resize(item, in: column.length, limitsOf: row.length, fills: horizontalAlignment.fills)
        }
      case .content:
        if areaHeight != nil, !horizontalAlignment.fills { items.resize(item, in: column.length, height: row.length) }
      case .nothing: break
      }
    }
    let width = items.width(of: item)
    let sharedX = cache.columnBaselines.position(
      of: item, size: width, in: cache.sized.columns.spans[item].range, column)
    let x = sharedX ?? column.start + horizontalAlignment.offset(column.length - width)
    if verticalAlignment.fills, style.isAuto(.height), !style.hasAspectRatio || style.specifiesStretch(in: container) {
      if style.hasAspectRatio {
        items.place(item, x: x, y: row.start, height: row.length, in: row.length)
      } else {
        items.place(item, x: x, y: row.start, fillingHeight: row.length)
      }
      return
    }
    let sharedY =
      verticalAlignment.isByBaseline
      ? cache.rowBaselines.position(
        of: item, size: items.height(of: item, in: row.length), in: cache.sized.rows.spans[item].range, row) : nil
    let y = sharedY ?? row.start + verticalAlignment.offset(row.length - items.height(of: item, in: row.length))
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

  /// Selects the repetitions of rows for a height that is definite only in pass 4, such as a stretched height. If the
  /// rows move items to other columns, or give subgrids other rows, places the items and sets all widths again.
  private func useRows(of items: inout PlacementPass, _ cache: inout Cache) {
    cache.restoreRows()
    guard rows.hasAutoRepeat, let own = cache.repetitionsInPass2 else { return }
    var repetitions = own
    if let height = items.definiteHeight {
      repetitions.rows = rows.repetitions(in: height, atLeast: nil, gap: items.rowGap)
    }
    if cache.useRows(in: self, repetitions, areFinal: true) { return }
    items.setWidths { items in
      cache.place(in: self, repetitions)
      placeSubgrids(of: items, &cache, isPass1: false)
      let container = items.containerStyle
      cache.heightDependents.find(among: items, container, &cache.sized.rows, areInherited: cache.inherited.rows != nil)
      sizeColumns(of: items, container, &cache)
      setItemWidths(to: &items, &cache)
    }
  }
}
