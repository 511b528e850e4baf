/// A rule for arrangements that an arrangement violates.
public struct BrokenRule: Equatable, Sendable {
  /// The rules for arrangements.
  @nonexhaustive
  public enum Rule: Equatable, Sendable, CaseIterable {
    /// The max-content width is not less than the min-content width. (`inlineSizes(of:_:)`)
    case greatestIsNotLess
    /// Returned widths and heights are finite and not negative.
    case answersAreLengths
    /// Repeated calls return the same result.
    case answersAreSteady
    /// Every item gets a position of finite numbers. (`place(_:_:)`)
    case itemsHavePlaces
    /// At the max-content width, nothing overflows the content box horizontally.
    case greatestWidthIsEnough
    /// In a box with the height from `height(of:_:)`, nothing overflows at the bottom.
    case heightIsEnough
    /// Equal arrangements produce equal frames.
    case equalsAnswerEqually
    /// A tree that was laid out at another width before has the same frames as a new tree: they do not depend on what
    /// the cache contains.
    case keptIsFresh
    /// With a direction from right to left, the frames are mirrored.
    case rightToLeftIsMirrored
    /// A nested container is called once in each pass of a layout, or twice if heights are measured early.
    case itemsAreAskedOnce
  }

  /// The rule.
  public let rule: Rule
  /// The widths of the bounds at which the rule was violated, in the order of the tests; nil for the width of the
  /// content.
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
  public static func == (a: BrokenRule, b: BrokenRule) -> Bool { a.rule == b.rule && a.widths == b.widths }
}
