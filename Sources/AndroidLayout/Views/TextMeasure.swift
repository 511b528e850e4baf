import EagerLayout

/// The default text measurement. In units of the text size, a character is 0.5 wide, and a line 1.25 high, with its
/// baseline at 1.
struct TextMeasure: Hashable, Sendable {
  /// The limits for the number of lines of a text, and for the size of its view.
  struct Limits: Hashable, Sendable {
    var minLines = 1
    var maxLines = Int.max
    /// The sizes of the images beside, above and below the text, with padding. The left and right widths are added up.
    var sideImagesWidth = 0.0, topImageHeight = 0.0, bottomImageHeight = 0.0
    /// The minimum size of the text area: as wide as the images above and below it, and as high as the images at its
    /// sides.
    var minTextWidth = 0.0, minTextHeight = 0.0
    /// In a view that is higher than its text, the fraction of the free space that is above the text.
    var fractionAbove = 0.0
    /// The minimum and maximum size of the view's content. The minimum overrides the maximum.
    var minimumSize = Extent(), maximumSize = Extent(width: .infinity, height: .infinity)
  }

  private let size: Double
  private let limits: Limits
  /// The lengths of the words, in characters. 0 is a line break in the text.
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
        // Continuation bytes of UTF-8 are not counted.
        length += 1
      }
    }
    if length > 0 { words.append(length) }
  }

  /// Returns the size of the text in an available space. The min-content width is 0, as for all views in Android.
  func size(_ proposal: Proposal) -> ContentSize {
    let advance = size / 2, available: Double
    switch proposal.width {
    case .minContent: return ContentSize(width: 0, height: 0)
    case .maxContent: available = .infinity
    case .exact(let width), .atMost(let width): available = width
    }
    let (count, longestLine) = breakLines(in: (available - limits.sideImagesWidth) / advance)
    let lineCount = min(max(count, limits.minLines), limits.maxLines)
    let textHeight = Double(lineCount) * size * 1.25
    let height = max(textHeight, limits.minTextHeight) + limits.topImageHeight + limits.bottomImageHeight
    return limits.limited(
      ContentSize(
        width: max(Double(longestLine) * advance, limits.minTextWidth) + limits.sideImagesWidth, height: height,
        firstBaseline: size + limits.topImageHeight),
      textHeight: textHeight + limits.topImageHeight + limits.bottomImageHeight, proposal)
  }

  /// Returns the number of lines of at most `available` characters, and the length of the longest line.
  private func breakLines(in available: Double) -> (count: Int, longestLine: Int) {
    var count = 1, longestLine = 0, lineLength = 0
    for word in words {
      if word == 0 || lineLength > 0 && Double(lineLength + 1 + word) > available + 1.0 / 1024 {
        count += 1
        lineLength = 0
      }
      if word > 0 { lineLength += lineLength > 0 ? 1 + word : word }
      longestLine = max(longestLine, lineLength)
    }
    return (count, longestLine)
  }
}

extension TextMeasure.Limits {
  /// Returns a size within the limits. Its baseline moves as the gravity moves the text. `textHeight` includes the
  /// images above and below the text.
  func limited(_ content: ContentSize, textHeight: Double, _ proposal: Proposal) -> ContentSize {
    var size = content
    size.width = max(min(size.width, maximumSize.width), minimumSize.width)
    size.height = max(min(size.height, maximumSize.height), minimumSize.height)
    var height = size.height
    if case .exact(let exactHeight) = proposal.height { height = exactHeight }
    if let baseline = size.firstBaseline { size.firstBaseline = baseline + max(height - textHeight, 0) * fractionAbove }
    return size
  }
}
