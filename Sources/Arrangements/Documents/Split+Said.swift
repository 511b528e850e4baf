public import EagerLayout

@_spi(Documents)
extension SplitPart {
  /// What a part is made of.
  public struct Said: Sendable {
    /// How large it is.
    public enum Size: Equatable, Sendable {
      case points(Double), fraction(Double), content, rest(Double), fill
    }

    /// How large it is.
    public var size = Size.fill
    /// The parts in it, side by side.
    public var columns: [SplitPart]?
    /// The parts in it, below each other.
    public var rows: [SplitPart]?
    /// The gap between them; nil for the container's.
    public var gap: Double?
    /// The space around them.
    public var padding = Edges()
    /// Where its item is in it.
    public var place = Place.fill
    /// Whether it takes no item.
    public var isEmpty = false
    /// Whether it has an item behind those in it.
    public var isBehind = false
    /// The tag of the items that it takes.
    public var tag: LayoutID?

    /// A part that fills.
    public init() {}
  }

  /// What it is made of; nil where a number in it is none.
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

  /// One that is made of something.
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
