import EagerLayout

extension Lesson {
  static var ownContainer: Lesson {
    let two = menu(2), four = menu(4), wide = menu(4, width: 240), beside = inRow, ring = ring
    let cut = four["cut"], middle = four.bounds.width / 2, radius = cut.x + cut.width / 2 - middle
    return Lesson(
      name: "own-container", title: "A container of your own",
      puzzle: .guess(
        "Hold your thumb on a word, and a menu opens in a circle round it. What would you make it of?", four,
        choices: [
          "Rows and columns, cleverly put into each other.",
          "Items out of line, with distances from a pocket calculator.",
          "A container that works the places out itself.",
        ], right: 2,
        replies: [
          "They have right angles only. You would need a margin for each.", "That does until somebody adds a fifth.",
          "",
        ],
        answer: """
          What stands in the code is such a container. If nobody had written it, you could: in a program, a container \
          is a few lines of Swift.
          """),
      idea: [
        """
        A layout asks a container four things, each once and in this order. How wide are you? How wide is each item? \
        How high are you? Where does each item lie? Widths come before heights, and sizes before places.
        """,
        """
        Here is one in Swift, whose items lie on a circle. It says how wide it is, at least and at most, and how high:
        """,
        .code(
          """
          struct Radial: SimpleArrangement {
            var radius: Double
            func inlineSizes(of items: borrowing ItemContributions) -> InlineSizes {
              InlineSizes(least: 2 * radius, greatest: 2 * radius)
            }
            func height(of items: borrowing ItemHeights) -> Double { 2 * radius }
          """),
        """
        And where each item lies, each a quarter turn after the one before it:
        """,
        .code(
          """
            func place(_ items: inout ItemPlaces) {
              var (x, y) = (radius, 0.0)
              for item in 0..<items.count {
                let (width, height) = (items.width(of: item), items.height(of: item))
                items.place(item, x: radius + x - width / 2, y: radius + y - height / 2)
                (x, y) = (-y, x)
              }
            }
          }
          """),
        """
        Only the last must be written. Without the others the container is as wide as its widest item, each item has \
        its own width, and the highest makes the height.
        """,
      ],
      steps: [
        Step(
          four,
          remark: """
            Its name here is \(code: "Along"), since a circle is one of its curves. Its middle is at \(middle). The \
            middle of cut is \(radius) further on, at \(cut.x + cut.width / 2). A place is a corner, so half its width \
            goes off: x \(cut.x).
            """),
        Step(
          four, after: two,
          remark: """
            It knows how many there are. Of two, copy lay opposite of cut, at \(two["copy"].x). Of four it lies a \
            quarter further round: at the bottom, y \(four["copy"].y). Nobody touched the lines of the others.
            """),
        Step(
          beside,
          remark: """
            In a row, the first question matters: how wide are you? Twice the radius and an item's width, says this \
            one: \(beside["menu"].width). The row leaves the other \(beside["page"].width) to the page, and knows \
            nothing of circles.
            """),
      ],
      experiment: Experiment(
        """
        Make it wider: press \(code: "→") until it is \(wide.bounds.width) wide. Does the circle grow?
        """, from: four, item: "cut", to: wide,
        outcome: """
          No: the radius is a number. But the middle moves, so cut now begins at \(wide["cut"].x). Of the four \
          questions, one has another answer: where each item lies.
          """),
      question: .guess(
        """
        The first item lies at the right, the next a quarter further round, clockwise. Where does paste lie?
        """, ring, asks: [.x("paste"), .y("paste")],
        slips: [
          Exercise.Slip(
            [ring["paste"].x + ring["paste"].width / 2, ring["paste"].y + ring["paste"].height / 2],
            "There its middle is. Its corner is half its size before that, across and down."),
          Exercise.Slip([ring["cut"].x, ring["cut"].y], "That is the first, at the right."),
          Exercise.Slip([ring["copy"].x, ring["copy"].y], "There copy lies, a quarter before it."),
        ],
        answer: """
          At \(ring["paste"].x), \(ring["paste"].y): the middle of the container, the radius to the left, and half its \
          own size off.
          """),
      exercises: Exercise.ownContainer)
  }

  private static func menu(_ count: Int, width: Int = 200) -> Trial {
    let names = ["cut", "copy", "paste", "undo"].prefix(count)
    let items = Exercise.listing(names) { "Fixed(width: 40, height: 30).id(\($0))" }
    return Trial("Along(.circle(radius: 60)) {\n\(items)\n}", width: width, height: 150)
  }

  private static var inRow: Trial {
    Trial(
      """
      Row {
        Along(.circle(radius: 40)) {
          Fixed(width: 20, height: 20).id(cut)
          Fixed(width: 20, height: 20).id(copy)
          Fixed(width: 20, height: 20).id(paste)
          Fixed(width: 20, height: 20).id(undo)
        }.id(menu)
        Flex().id(page)
      }
      """, width: 200, height: 110)
  }

  private static var ring: Trial {
    let items = Exercise.listing(["cut", "copy", "paste", "undo"]) { "Fixed(width: 30, height: 20).id(\($0))" }
    return Trial("Along(.circle(radius: 50)) {\n\(items)\n}", width: 160, height: 140)
  }
}
