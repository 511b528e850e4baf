/// The occupied cells of a ``Grid``: for each track along the fill direction, the occupied ranges in the other axis.
struct GridOccupancy {
  /// The occupied ranges of each track, in order and not adjacent.
  private var tracks: [[Range<Int>]] = []
  /// The index of the first track. Tracks before the grid's own are negative.
  private let first: Int
  /// The budget of tracks that a search may still visit.
  private var looks: Int

  init(from first: Int, looks: Int) {
    self.first = first
    self.looks = looks
  }

  /// `true` if the search budget is used up. Remaining items are then placed after all others.
  var isExhausted: Bool { looks < 0 }

  /// Returns the last track of an area that has an obstacle, and the end of the obstacle; nil if the area is free.
  mutating func obstacle(in range: Range<Int>, _ across: Range<Int>) -> (track: Int, end: Int)? {
    var track = min(range.upperBound - first, tracks.count) - 1
    let last = track
    while track >= range.lowerBound - first {
      let at = Self.count(tracks[track], before: across.upperBound)
      if at > 0, tracks[track][at - 1].upperBound > across.lowerBound {
        looks -= last - track + 1
        return (track + first, tracks[track][at - 1].upperBound)
      }
      track -= 1
    }
    looks -= last - track + 1
    return nil
  }

  /// Returns the first line from `line` on with space for a span in all tracks of `range`. It may be far after the
  /// other items. Also returns the first track after the end of one of the obstacles.
  mutating func freeLine(in range: Range<Int>, from line: Int, span: Int) -> (line: Int, nextTrack: Int) {
    var line = line, next = range.upperBound
    while !isExhausted, let taken = obstacle(in: range, line..<line + span) {
      line = taken.end
      next = min(next, taken.track + 1)
    }
    return (line, next)
  }

  /// Marks an area as occupied.
  mutating func take(_ range: Range<Int>, _ across: Range<Int>) {
    while tracks.count < range.upperBound - first { tracks.append([]) }
    for track in range.lowerBound - first..<range.upperBound - first {
      // Adjacent ranges are merged.
      var merged = across, end = Self.count(tracks[track], before: across.upperBound + 1)
      let behind = end
      while end > 0, tracks[track][end - 1].upperBound >= across.lowerBound {
        let other = tracks[track][end - 1]
        merged = min(merged.lowerBound, other.lowerBound)..<max(merged.upperBound, other.upperBound)
        end -= 1
      }
      if behind == end + 1 {
        tracks[track][end] = merged
      } else {
        tracks[track].replaceSubrange(end..<behind, with: CollectionOfOne(merged))
      }
    }
  }

  /// Returns the number of ranges that begin before a line.
  @inline(__always)
  private static func count(_ ranges: borrowing [Range<Int>], before line: Int) -> Int {
    // Usually an item is placed after all others.
    var low = 0, high = ranges.count
    if high > 0, ranges[high - 1].lowerBound < line { return high }
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The last place of each kind of item in a dense grid. There is no space for the next item of that kind before it.
struct GridSearches {
  /// The inputs of a search: the item's line and its spans.
  struct Kind: Equatable {
    var line: Int32
    var along: Int32, across: Int32

    init(line: Int?, along: Int, across: Int) {
      self.line = line.map { Int32($0) } ?? .min
      self.along = Int32(along)
      self.across = Int32(across)
    }

    fileprivate var hash: Int {
      let mixed = UInt32(bitPattern: (line &* 31 &+ along) &* 31 &+ across) &* 0x9E37_79B1
      return Int(mixed >> 8)
    }
  }

  private var found: [(kind: Kind, track: Int, line: Int)] = []
  private var slots: [Int32] = []

  /// Returns the place of the last item of a kind.
  func last(_ kind: Kind) -> (track: Int, line: Int)? {
    if found.isEmpty { return nil }
    let at = slots[slot(of: kind)]
    return at < 0 ? nil : (found[Int(at)].track, found[Int(at)].line)
  }

  mutating func note(_ kind: Kind, track: Int, line: Int) {
    if slots.count < found.count * 2 + 2 { grow() }
    let slot = slot(of: kind)
    if slots[slot] < 0 {
      slots[slot] = Int32(found.count)
      found.append((kind, track, line))
    } else {
      found[Int(slots[slot])] = (kind, track, line)
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: max(slots.count * 2, 8))
    for at in found.indices { slots[slot(of: found[at].kind)] = Int32(at) }
  }

  private func slot(of kind: Kind) -> Int {
    var slot = kind.hash & (slots.count - 1)
    while slots[slot] >= 0, found[Int(slots[slot])].kind != kind { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
