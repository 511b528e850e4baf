import EagerLayout

extension Exercise {
  static var tooLittleRoom: [Recipe] {
    Recipe.named(
      "too-little-room",
      [
        ("move-in", moveIn), ("say-shrunk", sayShrunk), ("keep-text", keepText), ("fill-shrink", fillShrink),
        ("say-next", sayNext),
      ])
  }

  private static func moveIn(_ dice: inout Dice) -> Exercise {
    let piano = dice.number(90...130), sofa = dice.number(110...140), shelf = dice.number(60...90)
    return .reach(
      "Moving in: the room is too short for all this. Sofa and shelf can be made shorter, the piano cannot.",
      start: """
        Row {
          Fixed(width: \(sofa)).id(sofa)
          Fixed(width: \(piano)).id(piano)
          Fixed(width: \(shelf)).id(shelf)
        }
        .id(room)
        """, in: (piano + sofa + shelf - 60, 60), moves: [Move("sofa", "s"), Move("shelf", "s")],
      hints: [
        "Nobody gives way yet, so the last one stands outside.",
        "Let two of them shrink, by the same factor: \(code: "s").",
      ],
      after: """
        With equal factors both were made shorter in proportion: the sofa, which is longer, gave more. The piano has no \
        factor and keeps its width.
        """, explain: "sofa")
  }

  private static func sayShrunk(_ dice: inout Dice) -> Exercise {
    let times = dice.number(2...4, step: 1), text = dice.number(60...100), give = dice.one(of: [5, 10, 15, 20])
    let photo = times * text, over = (times + 1) * give, width = photo + text - over
    let row = Trial(
      """
      Row {
        Fixed(width: \(photo)).shrink(1).id(photo)
        Fixed(width: \(text)).shrink(1).id(text)
      }
      """, width: width)
    let half = Double(over) / 2
    return .predict(
      "\(photo) and \(text) in a row of \(width). How wide are they?", row, asks: [.width("photo"), .width("text")],
      slips: [
        Slip(
          [Double(photo) - half, Double(text) - half],
          "Each gave the same. But who has more gives more: the photo is \(times) times as wide."),
        Slip([photo - over, text], "The photo gave all. The text may shrink too, and does."),
        Slip([photo, text - over], "The text gave all. The photo may shrink too, and gives more than the text."),
        Slip([over - give, give], "That is what each gives. Take it off its width."),
        Slip([photo - give, text - times * give], "You let the small one give the larger part."),
      ],
      hints: [
        "How much is missing? \(photo) + \(text) is more than \(width).",
        "\(over) are missing. The photo is \(times) times as wide as the text, so it gives \(times) times as much.",
        "That makes \(times + 1) parts of \(give). The text gives one of them.",
      ],
      after: """
        The photo is still \(times) times as wide as the text. With equal factors, what shrinks keeps its proportions.
        """)
  }

  private static func keepText(_ dice: inout Dice) -> Exercise {
    let photo = dice.number(180...240), text = dice.number(80...120), over = dice.number(40...80)
    let width = photo + text - over
    func code(_ first: String, _ second: String) -> String {
      "Row {\n  \(first).id(photo)\n  \(second).id(text)\n}"
    }
    func fixed(_ width: Int) -> String { "Fixed(width: \(width))" }
    return .write(
      .fix, "The text must keep its \(text), and the photo should give way alone.",
      start: code(fixed(photo) + ".shrink(1)", fixed(text) + ".shrink(1)"),
      solution: code(fixed(photo) + ".shrink(1)", fixed(text)), in: (width, 60),
      alsoIn: [(photo + text + 60, 60), (width - 40, 60)],
      slips: [
        WrongLayout(
          code(fixed(photo), fixed(text)), "Now nobody gives way, and the row is too full. The photo should."),
        WrongLayout(
          code(fixed(photo), fixed(text) + ".shrink(1)"), "The wrong one gives way: the text should keep its width."),
        WrongLayout(
          code(fixed(photo - over), fixed(text)),
          """
          Right in this row. But with more room the photo should have its \(photo), and with less it should give \
          more.
          """),
        WrongLayout(
          code("Flex()", fixed(text)),
          "Right while there is too little room. With plenty, your photo grows beyond its \(photo)."),
      ],
      hints: [
        "Which of the two may give way? It says so in its line.",
        "A \(code: "Fixed") gives way only if you let it.", "Take \(code: ".shrink(1)") off the text.",
      ],
      after: """
        The photo gives all \(over). And with room enough it has its \(photo) again, which a fixed number would not.
        """, explain: "photo")
  }

  private static func fillShrink(_ dice: inout Dice) -> Exercise {
    let factor = dice.number(2...4, step: 1), give = dice.one(of: [5, 8, 10])
    let text = dice.one(of: [100, 120]), photo = 2 * text
    // The weights are as 2 to the factor.
    let over = (2 + factor) * give, width = photo + text - over
    let row = Trial(
      "Row {\n  Fixed(width: \(photo)).shrink(1).id(photo)\n  Fixed(width: \(text)).shrink(\(factor)).id(text)\n}",
      width: width)
    let weight = factor * text, weights = photo + weight
    return .fill(
      "\(photo) and \(text) in a row of \(width). Now the text has a factor of \(factor).", row, explain: "text",
      lines: [
        "missing \(photo) + \(text) - \(width) = [?]",
        "photo, factor x basis: \(1) x \(photo) = \(photo)",
        "text, factor x basis: \(factor) x \(text) = [?]",
        "together = [?]",
        "the text's part of what is missing = [?]",
      ],
      values: [Double(over), Double(weight), Double(weights), Double(text) - row["text"].width],
      slips: [
        Slip(
          [Double(over), Double(weight), Double(weights), Double(over * factor) / Double(1 + factor)],
          "You compared the factors alone. A wide item gives more: compare factor times basis."),
        Slip(
          [Double(over), Double(text), Double(photo + text), Double(over) / 3],
          "You compared the bases alone. The factor counts too."),
        Slip([over, weight, weights, over], "That is all that is missing. The photo gives its part too."),
      ],
      hints: [
        "Line by line. What is missing is by how much both are more than the row.",
        "Factor times basis: \(factor) times \(text). Add the photo's \(photo).",
        "The text gives \(weight) parts in \(weights) of \(over).",
      ],
      after: """
        The text gives \(factor * give) and the photo \(2 * give), so they become \(row["text"].width) and \
        \(row["photo"].width).
        """)
  }

  private static func sayNext(_ dice: inout Dice) -> Exercise {
    let text = dice.number(60...90), give = dice.one(of: [10, 15]), photo = 3 * text
    let over = 4 * give, width = photo + text - over
    let row = Trial(
      """
      Row {
        Fixed(width: \(photo)).shrink(1).id(photo)
        Fixed(width: \(text)).shrink(1).id(text)
      }
      """, width: width)
    return .next(
      "Which step comes now?", row, explain: "photo",
      done: [
        "starts \(photo) + \(text) = \(photo + text)", "free space \(width) - \(photo + text) = \(Double(-over))",
      ],
      right: "Weigh each item: its shrink factor times its basis.",
      wrong: [
        (
          "Take half of what is missing from each.",
          reply: "Shrinking is not shared by heads. Then a small item would soon be nothing."
        ),
        (
          "Give the free space to the items, by their grow factors.",
          reply: "The free space is less than nothing. There is nothing to give: now it is shrink factors that count."
        ),
        (
          "Let the last item stick out.",
          reply: "That comes only when nobody may give way. Here both say \(code: ".shrink(1)")."
        ),
      ],
      hints: [
        "Free space below nothing: somebody gives way. Who gives how much?",
        "By factor alone a narrow item would give as much as a wide one.", "Factor times basis is an item's weight.",
      ],
      after:
        """
        The weights are \(photo) and \(text), so of \(over) the photo gives \(3 * give) and the text \(give).
        """, &dice)
  }
}
