import EagerLayout

extension Lesson {
  static var rowAndColumn: Lesson {
    let row = asRow, column = asColumn, centred = withAlignment, low = atEnd, stack = stacked
    let icon = row.frames[1], text = row.frames[2], top = column.frames[1], rest = column.frames[2]
    let small = centred.frames[1]
    return Lesson(
      name: "row-and-column", title: "Row and column",
      idea: [
        """
        A row sets items side by side, a column one below the other. The direction in which they follow each other \
        is the main axis; the other is the cross axis.
        """,
        """
        Along the main axis items share the room. Across it each has the room to itself: an item without a size \
        or a content there fills it, one that has one is aligned.
        """,
      ],
      steps: [
        Step(
          row,
          remark: """
            The main axis is horizontal. Widths are shared: \(icon.width) + \(text.width) = \(row.frames[0].width). \
            Across, both fill the height of \(row.frames[0].height).
            """),
        Step(
          column,
          remark: """
            Say Column for Row and height for width, and the same picture stands on its side: every x has become a y \
            and every width a height. Now heights are shared: \(top.height) + \(rest.height) = \
            \(column.frames[0].height).
            """),
        Step(
          centred,
          remark: """
            The icon now has a height of its own, so it no longer fills the row. Centred, it leaves \(small.y) above \
            and \(centred.frames[0].maxY - small.maxY) below. The text, a \(code: "Flex") with nothing \
            in it, fills the row as before.
            """),
      ],
      experiment: """
        In the last step write \(code: "alignment: .end"). Which number changes?
        """,
      outcome:
        """
        The icon's y alone, from \(small.y) to \(low.frames[1].y): its lower edge is now the row's, \
        \(low.frames[1].maxY).
        """,
      question: """
        \(code: "Column { Fixed(height: 30); Flex(); Fixed(height: 30) }") is laid out in \
        \(code: "Frame(width: 200, height: 160)"). What are the main sizes of the three, and their cross sizes?
        """,
      answer: """
        In a column the main size is the height: \(stack.frames[1].height), \(stack.frames[2].height) and \
        \(stack.frames[3].height). The cross size is the width; none has one of its own, so all are \
        \(stack.frames[2].width) wide.
        """,
      exercises: Exercise.rowAndColumn)
  }

  private static var asRow: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(icon)
        Flex().id(text)
      }
      """, width: 240, height: 120)
  }

  private static var asColumn: Trial {
    Trial(
      """
      Column {
        Fixed(height: 60).id(icon)
        Flex().id(text)
      }
      """, width: 120, height: 240)
  }

  private static var withAlignment: Trial {
    Trial(
      """
      Row(alignment: .center) {
        Fixed(width: 60, height: 50).id(icon)
        Flex().id(text)
      }
      """, width: 240, height: 120)
  }

  private static var atEnd: Trial {
    Trial(
      """
      Row(alignment: .end) {
        Fixed(width: 60, height: 50).id(icon)
        Flex().id(text)
      }
      """, width: 240, height: 120)
  }

  private static var stacked: Trial {
    Trial(
      """
      Column {
        Fixed(height: 30); Flex(); Fixed(height: 30)
      }
      """, width: 200, height: 160)
  }
}
