import EagerLayout

/// Writes the elements of a page that is read in a browser.
struct HTMLWriter {
  private(set) var text = ""

  /// An element with text in it, or with elements that are written already.
  mutating func write(_ element: String) { text += element + "\n" }

  mutating func element(_ name: StaticString, _ content: String) { write("<\(name)>\(content)</\(name)>") }

  /// Text without marks of its own.
  static func escaped(_ text: String) -> String { SVGWriter.escaped(text) }

  /// Sentences, with their numbers and pieces of code as elements.
  static func inline(_ prose: Prose) -> String {
    var text = ""
    for piece in prose.pieces {
      switch piece {
      case .words(let words): text += escaped(words)
      case .number(let number): text += "<b>\(numeral(number))</b>"
      case .code(let code): text += "<code>\(escaped(code))</code>"
      }
    }
    return text
  }

  /// Lines of code; those marked that are new, if some are.
  mutating func code(_ lines: [String], newLines: Range<Int> = 0..<0) {
    var rows: [String] = []
    for (index, line) in lines.enumerated() {
      rows.append(newLines.contains(index) ? "<mark>\(Self.escaped(line))</mark>" : Self.escaped(line))
    }
    write("<pre><code>\(rows.joined(separator: "\n"))</code></pre>")
  }

  /// A picture with its numbers below it.
  ///
  /// - Parameter most: the largest of the pictures beside it, which have the same scale.
  mutating func picture(_ picture: Picture, scaledFor most: Extent? = nil) {
    let bounds = picture.bounds
    let most = most ?? Extent(width: bounds.width, height: bounds.height)
    let scale = min(620 / max(most.width, 1), 280 / max(most.height, 1))
    write("<figure>")
    write(picture.figure(fitting: Extent(width: bounds.width * scale, height: bounds.height * scale)))
    write("<table><thead><tr><th></th><th>x</th><th>y</th><th>width</th><th>height</th></tr></thead><tbody>")
    for box in picture.boxes {
      let numbers = [box.frame.x, box.frame.y, box.frame.width, box.frame.height]
      var row = "<th>\(Self.escaped(box.name))</th>"
      for number in numbers { row += "<td>\(numeral(number))</td>" }
      write(box.isChanged ? "<tr class=\"changed\">\(row)</tr>" : "<tr>\(row)</tr>")
    }
    write("</tbody></table>")
    write("</figure>")
  }

  /// Something that is shown when it is asked for.
  mutating func hidden(_ summary: String, _ write: (inout HTMLWriter) -> Void) {
    self.write("<details><summary>\(Self.escaped(summary))</summary>")
    write(&self)
    self.write("</details>")
  }
}
