import EagerLayout

extension Lesson {
  static var whyThisWide: Lesson {
    let quick = withoutMaximum, right = withMaximum, wide = inMuchRoom, other = withHigherMaximum
    let last = inLittleRoom, bases = asBases
    let title = right.frames[2], search = right.frames[3], gap = title.x - right.frames[1].maxX
    let room = right.frames[0].width - gap - gap, logo = right.frames[1].width
    let first = quick.frames[2].width, second = quick.frames[3].width
    let free = room - logo - bases.frames[2].width - bases.frames[3].width
    return Lesson(
      name: "why-this-wide", title: "Why is this item \(numeral(title.width)) wide?",
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
            First without a limit. Room: \(right.frames[0].width) - \(gap) - \(gap) = \(room). The bases, \(logo), \
            \(bases.frames[2].width) and \(bases.frames[3].width), leave \(free) of it. In four shares, the title \
            gets one and the search three: \(first) and \(second).
            """),
        Step(
          right,
          remark: """
            With its limit, the search stops at \(search.width). The quick answer for the title is still \(first), \
            but round two comes: \(room) - \(logo) - \(search.width) = \(title.width). Nobody ever wrote that number \
            down.
            """),
        Step(
          wide,
          remark: """
            In \(wide.frames[0].width) the title is \(wide.frames[2].width) wide. The search has three shares to the \
            title's one, and yet gets nothing of all that room: it is frozen at \(wide.frames[3].width).
            """),
      ],
      experiment: """
        Raise the limit: \(code: ".maxWidth(140)"). How wide is the title now?
        """,
      outcome: """
        \(other.frames[2].width), the quick answer. The search wants just what its limit allows, nothing is frozen, \
        and there is no round two.
        """,
      question: """
        The bar of the second step is laid out in a width of \(last.frames[0].width). How wide are title and search? \
        Is anybody frozen?
        """,
      answer: """
        \(last.frames[2].width) and \(last.frames[3].width), and nobody is frozen: with so little free space the \
        search stays below its limit. You have reached the end: now build something.
        """,
      exercises: Exercise.whyThisWide,
      reasons: last.reasons(of: "search", axes: [.horizontal]))
  }

  private static var withoutMaximum: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(logo)
        Flex(1).basis(100).id(title)
        Flex(3).basis(80).id(search)
      }
      .gap(10)
      .id(bar)
      """, width: 340)
  }

  private static var withMaximum: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(logo)
        Flex(1).basis(100).id(title)
        Flex(3).basis(80).maxWidth(128)
          .id(search)
      }
      .gap(10)
      .id(bar)
      """, width: 340)
  }

  private static var inMuchRoom: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(logo)
        Flex(1).basis(100).id(title)
        Flex(3).basis(80).maxWidth(128)
          .id(search)
      }
      .gap(10)
      .id(bar)
      """, width: 400)
  }

  private static var withHigherMaximum: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(logo)
        Flex(1).basis(100).id(title)
        Flex(3).basis(80).maxWidth(140)
          .id(search)
      }
      .gap(10)
      """, width: 340)
  }

  private static var inLittleRoom: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(logo)
        Flex(1).basis(100).id(title)
        Flex(3).basis(80).maxWidth(128)
          .id(search)
      }
      .gap(10)
      .id(bar)
      """, width: 300)
  }

  private static var asBases: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60)
        Flex(0).basis(100)
        Flex(0).basis(80)
      }
      .gap(10)
      """, width: 340)
  }
}
