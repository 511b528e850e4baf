extension ArrangementTrace {
  /// A number with its origin. Arithmetic on such numbers yields numbers with an origin.
  public struct Number: Sendable {
    /// The value.
    public let value: Double
    let origin: Origin

    init(_ value: Double, _ origin: Origin) {
      self.value = value
      self.origin = origin
    }

    /// The origin of a number. Items are identified by their nodes.
    enum Origin: Sendable {
      case inner(LayoutTrace.Step.Axis)
      case gap(LayoutTrace.Step.Axis)
      case contribution(Int, isMinContent: Bool)
      case outer(Int, LayoutTrace.Step.Axis)
      case ownHeight(Int)
      case start(Int, LayoutTrace.Step.Axis)
      case named(LayoutTrace.Term, LayoutTrace.Step.Axis?)
      case count
      /// A recorded number, by its index.
      case found(Int, LayoutTrace.Step.Axis?)
      case made(LayoutTrace.Step.Operation, [Number])
    }

    /// The axis of the number; `nil` if it has none.
    var axis: LayoutTrace.Step.Axis? {
      switch origin {
      case .inner(let axis), .gap(let axis), .outer(_, let axis), .start(_, let axis): axis
      case .contribution: .horizontal
      case .ownHeight: .vertical
      case .named(_, let axis), .found(_, let axis): axis
      case .made(_, let numbers): numbers.lazy.compactMap { $0.axis }.first
      case .count: nil
      }
    }
  }
}

// Arithmetic.
extension ArrangementTrace.Number {
  /// Returns the sum of two numbers.
  public static func + (a: Self, b: Self) -> Self { a.with(b, .sum, a.value + b.value) }

  /// Returns the difference of two numbers.
  public static func - (a: Self, b: Self) -> Self { a.with(b, .difference, a.value - b.value) }

  /// Returns the product of two numbers.
  public static func * (a: Self, b: Self) -> Self { a.with(b, .product, a.value * b.value) }

  /// Returns the quotient of two numbers, or 0 for a division by 0.
  public static func / (a: Self, b: Self) -> Self { a.with(b, .quotient, b.value == 0 ? 0 : a.value / b.value) }

  /// Returns the product of a number and a plain factor.
  public static func * (a: Self, b: Double) -> Self { a * Self(b, .count) }

  /// Returns the quotient of a number and a plain divisor.
  public static func / (a: Self, b: Double) -> Self { a / Self(b, .count) }

  /// Returns the sum of some numbers; 0 without any.
  public static func sum(_ numbers: [Self]) -> Self {
    if numbers.isEmpty { return Self(0, .count) }
    return numbers.count == 1 ? numbers[0] : Self(numbers.reduce(0) { $0 + $1.value }, .made(.sum, numbers))
  }

  /// Returns the largest of some numbers; 0 without any.
  public static func greatest(_ numbers: [Self]) -> Self { best(numbers, .greatest) { $0 > $1 } }

  /// Returns the smallest of some numbers; 0 without any.
  public static func least(_ numbers: [Self]) -> Self { best(numbers, .least) { $0 < $1 } }

  private static func best(
    _ numbers: [Self], _ operation: LayoutTrace.Step.Operation, _ isBetter: (Double, Double) -> Bool
  ) -> Self {
    guard var best = numbers.first?.value else { return Self(0, .count) }
    if numbers.count == 1 { return numbers[0] }
    for number in numbers where isBetter(number.value, best) { best = number.value }
    return Self(best, .made(operation, numbers))
  }

  /// Returns a number with this and another number as operands. Chained sums or differences become one operation.
  private func with(_ other: Self, _ operation: LayoutTrace.Step.Operation, _ value: Double) -> Self {
    if case .made(operation, let numbers) = origin, operation == .sum || operation == .difference {
      return Self(value, .made(operation, numbers + [other]))
    }
    return Self(value, .made(operation, [self, other]))
  }
}
