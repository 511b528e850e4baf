import EagerLayout

extension Exercise {
  static var lines: [Recipe] {
    Recipe.named(
      "lines",
      [
        ("reach-crates", reachCrates), ("say-place", sayPlace), ("let-wrap", letWrap),
        ("hold-last", holdLast),
      ])
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

  private static func reachCrates(_ dice: inout Dice) -> Exercise {
    let crate = dice.number(40...60), presses = dice.number(1...2, step: 1)
    let crates = listing(["apples", "pears", "plums", "figs", "nuts"]) {
      "Fixed(width: \(crate), height: 30).id(\($0))"
    }
    return .reach(
      "Five crates, and the lorry is too narrow for them. Let two go below the others, with some air between all.",
      start: "Row {\n\(crates)\n}", in: (3 * crate + 30, 100), moves: [Move("", "o"), Move("", "g", presses)],
      hints: [
        "Who does not fit may begin a new line, if the row lets it.", "The air is a gap: it is between lines too.",
      ],
      after: "Lines share the height that is left over, so there is more between them than the gap.", explain: "figs")
  }

  private static func holdLast(_ dice: inout Dice) -> Exercise {
    let basis = dice.number(80...110), most = basis + dice.number(20...30), gap = dice.one(of: [6, 10])
    func code(_ limit: String, _ last: String? = nil) -> String {
      func photo(_ name: String, _ limit: String) -> String {
        "  Flex().basis(\(basis))\n    \(limit).height(30).id(\(name))\n"
      }
      return "Row {\n\(photo("one", limit))\(photo("two", limit))\(photo("three", last ?? limit))}\n.wrap().gap(\(gap))"
    }
    return .write(
      .fix, "The photo in the last line is far too wide. None of the three should ever be wider than \(most).",
      start: code(".shrink(1)"), solution: code(".maxWidth(\(most))"), in: (2 * basis + gap + 20, 60 + gap),
      alsoIn: [(2 * basis + gap + 50, 60 + gap), (basis + 60, 90 + 2 * gap)],
      slips: [
        WrongLayout(
          code(".shrink(1)", ".maxWidth(\(most))"),
          "The third is right. In a wall of another width the others grow too far: say it to all three."),
        WrongLayout(code(".grow(0)"), "Now nobody grows, and the first line is not full. They may, up to \(most)."),
      ],
      hints: [
        "They should grow, but only so far. Which limit says that?",
        "The upper limit is the maximum, and each of the three needs it.",
        "Write \(code: ".maxWidth(\(most))") in place of \(code: ".shrink(1)"), three times.",
      ],
      after: "In the first line nobody reaches the limit. The last one does, and what it leaves stays empty.",
      explain: "three")
  }
}
