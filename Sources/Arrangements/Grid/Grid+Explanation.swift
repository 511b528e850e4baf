public import EagerLayout

extension Grid {
  /// Tracks have their lengths, their items' or their part of what is left, and items lie in their areas.
  public func explain(_ told: inout ArrangementExplanation, _ memory: Memory) {
    guard memory.sized.columns.spans.count == told.count else { return }
    switch told.pass {
    case .inlineSizes: break
    case .widths:
      let columns = columnStory(memory, &told)
      for item in 0..<told.count {
        let area = columns.area(of: item, &told)
        // The first that gives its width is what was done.
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
        // Where it says its lines, these tell which cell it has.
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

  /// The gap between rows, which may be a share of a height that came of the content.
  private func rowGap(_ gap: Double, _ told: inout ArrangementExplanation) -> Number {
    if gap == told.rowGap.value { return told.rowGap }
    return told.find("gap", told.height * told.number(gap / told.height.value, "share"))
  }

  /// Where an item lies in its area: at its start, in its middle or at its end.
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
  /// How far an item is moved from the start of its area by the first baseline that it shares with others of its row, or from the end
  /// by the last one.
  fileprivate struct Shift {
    var down: ArrangementExplanation.Number
    var isLast: Bool
  }

  /// The shifts of all items; none where nobody shares a baseline.
  fileprivate func shifts(_ told: inout ArrangementExplanation) -> [Shift?] {
    guard (0..<told.count).contains(where: { isAlignedByBaseline($0) }) else { return [] }
    // How far items reach above the first baseline in their row, and below the last one.
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
