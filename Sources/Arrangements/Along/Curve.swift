/// A line in the plane along which ``Along`` places items.
///
///     Curve.circle(radius: 100)
///     Curve.function(0...300) { x in 40 * x * (300 - x) / 22_500 }
///     Curve.polar(0...720) { angle in angle / 6 }
///
/// Coordinates are points from the curve's origin, x to the right and y down. Angles are degrees clockwise from the
/// x-axis, as in CSS. The curve is interrupted where a function returns NaN or infinity.
///
/// Curves of functions are equal if they have the same kind, equal ranges and equal revisions. A curve without a
/// ``revision(_:)`` equals no other curve, and is measured again in each new tree.
public struct Curve: Equatable, Sendable {
  package enum Shape: Sendable {
    case line(from: CurvePoint, to: CurvePoint)
    case arc(radius: Double, from: Double, to: Double)
    case function(ClosedRange<Double>?, @Sendable (Double) -> Double)
    case parametric(ClosedRange<Double>, @Sendable (Double) -> (x: Double, y: Double))
    case polar(ClosedRange<Double>, @Sendable (Double) -> Double)
  }

  package let shape: Shape
  private var revision: Int?
  /// `true` if a number with which the curve was created is NaN.
  package let hasFault: Bool

  private init(_ shape: Shape, _ numbers: Double...) {
    self.shape = shape
    hasFault = numbers.contains { $0 != $0 }
  }

  /// Creates a circle around the origin, clockwise from its rightmost point.
  public static func circle(radius: Double) -> Curve { arc(radius: radius, from: 0, to: 360) }

  /// Creates a part of a circle around the origin.
  ///
  /// - Parameters:
  ///   - radius: The radius in points.
  ///   - from: The start angle in degrees.
  ///   - to: The end angle in degrees. If it is less than the start angle, the arc runs counterclockwise.
  public static func arc(radius: Double, from: Double, to: Double) -> Curve {
    Curve(.arc(radius: lengthOrZero(radius), from: finiteNumber(from), to: finiteNumber(to)), radius, from, to)
  }

  /// Creates a straight line between two points.
  public static func line(from: (x: Double, y: Double), to: (x: Double, y: Double)) -> Curve {
    Curve(.line(from: CurvePoint(from), to: CurvePoint(to)), from.x, from.y, to.x, to.y)
  }

  /// Creates the graph of a function.
  ///
  /// - Parameters:
  ///   - range: The range of x. Defaults to the width of the container.
  ///   - y: The function.
  public static func function(_ range: ClosedRange<Double>? = nil, _ y: @escaping @Sendable (Double) -> Double) -> Curve
  {
    Curve(.function(range, y))
  }

  /// Creates a curve whose coordinates are functions of one number.
  public static func parametric(
    _ range: ClosedRange<Double>, _ point: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) -> Curve {
    Curve(.parametric(range, point))
  }

  /// Creates a curve around the origin whose distance from it is a function of the angle in degrees.
  public static func polar(
    _ range: ClosedRange<Double> = 0...360, _ radius: @escaping @Sendable (Double) -> Double
  ) -> Curve {
    Curve(.polar(range, radius))
  }

  /// Sets a number that identifies the curve's function. Two functions with the same number must be the same function.
  public func revision(_ revision: Int) -> Curve {
    var curve = self
    curve.revision = revision
    return curve
  }

  /// Returns `true` if two curves are known to be the same.
  public static func == (a: Curve, b: Curve) -> Bool {
    let isSameFunction = a.revision != nil && a.revision == b.revision
    switch (a.shape, b.shape) {
    case (.line(let from, let to), .line(let otherFrom, let otherTo)): return from == otherFrom && to == otherTo
    case (.arc(let radius, let from, let to), .arc(let otherRadius, let otherFrom, let otherTo)):
      return radius == otherRadius && from == otherFrom && to == otherTo
    case (.function(let range, _), .function(let other, _)): return isSameFunction && range == other
    case (.parametric(let range, _), .parametric(let other, _)): return isSameFunction && range == other
    case (.polar(let range, _), .polar(let other, _)): return isSameFunction && range == other
    default: return false
    }
  }
}

extension Curve {
  /// The default position of the origin in the container, as fractions.
  var defaultOrigin: CurvePoint {
    switch shape {
    case .arc, .polar: CurvePoint(x: 0.5, y: 0.5)
    case .line, .function, .parametric: CurvePoint(x: 0, y: 0)
    }
  }

  /// `true` if the range of the curve is the container's width.
  var dependsOnWidth: Bool {
    if case .function(nil, _) = shape { true } else { false }
  }

  /// Returns the range of the curve's parameter.
  func range(inWidth width: Double, origin: Double) -> ClosedRange<Double> {
    switch shape {
    case .line, .arc: return 0...1
    case .function(let range, _):
      let range = range ?? -origin * width...max((1 - origin) * width, -origin * width)
      return finiteNumber(range.lowerBound)...finiteNumber(range.upperBound)
    case .parametric(let range, _), .polar(let range, _):
      return finiteNumber(range.lowerBound)...finiteNumber(range.upperBound)
    }
  }

  /// Returns the point for a parameter; nil if the curve is interrupted there.
  func point(_ parameter: Double) -> CurvePoint? {
    let point: CurvePoint
    switch shape {
    case .line(let from, let to): point = from.point(toward: to, atFraction: parameter)
    case .arc(let radius, let from, let to): point = .polar(radius, from + (to - from) * parameter)
    case .function(_, let y): point = CurvePoint(x: parameter, y: y(parameter))
    case .parametric(_, let function):
      let (x, y) = function(parameter)
      point = CurvePoint(x: x, y: y)
    case .polar(_, let radius): point = .polar(radius(parameter), parameter)
    }
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return CurvePoint((point.x, point.y))
  }
}

/// A point on a curve, or a vector.
package struct CurvePoint: Equatable, BitwiseCopyable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a point with finite coordinates.
  init(_ point: (x: Double, y: Double)) { self.init(x: finiteNumber(point.x), y: finiteNumber(point.y)) }

  static func polar(_ radius: Double, _ angle: Double) -> CurvePoint {
    let unit = unitPoint(atDegrees: angle)
    return CurvePoint(x: radius * unit.x, y: radius * unit.y)
  }

  static func - (a: CurvePoint, b: CurvePoint) -> CurvePoint { CurvePoint(x: a.x - b.x, y: a.y - b.y) }

  var length: Double { squareRoot(of: x * x + y * y) }

  /// Returns the point at a fraction of the segment to another point.
  func point(toward other: CurvePoint, atFraction share: Double) -> CurvePoint {
    CurvePoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// Returns the distance of the point from the segment between two points.
  func distance(from start: CurvePoint, to end: CurvePoint) -> Double {
    let segment = end - start, vector = self - start
    let square = segment.x * segment.x + segment.y * segment.y
    let share = square > 0 ? min(max((vector.x * segment.x + vector.y * segment.y) / square, 0), 1) : 0
    return (vector - CurvePoint(x: segment.x * share, y: segment.y * share)).length
  }
}
