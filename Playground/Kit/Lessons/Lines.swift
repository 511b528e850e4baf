import EagerLayout

extension Lesson {
  static var lines: Lesson {
    let fixed = wall("Fixed(width: 100, height: 30)"), flexible = wall("Flex().basis(100).height(30)")
    let high = wall("Fixed(width: 100, height: 30)", tail: "\n.alignContent(.center)", height: 130)
    let one = wall("Flex().basis(100).height(30)", width: 320), wide = wall("Flex().basis(125).height(30)", height: 110)
    let first = fixed["one"], second = fixed["two"], third = fixed["three"], gap = second.x - first.maxX
    let room = fixed.bounds.width
    return Lesson(
      name: "lines", title: "Lines", teaches: "o",
      puzzle: .guess(
        """
        A photo wall. The last line of the code lets items go to a second line. Three photos, all the same in the \
        code: why is the last one so wide?
        """, flexible,
        choices: [
          "It is alone in its line and takes all there is.", "The last item of a row always takes the rest.",
          "It starts from a larger basis.",
        ], right: 0,
        replies: [
          "", "In one line all three would share alike, as you have seen many times.",
          "All three start from \(code: ".basis(100)").",
        ],
        answer: """
          The first line has two photos to share with, the second line has one. Every photo wall has met this. Lines \
          know nothing of each other.
          """),
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
            Two items and a gap take \(second.maxX) of \(room). A third would need \
            \(second.maxX + gap + third.width), so it begins a line at y \(third.y), a gap below the first line.
            """),
        Step(
          flexible,
          remark: """
            Where to break is settled by the bases within their limits, before anybody grows. Then the first line shares \
            \(room - second.maxX) among two: \(flexible["one"].width) each. In the second line one item takes all \
            \(flexible["three"].width).
            """),
        Step(
          high,
          remark: """
            There is more height than the lines need. \(code: ".alignContent(.center)") keeps them together in the \
            middle: \(high["one"].y) above them, \(high.bounds.height - high["three"].maxY) below. Without it the \
            lines would stretch.
            """),
      ],
      experiment: Experiment(
        """
        Make the wall wider with \(code: "→") until all three stand in one line. How wide is the last one then?
        """, from: flexible, item: "three", to: one,
        outcome: """
          At \(one.bounds.width) all three fit in one line, and the last is \(one["three"].width) wide. A wider wall \
          has made it narrower.
          """),
      question: .guess(
        """
        The photos start from \(code: ".basis(125)"), and the wall is as wide as before, \(room). How wide is the \
        first, and where does the third lie?
        """, wide, asks: [.width("one"), .y("three")],
        slips: [
          Exercise.Slip(
            [flexible["one"].width, flexible["three"].y],
            "So it was before. Two of the new bases and a gap do not fit into the wall."),
          Exercise.Slip(
            [flexible["one"].width + gap, flexible["three"].y], "Two bases would fit without the gap. It counts too."),
        ],
        answer: """
          \(wide["one"].width), and y \(wide["three"].y). Two bases and a gap are wider than the wall, so there are \
          three lines, and each photo is alone in its own.
          """),
      exercises: Exercise.lines)
  }

  private static func wall(_ photo: String, tail: String = "", width: Int = 240, height: Int = 70) -> Trial {
    let photos = Exercise.listing(["one", "two", "three"]) { "\(photo).id(\($0))" }
    return Trial("Row {\n\(photos)\n}\n.wrap().gap(10)\(tail)", width: width, height: height)
  }
}
