import EagerLayout
import PlaygroundKit

@_expose(wasm, "notation")
@_cdecl("notation")
func notation() -> Int {
  var code = 0
  do throws(SketchFault) {
    let sketch = try Sketch("Row { Fixed(width: 30.5).id(logo); Flex(2).id(7, index: 1) }")
    use(sketch.name(of: 1).utf8.count + sketch.css.utf8.count + sketch.swift.utf8.count + sketch.source.utf8.count)
    use(sketch.item)
    use(sketch.nameTable)
    let placement = sketch.layout(in: Frame(width: 90, height: 10))
    use(sketch.picture(of: placement).boxes.count)
    use(Sketch(Row { Flex().id(0) }, names: ["flex"]).names)
    let copy = Sketch(sketch.root, names: sketch.nameTable)
    code = sketch.text.utf8.elementsEqual(copy.text.utf8) && sketch.ranges.count == 3 ? 100 : 0
    let overlay = try Sketch("Overlay(.center) { Fixed(width: 30).place(.topTrailing) }")
    let isSame = try Sketch(overlay.text).text.utf8.elementsEqual(overlay.text.utf8)
    code += isSame && overlay.layout(in: Frame(width: 90, height: 10)).frames[1].x == 60 ? 100 : 0
    code += sketch.layout(in: Frame(width: 90, height: 10)).frames[sketch.node(named: "7[1]") ?? 0].x == 30.5 ? 40 : 0
    _ = try Sketch("Row { Fixd(width: 30) }")
  } catch {
    use(error.message.utf8.count + error.what.utf8.count + error.expected.utf8.count + error.offset)
    use(error.suggestion)
    use(error.isUnfinished)
    code += error.lines(width: 80).count  // 6
    code += error.line + error.column  // 1 and 7
  }
  return code  // 254
}
