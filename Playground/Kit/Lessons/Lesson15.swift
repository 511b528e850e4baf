import EagerLayout

extension Lesson {
  static var text: Lesson {
    let wide = inMuch, narrow = inHalf, beside = besidePicture, just = inJustEnough, less = inOneLess,
      last = asked
    let long = wide.frames[1], folded = narrow.frames[1]
    return Lesson(
      name: "text", title: "Text",
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
            The text fits into one line, \(long.height) high. The line below it begins at y \(wide.frames[2].y).
            """),
        Step(
          narrow,
          remark: """
            Half the width, and two lines: \(folded.height) high. Nothing was said about the height. What comes \
            below moves down to y \(narrow.frames[2].y).
            """),
        Step(
          beside,
          remark: """
            Beside a photo the text has only \(beside["text"].width), a line for each word. Nobody said how high the \
            page is: it is as high as its highest item, \(beside.frames[0].height).
            """),
      ],
      experiment: """
        Make the second page a little narrower still: \(code: "Frame(width: 90, height: 100)"), then \
        \(code: "Frame(width: 89, height: 100)"). What does the last step of one do?
        """,
      outcome: """
        The text is \(just.frames[1].height) high, then \(less.frames[1].height). Now no two words fit beside each \
        other, so one less in width makes four lines of two. That is why a layout that is nearly right can look all \
        wrong.
        """,
      question: """
        The same text stands in a row beside \(code: "Fixed(width: 60)"), and the row is \(last.frames[0].width) \
        wide and has no height. How high is it?
        """,
      answer: """
        \(last.frames[0].height). The text shrinks to \(last.frames[2].width), breaks into two lines, and the row is \
        as high as its highest item.
        """,
      exercises: Exercise.text)
  }

  private static var inMuch: Trial {
    Trial(
      """
      Column {
        Measured(
          text: "The quick brown fox", advance: 10,
          lineHeight: 20
        )
        .id(text)
        Fixed(height: 10).id(line)
      }
      .id(page)
      """, width: 200, height: 100)
  }

  private static var inHalf: Trial {
    Trial(
      """
      Column {
        Measured(
          text: "The quick brown fox", advance: 10,
          lineHeight: 20
        )
        .id(text)
        Fixed(height: 10).id(line)
      }
      .id(page)
      """, width: 100, height: 100)
  }

  private static var besidePicture: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60, height: 40).id(photo)
        Measured(
          text: "The quick brown fox", advance: 10,
          lineHeight: 20
        )
        .id(text)
      }
      .id(page)
      """, width: 120, height: nil)
  }

  private static var inJustEnough: Trial {
    Trial(
      """
      Column {
        Measured(
          text: "The quick brown fox", advance: 10,
          lineHeight: 20
        )
        .id(text)
        Fixed(height: 10).id(line)
      }
      """, width: 90, height: 100)
  }

  private static var inOneLess: Trial {
    Trial(
      """
      Column {
        Measured(
          text: "The quick brown fox", advance: 10,
          lineHeight: 20
        )
        .id(text)
        Fixed(height: 10).id(line)
      }
      """, width: 89, height: 100)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60)
        Measured(
          text: "The quick brown fox", advance: 10,
          lineHeight: 20
        )
        .id(text)
      }
      """, width: 160, height: nil)
  }
}
