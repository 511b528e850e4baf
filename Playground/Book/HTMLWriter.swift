import EagerLayout
import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

/// Writes the elements of a page that is read in a browser.
struct HTMLWriter {
  private(set) var text = ""
  /// The drawings of boxes in pictures, by the boxes' names.
  var drawings: [String: Drawing] = [:]

  /// Appends a line of HTML.
  mutating func write(_ element: String) { text += element + "\n" }

  mutating func element(_ name: StaticString, _ content: String) { write("<\(name)>\(content)</\(name)>") }

  /// The sentences as plain text, on one line.
  static func plain(_ prose: Prose) -> String {
    var text = ""
    for piece in prose.pieces {
      switch piece {
      case .words(let words): text += words
      case .number(let number): text += numeral(number)
      case .code(let code): text += code
      }
    }
    return text.split(separator: "\n").joined(separator: " ")
  }

  /// Text with markup characters escaped.
  static func escaped(_ text: String) -> String { SVGWriter.escaped(text) }

  /// The sentences as HTML, with elements for numbers and pieces of code.
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

  /// Writes lines of code, with marks for new lines, and below them the bounds of the layout.
  mutating func code(_ code: String, newLines: Range<Int> = 0..<0, bounds: SpanLine = []) {
    var rows: [String] = []
    for (index, line) in code.codeLines.enumerated() {
      rows.append(newLines.contains(index) ? "<mark>\(Self.escaped(line))</mark>" : Self.escaped(line))
    }
    write("<pre><code>\(rows.joined(separator: "\n"))</code></pre>")
    guard !bounds.isEmpty else { return }
    write("<p class=\"place\">\(bounds.map { Self.escaped($0.text) }.joined())</p>")
  }

  /// Writes a picture.
  ///
  /// - Parameter caption: the subject of the picture, if there are several.
  mutating func picture(_ picture: Picture, scale: FigureScale, showsNumbers: Bool = true, caption: String = "") {
    write("<figure>")
    if !caption.utf8.isEmpty { element("figcaption", Self.escaped(caption)) }
    let figure = picture.figure(scale: scale.factor, showsNumbers: showsNumbers) { [drawings] in drawings[$0] }
    write(Self.drawing(figure, scale: scale))
    if !figure.legend.utf8.isEmpty { write("<p class=\"legend\">\(Self.escaped(figure.legend))</p>") }
    write("</figure>")
  }

  /// Writes a picture, with a table of its frames below it.
  mutating func numberedPicture(_ picture: Picture, scale: FigureScale) {
    let figure = picture.numbered.figure(scale: scale.factor) { [drawings] in drawings[$0] }
    write("<figure><div>")
    write(Self.drawing(figure, scale: scale) + Self.table(of: picture))
    write("</div></figure>")
  }

  private static func drawing(_ figure: SVGPage.Figure, scale: FigureScale) -> String {
    let widthPercent = numeral(min(100, 100 * figure.width / scale.width), places: 1)
    return "<div class=\"drawing\" style=\"max-width:\(numeral(scale.width * 1.2, places: 0))px\">"
      + "<div style=\"width:\(widthPercent)%\">\(figure.svg)</div></div>"
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

  /// Writes content that is hidden until the reader opens it.
  mutating func disclosure(_ summary: String, as kind: StaticString = "more", _ write: (inout HTMLWriter) -> Void) {
    self.write("<details class=\"\(kind)\"><summary>\(Self.escaped(summary))</summary>")
    write(&self)
    self.write("</details>")
  }
}

/// The common scale of the pictures of a page, so that a narrower layout looks narrower.
struct FigureScale {
  /// The number of pixels per unit.
  let factor: Double
  /// The width of the widest picture.
  let width: Double

  init(_ pictures: [Picture]) {
    var width = 1.0, height = 1.0
    for picture in pictures {
      width = max(width, picture.bounds.width)
      height = max(height, picture.bounds.height)
    }
    factor = min(480 / width, 280 / height)
    self.width = width * factor + SVGPage.figureMargin
  }
}
