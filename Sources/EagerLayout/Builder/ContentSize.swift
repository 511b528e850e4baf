/// The available space for the content of a ``Measured`` leaf.
public struct Proposal: Hashable, Sendable {
  /// The constraint in one axis.
  public enum AvailableSpace: Hashable, Sendable {
    /// The content gets exactly this size.
    case exact(Double)
    /// The content gets the size it needs, up to this limit.
    case atMost(Double)
    /// The min-content size is requested: the smallest size at which the content does not overflow.
    case minContent
    /// The max-content size is requested: the size of the content in unlimited space.
    case maxContent

    /// The space as a number, as most text systems take it: 0 for `minContent`, infinity for `maxContent`.
    ///
    ///     { (label: Label, proposal) in fonts.size(of: label, inWidth: proposal.width.limit) }
    public var limit: Double {
      switch self {
      case .exact(let length), .atMost(let length): length
      case .minContent: 0
      case .maxContent: .infinity
      }
    }
  }

  /// The constraint on the content's width.
  public var width: AvailableSpace
  /// The constraint on the content's height.
  public var height: AvailableSpace

  /// Creates a proposal. An axis without a constraint is `maxContent`.
  public init(width: AvailableSpace = .maxContent, height: AvailableSpace = .maxContent) {
    self.width = width
    self.height = height
  }
}

/// The measured size of a ``Measured`` leaf's content, with its baselines.
public struct ContentSize: Hashable, Sendable {
  /// The content's width.
  public var width: Double
  /// The content's height.
  public var height: Double
  /// The distance from the content's top to the baseline of its first line, or `nil` without one.
  public var firstBaseline: Double?
  /// The distance from the content's top to the baseline of its last line; `nil` means the first baseline.
  public var lastBaseline: Double?

  /// Creates a size, by default without baselines.
  public init(width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// Creates a size of whole numbers, such as terminal cells, without baselines.
  @_disfavoredOverload
  public init(width: some BinaryInteger, height: some BinaryInteger) {
    self.init(width: Double(width), height: Double(height))
  }
}
