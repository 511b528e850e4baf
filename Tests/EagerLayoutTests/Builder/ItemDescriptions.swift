import EagerLayout
import Testing
import TestSupport

@Suite("Descriptions of items")
struct ItemDescriptions {
  private struct Card: LayoutContainer { var _node = Column { Flex() }.padding(8).node }

  @Test(
    "The description of an item has its type, flex factor, sizes, id and children",
    arguments: Rows.of(
      [
        (Flex(), "Flex(1)"), (Flex(2.5), "Flex(2.5)"), (Fixed(width: 60), "Fixed(width: 60)"),
        (Fixed(width: 60, height: 4.5), "Fixed(width: 60, height: 4.5)"),
        (Fixed(height: 3).height(.percent(50)), "Fixed(height: 50%)"),
        (Fixed(height: 3).width(.minContent), "Fixed(width: minContent, height: 3)"),
        (Measured(width: 3, height: 4), "Measured"), (Measured { _ in ContentSize(width: 3, height: 4) }, "Measured"),
        (Flex().id("title"), "Flex(1) 'title'"), (Flex().id(3, index: 2), "Flex(1) '3[2]'"),
        (Flex().hidden(), "Flex(1)"),
        (Row {}, "Row {}"), (Column(), "Column {}"), (Row {}.reversed().id(7), "Row {} '7'"),
        (Row { Flex() }.id("bar"), "Row 'bar' { Flex(1) }"),
        (
          Column {
            Row { Flex() }; Fixed(height: 44)
          }, "Column { Row { Flex(1) }; Fixed(height: 44) }"
        ),
        (
          Row {
            Column {}; Row {}
          }, "Row { Column {}; Row {} }"
        ),
      ] as [(any LayoutItem, String)]))
  func descriptionOfItem(rows: Rows<(any LayoutItem, String)>) {
    for (item, expected) in rows {
      #expect("\(item)" == expected)
      #expect("\(item.node)" == expected)
    }
  }

  @Test("A custom item is described by the column that it is made of")
  func descriptionOfCustomItem() {
    #expect(Card().description == "Column { Flex(1) }")
    #expect("\(Row { Card() })" == "Row { Column { Flex(1) } }")
  }

  @Test("A description that exceeds 80 characters is cut between items and ends with an ellipsis")
  func longDescriptionIsCut() {
    let wide = Row { for _ in 0..<1000 { Flex() } }
    #expect("\(wide)" == "Row { Flex(1); Flex(1); Flex(1); Flex(1); Flex(1); Flex(1); Flex(1); … }")
    let long = Row { Flex().id(String(repeating: "x", count: 1000)) }
    #expect("\(long)" == "Row { Flex(1) '" + String(repeating: "x", count: 29) + "…' }")
    // The first description has 80 characters, the second would have 81.
    let seven = String(repeating: "Flex(1); ", count: 7)
    #expect("\(Row { for _ in 0..<7 { Flex() }; Flex(100) })" == "Row { \(seven)Flex(100) }")
    #expect("\(Row { for _ in 0..<7 { Flex() }; Flex(1000) })" == "Row { \(seven)… }")
  }

  @Test("A description has at most 80 characters and balanced braces, however deep and wide the tree is")
  func descriptionHasAtMost80Characters() {
    var random = SplitMix64(seed: 11)
    var deep = Row { Flex() }
    for level in 0..<10_000 {
      deep = Row {
        deep; if level % 3 == 0 { Fixed(width: 3) }
      }
    }
    var texts = [deep.description]
    for _ in 0..<300 {
      var tree = Column { Flex() }
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        let before = (0..<Int.random(in: 0..<5, using: &random)).map { Fixed(width: Double($0 * 37), height: 2.5) }
        let name = String(repeating: "n", count: Int.random(in: 1..<40, using: &random))
        tree = Column {
          before;
          Row {
            tree; before
          }.id(name)
        }
      }
      texts.append(tree.description)
    }
    for text in texts {
      #expect(text.count <= 80)
      #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
    }
    #expect(texts.contains { $0.contains("…") } && texts.contains { !$0.contains("…") })
  }
}
