import EagerLayout

extension Lesson {
  static var lines: Lesson {
    let fixed = inTwoLines, flexible = whereAllGrow, high = inMuchHeight, one = inOneLine, last = asked,
      two = twoAsked
    let first = fixed.frames[1], second = fixed.frames[2], third = fixed.frames[3]
    let gap = second.x - first.maxX
    return Lesson(
      name: "lines", title: "Lines",
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
          fixed,
          remark: """
            Two items and a gap take \(second.maxX) of \(fixed.frames[0].width). A third would need \
            \(second.maxX + gap + third.width), so it begins a line at y \(third.y), a gap below the first line.
            """),
        Step(
          flexible,
          remark: """
            Three equal items, and the last is \(flexible.frames[3].width) wide, the others \
            \(flexible.frames[1].width). The first line shares \(fixed.frames[0].width - second.maxX) among two. In \
            the second line one item takes all there is. Every photo wall has met this.
            """),
        Step(
          high,
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

  private static var inTwoLines: Trial {
    Trial(
      """
      Row {
        Fixed(width: 100, height: 30).id(one)
        Fixed(width: 100, height: 30).id(two)
        Fixed(width: 100, height: 30).id(three)
      }
      .wrap().gap(10)
      """, width: 240, height: 70)
  }

  private static var whereAllGrow: Trial {
    Trial(
      """
      Row {
        Flex().basis(100).height(30).id(one)
        Flex().basis(100).height(30).id(two)
        Flex().basis(100).height(30).id(three)
      }
      .wrap().gap(10)
      """, width: 240, height: 70)
  }

  private static var inMuchHeight: Trial {
    Trial(
      """
      Row {
        Fixed(width: 100, height: 30).id(one)
        Fixed(width: 100, height: 30).id(two)
        Fixed(width: 100, height: 30).id(three)
      }
      .wrap().gap(10).alignContent(.center)
      """, width: 240, height: 130)
  }

  private static var inOneLine: Trial {
    Trial(
      """
      Row {
        Flex().basis(100).height(30).id(one)
        Flex().basis(100).height(30).id(two)
        Flex().basis(100).height(30).id(three)
      }
      .wrap().gap(10)
      """, width: 350, height: 70)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Flex().basis(125).height(30).id(one)
        Flex().basis(125).height(30).id(two)
        Flex().basis(125).height(30).id(three)
      }
      .wrap().gap(10)
      """, width: 240, height: 110)
  }

  private static var twoAsked: Trial {
    Trial(
      """
      Row {
        Fixed(width: 125); Fixed(width: 125)
      }.gap(10)
      """, width: nil, height: nil)
  }
}
