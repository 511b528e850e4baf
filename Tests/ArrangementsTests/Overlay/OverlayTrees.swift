import Arrangements
import EagerLayout
import Testing
import TestSupport

@Suite("Random overlays in trees")
struct OverlayTrees {
  private static let places: [Place?] = [
    nil, .fill, .center, .bottomTrailing, .top, Place(horizontal: .at(0.3), vertical: .at(2)),
  ]

  @Test("Random overlays have the frames of a fresh layout after edits of places and layout values")
  func editsEqualFreshLayout() throws {
    let cases = try ChromiumCase.read("overlay")
    for (number, one) in cases.enumerated() where number % Thorough.pick(100, 20) == 0 {
      var editedTree = one.tree(), edits: [(inout LayoutTree) -> Void] = [], random = SplitMix64(seed: UInt64(number))
      let bounds = Frame(width: one.extent.width, height: one.extent.height)
      editedTree.layout(in: bounds)
      for _ in 0..<6 {
        let index = random.below(editedTree.count)
        let item = OverlayItem(place: random.pick(Self.places)), place = random.pick(Self.places) ?? .trailing
        let isOverlay = random.oneIn(2) && editedTree.firstChild(of: editedTree.node(atIndex: index)) != nil
        edits.append { tree in
          let node = tree.node(atIndex: index)
          if isOverlay { tree.setArrangement(Overlay(place), of: node) } else { tree.setLayoutValue(item, of: node) }
        }
        edits[edits.count - 1](&editedTree)
        editedTree.layout(in: bounds)
        var fresh = one.tree()
        for edit in edits { edit(&fresh) }
        fresh.layout(in: bounds)
        #expect(editedTree.placement().frames == fresh.placement().frames, "\(one.form)")
      }
    }
  }

  @Test(
    "Overlays with invalid or extreme numbers have finite positions and sizes from 0 to 1e9",
    arguments: Rows.of([Double.nan, .infinity, -.infinity, -1, 0, 1e9, 1e300] as [Double]))
  func invalidNumbers(rows: Rows<Double>) {
    for number in rows {
      let place = Place(horizontal: .at(number), vertical: .at(-number))
      let tree = Row {
        Overlay(place) {
          Fixed(width: 30, height: 20)
          Fixed(width: number, height: number).margin(number)
          Measured(width: 500, height: 300).yields(start: number, size: number, end: number)
          Measured(width: 500, height: 300).yields(start: number, end: 1)
          Overlay { Fixed(width: 40, height: 10).place(place).yields(size: number) }.padding(3)
        }
      }
      for placement in [tree.layout(), tree.layout(in: Frame(width: 50, height: 40)), tree.layout(width: 1)] {
        for frame in placement.frames {
          #expect(frame.x.isFinite && frame.y.isFinite)
          #expect(frame.width >= 0 && frame.height >= 0 && frame.width <= 1e9 && frame.height <= 1e9)
        }
      }
    }
  }
}
