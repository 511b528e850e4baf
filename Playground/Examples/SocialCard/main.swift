// Draws a card, as in a link preview, and prints it as SVG.
//
//     swift run SocialCard > card.svg        or for another width: swift run SocialCard 420
import EagerLayout
import Foundation

/// The drawing of a node.
enum Look {
  case shape(fill: String, radius: Double)
  case text(Words)
}

/// Text in a font whose characters are all 0.6 times as wide as high.
struct Words {
  var string: String, size: Double, weight = 400, fill = "#334155"

  var advance: Double { 0.6 * size }
  var lineHeight: Double { 1.5 * size }
  /// The distance from the top of a line to its baseline.
  var baseline: Double { 1.1 * size }
}

// MARK: Content

extension LayoutItem {
  func shape(_ fill: String, radius: Double = 0) -> Modified { payload(Look.shape(fill: fill, radius: radius)) }
}

func words(_ string: String, _ size: Double, weight: Int = 400, fill: String = "#334155") -> some LayoutItem {
  let words = Words(string: string, size: size, weight: weight, fill: fill)
  return Measured(text: string, advance: words.advance, lineHeight: words.lineHeight, baseline: words.baseline)
    .payload(Look.text(words))
}

func badge(_ label: String, fill: String, on ground: String) -> some LayoutItem {
  Row { words(label, 15, weight: 600, fill: fill) }.padding(horizontal: 12, vertical: 4).shape(ground, radius: 15)
}

/// A picture of 16 by 9, which is itself a layout.
struct Picture: LayoutComponent {
  var body: some LayoutItem {
    Row(gap: 12) {
      Column(gap: 12) {
        Fixed(44).shape("#f8fafc", radius: 22)
        Flex().shape("#93c5fd", radius: 8)
        Flex(2).shape("#60a5fa", radius: 8)
      }
      .width(.percent(22))
      Column(gap: 12) {
        Flex(3).shape("#fbbf24", radius: 8)
        Row(gap: 12) { for fill in ["#34d399", "#f472b6", "#a78bfa"] { Flex().shape(fill, radius: 8) } }.flex(2)
      }
      .flex(1)
    }
    .padding(24).aspectRatio(16, 9).shape("#1e293b", radius: 16)
  }
}

let card = Column(gap: 20) {
  Row(alignment: .center, gap: 16) {
    Row(alignment: .center) { words("EL", 22, weight: 700, fill: "#ffffff") }
      .justifyContent(.center).size(60).shape("#2563eb", radius: 30)
    Column {
      words("EagerLayout", 22, weight: 700, fill: "#0f172a")
      words("@eagerlayout", 15, fill: "#64748b")
    }
    .flex(1)
    badge("Follow", fill: "#ffffff", on: "#0f172a")
  }
  words("Rows, columns and all of flexbox, as plain values: lay them out, and draw the frames wherever you like.", 20)
  Row(gap: 8) {
    badge("swift", fill: "#c2410c", on: "#ffedd5")
    badge("flexbox", fill: "#1d4ed8", on: "#dbeafe")
    badge("no dependencies", fill: "#15803d", on: "#dcfce7")
    badge("linux", fill: "#6d28d9", on: "#ede9fe")
  }
  .wrap()
  Picture()
  Row(alignment: .baseline) {
    words("example.org", 15, fill: "#64748b").flex(1)
    words("5 min read", 15, fill: "#94a3b8")
  }
}
.padding(32).shape("#ffffff", radius: 24)

// MARK: Drawing

func svg(_ layout: Placement) -> String {
  var elements: [String] = []
  for node in layout.paintOrder {
    let frame = node.frame, place = "x='\(frame.x)' y='\(frame.y)' width='\(frame.width)' height='\(frame.height)'"
    switch node.payload(as: Look.self) {
    case .shape(let fill, let radius): elements.append("<rect \(place) rx='\(radius)' fill='\(fill)'/>")
    case .text(let words):
      // Breaks the lines at the same width as measuring did.
      let lines = Measured.lines(of: words.string, advance: words.advance, width: frame.width)
      for (index, line) in lines.enumerated() {
        let y = frame.y + Double(index) * words.lineHeight + words.baseline, width = Double(line.count) * words.advance
        let line = line.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        elements.append(
          "<text x='\(frame.x)' y='\(y)' font-size='\(words.size)' font-weight='\(words.weight)' fill='\(words.fill)' "
            + "textLength='\(width)' lengthAdjust='spacingAndGlyphs'>\(line)</text>")
      }
    case nil: break
    }
  }
  let size = layout.bounds
  return """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='\(size.x) \(size.y) \(size.width) \(size.height)' \
    width='\(size.width)' height='\(size.height)' font-family='DejaVu Sans Mono, Menlo, monospace'>
    \(elements.joined(separator: "\n"))
    </svg>
    """
}

print(svg(card.layout(width: Double(CommandLine.arguments.dropFirst().first ?? "") ?? 640).snapped(toScale: 2)))
