import EagerLayout

extension Exercise {
  static var whatIsLeftOver: [Recipe] {
    Recipe.named(
      "what-is-left-over",
      [
        ("reach-lanterns", reachLanterns), ("say-between", sayBetween), ("push-last", pushLast),
        ("centre-all", centreAll),
      ])
  }

  private static func sayBetween(_ dice: inout Dice) -> Exercise {
    let item = dice.number(50...70), between = dice.one(of: [24, 36, 48, 60]), width = 3 * item + 2 * between
    let row = Trial(
      """
      Row {
        Fixed(width: \(item)).id(undo)
        Fixed(width: \(item)).id(redo)
        Fixed(width: \(item)).id(done)
      }
      .justifyContent(.spaceBetween)
      """, width: width)
    let even = between / 2, around = between / 3
    return .predict(
      "The row is \(width) wide. Where do redo and done begin?", row, asks: [.x("redo"), .x("done")],
      slips: [
        Slip([item, 2 * item], "So they would stand without a word. \(code: ".spaceBetween") moves them apart."),
        Slip(
          [item + 2 * even, 2 * item + 3 * even],
          """
          You put space before the first and after the last, as with \(code: ".spaceEvenly"). This one puts it only \
          between.
          """),
        Slip(
          [item + 3 * around, 2 * item + 5 * around],
          "You put half a space at both ends, as with \(code: ".spaceAround"). This one puts it only between."),
        Slip(
          [item + 2 * between, width - item],
          """
          You put all of it before redo. There are two places between three items.
          """),
      ],
      hints: [
        "How much is left over? \(width) without three times \(item).", "It goes to the two places between the items.",
        "\(2 * between) are left over, so each place gets \(between). Redo begins at \(item) + \(between).",
      ],
      after: """
        The first stands at the beginning, the last ends at \(row["done"].maxX), and the rest lies between.
        """)
  }

  private static func pushLast(_ dice: inout Dice) -> Exercise {
    let item = dice.number(40...60), width = dice.number(260...340)
    func code(_ last: String, _ row: String = "") -> String {
      """
      Row {
        Fixed(width: \(item)).id(undo)
        Fixed(width: \(item)).id(redo)
        Fixed(width: \(item))\(last).id(done)
      }\(row)
      """
    }
    return .write(
      .make, "Undo and redo stay together at the left. Push done to the right end, in every row.",
      start: code(""), solution: code("\n    .margin(left: .auto)"), in: (width, 60),
      alsoIn: [(width + 90, 60), (240, 60)],
      slips: [
        WrongLayout(
          code("", ".justifyContent(.spaceBetween)"),
          """
          Done is right. But redo has moved too: it should stay beside undo.
          """),
        WrongLayout(code("", ".justifyContent(.end)"), "Now all three have moved. Only done should."),
        WrongLayout(
          code("\n    .margin(left: \(width - 3 * item))"),
          """
          Right in this row. In a wider one done is left behind. Let the margin take what is left over, whatever it \
          is.
          """),
      ],
      hints: [
        "One item should move: say it at that item.", "A margin that takes all that is left over pushes the item away.",
        "Write \(code: ".margin(left: .auto)") after done's width.",
      ],
      after: """
        The margin is \(width - 3 * item) wide here. A \(code: "Flex()") before done would do it too: two ways to \
        say it, both right.
        """, explain: "done")
  }

  private static func centreAll(_ dice: inout Dice) -> Exercise {
    let side = dice.number(40...60), middle = dice.number(70...90), width = dice.number(280...340)
    func code(_ middle: String) -> String {
      """
      Row {
        Fixed(width: \(side)).id(undo)
        \(middle).id(title)
        Fixed(width: \(side)).id(redo)
      }
      .justifyContent(.center)
      """
    }
    return .write(
      .fix,
      """
      All three should be together in the middle, with a title of \(middle). The row says so, and yet they fill it.
      """,
      start: code("Flex().basis(\(middle))"), solution: code("Fixed(width: \(middle))"), in: (width, 60),
      alsoIn: [(width + 80, 60), (240, 60)],
      slips: [
        WrongLayout(
          code("Flex().basis(0)"),
          """
          The title still takes all that is free. It matters that it grows, not where it starts.
          """),
        WrongLayout(
          code("Flex().maxWidth(\(middle - 20))"),
          "Now something is left over, and centred. But the title should be \(middle) wide."),
      ],
      hints: [
        "Is anything left over for the row to centre?", "The title takes it all: it is flexible.",
        "Write \(code: "Fixed(width: \(middle))") for the title.",
      ],
      after: """
        Now \(width - 2 * side - middle) are left over, and half of that comes before the first item. \
        \(code: ".justifyContent") had been right all the time.
        """, explain: "undo")
  }

  private static func reachLanterns(_ dice: inout Dice) -> Exercise {
    let width = dice.number(240...360, step: 12), lantern = dice.number(30...40)
    let wishes: [(Move, Prose)] = [
      (Move("", "j", 3), "the outer ones at the ends of the rope, and one in the middle"),
      (Move("", "J"), "with as much rope before the first and after the last as between them"),
    ]
    let (move, goal) = dice.one(of: wishes)
    return .reach(
      "Three lanterns hang on a rope. Spread them out, \(goal).",
      start: "Row {\n\(listing(["red", "green", "blue"]) { "Fixed(width: \(lantern)).id(\($0))" })\n}", in: (width, 60),
      moves: [move],
      hints: ["Nobody grows: the rope between them is what is left over.", "The row says where it goes."],
      after: "One word to the row, and any number of lanterns finds its place, on a rope of any length.",
      explain: "green")
  }
}
