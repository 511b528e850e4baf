import EagerLayout

extension Lesson {
  static var margins: Lesson {
    let plain = shelf(), pushed = shelf(vase: "left: 40"), around = shelf(vase: "20", bowl: "left: 10", gap: 10)
    let tight = shelf(vase: "20", bowl: "left: 10", gap: 0), faces = faces, bar = bar
    let between = around["bowl"].x - around["vase"].maxX, kept = tight["bowl"].x - tight["vase"].maxX
    let overlap = faces["ann"].maxX - faces["bob"].x
    return Lesson(
      name: "margins", title: "Margins", teaches: "v",
      puzzle: .guess(
        "The vase is precious: only it is to have more room around it than the others. Where would you say so?",
        shelf(gap: 10),
        choices: ["At the row: a larger gap.", "At the row: padding.", "At the vase."], right: 2,
        replies: [
          "A gap is between all items: then the cup and the bowl are parted from everything too.",
          "Padding is at the edges of the row. The vase stands in the middle.",
        ],
        answer: """
          Gap and padding belong to the row and treat all items alike. What one item wants for itself it says itself: \
          a margin.
          """),
      idea: [
        """
        A margin is room that an item keeps around itself: \(code: ".margin(20)") on all four sides, \
        \(code: ".margin(left: 40)") on one. Like gap and padding it is taken before anybody shares anything.
        """,
        """
        Margins are added: to the gap, and to the margin of the neighbour. Nothing is swallowed. Whoever knows text on \
        web pages expects the larger to win, but in rows and columns both count.
        """,
      ],
      steps: [
        Step(
          pushed, after: plain,
          remark: """
            A margin on one side pushes. The vase begins \(pushed["vase"].x - pushed["cup"].maxX) after the cup, and \
            the bowl is pushed along, from \(plain["bowl"].x) to \(pushed["bowl"].x).
            """),
        Step(
          around,
          remark: """
            Vase and bowl are \(between) apart: the vase's margin, the gap and the bowl's margin, all three. And the \
            vase is only \(around["vase"].height) high: a margin on all sides takes from above and below too.
            """),
        Step(
          faces,
          remark: """
            A margin may be less than nothing. Then an item begins before the one before it ends, here by \(overlap), \
            and all after it follow. Three faces of \(faces["ann"].width) end at \(faces["eve"].maxX).
            """),
      ],
      experiment: Experiment(
        "Take the gap away: press \(code: "G") twice. How far apart are vase and bowl then?",
        from: around, item: "vase", to: tight,
        outcome: """
          \(kept). The gap was the row's and is gone; the margins are the items' own and stay. There is also a margin \
          that takes all that is left over. It has its place in a later lesson.
          """),
      question: .guess(
        "The title takes what is left. How wide is it?", bar, asks: [.width("title")],
        slips: [
          Exercise.Slip(
            [bar["title"].width + 30], "You forgot the logo's margins: it has one on the left and one on the right."),
          Exercise.Slip([bar["title"].width + 15], "There is a margin on both sides of the logo."),
          Exercise.Slip(
            [bar["title"].width + 10], "Between the two there is a gap as well. It is added to the margin."),
        ],
        answer: """
          \(bar["title"].width). The logo needs \(bar["logo"].width) and two margins of \(bar["logo"].x), and the gap \
          comes on top: the title begins at \(bar["title"].x).
          """),
      exercises: Exercise.margins)
  }

  private static func shelf(vase: String? = nil, bowl: String? = nil, gap: Int? = nil) -> Trial {
    func margin(_ sides: String?) -> String { sides.map { "\n    .margin(\($0))" } ?? "" }
    return Trial(
      """
      Row {
        Fixed(width: 60).id(cup)
        Fixed(width: 60).id(vase)\(margin(vase))
        Fixed(width: 60).id(bowl)\(margin(bowl))
      }\(gap.map { "\n.gap(\($0))" } ?? "")
      """, width: 300, height: 80)
  }

  private static var faces: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(ann)
        Fixed(width: 60).margin(left: -20).id(bob)
        Fixed(width: 60).margin(left: -20).id(eve)
      }
      """, width: 140)
  }

  private static var bar: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).margin(15).id(logo)
        Flex().id(title)
      }
      .gap(10)
      """, width: 300)
  }
}
