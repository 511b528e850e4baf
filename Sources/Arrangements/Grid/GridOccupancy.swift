/// The cells of a ``Grid`` that have items: of each track along the way that it fills, which ranges across are taken.
struct GridOccupancy {
  /// The ranges of each track that has some, in order and apart from each other.
  private var tracks: [[Range<Int>]] = []
  /// The number of the first of them; those before the grid's own are negative.
  private let first: Int

  init(from first: Int) { self.first = first }

  /// Where from a line on there is room for a span across, in all of some tracks; the result may be far behind the others.
  func freeLine(in range: Range<Int>, from line: Int, span: Int) -> Int {
    var line = line
    while let taken = lastTaken(in: range, line..<line + span) { line = taken }
    return line
  }

  /// Whether nothing is in an area.
  func isFree(_ range: Range<Int>, _ across: Range<Int>) -> Bool { lastTaken(in: range, across) == nil }

  /// Where what is taken of an area ends; nil where nothing is.
  private func lastTaken(in range: Range<Int>, _ across: Range<Int>) -> Int? {
    var end: Int?
    for track in range.lowerBound - first..<range.upperBound - first where track < tracks.count {
      let ranges = tracks[track]
      // The last of those that begin before the area ends.
      var low = 0, high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].lowerBound < across.upperBound { low = middle + 1 } else { high = middle }
      }
      if low > 0, ranges[low - 1].upperBound > across.lowerBound { end = max(end ?? .min, ranges[low - 1].upperBound) }
    }
    return end
  }

  /// Takes an area.
  mutating func take(_ range: Range<Int>, _ across: Range<Int>) {
    while tracks.count < range.upperBound - first { tracks.append([]) }
    for track in range.lowerBound - first..<range.upperBound - first {
      // What it touches becomes one range with it.
      var merged = across, at = tracks[track].count
      while at > 0, tracks[track][at - 1].upperBound >= merged.lowerBound {
        let other = tracks[track][at - 1]
        if other.lowerBound <= merged.upperBound {
          merged = min(merged.lowerBound, other.lowerBound)..<max(merged.upperBound, other.upperBound)
          tracks[track].remove(at: at - 1)
        }
        at -= 1
      }
      tracks[track].insert(merged, at: at)
    }
  }

  /// The first track from one on in which not all of a range is taken.
  func firstOpen(from track: Int, _ across: Range<Int>) -> Int {
    var track = track
    while track - first < tracks.count {
      let ranges = tracks[track - first]
      let isFull = ranges.contains { $0.lowerBound <= across.lowerBound && $0.upperBound >= across.upperBound }
      if !isFull { return track }
      track += 1
    }
    return track
  }
}
