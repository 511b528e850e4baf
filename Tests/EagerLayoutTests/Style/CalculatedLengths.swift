@testable import EagerLayout
import TestSupport
import Testing

@Suite("Calculated lengths")
struct CalculatedLengths {
  private func width(_ length: some SizeLengthValue, in available: Double) -> Double {
    Row { Fixed(height: 1).width(length).shrink(0) }.layout(width: available).frames[1].width
  }

  @Test("Sums, products, min, max and clamp of lengths have the values that CSS defines")
  func valuesOfExpressions() {
    let gap = 4, inset: Float = 2.5
    #expect(width(.percent(50) - 10, in: 200) == 90)
    #expect((width((.percent(100) - 20) / 3, in: 200) - 60).magnitude < 1e-9)
    #expect(width(.percent(50) * 0.5 + gap - inset, in: 200) == 51.5)
    #expect(width(.min(640, .percent(100)), in: 200) == 200 && width(.min(640, .percent(100)), in: 900) == 640)
    #expect(width(.max(100, .percent(10)), in: 200) == 100)
    #expect([100, 500, 900].map { width(.clamp(100, .percent(50), 300), in: $0) } == [100, 250, 300])
    #expect(width(.clamp(300, 50, 100), in: 200) == 300, "the minimum wins over the maximum")
  }

  @Test("A negative calculated length counts as 0 in sizes and padding, but not in margins")
  func negativeResults() {
    let row = Row { Fixed(width: 20, height: 10).padding(.percent(10) - 50).margin(left: .percent(10) - 50) }
    let frame = row.layout(width: 100).frames[1]
    #expect(frame == Frame(x: -40, y: 0, width: 20, height: 10))
    #expect(width(.percent(10) - 50, in: 100) == 0)
  }

  @Test("A length divided by 0 is limited to 1e9, and 0 divided by 0 is 0")
  func divisionByZero() {
    #expect(width(.percent(50) / 0, in: 100) == 1e9)
    #expect(width(.percent(0) / 0, in: 100) == 0)
  }

  @Test("An expression of points alone is a length, and an expression of percentages alone is a percentage")
  func simpleExpressions() {
    var style = FlexStyle()
    style.width = .calculated(.points(3) + 4)
    style.height = .calculated(.percent(30) + .percent(20))
    #expect(style.width == .points(7) && style.height == .percent(50))
  }

  @Test("Styles with equal expressions are equal, have equal hashes and describe the expressions in CSS")
  func equalityOfExpressions() {
    func style(_ points: Double) -> FlexStyle {
      var style = FlexStyle()
      style.width = .calculated(.percent(50) - .points(points))
      style.marginLeft = .calculated(.percent(5) + 1)
      style.columnGap = .calculated(.percent(1) + 1)
      return style
    }
    #expect(style(10) == style(10) && style(10).hashValue == style(10).hashValue)
    #expect(style(10) != style(11))
    #expect(style(10).description == "column-gap: calc(1% + 1px); width: calc(50% - 10px); margin-left: calc(5% + 1px)")
    #expect(style(10).width == .calculated(.percent(50) - 10))
  }

  @Test("Sums, products, min and max of lengths are written as CSS calc(), min() and max()")
  func expressionsInCSS() {
    func css(_ length: FlexStyle.Calculated) -> String { length.expression.css }
    #expect(css(.percent(50) - 10) == "calc(50% - 10px)")
    #expect(css(.min(640, .percent(100))) == "min(640px, 100%)")
    #expect(css(.clamp(1, .percent(2), 3)) == "max(1px, min(2%, 3px))")
    #expect(css(.max(1, .percent(2)) + 3) == "calc(max(1px, 2%) + 3px)")
    #expect(css(.max(1, .percent(2)) * -2) == "calc(max(1px, 2%) * -2)")
  }

  @Test("A calculated percentage of an indefinite height counts as automatic, or as 0 if it is a minimum height")
  func indefiniteExpressions() {
    let column = Column {
      Measured(width: 10, height: 30).height(.percent(50) + 5)
      Measured(width: 10, height: 30).minHeight(.percent(50) + 45)
    }
    #expect(column.layout(width: 100).frames.dropFirst().map(\.height) == [30, 45])
  }

  @Test("A tree keeps the calculated lengths of its nodes through edits, copies and removals")
  func treeKeepsExpressions() {
    var tree = LayoutTree(Row { for _ in 0..<20 { Fixed(height: 1).width(.percent(10) + 1) } })
    tree.layout(width: 100)
    for round in 0..<400 {
      let children = Array(tree.children(of: tree.root)), node = children[round % children.count]
      if round % 7 == 3 {
        tree.remove(node)
      } else {
        tree.editStyle(of: node) { $0.width = .calculated(.percent(5) + .points(Double(round % 9))) }
      }
      if round % 7 == 3 { tree.append(Fixed(height: 1).width(.percent(20) - 1), to: tree.root) }
      let copy = tree
      tree.layout(width: 100 + Double(round % 3))
      #expect(tree.placement().frames == LayoutTree(copy).placement(in: 100 + Double(round % 3)), "round \(round)")
    }
  }
}

extension LayoutTree {
  /// Creates a copy of a tree.
  fileprivate init(_ other: LayoutTree) { self = other }

  fileprivate func placement(in width: Double) -> [Frame] {
    var copy = self
    copy.layout(width: width + 50)
    copy.layout(width: width)
    return copy.placement().frames
  }
}
