import EagerLayout

extension Lesson {
  static var masonry: Lesson {
    let holes = inLines, first = pictures(4), more = pictures(6), sea = withSea
    let three = phone(width: 230), two = phone(width: 210), next = next
    return Lesson(
      name: "masonry", title: "The least high column",
      puzzle: .guess(
        "Pictures in lines, as you know them. Why is there such a hole below the third one?", holes,
        choices: [
          "The fourth is too wide for it.", "A line is as high as its highest picture.",
          "Holes are between all pictures that have a gap.",
        ], right: 1,
        replies: [
          "It is just as wide as the third.", "",
          "The gap is \(holes["four"].y - holes["two"].maxY). The hole is much larger.",
        ],
        answer: """
          The next line begins below the highest of this one. With pictures of many heights a wall in lines is full of \
          holes. So builders of dry stone walls look where the next stone fits.
          """),
      idea: [
        """
        \(code: "Masonry(columns: 3)") has columns and no lines. It takes its items in order, and puts each into the \
        column that is the least high by then. Where several are, it takes the first.
        """,
        """
        All columns are of one width, and an item fills it. So you see what comes first up at the top, and the columns \
        end at about one height.
        """,
      ],
      steps: [
        Step(
          first,
          remark: """
            The first three go to the top, since all columns are empty. Then the third is the least high: it ends at \
            \(first["three"].maxY), the others at \(first["one"].maxY) and \(first["two"].maxY). So four goes there.
            """),
        Step(
          more, after: first,
          remark: """
            Five goes to the first column, which ends at \(first["one"].maxY). Then the first and the third both end \
            at \(more["five"].maxY), so six goes to the first once more.
            """),
        Step(
          sea,
          remark: """
            A wide picture says \(code: ".span(columns: 2)"). It needs two neighbours, and must begin below the higher \
            one. Below one and two that is \(sea["one"].maxY), below two and three only \(sea["two"].maxY): there it \
            goes.
            """),
      ],
      experiment: Experiment(
        """
        These columns should be at least \(three["one"].width) wide, and as many as there is room for. Press \
        \(code: "←") twice. Where does three go?
        """, from: three, item: "three", to: two,
        outcome: """
          Below one, to y \(two["three"].y). Two gaps and three columns have no room any more. So there are two \
          columns, each \(two["one"].width) wide.
          """),
      question: .guess(
        "Go through them one by one. Where does e lie?", next, asks: [.x("e"), .y("e")],
        slips: [
          Exercise.Slip([0, next["d"].maxY + 10], "Below d the column is higher than the other."),
          Exercise.Slip([0, next["d"].y], "There d lies: when it came, both columns were equally high."),
          Exercise.Slip([next["e"].x, next["b"].maxY], "The column is right. There is a gap between two pictures."),
          Exercise.Slip([next["e"].x, 0], "The column is right. But b lies there already."),
        ],
        answer: """
          At \(next["e"].x), \(next["e"].y). When c lies below a, both columns end at \(next["c"].maxY); d goes to the \
          first, and then the second is the least high.
          """),
      exercises: Exercise.masonry)
  }

  private static var inLines: Trial {
    Trial(
      """
      Row(alignment: .start) {
        Fixed(width: 70, height: 50).id(one)
        Fixed(width: 70, height: 80).id(two)
        Fixed(width: 70, height: 30).id(three)
        Fixed(width: 70, height: 40).id(four)
      }
      .wrap().gap(10)
      """, width: 230, height: 130)
  }

  private static func pictures(_ count: Int) -> Trial {
    let names = ["one", "two", "three", "four", "five", "six"], heights = [50, 80, 30, 40, 20, 60]
    let pictures = (0..<count).map { "  Fixed(height: \(heights[$0])).id(\(names[$0]))" }.joined(separator: "\n")
    return Trial("Masonry(columns: 3) {\n\(pictures)\n}", width: 240, height: 140)
  }

  private static var withSea: Trial {
    Trial(
      """
      Masonry(columns: 3) {
        Fixed(height: 50).id(one)
        Fixed(height: 30).id(two)
        Fixed(height: 20).id(three)
        Fixed(height: 40).span(columns: 2).id(sea)
      }
      """, width: 240, height: 90)
  }

  private static func phone(width: Int) -> Trial {
    Trial(
      """
      Masonry(minimumWidth: 70) {
        Fixed(height: 50).id(one)
        Fixed(height: 80).id(two)
        Fixed(height: 30).id(three)
        Fixed(height: 40).id(four)
      }
      .gap(10)
      """, width: width, height: 140)
  }

  private static var next: Trial {
    Trial(
      """
      Masonry(columns: 2) {
        Fixed(height: 40).id(a)
        Fixed(height: 70).id(b)
        Fixed(height: 20).id(c)
        Fixed(height: 30).id(d)
        Fixed(height: 30).id(e)
      }
      .gap(10)
      """, width: 210, height: 130)
  }
}
