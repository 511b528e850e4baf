import EagerLayout

extension Lesson {
  static var pixelsAndCells: Lesson {
    let exact = raw, crisp = onPixels, fine = onHalves, thirds = inThirds, last = asked
    let left = exact.frames[1], middle = exact.frames[2], right = exact.frames[3]
    let gap = middle.x - left.maxX
    let cut = [left, middle, right].map { Double(Int($0.width)) }
    return Lesson(
      name: "pixels-and-cells", title: "Pixels and cells",
      idea: [
        """
        Shares are seldom whole numbers. A screen has whole pixels, and a terminal whole cells. So frames must be \
        rounded before they are drawn.
        """,
        """
        There is a wrong way, rounding sizes, and a right way, rounding edges. \(code: "snapped(toScale:)") does it \
        the right way.
        """,
      ],
      steps: [
        Step(
          exact,
          remark: """
            Exact frames of a row of \(exact.frames[0].width). Round the sizes down, and you get \(cut[0]), \
            \(cut[1]) and \(cut[2]): with two gaps of \(gap) that makes \(cut[0] + cut[1] + cut[2] + gap + gap). One \
            pixel is gone, and you will see it as a stripe at the edge.
            """),
        Step(
          crisp,
          remark: """
            Now each edge goes to the nearest pixel: the left item ends at \(crisp.frames[1].maxX), the middle one \
            goes from \(crisp.frames[2].x) to \(crisp.frames[2].maxX). The last edge is \(crisp.frames[3].maxX), as \
            it should be. The middle one became \(crisp.frames[2].width) wide, though \(middle.width) is nearer to \
            \(cut[1]). The edges are what counts.
            """),
        Step(
          fine,
          remark: """
            A sharper screen has two pixels for each unit. Edges may lie on halves: the left item ends at \
            \(fine.frames[1].maxX).
            """),
      ],
      experiment: """
        \(code: "Row { Flex(); Flex(); Flex() }") in a width of \(thirds.frames[0].width), snapped to whole pixels. \
        Equal items: are their widths equal?
        """,
      outcome: """
        No: \(thirds.frames[1].width), \(thirds.frames[2].width), \(thirds.frames[3].width). A hundred pixels cannot \
        be split in three equal parts. Somebody must have one more, and edges decide who.
        """,
      question: """
        \(code: "Row { Flex(); Flex(); Flex(); Flex() }") is \(last.frames[0].width) wide. Snapped to whole pixels, \
        where do the items end?
        """,
      answer: """
        At \(last.frames[1].maxX), \(last.frames[2].maxX), \(last.frames[3].maxX) and \(last.frames[4].maxX). A half \
        goes to the right, and the widths come out as \(last.frames[1].width), \(last.frames[2].width), \
        \(last.frames[3].width), \(last.frames[4].width).
        """,
      exercises: Exercise.pixelsAndCells)
  }

  private static var raw: Trial {
    Trial(
      """
      Row {
        Flex(4).id(left)
        Flex(3).id(middle)
        Flex(6).id(right)
      }
      .gap(2)
      """, width: 70, height: 20)
  }

  private static var onPixels: Trial {
    Trial(
      """
      Row {
        Flex(4).id(left)
        Flex(3).id(middle)
        Flex(6).id(right)
      }
      .gap(2)
      """, width: 70, height: 20, scale: 1)
  }

  private static var onHalves: Trial {
    Trial(
      """
      Row {
        Flex(4).id(left)
        Flex(3).id(middle)
        Flex(6).id(right)
      }
      .gap(2)
      """, width: 70, height: 20, scale: 2)
  }

  private static var inThirds: Trial {
    Trial(
      """
      Row {
        Flex(); Flex(); Flex()
      }
      """, width: 100, height: 20, scale: 1)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Flex(); Flex(); Flex(); Flex()
      }
      """, width: 10, height: 4, scale: 1)
  }
}
