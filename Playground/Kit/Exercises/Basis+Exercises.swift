import EagerLayout

extension Exercise {
  static var basis: [Recipe] {
    Recipe.named(
      "basis",
      [
        ("reach-lighthouse", reachLighthouse), ("say-widths", sayWidths), ("make-equal", makeEqual),
        ("fill-width", fillWidth),
      ])
  }

  private static func reachLighthouse(_ dice: inout Dice) -> Exercise {
    let times = dice.number(2...6, step: 1), width = dice.number(240...300, step: 20)
    return .reach(
      "The lighthouse stands in the water. Give the land a head start, so that it ends where the lighthouse does.",
      start: """
        Column {
          Row {
            Fixed(width: \(width / 2 + 10 * times - 20))
            Fixed(width: 20).id(lighthouse)
          }
          .height(60)
          Row {
            Flex().id(land)
            Flex().id(sea)
          }
          .height(40)
        }
        """, in: (width, 100), moves: [Move("land", "b", 2 * times)],
      hints: [
        "Land and sea have equal shares, and will keep them.", "The head start is the basis. Its key is \(code: "b").",
      ],
      after: """
        The coast moved only half as far as the basis grew: the head start leaves less to share, and the land loses \
        half of that.
        """, explain: "land")
  }

  private static func sayWidths(_ dice: inout Dice) -> Exercise {
    let name = dice.number(80...120), mail = dice.number(20...60), share = dice.number(30...70)
    let width = name + mail + 2 * share, free = 2 * share
    let row = Trial("Row {\n  Flex().basis(\(name)).id(name)\n  Flex().basis(\(mail)).id(mail)\n}", width: width)
    return .predict(
      "The row is \(width) wide. Both items have one share. How wide are they?", row,
      asks: [.width("name"), .width("mail")],
      slips: [
        Slip([width / 2, width / 2], "Equal shares, but not equal starts. Only what the bases leave is shared."),
        Slip([name + free, mail + free], "Each got all the free space. They share it: half each."),
        Slip([share, share], "That is a share. An item's width is its basis and its share."),
        Slip([name, mail], "Those are the bases. There is free space left for both."),
        Slip(
          [Double(width * name) / Double(name + mail), Double(width * mail) / Double(name + mail)],
          "You made them grow like a picture that is scaled. Growing goes by shares alone, and those are equal."),
      ],
      hints: [
        "Free space: \(width) minus both bases.", "There are two shares, so a share is half of the free space.",
        "\(width) - \(name) - \(mail) = \(free), and a share is \(share). Add it to each basis.",
      ],
      after: """
        \(name) + \(share) and \(mail) + \(share). The difference between the two is what it was at the start: \
        \(name - mail).
        """)
  }

  private static func makeEqual(_ dice: inout Dice) -> Exercise {
    let reply = dice.number(30...50), remove = dice.number(70...100), width = dice.number(240...300, step: 20)
    func code(_ first: String, _ second: String) -> String {
      """
      Row {
        Measured(width: \(reply), height: 16)
          .grow(1)\(first).id(reply)
        Measured(width: \(remove), height: 16)
          .grow(1)\(second).id(remove)
      }
      """
    }
    return .write(
      .fix, "Two buttons with words of \(reply) and \(remove). They should be equally wide, in every row.",
      start: code("", ""), solution: code(".basis(0)", ".basis(0)"), in: (width, 60),
      alsoIn: [(width + 80, 60), (220, 40)],
      slips: [
        WrongLayout(
          code(".basis(0)", ""),
          """
          Now one starts from nothing, and the other still from its word. Both must start alike.
          """),
        WrongLayout(
          code("", ".basis(0)"),
          """
          Now one starts from nothing, and the other still from its word. Both must start alike.
          """),
        WrongLayout(
          "Row { Fixed(width: \(width / 2)).id(reply); Fixed(width: \(width / 2)).id(remove) }",
          "In this row it is right. In a wider one your widths stay, and leave a hole."),
      ],
      hints: [
        "They have equal shares. What is not equal?", "Each starts from its word. Make them start from the same.",
        "Write \(code: ".basis(0)") after \(code: ".grow(1)"), twice.",
      ],
      after: """
        From nothing and with one share each, they are \(width / 2) wide. Equal starts and equal shares: that makes \
        equal widths.
        """, explain: "reply")
  }

  private static func fillWidth(_ dice: inout Dice) -> Exercise {
    let (first, second) = dice.one(of: [(1, 2), (1, 3), (2, 3)]), share = dice.number(15...40, step: 5)
    let a = dice.number(60...90), b = dice.one(of: [34, 46, 52]), gap = dice.one(of: [6, 8, 10])
    let free = share * (first + second), width = a + b + gap + free
    let row = Trial(
      "Row {\n  Flex(\(first)).basis(\(a)).id(title)\n  Flex(\(second)).basis(\(b)).id(search)\n}\n.gap(\(gap))",
      width: width)
    return .fill(
      "The row is \(width) wide. How wide is the search?", row, explain: "search",
      lines: [
        "room \(width) - \(gap) = \(width - gap)",
        "bases \(a) + \(b) = \(a + b)",
        "free space \(width - gap) - \(a + b) = [?]",
        "one of \(first + second) shares = [?]",
        "search \(b) + \(second) shares = [?]",
      ], values: [Double(free), (row["search"].width - Double(b)) / Double(second), row["search"].width],
      slips: [
        Slip([free, share, second * share], "You forgot what the search starts from: its basis."),
        Slip([free, share, b + share], "That is with one share. The search has more."),
        Slip(
          [Double(free), Double(free) / 2, Double(b) + Double(free) / 2], "Divide by the shares, not by the items."),
      ],
      hints: [
        "Go down line by line. The first is a subtraction.",
        """
        The free space is \(free). Divide it by \(first + second).
        """,
        "A share is \(share). The search gets \(second) of them on top of \(b).",
      ],
      after: """
        \(b) + \(second * share) = \(row["search"].width). Basis and shares: you can now explain the width of any \
        item that grows.
        """)
  }
}
