public import EagerLayout

/// A container that shows the first of its items that fits, and excludes the others.
///
///     FirstThatFits { wideToolbar; toolbar; menu }
///
/// Items may share ids: an id refers to the node that is shown, and an animation between two variants moves that node.
///
///     let hero = FirstThatFits {
///       Row { Fixed(width: 200, height: 10).id("hero") }.when(minWidth: 600)
///       Column { Fixed(width: 50, height: 20).id("hero") }
///     }
///     hero.layout(width: 300)["hero"]     // 0 0 50 20
///
/// If none fits, the last item is shown. The chosen item fills the container. A layout takes O(items); with a vertical
/// axis, each item up to the chosen one is measured.
///
/// After SwiftUI's `ViewThatFits` and the web's container queries.
public struct FirstThatFits: Arrangement {
  /// The layout value of items: the minimum container width at which they fit.
  public typealias Parameter = FitCondition

  /// The direction in which items have to fit.
  public enum Axis: Equatable, Sendable {
    /// An item fits if its max-content width is at most the container's width.
    case horizontal
    /// An item fits if its height at the container's width is at most this number of points.
    case vertical(within: Double)
  }

  /// `"FirstThatFits"`.
  public static var name: StaticString { "FirstThatFits" }

  let axis: Axis

  /// Creates a container whose items have to fit in a direction.
  public init(_ axis: Axis = .horizontal) {
    if case .vertical(let height) = axis {
      self.axis = .vertical(within: lengthOrZero(height))
    } else {
      self.axis = axis
    }
  }

  /// A vertical axis needs heights in pass 2.
  public var traits: ArrangementTraits { axis == .horizontal ? [] : .measuresEarly }

  /// Creates the cache. No item is chosen yet.
  public func makeMemory(_ items: [ArrangedItem<FitCondition>]) -> Memory {
    Memory(leastWidths: items.map { $0.parameter.minWidth })
  }

  /// Pass 1: the smallest min-content width of all items, and the max-content width of the first. `minWidth` replaces both.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Memory) -> InlineSizes {
    var sizes = InlineSizes()
    for item in 0..<items.count {
      let own = items.inlineSizes(of: item), least = memory.leastWidths[item] ?? own.least
      if item == 0 { sizes = InlineSizes(least: least, greatest: memory.leastWidths[item] ?? own.greatest) }
      sizes.least = min(sizes.least, least)
    }
    return sizes
  }

  /// Pass 2: chooses an item and excludes the others.
  public func setWidths(of items: inout ItemWidths, _ memory: inout Memory) {
    memory.chosen = 0
    guard items.count > 0 else { return }
    while memory.chosen < items.count - 1, !fits(memory.chosen, &items, memory) {
      items.skip(memory.chosen)
      memory.chosen += 1
    }
    items.fill(memory.chosen, in: items.width)
    for item in memory.chosen + 1..<items.count { items.skip(item) }
  }

  /// Pass 3: the height of the chosen item.
  public func height(of items: borrowing ItemHeights, _ memory: inout Memory) -> Double {
    items.count > 0 ? items.height(of: memory.chosen) : 0
  }

  /// Pass 4: the chosen item fills the container.
  public func place(_ items: inout ItemPlaces, _ memory: inout Memory) {
    if items.count > 0 { items.place(memory.chosen, x: 0, y: 0, fillingHeight: items.extent.height) }
  }

  /// The chosen item supplies the baselines.
  public func baselineItem(isLast: Bool, count: Int, _ memory: Memory) -> Int? { memory.chosen }

  private func fits(_ item: Int, _ items: inout ItemWidths, _ memory: Memory) -> Bool {
    if let least = memory.leastWidths[item] { return least <= items.width + 1.0 / 64 }
    switch axis {
    case .horizontal: return items.inlineSizes(of: item).greatest <= items.width + 1.0 / 64
    case .vertical(let height):
      items.fill(item, in: items.width)
      return items.height(of: item) <= height + 1.0 / 64
    }
  }
}

extension FirstThatFits {
  /// The cache: the items' conditions, and the chosen item.
  public struct Memory: Sendable {
    let leastWidths: [Double?]
    var chosen = 0

    init(leastWidths: [Double?]) { self.leastWidths = leastWidths }
  }
}

/// The condition under which an item of ``FirstThatFits`` fits.
public struct FitCondition: ItemParameter {
  /// The item's content and size decide whether it fits.
  public static var initial: FitCondition { FitCondition() }

  /// The minimum width of the container; nil if the item's content and size decide.
  public let minWidth: Double?

  /// Creates a condition. With `minWidth`, the item fits in a container of at least this width, regardless of its size.
  public init(minWidth: Double? = nil) { self.minWidth = minWidth.map { lengthOrZero($0) } }
}

extension LayoutItem {
  /// Makes the item of a ``FirstThatFits`` fit if the container has at least this width, regardless of the item's size.
  ///
  ///     FirstThatFits { sidebarAndPage.when(minWidth: 600); page }
  public consuming func when(minWidth: Double) -> TreeItem { parameter(FitCondition(minWidth: minWidth)) }
}
