import EagerLayout

/// The default text measurement. In units of the text size, a character is 0.5 wide, and a line 1.25 high, with its
/// baseline at 1.
struct TextMeasure: Hashable, Sendable {
  /// The limits for the lines of a text and for its view.
  struct Limits: Hashable, Sendable {
    var minLines = 1
    var maxLines = Int.max
    /// The space for the images beside, above and below the text, including padding.
    var beside = 0.0, above = 0.0, below = 0.0
    /// The minimum size of the text area: as wide as the images above and below, as high as those beside.
    var width = 0.0, height = 0.0
    /// The vertical position of the text in a higher view: the fraction of the free space that is above the text.
    var share = 0.0
    /// The minimum and maximum size of the view's content. The minimum wins.
    var least = Extent(), most = Extent(width: .infinity, height: .infinity)
  }

  private let size: Double
  private let limits: Limits
  /// The lengths of the words, in characters; 0 stands for a line break in the text.
  private var words: [Int] = []

  init(_ text: String, size: Double, _ limits: Limits) {
    self.size = size > 0 && size <= 1e6 ? size : 0
    self.limits = limits
    var length = 0
    for byte in text.utf8 {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A {
        if length > 0 { words.append(length) }
        if byte == 0x0A { words.append(0) }
        length = 0
      } else if byte & 0xC0 != 0x80 {
        // Counts characters, not bytes.
        length += 1
      }
    }
    if length > 0 { words.append(length) }
  }

  /// Returns the size of the text in an available space. As for all views in Android, the min-content width is 0.
  func size(_ proposal: Proposal) -> ContentSize {
    let advance = size / 2, room: Double
    switch proposal.width {
    case .minContent: return ContentSize(width: 0, height: 0)
    case .maxContent: room = .infinity
    case .exact(let width), .atMost(let width): room = width
    }
    let (count, longest) = broken(in: (room - limits.beside) / advance)
    let shown = min(max(count, limits.minLines), limits.maxLines)
    let text = Double(shown) * size * 1.25
    let height = max(text, limits.height) + limits.above + limits.below
    return limits.limited(
      ContentSize(
        width: max(Double(longest) * advance, limits.width) + limits.beside, height: height,
        firstBaseline: size + limits.above), text: text + limits.above + limits.below, proposal)
  }

  /// Returns the number of lines of at most `room` characters, and the length of the longest.
  private func broken(in room: Double) -> (count: Int, longest: Int) {
    var count = 1, longest = 0, used = 0
    for word in words {
      if word == 0 || used > 0 && Double(used + 1 + word) > room + 1.0 / 1024 {
        count += 1
        used = 0
      }
      if word > 0 { used += used > 0 ? 1 + word : word }
      longest = max(longest, used)
    }
    return (count, longest)
  }
}

extension TextMeasure.Limits {
  /// Returns a size within the limits, with its baseline. `text` is the height of the text itself, including the images
  /// above and below.
  func limited(_ content: ContentSize, text: Double, _ proposal: Proposal) -> ContentSize {
    var size = content
    size.width = max(min(size.width, most.width), least.width)
    size.height = max(min(size.height, most.height), least.height)
    var height = size.height
    if case .exact(let own) = proposal.height { height = own }
    if let baseline = size.firstBaseline { size.firstBaseline = baseline + max(height - text, 0) * share }
    return size
  }
}
