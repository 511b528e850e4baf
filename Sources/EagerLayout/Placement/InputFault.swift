extension LayoutIssue {
  /// An invalid number given to a layout, such as a size of its bounds, or returned by a ``Measured`` leaf.
  public struct InputFault: Sendable {
    /// The kind of the number.
    public enum Number: UInt8, Equatable, Sendable, CaseIterable {
      /// A coordinate or size of the bounds.
      case x, y, width, height
      /// The gap or a padding of a ``LinearLayout``.
      case gap, paddingTop, paddingLeft, paddingBottom, paddingRight
      /// A size of the content of a ``Measured`` leaf.
      case contentWidth, contentHeight
    }

    /// The kind of the number.
    public var number: Number
    /// The given value. A value that is not finite, or a negative size, counts as 0; others are clamped to 1e9.
    public var value: Double

    package init(number: Number, value: Double) {
      self.number = number
      self.value = value
    }
  }
}

extension LayoutIssue.InputFault: Hashable {
  /// Whether kind and value are equal. Values that are not numbers are equal to each other.
  public static func == (a: LayoutIssue.InputFault, b: LayoutIssue.InputFault) -> Bool {
    a.number == b.number && isSame(a.value, b.value)
  }

  /// Hashes the kind of the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
