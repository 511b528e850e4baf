/// A help page: how to type a command, its purpose, and its words.
public struct Help: Sendable {
  /// A word and its meaning.
  public struct Entry: Sendable {
    let term: String
    let meaning: String

    /// Creates an entry of a word and its meaning.
    public init(_ term: String, _ meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  /// Entries below titles, in order.
  public struct Sections: ExpressibleByDictionaryLiteral, Sendable {
    fileprivate var list: [(title: String, entries: [Entry])]

    /// Creates sections: `["Options": [Entry("--help", "this page")]]`.
    public init(dictionaryLiteral sections: (String, [Entry])...) {
      list = sections.map { (title: $0.0, entries: $0.1) }
    }

    /// Returns sections, followed by others.
    public static func + (first: Sections, others: Sections) -> Sections {
      var all = first
      all.list += others.list
      return all
    }
  }

  /// The usage after the program's name, one form per line.
  let usage: [String]
  /// The purpose, one paragraph per element.
  let about: [String]
  /// An example, without the program's name; may be empty.
  let example: String
  let sections: Sections

  /// A help page.
  public init(usage: [String], about: [String], example: String = "", sections: Sections) {
    self.usage = usage
    self.about = about
    self.example = example
    self.sections = sections
  }

  /// The page, at a width.
  ///
  /// - Parameter command: the command that started the program, such as `swift run playground`.
  public func page(width: Int, command: String) -> Canvas {
    let width = max(20, width)
    var parts = [Canvas(usage.flatMap { [Span("\(command) \($0)", .code)].wrapped(to: width) })]
    parts += about.map { Canvas([Span($0)], width: width) }
    if !example.utf8.isEmpty {
      parts.append(Canvas([Span("Example: ")] + [Span("\(command) \(example)", .code)], width: width))
    }
    for section in sections.list {
      parts.append(
        CanvasStack.stacked(
          [Canvas([[Span(section.title, .heading)]]), .entries(section.entries, width: width - 2)], gap: 0))
    }
    return CanvasStack.stacked(parts)
  }
}

extension Canvas {
  /// Words on the left and their meanings on the right, or below the words if there are too few columns.
  package static func entries(_ entries: [Help.Entry], width: Int) -> Canvas {
    let termColumns = entries.map { Characters.columns($0.term) + 3 }.max() ?? 0
    let meaningIsBeside = width - 2 - termColumns >= 24
    var lines: [SpanLine] = []
    for entry in entries {
      let term = Span("  \(entry.term)", .code)
      let columns = Characters.columns(entry.term)
      let meaning = [Span(entry.meaning)].wrapped(to: meaningIsBeside ? width - 2 - termColumns : width - 6)
      if !meaningIsBeside { lines += [Span(entry.term, .code)].wrapped(to: width - 2).map { [Span("  ")] + $0 } }
      for (row, line) in meaning.enumerated() {
        if meaningIsBeside {
          let space = Span(String(repeating: " ", count: row == 0 ? termColumns - columns : termColumns + 2))
          lines.append((row == 0 ? [term, space] : [space]) + line)
        } else {
          lines.append([Span("      ")] + line)
        }
      }
    }
    return Canvas(lines)
  }
}
