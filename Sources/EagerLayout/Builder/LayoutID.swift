/// What a node is found by in a placement: an integer, or outside Embedded Swift a string, with an index for repeats.
///
/// Enumerations with integer raw values are the usual source: `.id(Part.title)`. Two enumerations with equal raw
/// values make equal ids.
public struct LayoutID: Equatable, Hashable, Sendable {
  /// The number, for an id that is one; 0 for a string.
  public var number: Int
  /// Which of several nodes with the same number or name.
  public var index: Int
  #if !hasFeature(Embedded)
    /// The name, for an id that is a string.
    public var name: String?
  #endif

  /// An id that is a number.
  public init(_ number: Int, index: Int = 0) {
    self.number = number
    self.index = index
  }

  #if !hasFeature(Embedded)
    /// An id that is a name.
    public init(_ name: String, index: Int = 0) {
      self.number = 0
      self.index = index
      self.name = name
    }
  #endif
}

#if !hasFeature(Embedded)
  extension LayoutID: CustomStringConvertible {
    /// The name or number, and the index where it is not 0: `cell[3]`.
    public var description: String {
      let base = name ?? "\(number)"
      return index == 0 ? base : "\(base)[\(index)]"
    }
  }
#endif
