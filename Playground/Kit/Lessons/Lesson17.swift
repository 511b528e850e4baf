import EagerLayout

extension Lesson {
  private enum Part: Int { case left, middle, right }

  static var pixelsAndCells: Lesson {
    let exact = raw(), crisp = onPixels(), fine = onHalves(), thirds = inThirds(), last = asked()
    let left = exact.frames[1], middle = exact.frames[2], right = exact.frames[3]
    let gap = middle.x - left.maxX
    let cut = [left, middle, right].map { Double(Int($0.width)) }
    return Lesson(
      number: 17, title: "Pixels and cells",
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
          rawCode, gives: Picture(exact, names: ["row", "left", "middle", "right"]),
          remark: """
            Exact frames of a row of \(exact.frames[0].width). Round the sizes down, and you get \(cut[0]), \
            \(cut[1]) and \(cut[2]): with two gaps of \(gap) that makes \(cut[0] + cut[1] + cut[2] + gap + gap). One \
            pixel is gone, and you will see it as a stripe at the edge.
            """),
        Step(
          onPixelsCode, gives: Picture(crisp, names: ["row", "left", "middle", "right"]),
          remark: """
            Now each edge goes to the nearest pixel: the left item ends at \(crisp.frames[1].maxX), the middle one \
            goes from \(crisp.frames[2].x) to \(crisp.frames[2].maxX). The last edge is \(crisp.frames[3].maxX), as \
            it should be. The middle one became \(crisp.frames[2].width) wide, though \(middle.width) is nearer to \
            \(cut[1]). The edges are what counts.
            """),
        Step(
          onHalvesCode, gives: Picture(fine, names: ["row", "left", "middle", "right"]),
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

  private static let rawCode = """
    let row = Row {
      Flex(4).id(Part.left)
      Flex(3).id(Part.middle)
      Flex(6).id(Part.right)
    }
    .gap(2)
    .layout(in: Frame(width: 70, height: 20))
    """
  private static func raw() -> Placement {
    let row = Row {
      Flex(4).id(Part.left)
      Flex(3).id(Part.middle)
      Flex(6).id(Part.right)
    }
    .gap(2)
    .layout(in: Frame(width: 70, height: 20))
    return row
  }

  private static let onPixelsCode = """
    let row = Row {
      Flex(4).id(Part.left)
      Flex(3).id(Part.middle)
      Flex(6).id(Part.right)
    }
    .gap(2)
    .layout(in: Frame(width: 70, height: 20))
    let crisp = row.snapped(toScale: 1)
    """
  private static func onPixels() -> Placement {
    let row = Row {
      Flex(4).id(Part.left)
      Flex(3).id(Part.middle)
      Flex(6).id(Part.right)
    }
    .gap(2)
    .layout(in: Frame(width: 70, height: 20))
    let crisp = row.snapped(toScale: 1)
    return crisp
  }

  private static let onHalvesCode = """
    let row = Row {
      Flex(4).id(Part.left)
      Flex(3).id(Part.middle)
      Flex(6).id(Part.right)
    }
    .gap(2)
    .layout(in: Frame(width: 70, height: 20))
    let fine = row.snapped(toScale: 2)
    """
  private static func onHalves() -> Placement {
    let row = Row {
      Flex(4).id(Part.left)
      Flex(3).id(Part.middle)
      Flex(6).id(Part.right)
    }
    .gap(2)
    .layout(in: Frame(width: 70, height: 20))
    let fine = row.snapped(toScale: 2)
    return fine
  }

  private static func inThirds() -> Placement {
    Row {
      Flex(); Flex(); Flex()
    }.layout(in: Frame(width: 100, height: 20)).snapped(toScale: 1)
  }

  private static func asked() -> Placement {
    Row {
      Flex(); Flex(); Flex(); Flex()
    }.layout(in: Frame(width: 10, height: 4)).snapped(toScale: 1)
  }
}
