extension LayoutTrace {
  /// What an arrangement calls a number of its own: `column 2`, `weight`.
  public struct Term: Equatable, Sendable {
    /// Its name.
    public let name: StaticString
    /// Which one it is, where there are several.
    public let index: Int?

    init(_ name: StaticString, _ index: Int? = nil) {
      self.name = name
      self.index = index
    }

    /// Whether they are the same letter by letter.
    public static func == (a: Term, b: Term) -> Bool {
      unsafe a.index == b.index && a.name.bytes.elementsEqual(b.name.bytes)
    }
  }
}
