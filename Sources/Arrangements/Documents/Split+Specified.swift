public import EagerLayout

@_spi(Documents)
extension SplitPart {
  /// The properties of a part.
  public struct Specified: Sendable {
    /// The size of a part.
    public enum Size: Equatable, Sendable {
      case points(Double), fraction(Double), content, rest(Double), fill
    }

    /// The size of the part.
    public var size = Size.fill
    /// The nested parts, side by side.
    public var columns: [SplitPart]?
    /// The nested parts, below each other.
    public var rows: [SplitPart]?
    /// The gap between the nested parts; nil for the container's gap.
    public var gap: Double?
    /// The space around the nested parts.
    public var padding = Edges()
    /// The place of the item in the part.
    public var place = Place.fill
    /// `true` if the part takes no item.
    public var isEmpty = false
    /// `true` if the part has an item behind its nested parts.
    public var isBehind = false
    /// The tag of the items that the part takes.
    public var tag: LayoutID?

    /// Creates the properties of ``SplitPart/fill``.
    public init() {}
  }

  /// The properties of the part; nil if a number in it is NaN.
  public var specified: Specified? {
    if hasFault { return nil }
    var specified = Specified()
    specified.size =
      switch size {
      case .points(let points): .points(points)
      case .fraction(let share): .fraction(share)
      case .content: .content
      case .rest(let share): .rest(share)
      case .fill: .fill
      }
    switch direction {
    case .columns: specified.columns = parts
    case .rows: specified.rows = parts
    case nil: break
    }
    specified.gap = gap
    specified.padding = padding
    specified.place = place
    specified.isEmpty = isEmpty
    specified.isBehind = isBehind
    specified.tag = tag
    return specified
  }

  /// Creates a part from its properties.
  public init(specified: Specified) {
    self =
      switch specified.size {
      case .points(let points): .points(points)
      case .fraction(let share): .fraction(share)
      case .content: .content
      case .rest(let share): .rest(share)
      case .fill: .fill
      }
    if let columns = specified.columns { self = self.columns(columns, gap: specified.gap) }
    if let rows = specified.rows { self = self.rows(rows, gap: specified.gap) }
    self = padding(specified.padding).place(specified.place)
    if specified.isEmpty { self = empty }
    if specified.isBehind { self = behind }
    if let tag = specified.tag { self = self.tag(tag) }
  }
}
