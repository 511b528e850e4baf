import AndroidDrawables
import AndroidLayout
import EagerLayout

/// The drawables with a width, and the layers that are drawn.
@_expose(wasm, "drawables")
@_cdecl("drawables")
func drawables() -> Int {
  let red = MarkupColor(red: 255, green: 0, blue: 0), extent = Extent(width: 24, height: 24)
  var rectangle = Drawable.Shape()
  rectangle.corners = Drawable.Corners(4)
  rectangle.fill = .gradient(Drawable.Gradient(.sweep, [.init(0, red), .init(1, red)]))
  rectangle.stroke = Drawable.Stroke(width: 2, color: red)
  (rectangle.width, rectangle.height) = (30, 20)
  let shape = Drawable.shape(rectangle)
  var image = Drawable.Image(reference: "@drawable/star", file: "drawable/star.png", size: Extent(width: 4, height: 4))
  image.tint = Drawable.Tint(red, .multiply)
  var path = Drawable.Vector.Path("M0,0L4,4Z")
  path.fill = red
  path.steps = [.scale(x: 2, y: 2), .turn(degrees: 90, x: 1, y: 1)]
  let layers = Drawable.Layers([Drawable.Layer(shape)])
  let patch = NinePatch(width: 6, height: 6) { x, y in x == 2 || y == 2 ? 255 : 0 }
  let pressed = Drawable.States.Item([Drawable.States.Condition(.pressed, holds: true)], shape)
  let all: [Drawable] = [
    .color(red), .image(image), .ninePatch(image, patch), shape, .layers(layers), .mirrored(.image(image)), .nothing,
    .vector(Drawable.Vector(size: extent, viewport: extent, [path])), .states(Drawable.States([pressed])),
    .levels(Drawable.Levels([Drawable.Levels.Item(0...9_000, shape)])), .clip(Drawable.Clip(), shape),
    .scale(Drawable.Scale(), shape), .rotate(Drawable.Rotation(), shape), .inset(Drawable.Inset(), shape),
  ]
  var sizes = 0, layerCount = 0
  for drawable in all {
    if drawable.resolved(for: [.pressed], level: 1).intrinsicSize.width != nil { sizes += 1 }
    for layer in drawable.layers(in: Frame(width: 40, height: 30), states: [.pressed], level: 5_000) {
      layerCount += layer.svg.utf8.isEmpty ? 0 : 1
    }
  }
  return sizes * 100 + layerCount
}
