import EagerLayout

extension Exercise {
  static var gapAndPadding: [Recipe] {
    Recipe.named(
      "gap-and-padding",
      [("say-title", sayTitle), ("make-room", makeRoom), ("fill-room", fillRoom)])
  }

  private static func sayTitle(_ dice: inout Dice) -> Exercise {
    let width = dice.number(320...400), back = dice.number(40...60), share = dice.number(50...80)
    let gap = dice.one(of: [6, 8, 12]), padding = dice.one(of: [5, 10, 15])
    let bar = Trial(
      """
      Row {
        Fixed(width: \(back)).id(back)
        Flex().id(title)
        Fixed(width: \(share)).id(share)
      }
      .gap(\(gap)).padding(\(padding))
      """, width: width)
    let title = Int(bar["title"].width)
    return .predict(
      "The row is \(width) wide. How wide is the title?", bar, asks: [.width("title")],
      slips: [
        Slip([title + 2 * gap], "You forgot the gaps. There are two: three items have two places between them."),
        Slip([title + gap], "You took one gap. Three items have two places between them."),
        Slip([title - gap], "You took three gaps. There are gaps only between items: three items, two gaps."),
        Slip([title + padding], "You took the padding once. It is there at both ends."),
        Slip([title + 2 * padding], "You forgot the padding, at both ends."),
        Slip(
          [title + 2 * padding + 2 * gap],
          """
          That is the row without the fixed items. Gaps and padding take room too.
          """),
      ],
      hints: [
        "Begin with \(width). Take off what is not for items: padding and gaps.",
        "The padding is there twice and the gap twice: \(2 * padding) and \(2 * gap) in all.",
        "\(width) - \(2 * padding) - \(2 * gap) - \(back) - \(share) is left for the title.",
      ],
      after: """
        Padding twice, gaps one fewer than items, then the fixed ones. What is left is \(bar["title"].width).
        """)
  }

  private static func makeRoom(_ dice: inout Dice) -> Exercise {
    let gap = dice.one(of: [8, 12, 16]), padding = dice.one(of: [10, 20]), width = dice.number(240...300)
    func code(_ room: String) -> String {
      """
      Row {
        Flex().id(left)
        Flex().id(right)
      }\(room)
      """
    }
    return .write(
      .make,
      "The two items touch each other and the edges. Make the picture: \(padding) around them, \(gap) between them.",
      start: code(""), solution: code("\n.gap(\(gap)).padding(\(padding))"), in: (width, 80),
      alsoIn: [(width + 60, 80), (180, 100)],
      slips: [
        WrongLayout(
          code("\n.gap(\(gap))"),
          """
          The gap is right. It is only between the items: around them there is none yet.
          """),
        WrongLayout(code("\n.padding(\(padding))"), "The padding is right. Now they must be parted too."),
        WrongLayout(code("\n.gap(\(padding)).padding(\(gap))"), "You have changed the two numbers for each other."),
      ],
      hints: [
        "Two words follow the closing brace: one for between, one for around.",
        "Write \(code: ".gap(...)") and \(code: ".padding(...)") after the brace.",
        "Between is \(gap), around is \(padding).",
      ],
      after: """
        The row keeps its width. Gap and padding came out of the items, and both gave the same.
        """, explain: "left")
  }

  private static func fillRoom(_ dice: inout Dice) -> Exercise {
    let count = dice.number(3...5, step: 1), gap = dice.one(of: [10, 15]), padding = dice.one(of: [6, 12, 18])
    let names = ["one", "two", "three", "four", "five"].prefix(count)
    let unit = dice.number(40...70), width = count * unit + (count - 1) * gap + 2 * padding
    let items = listing(names) { "Flex().id(\($0))" }
    let row = Trial("Row {\n\(items)\n}\n.gap(\(gap)).padding(\(padding))", width: width)
    let sizes = names.reduce(0) { $0 + row[$1].width }
    let gaps = row[names[count - 1]].maxX - row["one"].x - sizes
    return .fill(
      "A row of \(count) items is \(width) wide. How much room is there for the items?", row, explain: "one",
      lines: [
        "padding \(padding) + \(padding) = \(2 * padding)",
        "gaps, all together = [?]",
        "room \(width) - padding - gaps = [?]",
      ], values: [gaps, sizes],
      slips: [
        Slip(
          [Double(count * gap), sizes - Double(gap)],
          "You counted a gap for each item. After the last one there is none: one gap fewer than items."),
        Slip(
          [Double(gap), sizes + gaps - Double(gap)],
          """
          That is one gap. How many places are there between the items?
          """),
      ],
      hints: [
        "Count the places between the items.", "\(count) items have \(count - 1) gaps between them.",
        "The gaps are \(count - 1) times \(gap). Take them and \(2 * padding) from \(width).",
      ],
      after: """
        The room is \(sizes), so each of the \(count) gets \(row["one"].width). Always find the room first: all \
        shares are parts of it.
        """)
  }
}
