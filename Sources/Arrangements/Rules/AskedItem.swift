import EagerLayout

/// The number of calls of a container in each pass of a layout.
final class PassCounts: @unchecked Sendable {
  private(set) var counts = [0, 0, 0, 0]

  func count(pass: Int) { counts[pass - 1] += 1 }

  /// Returns the expected maximum for an item of an arrangement with these traits. For baselines, items are placed
  /// before their container.
  static func most(in pass: Int, _ traits: ArrangementTraits) -> Int {
    let isEarly = traits.contains(.needsHeightsInWidthPass) && pass > 1
    return (isEarly ? 2 : 1) * (traits.contains(.alignsBaselines) && pass == 4 ? 2 : 1)
  }
}

/// A container of one item that counts the calls of its passes.
struct AskedItem: SimpleArrangement {
  let passes: PassCounts

  static func == (a: AskedItem, b: AskedItem) -> Bool { a.passes === b.passes }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    passes.count(pass: 1)
    return items.intrinsicWidths(of: 0)
  }

  func setWidths(of items: inout WidthPass) {
    passes.count(pass: 2)
    items.fit(0, in: items.width)
  }

  func height(of items: borrowing HeightPass) -> Double {
    passes.count(pass: 3)
    return items.height(of: 0)
  }

  func place(_ items: inout PlacementPass) {
    passes.count(pass: 4)
    items.place(0, x: 0, y: 0)
  }
}
