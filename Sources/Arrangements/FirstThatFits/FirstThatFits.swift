public import EagerLayout

/// The first of its items that fits is there, and the others are not.
///
///     FirstThatFits { wideToolbar; toolbar; menu }
///
/// Items may share ids: an id stands for the node that shows, and an animation between two variants moves that node.
///
///     let hero = FirstThatFits {
///       Row { Fixed(width: 200, height: 10).id("hero") }.when(minWidth: 600)
///       Column { Fixed(width: 50, height: 20).id("hero") }
///     }
///     hero.layout(width: 300)["hero"]     // 0 0 50 20
///
/// If none fits, it is the last one. What is chosen fills the container, as the only item of it. O(items); in height
/// each item up to the chosen one is measured.
///
/// After SwiftUI's `ViewThatFits` and the web's container queries.
public struct FirstThatFits: Arrangement {
  /// Items say from which width on they fit.
  public typealias Parameter = FitCondition

  /// In which direction items have to fit.
  public enum Axis: Equatable, Sendable {
    /// Those fit whose content is not wider than the container if it gets all the width that it wants.
    case horizontal
    /// Those fit that are no higher than this at the container's width.
    case vertical(within: Double)
  }

  /// `"FirstThatFits"`.
  public static var name: StaticString { "FirstThatFits" }

  let axis: Axis

  /// The first item that fits in a direction.
  public init(_ axis: Axis = .horizontal) {
    if case .vertical(let height) = axis {
      self.axis = .vertical(within: lengthOrZero(height))
    } else {
      self.axis = axis
    }
  }

  /// Heights are asked for where they decide.
  public var traits: ArrangementTraits { axis == .horizontal ? [] : .measuresEarly }

  /// What the items say; nothing is chosen yet.
  public func makeMemory(_ items: [ArrangedItem<FitCondition>]) -> Memory {
    Memory(leastWidths: items.map { $0.parameter.minWidth })
  }

  /// Pass 1: at least what the narrowest needs, and at most what the first wants.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout Memory) -> InlineSizes {
    var sizes = InlineSizes()
    for item in 0..<items.count {
      let own = items.inlineSizes(of: item), least = memory.leastWidths[item] ?? own.least
      if item == 0 { sizes = InlineSizes(least: least, greatest: memory.leastWidths[item] ?? own.greatest) }
      sizes.least = min(sizes.least, least)
    }
    return sizes
  }

  /// Pass 2: chooses, and leaves the others out.
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

  /// Pass 3: that of the chosen item.
  public func height(of items: borrowing ItemHeights, _ memory: inout Memory) -> Double {
    items.count > 0 ? items.height(of: memory.chosen) : 0
  }

  /// Pass 4: the chosen item fills the container.
  public func place(_ items: inout ItemPlaces, _ memory: inout Memory) {
    if items.count > 0 { items.place(memory.chosen, x: 0, y: 0, fillingHeight: items.extent.height) }
  }

  /// The chosen item.
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
  /// What the items say, and which is chosen.
  public struct Memory: Sendable {
    let leastWidths: [Double?]
    var chosen = 0

    init(leastWidths: [Double?]) { self.leastWidths = leastWidths }
  }
}

/// From which width of its container on an item of a ``FirstThatFits`` fits.
public struct FitCondition: ItemParameter {
  /// As its content and its size say.
  public static var initial: FitCondition { FitCondition() }

  /// The least width of the container; nil where the item's content and size say whether it fits.
  public let minWidth: Double?

  /// Fits in a container that is at least so wide, whatever the item's size.
  public init(minWidth: Double? = nil) { self.minWidth = minWidth.map { lengthOrZero($0) } }
}

extension LayoutItem {
  /// Has the item of a ``FirstThatFits`` fit where the container is at least so wide, whatever its own size.
  ///
  ///     FirstThatFits { sidebarAndPage.when(minWidth: 600); page }
  public consuming func when(minWidth: Double) -> TreeItem { parameter(FitCondition(minWidth: minWidth)) }
}
