/// A curve that is approximated by chords to measure distances along it. Lines and arcs are measured without chords.
struct ApproximatedCurve: Sendable {
  /// A point of the curve at a value of its parameter. Samples are in the order of these values.
  struct Sample: BitwiseCopyable, Sendable {
    var parameter: Double
    /// The point; NaN where the curve is interrupted.
    var point: CurvePoint
    /// The distance along the curve from its beginning to this point.
    var distance = 0.0
    /// `true` if the chord to the next sample is close enough to the curve.
    var isAccurate = false
    /// `true` if the sample was added halfway between its neighbors.
    var isMidpoint = false

    var hasPoint: Bool { point.x == point.x }
  }

  private(set) var curve: Curve
  private(set) var samples: [Sample] = []
  /// The samples of the previous round.
  private var coarseSamples: [Sample] = []
  private(set) var length = 0.0
  /// `true` if the curve ends within a point of its beginning.
  private(set) var isClosed = false
  private(set) var hasPoints = false

  /// The maximum distance between a chord and the curve, in points.
  private static var tolerance: Double { 0.05 }
  private static var maxSamples: Int { 4_096 }
  /// The maximum number of halvings of a chord, and the initial number of chords.
  private static var maxRounds: Int { 24 }
  private static var initialChords: Int { 32 }

  init(_ curve: Curve) { self.curve = curve }

  /// Measures the curve in a range of its parameter.
  mutating func measure(_ range: ClosedRange<Double>) {
    switch curve.shape {
    case .line(let from, let to):
      length = (to - from).length
      hasPoints = true
    case .arc(let radius, let from, let to):
      length = radius * (to - from).magnitude * (.pi / 180)
      hasPoints = true
      setIsClosed(from: .polar(radius, from), to: .polar(radius, to))
    case .function, .parametric, .polar:
      takeSamples(range)
      computeLengths()
    }
  }

  private mutating func setIsClosed(from start: CurvePoint, to end: CurvePoint) {
    // A very short curve does not count as closed.
    isClosed = (end - start).length <= 1 && length > 2
  }

  private func sample(_ parameter: Double) -> Sample {
    Sample(parameter: parameter, point: curve.point(parameter) ?? CurvePoint(x: .nan, y: .nan))
  }

  /// Samples the curve. Each round halves the chords that are not close enough to the curve.
  private mutating func takeSamples(_ range: ClosedRange<Double>) {
    samples.removeAll(keepingCapacity: true)
    let rangeLength = range.upperBound - range.lowerBound
    for step in 0...Self.initialChords {
      samples.append(sample(range.lowerBound + rangeLength * Double(step) / Double(Self.initialChords)))
    }
    for _ in 0..<Self.maxRounds {
      swap(&samples, &coarseSamples)
      samples.removeAll(keepingCapacity: true)
      var budget = Self.maxSamples - coarseSamples.count
      var isDone = true
      for index in 0..<coarseSamples.count - 1 {
        let end = coarseSamples[index + 1]
        samples.append(coarseSamples[index])
        if coarseSamples[index].isAccurate || budget <= 0 { continue }
        budget -= 1
        var middle = sample((coarseSamples[index].parameter + end.parameter) / 2)
        if isAccurate(coarseSamples[index], middle, end) {
          middle.isMidpoint = true
          middle.isAccurate = true
          samples[samples.count - 1].isAccurate = true
        } else {
          isDone = false
        }
        samples.append(middle)
      }
      samples.append(coarseSamples[coarseSamples.count - 1])
      if isDone { break }
    }
  }

  private func isAccurate(_ start: Sample, _ middle: Sample, _ end: Sample) -> Bool {
    // The second test point is not halfway, because a wave could cross the chord in the middle.
    let secondTest = sample(start.parameter + (end.parameter - start.parameter) * 0.382)
    if !start.hasPoint, !middle.hasPoint, !end.hasPoint, !secondTest.hasPoint { return true }
    guard start.hasPoint, middle.hasPoint, end.hasPoint, secondTest.hasPoint else { return false }
    return middle.point.distance(from: start.point, to: end.point) <= Self.tolerance
      && secondTest.point.distance(from: start.point, to: end.point) <= Self.tolerance
  }

  /// Computes the distances of the samples. Interruptions of the curve have no length.
  private mutating func computeLengths() {
    length = 0
    for index in 1..<samples.count {
      length += segmentLength(to: index)
      samples[index].distance = length
    }
    let first = samples.first { $0.hasPoint }, last = samples.last { $0.hasPoint }
    hasPoints = first != nil
    isClosed = false
    if let first, let last { setIsClosed(from: first.point, to: last.point) }
  }

  private func segmentLength(to index: Int) -> Double {
    let chord = chordLength(to: index)
    let middle = samples[index].isMidpoint ? index : index - 1
    guard samples[middle].isMidpoint else { return chord }
    // Two chords are shorter than the curve by about a third of the difference between them and a single chord.
    let bothChords = self.chordLength(to: middle) + self.chordLength(to: middle + 1)
    let singleChord = (samples[middle + 1].point - samples[middle - 1].point).length
    return bothChords > 0 ? chord * (1 + (bothChords - singleChord) / (3 * bothChords)) : 0
  }

  private func chordLength(to index: Int) -> Double {
    samples[index].hasPoint && samples[index - 1].hasPoint
      ? (samples[index].point - samples[index - 1].point).length : 0
  }
}

extension ApproximatedCurve {
  /// Returns the point at a distance along the curve, its parameter, and the change of the parameter along the point's
  /// chord (`step`). The search starts at the sample `index`, and sets `index` to the sample before the point. So
  /// distances must be in ascending order.
  func place(atDistance distance: Double, from index: inout Int) -> (point: CurvePoint, parameter: Double, step: Double)
  {
    guard !samples.isEmpty else {
      let share = length > 0 ? min(distance / length, 1) : 0
      return (curve.point(share) ?? CurvePoint(x: 0, y: 0), share, 1)
    }
    // Finds the first uninterrupted chord that reaches the distance.
    while index + 2 < samples.count,
      samples[index + 1].distance < distance || !samples[index].hasPoint || !samples[index + 1].hasPoint
    {
      if samples[index].hasPoint, samples[index].distance >= distance { break }
      index += 1
    }
    let start = samples[index], end = samples[index + 1]
    guard start.hasPoint, end.hasPoint else {
      return (start.hasPoint ? start.point : end.point, start.hasPoint ? start.parameter : end.parameter, 0)
    }
    let share =
      end.distance > start.distance ? min(max((distance - start.distance) / (end.distance - start.distance), 0), 1) : 0
    return (
      start.point.point(toward: end.point, atFraction: share),
      start.parameter + (end.parameter - start.parameter) * share,
      end.parameter - start.parameter
    )
  }
}

extension ApproximatedCurve {
  /// Returns the direction of the curve at a distance, as a vector of any length.
  func direction(atDistance distance: Double, from index: inout Int) -> CurvePoint {
    switch curve.shape {
    case .line(let from, let to): return to - from
    case .arc(_, let from, let to):
      let share = length > 0 ? min(distance / length, 1) : 0
      let unit = unitPoint(atDegrees: from + (to - from) * share)
      return from <= to ? CurvePoint(x: -unit.y, y: unit.x) : CurvePoint(x: unit.y, y: -unit.x)
    case .function, .parametric, .polar:
      let place = place(atDistance: distance, from: &index)
      // Uses a secant around the point, or the chord if the curve is interrupted nearby.
      let near = curve.point(place.parameter - place.step / 128), far = curve.point(place.parameter + place.step / 128)
      if let near, let far, (far - near).length > 0 { return far - near }
      guard samples[index].hasPoint, samples[index + 1].hasPoint else { return CurvePoint(x: 0, y: 0) }
      return samples[index + 1].point - samples[index].point
    }
  }
}
