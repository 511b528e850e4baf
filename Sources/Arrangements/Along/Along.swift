public import EagerLayout

/// A container whose items stand along a curve.
///
///     Along(.circle(radius: 100)) { for number in 0..<6 { Fixed(width: 40, height: 40).id(number) } }
///
/// The curve is followed within 0.1 points, and lengths on it are those of the curve. Its content is as large as the
/// box around all items. Items that would stand past its end are left out, and that is an issue. From right to left
/// all of it is mirrored.
///
/// A layout takes time that is linear in the number of items. A curve that is a function is gone along once, in at
/// most 4,096 points, and again where its range follows from the container's width and that is another one. After
/// MyLayout's path layout.
public struct Along: Arrangement {
  /// How far items are from each other on the curve.
  public enum Spacing: Equatable, Sendable {
    /// From the beginning to the end, or all around where the curve is closed.
    case even
    /// So many points from each to the next.
    case points(Double)
    /// As if there were so many items, evenly.
    case slots(Int)
  }

  /// The curve.
  public var curve: Curve
  /// How far items are from each other on the curve. Evenly at first.
  public var spacing: Spacing
  /// Whether y goes up on the curve. It goes down at first.
  public var yUp: Bool
  let origin: CurvePoint
  let anchor: CurvePoint
  private let hasFault: Bool

  /// Items along a curve.
  ///
  /// - Parameters:
  ///   - curve: where their anchors are.
  ///   - origin: where in the container the curve's origin is, as shares of its size. Unless given it is the middle for
  ///     circles, arcs and polar curves, and the corner where writing starts for others.
  ///   - yUp: whether y goes up on the curve.
  ///   - spacing: how far items are from each other on the curve.
  ///   - anchor: what of an item is on the curve, as shares of its size; unless given, its middle.
  public init(
    _ curve: Curve, origin: (x: Double, y: Double)? = nil, yUp: Bool = false, spacing: Spacing = .even,
    anchor: (x: Double, y: Double) = (0.5, 0.5)
  ) {
    self.curve = curve
    self.spacing = spacing
    self.yUp = yUp
    self.origin = origin.map { CurvePoint($0) } ?? curve.usualOrigin
    self.anchor = CurvePoint(anchor)
    hasFault = anchor != anchor || origin.map { $0 != $0 } ?? false
  }

  /// What it is called in messages.
  public static var name: StaticString { "Along" }

  /// The curve, before anybody went along it.
  public func makeMemory(_ items: [ArrangedItem<NoParameter>]) -> AlongMemory { AlongMemory(curve, count: items.count) }

  /// The box around all items; of a curve that goes over the container's width, the widest item.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout AlongMemory) -> InlineSizes {
    var least = AlongBox(), greatest = AlongBox()
    if !curve.dependsOnWidth { memory.follow(self, width: 0) }
    for item in 0..<items.count {
      let sizes = items.inlineSizes(of: item)
      guard !curve.dependsOnWidth else {
        least.add(0, sizes.least, anchor: 0)
        greatest.add(0, sizes.greatest, anchor: 0)
        continue
      }
      guard item < memory.spots.count else { break }
      least.add(memory.spots[item].x, sizes.least, anchor: anchor.x)
      greatest.add(memory.spots[item].x, sizes.greatest, anchor: anchor.x)
    }
    return InlineSizes(least: least.length, greatest: greatest.length)
  }

  /// Each fits its content into the width that there is.
  public func setWidths(of items: inout ItemWidths, _ memory: inout AlongMemory) {
    memory.follow(self, width: items.width)
    for item in 0..<items.count {
      if item < memory.spots.count { items.fit(item, in: items.width) } else { items.skip(item) }
    }
  }

  /// The box around all items.
  public func height(of items: borrowing ItemHeights, _ memory: inout AlongMemory) -> Double {
    var box = AlongBox()
    for item in 0..<memory.spots.count {
      box.add(yUp ? -memory.spots[item].y : memory.spots[item].y, items.height(of: item), anchor: anchor.y)
    }
    return box.length
  }

  /// Each item's anchor on the curve.
  public func place(_ items: inout ItemPlaces, _ memory: inout AlongMemory) {
    let x = items.extent.width * origin.x, y = items.extent.height * origin.y
    for item in 0..<memory.spots.count {
      let spot = memory.spots[item]
      items.place(
        item, x: x + spot.x - anchor.x * items.width(of: item),
        y: y + (yUp ? -spot.y : spot.y) - anchor.y * items.height(of: item))
    }
  }

  /// Reports items past the end of the curve, and numbers that are none.
  public func findIssues(of items: borrowing ItemPlaces, _ memory: AlongMemory, into report: inout ArrangementReport) {
    if hasFault || curve.hasFault || isSpacingFaulty {
      report.add("stands along a curve with a number that is none, which counts as 0: give it one.")
    }
    if !memory.track.hasPoints {
      report.add("has a curve without a point, and no place for items: give it a range where its function is a number.")
      return
    }
    for item in memory.spots.count..<max(items.count, memory.spots.count) {
      report.add(
        "is left out, since the curve, {} long, has places for {} items: make it longer, or the steps shorter.",
        memory.track.length, Double(memory.spots.count), item: item)
    }
  }

  private var isSpacingFaulty: Bool {
    if case .points(let points) = spacing { points != points } else { false }
  }
}

extension Along {
  /// The angles at which the curve goes where items stand, in degrees clockwise from the x axis: to turn their
  /// pictures.
  ///
  /// As many as have a place on the curve. Nothing is mirrored here.
  ///
  ///     Along(.circle(radius: 100)).angles(for: 4, in: Extent(width: 300, height: 300))     // 90 180 -90 0
  ///
  /// - Complexity: O(n), after the curve was gone along once.
  public func angles(for count: Int, in extent: Extent) -> [Double] {
    var memory = AlongMemory(curve, count: count)
    memory.follow(self, width: lengthOrZero(extent.width))
    return memory.angles(yUp: yUp)
  }
}

/// From where to where items go along one axis.
private struct AlongBox {
  private var start = Double.infinity
  private var end = -Double.infinity

  mutating func add(_ place: Double, _ size: Double, anchor: Double) {
    start = min(start, place - anchor * size)
    end = max(end, place + (1 - anchor) * size)
  }

  var length: Double { max(end - start, 0) }
}
