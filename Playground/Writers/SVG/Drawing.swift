import EagerLayout

/// A line drawing for a box, such as an icon of what the box represents.
package struct Drawing: Equatable, Sendable {
  /// The data of an SVG path, in a square of 48 units.
  package var path: String
  /// `true` if the drawing is stretched to its box. Otherwise it keeps its aspect ratio, in the center of the box.
  package var isWide: Bool

  package init(path: String, isWide: Bool) {
    self.path = path
    self.isWide = isWide
  }

  /// The minimum width and height of a box with a drawing, in pixels.
  private static var minimumSide: Double { 20 }

  /// Returns the drawing in a box; empty if the box is too small.
  func svg(in frame: Frame, stroke: StaticString) -> String {
    if min(frame.width, frame.height) < Self.minimumSide { return "" }
    let side = min(frame.width, frame.height) * 0.9
    let width = isWide ? frame.width : side, height = isWide ? frame.height : side
    let x = numeral(frame.x + (frame.width - width) / 2), y = numeral(frame.y + (frame.height - height) / 2)
    return
      "<path d=\"\(path)\" transform=\"translate(\(x) \(y)) scale(\(numeral(width / 48)) \(numeral(height / 48)))\" "
      + "fill=\"none\" stroke=\"\(stroke)\" stroke-opacity=\"0.45\" vector-effect=\"non-scaling-stroke\"/>"
  }
}
