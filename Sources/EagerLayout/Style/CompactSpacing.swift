/// Margins, paddings and gaps in sixteenths of a point or percent. Most styles use this form, which needs no object.
///
/// The numbers are multiples of 1/16 whose magnitude is below 2048, such as 8 or 12.5. Other numbers, such as 0.1, and
/// references to expressions need a ``RareStyle``.
struct CompactSpacing: Equatable, Sendable, BitwiseCopyable {
  // Each vector has the values of a ``RareGroup`` in their order. The last two of `gaps` stay 0: no ratio, no order.
  private var margin = SIMD4<Int16>(), padding = SIMD4<Int16>(), gaps = SIMD4<Int16>()

  /// Stores the number of a length. Returns `false`, and changes nothing, if this form cannot store it.
  @inline(__always)
  mutating func store(_ number: Double, for property: FlexStyle.Property) -> Bool {
    guard number.magnitude < 2048 else { return false }
    let sixteenths = Int16(number * 16)
    guard Double(sixteenths) == number * 16 else { return false }
    switch property {
    case .marginLeft, .marginStart: margin[0] = sixteenths
    case .marginTop: margin[1] = sixteenths
    case .marginRight, .marginEnd: margin[2] = sixteenths
    case .marginBottom: margin[3] = sixteenths
    case .paddingLeft, .paddingStart: padding[0] = sixteenths
    case .paddingTop: padding[1] = sixteenths
    case .paddingRight, .paddingEnd: padding[2] = sixteenths
    case .paddingBottom: padding[3] = sixteenths
    case .rowGap: gaps[0] = sixteenths
    case .columnGap: gaps[1] = sixteenths
    default: return false
    }
    return true
  }

  @inline(__always)
  func group(_ kind: RareGroup.Kind) -> RareGroup {
    switch kind {
    case .margin: RareGroup(sixteenths: margin)
    case .padding: RareGroup(sixteenths: padding)
    case .gaps: RareGroup(sixteenths: gaps)
    case .border, .inset, .limits: RareGroup()
    }
  }
}

extension RareGroup {
  @inline(__always)
  fileprivate init(sixteenths: SIMD4<Int16>) {
    (left, top) = (Double(sixteenths[0]) / 16, Double(sixteenths[1]) / 16)
    (right, bottom) = (Double(sixteenths[2]) / 16, Double(sixteenths[3]) / 16)
  }
}

extension RareValues {
  init(_ spacing: CompactSpacing) {
    self.init()
    self[.margin] = spacing.group(.margin)
    self[.padding] = spacing.group(.padding)
    self[.gaps] = spacing.group(.gaps)
  }
}
