@_spi(Documents)
extension Curve {
  /// The parameters of a curve.
  public enum Specified: Sendable {
    case line(from: (x: Double, y: Double), to: (x: Double, y: Double))
    case arc(radius: Double, from: Double, to: Double)
  }

  /// The parameters of the curve; nil for a function, or if a number is NaN.
  public var specified: Specified? {
    if hasFault { return nil }
    switch shape {
    case .line(let from, let to): return .line(from: (from.x, from.y), to: (to.x, to.y))
    case .arc(let radius, let from, let to): return .arc(radius: radius, from: from, to: to)
    case .function, .parametric, .polar: return nil
    }
  }

  /// Creates a curve from its parameters.
  public init(specified: Specified) {
    switch specified {
    case .line(let from, let to): self = .line(from: from, to: to)
    case .arc(let radius, let from, let to): self = .arc(radius: radius, from: from, to: to)
    }
  }
}

@_spi(Documents)
extension Along {
  /// The properties of the container.
  public struct Specified: Sendable {
    /// The curve.
    public var curve = Curve.circle(radius: 0)
    /// The distance between items on the curve, in points.
    public var spacing: Double?
    /// The number of items for which there are places.
    public var slots: Int?
    /// `true` if y grows upwards.
    public var yUp = false
    /// The position of the curve's origin in the container; nil for the default of the curve.
    public var origin: [Double]?
    /// The point of an item that lies on the curve.
    public var anchor = [0.5, 0.5]

    /// Creates the default properties.
    public init() {}
  }

  /// Creates a container from its properties.
  public init(specified: Specified) {
    let spacing = specified.slots.map { Spacing.slots($0) } ?? specified.spacing.map { Spacing.points($0) } ?? .even
    self.init(
      specified.curve, origin: specified.origin.map { ($0[0], $0[1]) }, yUp: specified.yUp, spacing: spacing,
      anchor: (specified.anchor[0], specified.anchor[1]))
  }

  /// The properties of the container.
  public var specified: Specified {
    var specified = Specified()
    specified.curve = curve
    switch spacing {
    case .even: break
    case .points(let points): specified.spacing = points
    case .slots(let count): specified.slots = count
    }
    specified.yUp = yUp
    specified.origin = origin == curve.usualOrigin ? nil : [origin.x, origin.y]
    specified.anchor = [anchor.x, anchor.y]
    return specified
  }
}
