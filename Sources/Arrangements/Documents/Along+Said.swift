@_spi(Documents)
extension Curve {
  /// What a curve is made of.
  public enum Said: Sendable {
    case line(from: (x: Double, y: Double), to: (x: Double, y: Double))
    case arc(radius: Double, from: Double, to: Double)
  }

  /// What it is made of; nil for functions, and where a number in it is none.
  public var said: Said? {
    if hasFault { return nil }
    switch shape {
    case .line(let from, let to): return .line(from: (from.x, from.y), to: (to.x, to.y))
    case .arc(let radius, let from, let to): return .arc(radius: radius, from: from, to: to)
    case .function, .parametric, .polar: return nil
    }
  }

  /// One that is made of something.
  public init(saying said: Said) {
    switch said {
    case .line(let from, let to): self = .line(from: from, to: to)
    case .arc(let radius, let from, let to): self = .arc(radius: radius, from: from, to: to)
    }
  }
}

@_spi(Documents)
extension Along {
  /// What is said of one.
  public struct Said: Sendable {
    /// The curve.
    public var curve = Curve.circle(radius: 0)
    /// How far items are from each other on the curve, in points.
    public var spacing: Double?
    /// For how many items there is room.
    public var slots: Int?
    /// Whether y goes up.
    public var yUp = false
    /// Where in the container the curve's origin is; nil for where it is for such a curve.
    public var origin: [Double]?
    /// What of an item is on the curve.
    public var anchor = [0.5, 0.5]

    /// Nothing.
    public init() {}
  }

  /// One of which something is said.
  public init(saying said: Said) {
    let spacing = said.slots.map { Spacing.slots($0) } ?? said.spacing.map { Spacing.points($0) } ?? .even
    self.init(
      said.curve, origin: said.origin.map { ($0[0], $0[1]) }, yUp: said.yUp, spacing: spacing,
      anchor: (said.anchor[0], said.anchor[1]))
  }

  /// What is said of it.
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
