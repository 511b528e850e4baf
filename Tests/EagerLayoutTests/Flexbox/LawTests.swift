import EagerLayout
import TestSupport
import Testing

/// Laws for all trees: the frames of a changed tree follow from the frames of the original tree.
@Suite("Laws of layouts")
struct EngineLaws {
  static let spaces = [
    LayoutSpace(width: .definite(100), height: .maxContent),
    LayoutSpace(width: .definite(160), height: .definite(120), fillsHeight: true),
    LayoutSpace(width: .maxContent, height: .maxContent),
    LayoutSpace(width: .minContent, height: .definite(90)),
  ]

  /// Checks a law on `count` trees, each in one of the spaces, and records the first three faults.
  private func check(
    _ count: Int, _ trees: EngineTrees, spaces: [LayoutSpace] = spaces, _ law: (EngineTree, LayoutSpace) -> String?
  ) {
    var trees = trees, broken = 0
    for index in 0..<count {
      let tree = trees.next(), space = spaces[index % spaces.count]
      guard let fault = law(tree, space) else { continue }
      broken += 1
      if broken <= 3 { Issue.record("tree \(index) in \(space): \(fault)") }
    }
    #expect(broken == 0, "\(broken) of \(count) trees break the law")
  }

  /// Returns the first difference between two lists of frames, or `nil`.
  private func difference(_ a: [Frame], _ b: [Frame]) -> String? {
    for (node, pair) in zip(a, b).enumerated() where !close(pair.0, pair.1) {
      return "node \(node) is \(pair.0) and should be \(pair.1)"
    }
    return a.count == b.count ? nil : "\(a.count) nodes and \(b.count)"
  }

  @Test("Reversing all writing directions of a tree and swapping left and right mirrors its frames")
  func mirroredTrees() {
    check(Thorough.pick(20, 700), EngineTrees(seed: 1, traits: .everything.union(.arranged))) { tree, space in
      // Items of a column that are aligned by baselines share their left edges in either direction.
      let tree = tree.withoutColumnBaselines
      let frames = tree.frames(in: space), root = frames[0]
      let placement = Placement(tree.arena, in: space)
      let expected = frames.enumerated().map { node, frame in
        if placement.isHidden(node) { return frame }
        return Frame(
          x: root.x + root.maxX - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
      }
      let mirrored = tree.mirrored.frames(in: space)
      let moved = mirrored[0].x - root.x
      return difference(
        mirrored.enumerated().map { placement.isHidden($0) ? $1 : $1.offset(x: -moved, y: 0) }, expected)
    }
  }

  @Test("Start and end edges give the frames of the left and right edges that each node's direction selects")
  func startAndEndEqualLeftAndRight() {
    var directionDependent = 0
    check(Thorough.pick(30, 3_000), EngineTrees(seed: 11, traits: .everything)) { tree, space in
      let sides = tree.withSides()
      directionDependent += sides.frames(in: space) == tree.withSides(isRightToLeft: true).frames(in: space) ? 0 : 1
      return difference(tree.frames(in: space), sides.frames(in: space))
    }
    #expect(
      directionDependent > Thorough.pick(5, 100), "enough trees have frames that depend on the inherited direction")
  }

  @Test("Swapping rows and columns and all horizontal and vertical values swaps the axes of the frames")
  func transposedTrees() {
    // CSS treats both axes alike in containers with sizes, without text, ratios, baselines, absolute children and
    // percentages.
    var trees = EngineTrees(
      seed: 2,
      traits: [
        .flexing, .limits, .autoMargins, .edges, .insets, .wrap, .wrapReverse, .reverse, .order, .hidden, .overflow,
        .boxSizing, .safety,
      ])
    trees.definiteContainers = true
    check(Thorough.pick(50, 700), trees) { tree, space in
      let frames = tree.withoutSides.frames(in: space)
      let expected = frames.map { Frame(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
      return difference(tree.withoutSides.transposed.frames(in: space), expected)
    }
  }

  @Test("Scaling all lengths of a tree by a power of two scales all frames exactly", arguments: [-3, -1, 1, 2, 10])
  func scaledTrees(exponent: Int) {
    // Lines break with a tolerance that does not scale, so these trees do not wrap.
    let factor = Double(sign: .plus, exponent: exponent, significand: 1)
    var traits = EngineTraits.everything
    traits.subtract([.wrap, .wrapReverse, .text])
    check(Thorough.pick(8, 400), EngineTrees(seed: 3, traits: traits)) { tree, space in
      let expected = tree.frames(in: space).map {
        Frame(x: $0.x * factor, y: $0.y * factor, width: $0.width * factor, height: $0.height * factor)
      }
      let scaled = tree.scaled(by: factor).frames(in: space.scaled(by: factor))
      for (node, pair) in zip(scaled, expected).enumerated() where pair.0 != pair.1 {
        return "node \(node) is \(pair.0) and should be \(pair.1)"
      }
      return nil
    }
  }

  @Test("Items with an order property have the frames of items added in that order")
  func orderedItems() {
    check(Thorough.pick(40, 700), EngineTrees(seed: 4, traits: .everything)) { tree, space in
      difference(tree.sortedByOrder.frames(in: space), tree.frames(in: space))
    }
  }

  @Test("Hidden subtrees have zero frames, and other nodes have the frames of a tree without them")
  func hiddenNodes() {
    check(Thorough.pick(40, 700), EngineTrees(seed: 5, traits: .everything)) { tree, space in
      let frames = tree.frames(in: space)
      let visible = tree.withoutHidden
      var remaining = Set<Int>()
      visible.forEach { remaining.insert($0.tag) }
      for (node, frame) in frames.enumerated() where !remaining.contains(node) {
        if frame != Frame(width: 0, height: 0) { return "hidden node \(node) has \(frame)" }
      }
      var numbered = visible, next = 0
      numbered.renumber(&next)
      var order: [Int] = []
      visible.forEach { order.append($0.tag) }
      return difference(numbered.frames(in: space), order.map { frames[$0] })
    }
  }

  @Test("A wrapping container whose items fit in one line has the frames of a container that does not wrap")
  func wrappingInOneLine() {
    // Containers have definite sizes and enough space for all items, and their lines stretch.
    var trees = EngineTrees(
      seed: 6,
      traits: [
        .flexing, .limits, .autoMargins, .edges, .insets, .reverse, .order, .hidden, .overflow, .text, .baselines,
        .absolute, .directions, .boxSizing, .safety,
      ], maxDepth: 1, maxChildren: 5)
    trees.definiteContainers = true
    check(Thorough.pick(150, 700), trees) { tree, space in
      let spacious = tree.map {
        guard !$0.children.isEmpty else { return }
        ($0.style.width, $0.style.height) = (.points(2_000), .points(2_000))
        ($0.style.maxWidth, $0.style.maxHeight) = (.none, .none)
        $0.style.alignContent = .stretch
      }
      let wrapping = spacious.map { $0.style.flexWrap = .wrap }
      return difference(wrapping.frames(in: space), spacious.frames(in: space))
    }
  }

  @Test(
    "A tree that is the only item of a container and fills it has the frames that it has as a root",
    arguments: [FlexStyle.FlexDirection.row, .column])
  func onlyChildFillsItsContainer(direction: FlexStyle.FlexDirection) {
    let space = LayoutSpace(width: .definite(130), height: .definite(110), fillsHeight: true)
    // Keywords are excluded: browsers do not recompute a size from a keyword and a ratio after the height was flexed.
    let traits = EngineTraits.everything.subtracting(.keywords)
    check(Thorough.pick(25, 700), EngineTrees(seed: 7, traits: traits), spaces: [space]) { tree, space in
      var inner = tree
      (inner.style.width, inner.style.height) = (.auto, .auto)
      (inner.style.minWidth, inner.style.minHeight) = (.points(0), .points(0))
      (inner.style.maxWidth, inner.style.maxHeight) = (.none, .none)
      inner.style.aspectRatio = nil
      (inner.style.left, inner.style.top, inner.style.right, inner.style.bottom) = (.auto, .auto, .auto, .auto)
      (inner.style.flexGrow, inner.style.flexBasis, inner.style.alignSelf) = (1, .points(0), .stretch)
      let alone = inner.frames(in: space)
      var outer = EngineTree(style: FlexStyle(), children: [inner])
      outer.style.flexDirection = direction
      var next = 0
      outer.renumber(&next)
      return difference(Array(outer.frames(in: space).dropFirst()), alone)
    }
  }

  @Test(
    "The engine's fast paths for nodes without special features give the frames of its general paths",
    arguments: [
      EngineTraits.everything, [.flexing, .edges, .text],
      [.flexing, .text, .percentages, .insets, .reverse, .overflow],
    ])
  func fastPathsEqualGeneralPaths(traits: EngineTraits) {
    var plain = 0
    check(Thorough.pick(25, 2_000), EngineTrees(seed: 9, traits: traits)) { tree, space in
      let arena = tree.arena, general = arena.onGeneralPaths
      plain += zip(arena.nodes, general.nodes).count { $0.keywords != $1.keywords }
      return difference(Placement(general, in: space).frames, Placement(arena, in: space).frames)
    }
    // Enough nodes have a fast path for the test to mean something.
    #expect(plain > Thorough.pick(20, 100))
  }

  @Test("Neighboring items are separated by their margins, the gap and equal spaces from justify-content")
  func neighborsHaveEqualSpace() {
    var traits = EngineTraits.everything
    traits.subtract([.percentages, .insets, .autoMargins, .absolute, .hidden, .order, .wrap, .wrapReverse])
    check(Thorough.pick(50, 700), EngineTrees(seed: 8, traits: traits)) { tree, space in
      let frames = tree.frames(in: space)
      var fault: String?
      var directions = [0: FlexStyle.Direction.leftToRight]
      tree.withSides().forEach { node in
        let direction = node.style.direction == .inherit ? directions[node.tag] : node.style.direction
        for child in node.children { directions[child.tag] = direction }
        guard node.children.count > 1 else { return }
        let isRow = node.style.flexDirection == .row || node.style.flexDirection == .rowReverse
        let isBackwards =
          (node.style.flexDirection == .rowReverse || node.style.flexDirection == .columnReverse)
          != (isRow && direction == .rightToLeft)
        let items = isBackwards ? node.children.reversed() : node.children
        let spaces = zip(items, items.dropFirst()).map { first, second in
          let (a, b) = (frames[first.tag], frames[second.tag])
          return isRow
            ? b.x - a.maxX - first.style.marginRight.value - second.style.marginLeft.value - node.style.columnGap.value
            : b.y - a.maxY - first.style.marginBottom.value - second.style.marginTop.value - node.style.rowGap.value
        }
        if spaces.contains(where: { $0 < -1e-6 || !close($0, spaces[0]) }) { fault = "node \(node.tag): \(spaces)" }
      }
      return fault
    }
  }
}

extension FlexStyle.AutoLength {
  /// The length in points, or 0 for other units.
  fileprivate var value: Double { if case .points(let value) = self { value } else { 0 } }
}

extension FlexStyle.Length {
  fileprivate var value: Double { if case .points(let value) = self { value } else { 0 } }
}
