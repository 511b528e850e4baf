import EagerLayout

extension Exercise {
  static var automaticMinimum: [Recipe] {
    Recipe.named(
      "automatic-minimum",
      [
        ("reach-stalls", reachStalls), ("say-held", sayHeld), ("make-equal", makeEqual),
        ("say-next", sayNext),
      ])
  }

  private static func text(_ words: String) -> String {
    "Measured(\n    text: \"\(words)\",\n    advance: 10, lineHeight: 20\n  )"
  }

  private static func sayHeld(_ dice: inout Dice) -> Exercise {
    let (word, letters) = dice.one(of: [
      ("Constitution", 12), ("Sunglasses", 10), ("Strawberries", 12), ("Watermelon", 10), ("Imagination", 11),
    ])
    let rest = dice.number(100...140, step: 20), left = dice.number(30...60), minimum = 10 * letters
    let width = minimum + left
    let row = Trial(
      "Row {\n  \(text(word)).id(word)\n  Fixed(width: \(rest)).shrink(1).id(rest)\n}", width: width)
    let all = Double(minimum + rest)
    return .predict(
      """
      A word of \(letters) letters, each \(10) wide, and an item of \(rest). Both may shrink. The row is \(width) \
      wide. How wide are they?
      """, row, asks: [.width("word"), .width("rest")],
      slips: [
        Slip(
          [Double(width * minimum) / all, Double(width * rest) / all],
          "Both gave in proportion. But a word cannot be narrower than itself: it is frozen."),
        Slip(
          [width - rest, rest],
          """
          The rest says \(code: ".shrink(1)"), so it gives way. The word is the one that does not.
          """),
        Slip([minimum, rest], "Together that is more than the row. The rest may shrink."),
      ],
      hints: [
        "How wide is the word? \(letters) letters.",
        "It is one word and cannot break, so \(minimum) is its minimum. Shrinking it is over at once.",
        "The rest gets what the word leaves: \(width) - \(minimum).",
      ],
      after: """
        You gave no minimum, and there was one. Whenever an item does not shrink as you wish, look for a word in it.
        """)
  }

  private static func makeEqual(_ dice: inout Dice) -> Exercise {
    let width = dice.number(180...220),
      word = dice.one(of: ["Constitution", "Conversation", "Construction", "Celebrations"])
    func code(_ first: String, _ second: String = "Flex()") -> String {
      "Row {\n  \(text(word))\n  \(first).id(name)\n  \(second).id(mail)\n}"
    }
    return .write(
      .fix,
      """
      Two columns with equal shares, from nothing. They should be equal, but a long word is in the way. It may be \
      cut off.
      """,
      start: code(".grow(1).basis(0)"), solution: code(".grow(1).basis(0).minWidth(0)"), in: (width, 60),
      alsoIn: [(width - 60, 60), (width + 100, 60)],
      slips: [
        WrongLayout(
          code(".width(\(width / 2)).shrink(0)", "Fixed(width: \(width / 2))"),
          "Right in this row. In another one your widths do not follow."),
        WrongLayout(
          code(".grow(1).basis(0).maxWidth(\(width / 2))"),
          """
          A maximum does not help: where two limits quarrel, the minimum wins. It is the minimum that holds the \
          word.
          """),
        WrongLayout(
          code(".grow(1).basis(0).shrink(1)"),
          "It may shrink already. What stops it is a minimum that nobody wrote."),
      ],
      hints: [
        "The word has a minimum of its own: its width.",
        "A minimum that you write takes the place of the automatic one.",
        "Write \(code: ".minWidth(0)") after \(code: ".basis(0)").",
      ],
      after: """
        With a minimum of nothing both get \(Double(width) / 2). \(code: ".overflow(.hidden)") would have done it \
        too: what may be cut off needs no minimum.
        """, explain: "name")
  }

  private static func reachStalls(_ dice: inout Dice) -> Exercise {
    let (word, letters) = dice.one(of: [("Strawberries", 12), ("Sunglasses", 10), ("Watermelons", 11)])
    let presses = dice.number(2...4, step: 1), width = 2 * 10 * (letters - presses)
    return .reach(
      """
      Two market stalls with equal shares. The name on one of them is long, and so is the stall. Make them equal; the \
      name may stick out.
      """,
      start: "Row {\n  \(text(word))\n  .grow(1).basis(0).id(fruit)\n  Flex().id(other)\n}", in: (width, 60),
      moves: [Move("fruit", "m"), Move("fruit", "M", presses)],
      hints: [
        "The shares are equal already. Something holds the one stall.",
        "A minimum of its own takes the place of the automatic one.",
      ],
      after: "Your minimum may be anything that does not hold the stall: nothing at all is what people write.",
      explain: "fruit")
  }

  private static func sayNext(_ dice: inout Dice) -> Exercise {
    let (words, letters, longest) = dice.one(of: [
      ("my green umbrella", 17, 8), ("one of the windows", 18, 7), ("all my teachers", 15, 8),
    ])
    let button = dice.number(80...120), width = button + 10 * longest - dice.number(10...20)
    let row = Trial("Row {\n  \(text(words)).id(text)\n  Fixed(width: \(button)).id(button)\n}", width: width)
    return .next(
      "The row is \(width) wide, and letters are \(10) wide. The button is fixed, the text may shrink.", row,
      explain: "text",
      done: [
        "text in one line: \(letters) x \(10) = \(10 * letters)",
        "the button leaves \(width) - \(button) = \(width - button)",
        "round one: text \(width - button)",
      ],
      right: "The longest word needs \(row["text"].width): freeze the text there.",
      wrong: [
        ("The text fits: place both items.", reply: "As lines of words it would, but one of its words is too long."),
        (
          "The text cannot break: freeze it at \(10 * letters).",
          reply: "A text of several words breaks between them. It is as narrow as its longest word can be."
        ),
        (
          "The button gives way: \(button) - \(longest).",
          reply: "\(code: "Fixed") alone never gives way, however much is missing."
        ),
      ],
      hints: [
        "Is anybody beyond a limit after round one? Not every limit is written down.",
        "The text has content, so it has a minimum: where can it break?",
        "Its longest word has \(longest) letters.",
      ],
      after: """
        Nobody else can give, so the button ends at \(row["button"].maxX) in a row of \(width). A long word can push \
        things out of a row.
        """, &dice)
  }
}
