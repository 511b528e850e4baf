import EagerLayout

// Shapes
extension Resolver {
  mutating func shape(of element: DrawableElement) -> Drawable.Shape {
    var shape = Drawable.Shape()
    switch keyword("shape", of: element, ["rectangle", "oval", "line", "ring"]) {
    case "oval": shape.kind = .oval
    case "line": shape.kind = .line
    case "ring": shape.kind = .ring(ring(of: element))
    default: break
    }
    for child in element.children {
      checkNames(of: child, as: child.tag)
      switch child.tag {
      case "corners": shape.corners = corners(of: child)
      case "solid": shape.fill = color("color", of: child).map { .color($0) } ?? shape.fill
      // A gradient overrides a solid color.
      case "gradient": shape.fill = gradient(of: child).map { .gradient($0) } ?? shape.fill
      case "stroke": shape.stroke = stroke(of: child)
      case "padding": shape.padding = edges(of: child)
      case "size": (shape.width, shape.height) = (size("width", of: child), size("height", of: child))
      default:
        let nearest = AttributeTable.nearest(
          child.tag, in: ["corners", "gradient", "padding", "size", "solid", "stroke"])
        faults.add("is not a part of a shape\(didYouMean(nearest))", .unknownName, at: child.site)
      }
    }
    return shape
  }

  private mutating func ring(of element: DrawableElement) -> Drawable.Ring {
    var ring = Drawable.Ring()
    ring.innerRadius = size("innerRadius", of: element)
    ring.thickness = size("thickness", of: element)
    ring.innerRadiusRatio = ratio("innerRadiusRatio", of: element) ?? 3
    ring.thicknessRatio = ratio("thicknessRatio", of: element) ?? 9
    ring.usesLevel = bool("useLevel", of: element) ?? true
    return ring
  }

  /// Returns a number above 0, for use as a divisor.
  private mutating func ratio(_ name: String, of element: DrawableElement) -> Double? {
    guard let number = number(name, of: element), let value = element.value(name) else { return nil }
    // A smaller ratio would make the ring more than a thousand times as large as its bounds.
    if number >= 0.001 { return number }
    faults.add("\"\(shortened(value.text))\" is not a ratio; write a number above 0", .value, at: value.site)
    return nil
  }

  private mutating func corners(of element: DrawableElement) -> Drawable.Corners {
    var corners = Drawable.Corners(size("radius", of: element) ?? 0)
    corners.topLeft = size("topLeftRadius", of: element) ?? corners.topLeft
    corners.topRight = size("topRightRadius", of: element) ?? corners.topRight
    corners.bottomRight = size("bottomRightRadius", of: element) ?? corners.bottomRight
    corners.bottomLeft = size("bottomLeftRadius", of: element) ?? corners.bottomLeft
    return corners
  }

  /// Returns a stroke; `nil` without a color or a width.
  private mutating func stroke(of element: DrawableElement) -> Drawable.Stroke? {
    let width = size("width", of: element) ?? 0, color = color("color", of: element)
    let dashWidth = size("dashWidth", of: element) ?? 0, dashGap = size("dashGap", of: element) ?? 0
    guard width > 0, let color else { return nil }
    var stroke = Drawable.Stroke(width: width, color: color)
    (stroke.dashWidth, stroke.dashGap) = (dashWidth, dashGap)
    return stroke
  }

  private mutating func gradient(of element: DrawableElement) -> Drawable.Gradient? {
    let kind = keyword("type", of: element, ["linear", "radial", "sweep"])
    let x = fraction("centerX", of: element) ?? 0.5, y = fraction("centerY", of: element) ?? 0.5
    let angle = angle(of: element), radius = amount("gradientRadius", of: element)
    let start = color("startColor", of: element), center = color("centerColor", of: element)
    let end = color("endColor", of: element)
    let clear = MarkupColor(alpha: 0, red: 0, green: 0, blue: 0)
    // In a linear gradient, `centerX` is the offset of `centerColor`, or `centerY` if `centerX` is 0.5.
    let offset = kind == "radial" || kind == "sweep" ? 0.5 : x != 0.5 ? x : y
    let middle = center.map { [Drawable.Gradient.Stop(max(0, min(offset, 1)), $0)] } ?? []
    var gradient = Drawable.Gradient(
      .sweep, [Drawable.Gradient.Stop(0, start ?? clear)] + middle + [Drawable.Gradient.Stop(1, end ?? clear)])
    (gradient.centerX, gradient.centerY) = (x, y)
    if kind == "radial" {
      guard let radius else {
        faults.add("has no gradientRadius; write a length or a fraction such as \"50%\"", .missing, at: element.site)
        return nil
      }
      gradient.kind = .radial(radius: radius)
    } else if kind != "sweep" {
      gradient.kind = .linear(degrees: angle)
    }
    return gradient
  }

  private mutating func angle(of element: DrawableElement) -> Int {
    guard let number = number("angle", of: element), let value = element.value("angle") else { return 0 }
    let angle = Int(number)
    if Double(angle) == number, angle % 45 == 0 { return (angle % 360 + 360) % 360 }
    faults.add(
      "\"\(shortened(value.text))\" is not an angle of a gradient; write a multiple of 45", .value, at: value.site)
    return 0
  }
}

// Vectors
extension Resolver {
  mutating func vector(of element: DrawableElement) -> Drawable {
    let width = requiredSize("width", of: element), height = requiredSize("height", of: element)
    let viewportWidth = requiredNumber("viewportWidth", of: element)
    let viewportHeight = requiredNumber("viewportHeight", of: element)
    let alpha = fraction("alpha", of: element) ?? 1
    let tree = element.file.tree
    var paths: [Drawable.Vector.Path] = [], groups: [(end: Int, steps: [Drawable.Step])] = []
    // In the tree, descendants follow their element. A loop with a stack of groups visits them without recursion.
    var index = element.element + 1
    while index < Int(tree.elements[element.element].end) {
      while let last = groups.last, last.end <= index { groups.removeLast() }
      let child = DrawableElement(element.file, index, element.package), end = Int(tree.elements[index].end)
      let steps = groups.last?.steps ?? []
      checkNames(of: child, as: child.tag)
      drawables.depth += groups.count + 1
      let isCounted = countDrawable(child.site)
      drawables.depth -= groups.count + 1
      guard isCounted else { return .nothing }
      switch child.tag {
      case "group":
        groups.append((end, steps + group(of: child)))
        index += 1
        continue
      case "path": if let path = path(of: child, alpha, steps) { paths.append(path) }
      case "clip-path": warnings.add("is not supported: nothing is clipped", .unknownName, at: child.site)
      default:
        let nearest = AttributeTable.nearest(child.tag, in: ["group", "path", "clip-path"])
        faults.add("is not a part of a vector\(didYouMean(nearest))", .unknownName, at: child.site)
      }
      index = end
    }
    return .vector(
      Drawable.Vector(
        size: Extent(width: width, height: height), viewport: Extent(width: viewportWidth, height: viewportHeight),
        paths))
  }

  private mutating func requiredSize(_ name: String, of element: DrawableElement) -> Double {
    if element.value(name) != nil { return size(name, of: element) ?? 0 }
    faults.add("has no \(name); write a length such as \"24dp\"", .missing, at: element.site)
    return 0
  }

  private mutating func requiredNumber(_ name: String, of element: DrawableElement) -> Double {
    guard let value = element.value(name) else {
      faults.add("has no \(name); write a number such as \"24\"", .missing, at: element.site)
      return 0
    }
    guard let number = number(value) else { return 0 }
    if number > 0 { return number }
    faults.add("\"\(shortened(value.text))\" is not a size; write a number above 0", .value, at: value.site)
    return 0
  }

  private mutating func group(of element: DrawableElement) -> [Drawable.Step] {
    let x = number("pivotX", of: element) ?? 0, y = number("pivotY", of: element) ?? 0
    let moveX = number("translateX", of: element) ?? 0, moveY = number("translateY", of: element) ?? 0
    let degrees = number("rotation", of: element) ?? 0
    let scaleX = number("scaleX", of: element) ?? 1, scaleY = number("scaleY", of: element) ?? 1
    var steps: [Drawable.Step] = []
    if moveX != 0 || moveY != 0 { steps.append(.move(x: moveX, y: moveY)) }
    if degrees != 0 { steps.append(.turn(degrees: degrees, x: x, y: y)) }
    if scaleX != 1 || scaleY != 1 {
      steps += [.move(x: x, y: y), .scale(x: scaleX, y: scaleY), .move(x: -x, y: -y)]
    }
    return steps
  }

  private mutating func path(
    of element: DrawableElement, _ alpha: Double, _ steps: [Drawable.Step]
  ) -> Drawable.Vector.Path? {
    guard let value = element.value("pathData") else {
      faults.add("has no pathData; write commands such as \"M0 0 L10 10 Z\"", .missing, at: element.site)
      return nil
    }
    guard let (data, site) = text(value, isRequired: true, "is not a path") else { return nil }
    guard data.utf8.count <= resources.limits.valueBytes else {
      faults.add("holds more than \(resources.limits.valueBytes >> 10) KB of text; shorten it", .limit, at: site)
      return nil
    }
    guard PathCheck.isPath(data) else {
      faults.add(
        "\"\(shortened(data))\" is not a path; write commands such as \"M0 0 L10 10 Z\"", .value, at: site)
      return nil
    }
    for name in ["trimPathStart", "trimPathEnd"] {
      if let value = element.value(name) {
        warnings.add("is not supported: the whole path is drawn", .unknownName, at: value.site.nameSite)
      }
    }
    var path = Drawable.Vector.Path(data)
    path.steps = steps
    path.isEvenOdd = keyword("fillType", of: element, ["nonZero", "evenOdd"]) == "evenOdd"
    path.fill = faded(color("fillColor", of: element), (fraction("fillAlpha", of: element) ?? 1) * alpha)
    path.stroke = pathStroke(of: element, alpha)
    return path
  }

  private mutating func pathStroke(of element: DrawableElement, _ alpha: Double) -> Drawable.Stroke? {
    let width = number("strokeWidth", of: element) ?? 0
    let color = faded(color("strokeColor", of: element), (fraction("strokeAlpha", of: element) ?? 1) * alpha)
    let cap = keyword("strokeLineCap", of: element, ["butt", "round", "square"])
    let join = keyword("strokeLineJoin", of: element, ["miter", "round", "bevel"])
    let miterLimit = number("strokeMiterLimit", of: element) ?? 4
    guard width > 0, let color else { return nil }
    var stroke = Drawable.Stroke(width: width, color: color)
    stroke.cap = cap.flatMap { Drawable.Stroke.Cap(rawValue: $0) } ?? .butt
    stroke.join = join.flatMap { Drawable.Stroke.Join(rawValue: $0) } ?? .miter
    stroke.miterLimit = miterLimit
    return stroke
  }

  /// Returns a color with its alpha multiplied.
  private func faded(_ color: MarkupColor?, _ alpha: Double) -> MarkupColor? {
    guard var color else { return nil }
    color.alpha = UInt8(max(0, min(Double(color.alpha) * alpha + 0.5, 255)))
    return color
  }
}

/// Checks SVG path data: each command letter is followed by the number of arguments that it takes, or a multiple.
enum PathCheck {
  static func isPath(_ text: String) -> Bool {
    var remaining = Array(text.utf8)[...], isFirst = true
    skipSpace(&remaining)
    while let letter = remaining.popFirst() {
      let command = letter | 0x20
      guard let arity = aritiesByCommand[command], !isFirst || command == UInt8(ascii: "m") else { return false }
      isFirst = false
      var count = 0
      skipSpace(&remaining)
      while let first = remaining.first, first < 0x41 {
        // The two flags of an arc are single digits, which need no separator.
        if command == UInt8(ascii: "a"), count % 7 == 3 || count % 7 == 4, first == 0x30 || first == 0x31 {
          remaining.removeFirst()
        } else if !skipNumber(&remaining) {
          return false
        }
        count += 1
        skipSpace(&remaining)
      }
      guard arity == 0 ? count == 0 : count > 0 && count % arity == 0 else { return false }
    }
    return true
  }

  private static let aritiesByCommand: [UInt8: Int] = [
    UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "h"): 1, UInt8(ascii: "v"): 1, UInt8(ascii: "c"): 6,
    UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4, UInt8(ascii: "t"): 2, UInt8(ascii: "a"): 7, UInt8(ascii: "z"): 0,
  ]

  private static func skipSpace(_ remaining: inout ArraySlice<UInt8>) {
    while let byte = remaining.first, byte == 0x20 || byte == 0x2C || byte >= 0x09 && byte <= 0x0D {
      remaining.removeFirst()
    }
  }

  private static func skipNumber(_ remaining: inout ArraySlice<UInt8>) -> Bool {
    guard let (_, remainder) = readNumber(remaining) else { return false }
    remaining = remainder
    guard let letter = remaining.first, letter | 0x20 == UInt8(ascii: "e") else { return true }
    guard let (exponent, end) = readNumber(remaining.dropFirst()), exponent.magnitude < 10 else { return false }
    remaining = end
    return true
  }
}
