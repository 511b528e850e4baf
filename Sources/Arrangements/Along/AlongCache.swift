/// The cache of ``Along``: its curve, and the positions of items on the curve.
public struct AlongCache: Sendable {
  private(set) var track: CurveTrack
  /// The points of the items that have a place on the curve.
  private(set) var spots: [CurvePoint] = []
  private let count: Int
  /// The range in which the curve was measured.
  private var range: ClosedRange<Double>?

  init(_ curve: Curve, count: Int) {
    track = CurveTrack(curve)
    self.count = max(count, 0)
  }

  /// Computes the items' points, unless they are up to date.
  mutating func follow(_ along: Along, width: Double) {
    let range = along.curve.range(inWidth: width, origin: along.origin.x)
    if range == self.range { return }
    self.range = range
    track.measure(range)
    spots.removeAll(keepingCapacity: true)
    guard track.hasPoints else { return }
    let step = step(along.spacing)
    var mark = 0
    for item in 0..<places(along.spacing, step) {
      spots.append(track.place(after: min(Double(item) * step, track.length), mark: &mark).point)
    }
    self.step = step
  }

  private var step = 0.0

  private func step(_ spacing: Along.Spacing) -> Double {
    switch spacing {
    case .even: share(count)
    case .points(let points): lengthOrZero(points)
    case .slots(let slots): share(slots)
    }
  }

  private func share(_ count: Int) -> Double {
    let steps = track.isClosed ? max(count, 1) : max(count, 2) - 1
    return track.length / Double(steps)
  }

  /// Returns the number of items that have a place on the curve.
  private func places(_ spacing: Along.Spacing, _ step: Double) -> Int {
    switch spacing {
    case .even: return count
    case .slots(let slots): return min(max(slots, 1), count)
    case .points:
      // The end of the curve is a place. On a closed curve it is the first place.
      var places = min(1, count)
      let end = track.isClosed ? track.length - 1 / 64 : track.length + 1 / 64
      while places < count, Double(places) * step <= end { places += 1 }
      return places
    }
  }

  /// Returns the directions of the curve at the items, in degrees.
  func angles(yUp: Bool) -> [Double] {
    var angles: [Double] = []
    var mark = 0
    for item in spots.indices {
      let way = min(Double(item) * step, track.length)
      let direction = track.direction(after: way, mark: &mark)
      angles.append(degrees(of: yUp ? CurvePoint(x: direction.x, y: -direction.y) : direction))
    }
    return angles
  }
}
