import EagerLayout

extension Lesson {
  static var lessThanOne: Lesson {
    let some = withLittle, all = withAll, more = withMore, fixed = besideFixed, full = inFull, last = asked
    let first = some.frames[1], second = some.frames[2], room = some.frames[0].width
    return Lesson(
      name: "less-than-one", title: "Less than one",
      idea: [
        """
        Shares may be less than one. \(code: "Flex(0.3)") on its own takes three tenths of the free space, and \
        leaves the rest.
        """,
        """
        The rule has two halves. Do the factors add up to less than one? Then each takes just its part, and some \
        space stays empty. Is the sum one or more? Then all is shared, as you know it.
        """,
      ],
      steps: [
        Step(
          some,
          remark: """
            You might expect \(full.frames[1].width) and \(full.frames[2].width), as with \(code: "Flex(3)") and \
            \(code: "Flex(2)"). But these factors add up to a half only. The items get \(first.width) and \
            \(second.width), and \(room - second.maxX) of \(room) stay empty.
            """),
        Step(
          all,
          remark: """
            One more item, and the sum is one. It gets \(all.frames[3].width), the very space that was empty. The \
            others do not move: still \(all.frames[1].width) and \(all.frames[2].width).
            """),
        Step(
          more,
          remark: """
            Six tenths and six tenths are more than there is. Now the old rule holds: two equal parts of the row, \
            \(more.frames[1].width) each. Nothing sticks out.
            """),
      ],
      experiment: """
        Put \(code: "Fixed(width: 100)") at the beginning of the first row. What do the flexible items get?
        """,
      outcome: """
        \(fixed.frames[2].width) and \(fixed.frames[3].width). They take parts of the free space, which is now \
        \(fixed.frames[0].width - fixed.frames[1].width), and not parts of the row.
        """,
      question: """
        \(code: "Row { Fixed(width: 60); Flex(0.25) }") has a width of \(last.frames[0].width). Where does the \
        second item end?
        """,
      answer: """
        At \(last.frames[2].maxX). A quarter of \(last.frames[0].width - last.frames[1].width) is \
        \(last.frames[2].width), and it begins at \(last.frames[2].x).
        """,
      exercises: Exercise.lessThanOne)
  }

  private static var withLittle: Trial {
    Trial(
      """
      Row {
        Flex(0.3).id(first)
        Flex(0.2).id(second)
      }
      """, width: 200)
  }

  private static var withAll: Trial {
    Trial(
      """
      Row {
        Flex(0.3).id(first)
        Flex(0.2).id(second)
        Flex(0.5).id(third)
      }
      """, width: 200)
  }

  private static var withMore: Trial {
    Trial(
      """
      Row {
        Flex(0.6).id(first)
        Flex(0.6).id(second)
      }
      """, width: 200)
  }

  private static var besideFixed: Trial {
    Trial(
      """
      Row {
        Fixed(width: 100)
        Flex(0.3).id(first)
        Flex(0.2).id(second)
      }
      """, width: 200)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60); Flex(0.25)
      }
      """, width: 300)
  }

  private static var inFull: Trial {
    Trial(
      """
      Row {
        Flex(3); Flex(2)
      }
      """, width: 200)
  }
}
