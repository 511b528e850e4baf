extension LayoutIssue {
  /// A number in a style that made no sense, and that the style therefore does not hold; or a direction or an edge that it does not.
  public struct StyleFault: Sendable {
    /// What was wrong with it.
    public enum Reason: UInt8, Equatable, Sendable {
      /// Not a number, or infinite: counts as not given.
      case notFinite
      /// Negative where CSS allows none: the initial value stands.
      case negative
      /// Beyond 1e9, or a ratio below 1e-9: that limit stands.
      case tooLarge
      /// A ``FlexStyle/FlexDirection`` along the other axis, by its raw value, given to a `Row` or `Column`, which keeps its own.
      case otherAxis
      /// An edge by direction beside an edge by side, such as `marginStart` beside `marginLeft`: which of them wins would depend
      /// on the direction. What was set last stands, and the opposite edge is as from left to right.
      case mixedEdges
    }

    /// The property that was set.
    public var property: FlexStyle.Property
    /// What was wrong with the value.
    public var reason: Reason
    /// The value as it was given.
    public var value: Double
  }
}

extension LayoutIssue.StyleFault: Hashable {
  /// Whether property, reason and value are the same; a value that is not a number is equal to another such.
  public static func == (a: LayoutIssue.StyleFault, b: LayoutIssue.StyleFault) -> Bool {
    a.property == b.property && a.reason == b.reason && isSame(a.value, b.value)
  }

  /// Hashes property and reason.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    hasher.combine(reason)
  }
}

/// Numbers beyond this magnitude are limited to it, so that sums stay exact enough and finite.
package let largestLength = 1e9

extension FlexStyle {
  /// What a number may be.
  package enum Range { case any, nonNegative }

  /// The number as a style may hold it; nil, and a fault, where it counts as not given.
  package mutating func checked(_ value: Double, _ property: FlexStyle.Property, _ range: Range) -> Double? {
    if value >= 0 && value <= largestLength { return value }
    return checkedSlowly(value, property, range)
  }

  @inline(never)
  private mutating func checkedSlowly(_ value: Double, _ property: FlexStyle.Property, _ range: Range) -> Double? {
    guard value.isFinite else {
      note(LayoutIssue.StyleFault(property: property, reason: .notFinite, value: value))
      return nil
    }
    if value < 0 && range == .nonNegative {
      note(LayoutIssue.StyleFault(property: property, reason: .negative, value: value))
      return nil
    }
    guard value.magnitude > largestLength else { return value }
    note(LayoutIssue.StyleFault(property: property, reason: .tooLarge, value: value))
    return value < 0 ? -largestLength : largestLength
  }

  /// A ratio, of which the reciprocal has to make sense too.
  mutating func checkedRatio(_ value: Double) -> Double? {
    guard value > 0 && value < 1 / largestLength else { return checked(value, .aspectRatio, .nonNegative) }
    note(LayoutIssue.StyleFault(property: .aspectRatio, reason: .tooLarge, value: value))
    return 1 / largestLength
  }

  /// Takes back what was noted.
  mutating func forgetFaults(where isPast: (LayoutIssue.StyleFault) -> Bool) {
    mutateRare { $0.faults.removeAll(where: isPast) }
    keywords[.hasFaults] = faults.isEmpty ? 0 : 1
  }

  mutating func note(_ fault: LayoutIssue.StyleFault) {
    keywords[.hasFaults] = 1
    mutateRare { $0.faults.append(fault) }
  }
}
