import EagerLayout

extension Exercise {
  static var ratios: [Recipe] {
    Recipe.named(
      "ratios",
      [("hang-photo", hangPhoto), ("say-below", sayBelow), ("keep-looks", keepLooks), ("say-limited", sayLimited)])
  }

  private static func hangPhoto(_ dice: inout Dice) -> Exercise {
    let (ratio, low) = dice.one(of: [("1", 1), ("2", 2), ("0.5", 0)]), times = 2 * dice.number(2...4, step: 1)
    let start = dice.number(40...60, step: 20), width = start + 10 * times
    let height = low == 0 ? 2 * width : width / low
    return .reach(
      "Enlarge the photo until it is just as high as the door. It must keep its looks.",
      start: """
        Row(alignment: .end) {
          Fixed(width: \(start)).aspectRatio(\(ratio))
            .id(photo)
          Flex(1)
          Fixed(width: 40, height: \(height))
            .id(door)
        }
        .id(wall)
        """, in: (width + 100, height + 20), moves: [Move("photo", "z", times)],
      hints: [
        "There is no key for its height, and none is needed.", "Make it wider: \(code: "z"). The height follows.",
      ],
      after: "You changed one side, and the ratio did the other. So pictures are made to fit without being squeezed.",
      explain: "photo")
  }

  private static func sayBelow(_ dice: inout Dice) -> Exercise {
    let parts = dice.number(2...4, step: 1), height = dice.number(30...60), padding = dice.one(of: [10, 20])
    let width = parts * height + 2 * padding
    let column = Trial(
      """
      Column {
        Flex(0).aspectRatio(\(parts)).id(film)
        Fixed(height: 20).id(title)
      }
      .padding(\(padding))
      """, width: width, height: 160)
    return .predict(
      "The column is \(width) wide, with a padding of \(padding). Where does the title begin?", column,
      asks: [.y("title")],
      slips: [
        Slip([height], "That is the height of the film. It does not begin at the very top."),
        Slip(
          [Double(width) / Double(parts) + Double(padding)],
          "The film is not as wide as the column: the padding goes off at both ends."),
        Slip([parts * (width - 2 * padding) + padding], "The film is wider than high: divide by the ratio."),
      ],
      hints: [
        "First the film's width: the column without its padding.",
        "Then its height: the width in \(parts) parts is one of them.",
        "\(parts * height) in \(parts) parts is \(height), and the film begins at \(padding).",
      ],
      after:
        "Width first, from the column. Then the height, from the ratio: \(height). Then places, one after another.",
      explain: "film")
  }

  private static func keepLooks(_ dice: inout Dice) -> Exercise {
    let most = dice.number(40...80), width = dice.number(260...320, step: 20)
    func code(_ says: String) -> String {
      """
      Row(alignment: .start) {
        Measured(width: 200, height: 100)
          .maxHeight(\(most))\(says).id(photo)
        Flex().id(text)
      }
      """
    }
    return .write(
      .fix, "The photo is twice as wide as high. With its limit it should be so still.",
      start: code(""), solution: code(".aspectRatio(2)"), in: (width, 120), alsoIn: [(width + 80, 120), (width, 90)],
      slips: [
        WrongLayout(
          code(".aspectRatio(0.5)"), "Width comes first in a ratio. Yours is for what is twice as high as wide."),
        WrongLayout(code(".aspectRatio(1)"), "Now it is a square."),
      ],
      hints: [
        "The limit is for its height alone. Nothing tells the width of it.",
        "A ratio ties the two together, and the limit carries over.", "Write \(code: ".aspectRatio(2)").",
      ],
      after: "At most \(most) high, so at most \(2 * most) wide. With another limit you would change one number only.",
      explain: "photo")
  }

  private static func sayLimited(_ dice: inout Dice) -> Exercise {
    let height = dice.number(60...80), most = height - dice.number(10...30)
    let row = Trial(
      """
      Row(alignment: .start) {
        Measured(width: \(2 * height), height: \(height))
          .aspectRatio(2).id(photo)
        Flex().id(text)
      }
      """, width: 300, height: 120)
    return .next(
      "Now the photo also gets \(code: ".maxHeight(\(most))"). What does the text do?", row, explain: "photo",
      done: ["photo: width \(2 * height), height \(height)"],
      right: "It becomes wider by \(2 * (height - most)).",
      wrong: [
        ("Nothing: heights do not matter in a row.", reply: "They do not, but the photo has a ratio."),
        (
          "It becomes wider by \(height - most).",
          reply: "So much lower is the photo. By how much is it narrower?"
        ),
        ("It becomes narrower, as the photo does.", reply: "The text is flexible: it gets what the photo leaves."),
      ],
      hints: [
        "The photo becomes lower by \(height - most).", "A ratio carries that over to its width.",
        "Twice as wide as high: it becomes narrower by twice as much.",
      ],
      after: """
        The photo is \(2 * most) wide then, in place of \(2 * height). The text takes what it leaves.
        """, &dice)
  }
}
