import Arrangements
import EagerLayout

/// Side by side, with what is wrong in it.
struct Faulty: Arrangement {
  var fault: BrokenRule.Rule?

  /// How often the items were placed.
  typealias Memory = Int

  func makeMemory(_ items: [ArrangedItem<NoParameter>]) -> Int { 0 }

  var traits: ArrangementTraits { fault == .itemsAreAskedOnce ? .measuresEarly : [] }

  func inlineSizes(of items: borrowing ItemContributions, _ layouts: inout Int) -> InlineSizes {
    var sizes = InlineSizes()
    for item in 0..<items.count {
      sizes.least += items.inlineSizes(of: item).least
      sizes.greatest += items.inlineSizes(of: item).greatest
    }
    if fault == .greatestIsNotLess { sizes.greatest = sizes.least - 1 }
    if fault == .greatestWidthIsEnough { sizes.least = 0; sizes.greatest -= 5 }
    if fault == .answersAreSteady { sizes.greatest += Counter.shared.next() }
    return sizes
  }

  func setWidths(of items: inout ItemWidths, _ layouts: inout Int) {
    for item in 0..<items.count {
      guard fault == .itemsAreAskedOnce else { continue }
      // Tries each item in narrower rooms first.
      for part in [0.3, 0.6, 1] {
        items.fit(item, in: items.width * part)
        _ = items.height(of: item)
      }
    }
  }

  func height(of items: borrowing ItemHeights, _ layouts: inout Int) -> Double {
    if fault == .answersAreLengths { return .nan }
    var highest = 0.0
    for item in 0..<items.count { highest = max(highest, items.height(of: item)) }
    return fault == .heightIsEnough ? highest - 3 : highest
  }

  func place(_ items: inout ItemPlaces, _ layouts: inout Int) {
    var x = fault == .keptIsFresh ? Double(layouts) : 0
    if fault == .rightToLeftIsMirrored { x = items.padding.left }
    layouts += 1
    for item in 0..<items.count where fault != .itemsHavePlaces || item != 1 {
      items.place(item, x: x + (fault == .equalsAnswerEqually ? Counter.shared.next() : 0), y: 0)
      x += items.width(of: item)
    }
  }
}

/// What no arrangement should look at.
final class Counter: @unchecked Sendable {
  static let shared = Counter()
  private var value = 0.0
  func next() -> Double {
    value += 1
    return value
  }
}
