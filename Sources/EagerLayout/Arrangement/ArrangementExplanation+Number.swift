extension ArrangementExplanation {
  /// A number that knows where it comes from. Calculating with it makes others that do.
  public struct Number: Sendable {
    /// The number.
    public let value: Double
    let origin: Origin

    init(_ value: Double, _ origin: Origin) {
      self.value = value
      self.origin = origin
    }

    /// Where a number comes from. Items are meant by their nodes.
    enum Origin: Sendable {
      case inner(LayoutTrace.Step.Axis)
      case gap(LayoutTrace.Step.Axis)
      case contribution(Int, isLeast: Bool)
      case outer(Int, LayoutTrace.Step.Axis)
      case ownHeight(Int)
      case start(Int, LayoutTrace.Step.Axis)
      case said(LayoutTrace.Term, LayoutTrace.Step.Axis?)
      case count
      /// What was told, by its place.
      case found(Int, LayoutTrace.Step.Axis?)
      case made(LayoutTrace.Step.Operation, [Number])
    }

    /// Along which axis it is; nil where that is not said.
    var axis: LayoutTrace.Step.Axis? {
      switch origin {
      case .inner(let axis), .gap(let axis), .outer(_, let axis), .start(_, let axis): axis
      case .contribution: .horizontal
      case .ownHeight: .vertical
      case .said(_, let axis), .found(_, let axis): axis
      case .made(_, let numbers): numbers.lazy.compactMap { $0.axis }.first
      case .count: nil
      }
    }
  }
}

// Calculating.
extension ArrangementExplanation.Number {
  /// Both together.
  public static func + (a: Self, b: Self) -> Self { a.with(b, .sum, a.value + b.value) }

  /// The first less the second.
  public static func - (a: Self, b: Self) -> Self { a.with(b, .difference, a.value - b.value) }

  /// Both multiplied.
  public static func * (a: Self, b: Self) -> Self { a.with(b, .product, a.value * b.value) }

  /// The first divided by the second; by nothing, that is 0.
  public static func / (a: Self, b: Self) -> Self { a.with(b, .quotient, b.value == 0 ? 0 : a.value / b.value) }

  /// Multiplied by a mere count.
  public static func * (a: Self, b: Double) -> Self { a * Self(b, .count) }

  /// Divided by a mere count.
  public static func / (a: Self, b: Double) -> Self { a / Self(b, .count) }

  /// All together: 0 where there are none.
  public static func sum(_ numbers: [Self]) -> Self {
    if numbers.isEmpty { return Self(0, .count) }
    return numbers.count == 1 ? numbers[0] : Self(numbers.reduce(0) { $0 + $1.value }, .made(.sum, numbers))
  }

  /// The greatest: 0 where there are none.
  public static func greatest(_ numbers: [Self]) -> Self { best(numbers, .greatest) { $0 > $1 } }

  /// The least: 0 where there are none.
  public static func least(_ numbers: [Self]) -> Self { best(numbers, .least) { $0 < $1 } }

  private static func best(
    _ numbers: [Self], _ operation: LayoutTrace.Step.Operation, _ isBetter: (Double, Double) -> Bool
  ) -> Self {
    guard var best = numbers.first?.value else { return Self(0, .count) }
    if numbers.count == 1 { return numbers[0] }
    for number in numbers where isBetter(number.value, best) { best = number.value }
    return Self(best, .made(operation, numbers))
  }

  /// What is made of this and another number. Of several sums, or differences, in a row it is one.
  private func with(_ other: Self, _ operation: LayoutTrace.Step.Operation, _ value: Double) -> Self {
    if case .made(operation, let numbers) = origin, operation == .sum || operation == .difference {
      return Self(value, .made(operation, numbers + [other]))
    }
    return Self(value, .made(operation, [self, other]))
  }
}
