/// Text in a monospaced font, broken at spaces and at U+200B.
package struct FixedAdvanceText: Sendable {
  struct Word: BitwiseCopyable {
    /// The number of characters in the word.
    var length: Int32
    /// The number of characters between this word and the previous one on the same line: 1 for spaces, 0 for U+200B.
    var gap: Int32
  }

  package let utf8: [UInt8]
  package let advance: Double
  package let lineHeight: Double
  /// The baseline's distance from a line's top.
  package let baseline: Double
  let words: ContiguousArray<Word>
  /// The width of the longest word.
  let minWidth: Double
  /// The width of the text on one line.
  let maxWidth: Double

  /// Reads text in UTF-8. A run of spaces counts as one space; spaces at the ends take no space.
  package init(utf8 text: some Sequence<UInt8>, advance: Double = 10, lineHeight: Double = 10, baseline: Double = 8) {
    utf8 = [UInt8](text)
    self.advance = usable(advance)
    self.lineHeight = usable(lineHeight)
    self.baseline = usablePosition(baseline)
    var words = ContiguousArray<Word>()
    var length: Int32 = 0, gap: Int32 = 0
    var previousBytes = (0 as UInt8, 0 as UInt8)  // the two previous bytes, to detect U+200B (E2 80 8B)
    func endWord() {
      guard length > 0 else { return }
      words.append(Word(length: length, gap: words.isEmpty ? 0 : gap))
      (length, gap) = (0, 0)
    }
    for byte in utf8 {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        endWord()
        gap = 1
      case 0x8B where previousBytes == (0xE2, 0x80):
        length -= 1  // the first byte of U+200B was counted as a character
        endWord()
      case 0x80...0xBF:
        break  // a further byte of a character
      default:
        length += 1
      }
      previousBytes = (previousBytes.1, byte)
    }
    endWord()
    self.words = words
    var longestLength: Int32 = 0, totalLength: Int32 = 0
    for word in words {
      longestLength = max(longestLength, word.length)
      totalLength += word.length + word.gap
    }
    minWidth = Double(longestLength) * self.advance
    maxWidth = Double(totalLength) * self.advance
  }

  package var hasWords: Bool { !words.isEmpty }

  /// Returns the number of lines in a given width. Words that are too long overflow.
  package func lineCount(in width: Double) -> Int {
    if maxWidth <= width + Tolerance.text { return words.isEmpty ? 0 : 1 }
    var count = 0
    forEachWord(in: width) { _, beginsLine in if beginsLine { count += 1 } }
    return count
  }

  /// Calls `body` with each word and whether the word begins a line.
  @inline(__always)
  private func forEachWord(in width: Double, _ body: (Word, Bool) -> Void) {
    let limit = (width + Tolerance.text) / advance, fitsOnOneLine = maxWidth <= width + Tolerance.text
    var isFirst = true, used = 0.0
    for word in words {
      let extendedLength = used + Double(word.gap + word.length)
      let beginsLine = isFirst || !fitsOnOneLine && extendedLength > limit
      used = beginsLine ? Double(word.length) : extendedLength
      isFirst = false
      body(word, beginsLine)
    }
  }
}

extension FixedAdvanceText {
  func brokenLines(in width: Double) -> [String] {
    // The texts of `words`: runs of characters between spaces and U+200B.
    let scalars = String(decoding: utf8, as: UTF8.self).unicodeScalars
    var texts = scalars.split { " \t\n\r\u{200B}".unicodeScalars.contains($0) }.map { String($0) }[...]
    var lines: [String] = []
    forEachWord(in: width) { word, beginsLine in
      let text = texts.popFirst() ?? ""
      if beginsLine {
        lines.append(text)
      } else {
        lines[lines.count - 1] += (word.gap == 0 ? "\u{200B}" : " ") + text
      }
    }
    return lines
  }
}

extension FixedAdvanceText: Equatable {
  package static func == (a: FixedAdvanceText, b: FixedAdvanceText) -> Bool {
    a.advance == b.advance && a.lineHeight == b.lineHeight && a.baseline == b.baseline && a.utf8 == b.utf8
  }
}
