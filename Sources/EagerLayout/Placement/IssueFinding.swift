// Finds probable mistakes in a tree that was just laid out. A few quick tests show that most nodes have none.

struct IssueCollector {
  private(set) var issues: [LayoutIssue] = []
  /// Containers with an overflowing item. The amounts of overflow are computed after all nodes were examined.
  fileprivate var overflowingContainers: [Int] = []

  mutating func add(_ kind: LayoutIssue.Kind, at node: Int, blockingItem: LayoutIssue.BlockingItem? = nil) {
    var issue = LayoutIssue(nodeIndex: node, kind: kind)
    issue.blockingItem = blockingItem
    issues.append(issue)
  }
}

extension FlexEngine {
  /// Examines the tree. Allocates nothing if there are no issues.
  func findIssues(in space: LayoutSpace, into collector: inout IssueCollector) {
    for node in 0..<count where mayHaveIssue(node) && !boxes[node].flags.contains(.hidden) {
      findIssues(at: node, in: space, into: &collector)
    }
    findExceededBounds(in: space, into: &collector)
    if state.hasArrangements {
      for node in 0..<count where nodes[node].keywords[.isArranged] != 0 && Int(nodes[node].end) > node + 1 {
        if !boxes[node].flags.contains(.hidden) { findArrangedIssues(of: node, into: &collector) }
      }
    }
    findOverflow(into: &collector)
    if state.hasInexactSizes { findInexactSizes(into: &collector) }
  }

  /// Adds an issue if the root is larger than the space, because of its size, padding, border or limits.
  private func findExceededBounds(in space: LayoutSpace, into collector: inout IssueCollector) {
    let width = space.width.length ?? boxes[0].width, height = space.height.length ?? boxes[0].height
    let excess = Extent(width: ifVisible(boxes[0].width - width), height: ifVisible(boxes[0].height - height))
    if excess != Extent(), !boxes[0].flags.contains(.hidden) {
      collector.add(.exceedsBounds(by: excess, of: Extent(width: width, height: height)), at: 0)
    }
  }

  private func findInexactSizes(into collector: inout IssueCollector) {
    var node = 0
    while node < count {
      if boxes[node].flags.contains(.isInexact), !boxes[node].flags.contains(.hidden) {
        collector.add(.measureLimitReached, at: node)
        node = Int(nodes[node].end)
      } else {
        node += 1
      }
    }
  }

  /// Whether a node may have an issue: its arrangement did not place it, it has a percentage, an inset, or no size
  /// apart from padding and border, or it is the first node found that is not inside its parent.
  @inline(__always)
  private func mayHaveIssue(_ node: Int) -> Bool {
    let record = nodes[node], box = boxes[node]
    if box.flags.contains(.isUnplaced) { return true }
    if record.units.mayHavePercentages || record.keywords[.hasInset] != 0 || box.width == 0 || box.height == 0 {
      return true
    }
    if record.keywords.hasEdges, isEmptyLeaf(node) { return true }
    guard record.parent >= 0 else { return false }
    let parent = boxes[Int(record.parent)]
    return (box.x < 0 || box.y < 0 || box.x + box.width > parent.width || box.y + box.height > parent.height)
      && !parent.overflow.contains(.hasOverflowingItem)
  }

  /// Examines a node that is not hidden.
  @inline(never)
  private func findIssues(at node: Int, in space: LayoutSpace, into collector: inout IssueCollector) {
    let record = nodes[node], parent = Int(record.parent)
    if record.units.mayHavePercentages { findIndefinitePercentages(node, in: space, into: &collector) }
    if record.keywords[.hasInset] != 0 { findIgnoredInsets(node, in: space, into: &collector) }
    guard parent >= 0, record.keywords.isInFlow else { return }
    if nodes[parent].keywords[.isArranged] == 0 {
      findMissingSizes(node, parent, in: space, into: &collector)
    } else if boxes[node].flags.contains(.isUnplaced) {
      collector.add(.unplacedItem, at: node)
    }
    if !boxes[parent].overflow.contains(.hasOverflowingItem), overflow(of: node, beyond: parent) != Edges() {
      boxes[parent].overflow.insert(.hasOverflowingItem)
      collector.overflowingContainers.append(parent)
    }
  }

  /// Adds an issue for each container whose items overflow it, with the largest amount on each side.
  private func findOverflow(into collector: inout IssueCollector) {
    for container in collector.overflowingContainers {
      var largest = Edges()
      let end = Int(nodes[container].end)
      var child = container + 1
      while child < end {
        let edges = overflow(of: child, beyond: container)
        largest.left = max(largest.left, edges.left)
        largest.top = max(largest.top, edges.top)
        largest.right = max(largest.right, edges.right)
        largest.bottom = max(largest.bottom, edges.bottom)
        child = Int(nodes[child].end)
      }
      let size = Extent(width: boxes[container].width, height: boxes[container].height)
      let isInMainAxis = nodes[container].keywords.isRow ? largest.horizontal > 0 : largest.vertical > 0
      collector.add(
        .overflow(by: Extent(width: largest.horizontal, height: largest.vertical), of: size), at: container,
        blockingItem: isInMainAxis && nodes[container].keywords[.isArranged] == 0 ? blockingItem(in: container) : nil)
    }
  }

  /// Returns the item with the largest content that has shrunk to its automatic minimum size, which is the size of its
  /// content (CSS Flexbox §4.5); `nil` if there is none.
  private func blockingItem(in container: Int) -> LayoutIssue.BlockingItem? {
    let isRow = nodes[container].keywords.isRow, end = Int(nodes[container].end)
    var largest: LayoutIssue.BlockingItem?
    var child = container + 1
    while child < end {
      let record = nodes[child], box = boxes[child]
      let edges =
        isRow ? horizontalEdges(child, of: box.containingWidth) : verticalEdges(child, of: box.containingWidth)
      let content = isRow ? box.minContent : box.contentHeight
      let isBlocking =
        record.keywords.isInFlow && !record.keywords.isScrollContainer && record.shrinkFactor > 0 && content > 0
        && record.units[isRow ? .minWidth : .minHeight] == .auto
        && ifVisible(((isRow ? box.width : box.height) - content - edges).magnitude) == 0
      if isBlocking, content > largest?.content ?? 0 {
        var isText = false
        if record.content >= 0 {
          switch contents[Int(record.content)].kind {
          case .text, .tabulated: isText = true
          default: break
          }
        }
        largest = LayoutIssue.BlockingItem(nodeIndex: child, content: content, isText: isText)
      }
      child = Int(record.end)
    }
    return largest
  }

  /// Returns by how much an item overflows its container on each side, apart from overflow by a negative margin.
  ///
  /// The result is 0 for an item moved by insets, since it is meant to overflow, and for a hidden item, since its box
  /// may be from an earlier layout.
  private func overflow(of child: Int, beyond container: Int) -> Edges {
    let keywords = nodes[child].keywords, parent = nodes[container].keywords
    guard keywords.isInFlow, !usesInsets(child), !boxes[child].flags.contains(.hidden) else { return Edges() }
    let box = boxes[child], containerBox = boxes[container]
    let margins = keywords[.hasMargin] == 0 ? Margins() : margins(child, of: box.containingWidth)
    var edges = Edges()
    if !parent.clipsX {
      edges.left = ifVisible(min(margins.left, 0) - box.x)
      edges.right = ifVisible(box.x + box.width + min(margins.right, 0) - containerBox.width)
    }
    if !parent.clipsY {
      edges.top = ifVisible(min(margins.top, 0) - box.y)
      edges.bottom = ifVisible(box.y + box.height + min(margins.bottom, 0) - containerBox.height)
    }
    return edges
  }

  /// Returns an excess if it is visible, otherwise 0. Most smaller excesses are caused by rounded sizes of contents, or
  /// by rounded numbers in a layout document.
  private func ifVisible(_ excess: Double) -> Double { excess > 1.0 / 64 ? excess : 0 }

  /// Returns the sizes that a leaf's content needs, with padding and border.
  @inline(__always)
  func sizesNeeded(_ node: Int) -> NeededSizes {
    let box = boxes[node]
    let horizontal = horizontalEdges(node, of: box.containingWidth)
    let vertical = verticalEdges(node, of: box.containingWidth)
    return NeededSizes(
      minContent: box.minContent + horizontal, maxContent: box.maxContent + horizontal,
      height: box.contentHeight + vertical)
  }

  /// Whether the content of a leaf overflows, or has a size that may be the replacement for an invalid number.
  @inline(__always)
  func contentMayHaveIssue(_ node: Int, _ needed: NeededSizes) -> Bool {
    let box = boxes[node]
    return needed.minContent > box.width || needed.height > box.height || box.minContent == 0 || box.contentHeight == 0
      || box.maxContent >= largestLength || box.contentHeight >= largestLength
  }

  /// Examines a leaf whose content may have an issue.
  @inline(never)
  func findContentIssues(_ node: Int, into collector: inout IssueCollector) {
    let box = boxes[node], keywords = nodes[node].keywords
    let inner = Extent(width: innerWidth(node), height: innerHeight(node))
    // A leaf without a measurement may still have its size from its style, which is no issue.
    if box.flags.contains(.lacksMeasurement), inner.width == 0 || inner.height == 0 {
      collector.add(.unmeasured, at: node)
    }
    let content = contents[Int(nodes[node].content)].object
    for fault in content?.faults(in: box, atWidth: contentWidth(node), measureRequest(for: node)) ?? [] {
      collector.add(.invalidInput(fault), at: node)
    }
    let excess = Extent(
      width: keywords.clipsX ? 0 : ifVisible(box.minContent - inner.width),
      height: keywords.clipsY ? 0 : ifVisible(box.contentHeight - inner.height))
    if excess != Extent() { collector.add(.contentOverflow(by: excess, of: inner), at: node) }
  }
}

/// Border-box sizes that a leaf's content needs.
struct NeededSizes {
  /// The width for the min-content width of the content.
  var minContent: Double
  /// The width for the max-content width of the content.
  var maxContent: Double
  /// The height at the current width.
  var height: Double
}

extension ContentObject {
  /// Returns the invalid numbers in the measurements of the content. The layout has replaced such a number by 0 or by
  /// the largest length, so the content is measured again only if its box has one of these sizes.
  func faults(
    in box: NodeBox = NodeBox(), atWidth width: Double, _ question: MeasureRequest
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
      if mayBeReplacement(box.minContent) { check(answer(.minContent, question).width, .contentWidth) }
      if mayBeReplacement(box.maxContent) || box.maxContent <= box.minContent {
        check(answer(.maxContent, question).width, .contentWidth)
      }
      if mayBeReplacement(box.contentHeight) { check(answer(.exact(width), question).height, .contentHeight) }
    }
    return faults
  }
}

private func mayBeReplacement(_ length: Double) -> Bool { length == 0 || length >= largestLength }
