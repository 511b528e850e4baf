/// A curve as a chain of chords, on which lengths are known. Lines and arcs need none.
struct CurveTrack: Sendable {
  /// A point of the curve, in the order of the numbers that it is a function of.
  struct Mark: BitwiseCopyable, Sendable {
    var number: Double
    /// Not a number where the curve is interrupted.
    var point: CurvePoint
    /// The length of the curve up to here.
    var way = 0.0
    /// Whether the chord after it is near enough to the curve.
    var isSettled = false
    /// Whether it halves what lies between its neighbours.
    var isMiddle = false

    var isPoint: Bool { point.x == point.x }
  }

  private(set) var curve: Curve
  private(set) var marks: [Mark] = []
  private var coarse: [Mark] = []
  private(set) var length = 0.0
  /// Whether it ends where it begins: at most a point from there.
  private(set) var isClosed = false
  /// Whether there is a point at all.
  private(set) var hasPoints = false

  /// How far a chord may be from the curve, in points.
  private static var tolerance: Double { 0.05 }
  private static var mostMarks: Int { 4_096 }
  /// How often a chord is halved at most, and how many there are at first.
  private static var mostRounds: Int { 24 }
  private static var firstChords: Int { 32 }

  init(_ curve: Curve) { self.curve = curve }

  /// Goes along the curve.
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
    // What is that short goes nowhere, rather than round.
    isClosed = (end - start).length <= 1 && length > 2
  }

  private func mark(_ number: Double) -> Mark {
    Mark(number: number, point: curve.point(number) ?? CurvePoint(x: .nan, y: .nan))
  }

  /// Halves chords, all of them once in a round, until they are near enough.
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
    // Not in the middle of a half: a wave could cross the chord there too.
    let other = mark(start.number + (end.number - start.number) * 0.382)
    if !start.isPoint, !middle.isPoint, !end.isPoint, !other.isPoint { return true }
    guard start.isPoint, middle.isPoint, end.isPoint, other.isPoint else { return false }
    return middle.point.distance(from: start.point, to: end.point) <= Self.tolerance
      && other.point.distance(from: start.point, to: end.point) <= Self.tolerance
  }

  /// Adds up lengths. An interruption has none.
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
    // Two chords are shorter than the curve by a third of what one chord is shorter than two.
    let two = self.chord(to: middle) + self.chord(to: middle + 1)
    let one = (marks[middle + 1].point - marks[middle - 1].point).length
    return two > 0 ? chord * (1 + (two - one) / (3 * two)) : 0
  }

  private func chord(to index: Int) -> Double {
    marks[index].isPoint && marks[index - 1].isPoint ? (marks[index].point - marks[index - 1].point).length : 0
  }
}

extension CurveTrack {
  /// The point after a way, and the direction there. `mark` is where the search begins, and then where it ended: ways
  /// come in ascending order.
  func place(after way: Double, mark: inout Int) -> (point: CurvePoint, number: Double, step: Double) {
    guard !marks.isEmpty else {
      let share = length > 0 ? min(way / length, 1) : 0
      return (curve.point(share) ?? CurvePoint(x: 0, y: 0), share, 1)
    }
    // To the first chord that reaches so far and is one.
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
  /// Which way the curve goes after a way, of any length.
  func direction(after way: Double, mark: inout Int) -> CurvePoint {
    switch curve.shape {
    case .line(let from, let to): return to - from
    case .arc(_, let from, let to):
      let share = length > 0 ? min(way / length, 1) : 0
      let unit = unitPoint(atDegrees: from + (to - from) * share)
      return from <= to ? CurvePoint(x: -unit.y, y: unit.x) : CurvePoint(x: unit.y, y: -unit.x)
    case .function, .parametric, .polar:
      let place = place(after: way, mark: &mark)
      // Across the point, as far as the curve goes; else along the chord.
      let near = curve.point(place.number - place.step / 128), far = curve.point(place.number + place.step / 128)
      if let near, let far, (far - near).length > 0 { return far - near }
      guard marks[mark].isPoint, marks[mark + 1].isPoint else { return CurvePoint(x: 0, y: 0) }
      return marks[mark + 1].point - marks[mark].point
    }
  }
}
