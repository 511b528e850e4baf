import EagerLayout

extension Lesson {
  static var whyThisWide: Lesson {
    let quick = bar(limit: ""), right = bar(), wide = bar(width: 400), narrow = bar(width: 300)
    let other = bar(limit: ".maxWidth(148)"), bases = bar(shares: (0, 0), limit: "")
    let title = right["title"].width, search = right["search"].width, logo = right["logo"].width
    let gap = right["title"].x - logo, room = right.bounds.width - gap - gap
    let free = room - logo - bases["title"].width - bases["search"].width
    return Lesson(
      name: "why-this-wide", title: "Why is this item \(numeral(title)) wide?",
      puzzle: .guess(
        """
        The title is \(title) wide. That number is nowhere in the code, and no sum of two numbers there gives it. What \
        is it made of?
        """, right,
        choices: [
          "Its basis, a share, and what the search may not have.", "Its basis and all the free space.",
          "A third of the bar, and a gap.",
        ], right: 0,
        replies: ["", "The search takes its part of that, up to its limit.", "Nobody here says a word about thirds."],
        answer: """
          Three rules had a hand in it, one after the other. Now you will take it to pieces by yourself, and after \
          that any other number.
          """),
      idea: [
        """
        Somebody asks about one number in a layout. You now know every rule that made it. They come in a fixed \
        order: room, gaps, bases, free space, shares, limits, and shares again.
        """,
        """
        Go through them in this order, with a pencil, and any width in any row explains itself.
        """,
      ],
      steps: [
        Step(
          quick,
          remark: """
            First without a limit. Room: \(right.bounds.width) - \(gap) - \(gap) = \(room). The bases, \(logo), \
            \(bases["title"].width) and \(bases["search"].width), leave \(free) of it. In four shares, the title gets \
            one and the search three: \(quick["title"].width) and \(quick["search"].width).
            """),
        Step(
          right,
          remark: """
            With its limit, the search stops at \(search). The quick answer for the title is still \
            \(quick["title"].width), but round two comes: \(room) - \(logo) - \(search) = \(title). Nobody ever wrote \
            that number down.
            """),
        Step(
          wide,
          remark: """
            In \(wide.bounds.width) the title is \(wide["title"].width) wide. The search has three shares to the \
            title's one, and yet gets nothing of all that room: it is frozen at \(wide["search"].width).
            """),
      ],
      experiment: Experiment(
        """
        Press \(code: "x") twice to raise the limit of the search. How wide is the title then?
        """, from: right, item: "search", to: other,
        outcome: """
          \(other["title"].width), the quick answer. The search wants \(other["search"].width), its limit allows more, \
          nothing is frozen, and there is no round two.
          """),
      question: .guess(
        "The bar in a width of \(narrow.bounds.width). How wide are title and search?", narrow,
        asks: [.width("title"), .width("search")],
        slips: [
          Exercise.Slip(
            [narrow.bounds.width - 2 * gap - logo - search, search],
            "You froze the search at its limit. Does it reach it, with so little free space?")
        ],
        answer: """
          \(narrow["title"].width) and \(narrow["search"].width), and nobody is frozen. You have reached the end. You \
          can read any flexbox now, in CSS, on a phone or here, and say where each number comes from. You can build \
          bars, lists, forms, chats and cards: the screens to build are waiting.
          """),
      exercises: Exercise.whyThisWide,
      reasons: narrow.reasons(of: "search", axes: [.horizontal]))
  }

  private static func bar(
    shares: (title: Int, search: Int) = (1, 3), limit: String = ".maxWidth(128)", width: Int = 340
  )
    -> Trial
  {
    Trial(
      """
      Row {
        Fixed(width: 60).id(logo)
        Flex(\(shares.title)).basis(100).id(title)
        Flex(\(shares.search)).basis(80)\(limit)
          .id(search)
      }
      .gap(10).id(bar)
      """, width: width)
  }
}
