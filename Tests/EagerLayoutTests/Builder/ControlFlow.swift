import EagerLayout
import Testing

/// The widths of a row's children, which tell the items of these tests apart.
private func widths(@LayoutBuilder _ content: () -> LayoutItems) -> [Double] {
  Row(content: content).node.children.map { child in
    if case .points(let width) = child.style.width { width } else { -1 }
  }
}

private func header() -> Fixed { Fixed(width: 7) }

@LayoutBuilder private func buttons(_ count: Int) -> LayoutItems {
  for number in 0..<count { Fixed(width: Double(number)) }
}

@Suite("A builder's block")
struct BuilderBlocks {
  private enum Mode: CaseIterable { case none, one, two }

  @Test("keeps the order of its items")
  func order() {
    #expect(
      widths {
        Fixed(width: 1)
        Row { Flex() }.width(2)
        Measured(width: 9, height: 9).width(3)
      } == [1, 2, 3])
  }

  @Test("may be empty, or left out")
  func empty() {
    #expect(widths {} == [])
    #expect(Column().node.children.isEmpty)
  }

  @Test("takes if without else", arguments: [(true, [1.0, 2, 3]), (false, [1, 3])])
  func ifAlone(condition: Bool, expected: [Double]) {
    #expect(
      widths {
        Fixed(width: 1)
        if condition { Fixed(width: 2) }
        Fixed(width: 3)
      } == expected)
  }

  @Test("takes if, else if and else with items of different types", arguments: [(0, 1.0), (1, 2), (2, 3)])
  func ifElse(number: Int, expected: Double) {
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

  @Test("takes if let", arguments: [(4.0 as Double?, [4.0]), (nil, [])])
  func ifLet(width: Double?, expected: [Double]) {
    #expect(widths { if let width { Fixed(width: width) } } == expected)
  }

  @Test("takes switch, with several items or none in a case", arguments: Mode.allCases)
  private func switches(mode: Mode) {
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

  @Test("takes for, nested and with where")
  func loops() {
    #expect(
      widths {
        for tens in [10.0, 20] {
          for ones in 0..<4 where ones % 2 == 1 { Fixed(width: tens + Double(ones)) }
          Fixed(width: tens)
        }
      } == [11, 13, 10, 21, 23, 20])
  }

  @Test("takes an array of items of one type, empty or not", arguments: [0, 1, 5])
  func arrays(count: Int) {
    let items = (0..<count).map { Fixed(width: Double($0)) }
    let expected = [99] + (0..<count).map(Double.init) + [98]
    #expect(
      widths {
        Fixed(width: 99)
        items
        Fixed(width: 98)
      } == expected)
  }

  @Test("takes let and function calls that return one item or several")
  func functions() {
    #expect(
      widths {
        let first = Fixed(width: 8)
        header()
        first
        buttons(3)
        buttons(0)
      } == [7, 8, 0, 1, 2])
  }

  @Test("takes if #available")
  func availability() {
    #expect(
      widths {
        if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) {
          Fixed(width: 1)
        } else {
          Fixed(width: 2)
        }
      } == [1])
  }

  @Test("collects as many items as are written", arguments: [0, 1, 2, 5, 1000])
  func many(count: Int) {
    #expect(widths { buttons(count) } == (0..<count).map(Double.init))
  }
}
