extension LayoutIssue {
  /// A number given to a layout that makes no sense: of its bounds, say, or answered by the closure of a ``Measured``
  /// leaf.
  public struct InputFault: Sendable {
    /// Which number.
    public enum Number: UInt8, Equatable, Sendable, CaseIterable {
      /// A coordinate or size of the bounds.
      case x, y, width, height
      /// The gap or a padding of a ``LinearLayout``.
      case gap, paddingTop, paddingLeft, paddingBottom, paddingRight
      /// A size of the content of a ``Measured`` leaf.
      case contentWidth, contentHeight
    }

    /// Which number it is.
    public var number: Number
    /// The value as it was given. What is not finite, or negative as a size, counts as 0; the rest is limited to 1e9.
    public var value: Double

    package init(number: Number, value: Double) {
      self.number = number
      self.value = value
    }
  }
}

extension LayoutIssue.InputFault: Hashable {
  /// Whether number and value are the same; a value that is not a number is equal to another such.
  public static func == (a: LayoutIssue.InputFault, b: LayoutIssue.InputFault) -> Bool {
    a.number == b.number && isSame(a.value, b.value)
  }

  /// Hashes which number it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
