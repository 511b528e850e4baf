import EagerLayout

extension Lesson {
  static var percentagesAndLimits: Lesson {
    let card = banner(".width(.percent(50))"), loose = column(), firm = column("\n.height(120)")
    let limited = banner(".width(.percent(80))\n    .maxWidth(150)")
    let crossed = banner(".width(.percent(80))\n    .maxWidth(150).minWidth(170)"), frame = frame
    let room = card["Row"].width - 2 * card["banner"].x
    return Lesson(
      name: "percentages-and-limits", title: "Percentages and limits",
      puzzle: .guess(
        "The photo is to be half as high as the card. But it is as high as ever. Why?", loose,
        choices: [
          "A percentage goes for widths alone.", "The card has no height of its own: half of what?",
          "The text needs the other half.",
        ], right: 1,
        replies: [
          "There are percentages of heights too. But what would this one be a part of?", "",
          "The photo is first, and the text is only \(loose["text"].height) high.",
        ],
        answer: """
          The card is as high as what it holds, and so it waits for the photo. The photo cannot wait for the card as \
          well: nobody would ever begin.
          """),
      idea: [
        """
        A percentage is a part of the container's room, inside of its padding: \(code: ".width(.percent(50))") of its \
        width, \(code: ".height(.percent(50))") of its height. Where that height comes from the items, the percentage \
        counts for nothing.
        """,
        """
        Limits stand above all lengths: \(code: ".maxWidth") beats a width, whether in points or in parts. And \
        \(code: ".minWidth") beats them both.
        """,
      ],
      steps: [
        Step(
          card,
          remark: """
            The row is \(card["Row"].width) wide and has a padding of \(card["banner"].x) at each end. Half of the \
            \(room) between is \(card["banner"].width).
            """),
        Step(
          firm, after: loose,
          remark: """
            Now the card has a height, and half of it can be worked out before anybody is asked: the photo is \
            \(firm["photo"].height) high in place of \(loose["photo"].height).
            """),
        Step(
          limited, after: card,
          remark: """
            Eight tenths of \(room) would be \(room * 0.8). The limit stops it at \(limited["banner"].width). In a \
            narrower row the percentage would rule again.
            """),
      ],
      experiment: Experiment(
        """
        Two limits against each other: press \(code: "m") until the least width is \(crossed["banner"].width), more than \
        the greatest. Which of them wins?
        """, from: limited, item: "banner", to: crossed,
        outcome: """
          The least: the banner is \(crossed["banner"].width) wide, though it may be no wider than \
          \(limited["banner"].width). Whoever says at least has a reason, such as a word that must be read.
          """),
      question: .guess(
        "The frame's padding is a tenth. How far from the top is the photo?", frame, asks: [.y("photo")],
        slips: [
          Exercise.Slip([frame["frame"].height / 10], "That is a tenth of the height. Try the width.")
        ],
        answer: """
          \(frame["photo"].y), a tenth of the width, as at the left. Padding in parts goes by the width on all four \
          sides, so that the rim is even; margins do the same.
          """),
      exercises: Exercise.percentagesAndLimits)
  }

  private static func banner(_ sizes: String) -> Trial {
    Trial(
      """
      Row {
        Measured(width: 40, height: 20)
          \(sizes).id(banner)
      }
      .padding(20)
      """, width: 300, height: 80)
  }

  private static func column(_ height: String = "") -> Trial {
    Trial(
      """
      Row(alignment: .start) {
        Column {
          Measured(width: 80, height: 30)
            .height(.percent(50)).id(photo)
          Fixed(height: 40).id(text)
        }\(height)
        .id(card)
      }
      """, width: 200, height: 140)
  }

  private static var frame: Trial {
    Trial(
      """
      Column {
        Row {
          Flex().id(photo)
        }
        .padding(.percent(10))
        .height(80).id(frame)
      }
      """, width: 200, height: 100)
  }
}
