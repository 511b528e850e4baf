import Arrangements
import EagerLayout
import Testing
import TestSupport

/// An item of a random line.
private struct LineItem {
  var natural: Double
  var isContent = false
  var before = 0.0, after = 0.0
  var cross = 10.0
  var specified = LinearItem()
}

/// A random line and its expected frames, by other formulas than the library's: shares in closed form, and the amount
/// that yields by bisection.
private struct RandomLine {
  var axis: Linear.Axis
  var rules: Linear.Rules
  var mainAlignment: Place.Alignment
  var weightSum: Double?
  var gap: Double
  var space: Double
  var crossSpace = 60.0
  var items: [LineItem] = []

  init(seed: UInt64, _ axis: Linear.Axis, _ rules: Linear.Rules) {
    var random = SplitMix64(seed: seed)
    self.axis = axis
    self.rules = rules
    mainAlignment = random.pick([.start, .center, .end, .at(0.3), .fill])
    weightSum = random.oneIn(5) ? random.pick([1, 2, 10]) : nil
    gap = random.oneIn(2) ? Double(random.below(12)) : 0
    space = Double(random.below(400))
    for _ in 0..<random.below(8) {
      var item = LineItem(natural: Double(random.below(120)))
      item.isContent = random.oneIn(2)
      if random.oneIn(3) {
        item.before = Double(random.below(15))
        item.after = Double(random.below(15))
      }
      item.cross = Double(random.below(50))
      if random.oneIn(2) { item.specified.weight = random.pick([0.5, 1, 2, 3]) }
      if item.specified.weight > 0, random.oneIn(3) { item.specified.startsAt = random.pick([0, 0, 25]) }
      if rules == .android, random.oneIn(8) { item.specified.fillsRest = true }
      if random.oneIn(3) { item.specified.gapBefore = Double(random.below(20)) }
      if rules == .myLayout, random.oneIn(2) { item.specified.yieldsSize = random.pick([0.5, 1, 2, 7]) }
      if rules == .myLayout, random.oneIn(2) { item.specified.yieldsGap = random.pick([0.5, 1, 4]) }
      item.specified.gravity = random.pick([nil, .start, .center, .end, .at(0.2)])
      items.append(item)
    }
  }

  var tree: Arranged {
    let gravity =
      axis == .horizontal
      ? Place(horizontal: mainAlignment, vertical: .end) : Place(horizontal: .end, vertical: mainAlignment)
    let line = Linear(axis, rules, gravity: gravity, weightSum: weightSum, alignsBaselines: false)
    return line {
      for item in items { leaf(item) }
    }.gap(gap)
  }

  private func leaf(_ item: LineItem) -> TreeLeaf {
    let isRow = axis == .horizontal
    let content =
      item.isContent ? yielding(isRow ? item.natural : item.cross, isRow ? item.cross : item.natural) : yielding(0, 0)
    return content.style {
      if !item.isContent {
        if isRow { $0.width = .points(item.natural) } else { $0.height = .points(item.natural) }
        if isRow { $0.height = .points(item.cross) } else { $0.width = .points(item.cross) }
      }
      if isRow {
        ($0.marginLeft, $0.marginRight) = (.points(item.before), .points(item.after))
      } else {
        ($0.marginTop, $0.marginBottom) = (.points(item.before), .points(item.after))
      }
      $0.setLayoutValue(item.specified)
    }
  }

  var bounds: Frame {
    axis == .horizontal ? Frame(width: space, height: crossSpace) : Frame(width: crossSpace, height: space)
  }

  /// The start and size of each item on the main axis, without its margins.
  func expected() -> [(start: Double, size: Double)] {
    let margins = items.map { $0.before + $0.after }
    var gaps = items.enumerated().map { $0.element.specified.gapBefore + ($0.offset > 0 ? gap : 0) }
    // A margin box is never smaller than its margins.
    let minimums = margins
    var sizes: [Double] = []
    for (at, item) in items.enumerated() {
      if item.specified.weight > 0, let start = item.specified.startsAt ?? (rules == .myLayout ? 0 : nil) {
        sizes.append(start)
        continue
      }
      let natural = item.natural + margins[at]
      if rules == .myLayout {
        sizes.append(axis == .horizontal && item.isContent ? max(min(natural, space), margins[at]) : natural)
        continue
      }
      let isFree = items[...at].allSatisfy { $0.specified.weight == 0 }
      let before = isFree ? zip(sizes, gaps).reduce(gaps[at]) { $0 + $1.0 + $1.1 } : 0
      let remaining = max(space - before, 0)
      if item.specified.fillsRest {
        sizes.append(max(remaining, minimums[at]))
      } else {
        sizes.append(item.isContent ? max(min(natural, remaining), minimums[at]) : natural)
      }
    }
    let spare = space - sizes.reduce(0, +) - gaps.reduce(0, +)
    let weights = items.reduce(0) { $0 + $1.specified.weight }
    if weights > 0, spare > 0 || rules == .android {
      var isOver = false, rest = weightSum ?? weights
      for at in items.indices where items[at].specified.weight > 0 && !isOver {
        sizes[at] = max(sizes[at] + items[at].specified.weight * spare / (weightSum ?? weights), 0)
        rest -= items[at].specified.weight
        // As in Android, items get nothing once the weights of the items before them add up to the weight sum.
        isOver = rules == .android && rest == 0
      }
    }
    if rules == .myLayout {
      let level = level(-spare, gaps, sizes.indices.map { max(sizes[$0] - minimums[$0], 0) })
      for at in items.indices {
        gaps[at] -= min(gaps[at], level * items[at].specified.yieldsGap)
        sizes[at] -= min(max(sizes[at] - minimums[at], 0), level * items[at].specified.yieldsSize)
      }
    }
    let used = sizes.indices.map { max(sizes[$0], minimums[$0]) }
    if rules == .myLayout {
      let level = level(used.reduce(0, +) + gaps.reduce(0, +) - space, gaps, items.map { _ in 0 })
      for at in items.indices { gaps[at] -= min(gaps[at], level * items[at].specified.yieldsGap) }
    }
    var position = (space - used.reduce(0, +) - gaps.reduce(0, +)) * mainAlignment.share
    return items.indices.map { at in
      position += gaps[at]
      defer { position += used[at] }
      return (position + items[at].before, max(sizes[at] - margins[at], 0))
    }
  }

  /// The amount per yield factor that removes an excess, found by bisection.
  private func level(_ excess: Double, _ gaps: [Double], _ reserves: [Double]) -> Double {
    func removed(_ level: Double) -> Double {
      items.indices.reduce(0) {
        $0 + min(gaps[$1], level * items[$1].specified.yieldsGap)
          + min(reserves[$1], level * items[$1].specified.yieldsSize)
      }
    }
    var low = 0.0, high = 1e5
    guard excess > 1e-9 else { return 0 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if removed(middle) < excess { low = middle } else { high = middle }
    }
    return high
  }

  /// The start and size of each item on the cross axis.
  func expectedOnCrossAxis() -> [(start: Double, size: Double)] {
    items.map { item in
      let isCut = item.isContent && (rules == .android || axis == .vertical)
      let size = isCut ? min(item.cross, crossSpace) : item.cross
      return ((crossSpace - size) * (item.specified.gravity ?? .end).share, size)
    }
  }

  /// A description of the first difference, or `nil`.
  func fault() -> String? {
    let frames = tree.layout(in: bounds).frames.dropFirst()
    for (frame, (line, cross)) in zip(frames, zip(expected(), expectedOnCrossAxis())) {
      let found = axis == .horizontal ? frame : Frame(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
      let expected = Frame(x: line.start, y: cross.start, width: line.size, height: cross.size)
      let differences = [
        found.x - expected.x, found.y - expected.y, found.width - expected.width, found.height - expected.height,
      ]
      if differences.contains(where: { !($0.magnitude < 1e-6) }) { return "\(found) and not \(expected) in \(self)" }
    }
    return nil
  }
}

@Suite("Random linear layouts")
struct LinearFormulas {
  @Test(
    "Random linear layouts have the frames of a second implementation of their rules",
    arguments: [Linear.Axis.horizontal, .vertical], [Linear.Rules.android, .myLayout])
  func framesEqualFormulas(axis: Linear.Axis, rules: Linear.Rules) {
    var shared = 0, tight = 0
    for seed in 0..<Thorough.pick(150, 2_500) as Range<UInt64> {
      let line = RandomLine(seed: seed, axis, rules)
      #expect(line.fault() == nil, "seed \(seed)")
      let total = line.items.reduce(0) { $0 + $1.natural }
      if total > line.space { tight += 1 } else { shared += 1 }
    }
    #expect(shared > Thorough.pick(30, 500) && tight > Thorough.pick(30, 500))
  }

  @Test(
    "Items of a linear layout with free space grow by weight as flex items do",
    arguments: [Linear.Axis.horizontal, .vertical])
  func weightsGrowLikeFlex(axis: Linear.Axis) {
    var compared = 0
    for seed in 0..<Thorough.pick(200, 2_000) as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let count = random.below(7)
      let space = Double(random.below(500)), gap = Double(random.below(9))
      var leaves: [TreeLeaf] = [], total = gap * Double(max(count - 1, 0))
      for _ in 0..<count {
        let size = Double(random.below(60)), margin = Double(random.below(8))
        let weight = random.pick([0, 0, 1, 2, 2.5]), isText = random.oneIn(3)
        total += size + 2 * margin
        leaves.append(
          Measured(width: axis == .horizontal ? size : 20, height: axis == .horizontal ? 20 : size).style {
            if !isText { if axis == .horizontal { $0.width = .points(size) } else { $0.height = .points(size) } }
            ($0.marginLeft, $0.marginTop) = (.points(margin), .points(margin))
            ($0.marginRight, $0.marginBottom) = (.points(margin), .points(margin))
            $0.flexGrow = weight
            $0.setLayoutValue(LinearItem(weight: weight))
          })
      }
      guard total <= space else { continue }
      compared += 1
      let bounds = axis == .horizontal ? Frame(width: space, height: 30) : Frame(width: 30, height: space)
      let line = Linear(axis, .android, gravity: .fill, alignsBaselines: false) { leaves }.gap(gap).layout(in: bounds)
      let flex =
        axis == .horizontal ? Row { leaves }.gap(gap).layout(in: bounds) : Column { leaves }.gap(gap).layout(in: bounds)
      for (a, b) in zip(line.frames, flex.frames) {
        #expect((a.x - b.x).magnitude < 1e-9 && (a.y - b.y).magnitude < 1e-9, "seed \(seed)")
        #expect((a.width - b.width).magnitude < 1e-9 && (a.height - b.height).magnitude < 1e-9, "seed \(seed)")
      }
    }
    #expect(compared > Thorough.pick(100, 1_000))
  }
}
