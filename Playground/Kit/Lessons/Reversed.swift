import EagerLayout

extension Lesson {
  static var reversed: Lesson {
    let twice = bar(".reversed().direction(.rightToLeft)"), mirrored = bar(".direction(.rightToLeft)")
    let turned = pair(".reversed()"), upwards = pair(".reversed()", of: "Column"), sided = withSides,
      end = pair(
        ".direction(.rightToLeft)\n.justifyContent(.end)")
    let one = turned["one"], two = turned["two"]
    return Lesson(
      name: "reversed", title: "From the other end", teaches: "ky",
      puzzle: .guess(
        """
        Somebody wanted this bar to begin at the right, and wrote two words for it below. It begins at the left, as if \
        there were none. Why?
        """, twice,
        choices: [
          "The title takes all the room, so there is nothing to turn round.",
          "Each of the two turns the bar round, and twice is once too often.",
          "The first item always stands at the left.",
        ], right: 1,
        replies: [
          "With one of the two alone, back stands at the right and menu at the left.", "",
          "At the left it stands only if the row begins there.",
        ],
        answer: """
          Turned round twice is as it was. But the two words do not say the same: the one is for this row, the other \
          for readers who read from the right.
          """),
      idea: [
        """
        A row begins at the left. \(code: ".reversed()") lets this row begin at its other end. \
        \(code: ".direction(.rightToLeft)") is for writing such as Arabic or Hebrew: rows begin at the right, and so \
        do all rows inside.
        """,
        """
        A row has a start and an end, and they follow the direction. Left and right stay where they are.
        """,
      ],
      steps: [
        Step(
          turned,
          remark: """
            One is still the first. It ends at \(one.maxX), the row's right edge, and two stands before it, at \
            \(two.x). What is left over lies at the left now: the row begins at the other end, and so ends at the left.
            """),
        Step(
          mirrored,
          remark: """
            Back begins at \(mirrored["back"].x), for readers from the right. The row inside is turned too: undo lies \
            right of redo. With \(code: ".reversed()") it would not be.
            """),
        Step(
          sided,
          remark: """
            Two margins of the same size. Name keeps away from the start, which is at the right now: it ends at \
            \(sided["name"].maxX) of \(sided.bounds.width). Mail keeps away from the left and begins at \
            \(sided["mail"].x), in any direction.
            """),
      ],
      experiment: Experiment(
        """
        This row is reversed. Press \(code: "d"), and it becomes a column, reversed as before. Where does one go?
        """, from: turned, item: "one", to: upwards,
        outcome: """
          To the lower edge: it ends at \(upwards["one"].maxY), with two above it. A column begins at the top, a \
          reversed one at the bottom.
          """),
      question: .guess(
        "Read from the right, and then moved to the end. Where does one begin?", end, asks: [.x("one")],
        slips: [
          Exercise.Slip([end.bounds.width - end["one"].width], "That is the start, at the right. The end is opposite."),
          Exercise.Slip(
            [end.bounds.width - end["one"].width - end["two"].width],
            "There it would be if the end were at the right, as you are used to."),
          Exercise.Slip([0], "The first item stands right of the second."),
        ],
        answer: """
          At \(end["one"].x), right of two, which begins at \(end["two"].x). The end follows the direction, so it is \
          at the left. Say start and end, and a layout works in every language.
          """),
      exercises: Exercise.reversed)
  }

  private static func pair(_ tail: String, of container: String = "Row") -> Trial {
    Trial(
      """
      \(container) {
        Fixed(width: 60, height: 30).id(one)
        Fixed(width: 40, height: 30).id(two)
      }
      \(tail)
      """, width: 200, height: 100)
  }

  private static func bar(_ tail: String) -> Trial {
    Trial(
      """
      Row {
        Fixed(width: 50).id(back)
        Flex().id(title)
        Row {
          Fixed(width: 50).id(undo)
          Fixed(width: 50).id(redo)
        }.id(tools)
      }\(tail)
      """, width: 240)
  }

  private static var withSides: Trial {
    Trial(
      """
      Column {
        Fixed(height: 30).margin(start: 20).id(name)
        Fixed(height: 30).margin(left: 20).id(mail)
      }
      .direction(.rightToLeft).id(form)
      """, width: 200, height: 60)
  }
}
