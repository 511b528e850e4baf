/// A line in the plane that items stand along: ``Along``.
///
///     Curve.circle(radius: 100)
///     Curve.function(0...300) { x in 40 * x * (300 - x) / 22_500 }
///     Curve.polar(0...720) { angle in angle / 6 }
///
/// Coordinates are points from the curve's origin, x to the right and y down. Angles are degrees, from the x axis
/// clockwise, as in CSS. Where a function gives no number, or an infinite one, the curve is interrupted.
///
/// Curves by functions are equal where they are of one kind, with equal ranges and equal revisions. One without a
/// ``revision(_:)`` equals no other, and is gone along again in each new tree.
public struct Curve: Equatable, Sendable {
  enum Shape: Sendable {
    case line(from: CurvePoint, to: CurvePoint)
    case arc(radius: Double, from: Double, to: Double)
    case function(ClosedRange<Double>?, @Sendable (Double) -> Double)
    case parametric(ClosedRange<Double>, @Sendable (Double) -> (x: Double, y: Double))
    case polar(ClosedRange<Double>, @Sendable (Double) -> Double)
  }

  let shape: Shape
  private var revision: Int?
  /// Whether a number that it is made of is none.
  let hasFault: Bool

  private init(_ shape: Shape, _ numbers: Double...) {
    self.shape = shape
    hasFault = numbers.contains { $0 != $0 }
  }

  /// A circle around the origin, from its rightmost point clockwise.
  public static func circle(radius: Double) -> Curve { arc(radius: radius, from: 0, to: 360) }

  /// A part of a circle around the origin.
  ///
  /// - Parameters:
  ///   - radius: the circle's, in points.
  ///   - from: the angle at which it begins, in degrees.
  ///   - to: the angle at which it ends; a lesser one than the first goes counterclockwise.
  public static func arc(radius: Double, from: Double, to: Double) -> Curve {
    Curve(.arc(radius: lengthOrZero(radius), from: coordinate(from), to: coordinate(to)), radius, from, to)
  }

  /// A straight line between two points.
  public static func line(from: (x: Double, y: Double), to: (x: Double, y: Double)) -> Curve {
    Curve(.line(from: CurvePoint(from), to: CurvePoint(to)), from.x, from.y, to.x, to.y)
  }

  /// The graph of a function.
  ///
  /// - Parameters:
  ///   - range: from where to where x goes; unless given, over the width of the container.
  ///   - y: the function.
  public static func function(_ range: ClosedRange<Double>? = nil, _ y: @escaping @Sendable (Double) -> Double) -> Curve
  {
    Curve(.function(range, y))
  }

  /// A curve whose two coordinates are functions of one number.
  public static func parametric(
    _ range: ClosedRange<Double>, _ point: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) -> Curve {
    Curve(.parametric(range, point))
  }

  /// A curve around the origin, whose distance from it is a function of the angle in degrees.
  public static func polar(
    _ range: ClosedRange<Double> = 0...360, _ radius: @escaping @Sendable (Double) -> Double
  ) -> Curve {
    Curve(.polar(range, radius))
  }

  /// A number for what its function computes: equal numbers promise equal curves.
  public func revision(_ revision: Int) -> Curve {
    var curve = self
    curve.revision = revision
    return curve
  }

  /// Whether both are the same curve, as far as that can be known.
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
  /// Where in its container the origin is, unless that is said.
  var usualOrigin: CurvePoint {
    switch shape {
    case .arc, .polar: CurvePoint(x: 0.5, y: 0.5)
    case .line, .function, .parametric: CurvePoint(x: 0, y: 0)
    }
  }

  /// Whether how far it goes depends on the container's width.
  var dependsOnWidth: Bool {
    if case .function(nil, _) = shape { true } else { false }
  }

  /// The numbers that it is a function of.
  func range(inWidth width: Double, origin: Double) -> ClosedRange<Double> {
    switch shape {
    case .line, .arc: return 0...1
    case .function(let range, _):
      let range = range ?? -origin * width...max((1 - origin) * width, -origin * width)
      return coordinate(range.lowerBound)...coordinate(range.upperBound)
    case .parametric(let range, _), .polar(let range, _):
      return coordinate(range.lowerBound)...coordinate(range.upperBound)
    }
  }

  /// The point for a number; nil where there is none.
  func point(_ number: Double) -> CurvePoint? {
    let point: CurvePoint
    switch shape {
    case .line(let from, let to): point = from.point(to, after: number)
    case .arc(let radius, let from, let to): point = .polar(radius, from + (to - from) * number)
    case .function(_, let y): point = CurvePoint(x: number, y: y(number))
    case .parametric(_, let function):
      let (x, y) = function(number)
      point = CurvePoint(x: x, y: y)
    case .polar(_, let radius): point = .polar(radius(number), number)
    }
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return CurvePoint((point.x, point.y))
  }
}

/// A point on a curve, or a distance.
struct CurvePoint: Equatable, BitwiseCopyable {
  var x: Double
  var y: Double

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A point with coordinates that can be counted with.
  init(_ point: (x: Double, y: Double)) { self.init(x: coordinate(point.x), y: coordinate(point.y)) }

  static func polar(_ radius: Double, _ angle: Double) -> CurvePoint {
    let unit = unitPoint(atDegrees: angle)
    return CurvePoint(x: radius * unit.x, y: radius * unit.y)
  }

  static func - (a: CurvePoint, b: CurvePoint) -> CurvePoint { CurvePoint(x: a.x - b.x, y: a.y - b.y) }

  var length: Double { squareRoot(of: x * x + y * y) }

  /// The point at a share of the way to another.
  func point(_ other: CurvePoint, after share: Double) -> CurvePoint {
    CurvePoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// How far it is from the straight line between two points.
  func distance(from start: CurvePoint, to end: CurvePoint) -> Double {
    let way = end - start, own = self - start
    let square = way.x * way.x + way.y * way.y
    let share = square > 0 ? min(max((own.x * way.x + own.y * way.y) / square, 0), 1) : 0
    return (own - CurvePoint(x: way.x * share, y: way.y * share)).length
  }
}

/// A coordinate that can be counted with: what is not a number is 0, and beyond 1e9 there is nothing.
func coordinate(_ number: Double) -> Double { number == number ? min(max(number, -1e9), 1e9) : 0 }
