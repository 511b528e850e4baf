import EagerLayout

extension Exercise {
  static var whyThisWide: [Recipe] {
    Recipe.named(
      "why-this-wide",
      [
        ("reach-bar", reachBar), ("say-title", sayTitle), ("fill-rounds", fillRounds),
        ("say-next", sayNext), ("make-title", makeTitle),
      ])
  }

  /// The row of the lesson, with other numbers: in round one the search is beyond its limit.
  private struct Bar {
    let logo: Int
    let title: Int
    let search: Int
    let share: Int
    /// By how much the search is beyond its limit in round one.
    let excess: Int
    let gap: Int

    init(_ dice: inout Dice) {
      logo = dice.number(40...70)
      title = dice.number(90...110)
      search = dice.number(60...80)
      share = dice.one(of: [18, 20, 24])
      excess = dice.one(of: [9, 12, 15])
      gap = dice.one(of: [5, 8, 10])
    }

    var most: Int { search + 3 * share - excess }
    var room: Int { logo + title + search + 4 * share }
    var width: Int { room + 2 * gap }
    var quick: Int { title + share }

    var code: String { code(limit: ".maxWidth(\(most))") }

    func code(limit: String, title: String? = nil) -> String {
      """
      Row {
        Fixed(width: \(logo)).id(logo)
        \(title ?? "Flex(1).basis(\(self.title))").id(title)
        Flex(3).basis(\(search))\(limit).id(search)
      }
      .gap(\(gap))
      """
    }
  }

  private static func sayTitle(_ dice: inout Dice) -> Exercise {
    let bar = Bar(&dice), row = Trial(bar.code, width: bar.width)
    return .predict(
      "The row is \(bar.width) wide. How wide is the title?", row, asks: [.width("title")],
      slips: [
        Slip(
          [bar.quick],
          """
          \(bar.quick) is the title's share of round one. The search wanted \(bar.search + 3 * bar.share) and \
          stopped at \(bar.most). What it left, \(bar.excess), comes back in round two.
          """),
        Slip([row["title"].width + Double(2 * bar.gap)], "You forgot the gaps: there are two."),
        Slip([row["title"].width + Double(bar.gap)], "You took off one gap. Three items have two."),
        Slip(
          [bar.title + 4 * bar.share],
          """
          That is the title with all the free space. The search takes some, up to its limit.
          """),
        Slip([bar.title], "That is the title's basis. There is free space, and it has a share of it."),
      ],
      hints: [
        "Room, gaps, bases, free space, shares, limits: go through them in order.",
        "In round one a share is \(bar.share). Is anybody beyond a limit?",
        "The search is frozen at \(bar.most). What do logo and search leave of \(bar.room)?",
      ],
      after: """
        \(bar.room) - \(bar.logo) - \(bar.most) = \(row["title"].width). Nobody wrote this number. You can say where \
        it comes from, and few people can.
        """)
  }

  private static func fillRounds(_ dice: inout Dice) -> Exercise {
    let bar = Bar(&dice), row = Trial(bar.code, width: bar.width)
    let free = bar.room - bar.logo - bar.title - bar.search
    let left = row["title"].width - Double(bar.title)
    return .fill(
      "Why is the title \(row["title"].width) wide?", row, explain: "title",
      lines: [
        "room \(bar.width) - \(bar.gap) - \(bar.gap) = [?]",
        "bases \(bar.logo) + \(bar.title) + \(bar.search) = \(bar.logo + bar.title + bar.search)",
        "round one, free = [?]",
        "title \(bar.title) + \(free) x \(1)/\(4) = \(bar.quick)",
        "search \(bar.search) + \(free) x \(3)/\(4) = [?]",
        "over its limit: \(bar.most), frozen",
        "round two, free \(bar.room) - \(bar.logo) - \(bar.most) - \(bar.title) = [?]",
      ], values: [Double(bar.room), Double(free), Double(bar.search + 3 * bar.share), left],
      slips: [
        Slip(
          [
            Double(bar.width), Double(free + 2 * bar.gap), Double(bar.search) + Double(3 * (free + 2 * bar.gap)) / 4,
            left,
          ],
          "You forgot the gaps. They go off first."),
        Slip(
          [Double(bar.room), Double(free), Double(3 * bar.share), left],
          "That is the share. The search starts from its basis."),
        Slip(
          [bar.room, free, bar.search + 3 * bar.share, bar.excess],
          "That is what the search left over. The free space of round two is all that is not frozen and no basis."),
      ],
      hints: [
        "Each line uses the ones above it.",
        """
        Free space is \(bar.room) minus the bases. The search gets three parts in four.
        """,
        "Round two: do the subtraction as it stands.",
      ],
      after: """
        All \(left) go to the title: it is the only one not frozen. \(bar.title) + \(left) = \(row["title"].width).
        """)
  }

  private static func sayNext(_ dice: inout Dice) -> Exercise {
    let bar = Bar(&dice), row = Trial(bar.code, width: bar.width)
    return .next(
      "Which step comes now?", row, explain: "title",
      done: [
        "room \(bar.width) - \(bar.gap) - \(bar.gap) = \(bar.room)",
        "bases \(bar.logo) + \(bar.title) + \(bar.search), free \(4 * bar.share)",
        "round one: title \(bar.quick), search \(bar.search + 3 * bar.share)",
      ],
      right: "Look for limits: the search may be \(bar.most) at most, so freeze it.",
      wrong: [
        (
          "Place the items: the widths are known.",
          reply: "They would be, if nobody had a limit. One of the two is wider than it may be."
        ),
        (
          "Shrink all three until they fit.",
          reply: "They fit already: shares never make more than there is. Something else is wrong with one of them."
        ),
        (
          "Take \(bar.excess) off both title and search.",
          reply: "Only the search has a limit. And what it gives back goes to the others, not away."
        ),
      ],
      hints: [
        "Shares are given as if there were no limits. What comes after that?",
        "Compare each width with its item's limit.", "The search: \(bar.search + 3 * bar.share) against \(bar.most).",
      ],
      after:
        """
        Frozen at \(bar.most), the search is out. In round two the title gets the rest and becomes \
        \(row["title"].width).
        """,
      &dice)
  }

  private static func makeTitle(_ dice: inout Dice) -> Exercise {
    let bar = Bar(&dice), row = Trial(bar.code, width: bar.width)
    let wanted = row["title"].width
    return .write(
      .make,
      """
      The title is \(bar.quick) wide. Make it \(wanted) by a change to the search alone, so that in a wider row the \
      title gets all that is more.
      """,
      start: bar.code(limit: ""), solution: bar.code, in: (bar.width, 60),
      alsoIn: [(bar.width + 100, 60), (bar.width - 2 * bar.share, 60)],
      slips: [
        WrongLayout(
          bar.code(limit: "", title: "Fixed(width: \(numeral(wanted)))"),
          """
          Here it is right. But in a wider row the title should get all that is more, and yours stays. Change the \
          search.
          """),
        WrongLayout(
          bar.code(limit: "", title: "Flex(1).basis(\(bar.title)).minWidth(\(numeral(wanted)))"),
          """
          Here it is right. But a least width for the title is not a limit for the search: in a wider row the search \
          grows beyond \(bar.most).
          """),
      ],
      hints: [
        "How wide is the search, when the title is \(wanted)?",
        "The search should stop at \(bar.most). An item stops at its maximum.",
        "Write \(code: ".maxWidth(\(bar.most))") after the search's basis.",
      ],
      after: """
        You changed one item to set the width of another. Now you know why this item is \(wanted) wide, and could \
        tell anybody who asks.
        """, explain: "title")
  }

  private static func reachBar(_ dice: inout Dice) -> Exercise {
    let logo = dice.number(40...60), title = dice.number(60...80), width = dice.number(280...320)
    let presses = dice.number(3...5, step: 1), gaps = dice.number(1...2, step: 1)
    return .reach(
      """
      A bar such as you have taken to pieces. This time put it together: the title grows, the search has a limit, and \
      there is air between them.
      """,
      start: """
        Row {
          Fixed(width: \(logo)).id(logo)
          Flex(0).basis(\(title)).id(title)
          Flex().id(search)
        }
        """, in: (width, 60),
      moves: [Move("search", "x"), Move("search", "X", presses), Move("title", "+"), Move("", "g", gaps)],
      hints: [
        "Three rules are at work: a gap, a share and a limit. Begin with the limit of the search.",
        "What the search may not have is for the title, if the title takes a share.",
      ],
      after: "Room, gaps, bases, shares, limits: you have used all of them, and have not done one sum.",
      explain: "title")
  }
}
