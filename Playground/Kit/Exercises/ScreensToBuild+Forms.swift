import EagerLayout

extension ScreensToBuild {
  static func form(_ dice: inout Dice) -> Exercise {
    let label = dice.number(70...100), gap = dice.one(of: [8, 10]), line = dice.number(24...32, step: 4)
    let width = dice.number(280...340)
    func row(_ first: String, _ second: String, _ field: String) -> String {
      "  Row {\n    Fixed(width: \(first), height: \(line)).id(\(second))\n    \(field)\n  }\n  .gap(\(gap))\n"
    }
    func code(_ first: String, _ second: String, _ field: String, _ tail: String) -> String {
      "Column {\n" + row(first, "name", "\(field).id(nameField)") + row(second, "street", "\(field).id(streetField)")
        + "}\(tail)"
    }
    let wide = "\(label)"
    return .write(
      .make,
      """
      A form: two labels of \(label), and fields that take the rest and begin at the same place. The lines are \
      \(gap) apart, and nothing touches the edges: \(gap) all around.
      """,
      start: code("40", "60", "Fixed(width: 120)", ""),
      solution: code(wide, wide, "Flex()", "\n.gap(\(gap)).padding(\(gap))"),
      in: (width, 120), alsoIn: [(width + 150, 120), (220, 140)],
      slips: [
        WrongLayout(
          code(wide, wide, "Flex()", ""),
          """
          The lines are right. Now room between the lines, and around them.
          """),
        WrongLayout(
          code(wide, wide, "Fixed(width: \(width - label - 3 * gap))", "\n.gap(\(gap)).padding(\(gap))"),
          "Right in this width. In a wider window the fields should be wider."),
        WrongLayout(
          code("40", "60", "Flex()", "\n.gap(\(gap)).padding(\(gap))"),
          "The fields take the rest, but begin at two places: the labels must be equally wide."),
      ],
      hints: [
        "Each line is a row of its own. What must be equal in both?",
        "Labels of \(label), flexible fields. The column needs gap and padding.",
        """
        \(code: "Fixed(width: \(label), height: \(line))"), \(code: "Flex()"), and \
        \(code: ".gap(\(gap)).padding(\(gap))") for the column.
        """,
      ],
      after: """
        The rows do not know of each other. Their fields begin at one place because their labels are equal: that is \
        how a table is made of rows.
        """, explain: "streetField")
  }

  static func dialog(_ dice: inout Dice) -> Exercise {
    let button = dice.number(70...90), gap = dice.one(of: [8, 10, 12]), width = dice.number(260...320)
    func code(_ words: String, _ buttons: String, _ tail: String) -> String {
      """
      Column {
        Fixed(height: 24).id(title)
        \(words).id(words)
        Row {
          Fixed(width: \(button), height: 30).id(cancel)
          Fixed(width: \(button), height: 30).id(save)
        }\(buttons)
      }\(tail)
      """
    }
    let end = "\n  .gap(\(gap)).justifyContent(.end)", tail = "\n.gap(\(gap)).padding(\(gap))"
    return .write(
      .make,
      """
      A dialog: a title, words that take the height that is left, and two buttons in the lower right corner. All is \
      \(gap) apart, and \(gap) from the edges.
      """,
      start: code("Fixed(height: 40)", "", ""), solution: code("Flex()", end, tail), in: (width, 180),
      alsoIn: [(width + 100, 260), (width, 140)],
      slips: [
        WrongLayout(
          code("Flex()", "\n  .gap(\(gap))", tail),
          """
          Nearly: the buttons are at the left. What is left over in their row?
          """),
        WrongLayout(
          code("Flex()", "\n  .justifyContent(.end)", tail), "The buttons are at the right, but touch each other."),
        WrongLayout(
          code("Fixed(height: \(180 - 24 - 30 - 4 * gap))", end, tail),
          "Right at this height. In a higher dialog the buttons should go down."),
      ],
      hints: [
        "From the top down: which item takes the height that is left?",
        "The buttons' row has space left over. Say that it goes before them.",
        "\(code: "Flex()") for the words, \(code: ".gap(\(gap)).justifyContent(.end)") for the inner row.",
      ],
      after: """
        A column that pushes down, and in it a row that pushes right: a corner is two directions, one after the other.
        """, explain: "save")
  }
}

private typealias WrongLayout = Exercise.WrongLayout
