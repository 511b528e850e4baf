import EagerLayout

extension Exercise {
  static var frameIsARectangle: [Recipe] {
    Recipe.named(
      "frame-is-a-rectangle",
      [
        ("reach-end", reachEnd), ("say-where", sayWhere), ("copy-shelf", copyShelf), ("choose-edge", chooseEdge),
      ])
  }

  private static func reachEnd(_ dice: inout Dice) -> Exercise {
    let book = dice.number(40...70), lamp = dice.number(50...80), times = dice.number(3...6, step: 1)
    return .reach(
      "The clock is to stand at the very end of the shelf. Make the book thicker until it does.",
      start: """
        Row {
          Fixed(width: \(book)).id(book)
          Fixed(width: \(lamp)).id(lamp)
          Fixed(width: 40).id(clock)
        }
        .id(shelf)
        """, in: (book + lamp + 40 + 10 * times, 60), moves: [Move("book", "z", times)],
      hints: [
        "Whatever comes after the book moves along when the book becomes wider.",
        "Choose the book, and look for the key that makes it longer: \(code: "z").",
      ],
      after: """
        You changed the width of one thing, and the x of two others. Had you not known where to stop, the right edge of \
        the clock would have told you.
        """, explain: "clock")
  }

  private static func sayWhere(_ dice: inout Dice) -> Exercise {
    let book = dice.number(60...120), lamp = dice.number(130...180), clock = dice.number(40...50)
    let shelf = Trial(
      """
      Row {
        Fixed(width: \(book)).id(book)
        Fixed(width: \(lamp)).id(lamp)
        Fixed(width: \(clock)).id(clock)
      }
      """, width: 400)
    return .predict(
      "Three things stand on a shelf, side by side. Where does the lamp begin, and where the clock?", shelf,
      asks: [.x("lamp"), .x("clock")],
      slips: [
        Slip(
          [shelf["lamp"].maxX, shelf["clock"].maxX],
          """
          That is where each ends. It begins where the one before it ends.
          """),
        Slip([book, lamp], "The clock comes after two things. Count both of them: the book and the lamp."),
        Slip([lamp, clock], "Those are widths. x says how far from the left edge of the shelf an item begins."),
      ],
      hints: [
        "The book begins at the left edge, at x \(shelf["book"].x).",
        "The lamp begins where the book ends. The clock begins where the lamp ends.",
        "The book ends at \(shelf["book"].maxX). The lamp is \(lamp) wide, so it ends \(lamp) further to the right.",
      ],
      after: """
        You gave widths, and the places followed: each item begins where the one before it ends. So \(book) + \
        \(lamp) = \(shelf["clock"].x) is where the clock begins.
        """, explain: "clock")
  }

  private static func copyShelf(_ dice: inout Dice) -> Exercise {
    let book = dice.number(50...90), lamp = dice.number(100...160)
    func code(_ first: Int, _ second: Int) -> String {
      """
      Row {
        Fixed(width: \(first)).id(book)
        Fixed(width: \(second)).id(lamp)
      }
      """
    }
    return .write(
      .make,
      """
      A shelf with a book \(book) wide, and a lamp beside it that ends at \(book + lamp). Change the two numbers \
      until it looks like the picture.
      """,
      start: code(30, 30), solution: code(book, lamp), in: (300, 60), alsoIn: [(400, 80), (280, 30)],
      slips: [
        WrongLayout(
          code(book, book + lamp),
          "The lamp's right edge is x + width. You gave it a width that reaches that far on its own, without its x."
        ),
        WrongLayout(code(lamp, book), "These are the right widths, for the wrong things. The book comes first."),
      ],
      hints: [
        "The first number is the width of the book, \(book).",
        "The lamp begins at \(book), where the book ends. How wide must it be to end at \(book + lamp)?",
        "\(book + lamp) - \(book) = \(lamp) is the lamp's width.",
      ],
      after: """
        A right edge is x + width, so a width is the right edge minus x. You will do this little sum in every lesson.
        """, explain: "lamp")
  }

  private static func chooseEdge(_ dice: inout Dice) -> Exercise {
    let above = dice.number(20...60), height = dice.number(70...120), width = dice.number(130...190)
    let screen = Trial(
      """
      Column {
        Fixed(height: \(above)).id(header)
        Fixed(height: \(height)).id(card)
      }
      """, width: width, height: 240)
    let card = screen["card"]
    return .next(
      "A card lies below a header. Where does it end, downwards?", screen, explain: "card",
      done: ["card: x \(card.x), y \(card.y)", "card: width \(card.width), height \(card.height)"],
      right: "y + height: \(card.y) + \(card.height) = \(card.maxY)",
      wrong: [
        (
          "height: \(card.height)",
          reply: "That is the height alone. The card does not begin at the top: the header is above it."
        ),
        (
          "height - y: \(card.height) - \(card.y) = \(card.height - card.y)",
          reply: "The header pushes the card down, so add y and do not take it away."
        ),
        (
          "x + width: \(card.x) + \(card.width) = \(card.maxX)",
          reply: "There it ends to the right. Edges above and below go with y and height."
        ),
      ],
      hints: [
        "y grows downwards.", "The card begins at y \(above) and goes down from there.",
        "Add the header's height and the card's: \(above) + \(height).",
      ],
      after: """
        y downwards and height, x to the right and width: the same sum both ways. In code it is \(code: "card.maxY").
        """, &dice)
  }
}
