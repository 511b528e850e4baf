@_spi(Documents)
extension Pages {
  /// The properties of the container.
  public struct Specified: Sendable {
    /// The number of cells side by side.
    public var columns = 1
    /// The number of cells below each other.
    public var rows = 1

    /// Creates properties with one cell.
    public init() {}
  }

  /// Creates a container from its properties.
  public init(specified: Specified) { self.init(columns: specified.columns, rows: specified.rows) }

  /// The properties of the container.
  public var specified: Specified {
    var specified = Specified()
    (specified.columns, specified.rows) = (columns, rows)
    return specified
  }
}
