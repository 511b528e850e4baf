@_spi(Documents)
extension Masonry {
  /// The properties of a masonry. At most one is set; the default is one column.
  public struct Said: Sendable {
    /// The number of columns.
    public var columns: Int?
    /// The minimum width of each column.
    public var minimumWidth: Double?

    /// Creates properties without values.
    public init() {}
  }

  /// Creates a masonry from its properties.
  public init(saying said: Said) {
    if let width = said.minimumWidth {
      self.init(minimumWidth: width)
    } else {
      self.init(columns: said.columns ?? 1)
    }
  }

  /// The properties of the masonry.
  public var said: Said {
    var said = Said()
    switch columns {
    case .count(let count): said.columns = count
    case .minimumWidth(let width): said.minimumWidth = width
    }
    return said
  }
}
