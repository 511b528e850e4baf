import AndroidDrawables
import AndroidLayout
import EagerLayout
import PlaygroundKit
import PlaygroundWriters

/// Paints each view of a layout as a fragment of SVG, in the layout's coordinates.
struct AndroidPainting {
  private let layout: InflatedLayout
  private let placement: Placement

  init(_ layout: InflatedLayout, _ placement: Placement) {
    self.layout = layout
    self.placement = placement
  }

  /// Returns the SVG for each box of a picture; empty for a box without paint. All descendants of an invisible
  /// view are invisible.
  func fragments(of picture: Picture) -> [String] {
    var isHidden = [Bool](repeating: false, count: picture.boxes.count)
    return picture.boxes.enumerated().map { index, box in
      guard box.number > 0, layout.views.indices.contains(box.number - 1) else { return "" }
      let view = layout.views[box.number - 1]
      isHidden[index] = view.visibility != .visible || box.parent.map { isHidden[$0] } ?? false
      return isHidden[index] ? "" : fragment(of: view, box.number)
    }
  }

  private func fragment(of view: InflatedView, _ node: Int) -> String {
    let frame = placement.frames[node], content = placement.contentFrame(of: node)
    func svg(_ drawable: Drawable?, in frame: Frame) -> String {
      (drawable?.layers(in: frame, states: view.states) ?? []).map { $0.svg }.joined()
    }
    var text = svg(view.backgroundDrawable, in: frame)
    if let image = view.imageDrawable {
      let imageFrame = Self.frame(ofImage: view.imageSize ?? content.extent, in: content, view.scaleType ?? "fitCenter")
      text += svg(image, in: imageFrame)
    }
    for (image, frame) in view.compoundDrawables?.frames(in: content) ?? [] { text += svg(image, in: frame) }
    text += lines(of: view, in: view.compoundDrawables?.textFrame(in: content) ?? content)
    if let id = view.id, let divider = view.dividerDrawable {
      for frame in layout.dividers(id, in: placement) { text += svg(divider, in: frame) }
    }
    return text + svg(view.foregroundDrawable, in: frame)
  }

  /// Returns the frame of an image in a view's content box, for a `scaleType` of Android's ImageView.
  private static func frame(ofImage size: Extent, in bounds: Frame, _ scaleType: String) -> Frame {
    guard size.width > 0, size.height > 0, scaleType != "fitXY" else { return bounds }
    let widthRatio = bounds.width / size.width, heightRatio = bounds.height / size.height
    let scale =
      switch scaleType {
      case "center", "matrix": 1.0
      case "centerCrop": max(widthRatio, heightRatio)
      case "centerInside": min(widthRatio, heightRatio, 1)
      default: min(widthRatio, heightRatio)
      }
    let isAtStart = scaleType == "fitStart" || scaleType == "matrix"
    let fractionBefore = isAtStart ? 0.0 : scaleType == "fitEnd" ? 1 : 0.5
    let width = size.width * scale, height = size.height * scale
    return Frame(
      x: bounds.x + (bounds.width - width) * fractionBefore, y: bounds.y + (bounds.height - height) * fractionBefore,
      width: width, height: height
    )
  }

  /// Returns the text of a view in lines. Each character is half as wide as the text size, as the layout measures it.
  private func lines(of view: InflatedView, in bounds: Frame) -> String {
    let isHint = view.text?.isEmpty ?? true
    guard let words = isHint ? view.hint : view.text, view.textSize > 0 else { return "" }
    let size = view.textSize, allLines = Self.brokenLines(words, atMost: bounds.width / (size / 2))
    let lines = allLines.prefix(max(1, Int((bounds.height + 0.01) / (size * 1.25))))
    let gravity = view.attribute("gravity")?.split(separator: "|") ?? []
    func hasGravity(_ words: String...) -> Bool { gravity.contains { words.contains(String($0)) } }
    let isButton = view.className.hasSuffix("Button") && gravity.isEmpty
    let horizontal = hasGravity("right", "end") ? 1.0 : hasGravity("center", "center_horizontal") || isButton ? 0.5 : 0
    let vertical = hasGravity("bottom") ? 1.0 : hasGravity("center", "center_vertical") || isButton ? 0.5 : 0
    let top = bounds.y + max(0, bounds.height - Double(lines.count) * size * 1.25) * vertical
    let color = view.textColor?.svg("fill") ?? (isHint ? " fill=\"#888888\"" : " fill=\"#222222\"")
    return lines.enumerated().filter { !$1.isEmpty }.map { row, line in
      let width = Double(line.unicodeScalars.count) * size / 2, x = bounds.x + (bounds.width - width) * horizontal
      return "<text x=\"\(numeral(x))\" y=\"\(numeral(top + (Double(row) * 1.25 + 1) * size))\" "
        + "font-size=\"\(numeral(size * 0.9))\" textLength=\"\(numeral(width))\" lengthAdjust=\"spacingAndGlyphs\""
        + "\(color)>\(SVGWriter.escaped(line))</text>"
    }.joined()
  }

  /// Breaks a text into lines of at most `count` characters. A longer word is not broken.
  private static func brokenLines(_ text: String, atMost count: Double) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [""]
      for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        let lastLine = lines[lines.count - 1], extended = lastLine.isEmpty ? String(word) : "\(lastLine) \(word)"
        if lastLine.isEmpty || Double(extended.unicodeScalars.count) <= count + 0.001 {
          lines[lines.count - 1] = extended
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
  }
}
