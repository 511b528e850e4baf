import EagerLayout

extension Lesson {
  static var fixedAndFlex: Lesson {
    let wide = bar(width: 320), narrow = bar(width: 200), spring = springs(), empty = springs("Fixed(width: 0)")
    let even = springs("Fixed(width: 60)"), tight = tight
    let logo = spring["logo"], middle = spring["bar"].width / 2, centre = logo.x + logo.width / 2
    return Lesson(
      name: "fixed-and-flex", title: "Fixed and Flex",
      puzzle: .guess(
        """
        Two items that show nothing are to hold the logo in the middle of the bar. But it stands too far to the left. \
        Why?
        """, spring,
        choices: [
          "The left one is weaker than the right one.", "They share only what the menu leaves.",
          "The logo is too wide to be centred.",
        ], right: 1,
        replies: ["Look at their widths: they are the same.", "", "With any width the same would be seen."],
        answer: """
          Left and right of the logo there is the same room. But after that comes the menu, and on the other side there \
          is nothing like it. Who gets what, and from where, is today's sum.
          """),
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
            The fixed items start from \(wide["icon"].width) and \(wide["menu"].width), the title from nothing. Free \
            space: \(wide["bar"].width) - \(wide["icon"].width) - \(wide["menu"].width) = \(wide["title"].width). The \
            title gets all of it.
            """),
        Step(
          narrow,
          remark: """
            The same row in \(narrow["bar"].width). Nobody told the title to become \(narrow["title"].width) wide. It \
            is what is left.
            """),
        Step(
          spring,
          remark: """
            A \(code: "Flex") that shows nothing is a spring. One on each side pushes the logo to the middle: but of \
            what? The logo's centre is at \(centre), the bar's at \(middle). The springs share what the menu leaves.
            """),
      ],
      experiment: Experiment(
        """
        The bar now begins with an item that is nothing wide. Bring the logo to the middle of the bar: press \
        \(code: "z") on that item. How wide must it become?
        """, from: empty, item: "twin", to: even,
        outcome: """
          As wide as the menu, \(even["twin"].width). Then the same is taken away at both ends, the springs are \
          \(even["left"].width) each, and the logo's centre is at \(even["logo"].x + logo.width / 2).
          """),
      question: .guess(
        "Now there is too little room. How wide is the title, and where does the last item begin?", tight,
        asks: [.width("title"), .x("done")],
        slips: [
          Exercise.Slip(
            [0, tight["Row"].width - tight["done"].width], "A \(code: "Fixed") never gives way, to either side."),
          Exercise.Slip(
            [tight["Row"].width - tight["back"].width - tight["done"].width, tight["back"].width],
            "Nothing can be less than nothing wide."),
        ],
        answer: """
          It is \(tight["title"].width) wide: the starts are \(tight["back"].width + tight["done"].width), so there is \
          nothing to take. The last item begins at \(tight["done"].x) and ends at \(tight["done"].maxX), outside of its \
          row. A \(code: "Fixed") never gives way.
          """),
      exercises: Exercise.fixedAndFlex)
  }

  private static func bar(width: Int) -> Trial {
    Trial(
      """
      Row {
        Fixed(width: 80).id(icon)
        Flex().id(title)
        Fixed(width: 60).id(menu)
      }
      .id(bar)
      """, width: width)
  }

  private static func springs(_ first: String? = nil) -> Trial {
    Trial(
      """
      Row {\(first.map { "\n  \($0).id(twin)" } ?? "")
        Flex().id(left)
        Fixed(width: 100).id(logo)
        Flex().id(right)
        Fixed(width: 60).id(menu)
      }
      .id(bar)
      """, width: 320)
  }

  private static var tight: Trial {
    Trial(
      """
      Row {
        Fixed(width: 120).id(back)
        Flex().id(title)
        Fixed(width: 120).id(done)
      }
      """, width: 200)
  }
}
