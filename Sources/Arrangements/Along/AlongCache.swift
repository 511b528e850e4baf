/// The cache of ``Along``: its curve, and the positions of items on the curve.
public struct AlongCache: Sendable {
  private(set) var curve: ApproximatedCurve
  /// The points of the items that have a place on the curve.
  private(set) var itemPoints: [CurvePoint] = []
  private let itemCount: Int
  /// The range of the parameter in which the curve was measured; nil before the first measurement.
  private var range: ClosedRange<Double>?

  init(_ shape: Curve, count: Int) {
    curve = ApproximatedCurve(shape)
    itemCount = max(count, 0)
  }

  /// Computes the items' points, unless they are computed for the same range already.
  mutating func update(for along: Along, width: Double) {
    let range = along.curve.range(inWidth: width, origin: along.origin.x)
    if range == self.range { return }
    self.range = range
    curve.measure(range)
    itemPoints.removeAll(keepingCapacity: true)
    guard curve.hasPoints else { return }
    let step = step(along.spacing)
    var sampleIndex = 0
    for item in 0..<placeCount(along.spacing, step) {
      itemPoints.append(curve.place(atDistance: min(Double(item) * step, curve.length), from: &sampleIndex).point)
    }
    self.step = step
  }

  /// The distance along the curve from each item to the next.
  private var step = 0.0

  private func step(_ spacing: Along.Spacing) -> Double {
    switch spacing {
    case .even: evenStep(itemCount)
    case .points(let points): lengthOrZero(points)
    case .slots(let slots): evenStep(slots)
    }
  }

  /// Returns the distance between places if `count` places are distributed evenly.
  private func evenStep(_ count: Int) -> Double {
    let steps = curve.isClosed ? max(count, 1) : max(count, 2) - 1
    return curve.length / Double(steps)
  }

  /// Returns the number of items that have a place on the curve.
  private func placeCount(_ spacing: Along.Spacing, _ step: Double) -> Int {
    switch spacing {
    case .even: return itemCount
    case .slots(let slots): return min(max(slots, 1), itemCount)
    case .points:
      // The end of the curve is a place, but on a closed curve it is the same as the first place.
      var places = min(1, itemCount)
      let end = curve.isClosed ? curve.length - 1 / 64 : curve.length + 1 / 64
      while places < itemCount, Double(places) * step <= end { places += 1 }
      return places
    }
  }

  /// Returns the directions of the curve at the items, in degrees clockwise from the x-axis.
  func angles(yUp: Bool) -> [Double] {
    var angles: [Double] = []
    var sampleIndex = 0
    for item in itemPoints.indices {
      let distance = min(Double(item) * step, curve.length)
      let direction = curve.direction(atDistance: distance, from: &sampleIndex)
      angles.append(degrees(of: yUp ? CurvePoint(x: direction.x, y: -direction.y) : direction))
    }
    return angles
  }
}
