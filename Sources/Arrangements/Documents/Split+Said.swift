public import EagerLayout

@_spi(Documents)
extension SplitPart {
  /// The properties of a part.
  public struct Said: Sendable {
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

    /// Creates the properties of a part that fills.
    public init() {}
  }

  /// The properties of the part; nil if a number in it is NaN.
  public var said: Said? {
    if hasFault { return nil }
    var said = Said()
    said.size =
      switch size {
      case .points(let points): .points(points)
      case .fraction(let share): .fraction(share)
      case .content: .content
      case .rest(let share): .rest(share)
      case .fill: .fill
      }
    switch direction {
    case .columns: said.columns = parts
    case .rows: said.rows = parts
    case nil: break
    }
    said.gap = gap
    said.padding = padding
    said.place = place
    said.isEmpty = isEmpty
    said.isBehind = isBehind
    said.tag = tag
    return said
  }

  /// Creates a part from its properties.
  public init(saying said: Said) {
    self =
      switch said.size {
      case .points(let points): .points(points)
      case .fraction(let share): .fraction(share)
      case .content: .content
      case .rest(let share): .rest(share)
      case .fill: .fill
      }
    if let columns = said.columns { self = self.columns(columns, gap: said.gap) }
    if let rows = said.rows { self = self.rows(rows, gap: said.gap) }
    self = padding(said.padding).place(said.place)
    if said.isEmpty { self = empty }
    if said.isBehind { self = behind }
    if let tag = said.tag { self = self.tag(tag) }
  }
}
