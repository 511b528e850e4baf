import EagerLayout

extension Lesson {
  static var flow: Lesson {
    let flung = keys("Row", "\n.wrap().gap(10).justifyContent(.spaceBetween)"),
      between = keys("Flow(alignment: .between)")
    let columns = keys("Flow(\n  alignment: .between, lastLine: .columns\n)")
    let field = tags(width: 240), below = tags(width: 200), counted = counted
    let one = between["one"], two = between["two"], four = between["four"], five = between["five"]
    return Lesson(
      name: "flow", title: "As words flow",
      puzzle: .guess(
        """
        Five keys in a row that may wrap. What is left over in a line should lie between its keys. Why are the last \
        two so far apart?
        """, flung,
        choices: [
          "There is no room for them in the middle.", "Each line spreads its own, and the second has only two.",
          "The last item always goes to the end.",
        ], right: 1,
        replies: ["There is room for a third key between them.", "", "Only where a line is spread."],
        answer: """
          Lines know nothing of each other, so the rule that makes the first one pretty spoils the last. Newspapers \
          know this: they spread all lines of a paragraph but the last.
          """),
      idea: [
        """
        A \(code: "Flow") sets its items as words are set: one after another, and when a line is full, a new line. You \
        say what a line does with what it has left over, and the last line is let alone.
        """,
        """
        Its items do not grow by \(code: ".grow(1)"), which is for rows. An item that should take what its line has \
        left says \(code: ".weight(1)").
        """,
      ],
      steps: [
        Step(
          between,
          remark: """
            In the first line the gaps have grown from \(five.x - four.maxX) to \(two.x - one.maxX), so that it ends \
            at the edge. The last line stands at the start with its plain gap: five begins at \(five.x).
            """),
        Step(
          columns, after: between,
          remark: """
            With \(code: "lastLine: .columns") the last line takes the gaps of the line before. Five begins at \
            \(columns["five"].x), just below two. So keys and pictures line up.
            """),
        Step(
          field,
          remark: """
            Two tags of a recipe, and a field for the next. They need \(field["soup"].width + field["quick"].width), \
            and a gap behind each. The field takes all that the line has left: \(field["new"].width).
            """),
      ],
      experiment: Experiment(
        """
        Make it narrower, with \(code: "←"), until the field does not fit beside the tags. How wide is it then?
        """, from: field, item: "new", to: below,
        outcome: """
          \(below["new"].width) in a width of \(below.bounds.width): wider than before, since it has a line to itself. \
          First lines are filled, and only then are they shared.
          """),
      question: .guess(
        """
        \(code: "Flow(columns: 3)") begins a new line after every three, whatever their widths. Where does e lie?
        """, counted, asks: [.x("e"), .y("e")],
        slips: [
          Exercise.Slip(
            [counted["b"].x, counted["e"].y], "There b begins. But e stands behind d, which is wider than a."),
          Exercise.Slip(
            [counted["e"].x, counted["b"].height + 10], "A line is as high as its highest item: look at c."),
          Exercise.Slip(
            [counted["b"].x, counted["b"].height + 10], "Neither do columns line up, nor is b the highest."),
        ],
        answer: """
          At \(counted["e"].x), behind d and a gap, and \(counted["e"].y) down: the first line is as high as c. Lines \
          of a flow have no columns in common.
          """),
      exercises: Exercise.flow)
  }

  private static func keys(_ container: String, _ tail: String = "\n.gap(10)") -> Trial {
    let keys = Exercise.listing(["one", "two", "three", "four", "five"]) { "Fixed(width: 70, height: 24).id(\($0))" }
    return Trial("\(container) {\n\(keys)\n}\(tail)", width: 240, height: 58)
  }

  private static func tags(width: Int) -> Trial {
    Trial(
      """
      Flow {
        Fixed(width: 60, height: 24).id(soup)
        Fixed(width: 70, height: 24).id(quick)
        Measured(width: 70, height: 24)
          .weight(1).id(new)
      }
      .gap(10)
      """, width: width, height: 58)
  }

  private static var counted: Trial {
    Trial(
      """
      Flow(columns: 3) {
        Fixed(width: 40, height: 20).id(a)
        Fixed(width: 60, height: 20).id(b)
        Fixed(width: 30, height: 35).id(c)
        Fixed(width: 80, height: 20).id(d)
        Fixed(width: 50, height: 20).id(e)
      }
      .gap(10)
      """, width: 240, height: 80)
  }
}
