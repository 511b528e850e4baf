import EagerLayout

extension Exercise {
  static var rowAndColumn: [Recipe] {
    Recipe.named(
      "row-and-column",
      [("stand-up", standUp), ("say-sizes", saySizes), ("turn", turn), ("centre", centre)])
  }

  private static func standUp(_ dice: inout Dice) -> Exercise {
    let side = dice.number(30...50), (place, times) = dice.one(of: [("in the middle", 2), ("at the right", 3)])
    let lamps = listing(["red", "amber", "green"]) { "Fixed(\(side)).id(\($0))" }
    return .reach(
      Prose([.words("The traffic light lies on its side. Let it stand, \(place) of the street.")]),
      start: "Row {\n\(lamps)\n}\n.id(street)", in: (180, 160), moves: [Move("", "d"), Move("", "a", times)],
      hints: [
        "First the direction: there is a key for the axis.",
        "Then where the lamps lie across it: \(code: "a") goes through start, center and end.",
      ],
      after: """
        The lamps have a width and a height, so they can do with either axis. Down the column they follow each other; \
        across it they are aligned.
        """, explain: "amber")
  }

  private static func saySizes(_ dice: inout Dice) -> Exercise {
    let width = dice.number(150...190), height = dice.number(200...290), top = dice.number(40...90)
    let column = Trial(
      """
      Column {
        Fixed(height: \(top)).id(top)
        Flex().id(rest)
      }
      """, width: width, height: height)
    return .predict(
      "The column is \(width) wide and \(height) high. How wide is the top, and how high the rest?", column,
      asks: [.width("top"), .height("rest")],
      slips: [
        Slip(
          [top, height - top],
          """
          The number is the top's height. Across the column nobody said how wide it is, so it fills.
          """),
        Slip([width, width - top], "Along a column it is heights that are shared, and you took the width."),
        Slip([width, height], "The top takes its part of the height first."),
      ],
      hints: [
        "In a column, the main axis goes down. Heights are shared.",
        "Across, an item without a size fills the column from edge to edge.",
        "The column is \(width) wide, so the top is too. The rest is \(height) - \(top) high.",
      ],
      after: "Main axis: shared. Cross axis: filled. Ask first which axis a number belongs to.", explain: "rest")
  }

  private static func turn(_ dice: inout Dice) -> Exercise {
    let header = dice.number(30...70), width = dice.number(200...280)
    return .write(
      .fix,
      "The header should lie above the page, \(header) high and as wide as the page. One word is wrong.",
      start: """
        Row {
          Fixed(height: \(header)).id(header)
          Flex().id(page)
        }
        .id(screen)
        """,
      solution: """
        Column {
          Fixed(height: \(header)).id(header)
          Flex().id(page)
        }
        .id(screen)
        """, in: (width, 160), alsoIn: [(width + 60, 160), (180, 300)],
      slips: [
        WrongLayout(
          "Row { Fixed(width: \(header)).id(header); Flex().id(page) }.id(screen)",
          """
          Now the header is \(header) wide and stands at the left. It is still a row: side by side. Which one goes \
          down?
          """
        )
      ],
      hints: [
        "Look at the first word.", "A row sets items side by side. What sets them one below the other?",
        "Write \(code: "Column") in place of \(code: "Row").",
      ],
      after: """
        In the row the header had no width, so it was nothing wide: along the main axis a \(code: "Fixed") needs its \
        size.
        """, explain: "page")
  }

  private static func centre(_ dice: inout Dice) -> Exercise {
    let side = dice.number(30...50), height = dice.number(80...120)
    func code(_ alignment: String) -> String {
      """
      Row\(alignment) {
        Fixed(width: \(side), height: \(side)).id(icon)
        Flex().id(text)
      }
      """
    }
    return .write(
      .make,
      "The icon hangs at the top. Bring it to the middle of the row. The text must still fill the row's height.",
      start: code(""), solution: code("(alignment: .center)"), in: (240, height),
      alsoIn: [(240, height + 40), (200, 60)],
      slips: [
        WrongLayout(
          code("(alignment: .end)"), "That is the lower edge. There are four words: start, center, end, baseline."),
        WrongLayout(
          "Row { Fixed(width: \(side), height: \(side)).id(icon); Flex().id(text) }.alignItems(.center)",
          """
          The icon is right. But the text has lost its height: this word is stricter, and a later lesson tells why. Use \
          the one in brackets after \(code: "Row").
          """
        ),
      ],
      hints: [
        "The row decides where its items lie across.",
        "After \(code: "Row") you can put \(code: "(alignment: ...)").",
        "Write \(code: "Row(alignment: .center)").",
      ],
      after: """
        The icon lies in the middle because it has a height of its own. The text has none, and nothing in it, so it \
        fills, whatever the alignment says.
        """, explain: "icon")
  }
}
