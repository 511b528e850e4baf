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
  public typealias ItemValue = FitCondition

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
  public var traits: ArrangementTraits { axis == .horizontal ? [] : .needsHeightsInWidthPass }

  /// Creates the cache. No item is chosen yet.
  public func makeCache(_ items: [ArrangedItem<FitCondition>]) -> Cache {
    Cache(minimumWidths: items.map { $0.layoutValue.minWidth })
  }

  /// Pass 1: the smallest min-content width, and the first item's max-content width. `minWidth` replaces both.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Cache) -> IntrinsicWidths {
    var sizes = IntrinsicWidths()
    for item in 0..<items.count {
      let widths = items.intrinsicWidths(of: item), minimum = cache.minimumWidths[item] ?? widths.minContent
      if item == 0 {
        sizes = IntrinsicWidths(minContent: minimum, maxContent: cache.minimumWidths[item] ?? widths.maxContent)
      }
      sizes.minContent = min(sizes.minContent, minimum)
    }
    return sizes
  }

  /// Pass 2: chooses an item and excludes the others.
  public func setWidths(of items: inout WidthPass, _ cache: inout Cache) {
    cache.choice = 0
    guard items.count > 0 else { return }
    while cache.choice < items.count - 1, !fits(cache.choice, &items, cache) {
      items.skip(cache.choice)
      cache.choice += 1
    }
    items.fill(cache.choice, in: items.width)
    for item in cache.choice + 1..<items.count { items.skip(item) }
  }

  /// Pass 3: the height of the chosen item.
  public func height(of items: borrowing HeightPass, _ cache: inout Cache) -> Double {
    items.count > 0 ? items.height(of: cache.choice) : 0
  }

  /// Pass 4: the chosen item fills the container.
  public func place(_ items: inout PlacementPass, _ cache: inout Cache) {
    if items.count > 0 { items.place(cache.choice, x: 0, y: 0, fillingHeight: items.contentSize.height) }
  }

  /// The chosen item supplies the baselines.
  public func baselineItem(isLast: Bool, count: Int, _ cache: Cache) -> Int? { cache.choice }

  private func fits(_ item: Int, _ items: inout WidthPass, _ cache: Cache) -> Bool {
    if let minimum = cache.minimumWidths[item] { return minimum <= items.width + 1.0 / 64 }
    switch axis {
    case .horizontal: return items.intrinsicWidths(of: item).maxContent <= items.width + 1.0 / 64
    case .vertical(let height):
      items.fill(item, in: items.width)
      return items.height(of: item) <= height + 1.0 / 64
    }
  }
}

extension FirstThatFits {
  /// The cache: the items' conditions, and the chosen item.
  public struct Cache: Sendable {
    let minimumWidths: [Double?]
    var choice = 0

    init(minimumWidths: [Double?]) { self.minimumWidths = minimumWidths }
  }
}

/// The condition under which an item of ``FirstThatFits`` fits.
public struct FitCondition: LayoutValue {
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
  public consuming func when(minWidth: Double) -> TreeItem { layoutValue(FitCondition(minWidth: minWidth)) }
}
