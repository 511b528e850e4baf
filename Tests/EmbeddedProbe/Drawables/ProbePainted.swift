// Uses every public declaration of AndroidDrawables.
import AndroidDrawables
import AndroidLayout
import EagerLayout

@_expose(wasm, "painted")
@_cdecl("painted")
func painted() -> Int {
  let red = MarkupColor(red: 255, green: 0, blue: 0)
  var shape = Drawable.Shape(), corners = Drawable.Corners(4)
  corners.topLeft = 2
  shape.corners = corners
  shape.fill = .gradient(Drawable.Gradient(.sweep, [.init(0, red), .init(1, red)]))
  shape.stroke = Drawable.Stroke(width: 2, color: red)
  let patch = NinePatch(width: 6, height: 6) { x, y in x == 2 || y == 2 ? 255 : 0 }
  var image = Drawable.Image(reference: "@drawable/star", file: "drawable/star.png", size: Extent(width: 4, height: 4))
  image.tint = Drawable.Tint(red, .multiply)
  var path = Drawable.Vector.Path("M0,0L4,4Z")
  path.fill = red
  let extent = Extent(width: 24, height: 24)
  let vector = Drawable.Vector(size: extent, viewport: extent, [path])
  let all: [Drawable] = [
    .color(red), .image(image), .ninePatch(image, patch), .shape(shape), .vector(vector),
    .layers(Drawable.Layers([Drawable.Layer(.shape(shape))])), .clip(Drawable.Clip(), .color(red)),
    .scale(Drawable.Scale(), .color(red)), .rotate(Drawable.Rotation(), .color(red)), .mirrored(.image(image)),
    .inset(Drawable.Inset(), .color(red)), .nothing,
  ]
  var count = 0
  for drawable in all {
    for layer in drawable.layers(in: Frame(width: 40, height: 30), states: [.selected], level: 5_000) {
      use(layer)
      count += change(layer) ? 1 : 0
    }
  }
  for cell in patch.cells(in: Frame(width: 40, height: 30), scale: 1) { use(cell) }
  return count * 100 + all.count  // 1112
}

/// Changes all properties of a layer. Returns `true` if the changed layer has SVG.
func change(_ layer: DrawnLayer) -> Bool {
  var layer = layer
  layer.steps += [DrawnLayer.Step.move(x: 1, y: 2), .clip(layer.frame)]
  layer.frame.x += 1
  layer.fill = layer.fill ?? nil
  layer.stroke = layer.stroke ?? nil
  layer.content = layer.content == DrawnLayer.Content.oval ? .line : layer.content
  let other = DrawnLayer(.oval, in: layer.frame, fill: layer.fill, stroke: layer.stroke, steps: layer.steps)
  return layer == other || layer.svg.utf8.count > 0
}

func use(_ cell: NinePatch.Cell) { use(cell.source.x + cell.target.x) }
