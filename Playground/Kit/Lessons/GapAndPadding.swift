import EagerLayout

extension Lesson {
  static var gapAndPadding: Lesson {
    let bar = withGap, padded = withPadding, seam = withSeam, left = withLeftPadding, four = fourInARow
    let back = bar.frames[1], title = bar.frames[2], done = bar.frames[3]
    let gap = title.x - back.maxX, inset = padded.frames[1].x, inner = padded.frames[2]
    let seamX = seam.frames[2], last = seam.frames[3]
    return Lesson(
      name: "gap-and-padding", title: "Gap and padding",
      idea: [
        """
        A gap is room between two items. Padding is room between the items and the edges of their row. Both are \
        taken before anybody shares anything.
        """,
        """
        So the first sum is always the same. Take the width of the row. Take off the padding at both ends. Take off \
        the gaps. The rest is for the items.
        """,
      ],
      steps: [
        Step(
          bar,
          remark: """
            Three items have two gaps between them: \(bar.frames[0].width) - \(gap) - \(gap) = \
            \(bar.frames[0].width - gap - gap) for the items. The fixed ones take \(back.width) and \(done.width), \
            so the title gets \(title.width).
            """),
        Step(
          padded,
          remark: """
            The padding takes \(inset) at each end, so the title gives up \(title.width - inner.width). And look at \
            the heights: padding is on all four sides. Of \(padded.frames[0].height) only \(inner.height) are left.
            """),
        Step(
          seam,
          remark: """
            An item of width \(seamX.width) is an item all the same. It has a gap on each side, so the last item \
            begins at \(last.x), twice \(gap) after \(seam.frames[1].maxX).
            """),
      ],
      experiment: """
        In the second step write \(code: ".padding(left: 20)") in place of \(code: ".padding(20)"). Which numbers \
        change?
        """,
      outcome: """
        The title grows to \(left.frames[2].width), and all three are \(left.frames[2].height) high again. Only the \
        left edge keeps its distance.
        """,
      question: """
        How wide must a row be, so that \
        \(code: "Row { Fixed(width: 50); Fixed(width: 50); Fixed(width: 50); Fixed(width: 50) }.gap(20).padding(10)") \
        fits?
        """,
      answer: """
        \(four.frames[0].width). Four items take \(four.frames[4].width * 4). There are three gaps and not four, \
        \((four.frames[2].x - four.frames[1].maxX) * 3) in all, and two ends of \(four.frames[1].x).
        """,
      exercises: Exercise.gapAndPadding)
  }

  private static var withGap: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(back)
        Flex().id(title)
        Fixed(width: 60).id(done)
      }
      .gap(10)
      .id(bar)
      """, width: 300)
  }

  private static var withPadding: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(back)
        Flex().id(title)
        Fixed(width: 60).id(done)
      }
      .gap(10)
      .padding(20)
      .id(bar)
      """, width: 300)
  }

  private static var withSeam: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(back)
        Fixed(width: 0).id(seam)
        Fixed(width: 60).id(done)
      }
      .gap(10)
      .id(bar)
      """, width: 300)
  }

  private static var withLeftPadding: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(back)
        Flex().id(title)
        Fixed(width: 60).id(done)
      }
      .gap(10)
      .padding(left: 20)
      """, width: 300)
  }

  private static var fourInARow: Trial {
    Trial(
      """
      Row {
        Fixed(width: 50); Fixed(width: 50); Fixed(width: 50); Fixed(width: 50)
      }.gap(20).padding(10)
      """, width: nil, height: nil)
  }
}
