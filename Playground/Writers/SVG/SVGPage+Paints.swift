import EagerLayout
import PlaygroundKit

extension SVGPage {
  /// Draws the paint of all boxes, and then thin outlines. A browser shows a box's name under the pointer.
  func drawPaints(with writer: inout SVGWriter, x: Double, y: Double) {
    let bounds = picture.bounds
    writer.write(
      "<g transform=\"translate(\(decimal(x - bounds.x * scale)) \(decimal(y - bounds.y * scale))) "
        + "scale(\(decimal(scale)))\">")
    for (box, paint) in zip(picture.boxes, picture.paints) where !paint.utf8.isEmpty && box.isVisible {
      let isFullyVisible = box.frame.isSame(as: box.visible)
      writer.write(isFullyVisible ? paint : Self.clipped(paint, to: box.visible))
    }
    writer.write("</g>")
    let shades = Palette.shades
    for (index, shape) in shapes.enumerated() {
      let numbers = Self.numbers(of: picture.boxes[shape.boxes[0]].frame)
      writer.write("<g pointer-events=\"all\"><title>\(SVGWriter.escaped(shape.name)): \(numbers)</title>")
      writer.outline(
        frames[index].offset(x: x, y: y), stroke: shades[shape.depth % shades.count].stroke, width: 0.75)
      writer.write("</g>")
    }
  }

  /// Returns a fragment of SVG that is clipped to a frame.
  private static func clipped(_ paint: String, to frame: Frame) -> String {
    let (x, y) = (decimal(frame.x), decimal(frame.y)), (width, height) = (decimal(frame.width), decimal(frame.height))
    return "<svg x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"\(x) \(y) \(width) \(height)\">\(paint)</svg>"
  }
}
