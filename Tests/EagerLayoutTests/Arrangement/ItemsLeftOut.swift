import EagerLayout
import Testing

@Suite("Items that an arrangement leaves out")
struct ItemsLeftOut {
  private func chooser(_ widths: [Double]) -> Arranged {
    Chooser { for (number, width) in widths.enumerated() { Row { Fixed(width: width, height: 10) }.id(number) } }
  }

  @Test("have a frame of zero, as all in them")
  func frames() {
    let placement = chooser([250, 180, 90]).layout(width: 200)
    #expect(placement[0] == Frame.zero)
    #expect(placement[1] == Frame(width: 200, height: 10))
    #expect(placement.frames.last == Frame.zero)
    #expect(placement.issues == [])
  }

  @Test("come back where there is room for them, and go again")
  func edits() {
    var tree = LayoutTree(chooser([250, 180, 90]))
    for (width, chosen) in [(300.0, 0), (200, 1), (100, 2), (50, 2), (300, 0)] {
      tree.layout(in: Frame(width: width, height: 40))
      for number in 0..<3 {
        #expect(tree[number] == (number == chosen ? Frame(width: width, height: 10) : Frame.zero), "\(width) \(number)")
      }
    }
  }

  @Test("are found nowhere")
  func hits() {
    let placement = chooser([250, 90]).layout(width: 100)
    #expect(placement.node(atX: 5, y: 5)?.id == nil || placement.node(atX: 5, y: 5)?.parent?.id == LayoutID(1))
  }
}

@Suite("Hidden children")
struct HiddenSiblings {
  /// Items beside each other, and room where hidden ones would be.
  struct Roomy: Arrangement {
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

  @Test("are told to the arrangement, and again when they are shown")
  func trace() {
    var tree = LayoutTree(
      Roomy {
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

@Suite("Containers of one's own in words")
struct ContainerNames {
  struct Named: SimpleArrangement {
    static var name: StaticString { "Fan" }
    func place(_ items: inout PlacementPass) { for item in 0..<items.count { items.place(item, x: 0, y: 0) } }
  }

  @Test("are called by the name that they give themselves, or by their type")
  func names() {
    let fan = Named { Fixed(width: 40, height: 10) }
    #expect("\(fan)" == "Fan { Fixed(width: 40, height: 10) }")
    #expect("\(fan.layout(width: 40))".hasPrefix("Fan  0 0 40 10"))
    #expect(fan.layout(width: 20).issues.first?.message.hasPrefix("Fan 0 overflows by 20 in width") == true)
    let overlay = Overlay { Fixed(width: 40, height: 10) }
    #expect("\(overlay.layout(width: 40))".hasPrefix("Overlay  0 0 40 10"))
  }
}

@Suite("What items say")
struct SaidAfterCopies {
  private static func tree() -> LayoutTree {
    LayoutTree(
      Column {
        Overlay { Fixed(width: 10, height: 10).place(.end).id("item") }
        Fixed(height: 5).id("other")
      })
  }

  @Test("is heard where a tree was copied and another part of it edited")
  func copies() {
    var tree = Self.tree()
    tree.layout(in: Frame(width: 100, height: 50))
    let copy = tree
    tree.setStyle(copy.style(of: copy.node("other")!), of: tree.node("other")!)
    tree.move(tree.node("other")!, into: tree.root, at: 0)
    tree.layout(in: Frame(width: 100, height: 50))
    tree.layout(in: Frame(width: 70, height: 50))
    #expect(tree["item"]?.x == 60)
    #expect(copy["item"]?.x == 90)
  }

  @Test("is heard where the root was hidden at first")
  func hiddenRoots() {
    var tree = Self.tree()
    tree.editStyle(of: tree.root) { $0.display = .none }
    tree.layout(in: Frame(width: 100, height: 50))
    tree.editStyle(of: tree.root) { $0.display = .flex }
    tree.layout(in: Frame(width: 100, height: 50))
    #expect(tree["item"] == Frame(x: 90, y: 0, width: 10, height: 10))
  }
}
