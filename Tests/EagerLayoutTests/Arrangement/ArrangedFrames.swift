import EagerLayout
import Testing

@Suite("Frames of custom containers")
struct ArrangedFrames {
  private func expect(_ placement: Placement, _ frames: [Int: String], _ line: Int = #line) {
    for (id, frame) in frames {
      #expect(placement[id]?.description == frame, "\(id), line \(line)")
    }
  }

  @Test("An overlay in a row gives a frame to each of its items: a text, a fixed box and another row")
  func customContainersNest() {
    let screen = Column {
      Row {
        Overlay {
          Measured(text: "three small words", advance: 10, lineHeight: 12).id(1)
          Fixed(width: 20, height: 20).place(.end).id(2)
          Row {
            Flex().id(4); Fixed(width: 10).id(5)
          }.place(OverlayPlace(horizontal: 0, vertical: 0)).height(8).width(30).id(3)
        }.id(6).padding(5)
        Fixed(width: 100, height: 60)
      }
      Flex()
    }
    expect(
      screen.layout(in: Frame(width: 200, height: 300)),
      [
        6: "0 0 100 60", 1: "5 5 90 50", 2: "75 35 20 20", 3: "5 5 30 8", 4: "5 5 20 8", 5: "25 5 10 8",
      ])
  }

  @Test("An overlay is as large as its largest item plus the margins of this item and the padding of the overlay")
  func overlayFitsItsItems() {
    let overlay = Overlay {
      Fixed(width: 50, height: 20).place(.center).id(1)
      Fixed(width: 60, height: 30).margin(bottom: 4, right: 8).place(.end).id(2)
    }.padding(10).id(0)
    expect(overlay.layout(), [0: "0 0 88 54"])
    expect(overlay.layout(in: Frame(width: 200, height: 100)), [1: "75 40 50 20", 2: "122 56 60 30"])
  }

  @Test("A masonry places each item in its shortest column and is as high as its highest column")
  func masonryFillsShortestColumn() {
    let masonry = Masonry(columns: 3) {
      for (index, height) in [50.0, 80, 30, 40, 20, 60].enumerated() { Fixed(height: height).id(index) }
    }.id(9)
    expect(
      masonry.layout(width: 300),
      [
        0: "0 0 100 50", 1: "100 0 100 80", 2: "200 0 100 30", 3: "200 30 100 40", 4: "0 50 100 20", 5: "0 70 100 60",
        9: "0 0 300 130",
      ])
  }

  @Test("Texts in a masonry wrap in the column width and are as high as their lines")
  func heightsFollowArrangedWidths() {
    let row = Row {
      Masonry(columns: 2) {
        for id in 0..<3 { Column { Measured(text: "aaaa bbbb cccc", advance: 10, lineHeight: 10) }.padding(5).id(id) }
      }.gap(10).grow(1).id(9)
      Fixed(width: 30)
    }
    expect(row.layout(width: 200), [9: "0 0 170 90", 0: "0 0 80 40", 2: "0 50 80 40"])
  }

  @Test("A right-to-left overlay is mirrored, and the insets of its items are applied after mirroring")
  func insetsApplyAfterMirroring() {
    let overlay = Overlay {
      Fixed(width: 50, height: 20).margin(left: 3).place(OverlayPlace(horizontal: 0, vertical: 0)).id(1)
      Fixed(width: 50, height: 20).place(OverlayPlace(horizontal: 0, vertical: 0)).offset(x: 7, y: 2).id(2)
    }.direction(.rightToLeft)
    expect(overlay.layout(in: Frame(width: 200, height: 100)), [1: "150 0 50 20", 2: "157 2 50 20"])
  }

  @Test("In an overlay, percentages refer to its content box, and insets of absolute children to its padding box")
  func overlayPercentagesAndAbsoluteItems() {
    let overlay = Overlay {
      Flex().width(.percent(50)).height(.percent(50)).id(1)
      Fixed(width: 10, height: 10).absolute(bottom: 5, right: 4).id(2)
      Fixed(width: 900, height: 900).hidden().id(3)
      Fixed(width: 10, height: 10).absolute().id(4)
    }.padding(10)
    expect(
      overlay.layout(in: Frame(width: 200, height: 100)),
      [1: "10 10 90 40", 2: "186 85 10 10", 3: "0 0 0 0", 4: "10 10 10 10"])
    expect(overlay.direction(.rightToLeft).layout(in: Frame(width: 200, height: 100)), [4: "180 10 10 10"])
  }

  @Test("Items with an aspect ratio in a masonry get their height from the column width")
  func masonryRatiosUseColumnWidth() {
    let masonry = Masonry(columns: 2) {
      Flex().aspectRatio(2).id(1)
      Fixed(height: 10).id(2)
      Column { Flex().aspectRatio(1).id(4) }.id(3)
    }
    expect(masonry.layout(width: 200), [1: "0 0 100 50", 3: "100 10 100 100", 4: "100 10 100 100"])
  }

  @Test("A masonry places its items by their order property")
  func masonryFollowsOrder() {
    let masonry = Masonry(columns: 2) {
      Fixed(height: 10).order(1).id(1)
      Fixed(height: 20).id(2)
    }
    expect(masonry.layout(width: 100), [1: "50 0 50 10", 2: "0 0 50 20"])
  }

  @Test("An arrangement that has no cache and no layout values places 4 items around its center")
  func arrangementWithoutCache() {
    let menu = Row { Radial(radius: 100) { for id in 0..<4 { Fixed(width: 40, height: 40).id(id) } } }
    expect(
      menu.layout(in: Frame(width: 300, height: 300)),
      [0: "180 130 40 40", 1: "80 230 40 40", 2: "-20 130 40 40", 3: "80 30 40 40"])
  }

  @Test("An arrangement that requests a picture's height before it sets text widths wraps the text around it")
  func arrangementRequestsHeightsEarly() {
    let page = Wrapped {
      Fixed(width: 100, height: 25).id(0)
      for id in 1...4 { Measured(text: "aaaa bbbb cccc dddd", advance: 10, lineHeight: 10).id(id) }
    }
    expect(
      page.layout(width: 200),
      [0: "0 0 100 25", 1: "100 0 100 20", 2: "100 20 100 20", 3: "0 40 200 10", 4: "0 50 200 10"])
  }

  @Test("A custom container that aligns baselines has the frames of a baseline-aligned row, both alone and in a row")
  func customBaselinesEqualRow() {
    @LayoutBuilder func words() -> LayoutItems {
      Measured(text: "aa", advance: 10, lineHeight: 10, baseline: 8)
      Column { Measured(text: "bb", advance: 10, lineHeight: 20, baseline: 15) }.padding(3)
      Row {
        Fixed(width: 5, height: 7); Measured(text: "c", advance: 10, lineHeight: 30, baseline: 22)
      }
      .margin(top: 2, left: 4)
      Fixed(width: 10, height: 12)
    }
    let custom = Column { BaselineRow()(content: words) }, row = Column { Row(content: words).alignItems(.baseline) }
    #expect(custom.layout(width: 300).frames == row.layout(width: 300).frames)
    // In an outer row, too, both containers have the same baseline.
    let outer = Row(alignment: .baseline) {
      custom; Fixed(width: 10, height: 40)
    }
    let expected = Row(alignment: .baseline) {
      row; Fixed(width: 10, height: 40)
    }
    #expect(outer.layout(width: 300).frames == expected.layout(width: 300).frames)
  }

  @Test("An item stores the last layout value of each type, and its container reads the value of its own type")
  func lastLayoutValueOfEachType() {
    struct Other: LayoutValue {
      var number = 0
      static var initial: Other { Other() }
    }
    let item = Fixed(width: 10, height: 10).layoutValue(Other(number: 3)).place(.center).layoutValue(Other(number: 4))
      .id(1)
    #expect(item.node.style.layoutValue(Other.self).number == 4)
    #expect(item.node.style.layoutValue(OverlayPlace.self) == .center)
    #expect(FlexStyle().layoutValue(OverlayPlace.self) == .initial)
    expect(Overlay { item }.layout(in: Frame(width: 100, height: 50)), [1: "45 20 10 10"])
    var other = item.node.style
    #expect(other == item.node.style)
    other.setLayoutValue(OverlayPlace.end)
    #expect(other != item.node.style)
  }

  @Test("An arrangement can read the ids of its items, even after an item is appended to the tree")
  func arrangementReadsIDs() {
    struct Named: Arrangement {
      func makeCache(_ items: [ArrangedItem<NoLayoutValue>]) -> [Double] {
        items.map { $0.id == LayoutID(7) ? 30 : 0 }
      }
      func place(_ items: inout PlacementPass, _ offsets: inout [Double]) {
        for item in 0..<items.count { items.place(item, x: offsets[item], y: 0) }
      }
    }
    let item = Named() {
      Fixed(width: 1, height: 1).id(6)
      Fixed(width: 1, height: 1).id(7)
    }
    expect(item.layout(width: 50), [6: "0 0 1 1", 7: "30 0 1 1"])
    var tree = LayoutTree(item)
    tree.layout(width: 50)
    tree.append(Fixed(width: 2, height: 2).id(8), to: tree.root)
    tree.layout(width: 50)
    #expect(tree[7]?.x == 30 && tree[8]?.x == 0)
  }

  @Test("A custom container without children has the size that its arrangement computes")
  func emptyCustomContainer() {
    let placement = Row { Column { Radial(radius: 9) {} } }.alignItems(.start).layout(width: 50)
    #expect(placement.frames[2] == Frame(width: 18, height: 18))
    #expect(Column { Overlay {} }.layout(width: 50).frames[1] == Frame(width: 50, height: 0))
  }

  @Test("An emptied custom container is laid out again when its arrangement is replaced")
  func emptiedContainerGetsNewArrangement() {
    var tree = LayoutTree(Column { Radial(radius: 9) { Fixed(width: 1, height: 1).id(1) }.id(0) })
    tree.layout(width: 50)
    if let child = tree.node(1) { tree.remove(child) }
    tree.layout(width: 50)
    #expect(tree[0]?.height == 18)
    if let radial = tree.node(0) { tree.setArrangement(Radial(radius: 4), of: radial) }
    tree.layout(width: 50)
    #expect(tree[0]?.height == 8)
  }

  @Test("A custom container's node has the kind .arranged, and its description starts with its type's name")
  func customContainerKind() {
    let overlay = Overlay { Fixed(width: 1, height: 1) }
    #expect(overlay.layout().kind(of: 0) == .arranged)
    let tree = LayoutTree(overlay)
    #expect(tree.kind(of: tree.root) == .arranged)
    #expect("\(overlay)" == "Overlay { Fixed(width: 1, height: 1) }")
  }

  @Test("A trace of custom containers has steps with the operation .arranged and none that is .unexplained")
  func customContainersAreExplained() {
    let trace = Row {
      Masonry(columns: 2) { for _ in 0..<3 { Column { Measured(text: "aaaa bbbb", advance: 10, lineHeight: 10) } } }
        .gap(10).grow(1)
      Overlay { Fixed(width: 30, height: 5).place(.center).offset(x: 3, y: 0) }.padding(4)
      BaselineRow() { Measured(text: "aa", advance: 10, lineHeight: 10, baseline: 8) }
    }.trace(in: Frame(width: 200, height: 90))
    #expect(!trace.steps.contains { $0.operation == .unexplained })
    #expect(trace.steps.contains { $0.operation == .arranged })
  }
}
