import EagerLayout

extension Lesson {
  static var tooLittleRoom: Lesson {
    let both = bothGiveWay, one = oneGivesWay, eager = textIsEager, tiny = inTwoThirds, last = asked
    let wide = ample
    let photo = wide.frames[1].width, text = wide.frames[2].width, room = both.frames[0].width
    let over = photo + text - room
    return Lesson(
      name: "too-little-room", title: "Too little room",
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
            \(photo - both.frames[1].width), and the text \(text - both.frames[2].width). The widths become \
            \(both.frames[1].width) and \(both.frames[2].width).
            """),
        Step(
          one,
          remark: """
            Without \(code: ".shrink(1)") the text keeps its \(one.frames[2].width). The photo gives all \
            \(photo - one.frames[1].width).
            """),
        Step(
          eager,
          remark: """
            Factor times basis: for the photo one times \(photo), for the text three times \(text). That is the \
            same, so now each gives \(photo - eager.frames[1].width). To make two items give equally, the small one \
            must be more willing.
            """),
      ],
      experiment: """
        Lay out the first row in \(code: "Frame(width: 200, height: 60)"). How wide is each? Compare them.
        """,
      outcome: """
        \(tiny.frames[1].width) and \(tiny.frames[2].width). The photo is three times as wide as the text, as at the \
        start. With equal factors everything shrinks like a picture that you scale.
        """,
      question: """
        \(code: "Row { Fixed(width: 200).shrink(1); Fixed(width: 100).shrink(2) }") has a width of \
        \(last.frames[0].width). How wide is each?
        """,
      answer: """
        \(last.frames[1].width) and \(last.frames[2].width). Both have the same factor times basis, so each gives \
        half of what is missing.
        """,
      exercises: Exercise.tooLittleRoom)
  }

  private static var bothGiveWay: Trial {
    Trial(
      """
      Row {
        Fixed(width: 300).shrink(1).id(photo)
        Fixed(width: 100).shrink(1).id(text)
      }
      """, width: 300)
  }

  private static var oneGivesWay: Trial {
    Trial(
      """
      Row {
        Fixed(width: 300).shrink(1).id(photo)
        Fixed(width: 100).id(text)
      }
      """, width: 300)
  }

  private static var textIsEager: Trial {
    Trial(
      """
      Row {
        Fixed(width: 300).shrink(1).id(photo)
        Fixed(width: 100).shrink(3).id(text)
      }
      """, width: 300)
  }

  private static var ample: Trial {
    Trial(
      """
      Row {
        Fixed(width: 300).shrink(1).id(photo)
        Fixed(width: 100).shrink(1).id(text)
      }
      """, width: 400)
  }

  private static var inTwoThirds: Trial {
    Trial(
      """
      Row {
        Fixed(width: 300).shrink(1).id(photo)
        Fixed(width: 100).shrink(1).id(text)
      }
      """, width: 200)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Fixed(width: 200).shrink(1); Fixed(width: 100).shrink(2)
      }
      """, width: 260)
  }
}
