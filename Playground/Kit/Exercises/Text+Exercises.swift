import EagerLayout

extension Exercise {
  static var text: [Recipe] {
    Recipe.named(
      "text",
      [
        ("reach-caption", reachCaption), ("say-height", sayHeight), ("let-follow", letFollow),
        ("say-next", sayNext),
      ])
  }

  private static func text(_ words: String, height: Int = 20) -> String {
    "Measured(\n    text: \"\(words)\",\n    advance: 10, lineHeight: \(height)\n  )"
  }

  /// Words and a width in which they break into other lines than letters alone would.
  private static var broken: [(words: String, width: Int)] {
    [
      ("the quick brown fox", 80), ("every morning begins", 120), ("an apple every day", 70),
      ("never say never again", 80), ("once upon another time", 80),
    ]
  }

  private static func sayHeight(_ dice: inout Dice) -> Exercise {
    let (words, width) = dice.one(of: broken), line = dice.one(of: [15, 20, 25])
    let page = Trial(
      "Column {\n  \(text(words, height: line)).id(text)\n  Fixed(height: 10).id(line)\n}", width: width, height: 160)
    let letters = words.utf8.count * 10
    let naive = (letters + width - 1) / width * line
    return .predict(
      "Letters and spaces are \(10) wide, lines \(line) high, the column is \(width) wide. How high is the text?", page,
      asks: [.height("text"), .y("line")],
      slips: [
        Slip([naive, naive], "You divided the letters by the width. But words stay whole: a line is seldom full."),
        Slip([line, line], "In one line it would be \(letters) wide. It breaks."),
      ],
      hints: [
        "A line holds \(width / 10) letters and spaces.",
        "Put one word after another into a line. If the next one does not fit with its space, it begins a new line.",
        "There are \(page["text"].height / Double(line)) lines.",
      ],
      after: """
        \(page["text"].height) high, though the letters alone would have fitted into \(naive). Words decide.
        """)
  }

  private static func letFollow(_ dice: inout Dice) -> Exercise {
    let photo = dice.number(60...90), width = photo + dice.number(100...140)
    func code(_ tail: String) -> String {
      """
      Row {
        Fixed(width: \(photo), height: 40).id(photo)
        \(text("a walk along the river bank"))\(tail).id(text)
      }
      """
    }
    return .write(
      .fix,
      """
      The text should take all the photo leaves, and break there. But somebody gave it a width. Mend it for every row.
      """,
      start: code("\n  .width(\(width))"), solution: code("\n  .grow(1)"), in: (width + 160, 100),
      alsoIn: [(width, 100), (600, 100)],
      slips: [
        WrongLayout(
          code("\n  .width(\(width - photo))"), "Right in a narrow row. In this one the text does not follow."),
        WrongLayout(
          code(""),
          """
          In a narrow row it is right: the text shrinks to what is left. But in a wide row it stops at its own \
          width, and should take all.
          """),
      ],
      hints: [
        "Take the width away: what does the text do by itself?",
        "By itself it shrinks, but does not grow. Let it take its share.",
        "Write \(code: ".grow(1)") in place of \(code: ".width(\(width))").",
      ],
      after: """
        Shrinking is what content does by itself, growing is not. And its height follows, line by line.
        """, explain: "text")
  }

  private static func sayNext(_ dice: inout Dice) -> Exercise {
    let icon = dice.number(40...80), width = icon + dice.one(of: [90, 100, 110])
    let row = Trial(
      """
      Row {
        Fixed(width: \(icon), height: 20).id(icon)
        \(text("rain in the afternoon"))
        .grow(1).id(text)
      }
      """, width: width)
    return .next(
      "Which step comes now?", row, explain: "text",
      done: [
        "icon: \(icon) wide", "text: wants \(210) in one line", "missing: \(icon + 210 - width)",
        "the text shrinks to \(row["text"].width)",
      ],
      right: "Ask the text how high it is at its new width.",
      wrong: [
        (
          "Take the text's height: one line.",
          reply: "So high it was at a width of \(210). It has become narrower since."
        ),
        (
          "Set the row's height, then the text's.",
          reply: "A row without a height is as high as its items. So the text must be known first."
        ),
        (
          "Make the text wider until it fits into one line.",
          reply: "There is no more room. Text gives way by breaking."
        ),
      ],
      hints: [
        "Widths are done. What is still open?", "A text's height depends on its width.",
        "Its function is called with the width that it got: \(row["text"].width).",
      ],
      after: "Widths first, heights then: so each text is asked once more, at the width that it really has.", &dice)
  }

  private static func reachCaption(_ dice: inout Dice) -> Exercise {
    let photo = dice.number(60...100),
      (words, presses) = dice.one(of: [
        ("once upon another time", 4), ("never say never again", 2), ("every morning begins", 5),
      ])
    return .reach(
      "The caption is a high and narrow tower. Let it have two lines only: the photo may be narrower.",
      start: "Row {\n  Fixed(width: \(photo), height: 40).id(photo)\n  \(text(words)).id(caption)\n}",
      in: (photo + 80, 80), moves: [Move("photo", "Z", presses)],
      hints: ["The caption has as much room as the photo leaves.", "Make the photo narrower, and count the lines."],
      after: "You spoke of a width, and the text answered with a height. It never goes the other way.",
      explain: "caption")
  }
}
