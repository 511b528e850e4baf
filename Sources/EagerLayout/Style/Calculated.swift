extension FlexStyle {
  /// A length that is computed from lengths and percentages, as by CSS `calc()`, `min()`, `max()` and `clamp()`.
  ///
  ///     Row { Fixed(height: 20).width(.percent(50) - 10) }             // calc(50% - 10px)
  ///     Column { … }.width(.min(640, .percent(100)))                   // min(640px, 100%)
  ///     Column { … }.padding(.clamp(8, .percent(5), 40))
  ///
  /// Percentages in it refer to what a percentage of the property refers to. If that is indefinite, the whole value
  /// behaves as a percentage would. Where a property allows no negative values, a negative result counts as 0 (CSS
  /// Values 4 §10).
  public struct Calculated: Hashable, Sendable {
    package let length: CalculatedLength

    package init(_ length: CalculatedLength) { self.length = length }

    package init(_ expression: LengthExpression) { self.init(CalculatedLength(expression)) }

    package var expression: LengthExpression { length.expression }
  }
}

/// An expression of lengths and percentages. `+`, `*`, `smallest` and `largest` simplify the expressions that they
/// return.
package indirect enum LengthExpression: Hashable, Sendable {
  /// A length in points, plus a percentage if there is one.
  case linear(points: Double, percent: Double?)
  /// The sum of several expressions, at most one of which is linear.
  case sum([LengthExpression])
  /// A multiple of an expression that is not linear.
  case product(LengthExpression, Double)
  case min([LengthExpression])
  case max([LengthExpression])
}

extension LengthExpression {
  /// Returns the length in points. Percentages refer to `basis`.
  package func length(of basis: Double) -> Double {
    switch self {
    case .linear(let points, let percent): points + (percent ?? 0) / 100 * basis
    case .sum(let terms): terms.reduce(0) { $0 + $1.length(of: basis) }
    case .product(let term, let factor): term.length(of: basis) * factor
    case .min(let terms): terms.reduce(.infinity) { Swift.min($0, $1.length(of: basis)) }
    case .max(let terms): terms.reduce(-.infinity) { Swift.max($0, $1.length(of: basis)) }
    }
  }

  package var hasPercentage: Bool {
    switch self {
    case .linear(_, let percent): percent != nil
    case .sum(let terms), .min(let terms), .max(let terms): terms.contains { $0.hasPercentage }
    case .product(let term, _): term.hasPercentage
    }
  }

  package static func + (a: LengthExpression, b: LengthExpression) -> LengthExpression {
    var terms: [LengthExpression] = [], points = 0.0, percent: Double?
    for summand in [a, b] {
      var summandTerms = [summand]
      if case .sum(let terms) = summand { summandTerms = terms }
      for term in summandTerms {
        if case .linear(let termPoints, let termPercent) = term {
          points += termPoints
          if let termPercent { percent = (percent ?? 0) + termPercent }
        } else {
          terms.append(term)
        }
      }
    }
    let linear = LengthExpression.linear(points: points, percent: percent)
    if terms.isEmpty { return linear }
    if points != 0 || percent != nil { terms.append(linear) }
    return terms.count == 1 ? terms[0] : .sum(terms)
  }

  package static func * (a: LengthExpression, factor: Double) -> LengthExpression {
    // Infinity counts as the largest number, and NaN as 0 (CSS Values 4 §10.9).
    let factor = factor == factor ? Swift.max(-largestLength, Swift.min(factor, largestLength)) : 0
    return switch a {
    case .linear(let points, let percent): .linear(points: points * factor, percent: percent.map { $0 * factor })
    case .sum(let terms): .sum(terms.map { $0 * factor })
    case .product(let term, let other): .product(term, other * factor)
    case .min, .max: factor == 1 ? a : .product(a, factor)
    }
  }

  /// Returns the smallest of several expressions. Without percentages, the result is a length.
  package static func smallest(_ terms: [LengthExpression]) -> LengthExpression {
    terms.count == 1 ? terms[0] : LengthExpression.min(terms).simplified
  }

  /// Returns the largest of several expressions. Without percentages, the result is a length.
  package static func largest(_ terms: [LengthExpression]) -> LengthExpression {
    terms.count == 1 ? terms[0] : LengthExpression.max(terms).simplified
  }

  /// The expression, or its length if it contains no percentage.
  private var simplified: LengthExpression { hasPercentage ? self : .linear(points: length(of: 0), percent: nil) }

  /// The expression as CSS, such as `calc(50% - 10px)`.
  package var css: String {
    switch self {
    case .linear(let points, nil): decimal(points) + "px"
    case .linear(0, let percent?): decimal(percent) + "%"
    default: isCSSFunction ? cssTerm : "calc(\(cssTerm))"
    }
  }

  private var isCSSFunction: Bool {
    switch self {
    case .min, .max: true
    case .linear, .sum, .product: false
    }
  }

  /// The expression as CSS inside a function, where `calc()` is not needed.
  private var cssTerm: String {
    switch self {
    case .linear(let points, let percent):
      guard let percent else { return decimal(points) + "px" }
      if points == 0 { return decimal(percent) + "%" }
      return "\(decimal(percent))% \(points < 0 ? "-" : "+") \(decimal(points.magnitude))px"
    case .sum(let terms): return terms.map { $0.cssTerm }.joined(separator: " + ")
    case .product(let expression, let factor): return "\(expression.cssTerm) * \(decimal(factor))"
    case .min(let terms): return "min(\(terms.map { $0.cssTerm }.joined(separator: ", ")))"
    case .max(let terms): return "max(\(terms.map { $0.cssTerm }.joined(separator: ", ")))"
    }
  }
}

extension FlexStyle.Calculated: LengthValue, AutoLengthValue, SizeLengthValue, FlexBasisValue {
  /// The value as a ``FlexStyle/Length``.
  public var _length: FlexStyle.Length? { FlexStyle.Length(StoredLength(self)) }
  /// The value as a ``FlexStyle/AutoLength``.
  public var _autoLength: FlexStyle.AutoLength? { FlexStyle.AutoLength(StoredLength(self)) }
  /// The value as a ``FlexStyle/SizeLength``.
  public var _sizeLength: FlexStyle.SizeLength? { FlexStyle.SizeLength(StoredLength(self)) }
  /// The value as a ``FlexStyle/FlexBasis``.
  public var _flexBasis: FlexStyle.FlexBasis? { FlexStyle.FlexBasis(StoredLength(self)) }
}

extension FlexStyle.Calculated: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a length in points.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// Creates a length in points.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a length in points.
  public init(_ points: some NumberValue) { self.init(.linear(points: points._number, percent: nil)) }

  /// A length in points.
  public static func points(_ points: Double) -> Self { Self(points) }

  /// A percentage of what a percentage of the property refers to; 50 is one half.
  public static func percent(_ percent: Double) -> Self { Self(.linear(points: 0, percent: percent)) }

  /// Adds two lengths: `.percent(50) + 10`.
  public static func + (a: Self, b: Self) -> Self { Self(a.expression + b.expression) }

  /// Subtracts a length: `.percent(50) - 10`.
  public static func - (a: Self, b: Self) -> Self { Self(a.expression + b.expression * -1) }

  /// Multiplies a length: `.percent(50) * 0.5`.
  public static func * (a: Self, factor: Double) -> Self { Self(a.expression * factor) }

  /// Divides a length: `(.percent(100) - 20) / 3`.
  public static func / (a: Self, divisor: Double) -> Self { Self(a.expression * (1 / divisor)) }

  /// Adds a number of points of any type.
  public static func + (a: Self, b: some NumberValue) -> Self { a + Self(b) }

  /// Subtracts a number of points of any type.
  public static func - (a: Self, b: some NumberValue) -> Self { a - Self(b) }
}

extension FlexStyle.Length {
  /// Returns the length in points. Percentages refer to `basis`.
  package func points(of basis: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): percent / 100 * basis
    case .calculated(let calculated): Swift.max(0, calculated.expression.length(of: basis))
    }
  }
}

extension AnyLengthValue where Self == FlexStyle.Calculated {
  /// The smallest of several lengths: `.min(640, .percent(100))`. CSS `min()`.
  public static func min(_ lengths: FlexStyle.Calculated...) -> Self { Self(.smallest(lengths.map { $0.expression })) }

  /// The largest of several lengths: `.max(200, .percent(50))`. CSS `max()`.
  public static func max(_ lengths: FlexStyle.Calculated...) -> Self { Self(.largest(lengths.map { $0.expression })) }

  /// A length between two limits: `.clamp(200, .percent(50), 400)`. The minimum wins. CSS `clamp()`.
  public static func clamp(
    _ minimum: FlexStyle.Calculated, _ length: FlexStyle.Calculated, _ maximum: FlexStyle.Calculated
  ) -> Self { .max(minimum, .min(length, maximum)) }
}

/// The expression of a calculated length, as an object to which the number of the length refers.
///
/// The engine stores every length as a `Double`. For a calculated length, the `Double` is a reference: the address of
/// this object plus 2^52. Other lengths are at most 1e9, so they are never mistaken for references. A style or tree
/// that stores a reference also retains the object.
package final class CalculatedLength: Sendable {
  package let expression: LengthExpression
  /// Whether a negative result counts as 0.
  private let isNonNegative: Bool

  init(_ expression: LengthExpression, isNonNegative: Bool = false) {
    self.expression = expression
    self.isNonNegative = isNonNegative
  }

  /// Returns the length in points, within the valid range. Percentages refer to `basis`.
  private func length(of basis: Double) -> Double {
    let length = expression.length(of: basis)
    // A division by 0 may yield NaN, which counts as 0.
    guard length == length else { return 0 }
    return max(isNonNegative ? 0 : -largestLength, min(length, largestLength))
  }

  /// Returns this object if it has this range, otherwise an object with the same expression and this range.
  func withRange(_ range: FlexStyle.Range) -> CalculatedLength {
    let isNonNegative = range == .nonNegative
    return isNonNegative == self.isNonNegative ? self : CalculatedLength(expression, isNonNegative: isNonNegative)
  }

  private static let offset = 0x1p52

  /// The `Double` that is stored instead of a length. It encodes the address of this object.
  package var reference: Double {
    let address = UInt(bitPattern: unsafe Unmanaged.passUnretained(self).toOpaque())
    require(UInt64(address) < 1 &<< 52, "Calculated lengths need addresses of at most 52 bits.")
    return Self.offset + Double(address)
  }

  /// Whether a stored number is a reference to an expression, instead of a length.
  @inline(__always)
  package static func isReference(_ number: Double) -> Bool { number >= offset && number < 2 * offset }

  package static func object(_ reference: Double) -> CalculatedLength {
    unsafe unmanaged(reference).takeUnretainedValue()
  }

  /// Returns the length in points for a reference. Percentages refer to `basis`.
  @inline(never)
  static func length(_ reference: Double, of basis: Double) -> Double {
    unsafe unmanaged(reference)._withUnsafeGuaranteedRef { $0.length(of: basis) }
  }

  private static func unmanaged(_ reference: Double) -> Unmanaged<CalculatedLength> {
    guard let address = unsafe UnsafeRawPointer(bitPattern: UInt(reference - offset)) else {
      preconditionFailure("Error in EagerLayout: a calculated length has no expression. Please report it.")
    }
    return unsafe .fromOpaque(address)
  }

  /// Whether two stored numbers are equal lengths, or references to equal expressions.
  static func areEqual(_ a: Double, _ b: Double) -> Bool {
    a == b || isReference(a) && isReference(b) && object(a) == object(b)
  }
}

extension CalculatedLength: Hashable {
  package static func == (a: CalculatedLength, b: CalculatedLength) -> Bool { a.expression == b.expression }

  package func hash(into hasher: inout Hasher) { hasher.combine(expression) }
}

// A style retains the expressions to which its numbers refer.
extension FlexStyle {
  /// Retains the expressions of all references, and releases expressions without a reference.
  ///
  /// - Parameter newExpression: an expression to which a number refers, but which the style does not retain yet.
  mutating func storeExpressions(with newExpression: CalculatedLength? = nil) {
    let expressions = numbers.filter { CalculatedLength.isReference($0) }.map { CalculatedLength.object($0) }
    mutateRare { $0.expressions = expressions }
    withExtendedLifetime(newExpression) {}
  }

  /// The stored numbers of all lengths that have a unit. Such a number may be a reference.
  private var numbers: [Double] {
    var numbers = [widthValue, heightValue, basisValue]
    rareValues.forEachNumber { numbers.append($0) }
    return numbers
  }

  func hasSameNumbers(as other: FlexStyle) -> Bool {
    widthValue == other.widthValue && heightValue == other.heightValue && basisValue == other.basisValue
      && (spacing == other.spacing && rare === other.rare || rareValues == other.rareValues)
      || hasSameNumbersOrExpressions(as: other)
  }

  @inline(never)
  private func hasSameNumbersOrExpressions(as other: FlexStyle) -> Bool {
    guard rare?.expressions.count ?? 0 > 0, rareValues.withoutNumbers == other.rareValues.withoutNumbers else {
      return false
    }
    return zip(numbers, other.numbers).allSatisfy { CalculatedLength.areEqual($0, $1) }
  }
}

extension RareValues {
  func forEachNumber(_ body: (Double) -> Void) {
    for property in FlexStyle.Property.allCases where property.kind.hasUnit && property.isRareValue {
      body(self[property])
    }
  }

  fileprivate var withoutNumbers: RareValues {
    var values = RareValues()
    (values.border, values.aspectRatio, values.order, values.lineCount) = (border, aspectRatio, order, lineCount)
    return values
  }
}

extension FlexStyle.Property {
  /// Whether a length is stored among the rare values under its own name. Edges by direction are stored as left and
  /// right.
  fileprivate var isRareValue: Bool {
    switch self {
    case .width, .height, .flexBasis: false
    default: !isByDirection
    }
  }
}

extension NodeRecord {
  /// Calls a function with the numbers that are references to expressions.
  func forEachReference(in groups: ContiguousArray<RareGroup>, _ body: (Double) -> Void) {
    // Calculated lengths have the unit of percentages.
    guard units.mayHavePercentages else { return }
    for value in [widthValue, heightValue, basisValue] where CalculatedLength.isReference(value) { body(value) }
    RareValues(self, in: groups).forEachNumber { if CalculatedLength.isReference($0) { body($0) } }
  }
}
