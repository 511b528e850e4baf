import Arrangements
import EagerLayout
import Testing
import TestSupport

/// An item of a random line.
private struct LineItem {
  var own: Double
  var isContent = false
  var before = 0.0, after = 0.0
  var cross = 10.0
  var specified = LinearItem()
}

/// A random line, and what its rules make of it in other formulas than the library's: shares as one closed form, what
/// yields as a level that is searched for.
private struct RandomLine {
  var axis: Linear.Axis
  var rules: Linear.Rules
  var along: Place.Alignment
  var weightSum: Double?
  var gap: Double
  var room: Double
  var crossRoom = 60.0
  var items: [LineItem] = []

  init(seed: UInt64, _ axis: Linear.Axis, _ rules: Linear.Rules) {
    var random = SplitMix64(seed: seed)
    self.axis = axis
    self.rules = rules
    along = random.pick([.start, .center, .end, .at(0.3), .fill])
    weightSum = random.oneIn(5) ? random.pick([1, 2, 10]) : nil
    gap = random.oneIn(2) ? Double(random.below(12)) : 0
    room = Double(random.below(400))
    for _ in 0..<random.below(8) {
      var item = LineItem(own: Double(random.below(120)))
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
      axis == .horizontal ? Place(horizontal: along, vertical: .end) : Place(horizontal: .end, vertical: along)
    let line = Linear(axis, rules, gravity: gravity, weightSum: weightSum, alignsBaselines: false)
    return line {
      for item in items { leaf(item) }
    }.gap(gap)
  }

  private func leaf(_ item: LineItem) -> TreeLeaf {
    let isRow = axis == .horizontal
    let content =
      item.isContent ? yielding(isRow ? item.own : item.cross, isRow ? item.cross : item.own) : yielding(0, 0)
    return content.style {
      if !item.isContent {
        if isRow { $0.width = .points(item.own) } else { $0.height = .points(item.own) }
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
    axis == .horizontal ? Frame(width: room, height: crossRoom) : Frame(width: crossRoom, height: room)
  }

  /// Where each item begins along the line, margins not counted, and how long it is.
  func expected() -> [(start: Double, size: Double)] {
    let margins = items.map { $0.before + $0.after }
    var gaps = items.enumerated().map { $0.element.specified.gapBefore + ($0.offset > 0 ? gap : 0) }
    // A margin box is never less than its margins.
    let least = margins
    var sizes: [Double] = []
    for (at, item) in items.enumerated() {
      if item.specified.weight > 0, let start = item.specified.startsAt ?? (rules == .myLayout ? 0 : nil) {
        sizes.append(start)
        continue
      }
      let own = item.own + margins[at]
      if rules == .myLayout {
        sizes.append(axis == .horizontal && item.isContent ? max(min(own, room), margins[at]) : own)
        continue
      }
      let isFree = items[...at].allSatisfy { $0.specified.weight == 0 }
      let before = isFree ? zip(sizes, gaps).reduce(gaps[at]) { $0 + $1.0 + $1.1 } : 0
      let left = max(room - before, 0)
      if item.specified.fillsRest {
        sizes.append(max(left, least[at]))
      } else {
        sizes.append(item.isContent ? max(min(own, left), least[at]) : own)
      }
    }
    let spare = room - sizes.reduce(0, +) - gaps.reduce(0, +)
    let weights = items.reduce(0) { $0 + $1.specified.weight }
    if weights > 0, spare > 0 || rules == .android {
      var isOver = false, rest = weightSum ?? weights
      for at in items.indices where items[at].specified.weight > 0 && !isOver {
        sizes[at] = max(sizes[at] + items[at].specified.weight * spare / (weightSum ?? weights), 0)
        rest -= items[at].specified.weight
        // Where just all is shared out, those that follow get nothing; else by the same part, whatever the sum.
        isOver = rules == .android && rest == 0
      }
    }
    if rules == .myLayout {
      let level = level(-spare, gaps, sizes.indices.map { max(sizes[$0] - least[$0], 0) })
      for at in items.indices {
        gaps[at] -= min(gaps[at], level * items[at].specified.yieldsGap)
        sizes[at] -= min(max(sizes[at] - least[at], 0), level * items[at].specified.yieldsSize)
      }
    }
    let used = sizes.indices.map { max(sizes[$0], least[$0]) }
    if rules == .myLayout {
      let level = level(used.reduce(0, +) + gaps.reduce(0, +) - room, gaps, items.map { _ in 0 })
      for at in items.indices { gaps[at] -= min(gaps[at], level * items[at].specified.yieldsGap) }
    }
    var position = (room - used.reduce(0, +) - gaps.reduce(0, +)) * along.share
    return items.indices.map { at in
      position += gaps[at]
      defer { position += used[at] }
      return (position + items[at].before, max(sizes[at] - margins[at], 0))
    }
  }

  /// How far all that yields gives way, for each of its parts, so that an excess is gone: searched for.
  private func level(_ excess: Double, _ gaps: [Double], _ reserves: [Double]) -> Double {
    func given(_ level: Double) -> Double {
      items.indices.reduce(0) {
        $0 + min(gaps[$1], level * items[$1].specified.yieldsGap)
          + min(reserves[$1], level * items[$1].specified.yieldsSize)
      }
    }
    var low = 0.0, high = 1e5
    guard excess > 1e-9 else { return 0 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if given(middle) < excess { low = middle } else { high = middle }
    }
    return high
  }

  /// The same across the line.
  func expectedAcross() -> [(start: Double, size: Double)] {
    items.map { item in
      let isCut = item.isContent && (rules == .android || axis == .vertical)
      let size = isCut ? min(item.cross, crossRoom) : item.cross
      return ((crossRoom - size) * (item.specified.gravity ?? .end).share, size)
    }
  }

  /// What differs, and by how much.
  func fault() -> String? {
    let frames = tree.layout(in: bounds).frames.dropFirst()
    for (frame, (line, across)) in zip(frames, zip(expected(), expectedAcross())) {
      let found = axis == .horizontal ? frame : Frame(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
      let wanted = Frame(x: line.start, y: across.start, width: line.size, height: across.size)
      let differences = [
        found.x - wanted.x, found.y - wanted.y, found.width - wanted.width, found.height - wanted.height,
      ]
      if differences.contains(where: { !($0.magnitude < 1e-6) }) { return "\(found) and not \(wanted) in \(self)" }
    }
    return nil
  }
}

@Suite("Random lines")
struct LinearFormulas {
  @Test(
    "are as a second formula has them",
    arguments: [Linear.Axis.horizontal, .vertical], [Linear.Rules.android, .myLayout])
  func formulas(axis: Linear.Axis, rules: Linear.Rules) {
    var shared = 0, tight = 0
    for seed in 0..<Thorough.pick(150, 2_500) as Range<UInt64> {
      let line = RandomLine(seed: seed, axis, rules)
      #expect(line.fault() == nil, "seed \(seed)")
      let total = line.items.reduce(0) { $0 + $1.own }
      if total > line.room { tight += 1 } else { shared += 1 }
    }
    #expect(shared > Thorough.pick(30, 500) && tight > Thorough.pick(30, 500))
  }

  @Test("share what is left as flex items grow", arguments: [Linear.Axis.horizontal, .vertical])
  func growing(axis: Linear.Axis) {
    var compared = 0
    for seed in 0..<Thorough.pick(200, 2_000) as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let count = random.below(7)
      let room = Double(random.below(500)), gap = Double(random.below(9))
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
      guard total <= room else { continue }
      compared += 1
      let bounds = axis == .horizontal ? Frame(width: room, height: 30) : Frame(width: 30, height: room)
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
