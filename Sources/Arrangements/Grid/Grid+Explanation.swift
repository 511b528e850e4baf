public import EagerLayout

extension Grid {
  /// Records the lengths of tracks, derived from specified lengths, items or free space, and the areas of items.
  public func explain(_ told: inout ArrangementExplanation, _ memory: Memory) {
    guard memory.sized.columns.spans.count == told.count else { return }
    switch told.pass {
    case .inlineSizes: break
    case .widths:
      let columns = columnStory(memory, &told)
      for item in 0..<told.count {
        let area = columns.area(of: item, &told)
        // The first of these that results in the item's width is recorded.
        told.fill(item, in: area.length)
        told.fit(item, in: area.length)
      }
    case .height:
      if memory.sized.rows.hasFlexible || memory.sized.rows.hasPercent { return }
      let shifts = memory.shifts(&told)
      let rows = GridStory(
        memory.sized.rows, .row, told.number(0), told.rowGap, shifts: shifts.map { $0?.down }, &told)
      if let total = rows.total { told.ask(height: total) }
    case .places:
      let columns = columnStory(memory, &told), shifts = memory.shifts(&told)
      let rows = GridStory(
        memory.sized.rows, .row, told.height, rowGap(memory.sized.rows.gap, &told),
        rows.repeatsByRoom && told.isHeightDefinite ? rows.repetition(in: told.height.value) : nil,
        shifts: shifts.map { $0?.down }, &told)
      for item in 0..<told.count {
        var column = columns.area(of: item, &told), row = rows.area(of: item, &told)
        let place = told.placed(item), said = memory.said[item]
        // For an item without specified lines, the number of its cell is recorded.
        if !memory.sized.across.places(said.columnStart, said.columnEnd) {
          column.start = columns.nextStart(column.start, of: item, &told)
        }
        if !memory.sized.down.places(said.rowStart, said.rowEnd) {
          row.start = rows.nextStart(row.start, of: item, &told)
        }
        let x = start(in: column, told.width(of: item), at: place.x, item, &told)
        let y = start(
          in: row, told.height(of: item), at: place.y, item, &told, shift: item < shifts.count ? shifts[item] : nil)
        told.place(item, x: x, y: y, fillingHeight: row.length)
      }
    }
  }

  private typealias Number = ArrangementExplanation.Number

  private func columnStory(_ memory: Memory, _ told: inout ArrangementExplanation) -> GridStory {
    GridStory(
      memory.sized.columns, .column, told.width, told.columnGap,
      columns.repeatsByRoom ? columns.repetition(in: told.width.value) : nil, &told)
  }

  /// Returns the gap between rows, which may be a percentage of a height that follows from the content.
  private func rowGap(_ gap: Double, _ told: inout ArrangementExplanation) -> Number {
    if gap == told.rowGap.value { return told.rowGap }
    return told.find("gap", told.height * told.number(gap / told.height.value, "share"))
  }

  /// Returns the position of an item in its area: at the start, in the middle or at the end.
  private func start(
    in area: (start: Number, length: Number), _ size: Number, at place: Double, _ item: Int,
    _ told: inout ArrangementExplanation, shift: Grid.Memory.Shift? = nil
  ) -> Number {
    let free = area.length - size
    if let shift, shift.down.value != 0 {
      return shift.isLast ? area.start + (free - shift.down) : area.start + shift.down
    }
    for share in [0, 0.5, 1] where (area.start.value + share * free.value - place).magnitude < 1e-9 {
      return share == 0 ? area.start : area.start + told.part(share, of: free, of: item)
    }
    return told.decide("by its alignment", place, of: item, knowing: area.start, area.length)
  }
}

extension Grid.Memory {
  /// The distance of an item from the start of its area, for a first baseline shared with others of its row, or from
  /// the end, for a last baseline.
  fileprivate struct Shift {
    var down: ArrangementExplanation.Number
    var isLast: Bool
  }

  /// Returns the shifts of all items; empty if no item shares a baseline.
  fileprivate func shifts(_ told: inout ArrangementExplanation) -> [Shift?] {
    guard (0..<told.count).contains(where: { isAlignedByBaseline($0) }) else { return [] }
    // The extents of items above the first baseline of their row, and below the last one.
    var own: [ArrangementExplanation.Number?] = []
    var first = [[ArrangementExplanation.Number]](repeating: [], count: sized.rows.tracks.count), last = first
    for item in 0..<told.count {
      guard let reach = rowBaselines.reach(of: item) else {
        own.append(nil)
        continue
      }
      let range = sized.rows.spans[item].range
      if reach.isLast {
        let below = told.number(reach.behind, "height below its last baseline", along: .vertical)
        own.append(told.find("below its baseline", below, of: item))
        last[range.upperBound - 1].append(own[item] ?? below)
      } else {
        let above = told.number(reach.before, "height above its first baseline", along: .vertical)
        own.append(told.find("above its baseline", above, of: item))
        first[range.lowerBound].append(own[item] ?? above)
      }
    }
    let above = first.enumerated().map { row, parts in
      parts.isEmpty
        ? nil : told.find("above the baseline of row", .greatest(parts), index: row + 1 - sized.rows.firstExplicit)
    }
    let below = last.enumerated().map { row, parts in
      parts.isEmpty
        ? nil : told.find("below the baseline of row", .greatest(parts), index: row + 1 - sized.rows.firstExplicit)
    }
    return own.enumerated().map { item, own in
      guard let own else { return nil }
      let range = sized.rows.spans[item].range, isLast = isAlignedByLast(item)
      guard let all = isLast ? below[range.upperBound - 1] : above[range.lowerBound] else { return nil }
      let name: StaticString = isLast ? "up to the baseline" : "down to the baseline"
      return Shift(down: told.find(name, all - own, of: item), isLast: isLast)
    }
  }
}
