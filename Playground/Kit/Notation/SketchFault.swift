/// A fault in the text of a layout: its place, a description, what is expected, and a suggestion.
///
///     do {
///       _ = try Sketch("Row { Fixd(width: 60) }")
///     } catch {
///       for line in error.lines(width: 80) { print(line) }
///     }
///     // line 1, column 7: there is no item 'Fixd'; did you mean 'Fixed'?
///     //   Row { Fixd(width: 60) }
///     //         ^
///     // An item is Row, Column, Flex, Fixed, Measured or Text.
public struct SketchFault: Error, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The character in the line, counted from 1.
  public let column: Int
  /// The place in the text, as a number of bytes.
  public let offset: Int
  /// A description of the fault.
  public let what: String
  /// The expected text, as a sentence; empty if ``what`` contains it.
  public let expected: String
  /// The suggested name, if any.
  public let suggestion: String?
  /// Whether the text only ends too early, so that more text may fix it.
  public let isUnfinished: Bool
  /// The line of the fault.
  let source: String
  /// The number of terminal columns before the place.
  let indent: Int

  init(
    _ what: String, expected: String = "", suggestion: String? = nil, at offset: Int, in text: [UInt8],
    isUnfinished: Bool = false
  ) {
    var line = 1, lineStart = 0
    for index in 0..<min(offset, text.count) where text[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    var lineEnd = lineStart
    while lineEnd < text.count, text[lineEnd] != 0x0A, text[lineEnd] != 0x0D { lineEnd += 1 }
    let textBefore = String(decoding: text[lineStart..<max(lineStart, min(offset, lineEnd))], as: UTF8.self)
    self.line = line
    self.column = textBefore.unicodeScalars.count + 1
    self.offset = offset
    self.what = what
    self.expected = expected
    self.suggestion = suggestion
    self.isUnfinished = isUnfinished
    self.source = String(decoding: text[lineStart..<lineEnd], as: UTF8.self)
    self.indent = Characters.columns(textBefore)
  }
}

extension SketchFault {
  /// The description and the suggestion, in one sentence.
  public var message: String {
    guard let suggestion else { return what }
    return "\(what); did you mean '\(suggestion)'?"
  }

  /// The fault as lines of text: its place and description, the line with a `^` below the place, and the expected text.
  ///
  /// - Parameter width: the available columns; of a longer line, the part around the place is shown.
  public func lines(width: Int) -> [String] {
    let available = max(10, width - 2)
    let (visible, markColumn) = excerpt(columns: available)
    var lines = [Span("line \(line), column \(column): \(message)")].lines(width: width)
    lines.append("  " + visible)
    lines.append("  " + String(repeating: " ", count: markColumn) + "^")
    return expected.utf8.isEmpty ? lines : lines + [Span(expected)].lines(width: width)
  }

  /// The part of the line that fits and contains the place of the fault, and the number of columns before that place.
  private func excerpt(columns available: Int) -> (text: String, markColumn: Int) {
    guard Characters.columns(source) > available || indent >= available else {
      return (Characters.printable(source), indent)
    }
    // The excerpt starts half of its width before the place of the fault, or at the start of the line.
    let firstColumn = max(0, indent - available / 2)
    var visible = String.UnicodeScalarView(), usedColumns = 0, column = 0, skippedColumns = 0
    for scalar in source.unicodeScalars {
      let character = Characters.printable(scalar)
      let columns = Characters.columns(character)
      defer { column += columns }
      guard column >= firstColumn else {
        skippedColumns = column + columns
        continue
      }
      if usedColumns + columns > available - 2 { break }
      visible.append(character)
      usedColumns += columns
    }
    let isTruncated = column < Characters.columns(source)
    let text = (skippedColumns > 0 ? "\u{2026}" : "") + String(visible) + (isTruncated ? "\u{2026}" : "")
    return (text, indent - skippedColumns + (skippedColumns > 0 ? 1 : 0))
  }
}

extension [Span] {
  fileprivate func lines(width: Int) -> [String] { wrapped(to: width).map { $0.text } }
}
