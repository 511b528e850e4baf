import EagerLayout
import Testing

@Suite("Start and end edges")
struct EdgesByDirection {
  private let bounds = Frame(width: 100, height: 40)

  /// Returns the frames of the items of a row of 100 × 40, in each direction.
  private func frames(_ row: Row) -> [[Frame]] {
    [.leftToRight, .rightToLeft].map { Array(row.direction($0).layout(in: bounds).frames.dropFirst()) }
  }

  @Test("A start margin is on the left in left-to-right rows and on the right in right-to-left rows")
  func startMarginIsLeftOrRight() {
    let row = Row {
      Fixed(10).margin(start: 8, end: 16)
      Flex()
    }
    #expect(
      frames(row) == [
        [Frame(x: 8, y: 0, width: 10, height: 10), Frame(x: 34, y: 0, width: 66, height: 40)],
        [Frame(x: 82, y: 0, width: 10, height: 10), Frame(x: 0, y: 0, width: 66, height: 40)],
      ])
  }

  @Test("Start and end of padding and border follow the direction, but top and bottom do not change")
  func startPaddingAndBorder() {
    #expect(
      frames(Row { Flex() }.padding(top: 1, start: 8, bottom: 2, end: 4)) == [
        [Frame(x: 8, y: 1, width: 88, height: 37)], [Frame(x: 4, y: 1, width: 88, height: 37)],
      ])
    #expect(
      frames(Row { Flex() }.border(top: 1, start: 3)) == [
        [Frame(x: 3, y: 1, width: 97, height: 39)], [Frame(x: 0, y: 1, width: 97, height: 39)],
      ])
  }

  @Test("Start and end insets of absolute and offset boxes follow the direction")
  func startInsets() {
    #expect(
      frames(Row { Fixed(10).absolute(top: 2, start: 5) }) == [
        [Frame(x: 5, y: 2, width: 10, height: 10)], [Frame(x: 85, y: 2, width: 10, height: 10)],
      ])
    #expect(
      frames(Row { Fixed(10).offset(start: 5) }) == [
        [Frame(x: 5, y: 0, width: 10, height: 10)], [Frame(x: 85, y: 0, width: 10, height: 10)],
      ])
    #expect(
      frames(Row { Flex().absolute(top: 0, start: 5, bottom: 0, end: 20) }) == [
        [Frame(x: 5, y: 0, width: 75, height: 40)], [Frame(x: 20, y: 0, width: 75, height: 40)],
      ])
  }

  @Test("The start margin of a node follows its own direction, not the direction of its container")
  func startFollowsOwnDirection() {
    let row = Row { Row {}.size(10).margin(start: 8, end: 1).direction(.rightToLeft) }
    #expect(frames(row) == [[Frame(x: 1, y: 0, width: 10, height: 10)], [Frame(x: 82, y: 0, width: 10, height: 10)]])
  }

  // Chromium computes these numbers.
  @Test("If start and end insets contradict, the inset that Chromium chooses wins, in both directions")
  func surplusInsetsByDirection() {
    let moved = Row {}.size(10).offset(start: 4, end: 8).direction(.rightToLeft)
    #expect(frames(Row { moved }).map { $0[0].x } == [8, 86])
    let absolute = Row {}.size(30, 10).absolute(start: 5, end: 20).direction(.rightToLeft)
    #expect(frames(Row { absolute }).map { $0[0].x } == [20, 65])
  }

  @Test("Start margins and padding follow the direction in reversed and nested rows")
  func startInReversedAndNestedRows() {
    let row = Row {
      Fixed(10).margin(start: 8)
      Row { Flex().margin(end: 2) }.flex(1).padding(start: 3).direction(.leftToRight)
    }.padding(start: 6, end: 2).reversed()
    #expect(frames(row).map { $0.map { $0.x } } == [[88, 6, 9], [2, 20, 23]])
    #expect(frames(row).map { $0.map { $0.width } } == [[10, 74, 69], [10, 74, 69]])
  }

  @Test("Automatic and percentage margins at start and end follow the direction")
  func autoAndPercentageMarginsByDirection() {
    #expect(frames(Row { Fixed(10).margin(start: .auto, end: .percent(5)) }).map { $0[0].x } == [85, 5])
  }
}

@Suite("Styles with start and end edges")
struct StyleWithEdgesByDirection {
  private func style(_ change: (inout FlexStyle) -> Void) -> FlexStyle {
    var style = FlexStyle()
    change(&style)
    return style
  }

  @Test("A style returns the start and end edges that were set")
  func styleReturnsEdgesByDirection() {
    let style = style {
      ($0.marginStart, $0.marginEnd) = (3, .auto)
      ($0.paddingStart, $0.paddingEnd) = (.percent(4), 5)
      ($0.borderStart, $0.borderEnd) = (6, 7)
      ($0.start, $0.end) = (8, .percent(9))
    }
    #expect(style.marginStart == 3 && style.marginEnd == .auto)
    #expect(style.paddingStart == .percent(4) && style.paddingEnd == 5)
    #expect(style.borderStart == 6 && style.borderEnd == 7)
    #expect(style.start == 8 && style.end == .percent(9))
    #expect(style.faults.isEmpty)
  }

  @Test("A style with a start edge differs from one with an equal left edge, unless the edge has its initial value")
  func equalityOfEdgesByDirection() {
    #expect(style { $0.marginStart = 3 } != style { $0.marginLeft = 3 })
    #expect(style { $0.marginStart = 0 } == FlexStyle())
    #expect(style { $0.start = .auto } == FlexStyle())
    #expect(
      style {
        $0.paddingEnd = 3
        $0.paddingEnd = 0
      } == FlexStyle())
  }

  @Test("Setting a start edge turns equal left and right edges into start and end edges and is no fault")
  func leftBecomesStart() {
    let start = style {
      ($0.paddingLeft, $0.paddingRight) = (16, 16)
      $0.paddingStart = 8
    }
    #expect(start.paddingStart == 8 && start.paddingEnd == 16 && start.faults.isEmpty)
    let both = style {
      ($0.paddingLeft, $0.paddingRight) = (1, 2)
      ($0.paddingStart, $0.paddingEnd) = (3, 4)
    }
    #expect(both == style { ($0.paddingStart, $0.paddingEnd) = (3, 4) })
    let back = style {
      ($0.paddingStart, $0.paddingEnd) = (3, 4)
      ($0.paddingLeft, $0.paddingRight) = (1, 2)
    }
    #expect(back == style { ($0.paddingLeft, $0.paddingRight) = (1, 2) })
  }

  @Test("A style with a left and a start edge has a fault, until the opposite edge is set in the same form")
  func mixedEdgesAreFaults() {
    let start = style {
      $0.marginLeft = 4
      $0.marginStart = 8
    }
    #expect(start.faults.map { "\($0.property) \($0.reason) \($0.value)" } == ["marginStart mixedEdges 8.0"])
    #expect(start.marginStart == 8 && start.marginEnd == 0)
    let left = style {
      $0.start = 4
      $0.left = 8
    }
    #expect(left.faults.map { "\($0.property) \($0.reason) \($0.value)" } == ["left mixedEdges 8.0"])
    #expect(left.left == 8 && left.right == .auto)
    // Each family of edges has one fault, in addition to other faults.
    let several = style {
      $0.marginLeft = 4
      $0.width = .points(.nan)
      $0.marginStart = 8
      $0.marginStart = 9
      $0.borderEnd = 1
      $0.borderRight = 2
    }
    #expect(several.faults.map { $0.property } == [.width, .marginStart, .borderRight])
    // The fault is removed when the opposite edge is set in the same form.
    let resolved = style {
      $0 = several
      $0.marginEnd = 1
      $0.borderLeft = 3
    }
    #expect(resolved.faults.map { $0.property } == [.width])
    #expect(resolved.borderLeft == 3 && resolved.borderRight == 2)
  }

  @Test("A node with a left and a start margin has an issue that advises left and right, or start and end")
  func mixedEdgesMessage() {
    let item = Fixed(10).margin(left: 4).margin(start: 8).id("logo")
    let issues = Row { item }.layout(width: 100, height: 20).issues
    #expect(
      issues.map { $0.message } == [
        "marginStart of Fixed 'logo' (1) and an edge that is set by side may be the same edge, depending on "
          + "the writing direction: left to right is assumed. Set left and right, or start and end."
      ])
  }

  @Test("Issues name the start and end edges that were set, not left and right")
  func issuesNameEdgesByDirection() {
    let ignored = Row { Fixed(10).offset(start: 4, end: 8) }.direction(.rightToLeft).layout(width: 100, height: 20)
    #expect(ignored.issues.map { $0.kind } == [.ignoredInset(.end)])
    #expect(ignored.issues[0].message.hasPrefix("end of Fixed 1 has no effect: start "))
    let row = Row {}.margin(start: .percent(5), end: 3).direction(.rightToLeft)
    let percentage = Placement(NodeArena(row.node), in: LayoutSpace(width: .maxContent, height: .maxContent))
    #expect(percentage.issues.map { $0.kind } == [.indefinitePercentage(.marginStart)])
  }
}

@Suite("Lines with start and end margins")
struct LinesWithMarginsByDirection {
  @Test(
    "A line with start and end margins has the frames of a tree, even after its direction changes",
    arguments: [LinearLayout.Axis.row, .column])
  func lineMarginsByDirection(axis: LinearLayout.Axis) {
    let leaves = [
      Fixed(10).margin(start: 8, end: 3), Fixed(10).margin(left: 2), Fixed(10).margin(top: 1, start: .percent(5)),
      Fixed(10).margin(start: .auto).padding(start: 4),
    ]
    var line = LinearLayout(axis, in: Frame(width: 100, height: 100))
    line.add(contentsOf: leaves)
    for direction in [FlexStyle.Direction.leftToRight, .rightToLeft, .inherit] {
      line.direction = direction
      let tree =
        axis == .row
        ? Row { leaves }.direction(direction).layout(width: 100, height: 100)
        : Column { leaves }.direction(direction).layout(width: 100, height: 100)
      #expect(Array(line) == Array(tree.frames.dropFirst()))
    }
  }
}

@Suite("Trees with start and end edges")
struct TreesWithEdgesByDirection {
  @Test("In a tree, start edges follow changes of the root's direction, and styles return the edges that were set")
  func treeEdgesFollowDirection() {
    var tree = LayoutTree(
      Row {
        Column { Fixed(10).margin(start: 8, end: 1).id(0) }.padding(start: 4)
      })
    let bounds = Frame(width: 100, height: 40)
    tree.layout(in: bounds)
    let styles = tree.preorder.map { tree.style(of: $0) }
    #expect(tree[0] == Frame(x: 12, y: 0, width: 10, height: 10))
    tree.editStyle(of: tree.root) { $0.direction = .rightToLeft }
    #expect(tree.layout(in: bounds).count == 2)
    #expect(tree[0] == Frame(x: 78, y: 0, width: 10, height: 10))
    #expect(tree.preorder.dropFirst().map { tree.style(of: $0) } == Array(styles.dropFirst()))
    #expect(tree.arenaFault == nil)
    // Setting an equal style changes nothing.
    tree.setStyle(styles[2], of: tree.preorder[2])
    #expect(tree.layout(in: bounds) == [])
    tree.editStyle(of: tree.root) { $0.direction = .inherit }
    tree.layout(in: bounds)
    #expect(tree[0] == Frame(x: 12, y: 0, width: 10, height: 10))
    #expect(tree.preorder.map { tree.style(of: $0) } == styles)
  }

  @Test("Changing the start padding of one of 200 cells in a tree changes one frame")
  func startPaddingChangesOneFrame() {
    let cells = (0..<200).map { _ in Row { Fixed(4).margin(start: 2) }.padding(start: 1) }
    var tree = LayoutTree(Column { cells }.width(50).height(4000).direction(.rightToLeft))
    tree.layout(in: Frame(width: 50, height: 4000))
    let cell = tree.preorder[1]
    tree.editStyle(of: cell) { $0.paddingStart = 3 }
    #expect(tree.layout(in: Frame(width: 50, height: 4000)).count == 1)
  }
}
