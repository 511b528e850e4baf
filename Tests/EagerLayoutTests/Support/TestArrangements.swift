import EagerLayout

/// The place of an item in an ``Overlay``: the share of the free space before the item on each axis, or `nil` to fill
/// it.
struct OverlayPlace: LayoutValue {
  var horizontal: Double?
  var vertical: Double?

  static var initial: OverlayPlace { OverlayPlace() }
  static var center: OverlayPlace { OverlayPlace(horizontal: 0.5, vertical: 0.5) }
  static var end: OverlayPlace { OverlayPlace(horizontal: 1, vertical: 1) }
}

extension LayoutItem {
  consuming func place(_ place: OverlayPlace) -> TreeItem { layoutValue(place) }
}

/// Places all items in the same box.
struct Overlay: Arrangement {
  typealias ItemValue = OverlayPlace

  func setWidths(of items: inout WidthPass, _ places: inout [OverlayPlace]) {
    for item in 0..<items.count {
      if places[item].horizontal == nil { items.fill(item, in: items.width) } else { items.fit(item, in: items.width) }
    }
  }

  func place(_ items: inout PlacementPass, _ places: inout [OverlayPlace]) {
    for item in 0..<items.count {
      let x = (items.contentSize.width - items.width(of: item)) * (places[item].horizontal ?? 0)
      if let vertical = places[item].vertical {
        items.place(item, x: x, y: (items.contentSize.height - items.height(of: item)) * vertical)
      } else {
        items.place(item, x: x, y: 0, fillingHeight: items.contentSize.height)
      }
    }
  }
}

/// Columns of equal width. Each item is placed in the shortest column.
struct Masonry: Arrangement {
  var columns: Int

  /// The bottom edges of the columns.
  func makeCache(_ items: [ArrangedItem<NoLayoutValue>]) -> [Double] { [Double](repeating: 0, count: columns) }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ bottoms: inout [Double]) -> IntrinsicWidths {
    var widest = IntrinsicWidths()
    for item in 0..<items.count {
      let sizes = items.intrinsicWidths(of: item)
      widest.minContent = max(widest.minContent, sizes.minContent)
      widest.maxContent = max(widest.maxContent, sizes.maxContent)
    }
    let gaps = items.columnGap * Double(columns - 1)
    return IntrinsicWidths(
      minContent: widest.minContent * Double(columns) + gaps, maxContent: widest.maxContent * Double(columns) + gaps)
  }

  func setWidths(of items: inout WidthPass, _ bottoms: inout [Double]) {
    let column = columnWidth(items.width, items.columnGap)
    for item in 0..<items.count { items.fill(item, in: column) }
  }

  func height(of items: borrowing HeightPass, _ bottoms: inout [Double]) -> Double {
    reset(&bottoms)
    for item in 0..<items.count { bottoms[shortest(bottoms)] += items.height(of: item) + items.rowGap }
    return max((bottoms.max() ?? 0) - items.rowGap, 0)
  }

  func place(_ items: inout PlacementPass, _ bottoms: inout [Double]) {
    reset(&bottoms)
    let column = columnWidth(items.contentSize.width, items.columnGap)
    for item in 0..<items.count {
      let at = shortest(bottoms)
      items.place(item, x: Double(at) * (column + items.columnGap), y: bottoms[at])
      bottoms[at] += items.height(of: item) + items.rowGap
    }
  }

  private func columnWidth(_ width: Double, _ gap: Double) -> Double {
    max((width - gap * Double(columns - 1)) / Double(columns), 0)
  }

  private func reset(_ bottoms: inout [Double]) { for at in 0..<columns { bottoms[at] = 0 } }

  private func shortest(_ bottoms: [Double]) -> Int {
    var best = 0
    for at in 1..<max(columns, 1) where bottoms[at] < bottoms[best] { best = at }
    return best
  }
}

/// Places the first item at the start, and all further items below each other. A further item that begins above the
/// bottom edge of the first item is beside it.
struct Wrapped: Arrangement {
  /// The top edges of the items.
  typealias Cache = [Double]

  var traits: ArrangementTraits { .needsHeightsInWidthPass }

  func makeCache(_ items: [ArrangedItem<NoLayoutValue>]) -> [Double] { [Double](repeating: 0, count: items.count) }

  func setWidths(of items: inout WidthPass, _ tops: inout [Double]) {
    guard items.count > 1 else { return }
    let side = items.fit(0, in: items.width), bottom = items.height(of: 0)
    var y = 0.0
    for item in 1..<items.count {
      tops[item] = y
      items.fill(item, in: y < bottom ? max(items.width - side, 0) : items.width)
      y += items.height(of: item)
    }
  }

  func height(of items: borrowing HeightPass, _ tops: inout [Double]) -> Double {
    var bottom = 0.0
    for item in 0..<items.count { bottom = max(bottom, tops[item] + items.height(of: item)) }
    return bottom
  }

  func place(_ items: inout PlacementPass, _ tops: inout [Double]) {
    guard items.count > 0 else { return }
    let bottom = items.height(of: 0), side = items.width(of: 0)
    for item in 0..<items.count {
      items.place(item, x: item > 0 && tops[item] < bottom ? side : 0, y: tops[item])
    }
  }
}

/// Places items side by side, aligned by their first baselines.
struct BaselineRow: SimpleArrangement {
  var traits: ArrangementTraits { .alignsBaselines }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    var sum = IntrinsicWidths()
    for item in 0..<items.count {
      let sizes = items.intrinsicWidths(of: item)
      sum.minContent += sizes.minContent
      sum.maxContent += sizes.maxContent
    }
    return sum
  }

  func height(of items: borrowing HeightPass) -> Double {
    var above = 0.0, below = 0.0
    for item in 0..<items.count {
      let baseline = items.baselines(of: item).first
      above = max(above, baseline)
      below = max(below, items.height(of: item) - baseline)
    }
    return above + below
  }

  func place(_ items: inout PlacementPass) {
    var above = 0.0, x = 0.0
    for item in 0..<items.count { above = max(above, items.baselines(of: item).first) }
    for item in 0..<items.count {
      items.place(item, x: x, y: above - items.baselines(of: item).first)
      x += items.width(of: item)
    }
  }
}

/// Places items around the center, each 90° after the one before.
struct Radial: SimpleArrangement {
  var radius: Double

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    IntrinsicWidths(minContent: 2 * radius, maxContent: 2 * radius)
  }

  func height(of items: borrowing HeightPass) -> Double { 2 * radius }

  func place(_ items: inout PlacementPass) {
    var direction = (x: 1.0, y: 0.0)
    for item in 0..<items.count {
      items.place(
        item, x: items.contentSize.width / 2 + radius * direction.x - items.width(of: item) / 2,
        y: items.contentSize.height / 2 + radius * direction.y - items.height(of: item) / 2)
      direction = (-direction.y, direction.x)
    }
  }
}

/// Shows only the first item that fits in the width, or the last item if none does.
struct Chooser: SimpleArrangement {
  func setWidths(of items: inout WidthPass) {
    var chosen = max(items.count - 1, 0)
    for item in (0..<items.count).reversed() where items.intrinsicWidths(of: item).maxContent <= items.width {
      chosen = item
    }
    for item in 0..<items.count {
      if item == chosen { items.fill(item, in: items.width) } else { items.skip(item) }
    }
  }

  func place(_ items: inout PlacementPass) {
    for item in 0..<items.count { items.place(item, x: 0, y: 0) }
  }
}
