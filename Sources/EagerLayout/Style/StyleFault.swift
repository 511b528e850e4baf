extension LayoutIssue {
  /// A value in a style that is not used as it was set: an invalid number, a direction, or an edge.
  public struct StyleFault: Sendable {
    /// The reason why the value is not used as set.
    public enum Reason: UInt8, Equatable, Sendable {
      /// Not a number, or infinite; counts as not set.
      case notFinite
      /// Negative where CSS allows no negative numbers; the initial value is used.
      case negative
      /// Larger than 1e9 in magnitude, or a positive ratio below 1e-9; the limit is used.
      case tooLarge
      /// A ``FlexStyle/FlexDirection`` (by raw value) along the other axis, set for a `Row` or `Column`. It is ignored.
      case otherAxis
      /// An edge set by direction together with an edge set by side, such as `marginStart` and `marginLeft`. Which of
      /// the two wins would depend on the writing direction. The value that was set last is used, and the opposite edge
      /// is resolved as in left-to-right text.
      case mixedEdges
    }

    /// The property that was set.
    public var property: FlexStyle.Property
    /// The reason why the value is not used as set.
    public var reason: Reason
    /// The value that was set.
    public var value: Double
  }
}

extension LayoutIssue.StyleFault: Hashable {
  /// Whether property, reason and value are equal. Values that are not numbers are equal to each other.
  public static func == (a: LayoutIssue.StyleFault, b: LayoutIssue.StyleFault) -> Bool {
    a.property == b.property && a.reason == b.reason && isSame(a.value, b.value)
  }

  /// Hashes the property and the reason.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    hasher.combine(reason)
  }
}

/// The maximum magnitude of numbers, which keeps sums finite and exact enough. Larger numbers are clamped.
package let largestLength = 1e9

extension FlexStyle {
  /// The valid range of a number.
  package enum Range { case any, nonNegative }

  /// Returns the number to store, or `nil` if it counts as not set. An invalid number is recorded as a fault.
  package mutating func checked(_ value: Double, _ property: FlexStyle.Property, _ range: Range) -> Double? {
    if value >= 0 && value <= largestLength { return value }
    return checkedUncommon(value, property, range)
  }

  @inline(never)
  private mutating func checkedUncommon(_ value: Double, _ property: FlexStyle.Property, _ range: Range) -> Double? {
    guard value.isFinite else {
      recordFault(LayoutIssue.StyleFault(property: property, reason: .notFinite, value: value))
      return nil
    }
    if value < 0 && range == .nonNegative {
      recordFault(LayoutIssue.StyleFault(property: property, reason: .negative, value: value))
      return nil
    }
    guard value.magnitude > largestLength else { return value }
    recordFault(LayoutIssue.StyleFault(property: property, reason: .tooLarge, value: value))
    return value < 0 ? -largestLength : largestLength
  }

  /// Returns the ratio to store, or `nil` if it counts as not set. The reciprocal of a ratio must be a valid number
  /// too.
  mutating func checkedRatio(_ value: Double) -> Double? {
    guard value > 0 && value < 1 / largestLength else { return checked(value, .aspectRatio, .nonNegative) }
    recordFault(LayoutIssue.StyleFault(property: .aspectRatio, reason: .tooLarge, value: value))
    return 1 / largestLength
  }

  mutating func forgetFaults(where isPast: (LayoutIssue.StyleFault) -> Bool) {
    mutateRare { $0.faults.removeAll(where: isPast) }
    keywords[.hasFaults] = faults.isEmpty ? 0 : 1
  }

  mutating func recordFault(_ fault: LayoutIssue.StyleFault) {
    keywords[.hasFaults] = 1
    mutateRare { $0.faults.append(fault) }
  }
}
