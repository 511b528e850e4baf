import EagerLayout

extension Exercise {
  static var pixelsAndCells: [Recipe] {
    Recipe.named(
      "pixels-and-cells",
      [("say-snapped", saySnapped), ("fill-edges", fillEdges), ("fill-lost", fillLost), ("say-next", sayNext)])
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

  private static func fillLost(_ dice: inout Dice) -> Exercise {
    let (count, width) = dice.one(of: [(3, 80), (4, 90), (6, 80), (7, 100), (6, 100), (4, 70), (7, 60)])
    let names = ["one", "two", "three", "four", "five", "six", "seven"].prefix(count)
    let items = listing(names) { "Flex().id(\($0))" }
    let row = Trial("Row {\n\(items)\n}", width: width, height: 20)
    let cut = Int(row["one"].width), lost = width - count * cut
    return .fill(
      "Somebody rounds the sizes down, and puts one item after another. How much is lost?", row, explain: "one",
      lines: [
        "exact width \(width) / \(count) = \(row["one"].width)",
        "rounded down = [?]",
        "all \(count) together = [?]",
        "lost at the right end: pixels [?]",
      ], values: [Double(cut), Double(count * cut), Double(width) - Double(count * cut)],
      slips: [
        Slip(
          [cut + 1, count * (cut + 1), count * (cut + 1) - width],
          "You rounded up. That is wrong in another way: the last item sticks out of the row."),
        Slip([cut, count * cut, 1], "It is more than one: each item loses a part."),
      ].filter { $0.values[2] != Double(lost) || $0.values[0] != Double(cut) },
      hints: [
        "Rounded down: leave the decimals away.", "\(count) times \(cut).",
        "What is left of \(width) after \(count * cut)?",
      ],
      after: """
        \(lost) pixels of background at the edge. With edges rounded, the last one is at \(width), always.
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
}
