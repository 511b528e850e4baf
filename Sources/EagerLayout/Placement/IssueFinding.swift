// What is probably not meant in a tree that was just laid out. Most nodes answer a few questions with no and are done.

/// What was found so far.
struct Findings {
  private(set) var issues: [LayoutIssue] = []
  /// Containers with an item that sticks out.
  fileprivate var crowded: [Int] = []

  mutating func add(_ kind: LayoutIssue.Kind, at node: Int, holdup: LayoutIssue.Holdup? = nil) {
    var issue = LayoutIssue(nodeIndex: node, kind: kind)
    issue.holdup = holdup
    issues.append(issue)
  }
}

extension FlexEngine {
  /// Looks through the tree after it was laid out. Where nothing is found, nothing is allocated.
  func findIssues(in space: LayoutSpace, into findings: inout Findings) {
    for node in 0..<count where deservesALook(node) && !boxes[node].flags.contains(.hidden) {
      findIssues(at: node, in: space, into: &findings)
    }
    findExcessOfRoot(in: space, into: &findings)
    if hasArrangements {
      for node in 0..<count where nodes[node].keywords[.isArranged] != 0 && Int(nodes[node].end) > node + 1 {
        if !boxes[node].flags.contains(.hidden) { findArrangedIssues(of: node, into: &findings) }
      }
    }
    findOverflow(into: &findings)
    if isCurtailed { findCurtailed(into: &findings) }
  }

  /// Checks whether the root is larger than the space: its size, padding, border or limits may not let it shrink to that.
  private func findExcessOfRoot(in space: LayoutSpace, into findings: inout Findings) {
    let width = space.width.length ?? boxes[0].width, height = space.height.length ?? boxes[0].height
    let excess = Extent(width: visible(boxes[0].width - width), height: visible(boxes[0].height - height))
    if excess != Extent(), !boxes[0].flags.contains(.hidden) {
      findings.add(.exceedsBounds(by: excess, of: Extent(width: width, height: height)), at: 0)
    }
  }

  /// The outermost nodes that keep an answer to another question; those below them may as well.
  private func findCurtailed(into findings: inout Findings) {
    var node = 0
    while node < count {
      if boxes[node].flags.contains(.isCurtailed), !boxes[node].flags.contains(.hidden) {
        findings.add(.tooOftenAsked, at: node)
        node = Int(nodes[node].end)
      } else {
        node += 1
      }
    }
  }

  /// Whether a node deserves a look: it has a percentage, an inset or no size, or it is not inside of its parent.
  @inline(__always)
  private func deservesALook(_ node: Int) -> Bool {
    let record = nodes[node], box = boxes[node]
    if box.flags.contains(.isMisplaced) { return true }
    if record.units.mayMentionPercentages || record.keywords[.hasInset] != 0 || box.width == 0 || box.height == 0 {
      return true
    }
    guard record.parent >= 0 else { return false }
    let room = boxes[Int(record.parent)]
    return (box.x < 0 || box.y < 0 || box.x + box.width > room.width || box.y + box.height > room.height)
      && !room.flags.contains(.isCrowded)
  }

  /// Looks at a node that is not hidden.
  @inline(never)
  private func findIssues(at node: Int, in space: LayoutSpace, into findings: inout Findings) {
    let record = nodes[node], parent = Int(record.parent)
    if record.units.mayMentionPercentages { findIndefinitePercentages(node, in: space, into: &findings) }
    if record.keywords[.hasInset] != 0 { findIgnoredInsets(node, in: space, into: &findings) }
    guard parent >= 0, record.keywords.isInFlow else { return }
    if nodes[parent].keywords[.isArranged] == 0 {
      findMissingSizes(node, parent, in: space, into: &findings)
    } else if boxes[node].flags.contains(.isMisplaced) {
      findings.add(.misplaced, at: node)
    }
    if !boxes[parent].flags.contains(.isCrowded), excess(of: node, beyond: parent) != Edges() {
      boxes[parent].flags.insert(.isCrowded)
      findings.crowded.append(parent)
    }
  }

  /// By how much the items of crowded containers stick out of them.
  private func findOverflow(into findings: inout Findings) {
    for container in findings.crowded {
      var most = Edges()
      let end = Int(nodes[container].end)
      var child = container + 1
      while child < end {
        let edges = excess(of: child, beyond: container)
        most.left = max(most.left, edges.left)
        most.top = max(most.top, edges.top)
        most.right = max(most.right, edges.right)
        most.bottom = max(most.bottom, edges.bottom)
        child = Int(nodes[child].end)
      }
      let size = Extent(width: boxes[container].width, height: boxes[container].height)
      let isAlong = nodes[container].keywords.isRow ? most.horizontal > 0 : most.vertical > 0
      findings.add(
        .overflow(by: Extent(width: most.horizontal, height: most.vertical), of: size), at: container,
        holdup: isAlong && nodes[container].keywords[.isArranged] == 0 ? holdup(in: container) : nil)
    }
  }

  /// The item that could shrink and is as small as its content, which needs more than that of any other such item.
  private func holdup(in container: Int) -> LayoutIssue.Holdup? {
    let isRow = nodes[container].keywords.isRow, end = Int(nodes[container].end)
    var found: LayoutIssue.Holdup?
    var child = container + 1
    while child < end {
      let record = nodes[child], box = boxes[child]
      let whole = box.containingWidth
      let edges = isRow ? horizontalEdges(child, of: whole) : verticalEdges(child, of: whole)
      let content = isRow ? box.minContent : box.contentHeight
      let isHeld =
        record.keywords.isInFlow && !record.keywords.isScrollContainer && record.shrinkFactor > 0 && content > 0
        && record.units[isRow ? .minWidth : .minHeight] == .auto
        && visible(((isRow ? box.width : box.height) - content - edges).magnitude) == 0
      if isHeld, content > found?.content ?? 0 {
        var isText = false
        if record.content >= 0, case .text = contents[Int(record.content)].content.kind { isText = true }
        found = LayoutIssue.Holdup(nodeIndex: child, content: content, isText: isText)
      }
      child = Int(record.end)
    }
    return found
  }

  /// By how much an item sticks out of its container. What insets or negative margins moved is meant to, and what is
  /// left out may have a box of an earlier layout.
  private func excess(of child: Int, beyond container: Int) -> Edges {
    let keywords = nodes[child].keywords, parent = nodes[container].keywords
    guard keywords.isInFlow, keywords[.hasInset] == 0, !boxes[child].flags.contains(.hidden) else { return Edges() }
    let box = boxes[child], room = boxes[container]
    let margins = keywords[.hasMargin] == 0 ? Margins() : margins(child, of: box.containingWidth)
    var edges = Edges()
    if !parent.clipsX {
      edges.left = visible(min(margins.left, 0) - box.x)
      edges.right = visible(box.x + box.width + min(margins.right, 0) - room.width)
    }
    if !parent.clipsY {
      edges.top = visible(min(margins.top, 0) - box.y)
      edges.bottom = visible(box.y + box.height + min(margins.bottom, 0) - room.height)
    }
    return edges
  }

  /// An excess that can be seen. What content or documents say is mostly rounded.
  private func visible(_ excess: Double) -> Double { excess > 1.0 / 64 ? excess : 0 }

  /// The room that a leaf's content asks for, with padding and border.
  @inline(__always)
  func contentNeeds(_ node: Int) -> ContentNeeds {
    let box = boxes[node]
    let horizontal = horizontalEdges(node, of: box.containingWidth)
    let vertical = verticalEdges(node, of: box.containingWidth)
    return ContentNeeds(
      least: box.minContent + horizontal, most: box.maxContent + horizontal, height: box.contentHeight + vertical)
  }

  /// Whether the content of a leaf does not fit, or has a size that nonsense may have been taken for.
  @inline(__always)
  func contentDeservesALook(_ node: Int, _ needs: ContentNeeds) -> Bool {
    let box = boxes[node]
    return needs.least > box.width || needs.height > box.height || box.minContent == 0 || box.contentHeight == 0
      || box.maxContent >= largestLength || box.contentHeight >= largestLength
  }

  /// Looks at a leaf whose content deserves it.
  @inline(never)
  func findContentIssues(_ node: Int, into findings: inout Findings) {
    let box = boxes[node], keywords = nodes[node].keywords
    let inner = Extent(width: innerWidth(node), height: innerHeight(node))
    // A leaf whose content has no size may have one from its style.
    if box.flags.contains(.isUnanswered), inner.width == 0 || inner.height == 0 { findings.add(.unmeasured, at: node) }
    let content = contents[Int(nodes[node].content)].content
    for fault in content.faults(in: box, atWidth: contentWidth(node), question(about: node)) {
      findings.add(.invalidInput(fault), at: node)
    }
    let excess = Extent(
      width: keywords.clipsX ? 0 : visible(box.minContent - inner.width),
      height: keywords.clipsY ? 0 : visible(box.contentHeight - inner.height))
    if excess != Extent() { findings.add(.contentOverflow(by: excess, of: inner), at: node) }
  }
}

/// Border-box sizes that a leaf's content asks for.
struct ContentNeeds {
  /// The least and the greatest width.
  var least: Double
  var most: Double
  /// The height at the width it has.
  var height: Double
}

extension LeafContent {
  /// What of the content's size, as its owner tells it, makes no sense. That was made 0 or the largest length: only for what is
  /// so in the box, or the content has none, the owner is asked again.
  func faults(
    in box: NodeBox = NodeBox(), atWidth width: Double, _ question: ContentQuestion
  ) -> [LayoutIssue.InputFault] {
    var faults: [LayoutIssue.InputFault] = []
    func check(_ value: Double, _ number: LayoutIssue.InputFault.Number) {
      guard value != usable(value), faults.last?.number != number else { return }
      faults.append(LayoutIssue.InputFault(number: number, value: value))
    }
    switch kind {
    case .text, .arrangement: break
    case .intrinsic(let extent):
      check(extent.width, .contentWidth)
      check(extent.height, .contentHeight)
    default:
      if isDoubtful(box.minContent) { check(answer(.minContent, question).width, .contentWidth) }
      if isDoubtful(box.maxContent) || box.maxContent <= box.minContent {
        check(answer(.maxContent, question).width, .contentWidth)
      }
      if isDoubtful(box.contentHeight) { check(answer(.exact(width), question).height, .contentHeight) }
    }
    return faults
  }
}

/// Whether a length may stand for a number that makes no sense.
private func isDoubtful(_ length: Double) -> Bool { length == 0 || length >= largestLength }
