/// Counts of a layout's work, which show that its cost is linear, independently of time.
///
/// A visit is one node in one round of a pass. Without aspect ratios, wrapping columns and baselines, there are at most
/// four visits per displayed node, and two measurements per leaf with content.
package struct LayoutCounts: Equatable, Sendable {
  /// Pass 1: computed intrinsic widths. Leaves of fixed size do not count.
  package var intrinsicWidths = 0
  /// Pass 2: nodes whose children got widths.
  package var widths = 0
  /// Pass 3: computed content heights.
  package var heights = 0
  /// Pass 4: nodes whose children got positions.
  package var frames = 0
  /// Definite heights looked up before measuring; 0 without aspect ratios and wrapping columns.
  package var definiteHeights = 0
  /// Calls of arrangements in each pass, which also count as visits.
  package var arrangedSizes = 0, arrangedWidths = 0, arrangedHeights = 0, arrangedPlaces = 0
  /// Contents laid out in a definite height, for content-based limits or aspect ratios.
  package var laidOutContents = 0
  /// Measurements of leaves' contents, unless their size is fixed: intrinsic widths, height at a width, or baseline.
  package var measurements = 0
  /// Rounds of resolving flexible lengths.
  package var flexRounds = 0

  package init() {}

  /// The total number of visits.
  package var visits: Int { intrinsicWidths + widths + heights + frames + definiteHeights + laidOutContents }
}

extension NodeArena {
  /// The maximum number of times that a node is remeasured in addition to the four passes.
  package static var maxMeasurements: UInt8 { MeasurementLimits.near }

  /// Lays the tree out and returns the counts.
  package func layoutCounts(in space: LayoutSpace) -> LayoutCounts {
    withEngine(in: space) { engine in
      engine.layOut(in: LayoutInput(space, x: 0, y: 0).space)
      return engine.counts
    }
  }

  /// Calls a function with a closure that lays the tree out in a space. The closure may be called repeatedly: it starts
  /// from scratch each time, and reuses its memory.
  package func withLayout<Result>(in space: LayoutSpace, _ body: (_ layOut: () -> Void) -> Result) -> Result {
    withEngine(in: space) { engine in
      body {
        engine.discardResults()
        engine.layOut(in: LayoutInput(space, x: 0, y: 0).space)
      }
    }
  }

  private func withEngine<Result>(in space: LayoutSpace, _ body: (borrowing FlexEngine) -> Result) -> Result {
    var engine = FlexEngine(count: nodes.count)
    return withViews(swappingEdgesFor: engine.boxes, in: space) { nodes, rares, contents in
      engine.attach(nodes, rares, contents)
      engine.setItemValues(of: self)
      return body(engine)
    }
  }
}

extension FlexEngine {
  /// Makes the next layout compute everything.
  fileprivate func discardResults() {
    for node in 0..<count { boxes[node] = NodeBox() }
    // After a layout that reached a limit, no cached results are reused.
    state.hasInexactSizes = true
  }
}
