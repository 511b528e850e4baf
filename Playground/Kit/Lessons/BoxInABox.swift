import EagerLayout

extension Lesson {
  static var boxInABox: Lesson {
    let app = header(""), taller = header("\n  .height(70)")
    let half = halfOfKnown, none = halfOfUnknown, lost = lostColumn, last = rowInRow
    let icon = app["icon"], title = app["title"], tools = last["tools"]
    return Lesson(
      name: "box-in-a-box", title: "A box in a box",
      puzzle: .guess(
        "Beside the menu lies a column with a bar and a page. Nobody can see them. Why?", lost,
        choices: [
          "The menu lies over them.", "Their column has no height.",
          "Their column was given no width, and what is in it has none either.",
        ], right: 2,
        replies: [
          "The menu is \(lost["menu"].width) wide, and they begin behind it, at \(lost["page"].x).",
          "It is \(lost["page"].maxY) high: in a row, columns are filled across.",
        ],
        answer: """
          Bar and page are \(lost["page"].width) wide. They ask the column how wide they may be, and the column asks \
          them how wide it must be.
          """),
      idea: [
        """
        A row is an item too, and can lie in another row or column. Two things pass between them. Room goes down, \
        from the outer box to the inner one. Content goes up: a box that is given no size is as large as what it \
        holds.
        """,
        """
        A size that comes from above is known early; one that comes from below is known late. A percentage needs \
        one that is known early.
        """,
      ],
      steps: [
        Step(
          app,
          remark: """
            The icon's \(icon.height) goes up: the header is \(app["header"].height) high. Then it goes down again: the \
            title fills \(title.height). The page gets what is left, \(app["page"].height).
            """),
        Step(
          half,
          remark: """
            The header's height is given, \(half["header"].height). So half of it is \(half["mark"].height).
            """),
        Step(
          none,
          remark: """
            Now nobody says how high the header is but what it holds. Half of a height that the mark takes part in \
            making? The percentage counts as not given, and the mark is \(none["mark"].height) high.
            """),
      ],
      experiment: Experiment(
        """
        Press \(code: "z") to give the header a height: it begins at what it has now. Make it \
        \(taller["header"].height). Which frames change, and which does not?
        """, from: app, item: "header", to: taller,
        outcome: """
          The title follows to \(taller["title"].height), and the page has only \(taller["page"].height). The icon \
          has a height of its own, and stays.
          """),
      question: .guess(
        "A row in a row, \(last.bounds.width) wide. How wide are the tools?", last, asks: [.width("tools")],
        slips: [
          Exercise.Slip([last.bounds.width / 2], "Only the title takes a share."),
          Exercise.Slip(
            [last.bounds.width], "The outermost row fills its bounds. A row in a row is an item like others."),
        ],
        answer: """
          \(tools.width), as wide as what they hold. The title gets \(last["title"].width). A row takes no share \
          unless you tell it to \(code: ".grow").
          """),
      exercises: Exercise.boxInABox)
  }

  private static func header(_ height: String) -> Trial {
    Trial(
      """
      Column {
        Row {
          Fixed(width: 60, height: 40).id(icon)
          Flex().id(title)
        }\(height)
        .id(header)
        Flex().id(page)
      }
      .id(app)
      """, width: 240, height: 160)
  }

  private static var halfOfKnown: Trial {
    Trial(
      """
      Column {
        Row {
          Fixed(width: 60).height(.percent(50))
            .id(mark)
        }
        .height(80).id(header)
      }
      .id(app)
      """, width: 240, height: 160)
  }

  private static var halfOfUnknown: Trial {
    Trial(
      """
      Column {
        Row {
          Fixed(width: 60, height: 40).id(icon)
          Fixed(width: 60).height(.percent(50))
            .id(mark)
        }
        .id(header)
      }
      .id(app)
      """, width: 240, height: nil)
  }

  private static var lostColumn: Trial {
    Trial(
      """
      Row {
        Fixed(width: 80).id(menu)
        Column {
          Fixed(height: 40).id(bar)
          Flex().id(page)
        }
      }
      """, width: 240, height: 120)
  }

  private static var rowInRow: Trial {
    Trial(
      """
      Row {
        Row {
          Fixed(width: 50).id(undo)
          Fixed(width: 70).id(redo)
        }
        .id(tools)
        Flex().id(title)
      }
      """, width: 300)
  }
}
