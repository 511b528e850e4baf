import EagerLayout

extension ScreensToBuild {
  static func toolbar(_ dice: inout Dice) -> Exercise {
    let button = dice.number(40...48, step: 4), gap = dice.one(of: [6, 8, 10]), width = dice.number(300...360)
    func code(_ title: String, _ tail: String) -> String {
      """
      Row {
        Fixed(width: \(button)).id(back)
        \(title).id(title)
        Fixed(width: \(button)).id(search)
        Fixed(width: \(button)).id(more)
      }\(tail)
      """
    }
    return .write(
      .make,
      """
      A toolbar: a button at the left, two at the right, and a title that takes what is left. Everything is \(gap) \
      apart, and \(gap) from the edges.
      """,
      start: code("Fixed(width: \(2 * button))", ""), solution: code("Flex()", "\n.gap(\(gap)).padding(\(gap))"),
      in: (width, 60), alsoIn: [(width + 200, 60), (240, 50)],
      slips: [
        WrongLayout(code("Flex()", "\n.gap(\(gap))"), "The gaps are right. The edges of the bar need room too."),
        WrongLayout(code("Flex()", ""), "The title takes what is left. Now room between the items, and around them."),
        WrongLayout(
          code("Fixed(width: \(width - 3 * button - 5 * gap))", "\n.gap(\(gap)).padding(\(gap))"),
          "Right in this width. A toolbar is seen in many: let the title take what is left."),
      ],
      hints: [
        "Which item follows the width of the bar? Only one.",
        "The title is flexible. Gap and padding come after the closing brace.",
        "\(code: "Flex()") for the title, then \(code: ".gap(\(gap)).padding(\(gap))").",
      ],
      after: """
        One flexible item among fixed ones: most bars in the world are built like this.
        """, explain: "title")
  }

  static func listRow(_ dice: inout Dice) -> Exercise {
    let side = dice.number(36...48, step: 4), gap = dice.one(of: [8, 10, 12]), time = dice.number(40...60),
      width = dice.number(280...340)
    func code(_ row: String, _ column: String, _ tail: String) -> String {
      """
      Row\(row) {
        Fixed(width: \(side), height: \(side)).id(face)
        Column {
          Fixed(height: 18).id(name)
          Fixed(height: 14).id(words)
        }\(column)
        Fixed(width: \(time), height: 14).id(time)
      }\(tail)
      """
    }
    let tail = "\n.gap(\(gap)).padding(\(gap))", centre = "(alignment: .center)"
    return .write(
      .make,
      """
      A row of a list: a face, two lines of text that take what is left, and a time at the right end. All are \
      centred across, \(gap) apart and \(gap) from the edges.
      """,
      start: code("", "", ""),
      solution: code(centre, "\n  .grow(1)", tail), in: (width, 72),
      alsoIn: [(width + 120, 72), (width, 100)],
      slips: [
        WrongLayout(
          code(centre, "\n  .grow(1).alignSelf(.stretch)", tail),
          """
          Nearly. The column stretches, so its lines are at the top. Let the row's word be for it too.
          """),
        WrongLayout(code("", "\n  .grow(1)", tail), "Along the row all is right. Now centre the items across."),
        WrongLayout(code(centre, "", tail), "The column takes no share, and nothing in it has a width. Let it grow."),
      ],
      hints: [
        "The column must grow, and the row wants gap and padding.",
        "Centring: the row's word moves all that has a height or a content. The column has its lines.",
        "\(code: "Row(alignment: .center)"), and \(code: ".grow(1)") after the column's brace.",
      ],
      after: """
        The column is as high as its lines, and centred with them. All lists of people and letters look like this.
        """, explain: "words")
  }
}

private typealias WrongLayout = Exercise.WrongLayout
