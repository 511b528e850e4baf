import EagerLayout

extension Lesson {
  static var automaticMinimum: Lesson {
    let held = longWord, off = switchedOff, broken = twoWords, equal = equalShares, last = asked
    let natural = wordAlone.frames[1].width
    return Lesson(
      name: "automatic-minimum", title: "The automatic minimum",
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
            The word is \(natural) wide and cannot break. Both items may shrink, but the word is frozen at \
            \(held.frames[1].width), so the rest gives all that is missing and ends up at \(held.frames[2].width).
            """),
        Step(
          off,
          remark: """
            With a minimum of your own, the automatic one is off. Now both give in proportion: \
            \(off.frames[1].width) and \(off.frames[2].width). The box is narrower than its word. Cutting it off \
            with three dots is up to you.
            """),
        Step(
          broken,
          remark: """
            A text of several words can break. Its narrowest is its longest word, here \(broken.frames[1].width). So \
            it shrinks to that, on two lines.
            """),
      ],
      experiment: """
        Two equal shares: give the word \(code: ".grow(1).basis(0)"), and let the other one be \(code: "Flex()"). \
        Does each get half of \(equal.frames[0].width)?
        """,
      outcome: """
        No: \(equal.frames[1].width) and \(equal.frames[2].width). Half would be \(equal.frames[0].width / 2), too \
        narrow for the word. It is frozen at its minimum, and the other gets the rest. Two columns with equal \
        factors that are not equal: look for a long word.
        """,
      question: """
        What do they get with \(code: ".grow(1).basis(0).minWidth(0)") on the word?
        """,
      answer: """
        \(last.frames[1].width) and \(last.frames[2].width): now nothing holds them. This is what a table with equal \
        columns needs.
        """,
      exercises: Exercise.automaticMinimum)
  }

  private static var longWord: Trial {
    Trial(
      """
      Row {
        Measured(
          text: "unbreakable", advance: 10,
          lineHeight: 20
        )
        .id(word)
        Fixed(width: 100).shrink(1).id(rest)
      }
      """, width: 150)
  }

  private static var switchedOff: Trial {
    Trial(
      """
      Row {
        Measured(
          text: "unbreakable", advance: 10,
          lineHeight: 20
        )
        .minWidth(0).id(word)
        Fixed(width: 100).shrink(1).id(rest)
      }
      """, width: 150)
  }

  private static var twoWords: Trial {
    Trial(
      """
      Row {
        Measured(
          text: "two words", advance: 10,
          lineHeight: 20
        )
        .id(text)
        Fixed(width: 100).id(rest)
      }
      """, width: 150)
  }

  private static var wordAlone: Trial {
    Trial(
      """
      Row {
        Measured(
          text: "unbreakable", advance: 10,
          lineHeight: 20
        )
        .id(word)
      }
      """, width: 400)
  }

  private static var equalShares: Trial {
    Trial(
      """
      Row {
        Measured(
          text: "unbreakable", advance: 10,
          lineHeight: 20
        )
        .grow(1).basis(0).id(word)
        Flex().id(rest)
      }
      """, width: 160)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Measured(
          text: "unbreakable", advance: 10,
          lineHeight: 20
        )
        .grow(1).basis(0).minWidth(0).id(word)
        Flex().id(rest)
      }
      """, width: 160)
  }
}
