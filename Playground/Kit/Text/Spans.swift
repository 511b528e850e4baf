/// A piece of a line, in one ink.
public struct Span: Sendable {
  /// The text.
  public var text: String
  /// The ink.
  public var ink: Ink

  /// A piece of a line.
  public init(_ text: String, _ ink: Ink = .plain) {
    self.text = text
    self.ink = ink
  }
}

/// A line of text, in several inks.
public typealias SpanLine = [Span]

extension [Span] {
  package var columns: Int { reduce(0) { $0 + Characters.columns($1.text) } }

  var text: String { reduce("") { $0 + $1.text } }

  /// The text broken at spaces into lines of at most `columns` columns. A longer word is broken at the end of the line.
  package func wrapped(to columns: Int) -> [SpanLine] {
    let limit = Swift.max(1, columns)
    var lines: [SpanLine] = []
    var line: SpanLine = []
    var width = 0
    for word in words {
      var word = word
      if !line.isEmpty {
        if width + 1 + word.columns <= limit {
          line.append(Span(" ", line[line.count - 1].ink))
          width += 1
        } else {
          lines.append(line)
          (line, width) = ([], 0)
        }
      }
      while word.columns > limit {
        let (head, tail) = word.split(at: limit)
        lines.append(head)
        word = tail
      }
      width += word.columns
      line += word
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// The words between the spaces; a word may have several inks.
  private var words: [SpanLine] {
    var words: [SpanLine] = []
    var word: SpanLine = []
    for span in self {
      var piece = String.UnicodeScalarView()
      for scalar in span.text.unicodeScalars {
        guard scalar.value == 0x20 else {
          piece.append(scalar)
          continue
        }
        if !piece.isEmpty { word.append(Span(String(piece), span.ink)) }
        if !word.isEmpty { words.append(word) }
        piece = String.UnicodeScalarView()
        word = []
      }
      if !piece.isEmpty { word.append(Span(String(piece), span.ink)) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private func split(at limit: Int) -> (head: SpanLine, tail: SpanLine) {
    var head: SpanLine = [], tail: SpanLine = []
    var width = 0
    for span in self {
      var first = String.UnicodeScalarView(), remainder = String.UnicodeScalarView()
      for scalar in span.text.unicodeScalars {
        width += Characters.columns(scalar)
        if width <= limit || head.isEmpty && first.isEmpty { first.append(scalar) } else { remainder.append(scalar) }
      }
      if !first.isEmpty { head.append(Span(String(first), span.ink)) }
      if !remainder.isEmpty { tail.append(Span(String(remainder), span.ink)) }
    }
    return (head, tail)
  }
}
