import AndroidDrawables
import AndroidLayout
import EagerLayout
import PlaygroundKit
import PlaygroundWriters

/// Paints the views of a layout, each as a fragment of SVG in the layout's coordinates.
struct AndroidPainting {
  private let layout: InflatedLayout
  private let placement: Placement

  init(_ layout: InflatedLayout, _ placement: Placement) {
    self.layout = layout
    self.placement = placement
  }

  /// The SVG for the boxes of a picture; empty for a box without any. The content of an invisible view is invisible.
  func fragments(of picture: Picture) -> [String] {
    var hidden = [Bool](repeating: false, count: picture.boxes.count)
    return picture.boxes.enumerated().map { index, box in
      guard box.number > 0, layout.views.indices.contains(box.number - 1) else { return "" }
      let view = layout.views[box.number - 1]
      hidden[index] = view.visibility != .visible || box.parent.map { hidden[$0] } ?? false
      return hidden[index] ? "" : fragment(of: view, box.number)
    }
  }

  private func fragment(of view: InflatedView, _ node: Int) -> String {
    let frame = placement.frames[node], content = placement.contentFrame(of: node)
    func svg(_ drawable: Drawable?, in frame: Frame) -> String {
      (drawable?.layers(in: frame, states: view.states) ?? []).map { $0.svg }.joined()
    }
    var text = svg(view.backgroundDrawable, in: frame)
    if let image = view.imageDrawable {
      let room = Self.frame(ofImage: view.imageSize ?? content.extent, in: content, view.scaleType ?? "fitCenter")
      text += svg(image, in: room)
    }
    for (image, frame) in view.compoundDrawables?.frames(in: content) ?? [] { text += svg(image, in: frame) }
    text += lines(of: view, in: view.compoundDrawables?.textFrame(in: content) ?? content)
    if let id = view.id, let divider = view.dividerDrawable {
      for frame in layout.dividers(id, in: placement) { text += svg(divider, in: frame) }
    }
    return text + svg(view.foregroundDrawable, in: frame)
  }

  /// The frame of an image in a view.
  private static func frame(ofImage size: Extent, in room: Frame, _ scaleType: String) -> Frame {
    guard size.width > 0, size.height > 0, scaleType != "fitXY" else { return room }
    let across = room.width / size.width, down = room.height / size.height
    let scale =
      switch scaleType {
      case "center", "matrix": 1.0
      case "centerCrop": max(across, down)
      case "centerInside": min(across, down, 1)
      default: min(across, down)
      }
    let isAtStart = scaleType == "fitStart" || scaleType == "matrix"
    let share = isAtStart ? 0.0 : scaleType == "fitEnd" ? 1 : 0.5
    let width = size.width * scale, height = size.height * scale
    return Frame(
      x: room.x + (room.width - width) * share, y: room.y + (room.height - height) * share, width: width, height: height
    )
  }

  /// The words of a view, in lines of characters half as wide as the text size, as in measuring.
  private func lines(of view: InflatedView, in room: Frame) -> String {
    let isHint = view.text?.isEmpty ?? true
    guard let words = isHint ? view.hint : view.text, view.textSize > 0 else { return "" }
    let size = view.textSize, all = Self.broken(words, in: room.width / (size / 2))
    let lines = all.prefix(max(1, Int((room.height + 0.01) / (size * 1.25))))
    let gravity = view.attribute("gravity")?.split(separator: "|") ?? []
    func says(_ words: String...) -> Bool { gravity.contains { words.contains(String($0)) } }
    let isButton = view.className.hasSuffix("Button") && gravity.isEmpty
    let across = says("right", "end") ? 1.0 : says("center", "center_horizontal") || isButton ? 0.5 : 0
    let down = says("bottom") ? 1.0 : says("center", "center_vertical") || isButton ? 0.5 : 0
    let top = room.y + max(0, room.height - Double(lines.count) * size * 1.25) * down
    let color = view.textColor?.svg("fill") ?? (isHint ? " fill=\"#888888\"" : " fill=\"#222222\"")
    return lines.enumerated().filter { !$1.isEmpty }.map { row, line in
      let width = Double(line.unicodeScalars.count) * size / 2, x = room.x + (room.width - width) * across
      return "<text x=\"\(numeral(x))\" y=\"\(numeral(top + (Double(row) * 1.25 + 1) * size))\" "
        + "font-size=\"\(numeral(size * 0.9))\" textLength=\"\(numeral(width))\" lengthAdjust=\"spacingAndGlyphs\""
        + "\(color)>\(SVGWriter.escaped(line))</text>"
    }.joined()
  }

  /// The lines of a text with at most `room` characters; a longer word stays whole.
  private static func broken(_ text: String, in room: Double) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { written in
      var lines = [""]
      for word in written.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        let last = lines[lines.count - 1], longer = last.isEmpty ? String(word) : "\(last) \(word)"
        if last.isEmpty || Double(longer.unicodeScalars.count) <= room + 0.001 {
          lines[lines.count - 1] = longer
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
  }
}
