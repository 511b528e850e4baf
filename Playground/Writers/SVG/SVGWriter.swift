import EagerLayout
import PlaygroundKit

/// Writes the elements of an SVG picture.
package struct SVGWriter {
  /// The width of a character of the picture's fixed-advance fonts, as a part of the font size.
  static var advance: Double { 0.61 }

  package private(set) var text = ""

  package init() {}

  /// The width of a line of text, at a font size.
  static func width(_ line: String, size: Double) -> Double { Double(Characters.columns(line)) * advance * size }

  mutating func write(_ element: String) { text += element + "\n" }

  /// - Parameter title: a description of the picture for assistive technology; empty if the picture's text suffices.
  mutating func open(width: Double, height: Double, title: String = "") {
    let size = "\(numeral(width, places: 0))", tall = "\(numeral(height, places: 0))"
    write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(tall)\" viewBox=\"0 0 \(size) \(tall)\" "
        + "style=\"max-width:100%;height:auto\" " + (title.utf8.isEmpty ? "" : "role=\"img\" ")
        + "font-family=\"Menlo, Consolas, 'DejaVu Sans Mono', monospace\">")
    if !title.utf8.isEmpty { write("<title>\(Self.escaped(title))</title>") }
    write("<rect width=\"\(size)\" height=\"\(tall)\" fill=\"#ffffff\"/>")
  }

  mutating func close() { write("</svg>") }

  mutating func rectangle(_ frame: Frame, fill: StaticString, stroke: StaticString) {
    write(
      "<rect x=\"\(place(frame.x))\" y=\"\(place(frame.y))\" width=\"\(place(frame.width))\" "
        + "height=\"\(place(frame.height))\" rx=\"2\" fill=\"\(fill)\" stroke=\"\(stroke)\"/>")
  }

  /// Lets a part of the picture step back.
  mutating func veil(_ frame: Frame) {
    write(
      "<rect x=\"\(place(frame.x))\" y=\"\(place(frame.y))\" width=\"\(place(frame.width))\" "
        + "height=\"\(place(frame.height))\" fill=\"#64748b\" fill-opacity=\"0.25\" pointer-events=\"none\"/>")
  }

  mutating func outline(_ frame: Frame, stroke: StaticString, width: Double) {
    write(
      "<rect x=\"\(place(frame.x))\" y=\"\(place(frame.y))\" width=\"\(place(frame.width))\" "
        + "height=\"\(place(frame.height))\" rx=\"2\" fill=\"none\" stroke=\"\(stroke)\" stroke-width=\"\(place(width))\"/>"
    )
  }

  mutating func line(x1: Double, y1: Double, x2: Double, y2: Double) {
    write(
      "<line x1=\"\(place(x1))\" y1=\"\(place(y1))\" x2=\"\(place(x2))\" y2=\"\(place(y2))\" stroke=\"#94a3b8\"/>")
  }

  /// A thin line of dashes.
  mutating func dashes(x1: Double, y1: Double, x2: Double, y2: Double, stroke: StaticString) {
    write(
      "<line x1=\"\(place(x1))\" y1=\"\(place(y1))\" x2=\"\(place(x2))\" y2=\"\(place(y2))\" stroke=\"\(stroke)\" "
        + "stroke-width=\"0.8\" stroke-dasharray=\"3 3\" stroke-opacity=\"0.8\"/>")
  }

  /// How a line of text is set.
  struct Face {
    enum Anchor { case start, middle, end }
    var size: Double
    var fill: StaticString
    var anchor = Anchor.start
    var isBold = false
    var isUpward = false
  }

  /// A line of text; `y` is its baseline.
  mutating func line(_ content: String, x: Double, y: Double, _ face: Face) {
    var element = "<text x=\"\(place(x))\" y=\"\(place(y))\" font-size=\"\(place(face.size))\" fill=\"\(face.fill)\""
    switch face.anchor {
    case .start: break
    case .middle: element += " text-anchor=\"middle\""
    case .end: element += " text-anchor=\"end\""
    }
    if face.isBold { element += " font-weight=\"600\"" }
    if face.isUpward { element += " transform=\"rotate(-90 \(place(x)) \(place(y)))\"" }
    write(element + ">\(Self.escaped(content))</text>")
  }

  func place(_ value: Double) -> String { numeral(value, places: 2) }

  /// Text as XML may hold it: without control characters, and with its marks written out.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch Characters.printable(scalar) {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case let shown: result.append(shown)
      }
    }
    return String(result)
  }
}

/// The largest whole number that is not larger.
package func wholeBelow(_ value: Double) -> Int {
  guard value == value else { return 0 }
  let toZero = Int(max(-1e9, min(value, 1e9)))
  return Double(toZero) > value ? toZero - 1 : toZero
}
