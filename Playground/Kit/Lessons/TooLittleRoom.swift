import EagerLayout

extension Lesson {
  static var tooLittleRoom: Lesson {
    let one = ".shrink(1)", both = row(one, one), alone = row(one, ""), eager = row(one, ".shrink(3)")
    let tiny = row(one, one, width: 200), wide = row(one, one, width: 400), two = two
    let photo = wide["photo"].width, text = wide["text"].width, room = both["Row"].width
    let over = photo + text - room
    return Lesson(
      name: "too-little-room", title: "Too little room", teaches: "s",
      puzzle: .guess(
        """
        A photo of \(photo) and a text of \(text) must do with \(room). Both may give way. Look at what is left of \
        them: why has one given more than the other?
        """, both,
        choices: [
          "Who comes first gives first.", "Who has more gives more.", "The text has reached its least width.",
        ], right: 1,
        replies: ["With the two changed about, the photo would still give more.", "", "It could be narrower yet."],
        answer: """
          The photo is three times as wide, and gives three times as much. So nobody is pressed to nothing while another \
          has plenty.
          """),
      idea: [
        """
        Sometimes the starts need more than there is. Then the free space is less than nothing, and somebody must \
        give way.
        """,
        """
        \(code: ".shrink(1)") lets an item give way; \(code: "Fixed") alone never does. Who gives how much? A large \
        item gives more than a small one: each gives in proportion to its shrink factor times its basis.
        """,
      ],
      steps: [
        Step(
          both,
          remark: """
            \(photo) + \(text) is \(over) more than \(room). Half each would make \(photo - over / 2) and \
            \(text - over / 2). But the photo is three times as wide, so it gives three times as much: \
            \(photo - both["photo"].width), and the text \(text - both["text"].width). The widths become \
            \(both["photo"].width) and \(both["text"].width).
            """),
        Step(
          alone,
          remark: """
            Without \(code: ".shrink(1)") the text keeps its \(alone["text"].width). The photo gives all \
            \(photo - alone["photo"].width).
            """),
        Step(
          eager,
          remark: """
            Factor times basis: for the photo one times \(photo), for the text three times \(text). That is the \
            same, so now each gives \(photo - eager["photo"].width). To make two items give equally, the small one \
            must be more willing.
            """),
      ],
      experiment: Experiment(
        """
        Make the row narrower: press \(code: "←") until it is \(tiny["Row"].width) wide. How do the two widths compare, \
        all the way?
        """, from: both, item: "photo", to: tiny,
        outcome: """
          The photo stays three times as wide as the text, as at the start: \(tiny["photo"].width) and \
          \(tiny["text"].width). With equal factors everything shrinks like a picture that you scale.
          """),
      question: .guess(
        "How wide are the two now?", two, asks: [.width("photo"), .width("text")],
        slips: [
          Exercise.Slip(
            [two["Row"].width * 2 / 3, two["Row"].width / 3], "So it is with equal factors. The text has two."),
          Exercise.Slip(
            [200 - 40.0 / 3, 100 - 80.0 / 3], "By factors alone: but the photo is twice as wide as the text."),
        ],
        answer: """
          \(two["photo"].width) and \(two["text"].width). Twice the width, or twice the factor: both come to the same, \
          so each gives half of what is missing.
          """),
      exercises: Exercise.tooLittleRoom)
  }

  private static func row(_ photo: String, _ text: String, width: Int = 300) -> Trial {
    Trial(
      """
      Row {
        Fixed(width: 300)\(photo).id(photo)
        Fixed(width: 100)\(text).id(text)
      }
      """, width: width)
  }

  private static var two: Trial {
    Trial(
      """
      Row {
        Fixed(width: 200).shrink(1).id(photo)
        Fixed(width: 100).shrink(2).id(text)
      }
      """, width: 260)
  }
}
