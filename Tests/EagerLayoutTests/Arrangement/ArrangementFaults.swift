import EagerLayout
import Testing

/// Returns the same invalid number from every method.
private struct Nonsense: SimpleArrangement {
  var number: Double
  var isPlacing = true

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass) -> IntrinsicWidths {
    IntrinsicWidths(minContent: number, maxContent: -number)
  }

  func setWidths(of items: inout WidthPass) {
    for item in 0..<items.count {
      switch item % 4 {
      case 0: items.fit(item, in: number)
      case 1: items.fill(item, in: number)
      case 2: items.set(item, to: number)
      default: break
      }
    }
  }

  func height(of items: borrowing HeightPass) -> Double { number }

  func place(_ items: inout PlacementPass) {
    guard isPlacing else { return }
    for item in 0..<items.count {
      switch item % 3 {
      case 0: items.place(item, x: number, y: number)
      case 1: items.place(item, x: number, y: number, fillingHeight: number)
      default: items.place(item, x: number, y: number, height: number)
      }
    }
  }
}

/// Reports an issue for every second item.
private struct Critical: SimpleArrangement {
  func place(_ items: inout PlacementPass) {
    for item in 0..<items.count { items.place(item, x: 0, y: 0) }
  }

  func findIssues(of items: borrowing PlacementPass, _ cache: [NoLayoutValue], into report: inout ArrangementReport) {
    for item in stride(from: 1, to: items.count, by: 2) {
      report.add("is {} wide, and {} would do.", items.width(of: item), 5, item: item, others: [0])
    }
  }
}

@Suite("Faulty arrangements and their issues")
struct ArrangementFaults {
  @Test(
    "An arrangement that returns invalid numbers gives finite frames with sizes from 0 to 1e9",
    arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e9, 1e300])
  func invalidNumbersGiveFiniteFrames(number: Double) {
    for isPlacing in [true, false] {
      let tree = Row {
        Nonsense(number: number, isPlacing: isPlacing) {
          for _ in 0..<12 { Column { Flex().height(.percent(30)) }.padding(2) }
          Flex().aspectRatio(2)
        }.gap(3)
      }
      for placement in [tree.layout(), tree.layout(in: Frame(width: 50, height: 40)), tree.layout(width: 1)] {
        for frame in placement.frames {
          #expect(frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.height >= 0)
          #expect(frame.width <= 1e9 && frame.height <= 1e9)
        }
      }
    }
  }

  @Test("An item that its arrangement places at NaN stays in the start corner and is reported as unplaced")
  func itemPlacedAtNaN() {
    let placement = Nonsense(number: .nan, isPlacing: true) { Fixed(width: 5, height: 5).id("a") }
      .layout(in: Frame(width: 30, height: 30))
    #expect(placement.issues.contains { $0.kind == .unplacedItem && $0.id == "a" })
    #expect(placement["a"]?.x == 0 && placement["a"]?.y == 0)
  }

  @Test("An item that its arrangement does not place stays in the start corner and is reported as unplaced")
  func unplacedItem() {
    let placement = Nonsense(number: 10, isPlacing: false) { Fixed(width: 5, height: 5).id("a") }
      .layout(in: Frame(width: 30, height: 30))
    #expect(placement["a"] == Frame(width: 5, height: 5))
    #expect(placement.issues.map { $0.kind } == [.unplacedItem])
    #expect(
      placement.issues[0].message
        == "Fixed 'a' (1) was not placed by its arrangement, so it stays in the start corner. In the arrangement's place(_:), "
        + "place every item, at finite coordinates."
    )
  }

  @Test("An item wider than its overlay is reported as overflow of the overlay")
  func overlayOverflow() {
    let issues = Overlay { Fixed(width: 300, height: 10) }.layout(in: Frame(width: 200, height: 100)).issues
    #expect(
      issues.map { $0.kind } == [.overflow(by: Extent(width: 100, height: 0), of: Extent(width: 200, height: 100))])
    #expect(
      issues[0].message
        == "Overlay 0 overflows by 100 in width: its items need 300 of 200. Make them smaller, give the container more "
        + "space, or clip them with .overflow(.hidden) or .overflow(.scroll)."
    )
  }

  @Test("An issue that an arrangement reports is among the issues of the placement and of a tree's placement")
  func arrangementReportsIssues() {
    let item = Critical() {
      Fixed(width: 3, height: 3); Fixed(width: 7, height: 3); Fixed(width: 3, height: 3)
    }
    let issues = item.layout(width: 20).issues
    #expect(issues.map { $0.message } == ["Fixed 2 is 7 wide, and 5 would do."])
    guard case .arrangement(let fault) = issues[0].kind else { return #expect(Bool(false)) }
    #expect(fault.numbers == [7, 5] && fault.otherIndices == [1])
    var tree = LayoutTree(item)
    tree.layout(width: 20)
    #expect(tree.placement().issues == issues)
  }

  @Test("An overlay of items without a size has no issues")
  func overlayOfItemsWithoutSize() {
    #expect(
      Overlay {
        Fixed(width: 0); Flex()
      }.layout(in: Frame(width: 30, height: 30)).issues == [])
  }
}
