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
    default: preconditionFailure("A rare value is asked for a property that it does not hold.")
    }
  }
}

/// Where a style keeps its rare values: shared between copies until one of them changes.
final class RareStyle: @unchecked Sendable {
  // Sendable, since a style mutates it only while it is the sole owner. For the same reason there are no overlapping
  // accesses to look for.
  @safe @exclusivity(unchecked) var values: RareValues
  /// What hardly any style has.
  @safe @exclusivity(unchecked) var extras: StyleExtras?

  init(values: RareValues = RareValues(), extras: StyleExtras? = nil) {
    self.values = values
    self.extras = extras
  }
}

extension RareStyle {
  /// Numbers that made no sense.
  var faults: [LayoutIssue.StyleFault] {
    get { extras?.faults ?? [] }
    set { extras = StyleExtras(faults: newValue, parameters: parameters) }
  }

  /// What items of the style say to arrangements.
  var parameters: ContiguousArray<AnyParameter> {
    get { extras?.parameters ?? [] }
    set { extras = StyleExtras(faults: faults, parameters: newValue) }
  }
}

/// What hardly any style has, behind one reference: the others neither keep it nor let go of it.
final class StyleExtras: Sendable {
  let faults: [LayoutIssue.StyleFault]
  let parameters: ContiguousArray<AnyParameter>

  init(faults: [LayoutIssue.StyleFault], parameters: ContiguousArray<AnyParameter>) {
    self.faults = faults
    self.parameters = parameters
  }
}
