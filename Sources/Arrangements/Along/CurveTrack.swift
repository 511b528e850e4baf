/// A curve approximated by chords, for measuring lengths. Lines and arcs need no chords.
struct CurveTrack: Sendable {
  /// A point of the curve. Marks are in the order of the curve's parameter.
  struct Mark: BitwiseCopyable, Sendable {
    var number: Double
    /// The point; NaN where the curve is interrupted.
    var point: CurvePoint
    /// The length of the curve up to this point.
    var way = 0.0
    /// `true` if the next chord is close enough to the curve.
    var isSettled = false
    /// `true` if the mark was added halfway between its neighbors.
    var isMiddle = false

    var isPoint: Bool { point.x == point.x }
  }

  private(set) var curve: Curve
  private(set) var marks: [Mark] = []
  private var coarse: [Mark] = []
  private(set) var length = 0.0
  /// `true` if the curve ends within a point of its beginning.
  private(set) var isClosed = false
  /// `true` if the curve has at least one point.
  private(set) var hasPoints = false

  /// The maximum distance between a chord and the curve, in points.
  private static var tolerance: Double { 0.05 }
  private static var mostMarks: Int { 4_096 }
  /// The maximum number of halvings of a chord, and the initial number of chords.
  private static var mostRounds: Int { 24 }
  private static var firstChords: Int { 32 }

  init(_ curve: Curve) { self.curve = curve }

  mutating func measure(_ range: ClosedRange<Double>) {
    switch curve.shape {
    case .line(let from, let to):
      length = (to - from).length
      hasPoints = true
    case .arc(let radius, let from, let to):
      length = radius * (to - from).magnitude * (.pi / 180)
      hasPoints = true
      close(from: .polar(radius, from), to: .polar(radius, to))
    case .function, .parametric, .polar:
      divide(range)
      addUp()
    }
  }

  private mutating func close(from start: CurvePoint, to end: CurvePoint) {
    // A very short curve is not closed.
    isClosed = (end - start).length <= 1 && length > 2
  }

  private func mark(_ number: Double) -> Mark {
    Mark(number: number, point: curve.point(number) ?? CurvePoint(x: .nan, y: .nan))
  }

  /// Halves chords until they are close enough to the curve. Each round halves every such chord once.
  private mutating func divide(_ range: ClosedRange<Double>) {
    marks.removeAll(keepingCapacity: true)
    let whole = range.upperBound - range.lowerBound
    for step in 0...Self.firstChords {
      marks.append(mark(range.lowerBound + whole * Double(step) / Double(Self.firstChords)))
    }
    for _ in 0..<Self.mostRounds {
      swap(&marks, &coarse)
      marks.removeAll(keepingCapacity: true)
      var room = Self.mostMarks - coarse.count
      var isDone = true
      for index in 0..<coarse.count - 1 {
        let end = coarse[index + 1]
        marks.append(coarse[index])
        if coarse[index].isSettled || room <= 0 { continue }
        room -= 1
        var middle = mark((coarse[index].number + end.number) / 2)
        if isNear(coarse[index], middle, end) {
          middle.isMiddle = true
          middle.isSettled = true
          marks[marks.count - 1].isSettled = true
        } else {
          isDone = false
        }
        marks.append(middle)
      }
      marks.append(coarse[coarse.count - 1])
      if isDone { break }
    }
  }

  private func isNear(_ start: Mark, _ middle: Mark, _ end: Mark) -> Bool {
    // A second test point, not halfway, since a wave could cross the chord in the middle.
    let other = mark(start.number + (end.number - start.number) * 0.382)
    if !start.isPoint, !middle.isPoint, !end.isPoint, !other.isPoint { return true }
    guard start.isPoint, middle.isPoint, end.isPoint, other.isPoint else { return false }
    return middle.point.distance(from: start.point, to: end.point) <= Self.tolerance
      && other.point.distance(from: start.point, to: end.point) <= Self.tolerance
  }

  /// Computes the lengths. Interruptions have none.
  private mutating func addUp() {
    length = 0
    for index in 1..<marks.count {
      length += way(to: index)
      marks[index].way = length
    }
    let first = marks.first { $0.isPoint }, last = marks.last { $0.isPoint }
    hasPoints = first != nil
    isClosed = false
    if let first, let last { close(from: first.point, to: last.point) }
  }

  private func way(to index: Int) -> Double {
    let chord = chord(to: index)
    let middle = marks[index].isMiddle ? index : index - 1
    guard marks[middle].isMiddle else { return chord }
    // Two chords are too short by a third of the difference between them and one chord.
    let two = self.chord(to: middle) + self.chord(to: middle + 1)
    let one = (marks[middle + 1].point - marks[middle - 1].point).length
    return two > 0 ? chord * (1 + (two - one) / (3 * two)) : 0
  }

  private func chord(to index: Int) -> Double {
    marks[index].isPoint && marks[index - 1].isPoint ? (marks[index].point - marks[index - 1].point).length : 0
  }
}

extension CurveTrack {
  /// Returns the point at a distance along the curve, with its parameter. `mark` is the index at which the search
  /// starts and ends: distances are passed in ascending order.
  func place(after way: Double, mark: inout Int) -> (point: CurvePoint, number: Double, step: Double) {
    guard !marks.isEmpty else {
      let share = length > 0 ? min(way / length, 1) : 0
      return (curve.point(share) ?? CurvePoint(x: 0, y: 0), share, 1)
    }
    // Finds the first uninterrupted chord that reaches the distance.
    while mark + 2 < marks.count, marks[mark + 1].way < way || !marks[mark].isPoint || !marks[mark + 1].isPoint {
      if marks[mark].isPoint, marks[mark].way >= way { break }
      mark += 1
    }
    let start = marks[mark], end = marks[mark + 1]
    guard start.isPoint, end.isPoint else {
      return (start.isPoint ? start.point : end.point, start.isPoint ? start.number : end.number, 0)
    }
    let share = end.way > start.way ? min(max((way - start.way) / (end.way - start.way), 0), 1) : 0
    return (
      start.point.point(end.point, after: share), start.number + (end.number - start.number) * share,
      end.number - start.number
    )
  }
}

extension CurveTrack {
  /// Returns the direction of the curve at a distance, as a vector of any length.
  func direction(after way: Double, mark: inout Int) -> CurvePoint {
    switch curve.shape {
    case .line(let from, let to): return to - from
    case .arc(_, let from, let to):
      let share = length > 0 ? min(way / length, 1) : 0
      let unit = unitPoint(atDegrees: from + (to - from) * share)
      return from <= to ? CurvePoint(x: -unit.y, y: unit.x) : CurvePoint(x: unit.y, y: -unit.x)
    case .function, .parametric, .polar:
      let place = place(after: way, mark: &mark)
      // A secant around the point, or the chord if the curve is interrupted nearby.
      let near = curve.point(place.number - place.step / 128), far = curve.point(place.number + place.step / 128)
      if let near, let far, (far - near).length > 0 { return far - near }
      guard marks[mark].isPoint, marks[mark + 1].isPoint else { return CurvePoint(x: 0, y: 0) }
      return marks[mark + 1].point - marks[mark].point
    }
  }
}
