import EagerLayout

extension Exercise {
  static var lines: [Recipe] {
    Recipe.named(
      "lines",
      [("say-place", sayPlace), ("say-last", sayLast), ("let-wrap", letWrap), ("fill-lines", fillLines)])
  }

  private static func sayPlace(_ dice: inout Dice) -> Exercise {
    let item = dice.number(60...100), height = dice.number(20...40), gap = dice.one(of: [6, 8, 10])
    let width = 2 * item + gap + dice.number(10...40)
    let items = listing(["one", "two", "three", "four"]) { "Fixed(width: \(item), height: \(height)).id(\($0))" }
    let row = Trial("Row {\n\(items)\n}\n.wrap().gap(\(gap))", width: width, height: 2 * height + gap)
    return .predict(
      "The row is \(width) wide and may wrap. Where does the fourth item lie?", row, asks: [.x("four"), .y("four")],
      slips: [
        Slip(
          [3 * item + 3 * gap, 0], "Without wrapping. The third does not fit beside the others: a new line begins."),
        Slip([0, height + gap], "There the third lies. The fourth fits beside it."),
        Slip([item + gap, height], "There is a gap between the lines too."),
        Slip([item, height + gap], "There is a gap between the items of a line too."),
        Slip([0, 2 * height + 2 * gap], "That would be a third line. Two items fit in each."),
      ],
      hints: [
        "How many fit in one line? Two take \(2 * item + gap).",
        "A third would need \(3 * item + 2 * gap), so it begins a new line. The fourth is beside it.",
        "It lies a width and a gap to the right, and a height and a gap down.",
      ],
      after: """
        Two lines of two. Nobody said two: it came from \(width), and another width gives another picture.
        """)
  }

  private static func sayLast(_ dice: inout Dice) -> Exercise {
    let basis = dice.number(80...110), extra = 2 * dice.number(5...20, step: 5), gap = dice.one(of: [6, 10])
    let width = 2 * basis + gap + extra
    let items = listing(["one", "two", "three"]) { "Flex().basis(\(basis)).height(30).id(\($0))" }
    let row = Trial("Row {\n\(items)\n}\n.wrap().gap(\(gap))", width: width, height: 60 + gap)
    return .predict(
      "Three equal items that grow, in a row of \(width) that may wrap. How wide are the first and the third?", row,
      asks: [.width("one"), .width("three")],
      slips: [
        Slip([basis, basis], "Those are the bases. In each line there is free space left to share."),
        Slip(
          [basis + extra / 2, basis + extra / 2],
          "So it is in the first line. The third is alone in its line, and need not share."),
        Slip(
          [Double(width - 2 * gap) / 3, Double(width - 2 * gap) / 3],
          "That is one line of three. But three bases do not fit in it."),
        Slip([basis + extra, width], "The first shares its line's free space with the second."),
      ],
      hints: [
        "Which items are in the first line? Two bases and a gap are \(2 * basis + gap).",
        "The first line has \(extra) left, for two. The second line has one item.",
        "The first gets \(extra / 2) on top of \(basis). The third gets the whole line.",
      ],
      after: """
        \(row["one"].width), and \(row["three"].width) for the one in the last line. If you want it narrower, give \
        the items a maximum.
        """, explain: "three")
  }

  private static func letWrap(_ dice: inout Dice) -> Exercise {
    let item = dice.number(80...110), gap = dice.one(of: [8, 10, 12]), width = 2 * item + gap + 30
    func code(_ tail: String) -> String {
      let items = listing(["one", "two", "three"]) { "Fixed(width: \(item), height: 30).id(\($0))" }
      return "Row {\n\(items)\n}\n.gap(\(gap))\(tail)"
    }
    return .write(
      .make,
      """
      The third picture sticks out. It should go to a second line where there is no room, with the lines together at \
      the top.
      """,
      start: code(""), solution: code(".wrap().alignContent(.start)"), in: (width, 120),
      alsoIn: [(3 * item + 2 * gap, 120), (item + 20, 200)],
      slips: [
        WrongLayout(
          code(".wrap()"),
          """
          It wraps. But there is more height than the lines need, and they have stretched apart. Keep them at the \
          start.
          """),
        WrongLayout(
          code(".wrap().alignContent(.center)"),
          """
          It wraps. The lines are in the middle: they should be at the top.
          """),
        WrongLayout(
          code(".wrap().alignContent(.end)"), "It wraps. The lines are at the lower edge: they should be at the top."),
      ],
      hints: [
        "A row may begin new lines only if you let it.",
        "Write \(code: ".wrap()"). Then say where the lines should be, with \(code: ".alignContent(...)").",
        "Write \(code: ".wrap().alignContent(.start)").",
      ],
      after: """
        Your row was tried with one, two and three lines. Left alone, lines share the height that is left over, as \
        you have seen if you began with \(code: ".wrap()").
        """, explain: "three")
  }

  private static func fillLines(_ dice: inout Dice) -> Exercise {
    let count = dice.number(5...7, step: 1), fits = dice.number(2...3, step: 1)
    let item = dice.number(40...60), height = dice.number(20...30), gap = dice.one(of: [5, 8])
    let width = fits * item + (fits - 1) * gap + 15, needed = (count + fits - 1) / fits
    let names = ["one", "two", "three", "four", "five", "six", "seven"].prefix(count)
    let items = listing(names) { "Fixed(width: \(item), height: \(height)).id(\($0))" }
    let total = needed * height + (needed - 1) * gap
    let row = Trial("Row {\n\(items)\n}\n.wrap().gap(\(gap))", width: width, height: total)
    let last = names[count - 1]
    return .fill(
      "\(count) items in a row of \(width) that may wrap. How high must it be?", row, explain: last,
      lines: [
        "\(fits) items and their gaps: \(fits * item + (fits - 1) * gap)",
        "so a line holds [?]",
        "and there are lines: [?]",
        "height with the gaps between them = [?]",
      ], values: [Double(fits), row[last].y / Double(height + gap) + 1, row[last].maxY],
      slips: [
        Slip([fits, needed, needed * height], "There is a gap between two lines, too."),
        Slip(
          [fits, needed, needed * (height + gap)],
          """
          You counted a gap for each line. After the last one there is none.
          """),
        Slip(
          [fits, count / fits, count / fits * height + (count / fits - 1) * gap],
          "You dropped the items of the last line, which is not full."),
      ].filter { !$0.values.elementsEqual([Double(fits), Double(needed), Double(total)]) },
      hints: [
        "One more item would need \((fits + 1) * item + fits * gap).",
        "\(count) items, \(fits) to a line. The last line need not be full.",
        "\(needed) lines of \(height), with \(needed - 1) gaps of \(gap) between them.",
      ],
      after: """
        Widths made the lines, and the lines made the height, \(row[last].maxY). Never the other way round.
        """)
  }
}
