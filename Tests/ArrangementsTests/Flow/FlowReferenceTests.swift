import Arrangements
import EagerLayout
import Testing
import TestSupport

/// An item of a random flow.
private struct Word {
  var width: Double
  var isFixed: Bool
  var minimum = 0.0
  var maximum = Double.infinity
  var value = FlowItem()

  var item: some LayoutItem {
    Measured(width: width, height: 10).style { style in
      if isFixed { style.width = .points(width) }
      if minimum > 0 { style.minWidth = .points(minimum) }
      if maximum < .infinity { style.maxWidth = .points(maximum) }
    }.layoutValue(value)
  }
}

/// A random flow with its items.
private struct RandomFlow {
  var words: [Word]
  var width: Double
  var gap: Double
  var columns: Int?
  var alignment: Flow.Alignment
  var lastLine: Flow.LastLine
  var maxLines: Int?

  init(_ random: inout SplitMix64) {
    width = Double(50 + random.below(300))
    gap = random.pick([0, 5, 10])
    columns = random.chance(0.5) ? 1 + random.below(5) : nil
    alignment = random.pick(Flow.Alignment.allCases)
    lastLine = random.pick(Flow.LastLine.allCases)
    maxLines = random.chance(0.2) ? random.below(4) : nil
    let hasLimits = lastLine != .columns
    words = (0..<1 + random.below(12)).map { _ in
      var word = Word(width: Double(1 + random.below(120)), isFixed: random.chance(0.5))
      if hasLimits && random.chance(0.2) { word.maximum = Double(60 + random.below(80)) }
      if hasLimits && random.chance(0.2) { word.minimum = Double(random.below(60)) }
      word.width = min(max(word.width, word.minimum), word.maximum)
      word.value = FlowItem(
        weight: random.chance(0.15) ? Double(1 + random.below(3)) : 0,
        fraction: random.chance(0.1) ? random.pick([0.25, 0.5, 1]) : nil,
        yieldsSize: random.chance(0.25) ? Double(1 + random.below(3)) : 0)
      return word
    }
  }

  var flow: Arranged {
    let flow =
      if let columns {
        Flow(columns: columns, alignment: alignment, lastLine: lastLine, maxLines: maxLines)
      } else {
        Flow(alignment: alignment, lastLine: lastLine, maxLines: maxLines)
      }
    return flow { for (id, word) in words.enumerated() { word.item.id(id) } }.gap(gap)
  }

  /// The expected frames, computed line by line without the library.
  var frames: [Frame] {
    var frames: [Frame] = [], y = 0.0, first = 0, before = (start: 0.0, gap: 0.0, unit: 0.0), above: [Double] = []
    while first < words.count, y < Double(maxLines ?? .max) * (10 + gap) {
      var widths: [Double] = [], end = first
      func used(_ more: Double = 0) -> Double { widths.reduce(more) { $0 + $1 + gap } }
      while end < words.count, end - first < columns ?? .max {
        let word = words[end], available = width - used(), isFirst = end == first
        var natural = word.width
        if let fraction = word.value.fraction {
          if columns == nil && !isFirst && available <= 1.0 / 64 { break }
          natural = min(max(max(available, 0) * fraction, word.minimum), word.maximum)
        }
        if columns == nil && !isFirst && natural > available + 1.0 / 64 { break }
        widths.append(natural)
        end += 1
      }
      let line = Array(words[first..<end]), gaps = gap * Double(line.count - 1)
      var spare = width - widths.reduce(gaps, +), unit = 0.0
      func flex(_ factors: [Double], maximum: Double = .infinity) {
        guard factors.contains(where: { $0 > 0 }) else { return }
        (widths, unit) = share(spare, widths, factors, line, maximum)
        spare = width - widths.reduce(gaps, +)
      }
      let isLast = end == words.count && line.count != columns
      let widthsByColumns = widths.indices.map {
        line[$0].value.weight > 0 && $0 < above.count ? max(above[$0], widths[$0]) : widths[$0]
      }
      let keepsColumns =
        isLast && lastLine == .columns && spare > 0 && widthsByColumns.reduce(gaps, +) <= width + 1.0 / 64
        && line.indices.contains { line[$0].value.weight > 0 && $0 < above.count }
      if keepsColumns {
        widths = widthsByColumns
        spare = max(width - widths.reduce(gaps, +), 0)
      } else {
        flex(line.map { spare > 0 ? $0.value.weight : $0.value.yieldsSize })
      }
      let isShort = isLast && alignment.rawValue >= Flow.Alignment.between.rawValue
      let spreads = !isShort || lastLine != .start
      unit = 0
      if alignment.rawValue >= Flow.Alignment.fill.rawValue && spreads && spare > 1e-6 {
        let maximum = isLast && lastLine == .columns ? before.unit : .infinity
        flex(line.map { alignment == .stretch || !$0.isFixed && $0.value.fraction == nil ? 1 : 0 }, maximum: maximum)
      }
      var start = 0.0, between = 0.0
      let count = Double(line.count)
      switch alignment {
      case .center: start = spare / 2
      case .end: start = spare
      case .between where spreads && spare > 0 && count > 1: between = spare / (count - 1)
      case .around where spreads && spare > 0: (start, between) = (spare / count / 2, spare / count)
      case .evenly where spreads && spare > 0: (start, between) = (spare / (count + 1), spare / (count + 1))
      default: break
      }
      if isShort && lastLine == .columns || keepsColumns {
        let fits = before.start + before.gap * (count - 1) <= spare + 1.0 / 64
        (start, between) = fits ? (before.start, before.gap) : (0, 0)
      }
      before = (start, between, unit)
      above = widths
      var x = start
      for width in widths {
        frames.append(Frame(x: x, y: y, width: width, height: 10))
        x += width + gap + between
      }
      y += 10 + gap
      first = end
    }
    return frames + words[frames.count...].map { _ in Frame(width: 0, height: 0) }
  }

  /// Returns the widths after `spare`, the free width, is shared by `factors`. Bisection finds the share per factor.
  private func share(
    _ spare: Double, _ widths: [Double], _ factors: [Double], _ line: [Word], _ maximum: Double
  ) -> ([Double], Double) {
    func shared(_ unit: Double) -> [Double] {
      widths.indices.map { index in
        if factors[index] == 0 { return widths[index] }
        return min(max(widths[index] + unit * factors[index], line[index].minimum), line[index].maximum)
      }
    }
    var low = -1e4, high = 1e4
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if zip(shared(middle), widths).reduce(0, { $0 + $1.0 - $1.1 }) < spare { low = middle } else { high = middle }
    }
    return (shared(min(low, maximum)), min(low, maximum))
  }
}

@Suite("Flow compared with a simple reference")
struct FlowReferenceTests {
  @Test("Random flows have the frames of a simple second implementation", arguments: [1, 2, 3, 4] as [UInt64])
  func framesEqualReference(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for number in 0..<Thorough.pick(100, 750) {
      let example = RandomFlow(&random), placement = example.flow.layout(width: example.width),
        expected = example.frames
      for (id, frame) in expected.enumerated() {
        let found = placement[id] ?? Frame(width: -1, height: -1)
        let isClose = [found.x - frame.x, found.y - frame.y, found.width - frame.width, found.height - frame.height]
          .allSatisfy { $0.magnitude < 0.01 }
        #expect(isClose, "case \(number): item \(id) is at \(found) and not at \(frame): \(example)")
        if !isClose { return }
      }
    }
  }
}
