import Arrangements
import EagerLayout

/// An element of a drawable file, with its attributes.
struct DrawableElement {
  let file: MarkupFile
  let element: Int
  let package: String
  let specified: SpecifiedAttributes

  init(_ file: MarkupFile, _ element: Int, _ package: String) {
    self.file = file
    self.element = element
    self.package = package
    specified = SpecifiedAttributes(file, element, package)
  }

  var site: Site { Site(file: file, element: element) }
  var tag: String { file.tree.name(of: element) }

  /// Returns the specified value of an attribute, without spaces at its ends.
  func value(_ name: String) -> Resolver.LocatedValue? { specified[name].map { trimmed($0) } }

  /// The child elements.
  var children: [DrawableElement] { file.tree.children(of: element).map { DrawableElement(file, $0, package) } }
}

/// The attributes of drawable elements, by the element's tag. An `item` is listed as `layer`, `state` or `level`,
/// depending on its list.
enum DrawableTable {
  static let attributes: [String: [String]] = [
    "color": ["color"],
    "bitmap": ["src", "gravity", "tileMode", "alpha"] + [
      "tileModeX", "tileModeY", "antialias", "filter", "dither", "mipMap", "tint", "tintMode", "autoMirrored",
    ],
    "nine-patch": ["src", "dither", "alpha", "tint", "tintMode", "autoMirrored"],
    "shape": [
      "shape", "innerRadius", "innerRadiusRatio", "thickness", "thicknessRatio", "useLevel", "dither", "tint",
      "tintMode", "visible", "opticalInsetLeft", "opticalInsetTop", "opticalInsetRight", "opticalInsetBottom",
    ],
    "corners": ["radius", "topLeftRadius", "topRightRadius", "bottomRightRadius", "bottomLeftRadius"],
    "solid": ["color"],
    "gradient": [
      "type", "angle", "centerX", "centerY", "gradientRadius", "startColor", "centerColor", "endColor", "useLevel",
    ],
    "padding": ["left", "top", "right", "bottom"],
    "size": ["width", "height"],
    "stroke": ["width", "color", "dashWidth", "dashGap"],
    "layer-list": paddings, "transition": paddings, "ripple": paddings + ["color", "radius"],
    "layer": [
      "id", "drawable", "left", "top", "right", "bottom", "start", "end", "width", "height", "gravity",
    ],
    "selector": [
      "constantSize", "variablePadding", "visible", "dither", "autoMirrored", "enterFadeDuration", "exitFadeDuration",
      "tint", "tintMode",
    ],
    "state": ["drawable", "id"] + states.map { "state_\($0)" },
    "level-list": ["visible"], "level": ["drawable", "minLevel", "maxLevel"],
    "inset": ["drawable", "inset", "insetLeft", "insetTop", "insetRight", "insetBottom", "visible"],
    "clip": ["drawable", "clipOrientation", "gravity", "level"],
    "scale": ["drawable", "scaleWidth", "scaleHeight", "scaleGravity", "useIntrinsicSizeAsMinimum", "level"],
    "rotate": ["drawable", "fromDegrees", "toDegrees", "pivotX", "pivotY", "visible", "level"],
    "vector": [
      "width", "height", "viewportWidth", "viewportHeight", "alpha", "name", "tint", "tintMode", "autoMirrored",
      "opticalInsetLeft", "opticalInsetTop", "opticalInsetRight", "opticalInsetBottom",
    ],
    "group": ["name", "rotation", "pivotX", "pivotY", "scaleX", "scaleY", "translateX", "translateY"],
    "path": [
      "name", "pathData", "fillColor", "fillAlpha", "fillType", "strokeColor", "strokeWidth", "strokeAlpha",
      "strokeLineCap", "strokeLineJoin", "strokeMiterLimit", "trimPathStart", "trimPathEnd", "trimPathOffset",
    ],
    "shadow": ["drawable", "alpha", "shadowHorizontalOffset", "shadowVerticalOffset", "blur", "shadowColor"],
  ]

  /// The tags of elements that are drawables.
  static let kinds = [
    "bitmap", "clip", "color", "inset", "layer-list", "level-list", "nine-patch", "ripple", "rotate", "scale",
    "selector", "shadow", "shape", "transition", "vector",
  ]

  static let states = [
    "enabled", "pressed", "selected", "checked", "checkable", "focused", "activated", "hovered", "window_focused",
    "disabled", "highlighted", "active", "single", "first", "middle", "last", "accelerated", "drag_can_accept",
    "drag_hovered",
  ]

  private static let paddings = [
    "paddingMode", "paddingLeft", "paddingTop", "paddingRight", "paddingBottom", "paddingStart", "paddingEnd",
    "opacity", "autoMirrored", "tint", "tintMode",
  ]

  /// Animated drawables, which are not supported.
  static let animated: Set<String> = [
    "animated-vector", "animated-selector", "animation-list", "animated-rotate", "animated-image",
  ]
}

// Attributes
extension Resolver {
  /// Reports unknown attributes whose names resemble attributes of the element.
  mutating func checkNames(of element: DrawableElement, as kind: String) {
    guard let knownNames = DrawableTable.attributes[kind] else { return }
    for specified in element.specified.all
    where specified.text.hasKnownPrefix && !knownNames.contains(specified.text.local) {
      let (name, local) = (specified.text.name, specified.text.local)
      // An app may define states of its own.
      if name.begins(with: "app:"), local.begins(with: "state_") { continue }
      guard let nearest = AttributeTable.nearest(local, in: knownNames.sorted()) else { continue }
      faults.add(
        "is not a known attribute\(didYouMean(nearest))", .unknownName,
        at: element.specified.site(of: specified).nameSite)
    }
  }

  mutating func length(_ name: String, of element: DrawableElement) -> Double? {
    element.value(name).flatMap { length($0) }
  }

  /// Returns a length that is at least 0.
  mutating func size(_ name: String, of element: DrawableElement) -> Double? {
    length(name, of: element).map { max($0, 0) }
  }

  mutating func number(_ name: String, of element: DrawableElement) -> Double? {
    element.value(name).flatMap { number($0) }
  }

  mutating func bool(_ name: String, of element: DrawableElement) -> Bool? {
    element.value(name).flatMap { bool($0) }
  }

  mutating func color(_ name: String, of element: DrawableElement) -> MarkupColor? {
    element.value(name).flatMap { color($0) }
  }

  /// Returns the fraction for a value such as `0.5` or `50%`.
  mutating func fraction(_ name: String, of element: DrawableElement) -> Double? {
    guard let value = element.value(name) else { return nil }
    guard let (text, site) = text(value, isRequired: true, Fraction.advice) else { return nil }
    if let fraction = readWholeText(asNumber: text) ?? Fraction(text)?.value { return fraction }
    faults.add("\"\(shortened(text))\" \(Fraction.advice)", .value, at: site)
    return nil
  }

  /// Returns a length or a fraction.
  mutating func amount(_ name: String, of element: DrawableElement) -> Drawable.Amount? {
    guard let value = element.value(name) else { return nil }
    let advice = "is not a length or a fraction; write for example 8dp or 50%"
    guard let (text, site) = text(value, isRequired: true, advice) else { return nil }
    if let fraction = Fraction(text) { return .fraction(fraction.value) }
    if let length = LengthValue(text) { return .points(length.points(on: device)) }
    faults.add("\"\(shortened(text))\" \(advice)", .value, at: site)
    return nil
  }

  /// Returns an attribute's value if it is an allowed keyword; otherwise reports it and returns nil.
  mutating func keyword(_ name: String, of element: DrawableElement, _ allowed: [String]) -> String? {
    guard let value = element.value(name) else { return nil }
    let list = allowed.joined(separator: ", ")
    guard let (text, site) = text(value, isRequired: true, "is not one of \(list)") else { return nil }
    if allowed.contains(text) { return text }
    faults.add(
      "\"\(shortened(text))\" is not one of \(list)\(didYouMean(nearestName(to: text, in: allowed)))", .value, at: site)
    return nil
  }

  /// Returns a gravity. Start and end follow the device's writing direction.
  mutating func gravity(_ name: String, of element: DrawableElement) -> Drawable.Gravity? {
    guard let value = element.value(name), let (text, site) = text(value, isRequired: true, "is not a gravity") else {
      return nil
    }
    let (parsed, unknown) = Gravity.read(text)
    if let unknown {
      let nearest = nearestName(to: unknown, in: Gravity.names).map { "did you mean \"\($0)\"?" }
      faults.add(
        "\"\(shortened(unknown))\" is not a gravity; \(nearest ?? "write words such as center_vertical|end")", .value,
        at: site)
    }
    let isRightToLeft = drawables.isRightToLeft
    var result = Drawable.Gravity(vertical: parsed.verticalAlignment)
    switch parsed.horizontal {
    case .left: result.horizontal = .start
    case .right: result.horizontal = .end
    case .start: result.horizontal = isRightToLeft ? .end : .start
    case .end: result.horizontal = isRightToLeft ? .start : .end
    case .center: result.horizontal = .center
    case .fill: result.horizontal = .fill
    case nil: break
    }
    if parsed.vertical == .fill { result.vertical = .fill }
    return result
  }

  /// Returns the lengths for four sides. Start and end override left and right.
  mutating func edges(of element: DrawableElement) -> Edges {
    let isRightToLeft = drawables.isRightToLeft
    let start = length("start", of: element), end = length("end", of: element)
    let ownLeft = length("left", of: element), ownRight = length("right", of: element)
    return Edges(
      top: length("top", of: element) ?? 0, left: (isRightToLeft ? end : start) ?? ownLeft ?? 0,
      bottom: length("bottom", of: element) ?? 0, right: (isRightToLeft ? start : end) ?? ownRight ?? 0)
  }
}
