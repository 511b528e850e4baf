public import EagerLayout

/// CSS block layout: children below each other, each as wide as the container.
///
///     Block {
///       Block { heading }.margin(vertical: 20)
///       Block { text }.margin(vertical: 10)             // 20 below the heading, not 30
///     }
///
/// Vertical margins of neighbors collapse into one: the largest positive margin plus the most negative one. The margins
/// of the first and the last child collapse with the container's own if the container is itself in block layout, has no
/// padding or border there, and is not a scroll container (CSS 2 §8.3.1). A ``FlowRoot`` keeps them inside.
///
/// A child without a width fills the container. `auto` margins center a narrower one, or push it to a side.
/// `align-content` aligns the content if the container is higher, and then keeps margins inside. Properties of flex and
/// grid items, and gaps, have no effect. There are no floats: see ``Floats``.
///
/// - Complexity: O(n) in the number of items.
public struct Block: BlockContainer {
  /// `"Block"`.
  public static var name: StaticString { "Block" }

  /// Creates a container in block layout.
  public init() {}

  /// Margins of items may reach past the container's edges.
  public static var keepsMargins: Bool { false }
}

/// CSS `flow-root`: block layout in which the margins of children stay inside the container.
///
///     Block {
///       FlowRoot { Block { note }.margin(vertical: 20) }
///     }
///
/// Everything else is as in ``Block``.
///
/// - Complexity: O(n) in the number of items.
public struct FlowRoot: BlockContainer {
  /// `"FlowRoot"`.
  public static var name: StaticString { "FlowRoot" }

  /// Creates a container in block layout.
  public init() {}

  /// Margins of items stay inside.
  public static var keepsMargins: Bool { true }
}

/// A container in block layout.
public protocol BlockContainer: Arrangement where ItemValue == NoLayoutValue, Cache == BlockCache {
  /// Creates a container.
  init()
  /// Whether the margins of items stay inside the container.
  static var keepsMargins: Bool { get }
}

/// The cache of block layout: the vertical positions of items.
public struct BlockCache: Equatable, Sendable {
  /// The distance of each item's border box from the top of the content.
  var tops: [Double] = []
  /// The static position of absolute children (CSS 2 §10.6.4): for each item, the top of an absolute child before that
  /// item, followed by the top of an absolute child after the last item.
  var absoluteTops: [Double] = []
  var height = 0.0
  /// The first and the last item that may have a baseline; nil if there is none. Set in the height pass.
  var firstBaseline: Int?
  var lastBaseline: Int?
}

extension BlockContainer {
  /// Margins of items collapse.
  public var traits: ArrangementTraits { .collapsesMargins }

  /// Creates an empty cache.
  public func makeCache(_ items: [ArrangedItem<NoLayoutValue>]) -> BlockCache { BlockCache() }

  /// Pass 2: each item fills the container, unless it has a width.
  public func setWidths(of items: inout WidthPass, _ cache: inout BlockCache) {
    for item in 0..<items.count { items.fill(item, in: items.width) }
  }

  /// Pass 3: the sum of the items' heights and of the margins between them.
  public func height(of items: borrowing HeightPass, _ cache: inout BlockCache) -> Double {
    let (height, margins) = stack(items, &cache)
    cache.height = height
    if !Self.keepsMargins, items.containerStyle.alignContent == .normal { items.passOn(margins) }
    cache.firstBaseline = (0..<items.count).first { items.mayHaveBaseline($0) }
    cache.lastBaseline = (0..<items.count).last { items.mayHaveBaseline($0) }
    return height
  }

  /// Pass 4: places the items below each other.
  public func place(_ items: inout PlacementPass, _ cache: inout BlockCache) {
    let height = stack(items, &cache).height
    let start = items.containerStyle.contentStart(free: items.contentSize.height - height)
    for index in cache.absoluteTops.indices where start != 0 { cache.absoluteTops[index] += start }
    for item in 0..<items.count {
      let free = items.contentSize.width - items.width(of: item), top = start + cache.tops[item]
      let share = free > 0 ? items.style(of: item).startShare(isRightToLeft: items.isRightToLeft) : 0
      items.place(item, x: free * share, y: top - items.margins(of: item).top)
    }
  }

  /// Returns the first or last item that has a baseline.
  public func baselineItem(isLast: Bool, count: Int, _ cache: BlockCache) -> Int? {
    isLast ? cache.lastBaseline : cache.firstBaseline
  }

  /// Returns the position that an absolute child without insets would have as an item, without collapsed margins of its
  /// own.
  public func availableSpace(
    ofAbsolute child: NoLayoutValue, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ cache: BlockCache
  ) -> AbsoluteSpace? {
    guard !box.isHorizontal, style.isAuto(.top), style.isAuto(.bottom) else { return nil }
    let top = box.itemsBefore < cache.absoluteTops.count ? cache.absoluteTops[box.itemsBefore] : 0
    var space = AbsoluteSpace(start: 0, length: box.length)
    space.staticStart = box.before + top
    switch style.alignSelf {
    case .center: space.position = .center
    case .end, .flexEnd, .selfEnd, .lastBaseline: space.position = .end
    default: break
    }
    return space
  }

  /// Computes the tops of the items, with collapsed margins (CSS 2 §8.3.1). Returns the height of the content, and the
  /// margins that collapse with the margins of the container.
  private func stack<Stage: StageWithHeights>(
    _ items: borrowing ItemPass<Stage>, _ cache: inout BlockCache
  ) -> (height: Double, margins: BlockMargins) {
    let keepsMargins = Self.keepsMargins || items.containerStyle.alignContent != .normal
    let collapsesWithContainer = keepsMargins ? (top: false, bottom: false) : items.marginsReachPast
    var containerMargins = BlockMargins(), pendingMargins = CollapsingMargins(), bottom = 0.0
    // Until a box separates them from the container's top, margins collapse with the container's top margin.
    var isSeparated = !collapsesWithContainer.top
    cache.tops.removeAll(keepingCapacity: true)
    cache.absoluteTops.removeAll(keepingCapacity: true)
    for item in 0..<items.count {
      let margins = items.collapsingMargins(of: item)
      cache.absoluteTops.append(isSeparated ? bottom + pendingMargins.used : 0)
      pendingMargins.include(margins.top)
      if margins.collapseThrough {
        cache.tops.append(isSeparated ? bottom + pendingMargins.used : 0)
        pendingMargins.include(margins.bottom)
        continue
      }
      if isSeparated { bottom += pendingMargins.used } else { containerMargins.top = pendingMargins }
      isSeparated = true
      cache.tops.append(bottom)
      let itemMargins = items.margins(of: item)
      bottom += items.height(of: item) - itemMargins.top - itemMargins.bottom
      pendingMargins = margins.bottom
    }
    cache.absoluteTops.append(isSeparated ? bottom + pendingMargins.used : 0)
    if !isSeparated {
      containerMargins.top = pendingMargins
      containerMargins.collapseThrough = collapsesWithContainer.bottom
      return (0, containerMargins)
    }
    if collapsesWithContainer.bottom { containerMargins.bottom = pendingMargins } else { bottom += pendingMargins.used }
    return (max(bottom, 0), containerMargins)
  }
}

extension ArrangedStyle {
  /// Returns the fraction of the free space before an item with `auto` margins (CSS 2 §10.3.3); 0 without `auto`
  /// margins.
  func startShare(isRightToLeft: Bool) -> Double {
    guard hasAutoMargin else { return 0 }
    let startIsAuto = isAuto(isRightToLeft ? .marginRight : .marginLeft)
    let endIsAuto = isAuto(isRightToLeft ? .marginLeft : .marginRight)
    return startIsAuto ? endIsAuto ? 0.5 : 1 : 0
  }

  /// Returns the free space above the content, by `align-content` (CSS Align §5.1.1).
  fileprivate func contentStart(free: Double) -> Double {
    let start: Double
    switch alignContent {
    case .normal, .stretch, .flexStart, .start, .spaceBetween, .baseline: return 0
    case .center, .spaceAround, .spaceEvenly: start = free / 2
    case .flexEnd, .end, .lastBaseline: start = free
    @unknown default: return 0
    }
    let isSafe = safety(of: .alignContent) != .unsafe
    return free < 0 && isSafe ? 0 : start
  }
}
