import EagerLayout
import Testing

@Suite("Items that an arrangement excludes")
struct ExcludedItems {
  private func chooser(_ widths: [Double]) -> Arranged {
    Chooser { for (number, width) in widths.enumerated() { Row { Fixed(width: width, height: 10) }.id(number) } }
  }

  @Test("Items that an arrangement excludes, and their descendants, have a zero frame and no issue")
  func excludedItemsHaveZeroFrames() {
    let placement = chooser([250, 180, 90]).layout(width: 200)
    #expect(placement[0] == Frame.zero)
    #expect(placement[1] == Frame(width: 200, height: 10))
    #expect(placement.frames.last == Frame.zero)
    #expect(placement.issues == [])
  }

  @Test("An item that an arrangement excludes in a narrow width has a frame again in a wider width")
  func excludedItemsReturn() {
    var tree = LayoutTree(chooser([250, 180, 90]))
    for (width, chosen) in [(300.0, 0), (200, 1), (100, 2), (50, 2), (300, 0)] {
      tree.layout(in: Frame(width: width, height: 40))
      for number in 0..<3 {
        #expect(tree[number] == (number == chosen ? Frame(width: width, height: 10) : Frame.zero), "\(width) \(number)")
      }
    }
  }

  @Test("A hit test finds the item that an arrangement has chosen, and none that it has excluded")
  func hitTestIgnoresExcludedItems() {
    let placement = chooser([250, 90]).layout(width: 100)
    #expect(placement.node(atX: 5, y: 5)?.parent?.id == LayoutID(1))
  }
}

@Suite("Hidden children of an arrangement")
struct HiddenChildren {
  /// Places items side by side, after a space of 100 for each hidden child.
  struct SpacedByHidden: Arrangement {
    typealias ItemValue = OverlayPlace
    func makeCache(_ items: [ArrangedItem<OverlayPlace>], hidden: [ArrangedItem<OverlayPlace>]) -> [OverlayPlace] {
      hidden.map { $0.layoutValue }
    }
    func place(_ items: inout PlacementPass, _ hidden: inout [OverlayPlace]) {
      var x = 100.0 * Double(hidden.count)
      for item in 0..<items.count {
        items.place(item, x: x, y: 0)
        x += items.width(of: item)
      }
    }
  }

  @Test("makeCache receives an arrangement's hidden children, and is called again when one is shown")
  func arrangementReceivesHiddenChildren() {
    var tree = LayoutTree(
      SpacedByHidden {
        Fixed(width: 20, height: 10).place(.center).hidden().id(0)
        Fixed(width: 30, height: 10).id(1)
      })
    tree.layout(in: Frame(width: 300, height: 10))
    #expect(tree[1]?.x == 100)
    let shown = LayoutTree(Fixed(width: 20, height: 10))
    tree.setStyle(shown.style(of: shown.root), of: tree.node(0)!)
    tree.layout(in: Frame(width: 300, height: 10))
    #expect(tree[1]?.x == 20)
  }
}
