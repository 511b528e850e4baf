import EagerLayout

extension Lesson {
  static var gapAndPadding: Lesson {
    let bar = bar(), padded = self.bar(padding: 20), half = self.bar(padding: 10),
      seam = self.bar("Fixed(width: 0).id(seam)")
    let four = four, fence = fence
    let gap = bar["title"].x - bar["back"].maxX, inset = padded["back"].x, width = bar["bar"].width
    let between = four["b"].x - four["a"].maxX
    return Lesson(
      name: "gap-and-padding", title: "Gap and padding", teaches: "gp",
      puzzle: .guess(
        "A fence. Between two posts there is always one board, and none at the ends. How many boards have \(10) posts?",
        fence, choices: ["\(9)", "\(10)", "\(11)"], right: 0,
        replies: ["", "Count them in the picture: a board for each post?", "There is none before the first post."],
        answer: """
          One fewer than posts, as in the picture: \(4) posts, \(3) places between them. Here such a place is called \
          a gap, and who miscounts it is wrong by just one gap.
          """),
      idea: [
        """
        A gap is room between two items. Padding is room between the items and the edges of their row. Both are \
        taken before anybody shares anything.
        """,
        """
        So the first sum is always the same. Take the width of the row. Take off the padding at both ends. Take off \
        the gaps. The rest is for the items.
        """,
      ],
      steps: [
        Step(
          bar,
          remark: """
            Three items have two gaps between them: \(width) - \(gap) - \(gap) = \(width - gap - gap) for the items. \
            The fixed ones take \(bar["back"].width) and \(bar["done"].width), so the title gets \
            \(bar["title"].width).
            """),
        Step(
          padded,
          remark: """
            The padding takes \(inset) at each end, so the title gives up \(bar["title"].width - padded["title"].width). \
            And look at the heights: padding is on all four sides. Of \(padded["bar"].height) only \
            \(padded["title"].height) are left.
            """),
        Step(
          seam,
          remark: """
            An item of width \(seam["seam"].width) is an item all the same. It has a gap on each side, so the last \
            item begins at \(seam["done"].x), twice \(gap) after \(seam["back"].maxX).
            """),
      ],
      experiment: Experiment(
        """
        Make the padding half as wide: press \(code: "P") twice. By how much does the title grow, and by how much do all \
        heights?
        """,
        from: padded, item: "title", to: half,
        outcome: """
          Both by \(half["title"].width - padded["title"].width): the title is \(half["title"].width) wide, and all \
          three are \(half["title"].height) high. Padding is there at both ends, and above and below.
          """),
      question: .guess(
        "This row is just as wide as it must be for all that is in it. How wide is it?", four, asks: [.width("row")],
        slips: [
          Exercise.Slip([four["row"].width + between], "Four items have three gaps, not four."),
          Exercise.Slip([four["row"].width - 2 * four["a"].x], "You forgot the padding."),
          Exercise.Slip([four["row"].width - four["a"].x], "The padding is there at both ends."),
        ],
        answer: """
          \(four["row"].width). Four items take \(four["a"].width * 4). There are three gaps and not four, \
          \(between * 3) in all, and two ends of \(four["a"].x).
          """),
      exercises: Exercise.gapAndPadding)
  }

  private static func bar(_ middle: String = "Flex().id(title)", padding: Int? = nil) -> Trial {
    let room = padding.map { "\n.padding(\($0))" } ?? ""
    return Trial(
      """
      Row {
        Fixed(width: 60).id(back)
        \(middle)
        Fixed(width: 60).id(done)
      }
      .gap(10)\(room)
      .id(bar)
      """, width: 300)
  }

  private static var four: Trial {
    let items = Exercise.listing(["a", "b", "c", "d"]) { "Fixed(width: 50).id(\($0))" }
    return Trial("Row {\n\(items)\n}\n.gap(20).padding(10).id(row)", width: nil)
  }

  private static var fence: Trial {
    let posts = Exercise.listing(["one", "two", "three", "four"]) { "Fixed(width: 20).id(\($0))" }
    return Trial("Row {\n\(posts)\n}\n.gap(40)", width: 200)
  }
}
