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
  public typealias Parameter = FloatSide
  /// The cache: the items' layout values, and the edges of earlier items.
  public typealias Memory = FloatMemory

  /// Creates a container of floating items.
  public init() {}

  /// `"Floats"`.
  public static var name: StaticString { "Floats" }

  /// The width of an item with a weight depends on the heights of earlier items.
  public var traits: ArrangementTraits { .measuresEarly }

  /// Creates the cache with the items' layout values.
  public func makeMemory(_ items: [ArrangedItem<FloatSide>]) -> FloatMemory {
    FloatMemory(items.map { $0.parameter })
  }

  /// Pass 1: the width of the widest item, and of all items in one line. An item that clears restarts its side's line.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout FloatMemory) -> InlineSizes {
    var sizes = InlineSizes(), line = (start: 0.0, end: 0.0)
    for item in 0..<items.count {
      let asked = items.inlineSizes(of: item), said = memory.items[item]
      let width = max(asked.greatest, 0) + items.columnGap
      switch said.side {
      case .start: line.start = said.clears ? width : line.start + width
      case .end: line.end = said.clears ? width : line.end + width
      }
      sizes.least = max(sizes.least, asked.least)
      sizes.greatest = max(sizes.greatest, line.start + line.end - items.columnGap)
    }
    return sizes
  }

  /// Pass 2: items fit their contents. An item with a weight takes a fraction of the available width at its place.
  public func setWidths(of items: inout ItemWidths, _ memory: inout FloatMemory) {
    guard memory.hasWeights else {
      for item in 0..<items.count { items.fit(item, in: items.width) }
      return
    }
    var sides = FloatEdges(reusing: &memory.edges, width: items.width, gaps: (items.columnGap, items.rowGap))
    for item in 0..<items.count {
      let said = memory.items[item]
      let width: Double
      if let weight = said.weight {
        width = items.set(item, to: sides.descendToAnyRoom(for: said) * usableWeight(weight))
      } else {
        width = items.fit(item, in: items.width)
      }
      sides.descend(toRoomFor: width, of: said)
      // Heights after the last item with a weight do not matter.
      let height = item < memory.lastWeight ? items.height(of: item) : 0
      _ = sides.add(width: width, height: height, said)
    }
    memory.edges = sides.finish()
  }

  /// Pass 3: the bottom of the lowest item.
  public func height(of items: borrowing ItemHeights, _ memory: inout FloatMemory) -> Double {
    var sides = FloatEdges(reusing: &memory.edges, width: items.width, gaps: (items.columnGap, items.rowGap))
    var height = 0.0
    for item in 0..<items.count {
      let said = memory.items[item], size = (width: items.width(of: item), height: items.height(of: item))
      sides.descend(toRoomFor: size.width, of: said)
      height = max(height, sides.add(width: size.width, height: size.height, said).y + size.height)
    }
    memory.edges = sides.finish()
    return height
  }

  /// Pass 4: places each item at its side, as high up as it fits.
  public func place(_ items: inout ItemPlaces, _ memory: inout FloatMemory) {
    var sides = FloatEdges(reusing: &memory.edges, width: items.extent.width, gaps: (items.columnGap, items.rowGap))
    for item in 0..<items.count {
      let said = memory.items[item], size = (width: items.width(of: item), height: items.height(of: item))
      sides.descend(toRoomFor: size.width, of: said)
      let place = sides.add(width: size.width, height: size.height, said)
      items.place(item, x: place.x, y: place.y)
    }
    memory.edges = sides.finish()
  }

  private func usableWeight(_ weight: Double) -> Double { weight >= 0 ? min(weight, 1e9) : 0 }
}

/// The cache of ``Floats``.
public struct FloatMemory: Sendable {
  var items: [FloatSide]
  /// The last item whose width depends on the heights of earlier items; -1 for none.
  var lastWeight = -1
  var edges = FloatEdges.Store()

  var hasWeights: Bool { lastWeight >= 0 }

  init(_ items: [FloatSide]) {
    self.items = items
    for item in items.indices where items[item].weight != nil { lastWeight = item }
  }
}
