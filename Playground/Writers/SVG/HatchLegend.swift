import EagerLayout
package import PlaygroundKit

/// The legend below an SVG picture: the kinds of hatched space (padding, gap, margin), as in a browser's inspector.
struct HatchLegend {
  let kinds: [Picture.Space.Kind]

  private static var fontSize: Double { 11 }

  private func width(_ kind: Picture.Space.Kind) -> Double { 24 + SVGWriter.width(kind.name, size: Self.fontSize) + 18 }

  /// The extent of the legend.
  var extent: Extent {
    kinds.isEmpty ? Extent() : Extent(width: kinds.reduce(0) { $0 + width($1) }, height: 16)
  }

  func draw(with writer: inout SVGWriter, x: Double, y: Double) {
    var left = x
    for kind in kinds {
      writer.hatch(Frame(x: left, y: y + 2, width: 18, height: 12), kind)
      writer.line(kind.name, x: left + 24, y: y + 12, SVGWriter.Face(size: Self.fontSize, fill: "#475569"))
      left += width(kind)
    }
  }
}

extension SVGWriter {
  /// Defines the patterns of the hatches. Call once for each document.
  package mutating func defineHatches(_ kinds: [Picture.Space.Kind]) {
    write("<defs>")
    for kind in kinds {
      // The kinds have different angles, for people who cannot distinguish the colors.
      let (color, angle) = Self.appearance(of: kind)
      write(
        "<pattern id=\"hatch-\(kind.name)\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
          + "patternTransform=\"rotate(\(angle))\"><path d=\"M0 0h6v6h-6z\" fill=\"\(color)\" fill-opacity=\"0.18\"/>"
          + "<path d=\"M0 0v6\" stroke=\"\(color)\" stroke-width=\"2\" stroke-opacity=\"0.55\"/></pattern>")
    }
    write("</defs>")
  }

  private static func appearance(of kind: Picture.Space.Kind) -> (color: StaticString, angle: Int) {
    switch kind {
    case .padding: ("#4d9f3c", 45)
    case .gap: ("#8b5cf6", 135)
    case .margin: ("#e58a2f", 90)
    }
  }

  mutating func hatch(_ frame: Frame, _ kind: Picture.Space.Kind) {
    write(
      "<path d=\"M\(number(frame.x)) \(number(frame.y))h\(number(frame.width))v\(number(frame.height))"
        + "h\(number(-frame.width))z\" fill=\"url(#hatch-\(kind.name))\" stroke=\"\(Self.appearance(of: kind).color)\" stroke-opacity=\"0.4\"><title>\(kind.name)</title></path>"
    )
  }
}
