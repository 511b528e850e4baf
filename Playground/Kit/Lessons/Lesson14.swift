import EagerLayout

extension Lesson {
  private enum Part: Int { case one, two, three }

  static var lines: Lesson {
    let fixed = inTwoLines(), flexible = whereAllGrow(), high = inMuchHeight(), one = inOneLine(), last = asked(),
      two = twoAsked()
    let first = fixed.frames[1], second = fixed.frames[2], third = fixed.frames[3]
    let gap = second.x - first.maxX
    return Lesson(
      number: 14, title: "Lines",
      idea: [
        """
        A row squeezes everything into one line, unless it may wrap. With \(code: ".wrap()") an item that does not \
        fit begins a new line.
        """,
        """
        Each line is then a row of its own. It shares its own free space and knows nothing of the others.
        """,
      ],
      steps: [
        Step(
          inTwoLinesCode, gives: Picture(fixed, names: ["row", "one", "two", "three"]),
          remark: """
            Two items and a gap take \(second.maxX) of \(fixed.frames[0].width). A third would need \
            \(second.maxX + gap + third.width), so it begins a line at y \(third.y), a gap below the first line.
            """),
        Step(
          whereAllGrowCode, gives: Picture(flexible, names: ["row", "one", "two", "three"]),
          remark: """
            Three equal items, and the last is \(flexible.frames[3].width) wide, the others \
            \(flexible.frames[1].width). The first line shares \(fixed.frames[0].width - second.maxX) among two. In \
            the second line one item takes all there is. Every photo wall has met this.
            """),
        Step(
          inMuchHeightCode, gives: Picture(high, names: ["row", "one", "two", "three"]),
          remark: """
            There is more height than the lines need. \(code: ".alignContent(.center)") keeps them together in the \
            middle: \(high.frames[1].y) above them, \(high.frames[0].height - high.frames[3].maxY) below. Without it \
            the lines would stretch.
            """),
      ],
      experiment: """
        Lay out the second row in \(code: "Frame(width: 350, height: 70)"). How wide is each item?
        """,
      outcome: """
        \(one.frames[1].width). Now all three fit in one line, since it is the bases that must fit. So a wider room \
        has made the last item narrower.
        """,
      question: """
        In the second row, each item starts from \(code: ".basis(125)"). How many lines are there, and how wide are \
        the items?
        """,
      answer: """
        Three lines: two items would need \(two.frames[0].width), a gap included. Each is alone in its line, and \
        \(last.frames[1].width) wide.
        """,
      exercises: Exercise.lines)
  }

  private static let inTwoLinesCode = """
    let row = Row {
      Fixed(width: 100, height: 30).id(Part.one)
      Fixed(width: 100, height: 30).id(Part.two)
      Fixed(width: 100, height: 30).id(Part.three)
    }
    .wrap().gap(10)
    .layout(in: Frame(width: 240, height: 70))
    """
  private static func inTwoLines() -> Placement {
    let row = Row {
      Fixed(width: 100, height: 30).id(Part.one)
      Fixed(width: 100, height: 30).id(Part.two)
      Fixed(width: 100, height: 30).id(Part.three)
    }
    .wrap().gap(10)
    .layout(in: Frame(width: 240, height: 70))
    return row
  }

  private static let whereAllGrowCode = """
    let row = Row {
      Flex().basis(100).height(30).id(Part.one)
      Flex().basis(100).height(30).id(Part.two)
      Flex().basis(100).height(30).id(Part.three)
    }
    .wrap().gap(10)
    .layout(in: Frame(width: 240, height: 70))
    """
  private static func whereAllGrow() -> Placement {
    let row = Row {
      Flex().basis(100).height(30).id(Part.one)
      Flex().basis(100).height(30).id(Part.two)
      Flex().basis(100).height(30).id(Part.three)
    }
    .wrap().gap(10)
    .layout(in: Frame(width: 240, height: 70))
    return row
  }

  private static let inMuchHeightCode = """
    let row = Row {
      Fixed(width: 100, height: 30).id(Part.one)
      Fixed(width: 100, height: 30).id(Part.two)
      Fixed(width: 100, height: 30).id(Part.three)
    }
    .wrap().gap(10).alignContent(.center)
    .layout(in: Frame(width: 240, height: 130))
    """
  private static func inMuchHeight() -> Placement {
    let row = Row {
      Fixed(width: 100, height: 30).id(Part.one)
      Fixed(width: 100, height: 30).id(Part.two)
      Fixed(width: 100, height: 30).id(Part.three)
    }
    .wrap().gap(10).alignContent(.center)
    .layout(in: Frame(width: 240, height: 130))
    return row
  }

  private static func inOneLine() -> Placement {
    Row {
      Flex().basis(100).height(30).id(Part.one)
      Flex().basis(100).height(30).id(Part.two)
      Flex().basis(100).height(30).id(Part.three)
    }
    .wrap().gap(10)
    .layout(in: Frame(width: 350, height: 70))
  }

  private static func asked() -> Placement {
    Row {
      Flex().basis(125).height(30).id(Part.one)
      Flex().basis(125).height(30).id(Part.two)
      Flex().basis(125).height(30).id(Part.three)
    }
    .wrap().gap(10)
    .layout(in: Frame(width: 240, height: 110))
  }

  private static func twoAsked() -> Placement {
    Row {
      Fixed(width: 125); Fixed(width: 125)
    }.gap(10).layout()
  }
}
