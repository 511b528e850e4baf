@_spi(Documents)
extension Pages {
  /// The properties of the container.
  public struct Said: Sendable {
    /// The number of cells side by side.
    public var columns = 1
    /// The number of cells below each other.
    public var rows = 1

    /// Creates properties with one cell.
    public init() {}
  }

  /// Creates a container from its properties.
  public init(saying said: Said) { self.init(columns: said.columns, rows: said.rows) }

  /// The properties of the container.
  public var said: Said {
    var said = Said()
    (said.columns, said.rows) = (columns, rows)
    return said
  }
}
