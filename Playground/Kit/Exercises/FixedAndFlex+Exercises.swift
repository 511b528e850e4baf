import EagerLayout

extension Exercise {
  static var fixedAndFlex: [Recipe] {
    Recipe.named(
      "fixed-and-flex",
      [
        ("centre-window", centreWindow), ("say-rest", sayRest), ("push-away", pushAway), ("fill-free", fillFree),
        ("say-first", sayFirst),
      ])
  }

  private static func centreWindow(_ dice: inout Dice) -> Exercise {
    let window = dice.number(50...80), door = dice.number(40...60), width = dice.number(260...320, step: 20)
    return .reach(
      "A house with a window and a door. The window belongs in the middle of the wall, between the corner and the door.",
      start: """
        Row {
          Flex(0).id(left)
          Fixed(width: \(window)).id(window)
          Flex(0).id(right)
          Fixed(width: \(door)).id(door)
        }
        .id(house)
        """, in: (width, 80), moves: [Move("left", "+"), Move("right", "+")],
      hints: [
        "Left and right of the window are springs. They are still asleep.",
        "A spring wakes when it may grow: \(code: "+").",
      ],
      after: """
        The free space is what window and door leave. Two springs take half of it each, so the window has as much wall \
        on its left as on its right.
        """, explain: "window")
  }

  private static func sayRest(_ dice: inout Dice) -> Exercise {
    let width = dice.number(300...400), icon = dice.number(50...70), menu = dice.number(80...100)
    let bar = Trial(
      """
      Row {
        Fixed(width: \(icon)).id(icon)
        Flex().id(title)
        Fixed(width: \(menu)).id(menu)
      }
      """, width: width)
    return .predict(
      "The row is \(width) wide. How wide is the title, and where does the menu begin?", bar,
      asks: [.width("title"), .x("menu")],
      slips: [
        Slip([width, width], "That is all the room. The fixed items take theirs first."),
        Slip(
          [width - icon, width], "You took off the icon. The menu needs its place too, even though it comes later."),
        Slip(
          [width - icon - menu, width - icon - menu],
          "The title begins after the icon, so the menu begins at the title's x and width together."),
      ],
      hints: [
        "Free space: the room minus all starts.", "The starts are \(icon), nothing and \(menu).",
        "The title is \(width) - \(icon) - \(menu) wide. The menu ends at the row's end, \(width).",
      ],
      after: """
        The menu stands after the title and yet takes its room before it. Order says where, not who comes first.
        """)
  }

  private static func pushAway(_ dice: inout Dice) -> Exercise {
    let width = dice.number(260...340, step: 20), logo = dice.number(60...90), menu = dice.number(40...50)
    func code(_ between: String) -> String {
      """
      Row {
        Fixed(width: \(logo)).id(logo)
      \(between)  Fixed(width: \(menu)).id(menu)
      }
      """
    }
    return .write(
      .make, "The menu should be at the right end, however wide the row is. Put something between.",
      start: code(""), solution: code("  Flex()\n"), in: (width, 60), alsoIn: [(width + 100, 60), (width - 60, 60)],
      slips: [
        WrongLayout(
          code("  Fixed(width: \(width - logo - menu))\n"),
          "In this row it is right. In a wider one your space stays as it is, and the menu is left behind."
        )
      ],
      hints: [
        "A spring would push it away.", "An item that shows nothing and takes all free space is such a spring.",
        "Add a line \(code: "Flex()") between the two.",
      ],
      after: """
        The spring is as wide as the free space, in any row. In a row that is too narrow it is nothing wide, and \
        does no harm.
        """, explain: "menu")
  }

  private static func fillFree(_ dice: inout Dice) -> Exercise {
    let first = dice.number(40...80), second = dice.number(90...120), gap = dice.one(of: [5, 10, 15])
    let width = dice.number(320...420)
    let row = Trial(
      """
      Row {
        Fixed(width: \(first)).id(icon)
        Flex().id(title)
        Fixed(width: \(second)).id(menu)
      }
      .gap(\(gap))
      """, width: width)
    return .fill(
      "Do the sum for the title.", row, explain: "title",
      lines: [
        "room \(width) - \(gap) - \(gap) = [?]",
        "starts \(first) + \(0) + \(second) = [?]",
        "free space = room - starts = [?]",
      ], values: [row["title"].width + Double(first + second), Double(first + second), row["title"].width],
      slips: [
        Slip(
          [width, first + second, width - first - second],
          """
          You forgot the gaps. They go off before anything is shared.
          """),
        Slip(
          [width - gap, first + second, width - gap - first - second],
          """
          There are two gaps: one on each side of the title.
          """),
      ],
      hints: [
        "Three small sums. Do them one by one, from the top.", "The gaps are \(2 * gap) in all.",
        "The room is \(width - 2 * gap), and the starts are \(first + second).",
      ],
      after: """
        Room, starts, free space: these three lines begin every explanation of a width. Here one item takes all of \
        it, \(row["title"].width).
        """)
  }

  private static func sayFirst(_ dice: inout Dice) -> Exercise {
    let width = dice.number(200...300, step: 20), button = dice.number(60...80)
    let row = Trial("Row {\n  Flex().id(title)\n  Fixed(width: \(button)).id(button)\n}", width: width)
    return .next(
      "The row is \(width) wide. What does it find out first?", row, explain: "title", done: [],
      right: "What each item starts from: nothing, and \(button).",
      wrong: [
        (
          "The width of the first item.",
          reply: "The title is flexible: its width depends on what comes after it. It cannot be known yet."
        ),
        (
          "Half of \(width) for each of the two.",
          reply: "Nobody divides a row by the number of items. A fixed item has its size, and the rest follows."
        ),
        ("Where each item begins.", reply: "The button begins where the title ends. First the sizes must be known."),
      ],
      hints: [
        "Which numbers are known before anything is computed?", "A fixed item brings its number with it.",
        "Free space is the room minus all starts. So the starts come first.",
      ],
      after: """
        Starts, then free space, then sizes, and places last of all. Here the free space is \(row["title"].width), \
        and the title takes it.
        """, &dice)
  }
}
