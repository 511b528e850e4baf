// Finds probable mistakes in a tree that was just laid out. Most nodes pass a few quick tests.

/// The issues found so far.
struct Findings {
  private(set) var issues: [LayoutIssue] = []
  /// Containers with an item that overflows.
  fileprivate var crowded: [Int] = []

  mutating func add(_ kind: LayoutIssue.Kind, at node: Int, blockingItem: LayoutIssue.BlockingItem? = nil) {
    var issue = LayoutIssue(nodeIndex: node, kind: kind)
    issue.blockingItem = blockingItem
    issues.append(issue)
  }
}

extension FlexEngine {
  /// Examines the tree. Allocates nothing if there are no issues.
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
    if hasInexactSizes { findInexactSizes(into: &findings) }
  }

  /// Checks whether the root is larger than the space: its size, padding, border or limits may keep it from shrinking.
  private func findExcessOfRoot(in space: LayoutSpace, into findings: inout Findings) {
    let width = space.width.length ?? boxes[0].width, height = space.height.length ?? boxes[0].height
    let excess = Extent(width: visible(boxes[0].width - width), height: visible(boxes[0].height - height))
    if excess != Extent(), !boxes[0].flags.contains(.hidden) {
      findings.add(.exceedsBounds(by: excess, of: Extent(width: width, height: height)), at: 0)
    }
  }

  /// Finds the outermost nodes that reached the limit of measurements; their descendants may have reached it as well.
  private func findInexactSizes(into findings: inout Findings) {
    var node = 0
    while node < count {
      if boxes[node].flags.contains(.isInexact), !boxes[node].flags.contains(.hidden) {
        findings.add(.measureLimitReached, at: node)
        node = Int(nodes[node].end)
      } else {
        node += 1
      }
    }
  }

  /// Whether a node may have an issue: it has a percentage, an inset, or no size apart from padding and border, or it
  /// is not inside its parent.
  @inline(__always)
  private func deservesALook(_ node: Int) -> Bool {
    let record = nodes[node], box = boxes[node]
    if box.flags.contains(.isUnplaced) { return true }
    if record.units.mayMentionPercentages || record.keywords[.hasInset] != 0 || box.width == 0 || box.height == 0 {
      return true
    }
    if record.keywords.hasEdges, isEmptyLeaf(node) { return true }
    guard record.parent >= 0 else { return false }
    let room = boxes[Int(record.parent)]
    return (box.x < 0 || box.y < 0 || box.x + box.width > room.width || box.y + box.height > room.height)
      && !room.overflow.contains(.hasOverflowingItem)
  }

  /// Examines a node that is not hidden.
  @inline(never)
  private func findIssues(at node: Int, in space: LayoutSpace, into findings: inout Findings) {
    let record = nodes[node], parent = Int(record.parent)
    if record.units.mayMentionPercentages { findIndefinitePercentages(node, in: space, into: &findings) }
    if record.keywords[.hasInset] != 0 { findIgnoredInsets(node, in: space, into: &findings) }
    guard parent >= 0, record.keywords.isInFlow else { return }
    if nodes[parent].keywords[.isArranged] == 0 {
      findMissingSizes(node, parent, in: space, into: &findings)
    } else if boxes[node].flags.contains(.isUnplaced) {
      findings.add(.unplacedItem, at: node)
    }
    if !boxes[parent].overflow.contains(.hasOverflowingItem), excess(of: node, beyond: parent) != Edges() {
      boxes[parent].overflow.insert(.hasOverflowingItem)
      findings.crowded.append(parent)
    }
  }

  /// Adds an issue for each container whose items overflow it, with the amount.
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
        blockingItem: isAlong && nodes[container].keywords[.isArranged] == 0 ? blockingItem(in: container) : nil)
    }
  }

  /// Returns the shrinkable item that is at its content size and has the largest content, if there is one.
  private func blockingItem(in container: Int) -> LayoutIssue.BlockingItem? {
    let isRow = nodes[container].keywords.isRow, end = Int(nodes[container].end)
    var found: LayoutIssue.BlockingItem?
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
        if record.content >= 0 {
          switch contents[Int(record.content)].content.kind {
          case .text, .tabulated: isText = true
          default: break
          }
        }
        found = LayoutIssue.BlockingItem(nodeIndex: child, content: content, isText: isText)
      }
      child = Int(record.end)
    }
    return found
  }

  /// Returns by how much an item overflows its container. Excluded are items moved by insets or negative margins, which
  /// are meant to overflow, and hidden items, whose boxes may be from an earlier layout.
  private func excess(of child: Int, beyond container: Int) -> Edges {
    let keywords = nodes[child].keywords, parent = nodes[container].keywords
    guard keywords.isInFlow, !usesInsets(child), !boxes[child].flags.contains(.hidden) else { return Edges() }
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

  /// Returns an excess that is visible, otherwise 0. Sizes of content and documents are mostly rounded.
  private func visible(_ excess: Double) -> Double { excess > 1.0 / 64 ? excess : 0 }

  /// Returns the sizes that a leaf's content needs, with padding and border.
  @inline(__always)
  func contentNeeds(_ node: Int) -> ContentNeeds {
    let box = boxes[node]
    let horizontal = horizontalEdges(node, of: box.containingWidth)
    let vertical = verticalEdges(node, of: box.containingWidth)
    return ContentNeeds(
      least: box.minContent + horizontal, most: box.maxContent + horizontal, height: box.contentHeight + vertical)
  }

  /// Whether the content of a leaf overflows, or has a size that an invalid number may have been replaced by.
  @inline(__always)
  func contentDeservesALook(_ node: Int, _ needs: ContentNeeds) -> Bool {
    let box = boxes[node]
    return needs.least > box.width || needs.height > box.height || box.minContent == 0 || box.contentHeight == 0
      || box.maxContent >= largestLength || box.contentHeight >= largestLength
  }

  /// Examines a leaf whose content may have an issue.
  @inline(never)
  func findContentIssues(_ node: Int, into findings: inout Findings) {
    let box = boxes[node], keywords = nodes[node].keywords
    let inner = Extent(width: innerWidth(node), height: innerHeight(node))
    // A leaf whose content has no size may have a size from its style.
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

/// Border-box sizes that a leaf's content needs.
struct ContentNeeds {
  /// The min-content width.
  var least: Double
  var most: Double
  /// The height at the current width.
  var height: Double
}

extension LeafContent {
  /// Returns the invalid numbers in the measurements of the content. The layout replaced them by 0 or the largest
  /// length, so the content is measured again only if its box has such a size.
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

/// Whether a length may be a replacement for an invalid number.
private func isDoubtful(_ length: Double) -> Bool { length == 0 || length >= largestLength }
