import EagerLayout
package import PlaygroundKit

/// An animated SVG of a layout in many widths, one after the other and back again, without a script.
///
///     MovingPicture(widths.map { picture(width: $0) }).svg(title: "card")
package struct MovingPicture {
  /// The frames of the animation: the layout in each width, forward and backward. All have the same number of boxes.
  private let steps: [Picture]
  private let extent: Extent
  /// The pixels per unit.
  private let scale: Double

  private static var margin: Double { 12 }
  private static var fontSize: Double { 12 }
  /// The seconds per step.
  private static var secondsPerStep: Double { 0.04 }
  /// The number of steps for which the animation pauses at each end.
  private static var pauseSteps: Int { 20 }

  /// - Parameter pictures: at least one picture. Pictures with another number of boxes than the first are omitted.
  package init(_ pictures: [Picture]) {
    let usable = pictures.filter { $0.boxes.count == pictures[0].boxes.count }
    steps =
      usable + Array(repeating: usable[usable.count - 1], count: Self.pauseSteps) + usable.reversed()
      + Array(repeating: usable[0], count: Self.pauseSteps)
    var width = 1.0, height = 1.0
    for picture in usable {
      width = max(width, picture.bounds.maxX)
      height = max(height, picture.bounds.maxY)
    }
    scale = min(1.5, 900 / width)
    extent = Extent(width: width * scale + 2 * Self.margin, height: height * scale + 2 * Self.margin)
  }

  /// The picture as an SVG document.
  package func svg(title: String) -> String {
    var writer = SVGWriter()
    writer.open(width: extent.width, height: extent.height, title: title)
    var hasChildren = [Bool](repeating: false, count: steps[0].boxes.count)
    for box in steps[0].boxes {
      if let parent = box.parent { hasChildren[parent] = true }
    }
    var leafCount = 0
    for index in hasChildren.indices {
      let isLeaf = !hasChildren[index] && index > 0
      let shade = isLeaf ? Palette.shade(ofLeaf: leafCount) : Palette.shades[0]
      if isLeaf { leafCount += 1 }
      let frames = steps.map { pixels($0.boxes[index].visible) }
      let first = frames[0]
      writer.write(
        "<rect x=\"\(number(first.x))\" y=\"\(number(first.y))\" width=\"\(number(first.width))\" "
          + "height=\"\(number(first.height))\" rx=\"4\" fill=\"\(isLeaf ? shade.full : shade.pale)\" "
          + "stroke=\"\(shade.stroke)\">")
      animate("x", frames.map { $0.x }, with: &writer)
      animate("y", frames.map { $0.y }, with: &writer)
      animate("width", frames.map { $0.width }, with: &writer)
      animate("height", frames.map { $0.height }, with: &writer)
      writer.write("</rect>")
      if isLeaf, steps[0].boxes[index].isNamed { label(steps[0].boxes[index].name, frames, shade, with: &writer) }
    }
    writer.close()
    return writer.text
  }

  /// Writes a name in the center of a box. The name is visible only in the steps in which it fits.
  private func label(_ name: String, _ frames: [Frame], _ shade: Palette.Shade, with writer: inout SVGWriter) {
    let labelWidth = SVGWriter.width(name, size: Self.fontSize) + 4, labelHeight = Self.fontSize + 2
    let centers = frames.map { (x: $0.x + $0.width / 2, y: $0.y + $0.height / 2 + 0.35 * Self.fontSize) }
    let fits = frames.map { $0.width >= labelWidth && $0.height >= labelHeight ? 1.0 : 0 }
    guard fits.contains(1) else { return }
    writer.write(
      "<text x=\"\(number(centers[0].x))\" y=\"\(number(centers[0].y))\" font-size=\"\(number(Self.fontSize))\" "
        + "text-anchor=\"middle\" fill=\"\(shade.text)\" opacity=\"\(number(fits[0]))\">\(SVGWriter.escaped(name))")
    animate("x", centers.map { $0.x }, with: &writer)
    animate("y", centers.map { $0.y }, with: &writer)
    animate("opacity", fits, isSudden: true, with: &writer)
    writer.write("</text>")
  }

  /// Writes an `<animate>` element for an attribute's values, unless they are all equal.
  private func animate(
    _ attribute: StaticString, _ values: [Double], isSudden: Bool = false, with writer: inout SVGWriter
  ) {
    let texts = values.map { number($0) }, seconds = number(Self.secondsPerStep * Double(values.count))
    if texts.allSatisfy({ $0.utf8.elementsEqual(texts[0].utf8) }) { return }
    writer.write(
      "<animate attributeName=\"\(attribute)\" dur=\"\(seconds)s\" repeatCount=\"indefinite\" "
        + (isSudden ? "calcMode=\"discrete\" " : "") + "values=\"\(texts.joined(separator: ";"))\"/>")
  }

  private func pixels(_ frame: Frame) -> Frame {
    Frame(
      x: Self.margin + frame.x * scale, y: Self.margin + frame.y * scale, width: frame.width * scale,
      height: frame.height * scale)
  }

  private func number(_ value: Double) -> String { numeral(value, places: 1) }
}
