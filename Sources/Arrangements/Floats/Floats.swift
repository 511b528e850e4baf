public import EagerLayout

/// A container whose items stand at one side as high up as they fit beside those before, as floats of CSS do.
///
///     Floats {
///       Fixed(width: 100, height: 60)
///       Measured("A text beside it") { … }
///       Fixed(width: 50, height: 10).clear()
///     }
///
/// No item begins above one that comes before it. One that is wider than all rooms beside others stands below them,
/// and sticks out where it is wider than the container. The gaps are between neighbours, not at the edges. The
/// greatest width that they ask for is that of all in one line, but for what is cleared. O(items) in each pass, in
/// which an item with a weight has heights of those before it worked out early. CSS `float` in a `flow-root`.
public struct Floats: Arrangement {
  /// What an item says: its side, and whether it clears.
  public typealias Parameter = FloatSide
  /// What items say, and the edges that those before leave.
  public typealias Memory = FloatMemory

  /// Items that float.
  public init() {}

  /// `"Floats"`.
  public static var name: StaticString { "Floats" }

  /// Heights of earlier items decide how wide one with a weight is.
  public var traits: ArrangementTraits { .measuresEarly }

  /// Keeps what items say.
  public func makeMemory(_ items: [ArrangedItem<FloatSide>]) -> FloatMemory {
    FloatMemory(items.map { $0.parameter })
  }

  /// From that of the widest item to that of all in one line, which an item that clears begins anew at its side.
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

  /// Items fit; one with a weight takes its share of the room beside those before it.
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
      // Nothing comes after the last item that its height could hold up.
      let height = item < memory.lastWeight ? items.height(of: item) : 0
      _ = sides.add(width: width, height: height, said)
    }
    memory.edges = sides.finish()
  }

  /// The bottom of the lowest item.
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

  /// Each item as high up as it fits, at its side.
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

/// What ``Floats`` keeps.
public struct FloatMemory: Sendable {
  var items: [FloatSide]
  /// The last item whose width depends on the heights before it; -1 where there is none.
  var lastWeight = -1
  var edges = FloatEdges.Store()

  var hasWeights: Bool { lastWeight >= 0 }

  init(_ items: [FloatSide]) {
    self.items = items
    for item in items.indices where items[item].weight != nil { lastWeight = item }
  }
}
