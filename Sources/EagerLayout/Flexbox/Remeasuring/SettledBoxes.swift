/// The final state of a node whose widths may depend on heights, on which its children's positions depend.
struct SettledBox: BitwiseCopyable {
  var width = Double.nan
  var containingWidth = Double.nan
  var height = Double.nan
  var knownHeight = Double.nan
  var containingHeight = Double.nan
  var percentageHeight = Double.nan
  /// Whether the height is definite, whether it is independent of the content, and whether a line widened the box.
  var state = NodeBox.Flags()
  var first = FirstKnowledge()
}

/// The definite heights of a node before measuring.
struct FirstKnowledge: BitwiseCopyable {
  var knownHeight = Double.nan
  var containingHeight = Double.nan
  /// Whether the container's intrinsic widths are needed.
  var isAsked = false

  func equals(_ other: FirstKnowledge) -> Bool {
    isSame(knownHeight, other.knownHeight) && isSame(containingHeight, other.containingHeight)
      && isAsked == other.isAsked
  }
}

// If widths depend on heights, a node's box is not an input of its ancestors: it was measured at other sizes and holds
// the last result. So such a node is recomputed from scratch if it or a descendant changes. Otherwise it is *kept*:
// requests of its parent are served from the cache, and if its sizes equal the final ones of the last layout, its
// children stay in place.
extension FlexEngine {
  /// Whether a node whose widths depend on heights is unchanged since the last layout, with all descendants.
  @inline(__always)
  func isKept(_ node: Int) -> Bool {
    keepsAnswers && nodes[node].keywords[.dependsOnHeight] != 0 && visits[node].layout != layout
  }

  /// Invalidates everything that depends on heights.
  func forgetAnswers() {
    for node in 0..<count where nodes[node].keywords.word & Keywords.asksAgainMask != 0 {
      boxes[node].flags.formUnion(.stale)
    }
    keepsAnswers = false
    isCurtailed = false
  }

  /// Records that a node or a descendant changes in this layout, so that cached measurements are invalid.
  func forgetAnswers(about node: Int) {
    startCounting(node)
    visits[node].layout = layout
  }

  /// Pass 1: restores cached intrinsic widths of a container's kept children, for their initially definite heights.
  @inline(never)
  func recallIntrinsicWidthsOfChildren(of container: Int) {
    forEachKeptChild(of: container) { child in
      if Int(nodes[child].end) > child + 1 { relearn(child) }
    }
  }

  /// Pass 3: restores cached content heights of a container's kept children.
  @inline(never)
  func recallContentHeightsOfChildren(of container: Int) {
    // Including those whose width is unchanged, since they may have been measured at another height since.
    forEachKeptChild(of: container) { solve($0) }
  }

  @inline(__always)
  private func forEachKeptChild(of container: Int, _ body: (Int) -> Void) {
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if isKept(child), !nodes[child].keywords.isHidden { body(child) }
      child = Int(nodes[child].end)
    }
  }

  /// Pass 4: whether a kept node has its final sizes of the last layout, and its children are unchanged.
  func isSettled(_ node: Int) -> Bool {
    let box = boxes[node], settled = settledBox(of: node)
    return !box.flags.contains(.isTouched) && box.width == settled.width && box.height == settled.height
      && isSame(box.containingWidth, settled.containingWidth)
      && box.flags.intersection(.settledState) == settled.state
      && isSame(knownHeights[node], settled.knownHeight) && isSame(containingHeights[node], settled.containingHeight)
      && (percentageHeights.count == 0 || isSame(percentageHeights[node], settled.percentageHeight))
  }

  /// Stores the final state of the nodes that this layout recomputed.
  func settleBoxes() {
    var node = 0
    while node < count {
      if nodes[node].keywords[.dependsOnHeight] != 0, boxes[node].flags.contains(.hasStale) {
        settle(node)
        node += 1
      } else {
        node = Int(nodes[node].end)
      }
    }
  }

  private func settle(_ node: Int) {
    let box = boxes[node], index = settledBoxIndex(of: node)
    settledBoxes[index].width = box.width
    settledBoxes[index].containingWidth = box.containingWidth
    settledBoxes[index].height = box.height
    settledBoxes[index].state = box.flags.intersection(.settledState)
    settledBoxes[index].knownHeight = knownHeights[node]
    settledBoxes[index].containingHeight = containingHeights[node]
    if percentageHeights.count > 0 { settledBoxes[index].percentageHeight = percentageHeights[node] }
  }

  func settledBox(of node: Int) -> SettledBox { settledBoxes[settledBoxIndex(of: node)] }

  /// Returns the index of a node's final state, which is allocated on first use.
  func settledBoxIndex(of node: Int) -> Int {
    if visits[node].settledBox < 0 {
      visits[node].settledBox = Int32(truncatingIfNeeded: settledBoxes.count)
      settledBoxes.push(SettledBox())
    }
    return Int(visits[node].settledBox)
  }
}
