import EagerLayout

extension Exercise {
  static var margins: [Recipe] {
    Recipe.named(
      "margins", [("garden", garden), ("say-third", sayThird), ("free-sides", freeSides), ("step-in", stepIn)])
  }

  private static func garden(_ dice: inout Dice) -> Exercise {
    let room = dice.number(3...5, step: 1), width = dice.number(50...70)
    let owner = dice.one(of: ["middle", "right"])
    let houses = listing(["left", "middle", "right"]) { "Fixed(width: \(width)).id(\($0))" }
    return .reach(
      "Three houses stand wall to wall. One of them gets a garden all around; the others keep their size.",
      start: "Row {\n\(houses)\n}\n.id(street)", in: (3 * width + 100, 120), moves: [Move(owner, "v", room)],
      hints: [
        "Whoever wants room around himself, on all sides, has a margin.", "The key for more margin is \(code: "v").",
      ],
      after: """
        A margin is the house's own: it takes room above and below, too, and what stands behind moves on. Nobody else \
        had to say anything.
        """, explain: owner)
  }

  private static func sayThird(_ dice: inout Dice) -> Exercise {
    let first = dice.number(40...60), second = dice.number(70...90), gap = dice.one(of: [5, 10])
    let margin = dice.one(of: [15, 25]), before = dice.one(of: [4, 8, 12])
    let row = Trial(
      """
      Row {
        Fixed(width: \(first)).id(cup)
        Fixed(width: \(second)).id(vase)
          .margin(\(margin))
        Fixed(width: 40).id(bowl)
          .margin(left: \(before))
      }
      .gap(\(gap))
      """, width: 360, height: 80)
    let sizes = first + second
    return .predict(
      "Where does the bowl begin?", row, asks: [.x("bowl")],
      slips: [
        Slip(
          [sizes + 2 * gap + 2 * margin], "The bowl has a margin of its own, at its left. It is added to the vase's."),
        Slip([sizes + 2 * margin + before], "The gaps are missing. They are there beside the margins."),
        Slip([sizes + 2 * gap + margin + before], "The vase has its margin on both sides."),
        Slip([sizes + 2 * gap], "Those are the gaps. The margins come on top."),
      ],
      hints: [
        "Go from left to right, and leave nothing out.",
        "Cup, gap, margin, vase, margin, gap, margin: then the bowl.",
        "\(first) + \(gap) + \(margin) + \(second) + \(margin) + \(gap) + \(before).",
      ],
      after: """
        Between vase and bowl there are \(margin) + \(gap) + \(before): nothing swallows anything.
        """)
  }

  private static func freeSides(_ dice: inout Dice) -> Exercise {
    let margin = dice.one(of: [10, 15, 20]), logo = dice.number(50...80), width = dice.number(260...320, step: 20)
    func code(_ logoSays: String, _ row: String = "") -> String {
      """
      Row {
        Flex().id(left)
        Fixed(width: \(logo)).id(logo)\(logoSays)
        Flex().id(right)
      }\(row)
      """
    }
    return .write(
      .fix, "The logo should have \(margin) on its left and on its right. But it must be as high as the row.",
      start: code("\n    .margin(\(margin))"), solution: code("\n    .margin(horizontal: \(margin))"), in: (width, 80),
      alsoIn: [(width + 60, 80), (width - 60, 50)],
      slips: [
        WrongLayout(code("\n    .margin(left: \(margin))"), "Now there is room on its left alone."),
        WrongLayout(code(""), "Now it has no room at all. It needs a margin on two of its sides."),
        WrongLayout(
          code("", "\n.padding(\(margin))"),
          "Padding is at the edges of the row. Here it is the logo that wants room, in the middle."),
      ],
      hints: [
        "A margin with one number is on all four sides.", "Two sides can be named, or both at once: horizontal.",
        "Write \(code: ".margin(horizontal: \(margin))").",
      ],
      after: """
        Above and below nothing is taken any more. A gap of \(margin) would look the same here, but only until there is \
        one item more.
        """, explain: "logo")
  }

  private static func stepIn(_ dice: inout Dice) -> Exercise {
    let side = dice.number(50...70), overlap = dice.number(10...30), width = 4 * side
    let row = Trial(
      """
      Row {
        Fixed(\(side)).id(ann)
        Fixed(\(side)).id(bob)
        Fixed(\(side)).id(eve)
      }
      """, width: width, height: side)
    return .next(
      "Now Bob says \(code: ".margin(left: -\(overlap))"). What happens to him and to Eve?", row, explain: "eve",
      done: ["bob: x \(row["bob"].x), eve: x \(row["eve"].x)"],
      right: "Both move \(overlap) to the left.",
      wrong: [
        ("Bob moves to the left, Eve stays.", reply: "Eve begins where Bob ends. When he moves, so does she."),
        (
          "Bob becomes \(overlap) wider, and Eve stays.",
          reply: "He is fixed: a margin changes where he is, not how wide he is."
        ),
        ("Nothing: less than no room cannot be.", reply: "It can: then he begins before Ann ends."),
      ],
      hints: [
        "A margin is room before Bob. What is room of less than nothing?", "He begins before Ann ends.",
        "Bob begins at \(side) - \(overlap). Eve begins where he ends.",
      ],
      after: """
        Bob begins at \(side - overlap), on top of Ann, and Eve at \(2 * side - overlap). The row now ends earlier by \
        \(overlap).
        """, &dice)
  }
}
