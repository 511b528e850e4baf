import EagerLayout

extension Lesson {
  static var clampAndShare: Lesson {
    let grown = withMaximum, plain = withoutMaximum, free = withoutMinimum, held = withMinimum
    let two = withTwoMaxima, last = asked
    let most = grown.frames[1].width, equal = plain.frames[1].width
    let least = held.frames[1].width
    return Lesson(
      name: "clamp-and-share", title: "Clamp, freeze, share again",
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
            \(grown.frames[0].width) - \(most) = \(grown.frames[0].width - most) for two, so \
            \(grown.frames[2].width) each. The quick answer, \(most), \(equal), \(equal), leaves a hole of \
            \(equal - most). The row has none.
            """),
        Step(
          free,
          remark: """
            Now too little room, still without a limit. Each gives in proportion to its basis, as in the lesson \
            before: \(free.frames[1].width), \(free.frames[2].width), \(free.frames[3].width).
            """),
        Step(
          held,
          remark: """
            The first would be \(free.frames[1].width), but \(least) is its least: frozen. What it does not give, \
            the others must: in round two they shrink to \(held.frames[2].width) and \(held.frames[3].width).
            """),
      ],
      experiment: """
        In the first step let the second be \(code: "Flex().maxWidth(90)"). It was within its limit in round one. Is \
        it in the end?
        """,
      outcome: """
        No. Round two would make it \(grown.frames[2].width), so it is frozen at \(two.frames[2].width) too, and in \
        round three the third gets \(two.frames[3].width). One limit can wake another.
        """,
      question: """
        \(code: "Row { Flex().maxWidth(80); Flex().minWidth(150); Flex() }") has a width of \(last.frames[0].width). \
        The first would be \(equal). Is it \(most) in the end?
        """,
      answer: """
        No: \(last.frames[1].width). The first is \(equal - most) above its limit, the second \
        \(last.frames[2].width - equal) below. Where limits pull both ways, only the stronger side is frozen: the \
        second. In round two the first gets \(last.frames[1].width), well within its limit.
        """,
      exercises: Exercise.clampAndShare)
  }

  private static var withMaximum: Trial {
    Trial(
      """
      Row {
        Flex().maxWidth(80).id(first)
        Flex().id(second)
        Flex().id(third)
      }
      """, width: 300)
  }

  private static var withoutMinimum: Trial {
    Trial(
      """
      Row {
        Fixed(width: 200).shrink(1).id(first)
        Fixed(width: 200).shrink(1).id(second)
        Fixed(width: 100).shrink(1).id(third)
      }
      """, width: 350)
  }

  private static var withMinimum: Trial {
    Trial(
      """
      Row {
        Fixed(width: 200).shrink(1).minWidth(150)
          .id(first)
        Fixed(width: 200).shrink(1).id(second)
        Fixed(width: 100).shrink(1).id(third)
      }
      """, width: 350)
  }

  private static var withoutMaximum: Trial {
    Trial(
      """
      Row {
        Flex().id(first)
        Flex().id(second)
        Flex().id(third)
      }
      """, width: 300)
  }

  private static var withTwoMaxima: Trial {
    Trial(
      """
      Row {
        Flex().maxWidth(80).id(first)
        Flex().maxWidth(90).id(second)
        Flex().id(third)
      }
      """, width: 300)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Flex().maxWidth(80); Flex().minWidth(150); Flex()
      }
      """, width: 300)
  }
}
