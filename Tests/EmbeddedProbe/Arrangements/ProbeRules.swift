import Arrangements
import EagerLayout

struct Untidy: SimpleArrangement {
  func place(_ items: inout PlacementPass) {}
}

/// How many rules an arrangement breaks that places nothing.
@_expose(wasm, "rules")
@_cdecl("rules")
public func rules() -> Int32 {
  let broken = Untidy().contractViolations { Fixed(width: 10, height: 10) }
  guard let first = broken.first, first.rule == .itemsArePlaced, first.widths[0] == nil, first == broken[0] else {
    return -1
  }
  let others: [ContractViolation.Rule] = [
    .maxContentIsNotLess, .resultsAreLengths, .resultsAreRepeatable, .maxContentIsEnough, .heightIsEnough,
    .equalArrangementsAgree, .incrementalEqualsFresh, .rightToLeftIsMirrored, .itemsAreMeasuredOnce,
  ]
  return Int32(broken.count * 100 + others.count * 10 + ContractViolation.Rule.allCases.count)
}
