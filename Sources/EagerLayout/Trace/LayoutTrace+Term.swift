extension LayoutTrace {
  /// An arrangement's name for one of its numbers: `column 2`, `weight`.
  public struct Term: Equatable, Sendable {
    /// The name.
    public let name: StaticString
    /// The index that distinguishes several numbers with the same name.
    public let index: Int?

    init(_ name: StaticString, _ index: Int? = nil) {
      self.name = name
      self.index = index
    }

    /// Whether names and indices are equal; names are compared byte by byte.
    public static func == (a: Term, b: Term) -> Bool {
      unsafe a.index == b.index && a.name.bytes.elementsEqual(b.name.bytes)
    }
  }
}
