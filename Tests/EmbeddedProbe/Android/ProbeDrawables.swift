import AndroidLayout
import Arrangements
import EagerLayout

@_expose(wasm, "drawables")
@_cdecl("drawables")
func drawables() -> Int {
  let red = MarkupColor(red: 255, green: 0, blue: 0)
  use(MarkupColor("#80FF0000")?.description)
  use(red.alpha &+ red.red &+ red.green &+ red.blue)
  let shape = Drawable.shape(makeShape(red))
  var layer = Drawable.Layer(shape)
  layer.drawable = .inset(makeInset(), layer.drawable)
  layer.gravity = makeGravity()
  (layer.width, layer.height) = (layer.width ?? 20, layer.height ?? 10)
  layer.id = layer.id ?? "layer"
  layer.insets = Edges(top: layer.insets.top + 2, left: 2, bottom: 2, right: 2)
  var layers = Drawable.Layers([layer], isNested: true)
  layers.layers.append(Drawable.Layer(.color(red)))
  (layers.paddingLeft, layers.paddingTop) = (layers.paddingRight ?? 1, layers.paddingBottom ?? 2)
  (layers.paddingRight, layers.paddingBottom) = (layers.paddingLeft, layers.paddingTop)
  layers.isNested = !layers.isNested
  let all: [Drawable] = [
    .layers(layers), .transition(layers), .ripple(layers), .states(makeStates(shape)), .levels(makeLevels(shape)),
    .clip(makeClip(), shape), .scale(makeScale(), shape), .rotate(makeRotation(), shape), .vector(makeVector(red)),
    .image(makeImage()), .ninePatch(makeImage(), makePatch()), .shadow(shape), .unresolved("?attr/x"), .nothing,
    .mirrored(shape.tinted(makeTint(red))),
  ]
  var sizes = 0
  for drawable in all {
    use(drawable.padding.left)
    use(drawable == shape)
    if drawable.resolved(for: [.pressed], level: 1).intrinsicSize.width != nil { sizes += 1 }
  }
  return all.count * 100 + sizes
}

func makeGravity() -> Drawable.Gravity {
  var gravity = Drawable.Gravity(horizontal: .start, vertical: .end)
  gravity.horizontal = gravity.vertical == .end ? .center : .start
  gravity.vertical = gravity.horizontal
  return gravity
}

func makeShape(_ color: MarkupColor) -> Drawable.Shape {
  var shape = Drawable.Shape(), corners = Drawable.Corners(4), ring = Drawable.Ring()
  corners.topLeft += 1
  corners.topRight += 1
  corners.bottomLeft += 1
  corners.bottomRight += 1
  use(corners.isSquare)
  ring.innerRadius = ring.innerRadius ?? 3
  ring.thickness = ring.thickness ?? 2
  ring.innerRadiusRatio += 1
  ring.thicknessRatio += 1
  ring.usesLevel = !ring.usesLevel
  shape.kind = shape.kind == .oval ? .ring(ring) : .rectangle
  shape.corners = shape.corners == corners ? shape.corners : corners
  shape.fill = shape.fill ?? .gradient(makeGradient(color))
  shape.stroke = shape.stroke ?? makeStroke(color)
  (shape.width, shape.height) = (shape.width ?? 30, shape.height ?? 20)
  shape.padding.left += 2
  return shape
}

func makeGradient(_ color: MarkupColor) -> Drawable.Gradient {
  var stop = Drawable.Gradient.Stop(0, color)
  stop.offset += 1
  stop.color.red = 0
  stop.color.green = 1
  stop.color.blue = 2
  stop.color.alpha = 3
  var gradient = Drawable.Gradient(.linear(degrees: 90), [Drawable.Gradient.Stop(0, color), stop])
  gradient.kind = gradient.kind == .sweep ? .radial(radius: .points(3)) : gradient.kind
  gradient.stops += [stop]
  gradient.centerX += 0.1
  gradient.centerY += 0.1
  return gradient
}

func makeStroke(_ color: MarkupColor) -> Drawable.Stroke {
  var stroke = Drawable.Stroke(width: 1, color: color)
  stroke.width += 1
  stroke.color = color
  stroke.dashWidth += 2
  stroke.dashGap += 1
  stroke.cap = stroke.cap == .butt ? .round : .square
  stroke.join = stroke.join == .miter ? .round : .bevel
  stroke.miterLimit += 1
  return stroke
}

func makeInset() -> Drawable.Inset {
  var inset = Drawable.Inset()
  inset.left = inset.left == .points(0) ? .points(2) : .fraction(0.1)
  inset.top = inset.left
  inset.right = inset.top
  inset.bottom = inset.right
  use(inset.bottom.points(of: 10))
  return inset
}

func makeStates(_ drawable: Drawable) -> Drawable.States {
  let named: [Drawable.State] = [
    .activated, .checked, .disabled, .focused, .hovered, .pressed, .selected, .windowFocused, .init("pressed"),
    .init(rawValue: "mine"),
  ]
  use(named.map { $0.rawValue })
  var condition = Drawable.States.Condition(.pressed, holds: false)
  condition.state = condition.state == .pressed ? .focused : .pressed
  condition.holds = !condition.holds
  var item = Drawable.States.Item([condition], drawable)
  item.conditions += []
  item.drawable = drawable
  var states = Drawable.States([item])
  states.items.append(Drawable.States.Item([], drawable))
  states.hasConstantSize = !states.hasConstantSize
  states.hasVariablePadding = !states.hasVariablePadding
  return states
}

func makeLevels(_ drawable: Drawable) -> Drawable.Levels {
  var item = Drawable.Levels.Item(0...10, drawable)
  item.levels = item.levels.lowerBound...20
  item.drawable = drawable
  var levels = Drawable.Levels([item])
  levels.items.append(item)
  return levels
}

func makeClip() -> Drawable.Clip {
  var clip = Drawable.Clip()
  clip.gravity = clip.gravity == makeGravity() ? clip.gravity : makeGravity()
  clip.isHorizontal = !clip.isHorizontal
  clip.isVertical = !clip.isVertical
  clip.level = clip.level ?? 5000
  return clip
}

func makeScale() -> Drawable.Scale {
  var scale = Drawable.Scale()
  scale.gravity = scale.gravity == makeGravity() ? scale.gravity : makeGravity()
  (scale.width, scale.height) = (scale.width ?? 0.5, scale.height ?? 0.5)
  scale.level = scale.level ?? 5000
  scale.keepsIntrinsicSize = !scale.keepsIntrinsicSize
  return scale
}

func makeRotation() -> Drawable.Rotation {
  var rotation = Drawable.Rotation()
  rotation.from += 1
  rotation.to += 1
  rotation.level = rotation.level ?? 5000
  rotation.pivotX = rotation.pivotY
  rotation.pivotY = rotation.pivotX
  return rotation
}

func makeVector(_ color: MarkupColor) -> Drawable.Vector {
  var path = Drawable.Vector.Path("M0,0L4,4")
  path.data += "Z"
  path.fill = path.fill ?? color
  path.stroke = path.stroke ?? nil
  path.isEvenOdd = !path.isEvenOdd
  path.steps += [
    Drawable.Step.move(x: 1, y: 2), .clip(Frame(width: 4, height: 4)), .scale(x: 2, y: 2),
    .turn(degrees: 90, x: 1, y: 1),
  ]
  var vector = Drawable.Vector(size: Extent(width: 24, height: 24), viewport: Extent(width: 4, height: 4), [path])
  vector.paths += []
  vector.size.width += 1
  vector.viewport.width += 1
  return vector
}

func makeImage() -> Drawable.Image {
  var image = Drawable.Image(reference: "@drawable/star", file: "drawable/star.png", size: Extent(width: 4, height: 4))
  image.alpha *= 0.5
  image.tint = image.tint ?? makeTint(MarkupColor(red: 1, green: 2, blue: 3))
  image.file += ""
  image.reference += ""
  image.size.width += 1
  image.gravity = image.gravity == makeGravity() ? image.gravity : makeGravity()
  image.tile = image.tile == .none ? .repeat : image.tile == .clamp ? .mirror : .clamp
  return image
}

func makeTint(_ color: MarkupColor) -> Drawable.Tint {
  var tint = Drawable.Tint(color, .multiply)
  let modes: [Drawable.Tint.Mode] = [.sourceOver, .sourceIn, .sourceAtop, .multiply, .screen, .add]
  tint.mode = modes.first { $0 == tint.mode } ?? .sourceIn
  tint.color = tint.mixed(with: tint.color)
  return tint
}

func makePatch() -> NinePatch {
  let patch = NinePatch(width: 6, height: 6) { x, y in x == 2 || y == 2 ? 255 : 0 }
  use(patch.columns.count + patch.rows.count)
  use(patch.padding.left + patch.size.width)
  use(ImageSize(of: [])?.pixels.width)
  let intrinsic = Drawable.IntrinsicSize(width: 3, height: nil)
  var size = intrinsic
  (size.width, size.height) = (intrinsic.height, intrinsic.width)
  return patch
}
