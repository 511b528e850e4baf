import EagerLayout

extension Lesson {
  static var rowAndColumn: Lesson {
    let row = page("Row", "width", in: (240, 120)), column = page("Column", "height", in: (120, 240))
    let centred = centred(height: 120), high = self.centred(height: 160), stack = stack, light = light
    let icon = row["icon"].width, text = row["text"].width, small = centred["icon"]
    return Lesson(
      name: "row-and-column", title: "Row and column", teaches: "d",
      puzzle: .guess(
        "A traffic light lies on its side. Which words must change so that it stands, and fills a frame that stands?",
        light,
        choices: [
          "\(code: "Row") becomes \(code: "Column").", "\(code: "width") becomes \(code: "height"), three times.",
          "Both.",
        ], right: 2,
        replies: [
          "Then no lamp has a height any more, and it is nothing high: the light is dark.",
          "Then the lamps still stand side by side, and no lamp has a width.",
        ],
        answer: """
          A row counts widths, a column heights. Whoever turns a layout turns both words: why, you will see now.
          """),
      idea: [
        """
        A row sets items side by side, a column one below the other. The direction in which they follow each other \
        is the main axis; the other is the cross axis.
        """,
        """
        Along the main axis items share the room. Across it each has the room to itself. In a row an item \
        without a height of its own is as high as the row; one with a height keeps it, and its container says where it \
        stands.
        """,
      ],
      steps: [
        Step(
          row,
          remark: """
            The main axis is horizontal. Widths are shared: \(icon) + \(text) = \(row["Row"].width). Across, both fill \
            the height of \(row["Row"].height).
            """),
        Step(
          column,
          remark: """
            Say Column for Row and height for width, and the same picture stands on its side: every x has become a y \
            and every width a height. Now heights are shared: \(column["icon"].height) + \(column["text"].height) = \
            \(column["Column"].height).
            """),
        Step(
          centred,
          remark: """
            The icon now has a height of its own, so it no longer fills the row. Centred, it leaves \(small.y) above \
            and \(centred["Row"].maxY - small.maxY) below. The text, a \(code: "Flex") with nothing in it, fills the \
            row as before.
            """),
      ],
      experiment: Experiment(
        "Make the row higher: press \(code: "↓") until it is \(high["Row"].height) high. Which numbers change?",
        from: centred, item: "icon", to: high,
        outcome: """
          The icon keeps its height and moves: its y is \(high["icon"].y) in place of \(small.y), still as much above \
          as below. The text stays where it is and grows to \(high["text"].height).
          """),
      question: .guess(
        "In this column, what is the middle's size along the main axis, and what is the top's across?", stack,
        asks: [.height("middle"), .width("top")],
        slips: [
          Exercise.Slip(
            [stack["middle"].height, 0], "Nobody said how wide the top is. What does an item do across, then?"),
          Exercise.Slip([stack["middle"].height, stack["top"].height], "That is the top's height, its main size."),
          Exercise.Slip(
            [stack["Column"].height, stack["top"].width], "Top and bottom take their part of the height first."),
        ],
        answer: """
          In a column the main size is the height: the middle gets the \(stack["middle"].height) that the others \
          leave. The cross size is the width. None has one of its own, so all are \(stack["top"].width) wide.
          """),
      exercises: Exercise.rowAndColumn)
  }

  private static var light: Trial {
    Trial(
      """
      Row {
        Fixed(width: 40).id(red)
        Fixed(width: 40).id(amber)
        Fixed(width: 40).id(green)
      }
      """, width: 120, height: 40)
  }

  private static func page(_ container: String, _ side: String, in bounds: (Int, Int)) -> Trial {
    Trial(
      """
      \(container) {
        Fixed(\(side): 60).id(icon)
        Flex().id(text)
      }
      """, width: bounds.0, height: bounds.1)
  }

  private static func centred(height: Int) -> Trial {
    Trial(
      """
      Row(alignment: .center) {
        Fixed(width: 60, height: 50).id(icon)
        Flex().id(text)
      }
      """, width: 240, height: height)
  }

  private static var stack: Trial {
    Trial(
      """
      Column {
        Fixed(height: 30).id(top)
        Flex().id(middle)
        Fixed(height: 30).id(bottom)
      }
      """, width: 200, height: 160)
  }
}
