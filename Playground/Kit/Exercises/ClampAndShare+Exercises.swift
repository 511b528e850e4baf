import EagerLayout

extension Exercise {
  static var clampAndShare: [Recipe] {
    Recipe.named(
      "clamp-and-share",
      [
        ("reach-door", reachDoor), ("say-grown", sayGrown), ("say-shrunk", sayShrunk),
        ("say-next", sayNext), ("make-limit", makeLimit),
      ])
  }

  private static func sayGrown(_ dice: inout Dice) -> Exercise {
    let equal = dice.number(90...120), hole = 2 * dice.number(10...20, step: 5), most = equal - hole, width = 3 * equal
    let row = Trial(
      "Row {\n  Flex().maxWidth(\(most)).id(first)\n  Flex().id(second)\n  Flex().id(third)\n}", width: width)
    return .predict(
      "The row is \(width) wide. How wide are the first and the second?", row,
      asks: [.width("first"), .width("second")],
      slips: [
        Slip([equal, equal], "That is round one. But the first may not be wider than \(most)."),
        Slip([most, equal], "You stopped after round one. The first left \(hole) over: who gets them?"),
        Slip([most, equal + hole], "The second got all that the first left. There is a third: they share it."),
      ],
      hints: [
        "Share as if there were no limit. Who is beyond it?", "The first is frozen at \(most). Take it off the row.",
        "\(width) - \(most) = \(width - most), and there are two to share it.",
      ],
      after: """
        Round one gave \(equal) each. The first left \(hole) over, and in round two each of the others got half of them.
        """, explain: "second")
  }

  private static func sayShrunk(_ dice: inout Dice) -> Exercise {
    let least = dice.one(of: [150, 160, 170]), part = dice.one(of: [55, 60, 65]), width = least + 3 * part
    let row = Trial(
      """
      Row {
        Fixed(width: 200).shrink(1)
          .minWidth(\(least)).id(first)
        Fixed(width: 200).shrink(1).id(second)
        Fixed(width: 100).shrink(1).id(third)
      }
      """, width: width)
    let tenth = Double(width) / 10, over = Double(500 - width)
    return .predict(
      "Too little room: \(width). How wide are the three?", row,
      asks: [.width("first"), .width("second"), .width("third")],
      slips: [
        Slip([4 * tenth, 4 * tenth, 2 * tenth], "That is round one. But the first has a least width of \(least)."),
        Slip(
          [Double(least), 4 * tenth, 2 * tenth],
          "You stopped after round one, and now the row is too full. What the first does not give, the others must."),
        Slip(
          [200 - over / 3, 200 - over / 3, 100 - over / 3],
          "You shared by heads. Each gives in proportion to its basis, and the first has a least width."),
        Slip(
          [Double(least), 200 - Double(500 - width - 200 + least) / 2, 100 - Double(500 - width - 200 + least) / 2],
          "In round two the others gave the same. The second is twice as wide, so it gives twice as much."),
      ],
      hints: [
        "Round one, without the limit: each keeps the same part of its width.",
        """
        The first would be \(4 * tenth), so it is frozen at \(least). The others have \(width) - \(least) = \
        \(3 * part).
        """,
        "The second is twice as wide as the third, and stays so: three parts of \(part).",
      ],
      after: """
        \(least) + \(2 * part) + \(part) is \(width), without a hole. A least width of one makes the others narrower.
        """, explain: "second")
  }

  private static func sayNext(_ dice: inout Dice) -> Exercise {
    let equal = dice.number(80...120), hole = 2 * dice.number(10...20, step: 5), most = equal - hole, width = 3 * equal
    let row = Trial(
      "Row {\n  Flex().id(first)\n  Flex().maxWidth(\(most)).id(second)\n  Flex().id(third)\n}", width: width)
    return .next(
      "Which step comes now?", row, explain: "first",
      done: [
        "free space \(width), three shares", "round one: \(equal) each",
        "second: over its limit, frozen at \(most)",
      ],
      right: "Share again: \(width) - \(most) among the other two.",
      wrong: [
        (
          "Done: \(equal), \(most) and \(equal).",
          reply: "Add them up: \(hole) of the row are left, and two items would gladly take them."
        ),
        (
          "The third gets the \(hole) that are left.",
          reply: "It is not the place in the row that counts. First and third have equal shares."
        ),
        (
          "Make all three \(most) wide.",
          reply: "A limit is for the one who has it. The others may be as wide as there is room."
        ),
      ],
      hints: [
        "\(equal) + \(most) + \(equal) is less than \(width).", "Who is frozen takes no part in what follows.",
        "The others share anew what the frozen one leaves.",
      ],
      after: "Round two gives each of the two \(row["first"].width). Nobody is beyond a limit now, so it ends.", &dice)
  }

  private static func makeLimit(_ dice: inout Dice) -> Exercise {
    let most = dice.number(60...90), width = dice.number(300...360, step: 30)
    func code(_ first: String) -> String { "Row {\n  \(first).id(menu)\n  Flex(2).id(page)\n}" }
    return .write(
      .make,
      """
      The menu has one share of three. It should grow with the row as now, but never beyond \(most).
      """,
      start: code("Flex()"), solution: code("Flex().maxWidth(\(most))"), in: (width, 60),
      alsoIn: [(150, 60), (width + 120, 60)],
      slips: [
        WrongLayout(
          code("Fixed(width: \(most))"),
          "In a wide row it is right. In a narrow one your menu keeps its \(most), and it should be less."),
        WrongLayout(
          code("Flex().basis(\(most))"), "A basis is a start. From there it still grows. You need a limit."),
        WrongLayout(code("Flex().minWidth(\(most))"), "That is the other limit: never less than \(most)."),
      ],
      hints: [
        "It is a share with a limit.", "The limit at the upper end is the maximum.",
        "Write \(code: "Flex().maxWidth(\(most))").",
      ],
      after: """
        In a row of \(150) the menu has its share, \(50). Here it is frozen at \(most), and the page gets all the rest.
        """, explain: "menu")
  }

  private static func reachDoor(_ dice: inout Dice) -> Exercise {
    let equal = dice.number(80...110), presses = dice.number(2...5, step: 1), place = dice.below(3)
    var names = ["left", "right"]
    names.insert("door", at: place)
    return .reach(
      "A shop front with two windows and a door. The door is to be narrower than the windows, as in the picture.",
      start: "Row {\n\(listing(names) { "Flex().id(\($0))" })\n}", in: (3 * equal, 60),
      moves: [Move("door", "x"), Move("door", "X", presses)],
      hints: ["One item has a limit. Which one, and which limit?", "The door may not be wider than it is there."],
      after: "You spoke to the door alone, and both windows took up what it left over.", explain: "door")
  }
}
