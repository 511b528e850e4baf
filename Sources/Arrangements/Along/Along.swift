public import EagerLayout

/// A container whose items lie along a curve.
///
///     Along(.circle(radius: 100)) { for number in 0..<6 { Fixed(width: 40, height: 40).id(number) } }
///
/// The curve is followed to within 0.1 points, and distances are measured along it. The content is the bounding box of
/// all items. Items after the end of the curve are excluded and reported as an issue. With a direction from right to
/// left, the whole layout is mirrored.
///
/// A layout takes time linear in the number of items. A curve is approximated by up to 4,096 points. A later layout
/// approximates it again only if its range is the container's width, and that changed. After MyLayout's path layout.
public struct Along: Arrangement {
  /// The distance between items on the curve.
  public enum Spacing: Equatable, Sendable {
    /// Evenly from the beginning to the end, or all around a closed curve.
    case even
    /// A number of points from each item to the next.
    case points(Double)
    /// Evenly, with places for this number of items.
    case slots(Int)
  }

  /// The curve.
  public var curve: Curve
  /// The distance between items on the curve. Even by default.
  public var spacing: Spacing
  /// `true` if y grows upwards on the curve, `false` (the default) if it grows downwards.
  public var yUp: Bool
  let origin: CurvePoint
  let anchor: CurvePoint
  private let hasFault: Bool

  /// Creates a container of items along a curve.
  ///
  /// - Parameters:
  ///   - curve: The curve on which the items' anchors lie.
  ///   - origin: The curve's origin in the container, as fractions of its size. Defaults to the center for circles,
  ///     arcs and polar curves, and to the top start corner for others.
  ///   - yUp: `true` if y grows upwards on the curve.
  ///   - spacing: The distance between items on the curve.
  ///   - anchor: The point of an item that lies on the curve, as fractions of the item's size. Defaults to the center.
  public init(
    _ curve: Curve, origin: (x: Double, y: Double)? = nil, yUp: Bool = false, spacing: Spacing = .even,
    anchor: (x: Double, y: Double) = (0.5, 0.5)
  ) {
    self.curve = curve
    self.spacing = spacing
    self.yUp = yUp
    self.origin = origin.map { CurvePoint($0) } ?? curve.defaultOrigin
    self.anchor = CurvePoint(anchor)
    hasFault = anchor != anchor || origin.map { $0 != $0 } ?? false
  }

  /// The name in messages.
  public static var name: StaticString { "Along" }

  /// Creates the cache. The curve is measured later.
  public func makeCache(_ items: [ArrangedItem<NoLayoutValue>]) -> AlongCache { AlongCache(curve, count: items.count) }

  /// Pass 1: the width of the items' bounding box. If the range of the curve is the container's width, the width of the
  /// widest item instead.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout AlongCache) -> IntrinsicWidths {
    var minContent = ItemsExtent(), maxContent = ItemsExtent()
    if !curve.dependsOnWidth { cache.update(for: self, width: 0) }
    for item in 0..<items.count {
      let sizes = items.intrinsicWidths(of: item)
      guard !curve.dependsOnWidth else {
        minContent.add(0, sizes.minContent, anchor: 0)
        maxContent.add(0, sizes.maxContent, anchor: 0)
        continue
      }
      guard item < cache.itemPoints.count else { break }
      minContent.add(cache.itemPoints[item].x, sizes.minContent, anchor: anchor.x)
      maxContent.add(cache.itemPoints[item].x, sizes.maxContent, anchor: anchor.x)
    }
    return IntrinsicWidths(minContent: minContent.length, maxContent: maxContent.length)
  }

  /// Pass 2: sets each item to its fit-content width, and excludes items after the end of the curve.
  public func setWidths(of items: inout WidthPass, _ cache: inout AlongCache) {
    cache.update(for: self, width: items.width)
    for item in 0..<items.count {
      if item < cache.itemPoints.count { items.fit(item, in: items.width) } else { items.skip(item) }
    }
  }

  /// Pass 3: the height of the bounding box of the items that have a place on the curve.
  public func height(of items: borrowing HeightPass, _ cache: inout AlongCache) -> Double {
    var box = ItemsExtent()
    for item in 0..<cache.itemPoints.count {
      box.add(yUp ? -cache.itemPoints[item].y : cache.itemPoints[item].y, items.height(of: item), anchor: anchor.y)
    }
    return box.length
  }

  /// Pass 4: places each item's anchor on the curve.
  public func place(_ items: inout PlacementPass, _ cache: inout AlongCache) {
    let x = items.contentSize.width * origin.x, y = items.contentSize.height * origin.y
    for item in 0..<cache.itemPoints.count {
      let point = cache.itemPoints[item]
      items.place(
        item, x: x + point.x - anchor.x * items.width(of: item),
        y: y + (yUp ? -point.y : point.y) - anchor.y * items.height(of: item))
    }
  }

  /// Reports items after the end of the curve, and invalid numbers.
  public func findIssues(of items: borrowing PlacementPass, _ cache: AlongCache, into report: inout ArrangementReport) {
    if hasFault || curve.hasFault || isSpacingFaulty {
      report.add("has a value that is not a number, which counts as 0: check the curve, anchor and spacing.")
    }
    if !cache.curve.hasPoints {
      report.add("has a curve without any points, so items have no places: use a range where its function is finite.")
      return
    }
    for item in cache.itemPoints.count..<max(items.count, cache.itemPoints.count) {
      report.add(
        "is excluded, because the curve of length {} has places for {} items: use a longer curve or less spacing.",
        cache.curve.length, Double(cache.itemPoints.count), item: item)
    }
  }

  private var isSpacingFaulty: Bool {
    if case .points(let points) = spacing { points != points } else { false }
  }
}

extension Along {
  /// Returns the directions of the curve at the items, in degrees clockwise from the x-axis, for rotating pictures.
  ///
  /// The array has an angle for each item that has a place on the curve. Angles are not mirrored.
  ///
  ///     Along(.circle(radius: 100)).angles(for: 4, in: Extent(width: 300, height: 300))     // 90 180 -90 0
  ///
  /// - Complexity: O(n), plus one measurement of the curve.
  public func angles(for count: Int, in extent: Extent) -> [Double] {
    var cache = AlongCache(curve, count: count)
    cache.update(for: self, width: lengthOrZero(extent.width))
    return cache.angles(yUp: yUp)
  }
}

/// The extent of all items along one axis.
private struct ItemsExtent {
  private var start = Double.infinity
  private var end = -Double.infinity

  mutating func add(_ anchorPosition: Double, _ size: Double, anchor: Double) {
    start = min(start, anchorPosition - anchor * size)
    end = max(end, anchorPosition + (1 - anchor) * size)
  }

  var length: Double { max(end - start, 0) }
}
