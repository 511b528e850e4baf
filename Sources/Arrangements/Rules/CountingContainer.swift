import EagerLayout

/// The number of calls of a container's methods in each pass of a layout.
final class CallCounts: @unchecked Sendable {
  private(set) var counts = [0, 0, 0, 0]

  func count(pass: Int) { counts[pass - 1] += 1 }

  /// Returns the maximum number of calls for an item of an arrangement with these traits. To find baselines, the engine
  /// places an item once before its container is placed.
  static func maximum(in pass: Int, _ traits: ArrangementTraits) -> Int {
    let measuresEarly = traits.contains(.needsHeightsInWidthPass) && pass > 1
    return (measuresEarly ? 2 : 1) * (traits.contains(.alignsBaselines) && pass == 4 ? 2 : 1)
  }
}

/// A container of one item that counts how often each of its passes is called.
struct CountingContainer: SimpleArrangement {
  let calls: CallCounts

  static func == (a: CountingContainer, b: CountingContainer) -> Bool { a.calls === b.calls }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    calls.count(pass: 1)
    return items.intrinsicWidths(of: 0)
  }

  func setWidths(of items: inout WidthPass) {
    calls.count(pass: 2)
    items.fit(0, in: items.width)
  }

  func height(of items: borrowing HeightPass) -> Double {
    calls.count(pass: 3)
    return items.height(of: 0)
  }

  func place(_ items: inout PlacementPass) {
    calls.count(pass: 4)
    items.place(0, x: 0, y: 0)
  }
}
