import EagerLayout

/// A line drawing of the thing that a box stands for.
package struct Drawing: Equatable, Sendable {
  /// Its lines: the data of an SVG path in a square of 48 units.
  package var path: String
  /// Whether it is stretched to its box; otherwise it keeps its shape in the middle of the box.
  package var isWide: Bool

  package init(path: String, isWide: Bool) {
    self.path = path
    self.isWide = isWide
  }

  /// The sides of a box, in pixels, from which on it has a drawing.
  private static var least: Double { 20 }

  /// The drawing in a box; empty if the box is too small.
  func svg(in frame: Frame, stroke: StaticString) -> String {
    if min(frame.width, frame.height) < Self.least { return "" }
    let side = min(frame.width, frame.height) * 0.9
    let width = isWide ? frame.width : side, height = isWide ? frame.height : side
    let x = numeral(frame.x + (frame.width - width) / 2), y = numeral(frame.y + (frame.height - height) / 2)
    return
      "<path d=\"\(path)\" transform=\"translate(\(x) \(y)) scale(\(numeral(width / 48)) \(numeral(height / 48)))\" "
      + "fill=\"none\" stroke=\"\(stroke)\" stroke-opacity=\"0.45\" vector-effect=\"non-scaling-stroke\"/>"
  }
}
