import EagerLayout
import AndroidLayout

/// The text of a view: its font, its lines, and the images around it.
struct Label {
  var text: String
  var font: Font
  var color: MarkupColor?
  var maxLines: Int
  var gravity: Set<String>
  /// The images at the sides of the text.
  var images: InflatedView.CompoundDrawables

  init(_ view: InflatedView) {
    let isHint = view.text?.isEmpty ?? true
    text = (isHint ? view.hint : view.text) ?? ""
    font = Font(size: view.textSize, isBold: view.attribute("textStyle") == "bold")
    color = isHint ? view.attribute("textColorHint").flatMap { MarkupColor($0) } : view.textColor
    maxLines = view.number("maxLines").map { Int($0) } ?? .max
    gravity = Set((view.attribute("gravity") ?? "").split(separator: "|").map { String($0) })
    images = view.compoundDrawables ?? InflatedView.CompoundDrawables()
  }

  /// The lines in a width. The last one is truncated if there are too many, or if it is too long.
  func lines(in width: Double) -> [String] {
    let all = font.lines(of: text, in: maxLines == 1 ? .infinity : width)
    guard let last = all.prefix(maxLines).last, all.count > maxLines || font.width(of: last) > width + 0.01 else {
      return all
    }
    return all.prefix(maxLines - 1) + [font.truncated(last, to: width)]
  }

  func size(in proposal: Proposal) -> ContentSize {
    let insets = images.insets, minimum = images.leastText, available: Double
    switch proposal.width {
    case .minContent: return ContentSize(width: 0, height: 0)
    case .maxContent: available = .infinity
    case .exact(let width), .atMost(let width): available = width - insets.horizontal
    }
    let lines = lines(in: available)
    return ContentSize(
      width: max(lines.map { font.width(of: $0) }.max() ?? 0, minimum.width) + insets.horizontal,
      height: max(Double(lines.count) * font.lineHeight, minimum.height) + insets.vertical,
      firstBaseline: insets.top + font.baseline)
  }
}

/// The widths of letters, as in common sans-serif fonts. An app measures text with its system's fonts instead.
struct Font {
  var size: Double
  var isBold: Bool

  var lineHeight: Double { 1.3 * size }
  /// The distance from the top of a line to its baseline.
  var baseline: Double { 0.99 * size }

  func width(of text: some StringProtocol) -> Double {
    text.unicodeScalars.reduce(0.0) { $0 + Self.width(of: $1) } * size * (isBold ? 1.06 : 1)
  }

  private static func width(of letter: Unicode.Scalar) -> Double {
    switch letter {
    case "i", "j", "l", "'": 0.22
    case " ", "!", ",", ".", ":", ";", "/", "I", "f", "t": 0.28
    case "r", "(", ")", "-": 0.33
    case "c", "k", "s", "v", "x", "y", "z", "J": 0.5
    case "A", "B", "E", "K", "P", "S", "V", "X", "Y": 0.67
    case "C", "D", "H", "N", "R", "U", "w": 0.72
    case "G", "O", "Q": 0.78
    case "m", "M", "W": 0.87
    case "ا", "أ", "إ", "آ": 0.28
    case "ل", "ر", "ز", "د": 0.4
    case "س", "ش", "ص", "ض": 0.85
    case "\u{600}"..."\u{6ff}": 0.52
    default: 0.56
    }
  }

  /// The lines of a text, broken between its words.
  func lines(of text: String, in width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, self.width(of: "\(line) \(word)") <= width + 0.01 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [""] : lines
  }

  /// The part of a line that fits, with an ellipsis.
  func truncated(_ line: String, to width: Double) -> String {
    var line = line
    while !line.isEmpty, self.width(of: "\(line)…") > width { line.removeLast() }
    return "\(line)…"
  }
}
