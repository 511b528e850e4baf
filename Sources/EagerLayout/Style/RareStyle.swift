/// The lengths that most nodes leave at their initial values; all zero then.
package struct RareValues: Equatable, Sendable, BitwiseCopyable {
  package var minWidth = 0.0
  package var minHeight = 0.0
  package var maxWidth = 0.0
  package var maxHeight = 0.0
  package var margin = Edges()
  package var padding = Edges()
  package var border = Edges()
  package var inset = Edges()
  package var rowGap = 0.0
  package var columnGap = 0.0
  package var aspectRatio = 0.0
  package var order = 0

  package init() {}

  /// Whether a limit is other than 0.
  @inline(__always)
  var hasLimits: Bool { minWidth != 0 || minHeight != 0 || maxWidth != 0 || maxHeight != 0 }
}

/// Where a style keeps its rare values: shared between copies until one of them changes.
final class RareStyle: @unchecked Sendable {
  // Sendable, since a style mutates it only while it is the sole owner. For the same reason there are no overlapping
  // accesses to look for.
  @safe @exclusivity(unchecked) var values: RareValues
  @safe @exclusivity(unchecked) var faults: [StyleFault]

  init(values: RareValues = RareValues(), faults: [StyleFault] = []) {
    self.values = values
    self.faults = faults
  }
}
