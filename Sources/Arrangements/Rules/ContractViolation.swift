/// A rule for arrangements that an arrangement violates.
public struct ContractViolation: Equatable, Sendable {
  /// The rules for arrangements.
  @nonexhaustive
  public enum Rule: Equatable, Sendable, CaseIterable {
    /// The max-content width is not less than the min-content width. (`intrinsicWidths(of:_:)`)
    case maxContentIsNotLess
    /// Returned widths and heights are finite and not negative.
    case resultsAreLengths
    /// Repeated calls return the same result.
    case resultsAreRepeatable
    /// Every item gets a position of finite numbers. (`place(_:_:)`)
    case itemsArePlaced
    /// At the max-content width, nothing overflows the content box horizontally.
    case maxContentIsEnough
    /// In a box with the height from `height(of:_:)`, nothing overflows at the bottom.
    case heightIsEnough
    /// Equal arrangements produce equal frames.
    case equalArrangementsAgree
    /// A tree that was laid out at another width before has the same frames as a new tree: they do not depend on what
    /// the cache contains.
    case incrementalEqualsFresh
    /// With a direction from right to left, the frames are mirrored.
    case rightToLeftIsMirrored
    /// A nested container is called once in each pass of a layout, or twice if heights are measured early; in pass 4
    /// twice as often if baselines are aligned.
    case itemsAreMeasuredOnce
  }

  /// The rule.
  public let rule: Rule
  /// The widths of the bounds at which the rule was violated, in the order of the tests; nil for the content's width.
  public private(set) var widths: [Double?]
  /// The numbers for ``description``, found at the first width.
  let numbers: [Double]

  init(_ rule: Rule, in width: Double?, _ numbers: [Double]) {
    self.rule = rule
    self.numbers = numbers
    widths = [width]
  }

  mutating func add(_ width: Double?) { if widths.last != .some(width) { widths.append(width) } }

  /// Returns `true` if the rules and the widths are equal.
  public static func == (a: ContractViolation, b: ContractViolation) -> Bool {
    a.rule == b.rule && a.widths == b.widths
  }
}
