package import AndroidLayout
import EagerLayout

extension DrawnLayer {
  /// The layer as a fragment of SVG, for use between `<svg>` and `</svg>`; empty if nothing is visible. An image is
  /// referred to by the path under which its file was added. A sweep gradient is drawn as sectors of 10 degrees.
  ///
  /// - Complexity: O(n) in the length of the path.
  public var svg: String {
    guard var text = paintedContent else { return "" }
    for step in steps.reversed() { text = step.svg(around: text) }
    return text
  }

  /// The layer before its transformations and clips; nil if nothing is visible.
  private var paintedContent: String? {
    switch content {
    case .rectangle(let corners): filled(corners.isSquare ? rectangle : roundRectangle(corners.fitting(frame)))
    case .oval:
      filled(
        "<ellipse cx=\(quoted(frame.midX)) cy=\(quoted(frame.midY)) rx=\(quoted(frame.width / 2)) ry=\(quoted(frame.height / 2))"
      )
    case .line: filled("<path d=\"M\(brief(frame.x)) \(brief(frame.midY))h\(brief(frame.width))\"")
    case .ring(let radius, let thickness, let degrees): ring(radius, thickness, degrees)
    case .path(let data, let isEvenOdd, let steps): path(data, isEvenOdd, steps)
    case .image(let image): self.image(image)
    case .ninePatch(let image, let patch): ninePatch(image, patch)
    }
  }

  private var rectangle: String { "<rect \(frameAttributes(frame))" }

  private func roundRectangle(_ corners: Drawable.Corners) -> String {
    let (a, b, c, d) = (corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
    if a == b, b == c, c == d { return "\(rectangle) rx=\(quoted(a))" }
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius > 0 ? "a\(brief(radius)) \(brief(radius)) 0 0 1 \(brief(x)) \(brief(y))" : ""
    }
    let sides =
      "M\(brief(frame.x + a)) \(brief(frame.y))H\(brief(frame.maxX - b))\(arc(b, b, b))V\(brief(frame.maxY - c))"
    return
      "<path d=\"\(sides)\(arc(c, -c, c))H\(brief(frame.x + d))\(arc(d, -d, -d))V\(brief(frame.y + a))\(arc(a, a, -a))Z\""
  }

  /// Returns a ring: a circle whose stroke is as wide as the ring is thick, with a dash as long as the visible part. If
  /// the layer has a stroke, two more circles are drawn at the ring's inner and outer edge.
  private func ring(_ radius: Double, _ thickness: Double, _ degrees: Double) -> String? {
    let center = "<circle cx=\(quoted(frame.midX)) cy=\(quoted(frame.midY))"
    let dashes = degrees < 360 ? " pathLength=\"360\" stroke-dasharray=\"\(brief(degrees)) 360\"" : ""
    var text = ""
    if let fill, thickness > 0 {
      let (definition, paint) = self.paint(fill, "stroke")
      text +=
        "\(definition)\(center) r=\(quoted(radius + thickness / 2)) fill=\"none\"\(paint) stroke-width=\(quoted(thickness))\(dashes)/>"
    }
    if let stroke {
      for radius in [radius, radius + thickness] {
        text += "\(center) r=\(quoted(radius)) fill=\"none\"\(attributes(of: stroke))\(dashes)/>"
      }
    }
    return text.isEmpty ? nil : text
  }

  private func path(_ data: String, _ isEvenOdd: Bool, _ steps: [Step]) -> String? {
    guard var text = filled("<path d=\"\(escaped(data))\"\(isEvenOdd ? " fill-rule=\"evenodd\"" : "")") else {
      return nil
    }
    for step in steps.reversed() { text = step.svg(around: text) }
    return text
  }

  /// Completes the start of a tag with fill and stroke; `nil` if there is neither.
  private func filled(_ tagStart: String) -> String? {
    guard fill != nil || stroke != nil else { return nil }
    let strokeAttributes = stroke.map { self.attributes(of: $0) } ?? ""
    guard let fill else { return "\(tagStart) fill=\"none\"\(strokeAttributes)/>" }
    if case .gradient(let gradient) = fill, case .sweep = gradient.kind {
      let name = "c\(definitionName(of: tagStart))"
      let clip = "<clipPath id=\"\(name)\">\(tagStart)/></clipPath>"
      let sectors = "<g clip-path=\"url(#\(name))\">\(gradient.sectors(in: frame))</g>"
      return clip + sectors + (strokeAttributes.isEmpty ? "" : "\(tagStart) fill=\"none\"\(strokeAttributes)/>")
    }
    let (definition, paint) = self.paint(fill, "fill")
    return "\(definition)\(tagStart)\(paint)\(strokeAttributes)/>"
  }

  /// Returns the attribute for a fill, and the definition that it refers to. SVG has no sweep gradients, so this
  /// function replaces one by its first color.
  private func paint(_ fill: Drawable.Fill, _ attribute: String) -> (definition: String, text: String) {
    switch fill {
    case .color(let color): return ("", color.svg(attribute))
    case .gradient(let gradient):
      if case .sweep = gradient.kind { return ("", gradient.color(at: 0).svg(attribute)) }
      let (name, definition) = gradient.svg(in: frame)
      return (definition, " \(attribute)=\"url(#\(name))\"")
    }
  }

  private func attributes(of stroke: Drawable.Stroke) -> String {
    var text = "\(stroke.color.svg("stroke")) stroke-width=\(quoted(stroke.width))"
    if stroke.dashWidth > 0 { text += " stroke-dasharray=\"\(brief(stroke.dashWidth)) \(brief(stroke.dashGap))\"" }
    if stroke.cap != .butt { text += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
    if stroke.miterLimit != 4 { text += " stroke-miterlimit=\(quoted(stroke.miterLimit))" }
    if stroke.join != .miter { text += " stroke-linejoin=\"\(stroke.join.rawValue)\"" }
    return text
  }
}

// Images.
extension DrawnLayer {
  private func image(_ image: Drawable.Image) -> String? {
    guard !frame.isEmpty, image.size.width > 0, image.size.height > 0 else { return nil }
    let singleImage = imageElement(image, image.tile == .clamp ? Frame(x: frame.x, y: frame.y, image.size) : frame)
    switch image.tile {
    case .none: return singleImage
    case .clamp: return Step.clip(frame).svg(around: singleImage)
    case .repeat, .mirror:
      let isMirror = image.tile == .mirror, size = image.size, singleTile = imageElement(image, Frame(size))
      var tile = singleTile, tileFrame = Frame(x: frame.x, y: frame.y, size)
      if isMirror {
        for (x, y) in [(-1.0, 1.0), (1, -1), (-1, -1)] {
          let move = Step.move(x: x < 0 ? size.width * 2 : 0, y: y < 0 ? size.height * 2 : 0)
          tile += move.svg(around: Step.scale(x: x, y: y).svg(around: singleTile))
        }
        tileFrame = Frame(x: frame.x, y: frame.y, width: size.width * 2, height: size.height * 2)
      }
      let name = "p\(definitionName(of: "\(tile)\(frameAttributes(tileFrame))"))"
      return
        "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" \(frameAttributes(tileFrame))>\(tile)</pattern>\(rectangle) fill=\"url(#\(name))\"/>"
    }
  }

  private func imageElement(_ image: Drawable.Image, _ frame: Frame) -> String {
    let alpha = image.alpha < 1 ? " opacity=\(quoted(image.alpha))" : ""
    let (definition, filter) = image.tint.map { $0.svg } ?? ("", "")
    return
      "\(definition)<image href=\"\(escaped(image.file))\" \(frameAttributes(frame)) preserveAspectRatio=\"none\"\(alpha)\(filter)/>"
  }

  /// Returns the cells of a nine-patch. Each cell is a nested `<svg>` that shows a part of the image.
  private func ninePatch(_ image: Drawable.Image, _ patch: NinePatch) -> String? {
    let scale = Drawable.Image.scale(of: patch, image.size)
    guard !frame.isEmpty, scale > 0 else { return nil }
    let imageFrame = Frame(width: patch.size.width + 2, height: patch.size.height + 2)
    return patch.cells(in: frame, scale: 1 / scale).filter { !$0.target.isEmpty }.map { cell in
      let window = viewBox(window(of: cell, patch, scale))
      return
        "<svg \(frameAttributes(cell.target)) viewBox=\"\(window)\" preserveAspectRatio=\"none\">\(imageElement(image, imageFrame))</svg>"
    }.joined()
  }

  /// Returns the part of the image that a cell shows. It excludes half a pixel where interpolation would mix in the
  /// nine-patch frame or, if the cell stretches, the neighboring cell.
  private func window(of cell: NinePatch.Cell, _ patch: NinePatch, _ scale: Double) -> Frame {
    let source = cell.source, target = cell.target
    let (x, width) = Self.visiblePart(source.x, source.width, of: patch.size.width, target.width / scale)
    let (y, height) = Self.visiblePart(source.y, source.height, of: patch.size.height, target.height / scale)
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// Returns the visible part along an axis. `drawnLength` is the length of the cell in pixels of the image.
  private static func visiblePart(
    _ start: Double, _ length: Double, of imageLength: Double, _ drawnLength: Double
  ) -> (start: Double, length: Double) {
    let stretches = (drawnLength - length).magnitude > 1e-9
    let before = stretches || start == 1 ? 0.5 : 0, after = stretches || start + length == imageLength + 1 ? 0.5 : 0
    let remaining = length - before - after
    // If nothing remains, the middle of the pixel is shown.
    return remaining > 0 ? (start + before, remaining) : (start + length / 2 - 0.01, 0.02)
  }
}

extension Drawable.Step {
  fileprivate func svg(around text: String) -> String {
    switch self {
    // A nested `<svg>` with the same coordinates clips to its box.
    case .clip(let frame): "<svg \(frameAttributes(frame)) viewBox=\"\(viewBox(frame))\">\(text)</svg>"
    case .turn(let degrees, let x, let y):
      "<g transform=\"rotate(\(brief(degrees)) \(brief(x)) \(brief(y)))\">\(text)</g>"
    case .move(let x, let y): "<g transform=\"translate(\(brief(x)) \(brief(y)))\">\(text)</g>"
    // The factors are not rounded, because the scaled drawing may be large.
    case .scale(let x, let y): "<g transform=\"scale(\(decimal(x)) \(decimal(y)))\">\(text)</g>"
    }
  }
}

extension Drawable.Tint {
  /// The definition of a filter that blends the tint with the painted pixels, and the attribute that refers to it.
  fileprivate var svg: (definition: String, attribute: String) {
    let name = "t\(definitionName(of: "\(color) \(mode.rawValue)"))"
    let flood = "<feFlood\(color.svg("flood-color", opacity: "flood-opacity"))/>"
    let mixed =
      switch mode {
      case .sourceOver: "feComposite in2=\"SourceGraphic\" operator=\"over\""
      case .sourceIn: "feComposite in2=\"SourceGraphic\" operator=\"in\""
      case .sourceAtop: "feComposite in2=\"SourceGraphic\" operator=\"atop\""
      case .multiply: "feComposite in2=\"SourceGraphic\" operator=\"arithmetic\" k1=\"1\""
      case .screen: "feBlend in2=\"SourceGraphic\" mode=\"screen\""
      case .add: "feComposite in2=\"SourceGraphic\" operator=\"arithmetic\" k2=\"1\" k3=\"1\""
      }
    let region = "x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\""
    return ("<filter id=\"\(name)\" \(region)>\(flood)<\(mixed)/></filter>", " filter=\"url(#\(name))\"")
  }
}

extension MarkupColor {
  /// Returns the attribute for the color and, if the color is not opaque, an attribute for its opacity.
  package func svg(_ attribute: String, opacity: String? = nil) -> String {
    let color = " \(attribute)=\"#\(Substring(description.utf8.dropFirst(3)))\""
    return alpha == 255 ? color : "\(color) \(opacity ?? "\(attribute)-opacity")=\(quoted(Double(alpha) / 255))"
  }
}

extension Drawable.Gradient {
  /// Returns the definition of the gradient. Layers with the same frame and colors share its name.
  fileprivate func svg(in frame: Frame) -> (name: String, definition: String) {
    let colors = stops.map {
      "<stop offset=\(quoted($0.offset))\($0.color.svg("stop-color", opacity: "stop-opacity"))/>"
    }.joined()
    let x = frame.x + frame.width * centerX, y = frame.y + frame.height * centerY
    let (tag, text): (String, String)
    switch kind {
    case .linear(let degrees):
      let direction = Self.directions[((degrees / 45) % 8 + 8) % 8]
      let start = "x1=\(quoted(frame.x + frame.width * direction.0)) y1=\(quoted(frame.y + frame.height * direction.1))"
      let end = "x2=\(quoted(frame.x + frame.width * direction.2)) y2=\(quoted(frame.y + frame.height * direction.3))"
      (tag, text) = ("linearGradient", "\(start) \(end)")
    case .radial(let radius):
      let length = radius.points(of: min(frame.width, frame.height))
      (tag, text) = ("radialGradient", "cx=\(quoted(x)) cy=\(quoted(y)) r=\(quoted(length))")
    case .sweep: (tag, text) = ("linearGradient", "")
    }
    let name = "g\(definitionName(of: "\(tag) \(text) \(colors)"))"
    return (name, "<\(tag) id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(text)>\(colors)</\(tag)>")
  }

  /// The start and the end of a linear gradient as fractions of the frame, for each multiple of 45 degrees.
  private static let directions: [(Double, Double, Double, Double)] = [
    (0, 0, 1, 0), (0, 1, 1, 0), (0, 1, 0, 0), (1, 1, 0, 0), (1, 0, 0, 0), (1, 0, 0, 1), (0, 0, 0, 1), (0, 0, 1, 1),
  ]

  /// Returns sectors around the center that cover the frame.
  fileprivate func sectors(in frame: Frame) -> String {
    let x = frame.x + frame.width * centerX, y = frame.y + frame.height * centerY
    let length = 2 * (frame.width + frame.height)
    // The heights of sectors of 15 and 10 degrees, from their tangents. Each sector except the last extends under the
    // next sector, so that there is no gap.
    let (wideHeight, narrowHeight) = (brief(length * 0.26795), brief(length * 0.17633))
    return (0..<36).map { step in
      let sector = "M\(brief(x)) \(brief(y))h\(brief(length))v\(step < 35 ? wideHeight : narrowHeight)Z"
      let color = color(at: (Double(step) + 0.5) / 36).svg("fill")
      return "<path d=\"\(sector)\"\(color) transform=\"rotate(\(step * 10) \(brief(x)) \(brief(y)))\"/>"
    }.joined()
  }

  /// Returns the color at an offset between the stops.
  fileprivate func color(at offset: Double) -> MarkupColor {
    let transparent = MarkupColor(alpha: 0, red: 0, green: 0, blue: 0)
    guard let next = stops.firstIndex(where: { $0.offset >= offset }) else { return stops.last?.color ?? transparent }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next]),
      fraction = (offset - a.offset) / max(b.offset - a.offset, 1e-9)
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(Double(a) + (Double(b) - Double(a)) * fraction + 0.5) }
    return MarkupColor(
      alpha: mix(a.color.alpha, b.color.alpha), red: mix(a.color.red, b.color.red),
      green: mix(a.color.green, b.color.green), blue: mix(a.color.blue, b.color.blue))
  }
}

private func quoted(_ number: Double) -> String { "\"\(brief(number))\"" }

private func frameAttributes(_ frame: Frame) -> String {
  "x=\(quoted(frame.x)) y=\(quoted(frame.y)) width=\(quoted(frame.width)) height=\(quoted(frame.height))"
}

private func viewBox(_ frame: Frame) -> String {
  "\(brief(frame.x)) \(brief(frame.y)) \(brief(frame.width)) \(brief(frame.height))"
}

/// Escapes a text for an attribute's value.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case "\"": result += "&quot;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Returns a name for a definition, computed from its content: equal definitions have the same name in all fragments.
private func definitionName(of text: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return String(hash, radix: 36)
}
