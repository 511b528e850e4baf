import Arrangements
import EagerLayout

struct Untidy: SimpleArrangement {
  func place(_ items: inout ItemPlaces) {}
}

/// How many rules an arrangement breaks that places nothing.
@_expose(wasm, "rules")
@_cdecl("rules")
public func rules() -> Int32 {
  let broken = Untidy().brokenRules { Fixed(width: 10, height: 10) }
  guard let first = broken.first, first.rule == .itemsHavePlaces, first.widths[0] == nil, first == broken[0] else {
    return -1
  }
  let others: [BrokenRule.Rule] = [
    .greatestIsNotLess, .answersAreLengths, .answersAreSteady, .greatestWidthIsEnough, .heightIsEnough,
    .equalsAnswerEqually, .keptIsFresh, .rightToLeftIsMirrored, .itemsAreAskedOnce,
  ]
  return Int32(broken.count * 100 + others.count * 10 + BrokenRule.Rule.allCases.count)
}
