/// Vertical margins that collapse into one: the largest positive margin plus the most negative one (CSS 2 §8.3.1).
///
///     var margins = CollapsingMargins(20)
///     margins.include(-5)
///     margins.include(CollapsingMargins(8))
///     margins.used                               // 15
public struct CollapsingMargins: Equatable, Sendable, BitwiseCopyable {
  /// The largest positive margin; 0 if there is none.
  public private(set) var positive = 0.0
  /// The most negative margin; 0 if there is none.
  public private(set) var negative = 0.0

  /// Creates a set without margins, or with one.
  @inline(__always)
  public init(_ margin: Double = 0) {
    positive = max(margin, 0)
    negative = min(margin, 0)
  }

  /// The margin that results.
  public var used: Double { positive + negative }

  /// Adds margins.
  @inline(__always)
  public mutating func include(_ other: CollapsingMargins) {
    positive = max(positive, other.positive)
    negative = min(negative, other.negative)
  }

  /// Adds a margin.
  @inline(__always)
  public mutating func include(_ margin: Double) { include(CollapsingMargins(margin)) }
}

/// The vertical margins of a box that collapse with margins around it: the box's own margins, and margins of its
/// content that reach past its edges.
public struct BlockMargins: Equatable, Sendable, BitwiseCopyable {
  /// The margins at the top. If they collapse through the box, all but its own bottom margin.
  public var top: CollapsingMargins
  /// The margins at the bottom.
  public var bottom: CollapsingMargins
  /// Whether nothing separates the top margins from the bottom ones, so that they all collapse into one.
  public var collapseThrough: Bool

  /// Creates the margins of a box.
  public init(
    top: CollapsingMargins = CollapsingMargins(), bottom: CollapsingMargins = CollapsingMargins(),
    collapseThrough: Bool = false
  ) {
    self.top = top
    self.bottom = bottom
    self.collapseThrough = collapseThrough
  }
}

// Members for passes 3 and 4. `FlexEngine.swift` lists the passes.
extension ItemPass where Stage: StageWithHeights {
  /// Returns the vertical margins of an item that collapse with those around it: the item's own and, if the item's
  /// arrangement has ``ArrangementTraits/collapsesMargins`` too, the margins that it passed on.
  public func collapsingMargins(of item: Int) -> BlockMargins {
    let child = access.node(item)
    return access.engine.collapsingMargins(
      of: child, outerHeight: access.height(of: item), of: access.content.definiteHeight)
  }

  /// Whether margins of items at the top and bottom edge collapse with the container's own: the container is an item of
  /// an arrangement with ``ArrangementTraits/collapsesMargins``, is not a scroll container, and has no padding or
  /// border at that edge.
  public var marginsReachPast: (top: Bool, bottom: Bool) { access.engine.marginsReachPast(access.container) }
}

extension HeightPass {
  /// Whether an item may have a baseline of its own. Returns `true` for all leaves with measured content.
  package func mayHaveBaseline(_ item: Int) -> Bool { access.engine.mayHaveBaselines(access.node(item)) }

  /// Passes margins of items that reach past the container's edges on to the arrangement around the container.
  public func passOn(_ margins: BlockMargins) { access.engine.passOn(margins, from: access.container) }
}

// Margins that collapse (CSS 2 §8.3.1), for arrangements that lay out blocks.
extension FlexEngine {
  /// Returns the margins of an item that collapse with the margins around it (CSS 2 §8.3.1).
  ///
  /// - Parameters:
  ///   - child: the item.
  ///   - outerHeight: the item's height with margins.
  ///   - basis: the basis of percentages of heights; `nil` if it is indefinite.
  @inline(never)
  func collapsingMargins(of child: Int, outerHeight: Double, of basis: Double?) -> BlockMargins {
    let used = usedMargins(child, of: boxes[child].containingWidth)
    var margins = BlockMargins(top: CollapsingMargins(used.top), bottom: CollapsingMargins(used.bottom))
    let isLeaf = nodes[child].content >= 0
    guard !nodes[child].keywords.isScrollContainer, isLeaf || nodes[child].content < -1 else { return margins }
    var inner = BlockMargins(collapseThrough: boxes[child].contentHeight == 0)
    if !isLeaf {
      guard let passedOn = passedOnMargins(of: child) else { return margins }
      inner = passedOn
    }
    let height = outerHeight - used.top - used.bottom
    let edges = edgesOfBlock(child), hasAutoHeight = nodes[child].hasAutoHeight(of: basis)
    if inner.collapseThrough, edges.top + edges.bottom == 0, height == 0 {
      margins.top.include(inner.top)
      margins.collapseThrough = true
      return margins
    }
    if edges.top == 0 { margins.top.include(inner.top) }
    // Margins at the bottom collapse only if the height is automatic and equals the height of the content.
    if edges.bottom == 0, hasAutoHeight, abs(height - boxes[child].contentHeight - edges.top) <= Tolerance.rounding {
      margins.bottom.include(inner.bottom)
    }
    return margins
  }

  @inline(__always)
  func isBlock(_ container: Int) -> Bool {
    nodes[container].content < -1 && contents[nodes[container].contentPlace].object?.isBlock ?? false
  }

  /// Whether the margins of a container's items collapse with the container's margins, at the top and at the bottom.
  @inline(never)
  func marginsReachPast(_ container: Int) -> (top: Bool, bottom: Bool) {
    let parent = Int(nodes[container].parent), keywords = nodes[container].keywords
    guard parent >= 0, !keywords.isAbsolute, !keywords.isScrollContainer, isBlock(parent) else { return (false, false) }
    let edges = edgesOfBlock(container)
    return (edges.top == 0, edges.bottom == 0)
  }

  /// Stores the margins that a container passes on to its parent, and marks the parent as dirty if they change.
  @inline(never)
  func passOn(_ margins: BlockMargins, from container: Int) {
    let place = nodes[container].contentPlace
    let cache = unsafe state.caches.cache(at: place, of: contents[place].object)
    let haveChanged = unsafe cache?._withUnsafeGuaranteedRef { cache in
      if cache.passedOnMargins == margins { return false }
      cache.passedOnMargins = margins
      return true
    }
    if haveChanged ?? false { markParentDirty(container) }
  }

  /// Returns the margins that a container last passed on to its parent; `nil` if the container's arrangement does not
  /// collapse margins.
  private func passedOnMargins(of container: Int) -> BlockMargins? {
    let place = nodes[container].contentPlace
    let cache = unsafe state.caches.cache(at: place, of: contents[place].object)
    return unsafe cache?._withUnsafeGuaranteedRef { $0.passedOnMargins }
  }

  /// Returns the sums of padding and border at the top and at the bottom.
  private func edgesOfBlock(_ node: Int) -> (top: Double, bottom: Double) {
    let basis = boxes[node].containingWidth, top = contentTop(node, of: basis)
    return (top, verticalEdges(node, of: basis) - top)
  }
}

extension NodeRecord {
  /// Whether the height is `auto`, or a percentage of an indefinite height, which acts as `auto`.
  fileprivate func hasAutoHeight(of basis: Double?) -> Bool {
    units.has(.height, .auto) || basis == nil && units[.height].refersToContainer
  }
}
