import AndroidDrawables
import AndroidLayout
import EagerLayout
import Foundation

/// A screen as SVG: the backgrounds, images, texts and dividers of its views.
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
    // The picture has the size of the device in pixels, so that images are drawn unscaled.
    let size = placement.bounds, (width, height) = (size.width * device.density, size.height * device.density)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" width="\(width)" \
      height="\(height)" font-family="Roboto, Helvetica, Arial, DejaVu Sans, sans-serif">
      \(placement.paintOrder.map { elements(of: $0) }.joined(separator: "\n"))
      </svg>
      """
    // Embeds the images, so that the picture is a single file.
    for (path, bytes) in files.images {
      text = text.replacingOccurrences(
        of: "href=\"\(path)\"", with: "href=\"data:image/png;base64,\(bytes.base64EncodedString())\"")
    }
    return text
  }

  private func elements(of node: Placement.Node) -> String {
    guard let view = node.payload(as: InflatedView.self), !view.isInvisible else { return "" }
    let states = view.states.union(view.id.flatMap { screen.states[$0] } ?? [])
    func painted(_ drawable: Drawable?, in frame: Frame) -> String {
      drawable?.layers(in: frame, states: states).map { $0.svg }.joined() ?? ""
    }
    var text = painted(view.backgroundDrawable, in: node.frame)
    if let image = view.imageDrawable { text += painted(image, in: place(of: image, in: node.contentFrame, view)) }
    let label = Label(view)
    for (image, frame) in label.images.frames(in: node.contentFrame) { text += painted(image, in: frame) }
    text += lines(of: label, in: label.images.textFrame(in: node.contentFrame))
    if let id = view.id, let divider = view.dividerDrawable {
      text += screen.layout.dividers(id, in: placement).map { painted(divider, in: $0) }.joined()
    }
    text += painted(view.foregroundDrawable, in: node.frame)
    return clipped(text, to: node.clip)
  }

  private var isRightToLeft: Bool { device.direction == .rightToLeft }

  /// Clips elements to a frame; their coordinates stay the same.
  private func clipped(_ text: String, to clip: Frame?) -> String {
    guard let clip, !text.isEmpty else { return text }
    let (place, box) = ("x=\"\(clip.x)\" y=\"\(clip.y)\"", "\(clip.x) \(clip.y) \(clip.width) \(clip.height)")
    return "<svg \(place) width=\"\(clip.width)\" height=\"\(clip.height)\" viewBox=\"\(box)\">\(text)</svg>"
  }

  /// The frame of an image in its view: at its own size for `center`, else as large as fits.
  private func place(of image: Drawable, in container: Frame, _ view: InflatedView) -> Frame {
    guard let width = image.intrinsicSize.width, let height = image.intrinsicSize.height else { return container }
    let scale = view.scaleType == "center" ? 1 : min(container.width / width, container.height / height)
    return Frame(
      x: container.midX - width * scale / 2, y: container.midY - height * scale / 2, width: width * scale,
      height: height * scale)
  }

  private func lines(of label: Label, in container: Frame) -> String {
    guard !label.text.isEmpty, let color = label.color else { return "" }
    let width = container.width, lines = label.lines(in: width), font = label.font
    let isCentered = !label.gravity.isDisjoint(with: ["center", "center_horizontal"])
    let isAtEnd = label.gravity.contains("end") != isRightToLeft
    let isInMiddle = !label.gravity.isDisjoint(with: ["center", "center_vertical"])
    let offset = isInMiddle ? (container.height - Double(lines.count) * font.lineHeight) / 2 : 0
    return lines.enumerated().map { index, line in
      let length = font.width(of: line)
      let start = container.x + (width - length) * (isCentered ? 0.5 : isAtEnd ? 1 : 0)
      let y = container.y + offset + Double(index) * font.lineHeight + font.baseline
      let isRightToLeftText = line.unicodeScalars.contains { ("\u{590}"..."\u{8ff}").contains($0) }
      let (x, direction) = isRightToLeftText ? (start + length, " direction=\"rtl\"") : (start, "")
      return
        "<text x=\"\(x)\" y=\"\(y)\"\(direction) font-size=\"\(font.size)\"\(font.isBold ? " font-weight=\"bold\"" : "") "
        + "fill=\"#\(color.description.dropFirst(3))\" textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\">"
        + "\(line.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;"))</text>"
    }.joined()
  }
}
