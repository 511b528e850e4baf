import Arrangements
import EagerLayout

/// Creates the nodes of a layout from the last view to the first, so that children are created before their parents.
struct TreeBuilder: Sendable {
  var views: [InflatedView]
  let records: [ViewRecord]
  let hierarchy: ViewHierarchy
  let classes: ViewClasses
  let device: Device
  let exact: Exactness
  /// For each view and axis, `true` for a RelativeLayout whose children Android places again once it has its size.
  let repositionedLayouts: (horizontal: [Bool], vertical: [Bool])
  /// The distance from a line's actual baseline down to the baseline that Android uses, for lines with
  /// `baselineAlignedChildIndex`.
  private(set) var baselineShifts: [Int: Double] = [:]
  /// The first shown child of each line with a divider at its beginning.
  private var firstShownChildren: [Int: Int] = [:]

  var parents: [Int] { hierarchy.parents }

  init(
    _ views: [InflatedView], _ records: [ViewRecord], _ hierarchy: ViewHierarchy, _ classes: ViewClasses,
    _ device: Device
  ) {
    self.views = views
    self.hierarchy = hierarchy
    self.classes = classes
    self.device = device
    exact = Exactness(records, hierarchy, views)
    self.records = exact.records
    repositionedLayouts = exact.repositionedLayouts(views)
    for view in records.indices.reversed() where records[view].baselineChild != nil {
      baselineShifts[view] = baselineShift(of: view)
    }
    for view in records.indices where records[view].dividers.isAtBeginning {
      firstShownChildren[view] = hierarchy.children(of: view).first { views[$0].visibility != .gone }
    }
  }

  /// Returns the window with all views.
  func build() -> Arranged { window(of: makeNodes(keepsAll: false)) }

  /// Returns the nodes of all views. Unless `keepsAll`, only the window's children are complete: other nodes are moved
  /// into their parents and replaced by empty nodes.
  func makeNodes(keepsAll: Bool) -> [LayoutNode] {
    var nodes = [LayoutNode](repeating: LayoutNode(), count: records.count)
    for view in records.indices.reversed() {
      let children = hierarchy.children(of: view)
      let node = node(of: view, ContiguousArray(children.map { nodes[$0] }))
      if !keepsAll { for child in children { nodes[child] = LayoutNode() } }
      nodes[view] = node
    }
    return nodes
  }

  func window(of nodes: [LayoutNode]) -> Arranged {
    var window = Arranged(AndroidFrame()) {}
    window._node.children = ContiguousArray(hierarchy.roots.map { nodes[$0] })
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
      node.style.baselineIgnoresItemPosition = record.baselineChild != nil && !record.isVertical
      return node
    case .relative:
      var node = node(relative(view), children)
      node.style.baselineIgnoresItemPosition = true
      return node
    case .frame: return node(AndroidFrame(minimumSize: record.minimumContentSize), children)
    case .verticalScroll: return scroller(record, children, isVertical: true)
    case .horizontalScroll: return scroller(record, children, isVertical: false)
    case .text: return text(view)
    case .image: return image(view)
    case .leaf(let make): return make(views[view])
    case .container(let make):
      let items = zip(children, hierarchy.children(of: view)).map { InflatedItem(_node: $0, view: views[$1]) }
      return make(views[view], items)
    case .widget(let widget): return Measured(width: widget.width ?? 0, height: widget.height ?? 0)._node
    case .plain, .space:
      let minimum = record.minimumContentSize
      return Measured {
        $0.width == .minContent
          ? ContentSize(width: 0.0, height: 0) : ContentSize(width: minimum.width, height: minimum.height)
      }
      .revision(minimum.hashValue)._node
    case .hidden, .unknown: return Measured(width: 0, height: 0)._node
    }
  }

  private func node(_ arrangement: some Arrangement, _ children: ContiguousArray<LayoutNode>) -> LayoutNode {
    var arranged = Arranged(arrangement) {}
    arranged._node.children = children
    return arranged._node
  }

  private func scroller(_ record: ViewRecord, _ children: ContiguousArray<LayoutNode>, isVertical: Bool) -> LayoutNode {
    var node = node(
      AndroidScrollView(
        isVertical: isVertical, fillsViewport: record.fillsViewport, minimumSize: record.minimumContentSize), children)
    node.style.overflowX = .scroll
    node.style.overflowY = .scroll
    return node
  }

  func text(_ view: Int) -> LayoutNode {
    let specified = views[view]
    var limits = records[view].textLimits
    (limits.minimumSize, limits.maximumSize) = (records[view].minimumContentSize, records[view].maximumContentSize)
    if let measure = classes.text {
      // In Android, content may always become smaller than it requests, so its min-content width is 0.
      return Measured { [limits] proposal in
        if proposal.width == .minContent { return ContentSize(width: 0.0, height: 0) }
        let size = measure(specified, proposal)
        return limits.limited(size, textHeight: size.height, proposal)
      }._node
    }
    let displayedText = specified.text.flatMap { $0.isEmpty ? nil : $0 } ?? specified.hint ?? ""
    let measure = TextMeasure(displayedText, size: specified.textSize, limits)
    return Measured { measure.size($0) }.revision(measure.hashValue)._node
  }

  private func image(_ view: Int) -> LayoutNode {
    let record = records[view], size = views[view].imageSize ?? Extent()
    let measure = ImageMeasure(
      width: size.width, height: size.height, maxWidth: record.maximumContentSize.width,
      maxHeight: record.maximumContentSize.height,
      keepsRatio: record.adjustsBounds && size.width > 0 && size.height > 0)
    let minimum = record.minimumContentSize
    return Measured { proposal in
      proposal.width == .minContent ? measure.size(proposal) : measure.size(proposal).atLeast(minimum)
    }.revision(measure.hashValue &* 31 &+ minimum.hashValue)._node
  }

  /// Returns the index, among the shown children, of the child that gives a line its baseline; nil if that child is
  /// gone.
  private func baselineItem(of view: Int) -> Int? {
    let children = hierarchy.children(of: view)
    guard let child = records[view].baselineChild, let baselineView = children.dropFirst(child).first else {
      return nil
    }
    return views[baselineView].visibility == .gone
      ? nil : children.prefix(child).count { views[$0].visibility != .gone }
  }

  private func line(_ view: Int) -> Linear {
    let record = records[view]
    var line = Linear(
      record.isVertical ? .vertical : .horizontal, .android,
      gravity: Place(
        horizontal: record.gravity.horizontal == nil
          ? .start : record.gravity.alignmentInFrame(isRightToLeft: record.isRightToLeft),
        vertical: record.gravity.verticalAlignment ?? .start),
      weightSum: record.weightSum, alignsBaselines: record.isBaselineAligned, baselineItem: baselineItem(of: view),
      matchesLargest: record.matchesLargest)
    line.isCrossSizeSpecified = exact.isMeasuredExactly(view, isHorizontal: record.isVertical)
    line.mayExceedSpecifiedLength = scrollAxisOfParent(of: view) == line.axis
    line.minimumContentSize = record.minimumContentSize
    line.isMainSizeSpecified = exact.isMeasuredExactly(view, isHorizontal: !record.isVertical)
    if record.dividers.isAtEnd, hierarchy.children(of: view).contains(where: { views[$0].visibility != .gone }) {
      line.endGap = record.dividerSize
    }
    return line
  }

  /// Returns the distance from a line's actual baseline down to the baseline that Android uses. Android ignores the
  /// child's top margin in a row, and the padding above a column.
  private func baselineShift(of view: Int) -> Double? {
    let record = records[view]
    guard let index = record.baselineChild, let child = hierarchy.children(of: view).dropFirst(index).first else {
      return nil
    }
    return (record.isVertical ? -max(record.padding.top, 0) : records[child].margin.top) + (baselineShifts[child] ?? 0)
  }

  /// Returns `true` for the first shown view of a line with a divider at its beginning.
  func isFirstShownInLine(_ view: Int) -> Bool { firstShownChildren[parents[view]] == view }

  private func relative(_ view: Int) -> Relative {
    let record = records[view]
    let ignored = record.ignoredByGravity.flatMap { exact.rules.child($0, of: view) }
    var gravity = RelativeGravity(ignoring: ignored.flatMap { views[$0].layoutID(at: $0) })
    // A gravity other than start and top moves all views together. The numbers are fractions of the free space that
    // is before the views.
    switch record.gravity.horizontal {
    case nil, .start: break
    case .left, .fill: gravity.horizontal = record.isRightToLeft ? 1 : 0
    case .right: gravity.horizontal = record.isRightToLeft ? 0 : 1
    case .end: gravity.horizontal = 1
    case .center: gravity.horizontal = 0.5
    }
    if record.gravity.vertical != nil, record.gravity.vertical != .top {
      gravity.vertical = record.gravity.verticalAlignment?.share
    }
    // As in Android, a vertical gravity includes the view of `ignoreGravity` in the left and top edges of the views'
    // bounds, and a horizontal gravity includes that view in the right and bottom edges.
    let included = (first: gravity.vertical != nil, last: gravity.horizontal != nil)
    gravity.ignoredVerticalEdges = RelativeGravity.IgnoredEdges(first: included.first, last: included.last)
    gravity.ignoredHorizontalEdges =
      record.isRightToLeft
      ? RelativeGravity.IgnoredEdges(first: included.last, last: included.first) : gravity.ignoredVerticalEdges
    var relative = Relative(.android, gravity: gravity)
    relative.isFromAndroidLayout = true
    relative.mayAlignBaselines = hierarchy.children(of: view).contains {
      exact.edges(of: $0, isHorizontal: false).baseline != nil
    }
    relative.isWidthUnlimited = !exact.isLimited(view, isHorizontal: true)
    relative.isHeightUnlimited = !exact.isLimited(view, isHorizontal: false)
    if record.width == .wrap { relative.minimumContentSize.width = record.minimumContentSize.width }
    if record.height == .wrap { relative.minimumContentSize.height = record.minimumContentSize.height }
    return relative
  }

  /// Returns `true` if a view has a baseline to which a line may align it.
  func hasBaseline(_ view: Int) -> Bool { exact.rules.hasBaseline[view] }
}

/// Measures an image by its natural size and, with `adjustViewBounds`, by its aspect ratio.
private struct ImageMeasure: Hashable, Sendable {
  let width, height, maxWidth, maxHeight: Double
  /// `true` to keep the aspect ratio: `adjustViewBounds`.
  let keepsRatio: Bool

  func size(_ proposal: Proposal) -> ContentSize {
    if proposal.width == .minContent { return ContentSize(width: 0.0, height: 0) }
    guard keepsRatio else { return ContentSize(width: width, height: height) }
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
  /// Returns the size with a minimum on both axes.
  fileprivate func atLeast(_ minimum: Extent) -> ContentSize {
    var size = self
    size.width = max(width, minimum.width)
    size.height = max(height, minimum.height)
    return size
  }
}
