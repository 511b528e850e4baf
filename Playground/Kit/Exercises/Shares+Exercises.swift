import EagerLayout

extension Exercise {
  static var shares: [Recipe] {
    Recipe.named(
      "shares",
      [
        ("widen-span", widenSpan), ("say-shares", sayShares), ("make-columns", makeColumns), ("fill-share", fillShare),
        ("say-next", sayNext),
      ])
  }

  private static func widenSpan(_ dice: inout Dice) -> Exercise {
    let times = dice.number(1...4, step: 1), pier = dice.number(10...30)
    return .reach(
      "A bridge on two piers. The ships need more room in the middle: as much as in the picture.",
      start: """
        Row {
          Flex().id(left)
          Fixed(width: \(pier))
          Flex().id(middle)
          Fixed(width: \(pier))
          Flex().id(right)
        }
        .id(river)
        """, in: (40 * (3 + times) + 2 * pier, 60), moves: [Move("middle", "+", times)],
      hints: [
        "All three have one share. Which one should have more?",
        "Each \(code: "+") gives one share more. Look, and stop.",
      ],
      after: """
        The middle has more shares, so all shares became smaller, and the ends gave way. The piers did not: they are \
        fixed.
        """, explain: "middle")
  }

  private static func sayShares(_ dice: inout Dice) -> Exercise {
    let (day, week) = dice.one(of: [(1, 3), (1, 4), (2, 3), (3, 1), (3, 2)])
    let share = dice.number(20...60), menu = dice.number(70...110)
    let width = share * (day + week) + menu, sum = Double(day + week)
    let row = Trial(
      """
      Row {
        Fixed(width: \(menu)).id(menu)
        Flex(\(day)).id(day)
        Flex(\(week)).id(week)
      }
      """, width: width)
    return .predict(
      "The row is \(width) wide. How wide are day and week?", row, asks: [.width("day"), .width("week")],
      slips: [
        Slip(
          [Double(width * day) / sum, Double(width * week) / sum],
          "You shared the whole row. The menu is fixed: take it off first, and share what is left."),
        Slip(
          [Double(width - menu) / 2, Double(width - menu) / 2],
          "You shared equally, one part for each item. The numbers in brackets say how many parts each gets."),
        Slip([share, share], "That is one share. Give each item as many as its number says."),
        Slip([share * week, share * day], "The right widths, for the wrong items."),
      ],
      hints: [
        "First the free space: the row without the menu.", "Then add up the shares: \(day) + \(week) = \(day + week).",
        "One share is \(width - menu) in \(day + week) parts: \(share).",
      ],
      after: """
        One share was \(share). In a wider row a share would be more, and the items would still compare as \(day) to \
        \(week).
        """)
  }

  private static func makeColumns(_ dice: inout Dice) -> Exercise {
    let (first, second, third) = dice.one(of: [(1, 2, 1), (1, 3, 1), (2, 1, 1), (1, 1, 2), (3, 1, 1)])
    let share = dice.number(40...60), width = share * (first + second + third)
    func code(_ items: [String]) -> String {
      "Row {\n  \(items[0]).id(menu)\n  \(items[1]).id(page)\n  \(items[2]).id(notes)\n}"
    }
    func shares(_ a: Int, _ b: Int, _ c: Int) -> [String] { ["Flex(\(a))", "Flex(\(b))", "Flex(\(c))"] }
    let name = first > 1 ? "menu" : second > 1 ? "page" : "notes", most = max(first, second, third)
    return .write(
      .make,
      """
      Three equal columns. Make the \(code: name) \(most) times as wide as each of the others, in every row.
      """,
      start: code(shares(1, 1, 1)), solution: code(shares(first, second, third)), in: (width, 60),
      alsoIn: [(width + 90, 60), (width - 40, 90)],
      slips: [
        WrongLayout(
          code(["Fixed(width: \(first * share))", "Fixed(width: \(second * share))", "Fixed(width: \(third * share))"]),
          "In this row it is right. But fixed widths do not follow when the row changes. Give shares."
        ),
        WrongLayout(
          code(shares(most, most, most)),
          "Three times the same number is three equal shares, however large it is. Only how they compare matters."
        ),
      ],
      hints: [
        "The number in brackets says how many shares an item takes.", "The two others take one share each.",
        "Write \(code: "Flex(\(most))") for the \(code: name).",
      ],
      after:
        """
        \(most + 2) shares of \(share) here. In another row a share has another size, and the picture is the same.
        """,
      explain: name)
  }

  private static func fillShare(_ dice: inout Dice) -> Exercise {
    let (first, second, third) = dice.one(of: [(1, 2, 3), (2, 1, 4), (1, 1, 3), (3, 2, 2)])
    let share = dice.number(20...50), gap = dice.one(of: [5, 10])
    let sum = first + second + third, width = sum * share + 2 * gap
    let row = Trial(
      """
      Row {
        Flex(\(first)).id(day)
        Flex(\(second)).id(week)
        Flex(\(third)).id(year)
      }
      .gap(\(gap))
      """, width: width)
    return .fill(
      "Find the year's width.", row, explain: "year",
      lines: [
        "free space \(width) - \(gap) - \(gap) = \(width - 2 * gap)",
        "shares \(first) + \(second) + \(third) = [?]",
        "one share = [?]",
        "the year gets \(third) of them = [?]",
      ], values: [Double(sum), row["year"].width / Double(third), row["year"].width],
      slips: [
        Slip(
          [3, (width - 2 * gap) / 3, third * (width - 2 * gap) / 3],
          "You divided by the number of items. Divide by the number of shares: add up the numbers in brackets."),
        Slip(
          [Double(sum), Double(width) / Double(sum), Double(third * width) / Double(sum)],
          "You divided the whole row. Only the free space is shared: the gaps are off already."),
      ],
      hints: [
        "Add the three numbers in brackets.", "One share is the free space, divided by that sum.",
        "\(width - 2 * gap) in \(sum) parts is \(share).",
      ],
      after:
        """
        \(third) times \(share) is \(row["year"].width). Add up, divide, multiply: that is all there is to shares.
        """)
  }

  private static func sayNext(_ dice: inout Dice) -> Exercise {
    let share = dice.number(30...60), fixed = dice.number(50...80), width = 3 * share + fixed
    let row = Trial(
      "Row {\n  Fixed(width: \(fixed)).id(menu)\n  Flex(1).id(day)\n  Flex(2).id(week)\n}", width: width)
    return .next(
      "Which step comes now?", row, explain: "week",
      done: ["starts \(fixed) + \(0) + \(0) = \(fixed)", "free space \(width) - \(fixed) = \(3 * share)"],
      right: "Add up the shares and divide: one share is \(row["day"].width).",
      wrong: [
        (
          "Give \(3 * share) to each flexible item.",
          reply: "There is \(3 * share) in all. Two items cannot both have it: they share."
        ),
        ("Divide \(width) by three shares.", reply: "\(width) is the whole row. The menu has its part already."),
        (
          "Divide \(3 * share) by two items.",
          reply:
            """
          The week has two shares, so it counts twice. Three shares in all.
          """
        ),
      ],
      hints: [
        "The free space is known. What is one share of it?", "There are three shares: one and two.",
        "Divide \(3 * share) by the sum of the shares.",
      ],
      after: "One share is \(row["day"].width). The day gets one, the week two, \(row["week"].width).", &dice)
  }
}
