/// The storage of a style's rare values, which copies share until one of them changes.
final class RareStyle: @unchecked Sendable {
  // `Sendable` is safe, since a style mutates the object only while it is the sole owner. For the same reason, accesses
  // need no exclusivity checks.
  @safe @exclusivity(unchecked) var values: RareValues
  /// The values that are not used as they were set (``FlexStyle/faults``).
  @safe @exclusivity(unchecked) var faults: [LayoutIssue.StyleFault] = []
  @safe @exclusivity(unchecked) var layoutValues: ContiguousArray<AnyLayoutValue> = []
  /// The expressions of calculated lengths, retained here: the `Double` of such a length only encodes their address.
  @safe @exclusivity(unchecked) var expressions: [CalculatedLength] = []

  init(values: RareValues) { self.values = values }

  init(copying other: RareStyle) {
    (values, faults, layoutValues, expressions) = (other.values, other.faults, other.layoutValues, other.expressions)
  }
}
