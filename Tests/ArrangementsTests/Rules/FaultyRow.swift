import Arrangements
import EagerLayout

/// A row that breaks one rule for arrangements on purpose.
struct FaultyRow: Arrangement {
  var fault: ContractViolation.Rule?

  /// The number of times that the items were placed.
  typealias Cache = Int

  func makeCache(_ items: [ArrangedItem<NoLayoutValue>]) -> Int { 0 }

  var traits: ArrangementTraits { fault == .itemsAreMeasuredOnce ? .needsHeightsInWidthPass : [] }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ layouts: inout Int) -> IntrinsicWidths {
    var sizes = IntrinsicWidths()
    for item in 0..<items.count {
      sizes.minContent += items.intrinsicWidths(of: item).minContent
      sizes.maxContent += items.intrinsicWidths(of: item).maxContent
    }
    if fault == .maxContentIsNotLess { sizes.maxContent = sizes.minContent - 1 }
    if fault == .maxContentIsEnough { sizes.minContent = 0; sizes.maxContent -= 5 }
    if fault == .resultsAreRepeatable { sizes.maxContent += Counter.shared.next() }
    return sizes
  }

  func setWidths(of items: inout WidthPass, _ layouts: inout Int) {
    for item in 0..<items.count {
      guard fault == .itemsAreMeasuredOnce else { continue }
      // Measures each item in narrower widths first.
      for part in [0.3, 0.6, 1] {
        items.fit(item, in: items.width * part)
        _ = items.height(of: item)
      }
    }
  }

  func height(of items: borrowing HeightPass, _ layouts: inout Int) -> Double {
    if fault == .resultsAreLengths { return .nan }
    var highest = 0.0
    for item in 0..<items.count { highest = max(highest, items.height(of: item)) }
    return fault == .heightIsEnough ? highest - 3 : highest
  }

  func place(_ items: inout PlacementPass, _ layouts: inout Int) {
    var x = fault == .incrementalEqualsFresh ? Double(layouts) : 0
    if fault == .rightToLeftIsMirrored { x = items.padding.left }
    layouts += 1
    for item in 0..<items.count where fault != .itemsArePlaced || item != 1 {
      items.place(item, x: x + (fault == .equalArrangementsAgree ? Counter.shared.next() : 0), y: 0)
      x += items.width(of: item)
    }
  }
}

/// Shared mutable state, which no arrangement should read.
final class Counter: @unchecked Sendable {
  static let shared = Counter()
  private var value = 0.0
  func next() -> Double {
    value += 1
    return value
  }
}
