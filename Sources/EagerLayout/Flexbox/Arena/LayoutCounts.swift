/// How much a layout did: what shows that its cost is linear, whatever the clock says.
///
/// A visit is one node in one round of a pass. Without aspect ratios, wrapping columns and baselines there are at most
/// four for each node that is displayed, and two measurements for each leaf with content.
package struct LayoutCounts: Equatable, Sendable {
  /// Pass 1: inline sizes found.
  package var inlineSizes = 0
  /// Pass 2: nodes whose children got widths.
  package var widths = 0
  /// Pass 3: content heights found.
  package var heights = 0
  /// Pass 4: nodes whose children got places.
  package var frames = 0
  /// Heights looked up that are known before anything is measured; none where no ratio or wrapping column asks for them.
  package var knownHeights = 0
  /// Calls of arrangements in each pass; they are visits too.
  package var arrangedSizes = 0, arrangedWidths = 0, arrangedHeights = 0, arrangedPlaces = 0
  /// Contents laid out in a height that limits or ratios ask about.
  package var laidOutContents = 0
  /// How often leaves' contents were asked: for their inline sizes, their height at a width, or a baseline.
  package var measurements = 0
  /// Rounds of the loop that resolves flexible lengths.
  package var flexRounds = 0

  package init() {}

  /// All visits together.
  package var visits: Int { inlineSizes + widths + heights + frames + knownHeights + laidOutContents }
}

extension NodeArena {
  /// How often a node answers at most, beside the four passes.
  package static var mostAnswers: UInt8 { VisitBounds.near + VisitBounds.far }

  /// Lays the tree out, and says how much that took.
  package func layoutCounts(in space: LayoutSpace) -> LayoutCounts {
    withEngine(in: space) { engine in
      engine.layOut(in: LayoutInput(space, x: 0, y: 0).space)
      return engine.counts
    }
  }

  /// Hands a function the layout of the tree in a space, to be done as often as it likes: each time as if nothing were known,
  /// and in the same memory.
  package func withLayout<Result>(in space: LayoutSpace, _ body: (_ layOut: () -> Void) -> Result) -> Result {
    withEngine(in: space) { engine in
      body {
        engine.forgetEverything()
        engine.layOut(in: LayoutInput(space, x: 0, y: 0).space)
      }
    }
  }

  private func withEngine<Result>(in space: LayoutSpace, _ body: (borrowing FlexEngine<Silence>) -> Result) -> Result {
    var engine = FlexEngine<Silence>(count: nodes.count)
    return withViews(turnedFor: engine.boxes, in: space) { nodes, rares, contents in
      engine.attach(nodes, rares, contents)
      engine.hear(self)
      return body(engine)
    }
  }
}

extension FlexEngine {
  /// Has the next layout find everything again.
  fileprivate func forgetEverything() {
    for node in 0..<count { boxes[node] = NodeBox() }
    // No answers are kept after a layout that came to a bound.
    isCurtailed = true
  }
}
