import EagerLayout
import TestSupport
import Testing

@Suite("Trees with custom containers")
struct ArrangedTrees {
  @Test(
    "After each burst of 5 edits, a tree with custom containers has the frames of a new tree", arguments: [false, true])
  func editedTreesEqualNewTrees(hasAllTraits: Bool) {
    let plain = RandomEditsTests.Features.plain.union(.arranged)
    let traits = hasAllTraits ? EngineTraits.everything.union(.arranged) : plain
    var trees = EngineTrees(seed: hasAllTraits ? 91 : 92, traits: traits, maxDepth: 3, maxChildren: 3)
    var random = SplitMix64(seed: 93)
    var edited = EditedTree(trees.next())
    // Several edits come before each layout.
    for burst in 0..<Thorough.pick(40, 4_000) {
      if burst % 50 == 0 { edited = EditedTree(trees.next()) }
      for _ in 0..<5 { _ = RandomEditsTests.edit(edited, &trees, &random) }
      let faults = edited.layOut(reads: false)
      #expect(faults == [], "burst \(burst)")
      if !faults.isEmpty { break }
    }
  }

  @Test("An edited tree with custom containers has the frames of a new tree, and an earlier copy keeps its frames")
  func copiesKeepTheirFrames() {
    var trees = EngineTrees(seed: 95, traits: [.flexing, .text, .edges, .arranged], maxDepth: 4, maxChildren: 3)
    var random = SplitMix64(seed: 96)
    let edited = EditedTree(trees.next())
    for round in 0..<Thorough.pick(60, 200) {
      // The copy shares its storage with the tree, so the edit makes storage without the caches of arrangements.
      let before = edited.tree, frames = before.placement().frames
      _ = RandomEditsTests.edit(edited, &trees, &random)
      #expect(edited.layOut(reads: false) == [], "round \(round)")
      #expect(before.placement().frames == frames)
      if edited.tree.count > 200 { break }
    }
  }

  @Test("Each layout pass calls an arrangement at most once, or twice where heights are requested early")
  func arrangementCallsPerPass() {
    let traits: EngineTraits = [.flexing, .edges, .text, .percentages, .limits, .wrap, .absolute, .arranged]
    var trees = EngineTrees(seed: 97, traits: traits, maxDepth: 4, maxChildren: 4), placements = 0
    for _ in 0..<Thorough.pick(80, 2_000) {
      // Wrapping columns become rows, because they would measure their items in several widths.
      let tree = trees.next().map {
        $0.style.flexDirection = $0.style.flexWrap == .nowrap ? $0.style.flexDirection : .row
      }
      var arranged = 0, isCalledTwice = false
      tree.forEach {
        guard let arrangement = $0.content?.arrangement else { return }
        arranged += 1
        // An arrangement that requests heights early causes a second call of each arrangement below it. A grid also
        // causes a second call if it repeats its rows as often as they fit a height which is computed later.
        isCalledTwice = isCalledTwice || arrangement.readsHeightsInWidthPass || "\(arrangement.name)" == "Grid"
      }
      let maxCalls = isCalledTwice ? 2 * arranged : arranged
      let counts = tree.arena.layoutCounts(in: LayoutSpace(width: .definite(300), height: .definite(200)))
      #expect(counts.arrangedSizes <= maxCalls && counts.arrangedWidths <= maxCalls)
      #expect(counts.arrangedHeights <= maxCalls)
      // Measuring a baseline also places the items, so there can be twice as many calls.
      #expect(counts.arrangedPlaces <= 2 * maxCalls)
      placements += counts.arrangedPlaces
    }
    #expect(placements > 100)
  }

  @Test(
    "In traces of trees with custom containers, each step's number follows from its operands", arguments: [false, true])
  func traceStepsFollowFromEachOther(hasAllTraits: Bool) {
    let plain: EngineTraits = [.flexing, .edges, .text, .percentages, .limits, .absolute, .arranged]
    // The trace does not record measurements that are made early or again: for an early height, an aspect ratio, lines
    // of a wrapping column, a keyword as limit or a baseline.
    let unrecorded: EngineTraits = [.ratios, .wrap, .keywords, .baselines]
    let traits = hasAllTraits ? EngineTraits.everything.union(.arranged).subtracting(unrecorded) : plain
    var trees = EngineTrees(seed: 7, traits: traits, maxDepth: 4, maxChildren: 4)
    var recorded = 0, decided = 0
    for number in 0..<Thorough.pick(30, 4_000) {
      let tree = trees.next()
      var requestsHeightsEarly = false
      tree.forEach {
        requestsHeightsEarly = requestsHeightsEarly || $0.content?.arrangement?.readsHeightsInWidthPass == true
      }
      if requestsHeightsEarly { continue }
      let arena = tree.arena
      let space = LayoutSpace(width: .definite(300), height: number % 2 == 0 ? .definite(200) : .maxContent)
      let trace = LayoutTrace(arena, in: space)
      // Frames are in the coordinates of the bounds. Far from the origin, a place in the parent computed from them is
      // rounded.
      if trace.placement.frames.contains(where: { max($0.maxX.magnitude, $0.maxY.magnitude) > 1e7 }) { continue }
      let checker = TraceChecker(trace, arena, space: [300, 200])
      #expect(checker.faults.isEmpty, "tree \(number): \(checker.faults.prefix(3).joined(separator: "\n"))")
      if trace.placement != Placement(arena, in: space) { Issue.record("tree \(number): another layout") }
      for step in trace.steps {
        if step.quantity == .found { recorded += 1 }
        if step.operation == .arranged, step.quantity != .found { decided += 1 }
      }
    }
    #expect(recorded > Thorough.pick(20, 100) && decided > Thorough.pick(1, 10))
  }

  @Test(
    "Custom containers nested 60 deep take less than 1.5 times as many visits per node as those nested 10 deep",
    arguments: Rows.of(TestArrangement.allCases))
  func visitsDoNotGrowWithDepth(rows: Rows<TestArrangement>) {
    for arrangement in rows {
      func visits(_ depth: Int) -> Double {
        var arena = NodeArena()
        for _ in 0..<depth {
          arena.open(container, content: arrangement.content)
          arena.open(FlexStyle(), content: LeafContent(.intrinsic(Extent(width: 3, height: 2))))
          arena.close()
          arena.open(container)
        }
        for _ in 0..<2 * depth { arena.close() }
        let counts = arena.layoutCounts(in: LayoutSpace(width: .definite(300), height: .maxContent))
        return Double(counts.visits) / Double(arena.nodes.count)
      }
      let shallow = visits(10)
      for depth in Thorough.pick([60], [60, 400]) { #expect(visits(depth) < 1.5 * shallow, "\(depth) deep") }
    }
  }

  private var container: FlexStyle { Column {}.node.style }

  @Test(
    "Editing a text nested in containers that request heights early gives the frames of a new tree",
    arguments: [3, 60, 100])
  func deepEditBelowEarlyHeights(depth: Int) {
    func words(_ count: Int) -> Measured {
      Measured(text: String(repeating: "abcd ", count: count), advance: 10, lineHeight: 10)
    }
    func tree(_ count: Int) -> LayoutTree {
      var tree = LayoutTree(Column {})
      var parent = tree.root
      for _ in 0..<depth {
        parent = tree.append(
          Wrapped() {
            Fixed(width: 1, height: 15)
            Fixed(height: 4)
          }, to: parent)
      }
      tree.append(words(count).id("text"), to: parent)
      return tree
    }
    var editedTree = tree(3)
    editedTree.layout(width: 200)
    for count in [9, 30, 2] {
      editedTree.setContent(words(count), of: editedTree.node("text")!)
      editedTree.layout(width: 200)
      var fresh = tree(count)
      fresh.layout(width: 200)
      #expect(editedTree.placement().frames == fresh.placement().frames, "\(count) words")
    }
  }

  @Test("A tree calls makeCache again only when an arrangement's items, their order or layout values change")
  func cacheIsRemadeWhenItemsChange() {
    final class Counter: @unchecked Sendable {
      var cacheCount = 0
    }
    struct Counting: Arrangement {
      let counter: Counter
      func makeCache(_ items: [ArrangedItem<NoLayoutValue>]) -> [NoLayoutValue] {
        counter.cacheCount += 1
        return []
      }
      func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) {
        for item in 0..<items.count { items.place(item, x: 0, y: 0) }
      }
      static func == (a: Counting, b: Counting) -> Bool { true }
    }
    let counter = Counter()
    func newCaches(_ edit: (inout LayoutTree) -> Void, in tree: inout LayoutTree) -> Int {
      let before = counter.cacheCount
      edit(&tree)
      tree.layout(width: 100)
      return counter.cacheCount - before
    }
    func value(_ width: Double) -> Column {
      Column {
        Counting(counter: counter) {
          Measured(width: width, height: 5).id(1); Fixed(width: 5, height: 5).id(2)
        }.id(0)
        Flex()
      }
    }
    var tree = LayoutTree(value(5))
    #expect(newCaches({ _ in }, in: &tree) == 1)
    #expect(newCaches({ $0.layout(width: 70) }, in: &tree) == 0)
    #expect(newCaches({ $0.setContent(Measured(width: 9, height: 7), of: $0.node(1)!) }, in: &tree) == 0)
    #expect(newCaches({ $0.setArrangement(Counting(counter: counter), of: $0.node(0)!) }, in: &tree) == 0)
    #expect(newCaches({ $0.update(to: value(8)) }, in: &tree) == 0)
    #expect(newCaches({ $0.setLayoutValue(OverlayPlace.end, of: $0.node(2)!) }, in: &tree) == 1)
    #expect(newCaches({ $0.append(Fixed(width: 1, height: 1), to: $0.node(0)!) }, in: &tree) == 1)
    #expect(newCaches({ $0.editStyle(of: $0.node(1)!) { $0.order = 2 } }, in: &tree) == 1)
    #expect(newCaches({ $0.append(Fixed(width: 1, height: 1), to: $0.root) }, in: &tree) == 0)
    var copy = tree
    #expect(newCaches({ $0.editStyle(of: $0.root) { $0.paddingTop = 1 } }, in: &copy) == 0)
    #expect(newCaches({ $0.setContent(Measured(width: 9, height: 8), of: $0.node(1)!) }, in: &copy) == 0)
  }

  @Test("A tree that is updated from a row to an overlay and back has the frames of the current container each time")
  func updateTurnsRowIntoOverlay() {
    var tree = LayoutTree(
      Row {
        Fixed(width: 5, height: 5).id(1); Fixed(width: 7, height: 7).id(2)
      })
    tree.layout(width: 50)
    tree.update(
      to: Overlay {
        Fixed(width: 5, height: 5).id(1); Fixed(width: 7, height: 7).place(.end).id(2)
      })
    tree.layout(width: 50)
    #expect(tree[1] == Frame(width: 5, height: 5) && tree[2] == Frame(x: 43, width: 7, height: 7))
    tree.update(
      to: Row {
        Fixed(width: 5, height: 5).id(1); Fixed(width: 7, height: 7).id(2)
      })
    tree.layout(width: 50)
    #expect(tree[2] == Frame(x: 5, width: 7, height: 7) && tree.kind(of: tree.root) == .row)
  }
}
