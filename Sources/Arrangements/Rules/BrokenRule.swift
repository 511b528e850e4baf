/// A rule for arrangements that one does not keep.
public struct BrokenRule: Equatable, Sendable {
  /// What arrangements are to keep.
  @nonexhaustive
  public enum Rule: Equatable, Sendable, CaseIterable {
    /// The greatest width of the content is not less than the least. (`inlineSizes(of:_:)`)
    case greatestIsNotLess
    /// Widths and heights that are answered are finite and not negative.
    case answersAreLengths
    /// The same question gets the same answer.
    case answersAreSteady
    /// Every item gets a place, in numbers. (`place(_:_:)`)
    case itemsHavePlaces
    /// In its greatest width nothing sticks out of the content box sideways.
    case greatestWidthIsEnough
    /// In a box as high as `height(of:_:)` answers, nothing sticks out of it below.
    case heightIsEnough
    /// An equal arrangement gives equal frames.
    case equalsAnswerEqually
    /// In a tree that was laid out in another width before, frames are those of a new one: what was kept in the memory
    /// does not show.
    case keptIsFresh
    /// From right to left the frames are mirrored.
    case rightToLeftIsMirrored
    /// A container among the items is asked once in each pass of a layout; twice where heights are asked early.
    case itemsAreAskedOnce
  }

  /// The rule.
  public let rule: Rule
  /// The widths of the bounds in which it was broken, in the order in which they were tried; nil for the width that
  /// follows from the content.
  public private(set) var widths: [Double?]
  /// What was found in the first of them, as ``description`` tells it.
  let numbers: [Double]

  init(_ rule: Rule, in width: Double?, _ numbers: [Double]) {
    self.rule = rule
    self.numbers = numbers
    widths = [width]
  }

  mutating func add(_ width: Double?) { if widths.last != .some(width) { widths.append(width) } }

  /// Equal where the rule and the widths are.
  public static func == (a: BrokenRule, b: BrokenRule) -> Bool { a.rule == b.rule && a.widths == b.widths }
}
