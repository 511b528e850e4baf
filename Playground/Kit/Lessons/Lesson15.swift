import EagerLayout

extension Lesson {
  private enum Part: Int { case text, line, photo }

  static var text: Lesson {
    let wide = inMuch(), narrow = inHalf(), area = ofOneArea(), just = inJustEnough(), less = inOneLess(),
      last = asked()
    let long = wide.frames[1], folded = narrow.frames[1]
    return Lesson(
      number: 15, title: "Text",
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
          inMuchCode, gives: Picture(wide, names: ["page", "text", "line"]),
          remark: """
            The text fits into one line, \(long.height) high. The line below it begins at y \(wide.frames[2].y).
            """),
        Step(
          inHalfCode, gives: Picture(narrow, names: ["page", "text", "line"]),
          remark: """
            Half the width, and two lines: \(folded.height) high. Nothing was said about the height. What comes \
            below moves down to y \(narrow.frames[2].y).
            """),
        Step(
          ofOneAreaCode, gives: Picture(area, names: ["page", "photo"]),
          remark: """
            Your own function gets a proposal and answers with a size. This one always wants the same area, as a \
            heap of sand does: offered a width of \(area.frames[1].width), it is \(area.frames[1].height) high.
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

  private static let inMuchCode = """
    let page = Column {
      Measured(
        text: "The quick brown fox", advance: 10,
        lineHeight: 20
      )
      .id(Part.text)
      Fixed(height: 10).id(Part.line)
    }
    .layout(in: Frame(width: 200, height: 100))
    """
  private static func inMuch() -> Placement {
    let page = Column {
      Measured(
        text: "The quick brown fox", advance: 10,
        lineHeight: 20
      )
      .id(Part.text)
      Fixed(height: 10).id(Part.line)
    }
    .layout(in: Frame(width: 200, height: 100))
    return page
  }

  private static let inHalfCode = """
    let page = Column {
      Measured(
        text: "The quick brown fox", advance: 10,
        lineHeight: 20
      )
      .id(Part.text)
      Fixed(height: 10).id(Part.line)
    }
    .layout(in: Frame(width: 100, height: 100))
    """
  private static func inHalf() -> Placement {
    let page = Column {
      Measured(
        text: "The quick brown fox", advance: 10,
        lineHeight: 20
      )
      .id(Part.text)
      Fixed(height: 10).id(Part.line)
    }
    .layout(in: Frame(width: 100, height: 100))
    return page
  }

  private static let ofOneAreaCode = """
    let page = Column {
      Measured { proposal in
        var width = 100.0
        if case .exact(let w) = proposal.width {
          width = w
        }
        return ContentSize(
          width: width, height: 6000 / width)
      }
      .id(Part.photo)
    }
    .layout(in: Frame(width: 120, height: 100))
    """
  private static func ofOneArea() -> Placement {
    let page = Column {
      Measured { proposal in
        var width = 100.0
        if case .exact(let w) = proposal.width {
          width = w
        }
        return ContentSize(
          width: width, height: 6000 / width)
      }
      .id(Part.photo)
    }
    .layout(in: Frame(width: 120, height: 100))
    return page
  }

  private static func inJustEnough() -> Placement {
    Column {
      Measured(
        text: "The quick brown fox", advance: 10,
        lineHeight: 20
      )
      .id(Part.text)
      Fixed(height: 10).id(Part.line)
    }
    .layout(in: Frame(width: 90, height: 100))
  }

  private static func inOneLess() -> Placement {
    Column {
      Measured(
        text: "The quick brown fox", advance: 10,
        lineHeight: 20
      )
      .id(Part.text)
      Fixed(height: 10).id(Part.line)
    }
    .layout(in: Frame(width: 89, height: 100))
  }

  private static func asked() -> Placement {
    Row {
      Fixed(width: 60)
      Measured(
        text: "The quick brown fox", advance: 10,
        lineHeight: 20
      )
      .id(Part.text)
    }
    .layout(width: 160)
  }
}
