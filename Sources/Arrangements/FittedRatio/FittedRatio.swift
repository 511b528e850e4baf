public import EagerLayout

/// The fit of a box with an aspect ratio in a space of definite width and height, like SwiftUI's `ContentMode`.
///
///     Item(video).aspectRatio(16, 9, .fit)
public enum RatioFit: UInt8, Equatable, Sendable, CaseIterable {
  /// As large as possible within the space.
  case fit
  /// As small as possible while covering the space. The box overflows in one axis.
  case fill
}

/// A box with an aspect ratio, centered in a space. `aspectRatio(_:_:_:)` creates one around an item.
///
/// The height of the content follows from its width and the ratio. In a definite height, the width is at most the
/// height times the ratio. The minimum size is 0.
package struct FittedRatio: SimpleArrangement {
  /// `"FittedRatio"`.
  package static var name: StaticString { "FittedRatio" }

  /// Width divided by height.
  let ratio: Double
  let fit: RatioFit

  /// Creates a box with a ratio of width to height. A ratio that is not a positive number counts as 1.
  package init(_ ratio: Double, _ fit: RatioFit = .fit) {
    self.ratio = ratio > 0 && ratio < .infinity ? min(max(ratio, 1e-9), 1e9) : 1
    self.fit = fit
  }

  /// The width may depend on a definite height.
  package var traits: ArrangementTraits { .dependsOnContainerHeight }

  /// Pass 1: a minimum of 0. The maximum follows from a definite height, or else is the item's max-content width.
  package func intrinsicWidths(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    var sizes = IntrinsicWidths()
    for item in 0..<items.count {
      let margins = items.margins(of: item)
      let width = items.definiteHeight.map { max($0 - margins.vertical, 0) * ratio + margins.horizontal }
      sizes.maxContent = max(sizes.maxContent, width ?? items.intrinsicWidths(of: item).maxContent)
    }
    return sizes
  }

  /// Pass 2: sets the item's width to the width of the space. The height is not known yet.
  package func setWidths(of items: inout WidthPass) {
    for item in 0..<items.count { items.set(item, to: items.width) }
  }

  /// Pass 3: the height that follows from the width.
  package func height(of items: borrowing HeightPass) -> Double {
    var height = 0.0
    for item in 0..<items.count {
      let margins = items.margins(of: item)
      height = max(height, max(items.width(of: item) - margins.horizontal, 0) / ratio + margins.vertical)
    }
    return height
  }

  /// Pass 4: sets the size of the item and centers it.
  package func place(_ items: inout PlacementPass) {
    let space = items.contentSize
    var needsNewWidths = false
    for item in 0..<items.count where items.width(of: item) != box(in: space, items.margins(of: item)).width {
      needsNewWidths = true
    }
    if needsNewWidths {
      items.setWidths { items in
        for item in 0..<items.count { items.set(item, to: box(in: space, items.margins(of: item)).width) }
      }
    }
    for item in 0..<items.count {
      let box = box(in: space, items.margins(of: item))
      items.place(
        item, x: (space.width - items.width(of: item)) / 2, y: (space.height - box.height) / 2, height: box.height)
    }
  }

  /// Returns the size of an item in a space, including margins.
  private func box(in space: Extent, _ margins: Edges) -> Extent {
    let available = Extent(
      width: max(space.width - margins.horizontal, 0), height: max(space.height - margins.vertical, 0))
    let isTall = available.width <= available.height * ratio
    let width = isTall == (fit == .fit) ? available.width : available.height * ratio
    return Extent(width: width + margins.horizontal, height: width / ratio + margins.vertical)
  }
}

extension LayoutItem {
  /// Fits the item into a space with a ratio of width to height, or makes it cover the space, as SwiftUI's
  /// `aspectRatio(_:contentMode:)` does.
  ///
  ///     Column {
  ///       Item(video).aspectRatio(16, 9, .fit).flex(1)                       // 160 × 90 in the middle of 160 × 140
  ///       Item(title).height(40)
  ///     }
  ///     .size(160, 180)
  ///     Overlay { Item(photo).aspectRatio(3, 2, .fill).overflow(.hidden).place(.fill) }
  ///
  /// Returns the space: a container that centers the item. Modifiers before this one change the item, such as its id or
  /// its margin; modifiers after it change the space. In a row or column, the main size of the space follows from its
  /// cross size and the ratio; it can shrink to 0, and grows with `.flex(1)`. In an `Overlay`, `.place(.fill)` makes it
  /// fill the overlay. In a `Grid` it fills its cell. Limits of the item's size win over the ratio.
  ///
  /// Covering means that the item overflows in one axis, which is an issue unless the space clips:
  /// `.overflow(.hidden)`.
  ///
  /// - Parameters:
  ///   - width: The ratio's width.
  ///   - height: The ratio's height. A ratio that is not a positive number counts as 1.
  ///   - fit: Fits the item into the space or covers the space.
  /// - Complexity: The content of the item is measured a second time if the height determines the width.
  public consuming func aspectRatio(
    _ width: some NumberValue, _ height: some NumberValue, _ fit: RatioFit
  ) -> Arranged {
    let item = self
    return FittedRatio(width._number / height._number, fit) { item }.minHeight(0)
  }
}
