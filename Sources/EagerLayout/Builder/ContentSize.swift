/// The space that a ``Measured`` leaf is asked about.
public struct Proposal: Hashable, Sendable {
  /// What is known about one axis.
  public enum Room: Hashable, Sendable {
    /// The content gets exactly this.
    case exact(Double)
    /// The content gets what it needs, but no more than this.
    case atMost(Double)
    /// The least size at which the content does not overflow is wanted.
    case minContent
    /// The size of the content when it has all the room it wants is wanted.
    case maxContent
  }

  /// The width of the content.
  public var width: Room
  /// The height of the content.
  public var height: Room

  /// A proposal; an axis that is not given is free.
  public init(width: Room = .maxContent, height: Room = .maxContent) {
    self.width = width
    self.height = height
  }
}

/// A ``Measured`` leaf's answer: the size of its content, and where its baselines are.
public struct ContentSize: Hashable, Sendable {
  /// The content's width.
  public var width: Double
  /// The content's height.
  public var height: Double
  /// The distance from the content's top to the baseline of its first line; nil if it has none.
  public var firstBaseline: Double?
  /// The distance from the content's top to the baseline of its last line; nil if it is the first.
  public var lastBaseline: Double?

  /// An answer, without baselines unless they are given.
  public init(width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
