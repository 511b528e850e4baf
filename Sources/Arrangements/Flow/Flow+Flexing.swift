import EagerLayout

// What a line has to spare or is short of goes to its items, by their factors, as flexing does (CSS Flexbox §9.7).
extension Flow {
  /// Gives what a line has to spare to items by their weights, or takes what it is short of from those that yield.
  /// Returns what is left.
  func shareByWishes(
    _ spare: Double, _ line: Range<Int>, _ items: inout ItemWidths, _ memory: inout Memory
  ) -> Double {
    var left = spare
    for item in line { memory.isFrozen[item] = factor(memory.items[item], spare) == 0 }
    share(line, &left, .infinity, &items, &memory) { factor($0, spare) }
    return left
  }

  /// Has items of a line grow by equal parts, each by `most`. Returns by how much each that reached no limit has grown.
  func grow(
    _ line: Range<Int>, _ alignment: Alignment, _ spare: inout Double, _ most: Double, _ items: inout ItemWidths,
    _ memory: inout Memory
  ) -> Double {
    for item in line { memory.isFrozen[item] = alignment == .fill && hasOwnWidth(item, &items, memory) }
    return share(line, &spare, most, &items, &memory) { _ in 1 }
  }

  private func factor(_ item: FlowItem, _ spare: Double) -> Double { spare > 0 ? item.weight : item.yieldsSize }

  // An item that has a width of its own has it in any room.
  private func hasOwnWidth(_ item: Int, _ items: inout ItemWidths, _ memory: Memory) -> Bool {
    memory.items[item].fraction != nil || items.fill(item, in: items.width) == memory.widths[item]
  }

  /// Gives or takes until nothing is left, or all items reached their limits. Returns what one unit of the factors
  /// got in the last round.
  @discardableResult
  private func share(
    _ line: Range<Int>, _ left: inout Double, _ most: Double, _ items: inout ItemWidths, _ memory: inout Memory,
    _ factor: (FlowItem) -> Double
  ) -> Double {
    var unit = 0.0
    while true {
      var sum = 0.0
      for item in line where !memory.isFrozen[item] { sum += factor(memory.items[item]) }
      guard sum > 0 else { return unit }
      unit = min(left / sum, most)
      var given = 0.0, isDone = true
      for item in line where !memory.isFrozen[item] {
        let asked = memory.widths[item] + unit * factor(memory.items[item]), width = items.set(item, to: asked)
        if (width - asked).magnitude <= 1e-6 {
          given += width - memory.widths[item]
        } else {
          // It reached a limit: the others share what is left by that.
          left -= width - memory.widths[item]
          memory.widths[item] = width
          memory.isFrozen[item] = true
          isDone = false
        }
      }
      if isDone {
        for item in line where !memory.isFrozen[item] { memory.widths[item] += unit * factor(memory.items[item]) }
        left -= given
        return unit
      }
    }
  }
}
