import EagerLayout
import PlaygroundKit

extension SVGPage {
  /// Draws the root's width above the picture and its height on the left, as in a technical drawing.
  func drawDimensions(with writer: inout SVGWriter, x: Double, y: Double) {
    guard let frame = picture.boxes.first?.frame, !shapes.isEmpty else { return }
    if isTitled(0) {
      let title = shapes[0].labels[2][0], size = shapes[0].detail
      let columns = roundedDown(extent.width / SVGWriter.width("m", size: 12)) - Characters.columns(size) - 1
      writer.line(
        "\(Characters.printable(title, columns: max(16, columns))) \(size)", x: x + root.x, y: y + min(0, root.y) - 27,
        SVGWriter.Face(size: 12, fill: Palette.shades[0].text, isBold: true))
    }
    guard showsNumbers else { return }
    let left = x + root.x, right = x + root.maxX, top = y + root.y, bottom = y + root.maxY
    let face = SVGWriter.Face(size: 11, fill: "#475569", anchor: .middle)
    let width = numeral(frame.width), height = numeral(frame.height)
    let widthLineY = y + min(0, root.y) - 14, heightLineX = x + min(0, root.x) - 14
    let halfWidth = SVGWriter.width(width, size: 11) / 2 + 6, halfHeight = SVGWriter.width(height, size: 11) / 2 + 6
    let middleX = (left + right) / 2, middleY = (top + bottom) / 2
    if right - left > 2 * halfWidth {
      for end in [left, right] { writer.line(x1: end, y1: widthLineY - 4, x2: end, y2: widthLineY + 4) }
      writer.line(x1: left, y1: widthLineY, x2: middleX - halfWidth, y2: widthLineY)
      writer.line(x1: middleX + halfWidth, y1: widthLineY, x2: right, y2: widthLineY)
    }
    writer.line(width, x: middleX, y: widthLineY + 4, face)
    if bottom - top > 2 * halfHeight {
      for end in [top, bottom] { writer.line(x1: heightLineX - 4, y1: end, x2: heightLineX + 4, y2: end) }
      writer.line(x1: heightLineX, y1: top, x2: heightLineX, y2: middleY - halfHeight)
      writer.line(x1: heightLineX, y1: middleY + halfHeight, x2: heightLineX, y2: bottom)
    }
    var upward = face
    upward.isUpward = true
    writer.line(height, x: heightLineX + 4, y: middleY, upward)
  }
}
