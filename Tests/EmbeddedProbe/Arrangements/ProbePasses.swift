import Arrangements
import EagerLayout

/// How many containers have the same frames where somebody else's arrangement asks them.
@_expose(wasm, "passes")
@_cdecl("passes")
public func passes() -> Int32 {
  var same: Int32 = 0
  func compare(_ container: some Arrangement, _ asking: some Arrangement) {
    func frames(_ arrangement: some Arrangement) -> [Frame] {
      Arranged(arrangement) {
        Measured(text: "some words", advance: 10, lineHeight: 12).id(1)
        Fixed(width: 30, height: 20)
        Fixed(width: 10, height: 10).hidden()
      }.layout(width: 200, height: 90).frames
    }
    if frames(container) == frames(asking) { same += 1 }
  }
  compare(FirstThatFits(), AskingFirstThatFits(inner: FirstThatFits()))
  compare(Floats(), AskingFloats(inner: Floats()))
  compare(Flow(), AskingFlow(inner: Flow()))
  compare(Grid(columns: [30, .auto]), AskingGrid(inner: Grid(columns: [30, .auto])))
  compare(Linear(), AskingLinear(inner: Linear()))
  compare(Masonry(columns: 2), AskingMasonry(inner: Masonry(columns: 2)))
  compare(Overlay(.center), AskingOverlay(inner: Overlay(.center)))
  compare(Pages(columns: 2, rows: 1), AskingPages(inner: Pages(columns: 2, rows: 1)))
  compare(Relative(), AskingRelative(inner: Relative()))
  return same
}
