import EagerLayout

extension Exercise {
  static var lessThanOne: [Recipe] {
    Recipe.named(
      "less-than-one",
      [("say-parts", sayParts), ("make-part", makePart), ("fill-parts", fillParts)])
  }

  private static func sayParts(_ dice: inout Dice) -> Exercise {
    let (first, second) = dice.one(of: [(3, 1), (4, 1), (5, 3), (2, 4), (1, 6), (5, 2)])
    let tenth = dice.one(of: [20, 30, 40]), width = 10 * tenth, sum = Double(first + second)
    let row = Trial("Row {\n  Flex(0.\(first)).id(first)\n  Flex(0.\(second)).id(second)\n}", width: width)
    return .predict(
      "The row is \(width) wide. How wide are the two?", row, asks: [.width("first"), .width("second")],
      slips: [
        Slip(
          [Double(width * first) / sum, Double(width * second) / sum],
          "You filled the row. The factors add up to less than one, so a part of it stays empty."),
        Slip([width / 2, width / 2], "They have different factors, so they get different parts."),
        Slip([first, second], "You took the tenths as lengths. They are parts of the free space."),
      ],
      hints: [
        "First add the two factors. Is the sum less than one?",
        "It is. So each takes its part of the free space, which is \(width) here.",
        "A tenth of \(width) is \(tenth). The first gets \(first) of them, the second \(second).",
      ],
      after: """
        \(width - Int(row["second"].maxX)) stay empty. Had the factors been ten times as large, the row would be full.
        """)
  }

  private static func makePart(_ dice: inout Dice) -> Exercise {
    let (factor, name) = dice.one(of: [
      ("0.5", "half"), ("0.25", "a quarter"), ("0.2", "a fifth"), ("0.75", "three quarters"),
    ])
    let menu = dice.number(60...100, step: 20), width = menu + dice.one(of: [160, 200, 240])
    func code(_ photo: String) -> String { "Row {\n  Fixed(width: \(menu)).id(menu)\n  \(photo).id(photo)\n}" }
    let solution = Trial(code("Flex(\(factor))"), width: width)
    let percent = numeral(100 * solution["photo"].width / Double(width - menu))
    let words = Prose([
      .words(
        """
        The photo should take just \(name) of what the menu leaves, in every row. Change its factor.
        """)
    ])
    return .write(
      .make, words, start: code("Flex()"), solution: code("Flex(\(factor))"), in: (width, 60),
      alsoIn: [(width + 100, 60), (width - 60, 40)],
      slips: [
        WrongLayout(
          code("Fixed(width: \(numeral(solution["photo"].width)))"),
          "Right in this row. In a wider one the photo must be wider too: a part of the free space is wanted."),
        WrongLayout(
          code("Flex(0).width(.percent(\(percent)))"),
          "A percentage is a part of the whole row. What is wanted is a part of what the menu leaves."),
      ],
      hints: [
        "One share takes all. Less than one share takes less.", "The factor says which part of the free space.",
        "Write \(code: "Flex(\(factor))").",
      ],
      after: """
        \(solution["photo"].width) of \(width - menu) here, and \(code: "Flex(\(factor))") makes it the same part in \
        every row. What it leaves stays empty.
        """, explain: "photo")
  }

  private static func fillParts(_ dice: inout Dice) -> Exercise {
    let (first, second) = dice.one(of: [(2, 3), (4, 2), (1, 5), (3, 5), (6, 1)]),
      tenth = dice.one(of: [15, 20, 25, 30])
    let menu = dice.number(50...90), width = menu + 10 * tenth
    let row = Trial(
      "Row {\n  Fixed(width: \(menu)).id(menu)\n  Flex(0.\(first)).id(first)\n  Flex(0.\(second)).id(second)\n}",
      width: width)
    let empty = Double(width) - row["second"].maxX
    return .fill(
      "The row is \(width) wide. How much stays empty?", row, explain: "second",
      lines: [
        "free space \(width) - \(menu) = \(10 * tenth)",
        "factors \(Double(first) / 10) + \(Double(second) / 10) = \(Double(first + second) / 10)",
        "first \(Double(first) / 10) of it = [?]",
        "second \(Double(second) / 10) of it = [?]",
        "empty = [?]",
      ], values: [row["first"].width, row["second"].width, empty],
      slips: [
        Slip(
          [
            Double(10 * tenth * first) / Double(first + second), Double(10 * tenth * second) / Double(first + second),
            0,
          ], "You divided by the sum of the factors. That is for sums of one or more."),
        Slip(
          [
            Double(width * first) / 10, Double(width * second) / 10,
            Double(width) - Double(width * (first + second)) / 10,
          ], "You took parts of the whole row. They are parts of the free space."),
      ],
      hints: [
        "The factors add up to less than one, so each takes just its part.",
        "A tenth of the free space is \(tenth).",
        "The two take \(first * tenth) and \(second * tenth) of \(10 * tenth).",
      ],
      after: """
        The rest stays free, \(empty). Lesson twelve tells what can be done with such a rest.
        """)
  }
}
