import EagerLayout

extension Lesson {
  static var across: Lesson {
    let kind = row(of: "Row(alignment: .center)"), strict = row(tail: "\n.alignItems(.center)"), filled = row()
    let words = onOneLine, column = inColumn
    let icon = kind["icon"], flat = strict["text"], large = words["large"], small = words["small"]
    return Lesson(
      name: "across", title: "Across", teaches: "at",
      puzzle: .guess(
        """
        The last line says: everything in the middle. The icon obeys, and the badge has a word of its own. Where has \
        the text gone?
        """, strict,
        choices: [
          "There is no width left for it.", "It has no height any more: it is a line without thickness.",
          "It lies behind the icon.",
        ], right: 1,
        replies: [
          "It is \(flat.width) wide, all that the others leave.", "",
          "It begins at \(flat.x), where the icon ends.",
        ],
        answer: """
          It is \(flat.height) high, at y \(flat.y). Until now the row made it as high as itself, and we never had to \
          ask who does that.
          """),
      idea: [
        """
        Along the row, items share. Across it each has the full height to itself, and you say where it lies: at the \
        start, in the middle, at the end, or stretched from edge to edge.
        """,
        """
        The row says it for all. \(code: ".alignSelf") says it for one item.
        """,
      ],
      steps: [
        Step(
          kind,
          remark: """
            The icon is in the middle: \(icon.y) above it and \(kind.bounds.height - icon.maxY) below. The badge goes \
            its own way, to the lower edge, \(kind["badge"].maxY). The text has neither a height nor a content, so it \
            fills: \(kind["text"].height).
            """),
        Step(
          strict,
          remark: """
            \(code: ".alignItems(.center)") is stricter, and it is what CSS does: every item is centred, at the \
            height of its content. The text here has none, so its height is \(flat.height). Only stretching gives a \
            height to what has none.
            """),
        Step(
          words,
          remark: """
            Words of two sizes should stand on one line. \(code: ".baseline") moves the small one down by \
            \(small.y). Neither the tops of the boxes match, \(large.y) and \(small.y), nor the lower edges, \
            \(large.maxY) and \(small.maxY). The letters do.
            """),
      ],
      experiment: Experiment(
        """
        The text has vanished again. Press \(code: "a") until it is back. Which items change?
        """, from: strict, item: "text", to: filled,
        outcome: """
          Stretched, as rows do if nobody says otherwise, the text is \(filled["text"].height) high. The icon keeps its \
          height of \(filled["icon"].height) and goes to y \(filled["icon"].y): stretching never overrules a size. \
          The badge speaks for itself, and stays.
          """),
      question: .guess(
        "A column this time, \(column.bounds.width) wide. Where does the lamp lie?", column,
        asks: [.x("lamp"), .y("lamp")],
        slips: [
          Exercise.Slip(
            [0, column.bounds.height - column["lamp"].height],
            "That is the end along the column. \(code: ".alignItems") speaks of what is across."),
          Exercise.Slip([column.bounds.width, 0], "There it ends. It begins its width before that."),
        ],
        answer: """
          At x \(column["lamp"].x), y \(column["lamp"].y). In a column, across is sideways: the end is the right edge.
          """),
      exercises: Exercise.across)
  }

  private static func row(of head: String = "Row", tail: String = "") -> Trial {
    Trial(
      """
      \(head) {
        Fixed(width: 60, height: 40).id(icon)
        Flex().id(text)
        Fixed(width: 60, height: 20)
          .alignSelf(.end).id(badge)
      }\(tail)
      """, width: 240, height: 80)
  }

  private static var onOneLine: Trial {
    Trial(
      """
      Row {
        Measured(
          text: "Big", advance: 20,
          lineHeight: 40, baseline: 30
        ).id(large)
        Measured(
          text: "and small", advance: 8,
          lineHeight: 16, baseline: 12
        ).id(small)
      }
      .alignItems(.baseline)
      """, width: 240, height: 80)
  }

  private static var inColumn: Trial {
    Trial("Column {\n  Fixed(width: 60, height: 20).id(lamp)\n}\n.alignItems(.end)", width: 200)
  }
}
