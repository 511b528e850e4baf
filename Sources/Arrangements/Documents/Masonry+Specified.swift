@_spi(Documents)
extension Masonry {
  /// The properties of a masonry. At most one is set; the default is one column.
  public struct Specified: Sendable {
    /// The number of columns.
    public var columns: Int?
    /// The minimum width of each column.
    public var minimumWidth: Double?

    /// Creates properties without values.
    public init() {}
  }

  /// Creates a masonry from its properties.
  public init(specified: Specified) {
    if let width = specified.minimumWidth {
      self.init(minimumWidth: width)
    } else {
      self.init(columns: specified.columns ?? 1)
    }
  }

  /// The properties of the masonry.
  public var specified: Specified {
    var specified = Specified()
    switch columns {
    case .count(let count): specified.columns = count
    case .minimumWidth(let width): specified.minimumWidth = width
    }
    return specified
  }
}
