import EagerLayout

extension Exercise {
  static var pixelsAndCells: [Recipe] {
    Recipe.named(
      "pixels-and-cells",
      [
        ("reach-panes", reachPanes), ("say-snapped", saySnapped), ("fill-edges", fillEdges),
        ("say-next", sayNext),
      ])
  }

  private static func saySnapped(_ dice: inout Dice) -> Exercise {
    let width = dice.one(of: [50, 70, 80, 100, 110, 130])
    let row = Trial("Row {\n  Flex().id(left)\n  Flex().id(middle)\n  Flex().id(right)\n}", width: width, height: 20)
    let left = row.snapped["left"], middle = row.snapped["middle"]
    let near = Double((width + 1) / 3)
    return .predict(
      """
      Three equal items in a row of \(width), snapped to whole pixels. Where does the first one end (that is its \
      width), and how wide is the middle one?
      """, row, asks: [.snappedWidth("left"), .snappedWidth("middle")],
      slips: [
        Slip([row["left"].width, row["middle"].width], "Those are the exact widths. No pixel is cut in three."),
        Slip(
          [near, near],
          "You rounded the width of each. Three times \(near) is not \(width): round the edges, and take differences."),
      ].filter { !$0.values.elementsEqual([left.width, middle.width]) },
      hints: [
        "Exactly, the edges lie at \(row["left"].maxX) and \(row["middle"].maxX).",
        "Each edge goes to the nearest whole number.",
        "The edges go to \(left.maxX) and \(middle.maxX). The middle one's width lies between them.",
      ],
      after: """
        \(left.width), \(middle.width) and \(row.snapped["right"].width): together \(width), without a seam.
        """)
  }

  private static func fillEdges(_ dice: inout Dice) -> Exercise {
    let (a, b, c) = dice.one(of: [(2, 3, 2), (3, 2, 2), (1, 2, 4), (4, 1, 2)]), width = dice.one(of: [40, 60, 80, 100])
    let row = Trial(
      "Row {\n  Flex(\(a)).id(left)\n  Flex(\(b)).id(middle)\n  Flex(\(c)).id(right)\n}", width: width, height: 20)
    let first = row["left"].maxX, second = row["middle"].maxX, snapped = row.snapped
    return .fill(
      "Draw this row on whole pixels.", row, explain: "middle",
      lines: [
        "first edge \(first), on pixels [?]",
        "second edge \(second), on pixels [?]",
        "so the middle item is wide [?]",
      ], values: [snapped["left"].maxX, snapped["middle"].maxX, snapped["middle"].width],
      slips: [
        Slip(
          [Double(Int(first)), Double(Int(second)), Double(Int(second) - Int(first))],
          "You rounded down. Take the nearest: half and more goes up."),
        Slip(
          [Double(Int(first) + 1), Double(Int(second) + 1), Double(Int(second) - Int(first))],
          "You rounded up. Take the nearest: less than a half goes down."),
        Slip(
          [snapped["left"].maxX, snapped["middle"].maxX, Double(Int(row["middle"].width + 0.5))],
          "The edges are right. You rounded the exact width: take the difference of the two edges you found."),
      ].filter { !$0.values.elementsEqual([snapped["left"].maxX, snapped["middle"].maxX, snapped["middle"].width]) },
      hints: [
        "To the nearest whole number.", "The first edge goes to \(snapped["left"].maxX).",
        "\(snapped["middle"].maxX) - \(snapped["left"].maxX) is the width.",
      ],
      after: """
        Exactly the middle item was \(row["middle"].width) wide. On pixels it is \(snapped["middle"].width), and \
        touches both neighbours.
        """)
  }

  private static func sayNext(_ dice: inout Dice) -> Exercise {
    let width = dice.one(of: [40, 50, 70, 80, 100])
    let row = Trial("Row {\n  Flex().id(left)\n  Flex().id(middle)\n  Flex().id(right)\n}", width: width, height: 4)
    return .next(
      "The frames are exact, and the terminal has whole cells. Which step comes now?", row, explain: "middle",
      done: [
        "left ends at \(row["left"].maxX)", "middle ends at \(row["middle"].maxX)",
        "right ends at \(row["right"].maxX)",
      ],
      right: "Round each edge. Sizes are the differences.",
      wrong: [
        (
          "Round each x and each width.",
          reply: "Then an item's end and the next one's beginning are rounded apart, and a cell may open between them."
        ),
        (
          "Round each width down, and put them in a row.",
          reply: "Then each loses a part of a cell, and the last edge is not at \(width) any more."
        ),
        (
          "Round each width up, to be safe.",
          reply: "Then together they are more than \(width), and the last one sticks out."
        ),
      ],
      hints: [
        "What must stay as it is? Items that touch should still touch.",
        "Two items that touch have an edge in common. If it is rounded once, they still touch.",
        "Round edges, not sizes.",
      ],
      after: """
        The left one ends at \(row.snapped["left"].maxX) and the middle one begins there: one edge, rounded once.
        """, &dice)
  }

  private static func reachPanes(_ dice: inout Dice) -> Exercise {
    let pane = dice.number(10...20, step: 1), presses = dice.number(1...3, step: 1)
    return .reach(
      "A window of four panes, none of which has a whole width. Put bars between them until all have.",
      start: "Row {\n\(listing(["one", "two", "three", "four"]) { "Flex().id(\($0))" })\n}",
      in: (4 * pane + 15 * presses, 30), moves: [Move("", "g", presses)],
      hints: ["The bars are gaps, three of them.", "Make the gaps wider, and watch the widths of the panes."],
      after: "At \(pane) each, no edge lies between two pixels, and there is nothing to be rounded.", explain: "two")
  }
}
