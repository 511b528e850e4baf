import EagerLayout
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit
import PlaygroundWriters

/// Writes the elements of a page that is read in a browser.
struct HTMLWriter {
  private(set) var text = ""

  /// An element with text, or with finished elements.
  mutating func write(_ element: String) { text += element + "\n" }

  mutating func element(_ name: StaticString, _ content: String) { write("<\(name)>\(content)</\(name)>") }

  /// Text with markup characters escaped.
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

  /// Lines of code, with new lines marked, and the bounds of the layout.
  mutating func code(_ code: String, newLines: Range<Int> = 0..<0, place: SpanLine = []) {
    var rows: [String] = []
    for (index, line) in code.codeLines.enumerated() {
      rows.append(newLines.contains(index) ? "<mark>\(Self.escaped(line))</mark>" : Self.escaped(line))
    }
    write("<pre><code>\(rows.joined(separator: "\n"))</code></pre>")
    guard !place.isEmpty else { return }
    write("<p class=\"place\">\(place.map { Self.escaped($0.text) }.joined())</p>")
  }

  /// A single picture.
  ///
  /// - Parameter caption: the subject of the picture, if there are several.
  mutating func picture(_ picture: Picture, scale: FigureScale, showsNumbers: Bool = true, caption: String = "") {
    write("<figure>")
    if !caption.utf8.isEmpty { element("figcaption", Self.escaped(caption)) }
    let figure = picture.figure(scale: scale.factor, showsNumbers: showsNumbers)
    write(Self.drawing(figure, scale: scale))
    if !figure.legend.utf8.isEmpty { write("<p class=\"legend\">\(Self.escaped(figure.legend))</p>") }
    write("</figure>")
  }

  /// A picture with its numbers below it, and with a slider for other widths.
  mutating func picture(_ picture: Picture, scale: FigureScale, widths: [Trial]) {
    write("<figure>")
    write("<div>\(Self.numbered(picture, scale: scale))</div>")
    let patterns = NumberPatterns(widths.map { Self.numbered($0.picture, scale: scale) })
    if !patterns.isConstant {
      let (shapes, texts) = patterns.data
      let pictures = zip(widths, texts).map { trial, text -> JSON in
        [
          "width": .number(trial.bounds.width), "pattern": .number(Double(text.pattern)),
          "numbers": .text(text.numbers),
        ]
      }
      data(["patterns": .texts(shapes), "widths": .list(pictures)], named: "widths")
    }
    write("</figure>")
  }

  /// Data for the page's script.
  mutating func data(_ data: JSON, named name: StaticString) {
    write("<script type=\"application/json\" class=\"\(name)\">\(data.text)</script>")
  }

  private static func numbered(_ picture: Picture, scale: FigureScale) -> String {
    drawing(picture.numbered.figure(scale: scale.factor), scale: scale) + table(of: picture)
  }

  private static func drawing(_ figure: SVGPage.Figure, scale: FigureScale) -> String {
    let share = numeral(min(100, 100 * figure.width / scale.width), places: 1)
    return "<div class=\"drawing\" style=\"max-width:\(numeral(scale.width * 1.2, places: 0))px\">"
      + "<div style=\"width:\(share)%\">\(figure.svg)</div></div>"
  }

  private static func table(of picture: Picture) -> String {
    var table =
      "<table><thead><tr><td></td><td></td><th>x</th><th>y</th><th>width</th><th>height</th></tr></thead><tbody>"
    for (index, box) in picture.boxes.enumerated() {
      var row = "<td>\(index + 1)</td><th>\(escaped(box.name))</th>"
      for number in [box.frame.x, box.frame.y, box.frame.width, box.frame.height] {
        row += "<td>\(numeral(number))</td>"
      }
      table += box.isChanged ? "<tr class=\"changed\">\(row)</tr>" : "<tr>\(row)</tr>"
    }
    return table + "</tbody></table>"
  }

  /// Content that is shown on request.
  mutating func hidden(_ summary: String, as kind: StaticString = "more", _ write: (inout HTMLWriter) -> Void) {
    self.write("<details class=\"\(kind)\"><summary>\(Self.escaped(summary))</summary>")
    write(&self)
    self.write("</details>")
  }
}

/// The scale of pictures beside each other, so that a narrower row looks narrower.
struct FigureScale {
  /// Pixels for a unit.
  let factor: Double
  /// The width of the widest picture.
  let width: Double

  /// - Parameter widths: further widths of pictures; their heights may vary.
  init(_ pictures: [Picture], widths: [Trial] = []) {
    var width = 1.0, height = 1.0
    for picture in pictures {
      width = max(width, picture.bounds.width)
      height = max(height, picture.bounds.height)
    }
    for trial in widths { width = max(width, trial.picture.bounds.width) }
    factor = min(480 / width, 280 / height)
    self.width = width * factor + SVGPage.figureMargin
  }
}
