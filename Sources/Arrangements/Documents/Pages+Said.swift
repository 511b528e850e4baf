@_spi(Documents)
extension Pages {
  /// What is said of one.
  public struct Said: Sendable {
    /// How many cells are side by side.
    public var columns = 1
    /// How many are below each other.
    public var rows = 1

    /// One cell.
    public init() {}
  }

  /// One of which something is said.
  public init(saying said: Said) { self.init(columns: said.columns, rows: said.rows) }

  /// What is said of it.
  public var said: Said {
    var said = Said()
    (said.columns, said.rows) = (columns, rows)
    return said
  }
}
