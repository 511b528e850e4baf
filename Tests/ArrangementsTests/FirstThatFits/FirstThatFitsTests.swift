import Arrangements
import EagerLayout
import Testing

@Suite("The FirstThatFits container")
struct FirstThatFitsTests {
  private func choice(_ axis: FirstThatFits.Axis = .horizontal) -> Arranged {
    FirstThatFits(axis) {
      for (id, width) in [250.0, 180, 90].enumerated() { Column { Measured(width: width, height: 10) }.id(id) }
    }.id(9)
  }

  @Test(
    "FirstThatFits chooses and stretches the first item whose content is not too wide, or the last if all are",
    arguments: [(300, 0), (250, 0), (200, 1), (100, 2), (20, 2)])
  func firstThatIsNotTooWide(width: Double, chosen: Int) {
    let placement = choice().layout(in: Frame(width: width, height: 40))
    for id in 0..<3 {
      #expect(
        placement[id] == (id == chosen ? Frame(width: max(width, 0), height: 40) : Frame(width: 0, height: 0)), "\(id)")
    }
  }

  @Test("FirstThatFits with a vertical axis chooses the first item that is not too tall at the available width")
  func firstThatIsNotTooTall() {
    let words = String(repeating: "abcd ", count: 8)
    let article = FirstThatFits(.vertical(within: 40)) {
      Measured(text: words, advance: 10, lineHeight: 20).id(0)
      Measured(text: words, advance: 5, lineHeight: 10).id(1)
      Measured(text: "abcd", advance: 5, lineHeight: 10).id(2)
    }
    expect(article.layout(width: 200), [0: [0, 0, 200, 40], 1: [0, 0, 0, 0]])
    expect(article.layout(width: 189), [0: [0, 0, 0, 0], 1: [0, 0, 189, 20], 2: [0, 0, 0, 0]])
    expect(article.layout(width: 40), [1: [0, 0, 0, 0], 2: [0, 0, 40, 10]])
  }

  @Test("FirstThatFits compares only its own width with the minimum width of an item, even if the item overflows")
  func choiceByContainerWidth() {
    let page = FirstThatFits {
      Fixed(width: 10, height: 10).when(minWidth: 600).id(0)
      Fixed(width: 900, height: 10).when(minWidth: 300).id(1)
      Fixed(width: 10, height: 10).id(2)
    }
    #expect(page.layout(width: 600)[0]?.width == 10)
    #expect(page.layout(width: 599)[1]?.width == 900)
    #expect(page.layout(width: 299)[2]?.width == 10)
  }

  @Test("A FirstThatFits has the max-content width of its first item and the min-content width of its narrowest item")
  func intrinsicWidths() {
    #expect(Row { choice() }.layout().frames[1].width == 250)
    let row = Row {
      choice(); Fixed(width: 100)
    }
    expect(row.layout(width: 300), [9: [0, 0, 200, 10], 1: [0, 0, 200, 10]])
    expect(row.layout(width: 120), [9: [0, 0, 90, 10], 2: [0, 0, 90, 10]])
  }

  @Test(
    "The item chosen by FirstThatFits has the frames that it has when it is laid out alone",
    arguments: [30.0, 90, 150, 200, 280])
  func chosenItemEqualsItemAlone(width: Double) {
    func item(_ index: Int) -> Row {
      Row {
        Measured(width: Double(3 - index) * 40, height: 10); Flex().width(Double(3 - index) * 30)
      }.padding(5)
    }
    let placement = FirstThatFits { for id in 0..<3 { item(id).id(id) } }.layout(in: Frame(width: width, height: 50))
    let chosen = (0..<3).first { item($0).layout().frames[0].width <= width } ?? 2
    let alone = item(chosen).layout(in: Frame(width: width, height: 50))
    #expect(Array(placement.frames[(1 + 3 * chosen)...].prefix(3)) == alone.frames)
  }

  @Test("When the width or a neighbor changes, FirstThatFits in a tree chooses the same item as in a fresh layout")
  func treeChoosesAgain() {
    var tree = LayoutTree(
      Row {
        choice(); Fixed(width: 10).id("side")
      })
    for (width, side) in [(260, 10), (200, 10), (260, 100), (500, 100), (260, 10)] as [(Double, Double)] {
      tree.editStyle(of: tree.node("side")!) { $0.width = .points(side) }
      tree.layout(width: width)
      var fresh = LayoutTree(
        Row {
          choice(); Fixed(width: side).id("side")
        })
      fresh.layout(width: width)
      #expect(tree.placement().frames == fresh.placement().frames, "\(width) \(side)")
    }
  }

  private var hero: Arranged {
    FirstThatFits {
      Row {
        Fixed(width: 200, height: 10).id("hero"); Fixed(9).id("aside")
      }.when(minWidth: 600)
      Column {
        Fixed(width: 50, height: 20).id("hero"); Flex().id("aside").hidden()
      }
    }
  }

  @Test("An item that FirstThatFits excludes after an edit has no visible descendants, though its size is unchanged")
  func descendantsOfExcludedItem() {
    var tree = LayoutTree(
      FirstThatFits(.vertical(within: 20)) {
        Row { Box().aspectRatio(3).padding(top: .percent(14)).id("ratio") }.height(.fitContent)
        Box().id("other")
      })
    for position in [FlexStyle.Position.absolute, .relative, .absolute] {
      tree.editStyle(of: tree.node("other")!) { $0.position = position }
      tree.layout(width: 300)
      #expect(tree["ratio"]?.height == (position == .absolute ? 42 : 0))
    }
  }

  @Test("Items of a FirstThatFits may share an id, which refers to the visible node")
  func sharedIDRefersToVisibleNode() throws {
    let narrow = hero.layout(width: 300), wide = hero.layout(width: 700)
    #expect(narrow["hero"] == Frame(width: 50, height: 20) && wide["hero"] == Frame(width: 200, height: 10))
    #expect(narrow.issues.isEmpty && wide.issues.isEmpty)
    #expect(wide["aside"] == Frame(x: 200, width: 9, height: 9))
    // The item is hidden in both variants, so its id refers to the first.
    #expect(narrow.index(of: "aside") == 3)
    let both = Row {
      hero; Fixed(5).id("hero")
    }.layout(width: 300)
    #expect(both.issues.map { $0.kind } == [.duplicateID] && both["hero"]?.width == 50)
  }

  @Test("An interpolation between two choices of FirstThatFits moves the item whose id is in both choices")
  func animationMovesSharedID() throws {
    let between = hero.layout(width: 300).interpolated(to: hero.layout(width: 700), at: 0.5)
    let node = try #require(between.node("hero"))
    #expect(node.frame == Frame(width: 125, height: 15) && node.presence == 1 && !node.isHidden)
    #expect(between.paintOrder.count { $0.id == "hero" } == 1)
    let back = hero.layout(width: 700).interpolated(to: hero.layout(width: 300), at: 0.25)
    #expect(back["hero"] == Frame(width: 162.5, height: 12.5) && back.paintOrder.count { $0.id == "hero" } == 1)
  }

  @Test("In a tree with FirstThatFits, a shared id refers to the visible node, and the nodes of all choices remain")
  func sharedIDsInTrees() throws {
    var tree = LayoutTree(hero)
    tree.layout(width: 300)
    let narrow = try #require(tree.node("hero"))
    #expect(tree["hero"] == Frame(width: 50, height: 20) && tree.issues.isEmpty)
    tree.layout(width: 700)
    let wide = try #require(tree.node("hero"))
    #expect(wide != narrow && tree["hero"] == Frame(width: 200, height: 10))
    tree.update(to: hero)
    #expect(tree.layout(width: 700).isEmpty)
    #expect(tree.node("hero") == wide && tree.contains(narrow))
    tree.append(Fixed(1), to: tree.root)
    #expect(tree.node("hero") == wide)
  }
}
