import EagerLayout

extension ScreensToBuild {
  static func chatBubble(_ dice: inout Dice) -> Exercise {
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

  static func cards(_ dice: inout Dice) -> Exercise {
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
