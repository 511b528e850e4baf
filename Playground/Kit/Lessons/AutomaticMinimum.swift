import EagerLayout

extension Lesson {
  static var automaticMinimum: Lesson {
    let held = row("unbreakable"), off = row("unbreakable", ".minWidth(0)"), tight = row("unbreakable", width: 110)
    let broken = row("two words", beside: "Fixed(width: 100)")
    let unequal = tabs(""), equal = tabs(".minWidth(0)")
    let share = equal["all"].width
    return Lesson(
      name: "automatic-minimum", title: "The automatic minimum",
      puzzle: .guess(
        """
        Three tabs with words in them. Each starts from nothing and has one share, so each should be \(share) wide. Why \
        are they not?
        """, unequal,
        choices: [
          "The third has more shares.", "The row is too narrow for three items.",
          "The word in the third needs more than \(share), and a word is not cut in two.",
        ], right: 2,
        replies: [
          "Each has \(code: ".grow(1)"). A share is not larger for a long word.",
          "They fill it to the end, and nothing sticks out.",
        ],
        answer: """
          The long word needs \(unequal["downloads"].width), and has them. The other two share what is left. Yet \
          nobody wrote down that limit: where does it come from?
          """),
      idea: [
        """
        Some items have content: a word, a picture. Nobody wants to see half a word. So an item with content has a \
        minimum even if you give it none: its content at its narrowest.
        """,
        """
        That is the answer to the oldest question about rows: why does this thing not shrink? If you want it to, say \
        \(code: ".minWidth(0)").
        """,
      ],
      steps: [
        Step(
          held,
          remark: """
            The word is \(held["word"].width) wide and cannot break. Both items may shrink, but the word is frozen at \
            its width, so the rest gives all that is missing and ends up at \(held["rest"].width).
            """),
        Step(
          off,
          remark: """
            With a minimum of your own, the automatic one is off. Now both give in proportion: \(off["word"].width) \
            and \(off["rest"].width). The box is narrower than its word. Cutting it off with three dots is up to you.
            """),
        Step(
          broken,
          remark: """
            A text of several words can break. Its narrowest is its longest word, here \(broken["word"].width). So it \
            shrinks to that, on two lines.
            """),
      ],
      experiment: Experiment(
        """
        Make the row narrower with \(code: "←"), step by step, down to \(tight.bounds.width). Who gives way, and how \
        far?
        """, from: held, item: "rest", to: tight,
        outcome: """
          The rest gives everything, down to \(tight["rest"].width). The word stays \(tight["word"].width) wide to \
          the last, and in a row narrower still it would stick out.
          """),
      question: .guess(
        """
        The tabs of the beginning. Now the long word has \(code: ".minWidth(0)"). How wide are all and downloads?
        """, equal, asks: [.width("all"), .width("downloads")],
        slips: [
          Exercise.Slip(
            [unequal["all"].width, unequal["downloads"].width],
            "So it was with the automatic minimum. A minimum of your own takes its place.")
        ],
        answer: """
          \(share) each: now nothing holds them. When columns with equal shares are not equal, look for a long word \
          in them.
          """),
      exercises: Exercise.automaticMinimum)
  }

  private static func row(
    _ words: String, _ modifier: String = "", beside rest: String = "Fixed(width: 100).shrink(1)", width: Int = 150
  ) -> Trial {
    Trial(
      """
      Row {
        Measured(
          text: "\(words)", advance: 10,
          lineHeight: 20
        )
        \(modifier).id(word)
        \(rest).id(rest)
      }
      """, width: width)
  }

  private static func tabs(_ modifier: String) -> Trial {
    Trial(
      """
      Row {
        Measured(width: 30, height: 20)
          .grow(1).basis(0).id(all)
        Measured(width: 40, height: 20)
          .grow(1).basis(0).id(new)
        Measured(width: 90, height: 20)
          .grow(1).basis(0)\(modifier)
          .id(downloads)
      }
      """, width: 180)
  }
}
