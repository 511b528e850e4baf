import Arrangements
import EagerLayout

// Functions that read the drawable of an element. After an error, they report it and return ``Drawable/nothing``.
extension Resolver {
  mutating func drawable(of element: DrawableElement) -> Drawable {
    drawables.depth += 1
    defer { drawables.depth -= 1 }
    guard countDrawable(element.site) else { return .nothing }
    checkNames(of: element, as: element.tag)
    return withTintAndMirroring(untinted(element), element)
  }

  /// Applies the attributes that many kinds share: the tint, and mirroring for right-to-left writing.
  private mutating func withTintAndMirroring(_ drawable: Drawable, _ element: DrawableElement) -> Drawable {
    guard DrawableTable.attributes[element.tag]?.contains("tint") ?? false else { return drawable }
    var result = drawable
    if let tint = tint(of: element) { result = result.tinted(tint) }
    guard element.value("autoMirrored") != nil, bool("autoMirrored", of: element) == true, drawables.isRightToLeft
    else {
      return result
    }
    switch result {
    // Layers are already positioned by start and end, so only their images are mirrored.
    case .layers, .transition, .ripple: return result.withMirroredImages()
    case .shape: return result
    default: return .mirrored(result)
    }
  }

  private mutating func tint(of element: DrawableElement) -> Drawable.Tint? {
    let modes = ["src_over", "src_in", "src_atop", "multiply", "screen", "add"]
    let mode = keyword("tintMode", of: element, modes).flatMap { Drawable.Tint.Mode(rawValue: $0) }
    return color("tint", of: element).map { Drawable.Tint($0, mode ?? .sourceIn) }
  }

  /// Returns the drawable of an element without its tint and mirroring.
  private mutating func untinted(_ element: DrawableElement) -> Drawable {
    switch element.tag {
    case "color": return color(of: element)
    case "bitmap", "nine-patch": return bitmap(of: element)
    case "shape": return .shape(shape(of: element))
    case "layer-list": return .layers(layers(of: element, isNested: true))
    case "transition": return .transition(layers(of: element, isNested: true))
    case "ripple": return .ripple(ripple(of: element))
    case "selector": return .states(states(of: element))
    case "level-list": return .levels(levels(of: element))
    case "inset": return inset(of: element)
    case "clip": return clip(of: element)
    case "scale": return scale(of: element)
    case "rotate": return rotation(of: element)
    case "vector": return vector(of: element)
    case "shadow": return .shadow(child(of: element))
    default: return unknown(element)
    }
  }

  private mutating func unknown(_ element: DrawableElement) -> Drawable {
    if DrawableTable.animated.contains(element.tag) {
      warnings.add(
        "<\(element.tag)> is animated, which is not supported: it has no size and is not drawn", .unknownName,
        at: element.site)
      return .unresolved("<\(element.tag)>")
    }
    let nearest = AttributeTable.nearest(element.tag, in: DrawableTable.kinds)
    faults.add("is not a supported drawable\(didYouMean(nearest))", .unknownName, at: element.site)
    return .nothing
  }

  /// Returns the drawable of the attribute `drawable`, or else of the first child element.
  private mutating func child(of element: DrawableElement) -> Drawable {
    if let value = element.value("drawable") {
      let countBefore = drawables.count, drawable = innerDrawable(value) ?? .nothing
      // Reading a file counts its elements. A drawable without a file, such as a color, is counted here.
      guard drawables.count > countBefore || countDrawable(element.site) else { return .nothing }
      return drawable
    }
    if let first = element.file.tree.children(of: element.element).first {
      return drawable(of: DrawableElement(element.file, first, element.package))
    }
    faults.add("has no drawable; write drawable=\"@drawable/…\", or a child element", .missing, at: element.site)
    return .nothing
  }

  /// Returns the `item` elements of a list. `kind` selects their attributes in ``DrawableTable``.
  private mutating func items(of element: DrawableElement, as kind: String) -> [DrawableElement] {
    var items: [DrawableElement] = []
    for child in element.children {
      if child.tag == "item" {
        checkNames(of: child, as: kind)
        items.append(child)
      } else {
        faults.add("is not an item; write <item> around it", .unknownName, at: child.site)
      }
    }
    return items
  }

  private mutating func color(of element: DrawableElement) -> Drawable {
    guard let value = element.value("color") else {
      faults.add("has no color; write color=\"#…\"", .missing, at: element.site)
      return .nothing
    }
    return color(value).map { .color($0) } ?? .nothing
  }

  private mutating func bitmap(of element: DrawableElement) -> Drawable {
    guard let value = element.value("src") else {
      faults.add("has no src; write src=\"@drawable/…\"", .missing, at: element.site)
      return .nothing
    }
    let alpha = fraction("alpha", of: element) ?? 1, gravity = gravity("gravity", of: element)
    let tile = keyword("tileMode", of: element, ["disabled", "clamp", "repeat", "mirror"])
    switch innerDrawable(value) {
    case .image(var image):
      image.alpha = max(0, min(alpha, 1))
      // The image is centered on an axis that the gravity does not specify, as in Android.
      if let gravity {
        image.gravity = Drawable.Gravity(
          horizontal: gravity.horizontal ?? .center, vertical: gravity.vertical ?? .center)
      }
      image.tile = tile == "repeat" ? .repeat : tile == "mirror" ? .mirror : tile == "clamp" ? .clamp : .none
      return .image(image)
    case .ninePatch(let image, let patch): return .ninePatch(image, patch)
    case .unresolved(let text): return .unresolved(text)
    case nil: return .nothing
    default:
      faults.add("\"\(shortened(value.text))\" is not an image", .value, at: value.site)
      return .nothing
    }
  }

  private mutating func layers(of element: DrawableElement, isNested: Bool) -> Drawable.Layers {
    let mode = keyword("paddingMode", of: element, ["nest", "stack"])
    let layers = items(of: element, as: "layer").map { item in
      var layer = Drawable.Layer(child(of: item))
      layer.id = item.value("id").flatMap { text($0, isRequired: true, "is not an id")?.0 }
      layer.insets = edges(of: item)
      layer.width = size("width", of: item)
      layer.height = size("height", of: item)
      layer.gravity = gravity("gravity", of: item) ?? Drawable.Gravity()
      return layer
    }
    var layerList = Drawable.Layers(layers, isNested: mode.map { $0 == "nest" } ?? isNested)
    let start = size("paddingStart", of: element), end = size("paddingEnd", of: element)
    let left = size("paddingLeft", of: element), right = size("paddingRight", of: element)
    layerList.paddingLeft = (drawables.isRightToLeft ? end : start) ?? left
    layerList.paddingRight = (drawables.isRightToLeft ? start : end) ?? right
    layerList.paddingTop = size("paddingTop", of: element)
    layerList.paddingBottom = size("paddingBottom", of: element)
    return layerList
  }

  /// Returns the layers of a ripple without the mask, which only limits the area of the waves.
  private mutating func ripple(of element: DrawableElement) -> Drawable.Layers {
    _ = color("color", of: element)
    var layers = layers(of: element, isNested: false)
    layers.layers.removeAll { $0.id == "mask" }
    return layers
  }

  private mutating func states(of element: DrawableElement) -> Drawable.States {
    let items = items(of: element, as: "state").map { item in
      var conditions: [Drawable.States.Condition] = []
      for local in item.specified.all.map({ $0.text.local }) where local.begins(with: "state_") {
        let state = Drawable.State(local.dropping(first: 6))
        conditions.append(Drawable.States.Condition(state, holds: bool(local, of: item) ?? true))
      }
      return Drawable.States.Item(conditions, child(of: item))
    }
    var states = Drawable.States(items)
    states.hasConstantSize = bool("constantSize", of: element) ?? false
    states.hasVariablePadding = bool("variablePadding", of: element) ?? false
    return states
  }

  private mutating func levels(of element: DrawableElement) -> Drawable.Levels {
    Drawable.Levels(
      items(of: element, as: "level").map { item in
        let minimum = Int(number("minLevel", of: item) ?? 0), maximum = Int(number("maxLevel", of: item) ?? 0)
        if maximum < minimum {
          faults.add("has a maxLevel below its minLevel; swap them", .value, at: item.site)
        }
        return Drawable.Levels.Item(minimum...max(minimum, maximum), child(of: item))
      })
  }

  private mutating func inset(of element: DrawableElement) -> Drawable {
    let all = amount("inset", of: element) ?? .points(0)
    var inset = Drawable.Inset()
    inset.left = amount("insetLeft", of: element) ?? all
    inset.top = amount("insetTop", of: element) ?? all
    inset.right = amount("insetRight", of: element) ?? all
    inset.bottom = amount("insetBottom", of: element) ?? all
    return .inset(inset, child(of: element))
  }

  private mutating func clip(of element: DrawableElement) -> Drawable {
    var clip = Drawable.Clip()
    let specified = element.value("clipOrientation").flatMap { text($0, isRequired: true, "is not an orientation") }
    if let (text, site) = specified {
      let keywords = text.parts(between: "|").map { trimmed($0) }
      if let other = keywords.first(where: { $0 != "horizontal" && $0 != "vertical" }) {
        faults.add("\"\(shortened(other))\" is not one of horizontal, vertical", .value, at: site)
      }
      (clip.isHorizontal, clip.isVertical) = (keywords.contains("horizontal"), keywords.contains("vertical"))
    }
    // The visible part is centered on an axis that the gravity does not specify, as in Android.
    clip.gravity =
      gravity("gravity", of: element).map { centeredByDefault($0) }
      ?? Drawable.Gravity(horizontal: .start, vertical: .center)
    clip.level = level(of: element)
    return .clip(clip, child(of: element))
  }

  private mutating func scale(of element: DrawableElement) -> Drawable {
    var scale = Drawable.Scale()
    scale.width = fraction("scaleWidth", of: element)
    scale.height = fraction("scaleHeight", of: element)
    scale.gravity =
      gravity("scaleGravity", of: element).map { centeredByDefault($0) }
      ?? Drawable.Gravity(horizontal: .start, vertical: .center)
    scale.keepsIntrinsicSize = bool("useIntrinsicSizeAsMinimum", of: element) ?? false
    scale.level = level(of: element)
    return .scale(scale, child(of: element))
  }

  /// Returns a gravity for both axes, centered where unspecified.
  private func centeredByDefault(_ gravity: Drawable.Gravity) -> Drawable.Gravity {
    Drawable.Gravity(horizontal: gravity.horizontal ?? .center, vertical: gravity.vertical ?? .center)
  }

  private mutating func rotation(of element: DrawableElement) -> Drawable {
    var rotation = Drawable.Rotation()
    rotation.from = number("fromDegrees", of: element) ?? 0
    rotation.to = number("toDegrees", of: element) ?? 360
    rotation.pivotX = amount("pivotX", of: element) ?? .fraction(0.5)
    rotation.pivotY = amount("pivotY", of: element) ?? .fraction(0.5)
    rotation.level = level(of: element)
    return .rotate(rotation, child(of: element))
  }

  private mutating func level(of element: DrawableElement) -> Int? {
    number("level", of: element).map { Int(max(0, min($0, 10_000))) }
  }
}
