import EagerLayout

extension Lesson {
  static var boxInABox: Lesson {
    let app = asContent, half = halfOfKnown, none = halfOfUnknown, taller = withTallTitle, last = asked
    let icon = app.frames[2], title = app.frames[3]
    return Lesson(
      name: "box-in-a-box", title: "A box in a box",
      idea: [
        """
        A row is an item too, and can lie in another row or column. Two things pass between them. Room goes down, \
        from the outer box to the inner one. Content goes up: a box that is given no size is as large as what it \
        holds.
        """,
        """
        A size that comes from above is known early; one that comes from below is known late. A percentage needs one \
        that is known early.
        """,
      ],
      steps: [
        Step(
          app,
          remark: """
            The header has no height. Its icon is \(icon.height) high: that goes up, and the header is \
            \(app.frames[1].height) high. Then it goes down again, and the title fills \(title.height). The page \
            gets what is left of \(app.frames[0].height): \(app.frames[4].height).
            """),
        Step(
          half,
          remark: """
            The header's height is given, \(half.frames[1].height). So half of it is \(half.frames[2].height).
            """),
        Step(
          none,
          remark: """
            Now the page itself has no height, so it is as high as its content: \(none.frames[0].height). The mark \
            should be half of a height that it takes part in making: a question that bites its own tail. The \
            percentage counts as not given, and the mark is \(none.frames[3].height) high. The layout lists this \
            among its issues.
            """),
      ],
      experiment: """
        In the first step give the title a height: \(code: "Flex().height(70)"). Which frames change?
        """,
      outcome: """
        The title is \(taller.frames[3].height) high, and so is the header; the page gets \
        \(taller.frames[4].height). The icon has its own height and stays. A change deep inside goes up and comes \
        down elsewhere.
        """,
      question: """
        \(code: "Row { Row { Fixed(width: 50); Fixed(width: 70) }; Flex() }") is \(last.frames[0].width) wide. How \
        wide is the inner row?
        """,
      answer: """
        \(last.frames[1].width), as wide as what it holds. The \(code: "Flex") gets \(last.frames[4].width). A row \
        takes no share unless you tell it to \(code: ".grow").
        """,
      exercises: Exercise.boxInABox)
  }

  private static var asContent: Trial {
    Trial(
      """
      Column {
        Row {
          Fixed(width: 60, height: 40).id(icon)
          Flex().id(title)
        }
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

  private static var withTallTitle: Trial {
    Trial(
      """
      Column {
        Row {
          Fixed(width: 60, height: 40).id(icon)
          Flex().height(70).id(title)
        }
        .id(header)
        Flex().id(page)
      }
      """, width: 240, height: 160)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Row {
          Fixed(width: 50); Fixed(width: 70)
        }
        Flex()
      }
      """, width: 300)
  }
}
