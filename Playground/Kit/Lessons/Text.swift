import EagerLayout

extension Lesson {
  static var text: Lesson {
    let wide = page(width: 200), narrow = page(width: 100), just = page(width: 90), less = page(width: 89)
    let beside = card(photo: 60, width: 120), cut = card(photo: 30, width: 120), last = card(photo: 60, width: 160)
    let folded = narrow["text"]
    return Lesson(
      name: "text", title: "Text",
      puzzle: .guess(
        """
        In a column of \(just.bounds.width) this text is \(just["text"].height) high. Here the column has one less, \
        and the text is \(less["text"].height) high. What has happened?
        """, less,
        choices: [
          "Its letters have become larger.", "The line below it was pushed away, so the text may be higher.",
          "No two words fit beside each other any more.",
        ], right: 2,
        replies: [
          "Letters stay as they are. It is the lines that have become more.",
          "It is the other way round: the text grew, and pushed the line down.",
        ],
        answer: """
          One less in width, and two lines have become four. That is why a layout that is nearly right can look all \
          wrong.
          """),
      idea: [
        """
        Text has no height of its own. Give it less width, and it breaks into more lines and gets higher. So layout \
        goes one way: first all widths, then every text is asked how high it is at its width.
        """,
        """
        \(code: "Measured(text: ...)") asks for you, with letters of one width. Your program has real letters: there \
        you give a function that measures.
        """,
      ],
      steps: [
        Step(
          wide,
          remark: """
            The text fits into one line, \(wide["text"].height) high. The line below it begins at y \
            \(wide["line"].y).
            """),
        Step(
          narrow,
          remark: """
            Half the width, and two lines: \(folded.height) high. Nothing was said about the height. What comes below \
            moves down to y \(narrow["line"].y).
            """),
        Step(
          beside,
          remark: """
            Beside a photo the text has only \(beside["text"].width), a line for each word. Nobody said how high the \
            card is: it is as high as its highest item, \(beside["card"].height).
            """),
      ],
      experiment: Experiment(
        """
        Press \(code: "Z") to make the photo narrower, until the text has only two lines. What does the card do?
        """, from: beside, item: "photo", to: cut,
        outcome: """
          At \(cut["photo"].width) two words fit beside each other, and the card is \(cut["card"].height) high in \
          place of \(beside["card"].height). A width changed, and a height followed.
          """),
      question: .guess(
        "The same card in a width of \(last.bounds.width). How high is it?", last, asks: [.height("card")],
        slips: [
          Exercise.Slip([wide["text"].height], "That is one line. The photo leaves less than the text needs for it."),
          Exercise.Slip([beside["card"].height], "So it was with a line for each word. Now there is room for two."),
        ],
        answer: """
          \(last["card"].height). The text shrinks to \(last["text"].width), breaks into two lines, and the card is \
          as high as its highest item.
          """),
      exercises: Exercise.text)
  }

  private static let fox = "Measured(\n    text: \"The quick brown fox\",\n    advance: 10, lineHeight: 20\n  )"

  private static func page(width: Int) -> Trial {
    Trial("Column {\n  \(fox)\n  .id(text)\n  Fixed(height: 20).id(line)\n}\n.id(page)", width: width, height: 100)
  }

  private static func card(photo: Int, width: Int) -> Trial {
    Trial(
      "Row {\n  Fixed(width: \(photo), height: 40).id(photo)\n  \(fox)\n  .id(text)\n}\n.id(card)", width: width,
      height: nil)
  }
}
