import Arrangements
import EagerLayout
import Testing
import TestSupport

/// Generates random trees of linear layouts, overlays, rows and columns.
private struct RandomLinearTrees {
  var random: SplitMix64

  mutating func line() -> Linear {
    Linear(
      random.pick([.horizontal, .vertical]), random.pick([.android, .myLayout]),
      gravity: random.pick([.topLeading, .center, .bottomTrailing, .fill, .top]),
      weightSum: random.oneIn(6) ? random.pick([1, 4]) : nil, alignsBaselines: random.oneIn(2),
      baselineItem: random.oneIn(3) ? 0 : nil, matchesLargest: random.oneIn(6))
  }

  mutating func specified() -> LinearItem {
    var item = LinearItem(weight: random.pick([0, 0, 0, 1, 2.5]))
    if random.oneIn(4) { item.startsAt = random.pick([0, 20]) }
    item.fillsRest = random.oneIn(8)
    item.gravity = random.pick([nil, nil, .fill, .start, .center, .end])
    if random.oneIn(5) { item.offset = random.pick([-4, 7]) }
    item.hasBaseline = !random.oneIn(4)
    if random.oneIn(4) { item.gapBefore = random.pick([3, 11]) }
    if random.oneIn(3) { (item.yieldsGap, item.yieldsSize) = (random.pick([0, 1, 2]), random.pick([0, 1, 3])) }
    return item
  }

  mutating func style() -> FlexStyle {
    var style = FlexStyle()
    style.setLayoutValue(specified())
    style.setLayoutValue(OverlayItem(place: random.pick([nil, .center, .bottomTrailing])))
    if random.oneIn(4) { style.width = random.oneIn(3) ? .percent(40) : .points(Double(random.below(90))) }
    if random.oneIn(4) { style.height = random.oneIn(3) ? .percent(50) : .points(Double(random.below(60))) }
    if random.oneIn(6) { style.minWidth = .points(15) }
    if random.oneIn(6) { style.maxHeight = .points(30) }
    if random.oneIn(4) { (style.marginLeft, style.marginTop) = (.points(3), .points(5)) }
    if random.oneIn(6) { style.marginRight = .percent(4) }
    if random.oneIn(5) { (style.paddingLeft, style.paddingBottom) = (.points(2), .points(4)) }
    if random.oneIn(4) { style.flexGrow = 1 }
    if random.oneIn(12) { style.display = .none }
    if random.oneIn(15) { style.position = .absolute }
    if random.oneIn(12) { style.order = 1 }
    (style.rowGap, style.columnGap) = (.points(random.pick([0, 4])), .points(random.pick([0, 6])))
    return style
  }

  mutating func text() -> Measured {
    label((0...random.below(4)).map { _ in random.pick(["a", "abc", "abcdef"]) }.joined(separator: " "))
  }

  mutating func tree() -> LayoutTree {
    var tree = LayoutTree(Column {})
    grow(&tree, tree.root, 0)
    return tree
  }

  private mutating func grow(_ tree: inout LayoutTree, _ parent: LayoutTree.Node, _ depth: Int) {
    for _ in 0..<(depth == 0 ? 2 : 1 + random.below(3)) {
      let isLeaf = depth == 4 || depth > 0 && random.oneIn(2)
      let kind = random.below(6), style = style(), line = line()
      if isLeaf {
        tree.append(text().style(style), to: parent)
        continue
      }
      let node =
        switch kind {
        case 0: tree.append(Row {}.style(style), to: parent)
        case 1: tree.append(Column {}.style(style), to: parent)
        case 2: tree.append(Overlay(.centerLeading) {}.style(style), to: parent)
        default: tree.append(line {}.style(style), to: parent)
        }
      grow(&tree, node, depth + 1)
    }
  }
}

@Suite("Random linear layouts in trees")
struct LinearTrees {
  @Test("Random trees of linear layouts have the frames of a fresh layout after random edits")
  func editsEqualFreshLayout() {
    for seed in 0..<Thorough.pick(12, 150) as Range<UInt64> {
      var forest = RandomLinearTrees(random: SplitMix64(seed: seed))
      let start = forest.tree()
      var editedTree = start, edits: [(inout LayoutTree) -> Void] = [], width = 240.0
      for _ in 0..<8 {
        let at = forest.random.below(editedTree.count), node = editedTree.node(atIndex: at)
        let isContainer = editedTree.firstChild(of: node) != nil
        let specified = forest.specified(), line = forest.line(), text = forest.text()
        let replacement = forest.style()
        let kind = forest.random.below(5)
        let edit: (inout LayoutTree) -> Void = { tree in
          let node = tree.node(atIndex: at)
          switch kind {
          case 0: tree.setStyle(replacement, of: node)
          case 1, 2: tree.setLayoutValue(specified, of: node)
          default:
            if isContainer, at > 0 { tree.setArrangement(line, of: node) }
            if !isContainer { tree.setContent(text, of: node) }
          }
        }
        if forest.random.oneIn(4) { width = Double(40 + forest.random.below(260)) }
        edits.append(edit)
        edit(&editedTree)
        editedTree.layout(in: Frame(width: width, height: 170))
        var fresh = start
        for edit in edits { edit(&fresh) }
        fresh.layout(in: Frame(width: width, height: 170))
        #expect(editedTree.placement().frames == fresh.placement().frames, "seed \(seed)")
      }
    }
  }

  @Test("Right-to-left direction mirrors random trees of linear layouts")
  func rightToLeftMirrors() {
    var moved = 0
    for seed in 0..<Thorough.pick(50, 300) as Range<UInt64> {
      var forest = RandomLinearTrees(random: SplitMix64(seed: seed))
      var leftToRight = forest.tree()
      for node in leftToRight.subtree(of: leftToRight.root) {
        leftToRight.editStyle(of: node) {
          ($0.marginRight, $0.paddingRight) = ($0.marginLeft, $0.paddingLeft)
        }
      }
      var rightToLeft = leftToRight
      rightToLeft.editStyle(of: rightToLeft.root) { $0.direction = .rightToLeft }
      leftToRight.layout(in: Frame(width: 200, height: 150))
      rightToLeft.layout(in: Frame(width: 200, height: 150))
      for (a, b) in zip(leftToRight.placement().frames, rightToLeft.placement().frames) where a.width + a.height > 0 {
        #expect((200 - a.maxX - b.x).magnitude < 1e-6 && (a.y - b.y).magnitude < 1e-6, "seed \(seed)")
        #expect((a.width - b.width).magnitude < 1e-6 && (a.height - b.height).magnitude < 1e-6, "seed \(seed)")
        if (a.x - b.x).magnitude > 1 { moved += 1 }
      }
    }
    #expect(moved > Thorough.pick(150, 1_000))
  }

  @Test(
    "Linear layouts with invalid or extreme numbers have finite positions and sizes from 0 to 3e9",
    arguments: [Double.nan, .infinity, -1, 0, 1e-300, 1e9, 1e300])
  func invalidNumbers(number: Double) {
    var random = SplitMix64(seed: 5)
    for axis in [Linear.Axis.horizontal, .vertical] {
      for rules in [Linear.Rules.android, .myLayout] {
        for round in 0..<Thorough.pick(4, 60) {
          func randomNumber() -> Double { random.oneIn(2) ? number : random.pick([0, 1, -2, 30, 1e9, .nan]) }
          let line = Linear(
            axis, rules, gravity: Place(horizontal: .at(randomNumber()), vertical: .at(randomNumber())),
            weightSum: randomNumber(),
            baselineItem: round % 3 == 0 ? .max : -1, matchesLargest: round % 4 == 0)
          let tree = Row {
            line {
              for _ in 0..<6 {
                let item = yielding(30, 20).width(random.oneIn(2) ? randomNumber() : 10).margin(
                  random.oneIn(4) ? randomNumber() : 0)
                let weighted =
                  random.oneIn(2) ? item.weight(randomNumber(), from: randomNumber()) : item.weight(randomNumber())
                weighted.fillsRest(random.oneIn(4)).yields(gap: randomNumber(), size: randomNumber()).gap(
                  before: randomNumber()
                )
                .gravity(random.pick([.fill, .at(randomNumber()), .center]), offset: randomNumber())
              }
            }.gap(randomNumber())
          }
          for placement in [tree.layout(), tree.layout(in: Frame(width: 50, height: 40)), tree.layout(width: 1)] {
            for frame in placement.frames {
              #expect(frame.x.isFinite && frame.y.isFinite)
              // With margins of -1e9 on both sides, an item that fills 1e9 is 3e9 large.
              #expect(frame.width >= 0 && frame.height >= 0 && frame.width <= 3e9 && frame.height <= 3e9)
            }
            _ = placement.issues
          }
        }
      }
    }
  }

  @Test("An item with gravity fill, and its content, are as high as the layout even if other items share a baseline")
  func gravityFill() {
    let placement = Linear {
      Column { Flex().grow(1).id("inside") }.width(20).gravity(.fill)
      yielding(10, 50, baseline: 40)
      yielding(10, 20, baseline: 5)
    }.layout(in: Frame(width: 60, height: 90))
    #expect(placement["inside"] == Frame(width: 20, height: 90))
    #expect(placement.frames[4].y == 35)
  }

  @Test("Percentages of an item refer to the linear layout and not to the free space in it")
  func percentagesOfContainer() {
    let frames = Linear {
      Fixed(width: 60, height: 10)
      Fixed(height: 10).width(.percent(25)).height(.percent(50))
    }.layout(in: Frame(width: 100, height: 40)).frames
    // Both items share a baseline, their bottom edge.
    #expect(frames[2] == Frame(x: 60, y: 0, width: 25, height: 20))
  }

  @Test("Linear layouts nested 60 levels deep with rows and overlays have finite frames")
  func deepNesting() {
    var tree = Linear(.vertical) { label("x") }
    for _ in 0..<60 {
      tree = Linear(.vertical) {
        Row {
          Linear {
            tree.weight(1); label("y")
          }
        }
        Overlay { label("z") }
      }
    }
    let frames = tree.layout(in: Frame(width: 800, height: 4_000)).frames
    #expect(frames.count == 2 + 60 * 6)
    #expect(frames.allSatisfy { $0.width.isFinite && $0.width > 0 })
  }
}
