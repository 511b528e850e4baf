import AndroidDrawables
import AndroidLayout
import EagerLayout
import Foundation

/// A screen as SVG: backgrounds, images, texts and dividers, each where its view is.
struct Picture {
  let screen: Screen
  let placement: Placement
  let files: ResourceFolder

  init(_ screen: Screen, _ placement: Placement, _ files: ResourceFolder) {
    self.screen = screen
    self.placement = placement
    self.files = files
  }

  var svg: String {
    // In the device's pixels, since the pixels of images are drawn unscaled.
    let size = placement.bounds, (width, height) = (size.width * device.density, size.height * device.density)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" width="\(width)" \
      height="\(height)" font-family="Roboto, Helvetica, Arial, DejaVu Sans, sans-serif">
      \(placement.paintOrder.map { drawn($0) }.joined(separator: "\n"))
      </svg>
      """
    // So that the picture is one file.
    for (path, bytes) in files.images {
      text = text.replacingOccurrences(
        of: "href=\"\(path)\"", with: "href=\"data:image/png;base64,\(bytes.base64EncodedString())\"")
    }
    return text
  }

  private func drawn(_ node: Placement.Node) -> String {
    guard let view = node.payload(as: InflatedView.self), !view.isInvisible else { return "" }
    let states = view.states.union(view.id.flatMap { screen.states[$0] } ?? [])
    func painted(_ drawable: Drawable?, in frame: Frame) -> String {
      drawable?.layers(in: frame, states: states).map { $0.svg }.joined() ?? ""
    }
    var text = painted(view.backgroundDrawable, in: node.frame)
    if let image = view.imageDrawable { text += painted(image, in: place(of: image, in: node.contentFrame, view)) }
    let label = Label(view)
    for (image, frame) in label.beside.frames(in: node.contentFrame) { text += painted(image, in: frame) }
    text += lines(of: label, in: label.beside.textFrame(in: node.contentFrame))
    if let id = view.id, let divider = view.dividerDrawable {
      text += screen.layout.dividers(id, in: placement).map { painted(divider, in: $0) }.joined()
    }
    text += painted(view.foregroundDrawable, in: node.frame)
    return clipped(text, to: node.clip)
  }

  private var isTurned: Bool { device.direction == .rightToLeft }

  /// A window with the coordinates of what is around it.
  private func clipped(_ text: String, to clip: Frame?) -> String {
    guard let clip, !text.isEmpty else { return text }
    let (place, box) = ("x=\"\(clip.x)\" y=\"\(clip.y)\"", "\(clip.x) \(clip.y) \(clip.width) \(clip.height)")
    return "<svg \(place) width=\"\(clip.width)\" height=\"\(clip.height)\" viewBox=\"\(box)\">\(text)</svg>"
  }

  /// The frame of an image in its view: its own size, or as large as fits.
  private func place(of image: Drawable, in room: Frame, _ view: InflatedView) -> Frame {
    guard let width = image.intrinsicSize.width, let height = image.intrinsicSize.height else { return room }
    let scale = view.scaleType == "center" ? 1 : min(room.width / width, room.height / height)
    return Frame(
      x: room.midX - width * scale / 2, y: room.midY - height * scale / 2, width: width * scale,
      height: height * scale)
  }

  private func lines(of label: Label, in room: Frame) -> String {
    guard !label.text.isEmpty, let color = label.color else { return "" }
    let width = room.width, lines = label.lines(in: width), face = label.face
    let isCentered = !label.gravity.isDisjoint(with: ["center", "center_horizontal"])
    let isAtEnd = label.gravity.contains("end") != isTurned
    let isInMiddle = !label.gravity.isDisjoint(with: ["center", "center_vertical"])
    let free = isInMiddle ? (room.height - Double(lines.count) * face.lineHeight) / 2 : 0
    return lines.enumerated().map { index, line in
      let length = face.width(of: line)
      let start = room.x + (width - length) * (isCentered ? 0.5 : isAtEnd ? 1 : 0)
      let y = room.y + free + Double(index) * face.lineHeight + face.baseline
      let isWrittenBack = line.unicodeScalars.contains { ("\u{590}"..."\u{8ff}").contains($0) }
      let (x, way) = isWrittenBack ? (start + length, " direction=\"rtl\"") : (start, "")
      return
        "<text x=\"\(x)\" y=\"\(y)\"\(way) font-size=\"\(face.size)\"\(face.isBold ? " font-weight=\"bold\"" : "") "
        + "fill=\"#\(color.description.dropFirst(3))\" textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\">"
        + "\(line.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;"))</text>"
    }.joined()
  }
}
