@_spi(Documents)
extension Curve {
  /// The parameters of a curve.
  public enum Said: Sendable {
    case line(from: (x: Double, y: Double), to: (x: Double, y: Double))
    case arc(radius: Double, from: Double, to: Double)
  }

  /// The parameters of the curve; nil for a function, or if a number is NaN.
  public var said: Said? {
    if hasFault { return nil }
    switch shape {
    case .line(let from, let to): return .line(from: (from.x, from.y), to: (to.x, to.y))
    case .arc(let radius, let from, let to): return .arc(radius: radius, from: from, to: to)
    case .function, .parametric, .polar: return nil
    }
  }

  /// Creates a curve from its parameters.
  public init(saying said: Said) {
    switch said {
    case .line(let from, let to): self = .line(from: from, to: to)
    case .arc(let radius, let from, let to): self = .arc(radius: radius, from: from, to: to)
    }
  }
}

@_spi(Documents)
extension Along {
  /// The properties of the container.
  public struct Said: Sendable {
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
  public init(saying said: Said) {
    let spacing = said.slots.map { Spacing.slots($0) } ?? said.spacing.map { Spacing.points($0) } ?? .even
    self.init(
      said.curve, origin: said.origin.map { ($0[0], $0[1]) }, yUp: said.yUp, spacing: spacing,
      anchor: (said.anchor[0], said.anchor[1]))
  }

  /// The properties of the container.
  public var said: Said {
    var said = Said()
    said.curve = curve
    switch spacing {
    case .even: break
    case .points(let points): said.spacing = points
    case .slots(let count): said.slots = count
    }
    said.yUp = yUp
    said.origin = origin == curve.usualOrigin ? nil : [origin.x, origin.y]
    said.anchor = [anchor.x, anchor.y]
    return said
  }
}
