import EagerLayout

extension Lesson {
  static var across: Lesson {
    let kind = withAlignment, strict = withAlignItems, words = onOneLine, filled = stretched, last = asked
    let icon = kind.frames[1], text = kind.frames[2], badge = kind.frames[3], flat = strict.frames[2]
    let large = words.frames[1], small = words.frames[2]
    return Lesson(
      name: "across", title: "Across",
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
            The icon is in the middle: \(icon.y) above it and \(kind.frames[0].height - icon.maxY) below. The badge \
            goes its own way, to the lower edge, \(badge.maxY). The text has neither a height nor a content, so it \
            fills: \(text.height).
            """),
        Step(
          strict,
          remark: """
            \(code: ".alignItems(.center)") is stricter, and it is what CSS does: every item is centred, at the \
            height of its content. The text here has none. Its height is \(flat.height), and it lies at \(flat.y): \
            it has vanished. Only stretching gives a height to what has none.
            """),
        Step(
          words,
          remark: """
            Words of two sizes should stand on one line. \(code: ".baseline") moves the small one down by \
            \(small.y). Neither the tops of the boxes match, \(large.y) and \(small.y), nor the lower edges, \
            \(large.maxY) and \(small.maxY). The letters do.
            """),
      ],
      experiment: """
        In the second step write \(code: ".alignItems(.stretch)"). Which items change?
        """,
      outcome: """
        The text is \(filled.frames[2].height) high again. The icon keeps its height of \(filled.frames[1].height) \
        and goes to y \(filled.frames[1].y): stretching never overrules a size. The badge stays, since it speaks for \
        itself.
        """,
      question: """
        \(code: "Column { Fixed(width: 60, height: 20) }.alignItems(.end)") is \(last.frames[0].width) wide. Where \
        does the item begin, in x?
        """,
      answer: """
        At \(last.frames[1].x). In a column, across is sideways: the end is the right edge.
        """,
      exercises: Exercise.across)
  }

  private static var withAlignment: Trial {
    Trial(
      """
      Row(alignment: .center) {
        Fixed(width: 60, height: 40).id(icon)
        Flex().id(text)
        Fixed(width: 60, height: 20)
          .alignSelf(.end).id(badge)
      }
      """, width: 240, height: 80)
  }

  private static var withAlignItems: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60, height: 40).id(icon)
        Flex().id(text)
        Fixed(width: 60, height: 20)
          .alignSelf(.end).id(badge)
      }
      .alignItems(.center)
      """, width: 240, height: 80)
  }

  private static var onOneLine: Trial {
    Trial(
      """
      Row {
        Measured(
          text: "Big", advance: 20,
          lineHeight: 40, baseline: 30
        )
        .id(large)
        Measured(
          text: "and small", advance: 8,
          lineHeight: 16, baseline: 12
        )
        .id(small)
      }
      .alignItems(.baseline)
      """, width: 240, height: 80)
  }

  private static var stretched: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60, height: 40).id(icon)
        Flex().id(text)
        Fixed(width: 60, height: 20)
          .alignSelf(.end).id(badge)
      }
      .alignItems(.stretch)
      """, width: 240, height: 80)
  }

  private static var asked: Trial {
    Trial(
      """
      Column {
        Fixed(width: 60, height: 20)
      }.alignItems(.end)
      """, width: 200)
  }
}
