import EagerLayout

extension Exercise {
  static var gapAndPadding: [Recipe] {
    Recipe.named(
      "gap-and-padding",
      [("hang-lanterns", hangLanterns), ("say-title", sayTitle), ("make-room", makeRoom), ("one-more", oneMore)])
  }

  private static func hangLanterns(_ dice: inout Dice) -> Exercise {
    let side = dice.number(30...50), times = dice.number(2...6, step: 1)
    let lanterns = listing(["red", "green", "blue"]) { "Fixed(\(side)).id(\($0))" }
    return .reach(
      """
      Hang the lanterns evenly along the rope: the same room before the first, between them and after the last.
      """,
      start: "Row {\n\(lanterns)\n}\n.id(rope)", in: (3 * side + 20 * times, 100),
      moves: [Move("", "p", times), Move("", "g", times)],
      hints: [
        "Room at the ends is padding, room between is a gap.",
        "The keys are \(code: "p") and \(code: "g"). Both go by the same steps.",
      ],
      after: "Three lanterns, two gaps and two ends: the rope was shared into four equal rooms.", explain: "green")
  }

  private static func sayTitle(_ dice: inout Dice) -> Exercise {
    let width = dice.number(320...400), back = dice.number(40...60), share = dice.number(50...80)
    let gap = dice.one(of: [6, 8, 12]), padding = dice.one(of: [5, 10, 15])
    let bar = Trial(
      """
      Row {
        Fixed(width: \(back)).id(back)
        Flex().id(title)
        Fixed(width: \(share)).id(share)
      }
      .gap(\(gap)).padding(\(padding))
      """, width: width)
    let title = Int(bar["title"].width)
    return .predict(
      "The row is \(width) wide. How wide is the title?", bar, asks: [.width("title")],
      slips: [
        Slip([title + 2 * gap], "You forgot the gaps. There are two: three items have two places between them."),
        Slip([title + gap], "You took one gap. Three items have two places between them."),
        Slip([title - gap], "You took three gaps. There are gaps only between items: three items, two gaps."),
        Slip([title + padding], "You took the padding once. It is there at both ends."),
        Slip([title + 2 * padding], "You forgot the padding, at both ends."),
        Slip(
          [title + 2 * padding + 2 * gap],
          """
          That is the row without the fixed items. Gaps and padding take room too.
          """),
      ],
      hints: [
        "Begin with \(width). Take off what is not for items: padding and gaps.",
        "The padding is there twice and the gap twice: \(2 * padding) and \(2 * gap) in all.",
        "\(width) - \(2 * padding) - \(2 * gap) - \(back) - \(share) is left for the title.",
      ],
      after: """
        Padding twice, gaps one fewer than items, then the fixed ones. What is left is \(bar["title"].width).
        """)
  }

  private static func makeRoom(_ dice: inout Dice) -> Exercise {
    let gap = dice.one(of: [8, 12, 16]), padding = dice.one(of: [10, 20]), width = dice.number(240...300)
    func code(_ room: String) -> String {
      """
      Row {
        Flex().id(left)
        Flex().id(right)
      }\(room)
      """
    }
    return .write(
      .make,
      "The two items touch each other and the edges. Make the picture: \(padding) around them, \(gap) between them.",
      start: code(""), solution: code("\n.gap(\(gap)).padding(\(padding))"), in: (width, 80),
      alsoIn: [(width + 60, 80), (180, 100)],
      slips: [
        WrongLayout(
          code("\n.gap(\(gap))"),
          """
          The gap is right. It is only between the items: around them there is none yet.
          """),
        WrongLayout(code("\n.padding(\(padding))"), "The padding is right. Now they must be parted too."),
        WrongLayout(code("\n.gap(\(padding)).padding(\(gap))"), "You have changed the two numbers for each other."),
      ],
      hints: [
        "Two words follow the closing brace: one for between, one for around.",
        "Write \(code: ".gap(...)") and \(code: ".padding(...)") after the brace.",
        "Between is \(gap), around is \(padding).",
      ],
      after: """
        The row keeps its width. Gap and padding came out of the items, and both gave the same.
        """, explain: "left")
  }

  private static func oneMore(_ dice: inout Dice) -> Exercise {
    let gap = dice.one(of: [10, 15, 20]), side = dice.number(30...50), width = 3 * side + 2 * gap + dice.number(60...90)
    let items = listing(["one", "two", "three"]) { "Fixed(width: \(side)).id(\($0))" }
    let row = Trial("Row {\n\(items)\n  Flex().id(rest)\n}\n.gap(\(gap))", width: width)
    let rest = row["rest"].width
    return .next(
      "At the end of this row a last item of \(side) is added. How much room is taken from the rest?", row,
      explain: "rest", done: ["rest: \(rest)"],
      right: "\(side) and one gap: \(side) + \(gap) = \(side + gap)",
      wrong: [
        ("\(side): as much as it is wide", reply: "It is not glued to the rest. What lies between them?"),
        (
          "\(side) and two gaps: \(side) + \(gap) + \(gap) = \(side + 2 * gap)",
          reply: "It is the last: there is no gap after it, only before it."
        ),
        (
          "nothing: it goes after the rest",
          reply: "The rest takes what others leave, whether they come before or after."
        ),
      ],
      hints: [
        "Count the gaps now, and then.", "Four items have three gaps, five items have four.",
        "One item more is one gap more: take \(side) and \(gap) from \(rest).",
      ],
      after: "Each item more costs its own width and one gap. The rest would be \(rest - Double(side + gap)) wide.",
      &dice)
  }
}
