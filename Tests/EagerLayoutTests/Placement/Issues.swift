import EagerLayout
import TestSupport
import Testing

private func messages(_ placement: Placement) -> [String] { placement.issues.map { $0.message } }

@Suite("Issues of placements")
struct Issues {
  @Test("An overflow issue states the excess, the size needed, the size available and a remedy")
  func overflowMessage() {
    let column = Column {
      Fixed(height: 300)
      Fixed(height: 192)
    }
    .id("menu")
    let placement = column.layout(in: Frame(width: 100, height: 480))
    #expect(
      placement.issues.map { $0.kind } == [.overflow(by: Extent(height: 12), of: Extent(width: 100, height: 480))])
    #expect(placement.overflow == Extent(height: 12))
    #expect(
      messages(placement) == [
        "Column 'menu' (0) overflows by 12 in height: its items need 492 of 480. Let one of them shrink, with "
          + ".shrink(1), or give the column more height."
      ])
    #expect(messages(column.layout(width: 100)).isEmpty)
  }

  @Test(
    "An overflow issue names the item that could shrink and the content that prevents it",
    arguments: Rows.of(
      [
        (
          Row {
            Measured(text: "strawberry and", advance: 10, lineHeight: 10).id("title"); Fixed(width: 60)
          },
          "Measured 'title' (1) could shrink, but its longest word needs 100: add .minWidth(0)."
        ),
        (
          Row {
            Row { Fixed(width: 90) }.padding(5); Fixed(width: 60)
          },
          "Row 1 could shrink, but its content needs 90: add .minWidth(0)."
        ),
        // The message names the item with the largest content.
        (
          Row {
            Row { Fixed(width: 50) }; Row { Fixed(width: 90) }; Row { Fixed(width: 70) }
          },
          "Row 3 could shrink, but its content needs 90: add .minWidth(0)."
        ),
        // These items cannot shrink, or specify a minimum width.
        (
          Row {
            Fixed(width: 90); Fixed(width: 60)
          }, "Let one of them shrink, with .shrink(1), or give the row more width."
        ),
        (
          Row {
            Row { Fixed(width: 90) }.minWidth(90); Fixed(width: 60)
          },
          "Let one of them shrink, with .shrink(1), or give the row more width."
        ),
        (
          Row {
            Row { Fixed(width: 90) }.shrink(0); Fixed(width: 60)
          },
          "Let one of them shrink, with .shrink(1), or give the row more width."
        ),
      ] as [(Row, String)]))
  func overflowNamesBlockingItem(rows: Rows<(Row, String)>) throws {
    for (row, advice) in rows {
      let issue = try #require(row.layout(in: Frame(width: 80, height: 20)).issues.first { $0.nodeIndex == 0 })
      #expect(issue.message.hasSuffix(" of 80. \(advice)"), "\(issue)")
    }
  }

  @Test("An overflow issue in a column names the blocking item's height and advises minHeight")
  func overflowInColumnNamesHeights() throws {
    let column = Column {
      Column { Fixed(width: 5, height: 90) }.id("list")
      Fixed(width: 5, height: 60)
    }
    let issue = try #require(column.layout(in: Frame(width: 80, height: 100)).issues.first)
    #expect(issue.message.hasSuffix("Column 'list' (1) could shrink, but its content needs 90: add .minHeight(0)."))
    #expect(
      issue.blockingItem
        == LayoutIssue.BlockingItem(nodeIndex: 1, nodeKind: .column, id: LayoutID("list"), content: 90, isText: false))
  }

  @Test("An overflow is an issue of the container whose items do not fit, not of containers around it")
  func overflowIsReportedOnce() {
    let placement = Column { Column { Row { Fixed(width: 50, height: 10) }.width(20) } }
      .layout(in: Frame(width: 100, height: 100))
    #expect(placement.issues.map { $0.nodeIndex } == [2])
    #expect(placement.overflow == Extent())
    #expect(placement.overflow(of: 1) == Extent())
    #expect(placement.overflow(of: 2) == Extent(width: 30))
  }

  @Test(
    "Overflowing items are no issue if they are clipped or absolute, or if margins or rounding cause the overflow",
    arguments: [
      ("scrolling", Row { Fixed(width: 50, height: 10) }.width(20).overflow(.scroll)),
      ("clipping", Row { Fixed(width: 50, height: 10) }.width(20).overflow(.clip)),
      ("an absolute item", Row { Fixed(width: 50, height: 10).absolute(left: .points(-9)) }.width(20)),
      (
        "negative margins",
        Row { Fixed(width: 20, height: 10).margin(left: .points(-4), right: .points(-4)) }.width(12)
      ),
      ("rounding", Row { Fixed(width: 20.01, height: 10) }.width(20)),
    ] as [(String, Row)])
  func intendedOverflowIsNoIssue(reason: String, row: Row) {
    #expect(messages(row.layout(width: 20)) == [])
  }

  @Test("Content larger than its leaf is an issue, unless the leaf clips it")
  func contentOverflowMessage() {
    let placement = Row {
      Measured(width: 30, height: 20).width(20).height(8).padding(2)
      Measured(width: 30, height: 20).width(20).height(8).overflow(.hidden)
    }
    .layout(in: Frame(width: 100, height: 20))
    #expect(
      messages(placement) == [
        "The content of Measured 1 overflows by 14 in width and 16 in height: it needs 30 × 20 of 16 × 4. Give it more "
          + "space, or clip it with .overflow(.hidden)."
      ])
  }

  @Test("Percentages of an indefinite width or height are issues")
  func indefinitePercentages() {
    let tree = Column {
      Flex().height(.percent(50)).id("half")
      Column { Fixed(height: 5) }.basis(.percent(10)).maxHeight(.percent(20)).width(.percent(30))
      Flex().absolute(top: .percent(10))
    }
    .gap(row: .percent(5))
    let free = tree.layout(width: 100)
    #expect(
      free.issues.map { $0.kind } == [
        .indefinitePercentage(.rowGap), .indefinitePercentage(.height), .noSpaceToShare(inWidth: false),
        .indefinitePercentage(.maxHeight), .indefinitePercentage(.flexBasis),
      ])
    #expect(
      free.issues[1].message
        == "height of Flex 'half' (1) is a percentage of a height that depends on the content, and counts as auto. "
        + "Give the box around it a height, or write a length.")
    #expect(messages(tree.layout(in: Frame(width: 100, height: 100))) == [])
    let wide = Row { Flex() }.width(.percent(50)).padding(left: .percent(10))
    #expect(
      wide.layout(height: 10).issues.map { $0.kind } == [
        .indefinitePercentage(.width), .indefinitePercentage(.paddingLeft),
      ])
  }

  @Test("An inset without effect is an issue that names the inset and the inset that wins")
  func ignoredInsets() {
    func ignored(_ item: some LayoutItem, _ container: (Row) -> Row = { $0 }) -> [LayoutIssue.Kind] {
      container(Row { item }).layout(in: Frame(width: 100, height: 50)).issues.map { $0.kind }
    }
    let box = Fixed(width: 20, height: 10)
    #expect(ignored(box.absolute(left: .points(1), right: .points(2))) == [.ignoredInset(.right)])
    #expect(ignored(box.absolute(left: .points(1), right: .points(79))) == [])
    #expect(ignored(box.absolute(top: .points(1), bottom: .percent(3))) == [.ignoredInset(.bottom)])
    #expect(ignored(box.margin(left: .auto).absolute(left: .points(1), right: .points(2))) == [])
    #expect(ignored(box.alignSelf(.center).absolute(top: .points(1), bottom: .points(2))) == [])
    #expect(ignored(Flex().absolute(left: .points(1), right: .points(2))) == [])
    var moved = box
    moved.node.style.left = .points(3)
    moved.node.style.right = .points(3)
    #expect(ignored(moved) == [.ignoredInset(.right)])
    #expect(ignored(moved) { $0.direction(.rightToLeft) } == [.ignoredInset(.left)])
    moved.node.style.right = .points(-3)
    #expect(ignored(moved) == [])
    let placement = Row { box.absolute(left: .points(1), right: .points(2)) }.layout(in: Frame(width: 100, height: 50))
    #expect(
      messages(placement) == [
        "right of Fixed 1 has no effect: left and the size already determine where the box is. Remove one of the insets, or the size."
      ])
  }

  @Test("A Fixed without a size on the main axis is an issue both in trees and in lines", arguments: [true, false])
  func fixedWithoutMainSize(isRow: Bool) {
    func layout(_ item: Fixed) -> [LayoutIssue.Kind] {
      let placement =
        isRow
        ? Row { item }.layout(in: Frame(width: 10, height: 10))
        : Column { item }.layout(in: Frame(width: 10, height: 10))
      return placement.issues.map { $0.kind }
    }
    let item = isRow ? Fixed(height: 5) : Fixed(width: 5)
    #expect(layout(item) == [.noSize(inWidth: isRow)])
    #expect(layout(Fixed(width: 0, height: 0)) == [])
    #expect(layout(item.padding(1)) == [.noSize(inWidth: isRow)])
    #expect(layout(item.border(1)) == [.noSize(inWidth: isRow)])
    #expect(layout(Fixed(2).padding(1)) == [])
    #expect(layout(item.padding(1).basis(0)) == [])
    var line = LinearLayout(isRow ? .row : .column, in: Frame(width: 10, height: 10))
    line.add(item.padding(1))
    #expect(line.issues.map { $0.kind } == [.noSize(inWidth: isRow)])
    #expect(layout(item.grow(1)) == [])
    #expect(layout(item.basis(0)) == [])
  }

  @Test("A Flex in a container sized by its content is an issue, but not in a container that has a size")
  func flexWithoutFreeSpace() {
    let row = Row {
      Fixed(width: 100, height: 10); Flex()
    }
    let column = Column {
      Fixed(width: 10, height: 100); Flex()
    }
    #expect(row.layout().issues.map { $0.kind } == [.noSpaceToShare(inWidth: true)])
    #expect(column.layout().issues.map { $0.kind } == [.noSpaceToShare(inWidth: false)])
    #expect(
      messages(row.layout()) == [
        "Flex 2 gets nothing: its row is as wide as its content, so there is no free space to share. Give the row or this item "
          + "a width, with .width(…)."
      ])
    let padded = Row {
      Fixed(width: 100, height: 10); Flex().padding(4)
    }
    #expect(padded.layout().issues.map { $0.kind } == [.noSpaceToShare(inWidth: true)])
    #expect(padded.layout(width: 120).issues.isEmpty)
    // A specified width is no issue, even if it equals the width of the content.
    for width in [80.0, 100, 120] {
      #expect(row.layout(width: width).issues.allSatisfy { $0.kind != .noSpaceToShare(inWidth: true) })
      #expect(row.width(width).layout().issues.allSatisfy { $0.kind != .noSpaceToShare(inWidth: true) })
    }
    // The issue also occurs in nested containers, unless one of them has a width.
    #expect(Column { row }.layout().issues.map { $0.nodeIndex } == [3])
    #expect(Column { row }.layout(width: 100).issues.isEmpty)
    #expect(Column { row.alignSelf(.center) }.layout(width: 200).issues.map { $0.nodeIndex } == [3])
    #expect(Row { row }.layout(width: 200).issues.map { $0.nodeIndex } == [3])
    #expect(Row { row.grow(1) }.layout(width: 100).issues.isEmpty)
  }

  @Test("At every depth, flex items and percentages are issues if the content determines the height they refer to")
  func indefiniteHeightsInNestedContainers() {
    func kinds(_ item: some LayoutItem) -> [LayoutIssue.Kind] {
      item.layout(in: Frame(width: 100, height: 100)).issues.map { $0.kind }
    }
    let flexible = Column {
      Flex(); Fixed(width: 10, height: 10)
    }
    #expect(kinds(Column { flexible }) == [.noSpaceToShare(inWidth: false)])
    #expect(kinds(Column { Column { flexible } }) == [.noSpaceToShare(inWidth: false)])
    #expect(kinds(Column { Row { flexible } }) == [.noSpaceToShare(inWidth: false)])
    #expect(kinds(Column { flexible.grow(1) }) == [])
    #expect(
      kinds(
        Column {
          Row {
            flexible
            Column {
              Flex(); Fixed(5)
            }
          }
        }) == [], "cards that are equally high")
    #expect(kinds(Row { flexible }) == [])
    #expect(kinds(Column { flexible.height(10) }) == [])
    #expect(kinds(Column { flexible.minHeight(20) }) == [])
    let half = Column { Box().height(.percent(50)) }
    #expect(kinds(Column { half }) == [.indefinitePercentage(.height)])
    #expect(kinds(Column { Column { half } }) == [.indefinitePercentage(.height)])
    let pair = Column {
      Fixed(height: 10); Fixed(height: 10)
    }
    #expect(kinds(Column { pair.gap(row: .percent(50)) }).first == .indefinitePercentage(.rowGap))
    #expect(kinds(Column { pair.gap(row: .percent(50)).height(60) }) == [])
    #expect(
      kinds(
        Column {
          Column {
            Fixed(height: 40); Box().basis(.percent(50))
          }
        }) == [.indefinitePercentage(.flexBasis)])
    #expect(
      kinds(Row { half }) == [] && kinds(Column { half.flex(1) }) == [] && kinds(Column { half.height(20) }) == [])
    // An item that fills the height of its row is no issue.
    #expect(
      kinds(
        Column {
          Row {
            Fixed(10); Box().height(.percent(100))
          }
        }) == [])
  }

  @Test("A root larger than its bounds is an issue that states the excess in width and height")
  func rootLargerThanBounds() {
    let placement = Row { Flex() }.padding(80).layout(in: Frame(x: 3, width: 100, height: 20))
    #expect(
      messages(placement) == [
        "Row 0 is larger than the bounds by 60 in width and 140 in height: it needs 160 × 160 of 100 × 20. Make its size, its "
          + "padding or its minimum smaller, or give it larger bounds."
      ])
    #expect(messages(Row { Flex() }.width(50).layout(in: Frame(width: 50, height: 20))) == [])
    #expect(messages(Row { Flex() }.size(50).layout()) == [])
    #expect(messages(Row { Flex() }.padding(80).hidden().layout(width: 10)) == [])
  }

  @Test(
    "Invalid numbers in the bounds are issues and count as 0",
    arguments: [-3, -.infinity, .nan] as [Double])
  func invalidBounds(value: Double) {
    let placement = Row {
      Flex(); Fixed(width: 5)
    }.layout(in: Frame(x: 3, y: value, width: value, height: 10))
    #expect(placement.bounds == Frame(x: 3, y: value.isFinite ? value : 0, width: 0, height: 10))
    let numbers = placement.issues.compactMap { issue in
      if case .invalidInput(let fault) = issue.kind { fault.number } else { nil }
    }
    #expect(numbers == (value.isFinite ? [.width] : [.y, .width]))
    #expect(placement.issues.allSatisfy { $0.nodeIndex == 0 })
    #expect(
      placement
        == Row {
          Flex(); Fixed(width: 5)
        }.layout(in: Frame(x: 3, y: value, width: value, height: 10)))
    #expect(Row { Flex() }.layout(width: value).frames.allSatisfy { $0.width == 0 })
    #expect(Row { Flex() }.layout(height: value).frames.allSatisfy { $0.height == 0 })
  }

  @Test("In bounds of infinite size, the root has the size of its content and no issue")
  func infiniteBounds() {
    let row = Row {
      Fixed(width: 30, height: 20); Measured(width: 12, height: 5)
    }
    let placement = row.layout(in: Frame(x: 5, width: .infinity, height: .infinity))
    #expect(placement.frames[0] == Frame(x: 5, width: 42, height: 20))
    #expect(placement.bounds == placement.frames[0])
    #expect(placement.issues.isEmpty)
    #expect(row.layout(in: Frame(width: .infinity, height: 50)).frames[0].extent == Extent(width: 42, height: 50))
  }

  @Test("A width of the bounds above 1e9 is limited to 1e9 and is an issue")
  func tooLargeBounds() {
    let placement = Row { Flex() }.layout(in: Frame(width: 1e12, height: 10))
    #expect(placement.frames[1].width == 1e9)
    #expect(
      messages(placement) == [
        "width of the bounds is 1000000000000: beyond the limit of 1e9, which is used instead. Give a number within it."
      ])
  }

  @Test(
    "An invalid width or height measured by a leaf is an issue of that leaf",
    arguments: [-1, .infinity, .nan] as [Double])
  func invalidMeasurement(value: Double) {
    let width = Row { Measured { _ in ContentSize(width: value, height: 3) }.id(4) }.layout(width: 50)
    #expect(
      width.issues.map { $0.kind } == [.invalidInput(LayoutIssue.InputFault(number: .contentWidth, value: value))])
    #expect(width.issues.map { $0.id } == [LayoutID(4)])
    let height = Row { Measured { _ in ContentSize(width: 3, height: value) } }.layout(width: 50)
    #expect(
      height.issues.map { $0.kind } == [.invalidInput(LayoutIssue.InputFault(number: .contentHeight, value: value))])
    let natural = Row { Measured(width: value, height: value) }.layout(width: 50)
    #expect(natural.issues.count == 2)
    var line = LinearLayout(.row, in: Frame(width: 50, height: 10))
    line.add(Measured { _ in ContentSize(width: value, height: 3) }.id(4))
    #expect(line.issues.map { $0.kind } == width.issues.map { $0.kind })
    #expect(Row { Measured { _ in ContentSize(width: 0, height: 0) } }.layout(width: 50).issues.isEmpty)
  }

  @Test("Like issues of a tree, issues of a line state the value or excess, the reason and the remedy")
  func issuesOfLines() {
    var row = LinearLayout(.row, in: Frame(width: 100, height: 10), gap: -2)
    row.add(Fixed(width: 120))
    row.add(Fixed(height: 4).id("stub"))
    #expect(
      row.issues.map { $0.message } == [
        "gap of the row is -2: negative numbers are not allowed, so it counts as 0. Give 0 or more.",
        "The row overflows by 20 in width: its items need 120 of 100. Let one of them shrink, with .shrink(1), "
          + "or give the row more width.",
        "Fixed 'stub' (1) has no width: in a row, a fixed item without a width is 0 wide, plus any padding. Write Fixed(width: "
          + "…), or Flex() for a share of the free space.",
      ])
  }

  @Test("Issues of styles and duplicate ids state the value or node that is used instead")
  func issuesOfStylesAndIDs() {
    let placement = Row {
      Flex(-1).width(Double.nan).height(2e9).id(3); Flex().id(3)
    }.layout(in: Frame(width: 9, height: 1e9))
    #expect(
      messages(placement) == [
        "flexGrow of Leaf '3' (1) is -1: negative numbers are not allowed, so it counts as not set. Give 0 or more.",
        "width of Leaf '3' (1) is nan: not a valid length, so it counts as not set. Give a finite number.",
        "height of Leaf '3' (1) is 2000000000: beyond the limit of 1e9 (for ratios also 1e-9), which is used "
          + "instead. Give a number within it.",
        "Flex '3' (2) has the id of an earlier node, and a lookup by the id finds that node. Give it another id, "
          + "or an index after the id, as in .id(3, index: 1).",
      ])
  }

  @Test("Hidden nodes have issues for invalid numbers, but not for missing sizes")
  func issuesOfHiddenNodes() {
    let placement = Row {
      Row {
        Fixed(height: 4); Fixed(width: 100).padding(-1)
      }.hidden()
    }.layout(width: 10)
    #expect(placement.issues.map { $0.nodeIndex } == [3, 3, 3, 3])
  }
}
