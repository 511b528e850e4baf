import EagerLayout

// What items ask for, as it is heard: of each track the most, and what those ask for that span several.
extension GridAxis {
  /// Hears how high an item is, and by how much its baseline moves it.
  @inline(__always)
  mutating func hear(
    _ height: Double, shift: Double = 0, of item: Int, _ notes: GridItemNotes, floor: () -> Double
  ) {
    take(
      InlineSizes(least: height, greatest: height), shift: InlineSizes(least: shift, greatest: shift), of: item,
      hasOwn: notes.contains(.hasOwnHeight), hasLeast: notes.contains(.hasLeastHeight), floor: floor)
  }

  /// Adds the contributions of items to columns, with the distances that items which share baselines are moved by.
  mutating func hear<Items: ContributingItems & ~Copyable>(
    _ items: borrowing Items, _ followers: borrowing GridFollowers, _ notes: borrowing [GridItemNotes],
    _ leastBaselines: borrowing GridSharedBaselines, _ greatestBaselines: borrowing GridSharedBaselines
  ) {
    for item in 0..<items.count where asks(item) {
      var shift = InlineSizes(least: 0, greatest: 0)
      if !leastBaselines.isEmpty {
        shift.least = leastBaselines.shift(of: item, in: spans[item].range)
        shift.greatest = greatestBaselines.shift(of: item, in: spans[item].range)
      }
      take(
        followers.contribution(of: item, items), shift: shift, of: item, hasOwn: notes[item].contains(.hasOwnWidth),
        hasLeast: notes[item].contains(.hasLeastWidth)
      ) { items.floor(of: item) }
    }
  }

  /// Takes in what an item asks for. One without a size of its own needs its content at least if it is to be as large as that, but no
  /// more than its tracks can be (CSS Grid §6.6). What a baseline moves it by comes on top of that; browsers leave it out where
  /// the item has a minimum size.
  @inline(__always)
  private mutating func take(
    _ sizes: InlineSizes, shift: InlineSizes, of item: Int, hasOwn: Bool, hasLeast: Bool, floor: () -> Double
  ) {
    let span = spans[item]
    let least = sizes.least + shift.least
    var asked = Contribution(minimum: least, least: least, greatest: sizes.greatest + shift.greatest)
    if span.count == 1 {
      let track = Int(span.start)
      if !hasOwn {
        asked.minimum = tracks[track].minimum(of: sizes.least, shift: shift.least, hasLeast: hasLeast, floor: floor)
      }
      // Mostly another one asks for more already.
      if !tracks[track].asked.includes(asked) { tracks[track].asked.include(asked) }
      return
    }
    if !hasOwn {
      if hasLeast || !hasAutomaticMinimum(span.range) {
        asked.minimum = floor()
      } else {
        let most = greatestLength(of: span.range)
        if sizes.least > most { asked.minimum = max(most, floor()) + shift.least }
      }
    }
    contributions[item] = asked
  }
}
