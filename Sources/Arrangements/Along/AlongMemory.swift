/// What an ``Along`` keeps: its curve, and where on it items stand.
public struct AlongMemory: Sendable {
  private(set) var track: CurveTrack
  /// The points of the items, as far as the curve has places for them.
  private(set) var spots: [CurvePoint] = []
  private let count: Int
  /// The range that the curve was gone along in.
  private var range: ClosedRange<Double>?

  init(_ curve: Curve, count: Int) {
    track = CurveTrack(curve)
    self.count = max(count, 0)
  }

  /// Finds the items' points, unless they are known.
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

  /// How many items the curve has places for.
  private func places(_ spacing: Along.Spacing, _ step: Double) -> Int {
    switch spacing {
    case .even: return count
    case .slots(let slots): return min(max(slots, 1), count)
    case .points:
      // A place at the end is one; on a closed curve it is the first.
      var places = min(1, count)
      let end = track.isClosed ? track.length - 1 / 64 : track.length + 1 / 64
      while places < count, Double(places) * step <= end { places += 1 }
      return places
    }
  }

  /// The angles at which the curve goes at the items.
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
