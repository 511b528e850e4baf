import EagerLayout

extension Exercise {
  static var grid: [Recipe] {
    Recipe.named(
      "grid",
      [
        ("reach-choir", reachChoir), ("say-shares", sayShares), ("say-cell", sayCell), ("fit-stamps", fitStamps),
        ("mend-areas", mendAreas), ("pin-last", pinLast),
      ])
  }

  private static func reachChoir(_ dice: inout Dice) -> Exercise {
    let alto = dice.number(40...50), bass = dice.number(30...40), tenor = dice.number(40...50),
      apart = dice.number(1...3, step: 1)
    return .reach(
      """
      A choir stands in two columns. The bass should come last, though he is first in the code. And all want room to \
      breathe.
      """,
      start: """
        Grid(columns: .repeated(2, .flexible(1))) {
          Fixed(height: \(bass)).id(bass)
          Fixed(height: \(alto)).id(alto)
          Fixed(height: \(tenor)).id(tenor)
          Fixed(height: 30).id(child)
        }
        .id(choir)
        """, in: (200, 120), moves: [Move("bass", "i"), Move("", "g", apart)],
      hints: [
        "A grid takes its items in order. Which key changes an item's place in line?",
        "The order of the bass makes him the last. A gap keeps columns and rows apart.",
      ],
      after: "Each of the others went one cell on. Nobody had to say where a cell is.", explain: "bass")
  }

  private static func sayShares(_ dice: inout Dice) -> Exercise {
    let fixed = dice.number(40...80), unit = dice.number(30...60), width = fixed + 20 + 3 * unit
    let table = Trial(
      """
      Grid(
        columns: [\(fixed), .flexible(1), .flexible(2)]
      ) {
        Fixed(height: 30).id(day)
        Fixed(height: 30).id(time)
        Fixed(height: 30).id(place)
      }
      .gap(10)
      """, width: width, height: 30)
    let whole = Double(width), left = Double(3 * unit), gaps = Double(20)
    return .predict(
      "A line of a timetable. How wide are the time and the place?", table, asks: [.width("time"), .width("place")],
      slips: [
        Slip([(left + gaps) / 3, (left + gaps) * 2 / 3], "Columns have gaps between them: two of them here."),
        Slip([whole / 3, whole * 2 / 3], "That shares all of the width. The first column takes its units before."),
        Slip([left / 2, left / 2], "Two columns, but three shares: the last column has two of them."),
      ],
      hints: [
        "What is left for the shares, without the gaps and the first column?",
        "\(whole) - \(gaps) - \(Double(fixed)) = \(left). How many shares are that?",
        "Three shares of \(left / 3): one for the time, two for the place.",
      ],
      after: "Units first, then shares of what is left. A share is as large in every column.")
  }

  private static func sayCell(_ dice: inout Dice) -> Exercise {
    let column = dice.number(50...80), row = dice.number(20...40)
    let wall = Trial(
      """
      Grid(columns: .repeated(3, .flexible(1))) {
        Fixed(height: \(row)).span(columns: 2).id(lion)
        Fixed(height: \(row)).span(columns: 2).id(bear)
        Fixed(height: \(row)).id(mole)
      }
      """, width: 3 * column, height: 2 * row)
    return .next(
      "Lion and bear are large, and have found their cells. Where does the mole go?", wall, explain: "mole",
      done: ["lion: y \(wall["lion"].y)", "bear: y \(wall["bear"].y), where two cells are free"],
      right: "Beside the bear, at \(wall["mole"].x), \(wall["mole"].y).",
      wrong: [
        (
          "Beside the lion, at \(wall["mole"].x), \(wall["lion"].y).",
          reply: "There is a hole. But a grid goes on from the bear, and only looks back where its flow is dense."
        ),
        ("Below the bear, at \(wall["lion"].x), \(2 * wall["bear"].y).", reply: "First the row of the bear is filled."),
      ],
      hints: [
        "A grid goes on from the item before. What is the next cell after the bear?",
        "The bear takes two of three cells in its row.", "One cell is left beside the bear, and the mole needs one.",
      ],
      after: "So the order of the code is the order on the screen, and holes are the price.", &dice)
  }

  private static func fitStamps(_ dice: inout Dice) -> Exercise {
    let least = dice.number(60...80), width = 3 * least + 20 + dice.number(10...30)
    func code(_ columns: String) -> String {
      let stamps = listing(["rose", "tulip", "lily", "poppy"]) { "Fixed(height: 30).id(\($0))" }
      return "Grid(\n  columns: \(columns)\n) {\n\(stamps)\n}\n.gap(10).alignContent(.start)"
    }
    return .write(
      .make,
      """
      An album of stamps. No column may be less than \(least) wide, there should be as many as fit, and they should \
      share what is left.
      """,
      start: code("[\(least)]"), solution: code(".autoFill(minimum: \(least))"), in: (width, 160),
      alsoIn: [(2 * least + 15, 160), (4 * least + 45, 160)],
      slips: [
        WrongLayout(
          code(".repeated(3, .flexible(1))"),
          "Right on this page. A wider one has room for more: say how wide a column is."),
        WrongLayout(
          code("[.autoFill(\(least))]"), "As many as fit, but none of them grows. They leave room at the end."),
        WrongLayout(code("[.flexible(1)]"), "That is one column, and it takes all."),
      ],
      hints: [
        "Do not count columns: that is what the container should do.",
        "A word in place of the list repeats a column as often as there is room.",
        "Write \(code: ".autoFill(minimum: \(least))") in place of \(code: "[\(least)]").",
      ],
      after: "No rule for phones and none for tables: the grid counts by itself, in every width.", explain: "tulip")
  }

  private static func mendAreas(_ dice: inout Dice) -> Exercise {
    let menu = dice.number(50...70), title = dice.number(20...40), width = dice.number(220...260)
    func code(_ areas: String) -> String {
      """
      Grid(
        columns: [\(menu), .flexible(1)],
        rows: [\(title), .flexible(1)],
        areas: \(areas)
      ) {
        Flex().area("head").id(title)
        Flex().area("nav").id(menu)
        Flex().area("body").id(text)
      }
      .gap(10)
      """
    }
    return .write(
      .fix, "The menu should reach from the top to the bottom, with the title beside it. Nothing else should change.",
      start: code(#"["head head", "nav body"]"#), solution: code(#"["nav head", "nav body"]"#), in: (width, 140),
      alsoIn: [(width + 40, 180), (width - 30, 120)],
      slips: [
        WrongLayout(code(#"["head nav", "body nav"]"#), "The menu is as high as it should be, but on the other side."),
        WrongLayout(code(#"["nav head", "body body"]"#), "Now the text lies below the menu, which is short again."),
        WrongLayout(code(#"["nav nav", "head body"]"#), "The menu has both cells of the first row, and none below."),
      ],
      hints: [
        "Which cells should the menu have? Write the grid down as a drawing, row by row.",
        "The first cell of both rows is the menu's.", "Write \(code: #"areas: ["nav head", "nav body"]"#).",
      ],
      after: "You moved a menu and touched no item. The drawing in words is the layout.", explain: "menu")
  }

  private static func pinLast(_ dice: inout Dice) -> Exercise {
    let least = dice.number(50...70), width = 3 * least + 20 + dice.number(10...30)
    func code(_ cell: String) -> String {
      """
      Grid(columns: .autoFill(minimum: \(least))) {
        Fixed(height: 30).id(pin)\(cell)
        Fixed(height: 30).id(one)
        Fixed(height: 30).id(two)
        Fixed(height: 30).id(three)
      }
      .gap(10).alignContent(.start)
      """
    }
    return .write(
      .fix, "The pin belongs into the last column of the first row, however many columns there are.", start: code(""),
      solution: code("\n    .cell(column: -2, row: 1)"), in: (width, 160),
      alsoIn: [(width + least + 10, 160), (width - least - 10, 160)],
      slips: [
        WrongLayout(
          code("\n    .cell(column: 3, row: 1)"),
          "Right as long as there are three columns. Count lines from the other end."),
        WrongLayout(
          code("\n    .cell(column: -1, row: 1)"),
          "That is the last line. Behind it the grid adds a column: begin one before."),
        WrongLayout(code(".justifySelf(.end)"), "That moves it within its cell, and makes it as narrow as it can be."),
      ],
      hints: [
        "An item says the line where it begins. Lines have numbers from the start, and others from the end.",
        "The last line has the number minus one. The last column begins a line before that.",
        "Write \(code: ".cell(column: -2, row: 1)") after the height of the pin.",
      ],
      after: "The others fill the cells that are free, and walk around the pin.", explain: "pin")
  }
}
