import EagerLayout

extension Exercise {
  static var percentagesAndLimits: [Recipe] {
    Recipe.named(
      "percentages-and-limits",
      [("draw-curtains", drawCurtains), ("say-half", sayHalf), ("give-height", giveHeight), ("say-winner", sayWinner)])
  }

  private static func drawCurtains(_ dice: inout Dice) -> Exercise {
    let times = dice.number(2...6, step: 1), most = dice.number(80...110), light = dice.number(20...60)
    func curtain(_ name: String) -> String { "  Flex(4).maxWidth(\(most))\n    .id(\(name))" }
    return .reach(
      "Let the light in: draw both curtains back, as far as in the picture.",
      start: "Row {\n\(curtain("left"))\n  Flex().id(light)\n\(curtain("right"))\n}", in: (2 * most + light, 80),
      moves: [Move("left", "X", times), Move("right", "X", times)],
      hints: [
        "Each curtain is held by its greatest width.", "\(code: "X") makes the limit smaller, \(code: "x") larger.",
      ],
      after: """
        The curtains would take four shares each. Their limits hold them, and what they may not take goes to the light.
        """, explain: "light")
  }

  private static func sayHalf(_ dice: inout Dice) -> Exercise {
    let (percent, parts) = dice.one(of: [(25, 4), (50, 2), (20, 5)]), padding = dice.one(of: [10, 15, 30])
    let room = dice.number(10...16) * parts * 2, width = room + 2 * padding
    let row = Trial(
      """
      Row {
        Measured(width: 10, height: 20)
          .width(.percent(\(percent))).id(menu)
        Flex().id(page)
      }
      .padding(\(padding))
      """, width: width, height: 100)
    return .predict(
      "The row is \(width) wide. How wide are menu and page?", row, asks: [.width("menu"), .width("page")],
      slips: [
        Slip(
          [Double(width) / Double(parts), Double(room) - Double(width) / Double(parts)],
          "You took a part of the whole row. The percentage goes by the room inside of its padding."),
        Slip(
          [Double(width) / Double(parts), Double(width) - Double(width) / Double(parts)],
          "You forgot the padding. It is taken before anything else."),
        Slip([10, room - 10], "That is the width of its content. A width that is given comes first."),
      ],
      hints: [
        "First the room: the row without its padding.", "\(width) - \(padding) - \(padding) = \(room).",
        "The menu takes one part in \(parts) of it: \(room / parts).",
      ],
      after: """
        \(row["menu"].width) and \(row["page"].width). The part is taken of the room, and the page gets what that leaves.
        """)
  }

  private static func giveHeight(_ dice: inout Dice) -> Exercise {
    let height = dice.number(100...140, step: 20), text = dice.number(20...40), width = dice.number(60...100)
    func code(_ photo: String, _ card: String) -> String {
      """
      Row(alignment: .start) {
        Column {
          Measured(width: \(width), height: 20)
            .height(\(photo)).id(photo)
          Fixed(height: \(text)).id(text)
        }\(card)
        .id(card)
      }
      .id(wall)
      """
    }
    return .write(
      .fix, "The photo should be half as high as the card, and the card \(height) high. The half is not seen yet.",
      start: code(".percent(50)", ""), solution: code(".percent(50)", "\n    .height(\(height))"), in: (200, 180),
      alsoIn: [(240, 180), (200, 240)],
      slips: [
        WrongLayout(
          code("\(height / 2)", ""), "The photo is right. But the card is only as high as what it holds."),
        WrongLayout(
          code(".percent(50)", "\n    .maxHeight(\(height))"),
          "A limit is no height: the card is still as high as what it holds, and half of that is not known."),
      ],
      hints: [
        "Half of what? The card's height comes from its items.", "Say how high the card is.",
        "Write \(code: ".height(\(height))") after the card's brace.",
      ],
      after: """
        The card no longer waits for its items, so a half of it is known: \(height / 2). The same goes for every \
        percentage of a height.
        """, explain: "photo")
  }

  private static func sayWinner(_ dice: inout Dice) -> Exercise {
    let least = dice.number(100...130), most = least - dice.number(20...40), width = dice.number(260...320, step: 20)
    let row = Trial(
      """
      Row {
        Measured(width: 40, height: 20)
          .width(.percent(50)).maxWidth(\(most))
          .minWidth(\(least)).id(button)
      }
      """, width: width)
    let half = Double(width) / 2
    return .next(
      "Three numbers speak of the button's width. Which one is it?", row, explain: "button",
      done: ["half of \(width) = \(half)"],
      right: "\(least): the least width.",
      wrong: [
        ("\(half): its width.", reply: "A limit beats a width. The button may not be that wide."),
        ("\(most): the greatest width.", reply: "It beats the width, but there is one that beats both."),
        ("\(40): its content.", reply: "That counts where nothing else is said."),
      ],
      hints: [
        "First the width, then the greatest, then the least.", "The greatest width makes it \(most).",
        "\(most) is less than \(least).",
      ],
      after: """
        \(half), then at most \(most), then at least \(least): who is asked last wins. So a least width can be relied on.
        """, &dice)
  }
}
