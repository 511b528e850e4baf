import EagerLayout
import Testing

/// Returns the widths of a row's children, which identify the items in these tests.
private func widths(@LayoutBuilder _ content: () -> LayoutItems) -> [Double] {
  Row(content: content).node.children.map { child in
    if case .points(let width) = child.style.width { width } else { -1 }
  }
}

private func header() -> Fixed { Fixed(width: 7) }

@LayoutBuilder private func buttons(_ count: Int) -> LayoutItems {
  for number in 0..<count { Fixed(width: Double(number)) }
}

@Suite("Control flow in builder blocks")
struct BuilderBlocks {
  private enum Mode: CaseIterable { case none, one, two }

  @Test("A builder block keeps the order of its items")
  func blockKeepsOrder() {
    #expect(
      widths {
        Fixed(width: 1)
        Row { Flex() }.width(2)
        Measured(width: 9, height: 9).width(3)
      } == [1, 2, 3])
  }

  @Test("A builder block may be empty or omitted")
  func blockMayBeEmpty() {
    #expect(widths {} == [])
    #expect(Column().node.children.isEmpty)
  }

  @Test("A builder block accepts if without else", arguments: [(true, [1.0, 2, 3]), (false, [1, 3])])
  func blockTakesIf(condition: Bool, expected: [Double]) {
    #expect(
      widths {
        Fixed(width: 1)
        if condition { Fixed(width: 2) }
        Fixed(width: 3)
      } == expected)
  }

  @Test(
    "A builder block accepts if, else if and else with items of different types", arguments: [(0, 1.0), (1, 2), (2, 3)])
  func blockTakesIfElse(number: Int, expected: Double) {
    #expect(
      widths {
        if number == 0 {
          Fixed(width: 1)
        } else if number == 1 {
          Row {}.width(2)
        } else {
          Flex().width(3)
        }
      } == [expected])
  }

  @Test("The style is the first field of a node, where the arena looks for it")
  func styleIsFirstField() {
    #expect(MemoryLayout<LayoutNode>.offset(of: \.style) == 0)
  }

  @Test("Loops and conditions of one item or several keep the order of the items in a block", arguments: [true, false])
  func blockTakesMixedLines(condition: Bool) {
    let item: any LayoutItem = Fixed(width: 8)
    #expect(
      widths {
        for width in [1.0, 2] { Fixed(width: width) }
        for width in [3.0, 5] {
          Fixed(width: width)
          Fixed(width: width + 1)
        }
        if condition { Fixed(width: 7) }
        item
        for width in [9.0, 10] { if condition { Fixed(width: width) } else { Row {}.width(width) } }
        if condition {
          Fixed(width: 11)
          Fixed(width: 12)
        }
        buttons(0)
        Fixed(width: 13)
      } == (condition ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] : [1, 2, 3, 4, 5, 6, 8, 9, 10, 13]))
    #expect(widths { for width in [1.0, 2] { if condition { Fixed(width: width) } } } == (condition ? [1, 2] : []))
    #expect(widths { if condition { for width in [1.0, 2] { Fixed(width: width) } } } == (condition ? [1, 2] : []))
  }

  @Test("A builder block accepts if let", arguments: [(4.0 as Double?, [4.0]), (nil, [])])
  func blockTakesIfLet(width: Double?, expected: [Double]) {
    #expect(widths { if let width { Fixed(width: width) } } == expected)
  }

  @Test("A builder block accepts switch, where a case can have several items or none", arguments: Mode.allCases)
  private func blockTakesSwitch(mode: Mode) {
    let expected: [Mode: [Double]] = [.none: [], .one: [1], .two: [1, 2]]
    #expect(
      widths {
        switch mode {
        case .none: LayoutItems()
        case .one: Fixed(width: 1)
        case .two:
          Fixed(width: 1)
          Fixed(width: 2)
        }
      } == expected[mode])
  }

  @Test("A builder block accepts nested for loops and for loops with a where clause")
  func blockTakesNestedLoops() {
    #expect(
      widths {
        for tens in [10.0, 20] {
          for ones in 0..<4 where ones % 2 == 1 { Fixed(width: tens + Double(ones)) }
          Fixed(width: tens)
        }
      } == [11, 13, 10, 21, 23, 20])
  }

  @Test("A builder block accepts an array of items of one type, which may be empty", arguments: [0, 1, 5])
  func blockTakesArrays(count: Int) {
    let items = (0..<count).map { Fixed(width: Double($0)) }
    let expected = [99] + (0..<count).map(Double.init) + [98]
    #expect(
      widths {
        Fixed(width: 99)
        items
        Fixed(width: 98)
      } == expected)
  }

  @Test("A builder block accepts let declarations and calls of functions that return one item or several")
  func blockTakesLetAndCalls() {
    #expect(
      widths {
        let first = Fixed(width: 8)
        header()
        first
        buttons(3)
        buttons(0)
      } == [7, 8, 0, 1, 2])
  }

  @Test("A builder block accepts if #available")
  func blockTakesAvailability() {
    #expect(
      widths {
        if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) {
          Fixed(width: 1)
        } else {
          Fixed(width: 2)
        }
      } == [1])
  }

  @Test("A builder block collects all items of a loop, up to 1,000", arguments: [0, 1, 2, 5, 1000])
  func blockCollectsAllItems(count: Int) {
    #expect(widths { buttons(count) } == (0..<count).map(Double.init))
  }
}
