public import EagerLayout

/// A container whose items move to one side, as high up as they fit next to earlier items, like floats of CSS.
///
///     Floats {
///       Fixed(width: 100, height: 60)
///       Measured("A text beside it") { … }
///       Fixed(width: 50, height: 10).clear()
///     }
///
/// No item begins above an earlier one. An item that is wider than the space next to others is placed below them, and
/// overflows if it is wider than the container. Gaps apply between neighbors, not at the edges. The max-content width
/// puts all items on one line, except cleared ones. Each pass takes O(items). With weights, pass 2 also measures the
/// heights of earlier items. CSS `float` in a `flow-root`.
public struct Floats: Arrangement {
  /// The layout value of items: their side, and whether they clear.
  public typealias ItemValue = FloatSide
  /// The cache: the items' layout values, and the edges of earlier items.
  public typealias Cache = FloatCache

  /// Creates a container of floating items.
  public init() {}

  /// `"Floats"`.
  public static var name: StaticString { "Floats" }

  /// The width of an item with a weight depends on the heights of earlier items.
  public var traits: ArrangementTraits { .needsHeightsInWidthPass }

  /// Creates the cache with the items' layout values.
  public func makeCache(_ items: [ArrangedItem<FloatSide>]) -> FloatCache {
    FloatCache(items.map { $0.layoutValue })
  }

  /// Pass 1: returns the min-content width of the widest item and the max-content width of all items in one line.
  /// A cleared item does not add to the items before it at its side, because it is placed below them.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout FloatCache) -> IntrinsicWidths {
    var sizes = IntrinsicWidths(), line = (start: 0.0, end: 0.0)
    for item in 0..<items.count {
      let widths = items.intrinsicWidths(of: item), specified = cache.items[item]
      let width = max(widths.maxContent, 0) + items.columnGap
      switch specified.side {
      case .start: line.start = specified.clears ? width : line.start + width
      case .end: line.end = specified.clears ? width : line.end + width
      }
      sizes.minContent = max(sizes.minContent, widths.minContent)
      sizes.maxContent = max(sizes.maxContent, line.start + line.end - items.columnGap)
    }
    return sizes
  }

  /// Pass 2: sets each item to its fit-content width. An item with a weight takes a fraction of the width that is
  /// available at its place instead.
  public func setWidths(of items: inout WidthPass, _ cache: inout FloatCache) {
    guard cache.hasWeights else {
      for item in 0..<items.count { items.fit(item, in: items.width) }
      return
    }
    var edges = FloatEdges(reusing: &cache.edges, width: items.width, gaps: (items.columnGap, items.rowGap))
    for item in 0..<items.count {
      let specified = cache.items[item]
      let width: Double
      if let weight = specified.weight {
        width = items.set(item, to: edges.descendToFreeSpace(for: specified) * lengthOrZero(weight))
      } else {
        width = items.fit(item, in: items.width)
      }
      edges.descend(toSpaceFor: width, of: specified)
      // Heights after the last item with a weight do not matter.
      let height = item < cache.lastWeightedItem ? items.height(of: item) : 0
      _ = edges.add(width: width, height: height, specified)
    }
    cache.edges = edges.finish()
  }

  /// Pass 3: the bottom of the lowest item.
  public func height(of items: borrowing HeightPass, _ cache: inout FloatCache) -> Double {
    var edges = FloatEdges(reusing: &cache.edges, width: items.width, gaps: (items.columnGap, items.rowGap))
    var height = 0.0
    for item in 0..<items.count {
      let specified = cache.items[item], size = (width: items.width(of: item), height: items.height(of: item))
      edges.descend(toSpaceFor: size.width, of: specified)
      height = max(height, edges.add(width: size.width, height: size.height, specified).y + size.height)
    }
    cache.edges = edges.finish()
    return height
  }

  /// Pass 4: places each item at its side, as high up as it fits.
  public func place(_ items: inout PlacementPass, _ cache: inout FloatCache) {
    var edges = FloatEdges(reusing: &cache.edges, width: items.contentSize.width, gaps: (items.columnGap, items.rowGap))
    for item in 0..<items.count {
      let specified = cache.items[item], size = (width: items.width(of: item), height: items.height(of: item))
      edges.descend(toSpaceFor: size.width, of: specified)
      let place = edges.add(width: size.width, height: size.height, specified)
      items.place(item, x: place.x, y: place.y)
    }
    cache.edges = edges.finish()
  }
}

/// The cache of ``Floats``.
public struct FloatCache: Sendable {
  var items: [FloatSide]
  /// The last item whose width depends on the heights of earlier items; -1 for none.
  var lastWeightedItem = -1
  var edges = FloatEdges.Store()

  var hasWeights: Bool { lastWeightedItem >= 0 }

  init(_ items: [FloatSide]) {
    self.items = items
    for item in items.indices where items[item].weight != nil { lastWeightedItem = item }
  }
}
