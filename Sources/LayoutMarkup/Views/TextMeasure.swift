import EagerLayout

/// Measures text that nobody else does: characters of half the text size, lines of 1.25 and a baseline of 1.0 times it.
struct TextMeasure: Hashable, Sendable {
  /// What is said of the lines of a text.
  struct Limits: Hashable, Sendable {
    var minLines = 1
    var maxLines = Int.max
    /// Images beside the text, with what is between: how much wider and how much higher than it the content is.
    var beside = 0.0, above = 0.0, height = 0.0
  }

  private let size: Double
  private let limits: Limits
  /// For each line that is written, the lengths of its words.
  private let lines: [[Int]]

  init(_ text: String, size: Double, _ limits: Limits) {
    self.size = size > 0 && size <= 1e6 ? size : 0
    self.limits = limits
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { $0.count }
    }
  }

  /// The size of the text in a room; its least width is 0, as all that Android measures yields to its parent.
  func size(_ proposal: Proposal) -> ContentSize {
    let advance = size / 2, room: Double
    switch proposal.width {
    case .minContent: return ContentSize(width: 0, height: 0)
    case .maxContent: room = .infinity
    case .exact(let width), .atMost(let width): room = width
    }
    let (count, longest) = broken(in: (room - limits.beside) / advance)
    let shown = min(max(count, limits.minLines), limits.maxLines)
    return ContentSize(
      width: Double(longest) * advance + limits.beside,
      height: max(Double(shown) * size * 1.25, limits.height) + limits.above, firstBaseline: size)
  }

  /// How many lines there are of at most so many characters, and how long the longest is.
  private func broken(in room: Double) -> (count: Int, longest: Int) {
    var count = 0, longest = 0
    for words in lines {
      var used = 0
      count += 1
      for word in words {
        if used > 0, Double(used + 1 + word) > room + 1.0 / 1024 {
          count += 1
          used = 0
        }
        used += used > 0 ? 1 + word : word
        longest = max(longest, used)
      }
    }
    return (count, longest)
  }
}
