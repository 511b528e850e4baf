/// The occupied cells of a ``Grid``: for each track along the major axis, the occupied ranges along the minor axis (see
/// ``GridPlacement``).
struct GridOccupancy {
  /// The occupied ranges of each track, in ascending order. Adjacent ranges are merged.
  private var tracks: [[Range<Int>]] = []
  /// The index of the first track; negative if there are implicit tracks before the explicit tracks.
  private let first: Int
  /// The number of tracks that searches may still visit; negative if the budget is used up.
  private var searchBudget: Int

  init(from first: Int, searchBudget: Int) {
    self.first = first
    self.searchBudget = searchBudget
  }

  /// `true` if the search budget is used up. All remaining items are then placed after the others.
  var isExhausted: Bool { searchBudget < 0 }

  /// Returns the last track of an area in which a cell is occupied, and the end of the occupied range; nil if the area
  /// is free.
  mutating func obstacle(in range: Range<Int>, _ minor: Range<Int>) -> (track: Int, end: Int)? {
    var track = min(range.upperBound - first, tracks.count) - 1
    let last = track
    while track >= range.lowerBound - first {
      let index = Self.count(tracks[track], before: minor.upperBound)
      if index > 0, tracks[track][index - 1].upperBound > minor.lowerBound {
        searchBudget -= last - track + 1
        return (track + first, tracks[track][index - 1].upperBound)
      }
      track -= 1
    }
    searchBudget -= last - track + 1
    return nil
  }

  /// Returns the first line, from `line` on, at which a span is free in all tracks of `range`. The line may be far
  /// after all other items. Also returns the first track in which at least one of the obstacles has ended.
  mutating func freeLine(in range: Range<Int>, from line: Int, span: Int) -> (line: Int, nextTrack: Int) {
    var line = line, next = range.upperBound
    while !isExhausted, let obstacle = obstacle(in: range, line..<line + span) {
      line = obstacle.end
      next = min(next, obstacle.track + 1)
    }
    return (line, next)
  }

  mutating func occupy(_ range: Range<Int>, _ minor: Range<Int>) {
    while tracks.count < range.upperBound - first { tracks.append([]) }
    for track in range.lowerBound - first..<range.upperBound - first {
      // Merges the range with overlapping and adjacent ranges.
      var merged = minor, end = Self.count(tracks[track], before: minor.upperBound + 1)
      let oldEnd = end
      while end > 0, tracks[track][end - 1].upperBound >= minor.lowerBound {
        let other = tracks[track][end - 1]
        merged = min(merged.lowerBound, other.lowerBound)..<max(merged.upperBound, other.upperBound)
        end -= 1
      }
      if oldEnd == end + 1 {
        tracks[track][end] = merged
      } else {
        tracks[track].replaceSubrange(end..<oldEnd, with: CollectionOfOne(merged))
      }
    }
  }

  /// Returns the number of ranges that begin before a line, by binary search.
  @inline(__always)
  private static func count(_ ranges: borrowing [Range<Int>], before line: Int) -> Int {
    // Returns early if all ranges begin before the line, which is common.
    var low = 0, high = ranges.count
    if high > 0, ranges[high - 1].lowerBound < line { return high }
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The last place of each kind of item in a dense grid. Before this place, there is no free place for the next item of
/// the same kind, so its search starts there.
struct GridSearchHistory {
  /// The inputs of a search: the item's specified line along one axis, if it has one, and its spans along both.
  struct Kind: Equatable {
    var line: Int32
    var major: Int32, minor: Int32

    init(line: Int?, major: Int, minor: Int) {
      self.line = line.map { Int32($0) } ?? .min
      self.major = Int32(major)
      self.minor = Int32(minor)
    }

    fileprivate var hash: Int {
      let mixed = UInt32(bitPattern: (line &* 31 &+ major) &* 31 &+ minor) &* 0x9E37_79B1
      return Int(mixed >> 8)
    }
  }

  private var entries: [(kind: Kind, track: Int, line: Int)] = []
  /// A hash table with open addressing: the index of the entry in each slot; -1 for a free slot.
  private var slots: [Int32] = []

  /// Returns the place of the last item of a kind; nil if there is none.
  func last(_ kind: Kind) -> (track: Int, line: Int)? {
    if entries.isEmpty { return nil }
    let index = slots[slot(of: kind)]
    return index < 0 ? nil : (entries[Int(index)].track, entries[Int(index)].line)
  }

  /// Stores the place of an item as the last place of its kind.
  mutating func store(_ kind: Kind, track: Int, line: Int) {
    if slots.count < entries.count * 2 + 2 { grow() }
    let slot = slot(of: kind)
    if slots[slot] < 0 {
      slots[slot] = Int32(entries.count)
      entries.append((kind, track, line))
    } else {
      entries[Int(slots[slot])] = (kind, track, line)
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: max(slots.count * 2, 8))
    for index in entries.indices { slots[slot(of: entries[index].kind)] = Int32(index) }
  }

  private func slot(of kind: Kind) -> Int {
    var slot = kind.hash & (slots.count - 1)
    while slots[slot] >= 0, entries[Int(slots[slot])].kind != kind { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
