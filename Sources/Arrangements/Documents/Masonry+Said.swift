@_spi(Documents)
extension Masonry {
  /// What is said of one: one of the two.
  public struct Said: Sendable {
    /// How many columns there are.
    public var columns: Int?
    /// How wide each is at least.
    public var minimumWidth: Double?

    /// Nothing.
    public init() {}
  }

  /// One of which something is said.
  public init(saying said: Said) {
    if let width = said.minimumWidth {
      self.init(minimumWidth: width)
    } else {
      self.init(columns: said.columns ?? 1)
    }
  }

  /// What is said of it.
  public var said: Said {
    var said = Said()
    switch columns {
    case .count(let count): said.columns = count
    case .minimumWidth(let width): said.minimumWidth = width
    }
    return said
  }
}
