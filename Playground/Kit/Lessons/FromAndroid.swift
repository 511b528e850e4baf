import EagerLayout

extension Lesson {
  static var fromAndroid: Lesson {
    let content = buttons(), zero = buttons(", from: 0"), row = row, column = column, words = words
    let wide = buttons(width: 150), narrow = buttons(width: 130), both = both
    let wanted = wide["yes"].width + wide["later"].width - 2 * (wide["yes"].width - yes)
    let lost = yes - narrow["yes"].width, left = content.bounds.width - wanted
    return Lesson(
      name: "from-android", title: "If you come from Android",
      puzzle: .guess(
        """
        Two buttons with words of two lengths. In XML both say \(code: #"layout_weight="1""#) and \(code: "wrap_content"). \
        Why are they not equally wide?
        """, content,
        choices: [
          "What is left over is shared, and comes on top of what the words need.",
          "The weight of a longer word counts more.", "Weights are for heights.",
        ], right: 0,
        replies: ["", "Both get the same part.", "They are for the way the line goes, and this one goes across."],
        answer: """
          The words need \(yes) and \(wanted - yes). Of \(content.bounds.width) that leaves \(left), which is \
          \(left / 2) for each. So the buttons are \(content["yes"].width) and \(content["later"].width) wide.
          """),
      idea: [
        """
        A \(code: "Linear") is Android's LinearLayout, with its rules. What says \(code: "wrap_content") is as large as its \
        content, across the line too. What says a number is \(code: "Fixed"), or has a width and a height.
        """,
        """
        \(code: #"layout_weight="2""#) is \(code: ".weight(2)"): a part of what is left, as a grow factor is in a row. With \
        \(code: #"layout_width="0dp""#) it is \(code: ".weight(2, from: 0)"), and the content does not count. A row calls that \
        a basis.
        """,
        """
        \(code: "match_parent") is \(code: ".gravity(.fill)") across a line, and \(code: ".fillsRest()") along it. \
        \(code: "layout_gravity") is the item's \(code: ".gravity(.end)"). \(code: "gravity") belongs to the line: \
        \(code: "center_vertical") is \(code: "gravity: .centerLeading").
        """,
        """
        You need not do it by hand: \(code: "playground convert screen.xml") writes a whole file in this notation, its styles \
        and dimensions with it. And a program can read the file itself, with \(code: "LayoutMarkup").
        """,
      ],
      steps: [
        Step(
          zero, after: content,
          remark: """
            Now nothing is taken before sharing. All \(zero.bounds.width) are left, and each gets \(zero["yes"].width). That is \
            why \(code: "0dp") so often stands beside a weight in XML.
            """),
        Step(
          row,
          remark: """
            A row of settings. Icon and value keep their widths, and the title has the only weight: \(row.bounds.width) - \
            \(row["icon"].width) - \(row["value"].width) = \(row["title"].width). All stand in the middle, the title \
            \(row["title"].y) below the top.
            """),
        Step(
          column,
          remark: """
            In a \(code: "Column") items are stretched unless they object. Here they are not: the title is \
            \(column["title"].width) wide, and the date ends where the line ends, at \(column["date"].maxX). Only the button \
            fills it, \(column["send"].width) wide.
            """),
        Step(
          words,
          remark: """
            Both words stand on one baseline, and nobody said so: in a horizontal line at the top Android does that by itself. \
            The label's baseline is \(small) below its top, the name's \(large). So the label begins \(words["label"].y) lower.
            """),
      ],
      experiment: Experiment(
        """
        The buttons of the puzzle again, with hardly anything left over. Press \(code: "←") twice, and there is too little room. \
        Which of them loses more?
        """, from: wide, item: "yes", to: narrow,
        outcome: """
          Neither. The words need \(wanted), and \(wanted - narrow.bounds.width) of that are missing. They are taken by weight \
          as well, \(lost) from each: \(narrow["yes"].width) and \(narrow["later"].width). In a row shrink \
          counts times the width, so that the wider one loses more.
          """),
      question: .guess(
        """
        Map and list both say \(code: "match_parent"), with weights of \(1) and \(2). How wide do they become?
        """, both, asks: [.width("map"), .width("list")],
        slips: [
          Exercise.Slip(
            [both.bounds.width / 3, both.bounds.width * 2 / 3],
            "So it would be from nothing. But both begin with the whole line."),
          Exercise.Slip([both.bounds.width / 2, both.bounds.width / 2], "Their weights are different."),
          Exercise.Slip([both.bounds.width, 0], "Without weights it would be so: first come, first served."),
        ],
        answer: """
          \(both["map"].width) and \(both["list"].width): the greater weight gets less. Each asks for \(both.bounds.width), which \
          is \(both.bounds.width) too many, and weights say who gives how much of it back. With \(code: "0dp") they mean what \
          you think.
          """),
      exercises: Exercise.fromAndroid,
      reasons: row.reasons(of: "title", axes: [.horizontal]))
  }

  /// What the shorter word needs.
  private static let yes = 40.0
  /// From the top of small and large letters to their baselines.
  private static let small = 16.0, large = 32.0

  private static func buttons(_ from: String = "", width: Int = 240) -> Trial {
    Trial(
      """
      Linear(.horizontal) {
        Measured(width: \(Int(yes)), height: 40)
          .weight(1\(from)).id(yes)
        Measured(width: 100, height: 40)
          .weight(1\(from)).id(later)
      }
      """, width: width, height: 40)
  }

  private static var row: Trial {
    Trial(
      """
      Linear(.horizontal, gravity: .centerLeading) {
        Fixed(width: 40, height: 40).id(icon)
        Measured(width: 90, height: 20)
          .weight(1, from: 0).id(title)
        Measured(width: 50, height: 20).id(value)
      }
      """, width: 240, height: 60)
  }

  private static var column: Trial {
    Trial(
      """
      Linear(.vertical) {
        Measured(width: 90, height: 25).id(title)
        Measured(width: 60, height: 25)
          .gravity(.end).id(date)
        Measured(width: 70, height: 30)
          .gravity(.fill).id(send)
      }
      """, width: 200, height: 90)
  }

  private static var words: Trial {
    Trial(
      """
      Linear(.horizontal) {
        Measured(
          text: "Name:", advance: 8,
          lineHeight: 20, baseline: \(Int(small))
        ).id(label)
        Measured(
          text: "Grace", advance: 16,
          lineHeight: 40, baseline: \(Int(large))
        ).id(name)
      }
      """, width: 160, height: 50)
  }

  private static var both: Trial {
    Trial(
      """
      Linear(.horizontal) {
        Flex().height(40).fillsRest()
          .weight(1).id(map)
        Flex().height(40).fillsRest()
          .weight(2).id(list)
      }
      """, width: 300, height: 40)
  }
}
