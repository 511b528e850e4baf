// Tools for containers: rules, reordering, size classes.
import Arrangements
import EagerLayout

/// The number of containers that have the same frames if generic code calls their passes.
@_expose(wasm, "passes")
@_cdecl("passes")
public func passes() -> Int32 {
  var same: Int32 = 0
  func compare(_ container: some Arrangement) {
    func frames(_ arrangement: some Arrangement) -> [Frame] {
      Arranged(arrangement) {
        Measured(text: "some words", advance: 10, lineHeight: 12).id(1)
        Fixed(width: 30, height: 20)
        Fixed(width: 10, height: 10).hidden()
      }.layout(width: 200, height: 90).frames
    }
    if frames(container) == frames(Wrapping(inner: container)) { same += 1 }
  }
  compare(Along(.circle(radius: 40)))
  compare(FirstThatFits())
  compare(Floats())
  compare(Flow())
  compare(Grid(columns: [30, .auto]))
  compare(Linear())
  compare(Masonry(columns: 2))
  compare(Overlay(.center))
  compare(Pages(columns: 2, rows: 1))
  compare(Relative())
  compare(Split(.columns([.fill, .fill])))
  return same
}

/// The number of rules that an arrangement breaks that places nothing.
@_expose(wasm, "rules")
@_cdecl("rules")
public func rules() -> Int32 {
  let broken = SampleSimple().contractViolations { Fixed(width: 10, height: 10) }
  return broken.first?.rule == .itemsArePlaced ? Int32(broken.count) : -1
}

/// The new index of a dragged item, the item below it, and the indices afterwards.
@_expose(wasm, "reordering")
@_cdecl("reordering")
public func reordering() -> Int32 {
  let frames = (0..<4).map { Frame(x: Double($0) * 100, y: 0, width: 100, height: 100) }
  var drag = Reordering(frames, item: 1, grabbedAt: (150, 50), overlap: 0.25, fixed: [3])
  guard let move = drag.move(to: (230, 50)) else { return 0 }
  return Int32(move.index * 100 + move.hovered * 10 + drag.index + drag.order.count)
}

/// Values chosen by a size class, and a patched style.
@_expose(wasm, "sizeClass")
@_cdecl("sizeClass")
public func sizeClass() -> Int32 {
  let size = SizeClass(width: .regular, height: .compact, orientation: .landscape)
  let choices = Choices(default: 100).when(.regular, .any, 200).when(.any, .any, .portrait, 150)
  let patch = StylePatch().patched(by: StylePatch { $0.flexGrow = 3 })
  let style = FlexStyle().patched(by: patch)
  return Int32(choices[size] + choices[SizeClass(orientation: .portrait)] + Int(style.flexGrow))  // 200 + 150 + 3
}
