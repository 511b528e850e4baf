import EagerLayout

/// The part after the lessons: real screens to build, checked as the exercises are.
public enum ScreensToBuild {
  /// The screens, from the plainest on. Their lesson is 0.
  public static var recipes: [Exercise.Recipe] {
    Exercise.Recipe.numbered(lesson: 0, [toolbar, listRow, form, dialog, chatBubble, cards])
  }

  /// What each is called, in the order of ``recipes``.
  public static var titles: [String] {
    ["A toolbar", "A row of a list", "A form", "A dialog", "A chat bubble", "Cards"]
  }

  private static func toolbar(_ dice: inout Dice) -> Exercise {
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

  private static func listRow(_ dice: inout Dice) -> Exercise {
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
      solution: code(centre, "\n  .grow(1).alignSelf(.center)", tail), in: (width, 72),
      alsoIn: [(width + 120, 72), (width, 100)],
      slips: [
        WrongLayout(
          code(centre, "\n  .grow(1)", tail),
          """
          Nearly. The column has no height of its own, so it fills, and its lines are at the top. Let it be centred \
          itself.
          """),
        WrongLayout(code("", "\n  .grow(1)", tail), "Along the row all is right. Now centre the items across."),
        WrongLayout(code(centre, "", tail), "The column takes no share, and nothing in it has a width. Let it grow."),
      ],
      hints: [
        "The column must grow, and the row wants gap and padding.",
        "Centring: the row's word moves items with a height. The column has none, and needs its own word.",
        "\(code: "Row(alignment: .center)"), and \(code: ".grow(1).alignSelf(.center)") after the column's brace.",
      ],
      after: """
        \(code: ".alignItems(.center)") on the row would centre the column too. All lists of people and letters look \
        like this.
        """, explain: "words")
  }

  private static func form(_ dice: inout Dice) -> Exercise {
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

  private static func dialog(_ dice: inout Dice) -> Exercise {
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

  private static func chatBubble(_ dice: inout Dice) -> Exercise {
    let percent = dice.one(of: [60, 70, 75]), padding = dice.one(of: [6, 8, 10]), width = dice.number(220...280)
    let words = dice.one(of: ["See you at the station", "I will bring the cake", "Did you find the keys"])
    func code(_ tail: String, _ row: String = "") -> String {
      """
      Row {
        Measured(
          text: "\(words)",
          advance: 10, lineHeight: 20
        )
        \(tail).id(bubble)
      }\(row)
      """
    }
    return .write(
      .make,
      """
      A bubble of a chat: at the right end, as wide as its text, but at most \(percent) in a hundred of the row. And \
      it is only as high as its text, at the top.
      """,
      start: code(".padding(\(padding))"),
      solution: code(
        """
        .padding(\(padding)).alignSelf(.start)
          .maxWidth(.percent(\(percent)))
          .margin(left: .auto)
        """),
      in: (width, 120), alsoIn: [(width + 200, 120), (180, 160)],
      slips: [
        WrongLayout(
          code(".padding(\(padding)).alignSelf(.start)\n  .margin(left: .auto)"),
          "At the right end, and only as high as needed. But it has no limit: in a narrow row it fills all."),
        WrongLayout(
          code(".padding(\(padding)).alignSelf(.start)\n  .maxWidth(.percent(\(percent)))"),
          "A bubble with a limit. Whose bubble is it? Push it to the right end."),
        WrongLayout(
          code(".padding(\(padding)).alignSelf(.start)\n  .width(.percent(\(percent)))\n  .margin(left: .auto)"),
          "In a wide row your bubble is wider than its text. It needs a limit, not a width."),
        WrongLayout(
          code(".padding(\(padding))\n  .maxWidth(.percent(\(percent)))\n  .margin(left: .auto)"),
          "Across, it fills the row. It should be only as high as its text."),
      ],
      hints: [
        "Three things: a limit, a push to the right, and its own word for across.",
        "A maximum may be a percentage. A left margin may be \(code: ".auto").",
        """
        \(code: ".maxWidth(.percent(\(percent)))"), \(code: ".margin(left: .auto)"), \(code: ".alignSelf(.start)").
        """,
      ],
      after: """
        Text, limit, margin and alignment, four lessons in one item. Your own messages go right, the others' left.
        """, explain: "bubble")
  }

  private static func cards(_ dice: inout Dice) -> Exercise {
    let least = dice.number(90...120), gap = dice.one(of: [8, 10, 12]),
      width = 2 * least + 3 * gap + dice.number(20...60)
    func code(_ card: String, _ tail: String) -> String {
      let items = Exercise.listing(["one", "two", "three", "four"]) { "\(card)\n    .height(40).id(\($0))" }
      return "Row {\n\(items)\n}\(tail)"
    }
    let tail = "\n.gap(\(gap)).padding(\(gap))", wrapping = tail + "\n.wrap().alignContent(.start)"
    return .write(
      .make,
      """
      Cards that start from \(least) and fill their lines. As many in a line as fit, \(gap) apart and \(gap) from \
      the edges, the lines at the top.
      """,
      start: code("Fixed(width: \(least))", tail), solution: code("Flex().basis(\(least))", wrapping), in: (width, 140),
      alsoIn: [(4 * least + 5 * gap + 20, 120), (least + 3 * gap, 260)],
      slips: [
        WrongLayout(
          code("Fixed(width: \(least))", wrapping),
          """
          They wrap. But at the right end room is left: they should fill their lines.
          """),
        WrongLayout(
          code("Flex().basis(\(least))", tail + "\n.wrap()"),
          "They wrap and fill. The lines have stretched apart: keep them at the top."),
        WrongLayout(
          code("Flex().basis(\(least))", tail), "They fill one line, squeezed. Let the row begin new lines."),
      ],
      hints: [
        "Each card grows from a basis, and the row may wrap.",
        "Lines are made by the bases: \(least) each, and gaps.",
        "\(code: "Flex().basis(\(least))") for each card, and \(code: ".wrap().alignContent(.start)") for the row.",
      ],
      after: """
        In a wide window they stand in one line, on a phone one below the other. Nobody counted columns: \(least) \
        did it.
        """, explain: "four")
  }
}

private typealias WrongLayout = Exercise.WrongLayout
