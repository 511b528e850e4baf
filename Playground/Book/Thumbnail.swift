import EagerLayout
import PlaygroundKit
import PlaygroundWriters

/// A picture of a lesson without text, for lists and link previews: colored boxes in the middle of an area.
struct Thumbnail {
  struct Box {
    var frame: Frame
    var fill: Color
    var stroke: Color
  }

  /// A color of the palette.
  struct Color: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
  }

  static let background = Color(hex: "#f5f4f0")

  let extent: Extent
  /// The boxes in pixels, in drawing order.
  private(set) var boxes: [Box] = []

  /// Scales a picture to an area, with a margin of a twelfth of its width around it.
  init(_ picture: Picture, in extent: Extent) {
    self.extent = extent
    let bounds = picture.bounds, margin = extent.width / 12
    let scale = min(
      (extent.width - 2 * margin) / max(bounds.width, 1), (extent.height - 2 * margin) / max(bounds.height, 1))
    let left = (extent.width - bounds.width * scale) / 2, top = (extent.height - bounds.height * scale) / 2
    let parents = Set(picture.boxes.map { $0.parent ?? -1 })
    var leafCount = 0
    for (index, box) in picture.boxes.enumerated() where box.isVisible {
      let frame = Frame(
        x: left + (box.visible.x - bounds.x) * scale, y: top + (box.visible.y - bounds.y) * scale,
        width: box.visible.width * scale, height: box.visible.height * scale)
      if parents.contains(index) || index == 0 {
        let shade = Palette.shades[0]
        boxes.append(Box(frame: frame, fill: Color(hex: shade.pale), stroke: Color(hex: shade.stroke)))
      } else {
        let shade = Palette.shade(ofLeaf: leafCount)
        boxes.append(Box(frame: frame, fill: Color(hex: shade.full), stroke: Color(hex: shade.stroke)))
        leafCount += 1
      }
    }
  }

  /// The picture as SVG, in an HTML page.
  var svg: String {
    let size = "\(numeral(extent.width)) \(numeral(extent.height))"
    var text = "<svg class=\"thumbnail\" viewBox=\"0 0 \(size)\" aria-hidden=\"true\">"
    for box in boxes {
      let frame = box.frame
      text += "<rect x=\"\(numeral(frame.x, places: 1))\" y=\"\(numeral(frame.y, places: 1))\""
      text += " width=\"\(numeral(frame.width, places: 1))\" height=\"\(numeral(frame.height, places: 1))\" rx=\"2\""
      text += " fill=\"\(box.fill.css)\" stroke=\"\(box.stroke.css)\"/>"
    }
    return text + "</svg>"
  }

  /// The picture as a PNG file.
  var png: [UInt8] {
    let width = roundedDown(extent.width), height = roundedDown(extent.height)
    var colors = [Self.background], pixels = [UInt8](repeating: 0, count: width * height)
    func index(of color: Color) -> UInt8 {
      if let existing = colors.firstIndex(of: color) { return UInt8(existing) }
      colors.append(color)
      return UInt8(colors.count - 1)
    }
    func fill(_ frame: Frame, _ color: Color) {
      let index = index(of: color)
      let columns =
        max(roundedDown(frame.x), 0)..<max(min(roundedDown(frame.maxX), width), max(roundedDown(frame.x), 0))
      for y in max(roundedDown(frame.y), 0)..<max(min(roundedDown(frame.maxY), height), max(roundedDown(frame.y), 0)) {
        for x in columns { pixels[y * width + x] = index }
      }
    }
    for box in boxes {
      fill(box.frame, box.stroke)
      let edge = min(3, box.frame.width / 2, box.frame.height / 2)
      fill(
        Frame(
          x: box.frame.x + edge, y: box.frame.y + edge, width: box.frame.width - 2 * edge,
          height: box.frame.height - 2 * edge), box.fill)
    }
    return PNG.file(width: width, height: height, colors: colors, pixels: pixels)
  }
}

extension Thumbnail.Color {
  /// `hex` is a color such as `#cfe2fe`.
  init(hex: StaticString) {
    var value: UInt32 = 0
    for byte in hex.description.utf8.dropFirst() {
      value = value << 4 | UInt32(byte < UInt8(ascii: "a") ? byte - UInt8(ascii: "0") : byte - UInt8(ascii: "a") + 10)
    }
    self.init(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  /// The color in CSS.
  var css: String { "rgb(\(red) \(green) \(blue))" }
}
