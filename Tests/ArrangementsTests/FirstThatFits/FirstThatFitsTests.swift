import Arrangements
import EagerLayout
import Testing

@Suite("The first that fits")
struct FirstThatFitsTests {
  private func choice(_ axis: FirstThatFits.Axis = .horizontal) -> Arranged {
    FirstThatFits(axis) {
      for (id, width) in [250.0, 180, 90].enumerated() { Column { Measured(width: width, height: 10) }.id(id) }
    }.id(9)
  }

  @Test(
    "is the first whose content is not wider, and fills the container",
    arguments: [(300, 0), (250, 0), (200, 1), (100, 2), (20, 2)])
  func width(width: Double, chosen: Int) {
    let placement = choice().layout(in: Frame(width: width, height: 40))
    for id in 0..<3 {
      #expect(
        placement[id] == (id == chosen ? Frame(width: max(width, 0), height: 40) : Frame(width: 0, height: 0)), "\(id)")
    }
  }

  @Test("is the first that is not higher at the width that there is")
  func height() {
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

  @Test("may depend on the container's width alone")
  func conditions() {
    let page = FirstThatFits {
      Fixed(width: 10, height: 10).when(minWidth: 600).id(0)
      Fixed(width: 900, height: 10).when(minWidth: 300).id(1)
      Fixed(width: 10, height: 10).id(2)
    }
    #expect(page.layout(width: 600)[0]?.width == 10)
    #expect(page.layout(width: 599)[1]?.width == 900)
    #expect(page.layout(width: 299)[2]?.width == 10)
  }

  @Test("asks for what the first wants, and needs what the narrowest does")
  func content() {
    #expect(Row { choice() }.layout().frames[1].width == 250)
    let row = Row {
      choice(); Fixed(width: 100)
    }
    expect(row.layout(width: 300), [9: [0, 0, 200, 10], 1: [0, 0, 200, 10]])
    expect(row.layout(width: 120), [9: [0, 0, 90, 10], 2: [0, 0, 90, 10]])
  }

  @Test("has the frames that it has alone", arguments: [30.0, 90, 150, 200, 280])
  func alone(width: Double) {
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

  @Test("is chosen anew where it or the width changes, in a tree that is kept")
  func kept() {
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
}
