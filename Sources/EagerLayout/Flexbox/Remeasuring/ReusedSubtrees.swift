// Subtrees whose widths depend on heights are measured at several sizes, so their boxes hold the results of the last
// measurement, and not inputs of the next one. If such a node or a descendant changes, the node is computed from
// scratch. Otherwise it is *reusable*: measurements are taken from the cache, and if its final sizes equal those of the
// last layout, its committed box, its children stay in place.
extension FlexEngine {
  /// Whether a node whose widths depend on heights is unchanged since the last layout, with all descendants.
  @inline(__always)
  func isReusable(_ node: Int) -> Bool {
    state.reusesMeasurements && nodes[node].keywords[.dependsOnHeight] != 0
      && state.history[node].changedIn != state.layout
  }

  /// Invalidates all results that depend on heights.
  func invalidateMeasurements() {
    for node in 0..<count where nodes[node].keywords.word & Keywords.remeasuringMask != 0 {
      boxes[node].flags.formUnion(.dirty)
    }
    state.reusesMeasurements = false
    state.hasInexactSizes = false
  }

  /// Records that a node or a descendant changes in this layout, which invalidates its cached measurements.
  func invalidateMeasurements(of node: Int) {
    startCounting(node)
    state.history[node].changedIn = state.layout
  }

  /// Pass 1: sets the intrinsic widths of a container's reusable children at their initial definite heights.
  @inline(never)
  func restoreIntrinsicWidthsOfChildren(of container: Int) {
    forEachReusableChild(of: container) { child in
      if Int(nodes[child].end) > child + 1 { remeasureIntrinsicWidths(of: child) }
    }
  }

  /// Pass 3: sets the content heights of a container's reusable children.
  @inline(never)
  func restoreContentHeightsOfChildren(of container: Int) {
    // Children whose width is unchanged are included: their last measurement may have been at another height.
    forEachReusableChild(of: container) { remeasureHeight(of: $0) }
  }

  @inline(__always)
  private func forEachReusableChild(of container: Int, _ body: (Int) -> Void) {
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if isReusable(child), !boxes[child].flags.contains(.hidden) { body(child) }
      child = Int(nodes[child].end)
    }
  }

  /// Pass 4: returns whether a reusable node and its children have the same sizes as at the end of the last layout.
  func matchesCommittedBox(_ node: Int) -> Bool {
    let box = boxes[node], committed = state.committedBoxes[committedBoxIndex(of: node)]
    return !box.flags.contains(.childSizesAreTentative) && committed.width == box.width
      && committed.height == box.height
      && committed.containingWidth == box.containingWidth
      && box.flags.intersection(.committedState) == committed.state
      && definiteHeights[node] == committed.definiteHeights
      && (state.percentageBasisHeights.count == 0
        || state.percentageBasisHeights[node] == committed.percentageBasisHeight)
  }

  /// Stores the final state of the nodes that this layout computed.
  func commitBoxes() {
    var node = 0
    while node < count {
      if nodes[node].keywords[.dependsOnHeight] != 0, boxes[node].flags.contains(.hasDirty) {
        commitBox(of: node)
        node += 1
      } else {
        node = Int(nodes[node].end)
      }
    }
  }

  private func commitBox(of node: Int) {
    let box = boxes[node], index = committedBoxIndex(of: node)
    state.committedBoxes[index].width = OptionalLength(box.width)
    state.committedBoxes[index].containingWidth = OptionalLength(box.containingWidth)
    state.committedBoxes[index].height = OptionalLength(box.height)
    state.committedBoxes[index].state = box.flags.intersection(.committedState)
    state.committedBoxes[index].definiteHeights = definiteHeights[node]
    if state.percentageBasisHeights.count > 0 {
      state.committedBoxes[index].percentageBasisHeight = state.percentageBasisHeights[node]
    }
  }

  /// Returns the index of a node's committed box, which is allocated on first use.
  func committedBoxIndex(of node: Int) -> Int {
    if state.history[node].committedBox < 0 {
      state.history[node].committedBox = Int32(truncatingIfNeeded: state.committedBoxes.count)
      state.committedBoxes.push(CommittedBox())
    }
    return Int(state.history[node].committedBox)
  }
}

/// The state of a node at the end of the last layout, on which its children's positions depend.
struct CommittedBox: BitwiseCopyable {
  var width = OptionalLength.none
  var containingWidth = OptionalLength.none
  var height = OptionalLength.none
  var definiteHeights = DefiniteHeights()
  var percentageBasisHeight = OptionalLength.none
  /// Whether the height is definite, whether it is independent of the content, and whether a line widened the box.
  var state = NodeBox.Flags()
  var initial = InitialState()
}

/// The inputs of a node before measuring.
struct InitialState: BitwiseCopyable, Equatable {
  var heights = DefiniteHeights()
  /// Whether its container's intrinsic widths are needed.
  var needsIntrinsicWidths = false
}
