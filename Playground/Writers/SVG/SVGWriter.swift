import EagerLayout
import PlaygroundKit

/// Writes the elements of an SVG picture.
package struct SVGWriter {
  /// The width of a character of the picture's monospaced fonts, as a fraction of the font size.
  static var advance: Double { 0.61 }

  package private(set) var text = ""

  package init() {}

  /// Returns the width of a line of text at a font size.
  static func width(_ line: String, size: Double) -> Double { Double(Characters.columns(line)) * advance * size }

  mutating func write(_ element: String) { text += element + "\n" }

  /// Writes the start of the document.
  ///
  /// - Parameter title: a description of the picture for assistive technology; empty if the picture's text suffices.
  mutating func open(width: Double, height: Double, title: String = "") {
    let wide = "\(numeral(width, places: 0))", tall = "\(numeral(height, places: 0))"
    write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(wide)\" height=\"\(tall)\" viewBox=\"0 0 \(wide) \(tall)\" "
        + "style=\"max-width:100%;height:auto\" " + (title.utf8.isEmpty ? "" : "role=\"img\" ")
        + "font-family=\"Menlo, Consolas, 'DejaVu Sans Mono', monospace\">")
    if !title.utf8.isEmpty { write("<title>\(Self.escaped(title))</title>") }
    write("<rect width=\"\(wide)\" height=\"\(tall)\" fill=\"#ffffff\"/>")
  }

  mutating func close() { write("</svg>") }

  mutating func rectangle(_ frame: Frame, fill: StaticString, stroke: StaticString) {
    write(
      "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" "
        + "height=\"\(number(frame.height))\" rx=\"2\" fill=\"\(fill)\" stroke=\"\(stroke)\"/>")
  }

  /// Writes a translucent gray rectangle over a part of the picture.
  mutating func shade(_ frame: Frame) {
    write(
      "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" "
        + "height=\"\(number(frame.height))\" fill=\"#64748b\" fill-opacity=\"0.25\" pointer-events=\"none\"/>")
  }

  mutating func outline(_ frame: Frame, stroke: StaticString, width: Double) {
    write(
      "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" "
        + "height=\"\(number(frame.height))\" rx=\"2\" fill=\"none\" stroke=\"\(stroke)\" stroke-width=\"\(number(width))\"/>"
    )
  }

  mutating func line(x1: Double, y1: Double, x2: Double, y2: Double) {
    write(
      "<line x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\" stroke=\"#94a3b8\"/>")
  }

  mutating func dashes(x1: Double, y1: Double, x2: Double, y2: Double, stroke: StaticString) {
    write(
      "<line x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\" stroke=\"\(stroke)\" "
        + "stroke-width=\"0.8\" stroke-dasharray=\"3 3\" stroke-opacity=\"0.8\"/>")
  }

  /// The font and the color of a line of text.
  struct Face {
    enum Anchor { case start, middle, end }
    var size: Double
    var fill: StaticString
    var anchor = Anchor.start
    var isBold = false
    /// `true` for text that runs from bottom to top.
    var isUpward = false
  }

  /// Writes a line of text. `y` is the baseline of the text.
  mutating func line(_ content: String, x: Double, y: Double, _ face: Face) {
    var element = "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(face.size))\" fill=\"\(face.fill)\""
    switch face.anchor {
    case .start: break
    case .middle: element += " text-anchor=\"middle\""
    case .end: element += " text-anchor=\"end\""
    }
    if face.isBold { element += " font-weight=\"600\"" }
    if face.isUpward { element += " transform=\"rotate(-90 \(number(x)) \(number(y)))\"" }
    write(element + ">\(Self.escaped(content))</text>")
  }

  /// Returns a number with at most two decimal places.
  func number(_ value: Double) -> String { numeral(value, places: 2) }

  /// Returns text for XML: without control characters, and with special characters escaped.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch Characters.printable(scalar) {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case let character: result.append(character)
      }
    }
    return String(result)
  }
}

/// Returns the largest integer that is not larger than a number, for numbers of at most 1e9; 0 for NaN.
package func roundedDown(_ value: Double) -> Int {
  guard value == value else { return 0 }
  let truncated = Int(max(-1e9, min(value, 1e9)))
  return Double(truncated) > value ? truncated - 1 : truncated
}
