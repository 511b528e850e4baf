import EagerLayout

// Contributions of items. A track stores the maximum of the items in it alone; an item that spans several tracks has a
// contribution of its own.
extension GridAxis {
  /// Adds the height of an item, and the distance by which a baseline moves it.
  @inline(__always)
  mutating func hear(
    _ height: Double, shift: Double = 0, of item: Int, _ notes: GridItemNotes, floor: () -> Double
  ) {
    take(
      IntrinsicWidths(minContent: height, maxContent: height),
      shift: IntrinsicWidths(minContent: shift, maxContent: shift), of: item,
      hasOwn: notes.contains(.hasOwnHeight), hasLeast: notes.contains(.hasLeastHeight), floor: floor)
  }

  /// Adds the contributions of items to columns, with the distances by which shared baselines move them.
  mutating func hear<Items: ContributingItems & ~Copyable>(
    _ items: borrowing Items, _ followers: borrowing GridFollowers, _ notes: borrowing [GridItemNotes],
    _ minContentBaselines: borrowing GridSharedBaselines, _ maxContentBaselines: borrowing GridSharedBaselines
  ) {
    for item in 0..<items.count where asks(item) && !notes[item].contains(.isSubgridAcross) {
      var shift = IntrinsicWidths(minContent: 0, maxContent: 0)
      if !minContentBaselines.isEmpty {
        shift.minContent = minContentBaselines.shift(of: item, in: spans[item].range)
        shift.maxContent = maxContentBaselines.shift(of: item, in: spans[item].range)
      }
      take(
        followers.contribution(of: item, items), shift: shift, of: item, hasOwn: notes[item].contains(.hasOwnWidth),
        hasLeast: notes[item].contains(.hasLeastWidth)
      ) { items.widthFloor(of: item) }
    }
  }

  /// Adds an item's contribution. An automatic minimum is the content's, but at most the limit of the item's tracks
  /// (CSS Grid §6.6). The shift of a baseline is added. As in browsers, the minimum contribution of an item with a
  /// minimum size does not include the shift.
  @inline(__always)
  mutating func take(
    _ sizes: IntrinsicWidths, shift: IntrinsicWidths, of item: Int, hasOwn: Bool, hasLeast: Bool, floor: () -> Double
  ) {
    let span = spans[item]
    let minContent = sizes.minContent + shift.minContent
    var asked = Contribution(
      minimum: minContent, minContent: minContent, maxContent: sizes.maxContent + shift.maxContent)
    if span.count == 1 {
      let track = Int(span.start)
      if !hasOwn {
        asked.minimum = tracks[track].minimum(
          of: sizes.minContent, shift: shift.minContent, hasLeast: hasLeast, floor: floor)
      }
      // Usually another item contributes more already.
      if !tracks[track].asked.includes(asked) { tracks[track].asked.include(asked) }
      return
    }
    if !hasOwn {
      if hasLeast || !hasAutomaticMinimum(span.range) {
        asked.minimum = floor()
      } else {
        let most = greatestLength(of: span.range)
        if sizes.minContent > most { asked.minimum = max(most, floor()) + shift.minContent }
      }
    }
    contributions[item] = asked
  }
}
