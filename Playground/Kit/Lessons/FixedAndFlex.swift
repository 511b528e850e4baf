import EagerLayout

extension Lesson {
  static var fixedAndFlex: Lesson {
    let wide = inMuch, narrow = inLess, spring = withSprings, even = withTwoMenus, tight = inTooLittle
    let icon = wide.frames[1], title = wide.frames[2], menu = wide.frames[3]
    let logo = spring.frames[2], room = spring.frames[0], centred = even.frames[3]
    return Lesson(
      name: "fixed-and-flex", title: "Fixed and Flex",
      idea: [
        """
        Before anything is shared, each item says what it starts from. A \(code: "Fixed") starts from its size. A \
        \(code: "Flex") starts from nothing.
        """,
        """
        What the row has left after that is called the free space: the room minus all starts. The \(code: "Flex") \
        gets it. This one subtraction explains most layouts you will ever see.
        """,
      ],
      steps: [
        Step(
          wide,
          remark: """
            The fixed items start from \(icon.width) and \(menu.width), the title from nothing. Free space: \
            \(wide.frames[0].width) - \(icon.width) - \(menu.width) = \(title.width). The title gets all of it.
            """),
        Step(
          narrow,
          remark: """
            The same row in \(narrow.frames[0].width). Nobody told the title to become \(narrow.frames[2].width) \
            wide. It is what is left.
            """),
        Step(
          spring,
          remark: """
            A \(code: "Flex") that shows nothing is a spring. One on each side pushes the logo to the middle: but of \
            what? The logo's centre is at \(logo.x + logo.width / 2), the bar's at \(room.width / 2). The springs \
            share what the menu leaves.
            """),
      ],
      experiment: """
        Put \(code: "Fixed(width: 60)") at the beginning of the last row too. Where is the logo's centre now?
        """,
      outcome: """
        At \(centred.x + centred.width / 2), the middle of the bar. The springs are \(even.frames[2].width) each, \
        and beyond each of them the same is taken away.
        """,
      question: """
        \(code: "Row { Fixed(width: 120); Flex(); Fixed(width: 120) }") has a width of \(tight.frames[0].width). How \
        wide is the flexible item, and where does the last one end?
        """,
      answer: """
        It is \(tight.frames[2].width) wide: the starts are \(tight.frames[1].width + tight.frames[3].width), so \
        there is nothing to take. The last item ends at \(tight.frames[3].maxX), outside of its row. A \
        \(code: "Fixed") never gives way.
        """,
      exercises: Exercise.fixedAndFlex)
  }

  private static var inMuch: Trial {
    Trial(
      """
      Row {
        Fixed(width: 80).id(icon)
        Flex().id(title)
        Fixed(width: 60).id(menu)
      }
      .id(bar)
      """, width: 320)
  }

  private static var inLess: Trial {
    Trial(
      """
      Row {
        Fixed(width: 80).id(icon)
        Flex().id(title)
        Fixed(width: 60).id(menu)
      }
      .id(bar)
      """, width: 200)
  }

  private static var withSprings: Trial {
    Trial(
      """
      Row {
        Flex().id(left)
        Fixed(width: 100).id(logo)
        Flex().id(right)
        Fixed(width: 60).id(menu)
      }
      .id(bar)
      """, width: 320)
  }

  private static var withTwoMenus: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60)
        Flex()
        Fixed(width: 100).id(logo)
        Flex()
        Fixed(width: 60).id(menu)
      }
      """, width: 320)
  }

  private static var inTooLittle: Trial {
    Trial(
      """
      Row {
        Fixed(width: 120); Flex(); Fixed(width: 120)
      }
      """, width: 200)
  }
}
