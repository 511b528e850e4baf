import Arrangements
import EagerLayout

/// Creates the nodes of a layout from the last view to the first, so that children are created before their parents.
struct TreeBuilder: Sendable {
  var views: [InflatedView]
  let records: [ViewRecord]
  let family: ViewFamily
  let classes: ViewClasses
  let device: Device
  let exact: Exactness
  /// Whether Android places the children of each RelativeLayout again after it has its size, on both axes.
  let placesLate: (across: [Bool], down: [Bool])
  /// For lines with a `baselineAlignedChildIndex`, the distance from the actual baseline down to the one Android uses.
  private(set) var baselineShifts: [Int: Double] = [:]
  /// The first shown view in each line with a divider at its beginning.
  private var firstShown: [Int: Int] = [:]

  var parents: [Int] { family.parents }

  init(_ views: [InflatedView], _ records: [ViewRecord], _ family: ViewFamily, _ classes: ViewClasses, _ device: Device)
  {
    self.views = views
    self.family = family
    self.classes = classes
    self.device = device
    exact = Exactness(records, family, views)
    self.records = exact.records
    placesLate = exact.findLatePlaces(views)
    for view in records.indices.reversed() where records[view].baselineChild != nil {
      baselineShifts[view] = findBaselineShift(of: view)
    }
    for view in records.indices where records[view].dividers.isAtBeginning {
      firstShown[view] = family.children(of: view).first { views[$0].visibility != .gone }
    }
  }

  /// Returns the window with all views.
  func build() -> Arranged { window(of: makeNodes(keepsAll: false)) }

  /// Returns the nodes of all views with their descendants, or only of the views in the window unless `keepsAll`.
  func makeNodes(keepsAll: Bool) -> [LayoutNode] {
    var nodes = [LayoutNode](repeating: LayoutNode(), count: records.count)
    for view in records.indices.reversed() {
      let children = family.children(of: view)
      let node = node(of: view, ContiguousArray(children.map { nodes[$0] }))
      if !keepsAll { for child in children { nodes[child] = LayoutNode() } }
      nodes[view] = node
    }
    return nodes
  }

  func window(of nodes: [LayoutNode]) -> Arranged {
    var window = Arranged(AndroidFrame()) {}
    window._node.children = ContiguousArray(family.roots.map { nodes[$0] })
    window._node.style.direction = device.direction == .rightToLeft ? .rightToLeft : .leftToRight
    return window
  }

  /// Returns the node of a view with the nodes of its children.
  func node(of view: Int, _ children: ContiguousArray<LayoutNode>) -> LayoutNode {
    var node = content(of: view, children)
    setStyle(of: view, &node)
    if let id = views[view].layoutID(at: view) { node.id = id }
    #if !hasFeature(Embedded)
      node = InflatedItem(_node: node, view: views[view]).payload(views[view])._node
    #endif
    return node
  }

  private func content(of view: Int, _ children: ContiguousArray<LayoutNode>) -> LayoutNode {
    let record = records[view]
    switch record.kind {
    case .linear:
      var node = node(line(view), children)
      node.style.takesBareBaseline = record.baselineChild != nil && !record.isVertical
      return node
    case .relative:
      var node = node(relative(view), children)
      node.style.takesBareBaseline = true
      return node
    case .frame: return node(AndroidFrame(least: record.leastContent), children)
    case .verticalScroll: return scroll(record, children, isVertical: true)
    case .horizontalScroll: return scroll(record, children, isVertical: false)
    case .text: return text(view)
    case .image: return image(view)
    case .leaf(let make): return make(views[view])
    case .container(let make):
      let items = zip(children, family.children(of: view)).map { InflatedItem(_node: $0, view: views[$1]) }
      return make(views[view], items)
    case .widget(let widget): return Measured(width: widget.width ?? 0, height: widget.height ?? 0)._node
    case .plain, .space:
      let least = record.leastContent
      return Measured {
        $0.width == .minContent
          ? ContentSize(width: 0.0, height: 0) : ContentSize(width: least.width, height: least.height)
      }
      .revision(least.hashValue)._node
    case .hidden, .unknown: return Measured(width: 0, height: 0)._node
    }
  }

  private func node(_ arrangement: some Arrangement, _ children: ContiguousArray<LayoutNode>) -> LayoutNode {
    var arranged = Arranged(arrangement) {}
    arranged._node.children = children
    return arranged._node
  }

  private func scroll(_ record: ViewRecord, _ children: ContiguousArray<LayoutNode>, isVertical: Bool) -> LayoutNode {
    var node = node(
      AndroidScroll(isVertical: isVertical, fillsViewport: record.fillsViewport, least: record.leastContent), children)
    node.style.overflowX = .scroll
    node.style.overflowY = .scroll
    return node
  }

  func text(_ view: Int) -> LayoutNode {
    let specified = views[view]
    var limits = records[view].text
    (limits.least, limits.most) = (records[view].leastContent, records[view].greatestContent)
    if let measure = classes.text {
      // In Android, measured content yields to its parent.
      return Measured { [limits] proposal in
        if proposal.width == .minContent { return ContentSize(width: 0.0, height: 0) }
        let size = measure(specified, proposal)
        return limits.limited(size, text: size.height, proposal)
      }._node
    }
    let shown = specified.text.flatMap { $0.isEmpty ? nil : $0 } ?? specified.hint ?? ""
    let measure = TextMeasure(shown, size: specified.textSize, limits)
    return Measured { measure.size($0) }.revision(measure.hashValue)._node
  }

  private func image(_ view: Int) -> LayoutNode {
    let record = records[view], size = views[view].imageSize ?? Extent()
    let measure = ImageMeasure(
      width: size.width, height: size.height, maxWidth: record.greatestContent.width,
      maxHeight: record.greatestContent.height,
      adjusts: record.adjustsBounds && size.width > 0 && size.height > 0)
    let least = record.leastContent
    return Measured { proposal in
      proposal.width == .minContent ? measure.size(proposal) : measure.size(proposal).atLeast(least)
    }.revision(measure.hashValue &* 31 &+ least.hashValue)._node
  }

  /// Returns the index of the shown child that gives a line its baseline.
  private func baselineItem(of view: Int) -> Int? {
    let children = family.children(of: view)
    guard let child = records[view].baselineChild, let place = children.dropFirst(child).first else { return nil }
    return views[place].visibility == .gone ? nil : children.prefix(child).count { views[$0].visibility != .gone }
  }

  private func line(_ view: Int) -> Linear {
    let record = records[view]
    var line = Linear(
      record.isVertical ? .vertical : .horizontal, .android,
      gravity: Place(
        horizontal: record.gravity.horizontal == nil
          ? .start : record.gravity.side(isRightToLeft: record.isRightToLeft),
        vertical: record.gravity.down ?? .start),
      weightSum: record.weightSum, alignsBaselines: record.isBaselineAligned, baselineItem: baselineItem(of: view),
      matchesLargest: record.matchesLargest)
    line.isBreadthGiven = exact.isMeasuredExactly(view, isHorizontal: record.isVertical)
    line.mayFollowContent = scrollAxis(around: view) == line.axis
    line.least = record.leastContent
    line.isLengthGiven = exact.isMeasuredExactly(view, isHorizontal: !record.isVertical)
    if record.dividers.isAtEnd, family.children(of: view).contains(where: { views[$0].visibility != .gone }) {
      line.endGap = record.dividerSize
    }
    return line
  }

  /// Returns the shift of a line's baseline. Android ignores the child's position in a row, and the padding above a
  /// column.
  private func findBaselineShift(of view: Int) -> Double? {
    let record = records[view]
    guard let index = record.baselineChild, let child = family.children(of: view).dropFirst(index).first else {
      return nil
    }
    return (record.isVertical ? -max(record.padding.top, 0) : records[child].margin.top) + (baselineShifts[child] ?? 0)
  }

  /// Returns whether a view is the first one that is shown in its line.
  func beginsLine(_ view: Int) -> Bool { firstShown[parents[view]] == view }

  private func relative(_ view: Int) -> Relative {
    let record = records[view]
    let ignored = record.ignoredByGravity.flatMap { exact.rules.child($0, of: view) }
    var gravity = RelativeGravity(ignoring: ignored.flatMap { views[$0].layoutID(at: $0) })
    // Each gravity except start and top moves all views together.
    switch record.gravity.horizontal {
    case nil, .start: break
    case .left, .fill: gravity.horizontal = record.isRightToLeft ? 1 : 0
    case .right: gravity.horizontal = record.isRightToLeft ? 0 : 1
    case .end: gravity.horizontal = 1
    case .center: gravity.horizontal = 0.5
    }
    if record.gravity.vertical != nil, record.gravity.vertical != .top { gravity.vertical = record.gravity.down?.share }
    // The ignored view counts at the left and the top with a vertical gravity, and at the other two edges with a
    // horizontal one.
    let counts = (first: gravity.vertical != nil, last: gravity.horizontal != nil)
    gravity.ignoredDown = RelativeGravity.IgnoredEdges(first: counts.first, last: counts.last)
    gravity.ignoredAcross =
      record.isRightToLeft
      ? RelativeGravity.IgnoredEdges(first: counts.last, last: counts.first) : gravity.ignoredDown
    var relative = Relative(.android, gravity: gravity)
    relative.isOfAndroid = true
    relative.mayAlignBaselines = family.children(of: view).contains {
      exact.edges(of: $0, isHorizontal: false).baseline != nil
    }
    relative.isUnlimitedAcross = !exact.isLimited(view, isHorizontal: true)
    relative.isUnlimitedDown = !exact.isLimited(view, isHorizontal: false)
    if record.width == .wrap { relative.least.width = record.leastContent.width }
    if record.height == .wrap { relative.least.height = record.leastContent.height }
    return relative
  }

  /// Returns whether a child of a line has a baseline, for its layout values.
  func isAligned(_ view: Int) -> Bool { exact.rules.hasBaseline[view] }
}

/// Measures an image by its size or its aspect ratio.
private struct ImageMeasure: Hashable, Sendable {
  let width, height, maxWidth, maxHeight: Double
  let adjusts: Bool

  func size(_ proposal: Proposal) -> ContentSize {
    if proposal.width == .minContent { return ContentSize(width: 0.0, height: 0) }
    guard adjusts else { return ContentSize(width: width, height: height) }
    let ratio = width / height
    var natural = min(width, maxWidth, maxHeight * ratio)
    if case .exact(let height) = proposal.height { natural = min(height * ratio, maxWidth) }
    switch proposal.width {
    case .exact(let width): natural = width
    case .atMost(let width): natural = min(natural, width)
    default: break
    }
    return ContentSize(width: natural, height: min(natural / ratio, maxHeight))
  }
}

extension ContentSize {
  /// Returns the size with a minimum. In Android, the parent may still make the view smaller.
  fileprivate func atLeast(_ least: Extent) -> ContentSize {
    var size = self
    size.width = max(width, least.width)
    size.height = max(height, least.height)
    return size
  }
}
