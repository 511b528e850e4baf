import EagerLayout

extension Lesson {
  static var clampAndShare: Lesson {
    let grown = three("Flex().maxWidth(80)"), plain = three("Flex()"),
      two = three(
        "Flex().maxWidth(80)", "Flex().maxWidth(90)")
    let free = squeezed(""), held = squeezed("\n    .minWidth(150)")
    let both = three("Flex().maxWidth(80)", "Flex().minWidth(150)")
    let most = grown["first"].width, equal = plain["first"].width, room = grown.bounds.width
    return Lesson(
      name: "clamp-and-share", title: "Clamp, freeze, share again", teaches: "mx",
      puzzle: .guess(
        """
        Three windows share a wall of \(room), and \(equal) each would be fair. But the first may not be wider than \
        \(most). The others got more than \(equal). Why?
        """, grown,
        choices: [
          "The second got all that the first may not have.",
          "What the first may not have was shared among the other two.",
          "The wall has become wider.",
        ], right: 1,
        replies: [
          "Look at the third: it is just as wide as the second.", "",
          "It is still \(room) wide, from the first window's left edge to the third one's right.",
        ],
        answer: """
          \(equal - most) were left over, and each of the two got half: \(grown["second"].width). The row has shared \
          twice. How it does that is the most useful rule of all.
          """),
      idea: [
        """
        An item may have a limit: \(code: ".maxWidth(80)") or \(code: ".minWidth(150)"). What happens to the space \
        that a limit leaves over, or takes away?
        """,
        """
        The row shares as if there were no limits. An item beyond its limit is set to it, and frozen: it takes no \
        further part. Then the row shares again among the rest. It goes on in rounds until nobody is beyond a limit.
        """,
      ],
      steps: [
        Step(
          grown,
          remark: """
            Round one: \(equal) for each. The first may not exceed \(most), so it is frozen there. Round two: \
            \(room) - \(most) = \(room - most) for two, so \(grown["second"].width) each. The quick answer, \(most), \
            \(equal), \(equal), leaves a hole of \(equal - most). The row has none.
            """),
        Step(
          free,
          remark: """
            Now too little room, still without a limit. Each gives in proportion to its basis: \
            \(free["first"].width), \(free["second"].width), \(free["third"].width).
            """),
        Step(
          held,
          remark: """
            The first would be \(free["first"].width), but \(held["first"].width) is its least: frozen. What it does \
            not give, the others must: in round two they shrink to \(held["second"].width) and \
            \(held["third"].width).
            """),
      ],
      experiment: Experiment(
        """
        Give the second a limit too: press \(code: "x"), which begins at \(grown["second"].width), the width it has \
        now. Then \(code: "X") makes it less, until it is \(two["second"].width). In round one it was within that. And in \
        the end?
        """, from: grown, item: "second", to: two,
        outcome: """
          Round two would make it \(grown["second"].width), so it is frozen at \(two["second"].width) too, and in \
          round three the third gets \(two["third"].width). One limit can wake another.
          """),
      question: .guess(
        """
        Two limits that pull both ways. In round one each would be \(equal). How wide is the first in the end?
        """, both, asks: [.width("first")],
        slips: [
          Exercise.Slip(
            [most], "So it would be if it were frozen in round one. But the second is further beyond its limit."),
          Exercise.Slip([equal], "That is round one, and beyond the first one's limit."),
        ],
        answer: """
          \(both["first"].width). In round one the first is \(equal - most) above its limit, the second \
          \(both["second"].width - equal) below. Where limits pull both ways, only the stronger side is frozen: the \
          second. In round two the first gets \(both["first"].width), well within its limit.
          """),
      exercises: Exercise.clampAndShare)
  }

  private static func three(_ first: String, _ second: String = "Flex()") -> Trial {
    Trial("Row {\n  \(first).id(first)\n  \(second).id(second)\n  Flex().id(third)\n}", width: 300)
  }

  private static func squeezed(_ limit: String) -> Trial {
    Trial(
      """
      Row {
        Fixed(width: 200).shrink(1)\(limit).id(first)
        Fixed(width: 200).shrink(1).id(second)
        Fixed(width: 100).shrink(1).id(third)
      }
      """, width: 350)
  }
}
