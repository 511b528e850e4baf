import EagerLayout

extension Lesson {
  static var grid: Lesson {
    let rows = inRows, form = labelled("60"), auto = labelled(".auto"), page = page, photos = photos
    let three = tiles(width: 230), two = tiles(width: 210), next = next
    let gap = form["ann"].x - form["name"].maxX, room = next.bounds.width - gap - gap
    let unit = next["second"].width, left = room - next["first"].width
    return Lesson(
      name: "grid", title: "Lines that cross",
      puzzle: .guess(
        "A form of two rows, each with a label and a field. Why do the fields not begin at one place?", rows,
        choices: [
          "The second field is too narrow.", "Each row is laid out by itself, and knows of no other.",
          "Labels are always as wide as their rows.",
        ], right: 1,
        replies: [
          "It takes all that its label leaves.", "", "They are \(rows["name"].width) and \(rows["street"].width) wide.",
        ],
        answer: """
          The first field begins at \(rows["ann"].x), the second at \(rows["lane"].x). To stand below each other they \
          would have to agree on a width, and rows do not talk. What both need is a column.
          """),
      idea: [
        """
        A \(code: "Grid") has columns and rows at once. You say what the columns are, and its items go to the cells one \
        after another. Rows that are missing are added.
        """,
        """
        A column is a number of units, or \(code: ".auto"), which is as wide as its items would like. \
        \(code: ".flexible(1)") is a share of what the others leave, and \(code: ".minmax(60, .auto)") has a least and \
        a greatest size.
        """,
      ],
      steps: [
        Step(
          form,
          remark: """
            The first column is \(form["name"].width) wide. The second gets what is left: \(form.bounds.width) - \
            \(gap) - \(form["name"].width) = \(form["ann"].width). So both fields begin at \(form["ann"].x).
            """),
        Step(
          auto, after: form,
          remark: """
            Labels of a width of their own, in a column that asks them. The wider one needs \(auto["street"].width), so \
            the column is as wide, and the fields begin at \(auto["lane"].x).
            """),
        Step(
          page,
          remark: """
            Areas are a drawing of the grid in words, a row in each pair of quotes. The title is \(page["title"].width) \
            wide and lies over both columns, since its area has two cells. No item says a number for that.
            """),
        Step(
          photos,
          remark: """
            Items may span cells. The sea takes two. The hill needs two as well, and there is one: it goes to the next \
            row, to y \(photos["hill"].y). Then dot goes on from there, though a hole is left above. A grid looks back only \
            where its flow is \(code: ".rowDense").
            """),
      ],
      experiment: Experiment(
        """
        These columns come as often as there is room for their least width, and share the rest. Press \(code: "←") \
        twice. Where does three go?
        """, from: three, item: "three", to: two,
        outcome: """
          Below one, to y \(two["three"].y). Three columns and two gaps have no room any more. So there are two, and \
          both are \(two["three"].width) wide.
          """),
      question: .guess(
        "A column of units, and two that share. How wide are the other two?", next,
        asks: [.width("second"), .width("third")],
        slips: [
          Exercise.Slip(
            [next.bounds.width / 3, next.bounds.width * 2 / 3],
            "Those would be shares of all. The first column and gaps come first."),
          Exercise.Slip(
            [(left + gap + gap) / 3, (left + gap + gap) * 2 / 3], "Two gaps are missing in the sum."),
          Exercise.Slip([left / 2, left / 2], "The third has twice as many shares as the second."),
        ],
        answer: """
          \(room) without the gaps, and \(left) without the first column. That is three shares of \(unit): one for the \
          second, and two for the third, \(next["third"].width).
          """),
      exercises: Exercise.grid,
      reasons: next.reasons(of: "third", axes: [.horizontal]))
  }

  private static var inRows: Trial {
    Trial(
      """
      Column {
        Row {
          Fixed(width: 50).id(name)
          Flex().id(ann)
        }
        .gap(10).height(30)
        Row {
          Fixed(width: 80).id(street)
          Flex().id(lane)
        }
        .gap(10).height(30)
      }
      .gap(10)
      """, width: 220, height: 70)
  }

  private static func labelled(_ column: String) -> Trial {
    let isAuto = column.utf8.first == UInt8(ascii: ".")
    func label(_ width: String) -> String { isAuto ? "width: \(width), height: 30" : "height: 30" }
    return Trial(
      """
      Grid(columns: [\(column), .flexible(1)]) {
        Fixed(\(label("50"))).id(name)
        Fixed(height: 30).id(ann)
        Fixed(\(label("80"))).id(street)
        Fixed(height: 30).id(lane)
      }
      .gap(10)
      """, width: 220, height: 70)
  }

  private static var page: Trial {
    Trial(
      """
      Grid(
        columns: [60, .flexible(1)],
        areas: ["head head", "nav body"]
      ) {
        Fixed(height: 30).area("head").id(title)
        Fixed(height: 60).area("nav").id(menu)
        Flex().area("body").id(text)
      }
      .gap(10)
      """, width: 220, height: 100)
  }

  private static var photos: Trial {
    Trial(
      """
      Grid(columns: .repeated(3, .flexible(1))) {
        Fixed(height: 40).span(columns: 2).id(sea)
        Fixed(height: 40).span(columns: 2).id(hill)
        Fixed(height: 40).id(dot)
        Fixed(height: 40).id(end)
      }
      .gap(10)
      """, width: 230, height: 140)
  }

  private static func tiles(width: Int) -> Trial {
    Trial(
      """
      Grid(columns: .autoFill(minimum: 65)) {
        Fixed(height: 30).id(one)
        Fixed(height: 30).id(two)
        Fixed(height: 30).id(three)
        Fixed(height: 30).id(four)
      }
      .gap(10)
      """, width: width, height: 70)
  }

  private static var next: Trial {
    Trial(
      """
      Grid(columns: [60, .flexible(1), .flexible(2)]) {
        Fixed(height: 40).id(first)
        Fixed(height: 40).id(second)
        Fixed(height: 40).id(third)
      }
      .gap(10)
      """, width: 290, height: 40)
  }
}
