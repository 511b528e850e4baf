import EagerLayout

extension Exercise {
  static var boxInABox: [Recipe] {
    Recipe.named(
      "box-in-a-box",
      [
        ("reach-house", reachHouse), ("say-heights", sayHeights), ("make-sidebar", makeSidebar),
        ("give-height", giveHeight), ("say-next", sayNext),
      ])
  }

  private static func sayHeights(_ dice: inout Dice) -> Exercise {
    let icon = dice.number(40...70), mark = dice.number(20...30), height = dice.number(180...240),
      padding = dice.one(of: [6, 8])
    let app = Trial(
      """
      Column {
        Row {
          Fixed(width: 60, height: \(icon)).id(icon)
          Fixed(width: 60, height: \(mark)).id(mark)
        }
        .padding(\(padding)).id(header)
        Flex().id(page)
      }
      """, width: 240, height: height)
    let header = icon + 2 * padding
    return .predict(
      "The header has no height of its own. The column is \(height) high. How high are header and page?", app,
      asks: [.height("header"), .height("page")],
      slips: [
        Slip(
          [icon + mark + 2 * padding, height - icon - mark - 2 * padding],
          "You added the two. In a row they stand side by side: the higher one counts."),
        Slip([icon, height - icon], "The padding is around them, above and below. It makes the header higher."),
        Slip([header, height], "The page is flexible: it gets what the header leaves."),
        Slip([height / 2, height / 2], "The header takes no share. It is as high as what it holds."),
      ],
      hints: [
        "Content goes up: what is in the header decides its height.",
        "In a row, the highest item counts. Then comes the padding, above and below.",
        "\(icon) + \(padding) + \(padding) for the header. The page gets the rest of \(height).",
      ],
      after: """
        The icon's \(icon) went up into the header, and from there down to the page as \(app["page"].height).
        """, explain: "page")
  }

  private static func makeSidebar(_ dice: inout Dice) -> Exercise {
    let menu = dice.number(60...80), bar = dice.number(30...50), width = dice.number(240...300)
    func code(_ tail: String) -> String {
      """
      Row {
        Fixed(width: \(menu)).id(menu)
        Column {
          Fixed(height: \(bar)).id(bar)
          Flex().id(page)
        }\(tail)
      }
      """
    }
    return .write(
      .make, "Bar and page have no width: nobody sees them. Let their column take what the menu leaves.",
      start: code(""), solution: code("\n  .grow(1)"), in: (width, 160), alsoIn: [(width + 80, 200), (200, 120)],
      slips: [
        WrongLayout(
          code("\n  .width(\(width - menu))"),
          """
          Right in this row. But make the row wider: your column does not follow.
          """),
        WrongLayout(
          code("\n  .width(.percent(50))"),
          "Half of the row is not what the menu leaves."),
      ],
      hints: [
        "A column in a row is as wide as its content. What is in it has no width.",
        "An item takes a share if you let it grow. A column is an item too.",
        "Write \(code: ".grow(1)") after the column's closing brace.",
      ],
      after: """
        The room went down: \(width - menu) to the column, and from there to bar and page. A column takes no share \
        unless it is told to.
        """, explain: "page")
  }

  private static func giveHeight(_ dice: inout Dice) -> Exercise {
    let header = dice.number(60...100, step: 20), height = dice.number(180...260, step: 20)
    func code(_ mark: String, _ tail: String) -> String {
      """
      Column {
        Row {
          Fixed(width: 60)
            \(mark).id(mark)
        }
        \(tail)
        Flex().id(page)
      }
      """
    }
    return .write(
      .fix,
      "The mark wants half of its header, and gets nothing: the header has no height. It should be \(header) high.",
      start: code(".height(.percent(50))", ".id(header)"),
      solution: code(".height(.percent(50))", ".height(\(header)).id(header)"),
      in: (240, height), alsoIn: [(240, height + 100), (300, 140)],
      slips: [
        WrongLayout(
          code(".height(\(header / 2))", ".id(header)"),
          "The mark is right now. But the header is only as high as the mark: it should be twice that."),
        WrongLayout(
          code(".height(.percent(50))", ".height(.percent(50)).id(header)"),
          "Half of half the column: right for no column but one. The header should be \(header) high."),
        WrongLayout(
          code(".height(\(header))", ".id(header)"),
          """
          Now the header is right, and the mark fills it. It should be half.
          """),
      ],
      hints: [
        "Half of what? The header must know its height before it looks at its content.",
        "Give the header a height.",
        """
        Write \(code: ".height(\(header)).id(header)") in place of \(code: ".id(header)").
        """,
      ],
      after: """
        Now the size comes from above, and half of it is \(header / 2). A percentage always asks the box around it.
        """, explain: "mark")
  }

  private static func sayNext(_ dice: inout Dice) -> Exercise {
    let button = dice.number(50...80), count = dice.number(2...3, step: 1), width = dice.number(300...360)
    let names = ["undo", "redo", "done"].prefix(count)
    let buttons = listing(names, indent: 4) { "Fixed(width: \(button)).id(\($0))" }
    let row = Trial("Row {\n  Row {\n\(buttons)\n  }\n  .id(tools)\n  Flex().id(title)\n}", width: width)
    return .next(
      "The outer row must know what each of its items starts from. Which step comes now?", row, explain: "title",
      done: ["room \(width)", "title starts from \(0)", "tools: a row, without a width"],
      right: "Look into the tools: \(count) buttons make \(row["tools"].width).",
      wrong: [
        (
          "The tools start from nothing, like the title.",
          reply: "From nothing starts what is told so. A row without a width starts from what it holds."
        ),
        (
          "Tools and title get half of \(width) each.",
          reply: "The tools take no share: they are not flexible. And first come the starts, then the shares."
        ),
        (
          "The tools get all \(width), as a row does.",
          reply: "The outermost row fills its bounds. A row within a row is an item like others."
        ),
      ],
      hints: [
        "The tools have no size of their own. Where can one come from?", "Content goes up.",
        "\(count) buttons of \(button) stand in the tools, side by side.",
      ],
      after: """
        The tools start from \(row["tools"].width), and the title gets \(row["title"].width). Up first, then down.
        """, &dice)
  }

  private static func reachHouse(_ dice: inout Dice) -> Exercise {
    let window = dice.number(30...40), door = dice.number(40...60), width = dice.number(200...260, step: 20)
    return .reach(
      """
      A house with two windows and a door, and somebody has pushed all of them into one corner. Where they belong you \
      see in the picture.
      """,
      start: """
        Column {
          Row {
            Fixed(width: \(window), height: 30).id(left)
            Fixed(width: \(window), height: 30).id(right)
          }
          .id(upstairs)
          Row {
            Fixed(width: 40, height: \(door)).id(door)
          }
          .id(downstairs)
        }
        """, in: (width, 130),
      moves: [Move("upstairs", "J"), Move("downstairs", "j"), Move("", "j", 3)],
      hints: [
        "The column places two rows, and each row places what is in it.",
        "The windows are spread evenly, the door is in the middle, and what is left over in the column is between.",
      ],
      after: "Three boxes, one word each: no box knows of what is inside another.", explain: "door")
  }
}
