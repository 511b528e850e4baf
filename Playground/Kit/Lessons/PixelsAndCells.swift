import EagerLayout

extension Lesson {
  static var pixelsAndCells: Lesson {
    let exact = row(), crisp = row(scale: 1), fine = row(scale: 2), whole = row(width: 30)
    let thirds = Trial(
      "Row {\n  Flex().id(left)\n  Flex().id(middle)\n  Flex().id(right)\n}", width: 100, height: 20, scale: 1)
    let quarters = Trial(
      "Row {\n  Flex().id(one)\n  Flex().id(two)\n  Flex().id(three)\n  Flex().id(four)\n}", width: 10, height: 4,
      scale: 1)
    let gap = exact["middle"].x - exact["left"].maxX
    let cut = ["left", "middle", "right"].map { Double(Int(exact[$0].width)) }
    return Lesson(
      name: "pixels-and-cells", title: "Pixels and cells",
      puzzle: .guess(
        "Three equal shares, drawn on whole pixels. Why is the middle one wider?", thirds,
        choices: [
          "A middle item gets a little more.", "The other two have been rounded down, and it takes what is left over.",
          "Its edges went to the nearest pixels, and there is one more between them.",
        ], right: 2,
        replies: [
          "Rows know of no such thing: three shares of one are equal.",
          "Then nobody would need to be in the middle. Look at where the items begin.",
        ],
        answer: """
          A hundred pixels cannot be split in three equal parts, so somebody has one more. Who that is, the edges \
          decide.
          """),
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
            Exact frames of a row of \(exact.bounds.width). Round the sizes down, and you get \(cut[0]), \(cut[1]) and \
            \(cut[2]): with two gaps of \(gap) that makes \(cut[0] + cut[1] + cut[2] + gap + gap). One pixel is gone, \
            and you will see it as a stripe at the edge.
            """),
        Step(
          crisp,
          remark: """
            Now each edge goes to the nearest pixel: the left item ends at \(crisp["left"].maxX), the last edge is \
            \(crisp["right"].maxX), as it should be. The middle one became \(crisp["middle"].width) wide, though \
            \(exact["middle"].width) is nearer to \(cut[1]). The edges are what counts.
            """),
        Step(
          fine,
          remark: """
            A sharper screen has two pixels for each unit. Edges may lie on halves: the left item ends at \
            \(fine["left"].maxX).
            """),
      ],
      experiment: Experiment(
        """
        Make the row narrower with \(code: "←"), until all three widths are whole of themselves. Guess first: how \
        often will you have to press?
        """, from: exact, item: "left", to: whole,
        outcome: """
          Of the widths in tens only at \(whole.bounds.width): \(whole["left"].width), \(whole["middle"].width) and \
          \(whole["right"].width). Whole widths are luck, and you do not choose how wide your reader's screen is.
          """),
      question: .guess(
        "Four equal items on \(quarters.bounds.width) whole pixels. Where do the second, third and fourth begin?",
        quarters,
        asks: [.x("two"), .x("three"), .x("four")],
        slips: [
          Exercise.Slip(
            [2, 4, 6], "You rounded the widths down, so two pixels are gone at the right end. Round the edges."),
          Exercise.Slip([2.5, 5, 7.5], "Those are the exact edges. Put each on the nearest pixel."),
        ],
        answer: """
          At \(quarters["two"].x), \(quarters["three"].x) and \(quarters["four"].x). A half goes to the right, and the \
          widths come out as \(quarters["one"].width), \(quarters["two"].width), \(quarters["three"].width), \
          \(quarters["four"].width).
          """),
      exercises: Exercise.pixelsAndCells)
  }

  private static func row(width: Int = 70, scale: Double? = nil) -> Trial {
    Trial(
      "Row {\n  Flex(4).id(left)\n  Flex(3).id(middle)\n  Flex(6).id(right)\n}\n.gap(2)", width: width, height: 20,
      scale: scale)
  }
}
