import EagerLayout
import TestSupport
import Testing

@Suite("Trees of rows, columns and containers of one's own")
struct ArrangedTrees {
  @Test("have the frames of fresh ones after edits", arguments: [false, true])
  func edits(isOfEverything: Bool) {
    let plain = RandomEditsTests.Features.plain.union(.arranged)
    let traits = isOfEverything ? EngineTraits.everything.union(.arranged) : plain
    var trees = EngineTrees(seed: isOfEverything ? 91 : 92, traits: traits, deepest: 3, mostChildren: 3)
    var random = SplitMix64(seed: 93)
    var edited = EditedTree(trees.next())
    // A few at a time, so that several wait for one layout.
    for burst in 0..<Thorough.pick(40, 4_000) {
      if burst % 50 == 0 { edited = EditedTree(trees.next()) }
      for _ in 0..<5 { _ = RandomEditsTests.edit(edited, &trees, &random) }
      let faults = edited.layOut(reads: false)
      #expect(faults == [], "burst \(burst)")
      if !faults.isEmpty { break }
    }
  }

  @Test("have the frames of fresh ones where they are copied between edits")
  func copies() {
    var trees = EngineTrees(seed: 95, traits: [.flexing, .text, .edges, .arranged], deepest: 4, mostChildren: 3)
    var random = SplitMix64(seed: 96)
    let edited = EditedTree(trees.next())
    for round in 0..<Thorough.pick(60, 200) {
      // The copy is edited on: it starts without what arrangements keep.
      let before = edited.tree, frames = before.placement().frames
      _ = RandomEditsTests.edit(edited, &trees, &random)
      #expect(edited.layOut(reads: false) == [], "round \(round)")
      #expect(before.placement().frames == frames)
      if edited.tree.count > 200 { break }
    }
  }

  @Test("ask each arrangement once in each pass, and twice where heights are asked early or change widths")
  func calls() {
    let traits: EngineTraits = [.flexing, .edges, .text, .percentages, .limits, .wrap, .absolute, .arranged]
    var trees = EngineTrees(seed: 97, traits: traits, deepest: 4, mostChildren: 4), asked = 0
    for _ in 0..<Thorough.pick(80, 2_000) {
      // Wrapping columns ask about several widths.
      let tree = trees.next().map {
        $0.style.flexDirection = $0.style.flexWrap == .nowrap ? $0.style.flexDirection : .row
      }
      var arranged = 0, isAskedAgain = false
      tree.forEach {
        guard let arrangement = $0.content?.arrangement else { return }
        arranged += 1
        // One that asks early has all below it asked once more, and so has a grid that repeats rows by a height that it learns late.
        isAskedAgain = isAskedAgain || arrangement.readsHeightsInWidthPass || "\(arrangement.name)" == "Grid"
      }
      let most = isAskedAgain ? 2 * arranged : arranged
      let counts = tree.arena.layoutCounts(in: LayoutSpace(width: .definite(300), height: .definite(200)))
      #expect(counts.arrangedSizes <= most && counts.arrangedWidths <= most)
      #expect(counts.arrangedHeights <= most)
      // For baselines, items are placed for measuring too.
      #expect(counts.arrangedPlaces <= 2 * most)
      asked += counts.arrangedPlaces
    }
    #expect(asked > 100)
  }

  @Test("are traced in steps that follow from each other", arguments: [false, true])
  func steps(isOfEverything: Bool) {
    let plain: EngineTraits = [.flexing, .edges, .text, .percentages, .limits, .absolute, .arranged]
    // Nobody listens where an arrangement has an item laid out before or again: for a height that is asked early, for
    // its ratio, for lines that are columns, for a limit that is a keyword, for its baseline.
    let untold: EngineTraits = [.ratios, .wrap, .keywords, .baselines]
    let traits = isOfEverything ? EngineTraits.everything.union(.arranged).subtracting(untold) : plain
    var trees = EngineTrees(seed: 7, traits: traits, deepest: 4, mostChildren: 4)
    var recorded = 0, decided = 0
    for number in 0..<Thorough.pick(30, 4_000) {
      let tree = trees.next()
      var asksEarly = false
      tree.forEach { asksEarly = asksEarly || $0.content?.arrangement?.readsHeightsInWidthPass == true }
      if asksEarly { continue }
      let arena = tree.arena
      let space = LayoutSpace(width: .definite(300), height: number % 2 == 0 ? .definite(200) : .maxContent)
      let trace = LayoutTrace(arena, in: space)
      // Frames are in the coordinates of the bounds: far from the origin, a place in the parent is rounded.
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

  @Test("cost as much per node however deep they are", arguments: Rows.of(TestArrangement.allCases))
  func depth(rows: Rows<TestArrangement>) {
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

  @Test("find anew what an edit far below heights that are asked early changes", arguments: [3, 60, 100])
  func deepEarly(depth: Int) {
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
    var kept = tree(3)
    kept.layout(width: 200)
    for count in [9, 30, 2] {
      kept.setContent(words(count), of: kept.node("text")!)
      kept.layout(width: 200)
      var fresh = tree(count)
      fresh.layout(width: 200)
      #expect(kept.placement().frames == fresh.placement().frames, "\(count) words")
    }
  }

  @Test("change what an arrangement keeps only where its items change")
  func caches() {
    final class Counter: @unchecked Sendable {
      var made = 0
    }
    struct Counting: Arrangement {
      let counter: Counter
      func makeCache(_ items: [ArrangedItem<NoLayoutValue>]) -> [NoLayoutValue] {
        counter.made += 1
        return []
      }
      func place(_ items: inout PlacementPass, _ cache: inout [NoLayoutValue]) {
        for item in 0..<items.count { items.place(item, x: 0, y: 0) }
      }
      static func == (a: Counting, b: Counting) -> Bool { true }
    }
    let counter = Counter()
    func made(_ edit: (inout LayoutTree) -> Void, in tree: inout LayoutTree) -> Int {
      let before = counter.made
      edit(&tree)
      tree.layout(width: 100)
      return counter.made - before
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
    #expect(made({ _ in }, in: &tree) == 1)
    #expect(made({ $0.layout(width: 70) }, in: &tree) == 0)
    #expect(made({ $0.setContent(Measured(width: 9, height: 7), of: $0.node(1)!) }, in: &tree) == 0)
    #expect(made({ $0.setArrangement(Counting(counter: counter), of: $0.node(0)!) }, in: &tree) == 0)
    #expect(made({ $0.update(to: value(8)) }, in: &tree) == 0)
    #expect(made({ $0.setLayoutValue(OverlayPlace.end, of: $0.node(2)!) }, in: &tree) == 1)
    #expect(made({ $0.append(Fixed(width: 1, height: 1), to: $0.node(0)!) }, in: &tree) == 1)
    #expect(made({ $0.editStyle(of: $0.node(1)!) { $0.order = 2 } }, in: &tree) == 1)
    #expect(made({ $0.append(Fixed(width: 1, height: 1), to: $0.root) }, in: &tree) == 0)
    var copy = tree
    #expect(made({ $0.editStyle(of: $0.root) { $0.paddingTop = 1 } }, in: &copy) == 0)
    #expect(made({ $0.setContent(Measured(width: 9, height: 8), of: $0.node(1)!) }, in: &copy) == 0)
  }

  @Test("become rows, and rows become them, by an update")
  func becoming() {
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
