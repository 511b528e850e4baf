/// Lengths that most nodes leave at their initial values; zero by default.
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

  /// Whether any limit is not 0.
  var hasLimits: Bool { minWidth != 0 || minHeight != 0 || maxWidth != 0 || maxHeight != 0 }
}

extension RareValues {
  /// The number of a length that is stored here.
  subscript(property: FlexStyle.Property) -> Double {
    @inline(__always)
    get {
      var values = self
      return values.withNumber(of: property) { $0 }
    }
    @inline(__always)
    set { withNumber(of: property) { $0 = newValue } }
  }

  @inline(__always)
  private mutating func withNumber<Result>(of property: FlexStyle.Property, _ body: (inout Double) -> Result) -> Result
  {
    switch property {
    case .minWidth: body(&minWidth)
    case .minHeight: body(&minHeight)
    case .maxWidth: body(&maxWidth)
    case .maxHeight: body(&maxHeight)
    case .marginLeft, .marginStart: body(&margin.left)
    case .marginTop: body(&margin.top)
    case .marginRight, .marginEnd: body(&margin.right)
    case .marginBottom: body(&margin.bottom)
    case .paddingLeft, .paddingStart: body(&padding.left)
    case .paddingTop: body(&padding.top)
    case .paddingRight, .paddingEnd: body(&padding.right)
    case .paddingBottom: body(&padding.bottom)
    case .borderLeft, .borderStart: body(&border.left)
    case .borderTop: body(&border.top)
    case .borderRight, .borderEnd: body(&border.right)
    case .borderBottom: body(&border.bottom)
    case .left, .start: body(&inset.left)
    case .top: body(&inset.top)
    case .right, .end: body(&inset.right)
    case .bottom: body(&inset.bottom)
    case .rowGap: body(&rowGap)
    case .columnGap: body(&columnGap)
    default: preconditionFailure("RareValues does not store this property.")
    }
  }
}

/// The storage of a style's rare values, which copies share until one of them changes.
final class RareStyle: @unchecked Sendable {
  // `Sendable` is safe, since a style mutates the object only while it is the sole owner. For the same reason no
  // exclusivity checks are needed.
  @safe @exclusivity(unchecked) var values: RareValues
  /// Values that very few styles have.
  @safe @exclusivity(unchecked) var extras: StyleExtras?

  init(values: RareValues = RareValues(), extras: StyleExtras? = nil) {
    self.values = values
    self.extras = extras
  }
}

extension RareStyle {
  /// Invalid numbers that were set.
  var faults: [LayoutIssue.StyleFault] {
    get { extras?.faults ?? [] }
    set { extras = StyleExtras(faults: newValue, layoutValues: layoutValues, expressions: expressions) }
  }

  /// The layout values of the item for arrangements.
  var layoutValues: ContiguousArray<AnyLayoutValue> {
    get { extras?.layoutValues ?? [] }
    set { extras = StyleExtras(faults: faults, layoutValues: newValue, expressions: expressions) }
  }

  /// The expressions to which numbers of the style refer.
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
