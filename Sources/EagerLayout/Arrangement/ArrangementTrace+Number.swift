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
      /// The width or height of the container's content box.
      case inner(LayoutTrace.Step.Axis)
      case gap(LayoutTrace.Step.Axis)
      /// An intrinsic width of an item, with margins.
      case contribution(Int, isMinContent: Bool)
      /// The width or height of an item, with margins.
      case outer(Int, LayoutTrace.Step.Axis)
      /// The height, with margins, that an item has unless the arrangement sets another height.
      case ownHeight(Int)
      /// The position of an item's margin box.
      case start(Int, LayoutTrace.Step.Axis)
      /// A number from the arrangement or from a layout value.
      case named(LayoutTrace.Term, LayoutTrace.Step.Axis?)
      /// A plain number without a name.
      case count
      /// The number of a recorded entry, by the entry's index.
      case recorded(Int, LayoutTrace.Step.Axis?)
      case calculated(LayoutTrace.Step.Operation, [Number])
    }

    /// The axis of the number; `nil` if it has none.
    var axis: LayoutTrace.Step.Axis? {
      switch origin {
      case .inner(let axis), .gap(let axis), .outer(_, let axis), .start(_, let axis): axis
      case .contribution: .horizontal
      case .ownHeight: .vertical
      case .named(_, let axis), .recorded(_, let axis): axis
      case .calculated(_, let numbers): numbers.lazy.compactMap { $0.axis }.first
      case .count: nil
      }
    }
  }
}

// Arithmetic, which records the operation and its operands.
extension ArrangementTrace.Number {
  /// Returns the sum of two numbers.
  public static func + (a: Self, b: Self) -> Self { a.combined(b, .sum, a.value + b.value) }

  /// Returns the difference of two numbers.
  public static func - (a: Self, b: Self) -> Self { a.combined(b, .difference, a.value - b.value) }

  /// Returns the product of two numbers.
  public static func * (a: Self, b: Self) -> Self { a.combined(b, .product, a.value * b.value) }

  /// Returns the quotient of two numbers, or 0 for a division by 0.
  public static func / (a: Self, b: Self) -> Self { a.combined(b, .quotient, b.value == 0 ? 0 : a.value / b.value) }

  /// Returns the product of a number and a plain factor.
  public static func * (a: Self, b: Double) -> Self { a * Self(b, .count) }

  /// Returns the quotient of a number and a plain divisor.
  public static func / (a: Self, b: Double) -> Self { a / Self(b, .count) }

  /// Returns the sum of some numbers; 0 without any.
  public static func sum(_ numbers: [Self]) -> Self {
    if numbers.isEmpty { return Self(0, .count) }
    return numbers.count == 1 ? numbers[0] : Self(numbers.reduce(0) { $0 + $1.value }, .calculated(.sum, numbers))
  }

  /// Returns the largest of some numbers; 0 without any.
  public static func greatest(_ numbers: [Self]) -> Self { extreme(numbers, .greatest) { $0 > $1 } }

  /// Returns the smallest of some numbers; 0 without any.
  public static func least(_ numbers: [Self]) -> Self { extreme(numbers, .least) { $0 < $1 } }

  private static func extreme(
    _ numbers: [Self], _ operation: LayoutTrace.Step.Operation, _ precedes: (Double, Double) -> Bool
  ) -> Self {
    guard var extreme = numbers.first?.value else { return Self(0, .count) }
    if numbers.count == 1 { return numbers[0] }
    for number in numbers where precedes(number.value, extreme) { extreme = number.value }
    return Self(extreme, .calculated(operation, numbers))
  }

  /// Returns the result of an operation with this and another number as operands. A chain of sums, or of differences,
  /// becomes one operation.
  private func combined(_ other: Self, _ operation: LayoutTrace.Step.Operation, _ result: Double) -> Self {
    if case .calculated(operation, let numbers) = origin, operation == .sum || operation == .difference {
      return Self(result, .calculated(operation, numbers + [other]))
    }
    return Self(result, .calculated(operation, [self, other]))
  }
}
