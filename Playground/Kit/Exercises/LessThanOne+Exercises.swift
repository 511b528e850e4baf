import EagerLayout

extension Exercise {
  static var lessThanOne: [Recipe] {
    Recipe.named(
      "less-than-one",
      [("drive-on", driveOn), ("say-parts", sayParts), ("make-part", makePart), ("leave-rest", leaveRest)])
  }

  private static func driveOn(_ dice: inout Dice) -> Exercise {
    let (fuel, water) = dice.one(of: [("1.25", "1.5"), ("1.5", "1.25"), ("1.4", "1.3"), ("1.2", "1.4"), ("1.1", "1.7")])
    return .reach(
      "Fuel and water share one tank, and it is full. Drive on until there is as much empty as in the picture.",
      start: """
        Row {
          Flex(\(fuel)).id(fuel)
          Flex(\(water)).id(water)
        }
        .id(tank)
        """, in: (200, 60), moves: [Move("fuel", "-"), Move("water", "-")],
      hints: [
        "As long as the factors add up to one or more, the tank stays full.",
        "Take one from each: \(code: "-"). Then what they have left is less than one.",
      ],
      after: """
        After the first key the tank was still full, for the sum was still more than one. Only below one does a part \
        stay empty.
        """, explain: "fuel")
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

  private static func leaveRest(_ dice: inout Dice) -> Exercise {
    let (first, second) = dice.one(of: [(2, 5), (4, 2), (1, 5), (3, 5), (6, 1)])
    let tenth = dice.one(of: [15, 20, 25, 30]), menu = dice.number(50...90), width = menu + 10 * tenth
    let row = Trial(
      "Row {\n  Fixed(width: \(menu)).id(menu)\n  Flex(0.\(first)).id(first)\n  Flex(0.\(second)).id(second)\n}",
      width: width)
    let empty = Double(width) - row["second"].maxX, sum = Double(first + second) / 10
    return .next(
      "The row is \(width) wide. How much of it stays empty, and why?", row, explain: "second",
      done: [
        "free space \(width) - \(menu) = \(10 * tenth)",
        "factors \(Double(first) / 10) + \(Double(second) / 10) = \(sum)",
      ],
      right: "\(empty): the factors leave \(1 - sum) of the free space.",
      wrong: [
        ("Nothing: flexible items share all there is.", reply: "They do when the factors add up to one or more."),
        (
          "\(Double(width) * (1 - sum)): the factors leave \(1 - sum) of the row.",
          reply: "They are parts of what the menu leaves, and not of the whole row."
        ),
        (
          "\(sum * Double(10 * tenth)): the factors leave \(sum) of the free space.",
          reply: "That is what they take. How much do they leave?"
        ),
      ],
      hints: [
        "The factors add up to less than one, so each takes just its part.",
        "A tenth of the free space is \(tenth).",
        "The two take \(first * tenth) and \(second * tenth) of \(10 * tenth).",
      ],
      after: "The rest stays free, \(empty). What can be done with such a rest is told in a later lesson.", &dice)
  }
}
