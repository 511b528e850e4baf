/// The storage of a style's rare values, which copies share until one of them changes.
final class RareStyle: @unchecked Sendable {
  // `Sendable` is safe, since a style mutates the object only while it is the sole owner. For the same reason, accesses
  // need no exclusivity checks.
  @safe @exclusivity(unchecked) var values: RareValues
  /// Values that very few styles have.
  @safe @exclusivity(unchecked) var extras: StyleExtras?

  init(values: RareValues = RareValues(), extras: StyleExtras? = nil) {
    self.values = values
    self.extras = extras
  }
}

extension RareStyle {
  /// The values that are not used as they were set (``FlexStyle/faults``).
  var faults: [LayoutIssue.StyleFault] {
    get { extras?.faults ?? [] }
    set { extras = StyleExtras(faults: newValue, layoutValues: layoutValues, expressions: expressions) }
  }

  var layoutValues: ContiguousArray<AnyLayoutValue> {
    get { extras?.layoutValues ?? [] }
    set { extras = StyleExtras(faults: faults, layoutValues: newValue, expressions: expressions) }
  }

  /// The expressions of calculated lengths, retained here: the `Double` of such a length only encodes their address.
  var expressions: [CalculatedLength] {
    get { extras?.expressions ?? [] }
    set { extras = StyleExtras(faults: faults, layoutValues: layoutValues, expressions: newValue) }
  }
}

/// Values that very few styles have, behind one reference, so that other styles need not retain and release them.
final class StyleExtras: Sendable {
  let faults: [LayoutIssue.StyleFault]
  let layoutValues: ContiguousArray<AnyLayoutValue>
  let expressions: [CalculatedLength]

  init(
    faults: [LayoutIssue.StyleFault], layoutValues: ContiguousArray<AnyLayoutValue>, expressions: [CalculatedLength]
  ) {
    self.faults = faults
    self.layoutValues = layoutValues
    self.expressions = expressions
  }
}
