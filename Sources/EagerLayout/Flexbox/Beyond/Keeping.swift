/// How a node whose widths may depend on heights was left by a layout: what the places of its children follow from.
struct SettledBox: BitwiseCopyable {
  var width = Double.nan
  var containingWidth = Double.nan
  var height = Double.nan
  var knownHeight = Double.nan
  var containingHeight = Double.nan
  var percentageHeight = Double.nan
  /// Whether the height is definite, whether it does not follow from the content, and whether a line made the box wider.
  var state = NodeBox.Flags()
  var first = FirstKnowledge()
}

/// What was known of a node's height at first, before anything was measured.
struct FirstKnowledge: BitwiseCopyable {
  var knownHeight = Double.nan
  var containingHeight = Double.nan
  /// Whether someone asks for its container's inline sizes.
  var isAsked = false

  func equals(_ other: FirstKnowledge) -> Bool {
    isSame(knownHeight, other.knownHeight) && isSame(containingHeight, other.containingHeight)
      && isAsked == other.isAsked
  }
}

// Where widths depend on heights, a node's box is not what those around it are made of: it has been asked about other
// sizes, and keeps the last. So such a node, when it or something below it changes, is found again as if nothing were
// known. Where nothing in it has changed, it is *kept*: what its parent asks is remembered, and where its own sizes come
// out as they were left, its children are where they belong.
extension FlexEngine {
  /// Whether a node that widths depend on heights in is the same as in the last layout, with all below it.
  @inline(__always)
  func isKept(_ node: Int) -> Bool {
    keepsAnswers && nodes[node].keywords[.dependsOnHeight] != 0 && visits[node].layout != layout
  }

  /// Has all of what depends on heights found again by this layout.
  func forgetAnswers() {
    for node in 0..<count where nodes[node].keywords.word & Keywords.asksAgainMask != 0 {
      boxes[node].flags.formUnion(.stale)
    }
    keepsAnswers = false
    isCurtailed = false
  }

  /// Notes that a node, or one below it, changes with this layout: answers about it no longer hold.
  func forgetAnswers(about node: Int) {
    startCounting(node)
    visits[node].layout = layout
  }

  /// Pass 1: gives the children of a container that are kept their inline sizes, with what is known of heights at first.
  @inline(never)
  func recallInlineSizesOfChildren(of container: Int) {
    forEachKeptChild(of: container) { child in
      if Int(nodes[child].end) > child + 1 { relearn(child) }
    }
  }

  /// Pass 3: gives the children of a container that are kept the heights of their contents.
  @inline(never)
  func recallContentHeightsOfChildren(of container: Int) {
    // Those of which the width is as it was too: they may have been asked about another height since.
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

  /// Pass 4: whether a node that is kept has the sizes that the last layout left it with, and its children were not touched.
  func isSettled(_ node: Int) -> Bool {
    let box = boxes[node], settled = settledBox(of: node)
    return !box.flags.contains(.isTouched) && box.width == settled.width && box.height == settled.height
      && isSame(box.containingWidth, settled.containingWidth)
      && box.flags.intersection(.settledState) == settled.state
      && isSame(knownHeights[node], settled.knownHeight) && isSame(containingHeights[node], settled.containingHeight)
      && (percentageHeights.count == 0 || isSame(percentageHeights[node], settled.percentageHeight))
  }

  /// Notes how the nodes that were found again are left by this layout.
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

  /// Where a node's settled box is. Nodes get theirs when they are first asked about it.
  func settledBoxIndex(of node: Int) -> Int {
    if visits[node].settledBox < 0 {
      visits[node].settledBox = Int32(truncatingIfNeeded: settledBoxes.count)
      settledBoxes.push(SettledBox())
    }
    return Int(visits[node].settledBox)
  }
}
