public import EagerLayout
import Foundation

/// The drawing of a node.
enum Look {
  case shape(fill: String, radius: Double)
  case text(Words)
}

/// Text in a font whose characters are all 0.6 times as wide as high.
struct Words {
  var string: String, size: Double, fill: String

  var advance: Double { 0.6 * size }
  var lineHeight: Double { 1.5 * size }
  /// The distance from the top of a line to its baseline.
  var baseline: Double { 1.1 * size }
}

extension LayoutItem {
  /// Draws a rectangle in the item's frame.
  public func shape(_ fill: String, radius: Double = 0) -> Modified { payload(Look.shape(fill: fill, radius: radius)) }
}

/// A text that wraps.
public func words(_ string: String, _ size: Double = 15, fill: String = "#334155") -> Measured.Modified {
  let words = Words(string: string, size: size, fill: fill)
  return Measured(text: string, advance: words.advance, lineHeight: words.lineHeight, baseline: words.baseline)
    .payload(Look.text(words))
}

/// A text in a rounded box.
public func pill(_ label: String, _ fill: String = "#e2e8f0", on text: String = "#334155") -> Row {
  Row(alignment: .center) { words(label, 15, fill: text) }.padding(horizontal: 12, vertical: 6).justifyContent(.center)
    .shape(fill, radius: 8)
}

/// A picture of a placement (SVG).
func svg(_ placement: Placement, isRightToLeft: Bool) -> String {
  var elements: [String] = []
  for node in placement.paintOrder {
    let frame = node.frame, place = "x='\(frame.x)' y='\(frame.y)' width='\(frame.width)' height='\(frame.height)'"
    switch node.payload(as: Look.self) {
    case .shape(let fill, let radius): elements.append("<rect \(place) rx='\(radius)' fill='\(fill)'/>")
    case .text(let words):
      // Breaks the lines at the same width as measuring did.
      let lines = Measured.lines(of: words.string, advance: words.advance, width: frame.width)
      for (index, line) in lines.enumerated() {
        let width = Double(line.count) * words.advance, y = frame.y + Double(index) * words.lineHeight + words.baseline
        let x = isRightToLeft ? frame.x + frame.width - width : frame.x
        let line = line.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        elements.append(
          "<text x='\(x)' y='\(y)' font-size='\(words.size)' fill='\(words.fill)' textLength='\(width)' "
            + "lengthAdjust='spacingAndGlyphs'>\(line)</text>")
      }
    case nil: break
    }
  }
  let size = placement.bounds
  return """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(size.width) \(size.height)' width='\(size.width)' \
    height='\(size.height)' font-family='DejaVu Sans Mono, Menlo, monospace'>
    <rect width='100%' height='100%' fill='#ffffff'/>
    \(elements.joined(separator: "\n"))
    </svg>
    """
}
