import EagerLayout

extension Exercise {
  static var across: [Recipe] {
    Recipe.named(
      "across",
      [
        ("reach-floor", reachFloor), ("say-places", sayPlaces), ("drop-badge", dropBadge),
        ("keep-text", keepText), ("match-letters", matchLetters),
      ])
  }

  private static func sayPlaces(_ dice: inout Dice) -> Exercise {
    let height = dice.number(80...120, step: 20), icon = dice.number(30...50), badge = dice.number(10...20)
    let row = Trial(
      """
      Row(alignment: .center) {
        Fixed(width: 60, height: \(icon)).id(icon)
        Flex().id(text)
        Fixed(width: 40, height: \(badge))
          .alignSelf(.end).id(badge)
      }
      """, width: 240, height: height)
    let middle = Double(height - icon) / 2, badgeMiddle = Double(height - badge) / 2
    return .predict(
      "The row is \(height) high. Where do icon and badge begin, and how high is the text?", row,
      asks: [.y("icon"), .y("badge"), .height("text")],
      slips: [
        Slip(
          [middle, badgeMiddle, Double(height)],
          "The badge speaks for itself: \(code: ".alignSelf(.end)") takes it to the lower edge."),
        Slip(
          [middle, Double(height), Double(height)],
          """
          That is where the badge ends. It begins its height above that.
          """),
        Slip(
          [Double(height) / 2, Double(height - badge), Double(height)],
          "The icon's middle is in the middle, not its top."),
        Slip(
          [middle, Double(height - badge), 0],
          """
          With \(code: "alignment:") what has neither a height nor a content still fills. Only \(code: ".alignItems") \
          would take it away.
          """),
      ],
      hints: [
        "Across, each item has the row's height, \(height), to itself.",
        "The icon leaves \(height - icon), half above and half below. The badge ends at the lower edge.",
        "The badge begins at \(height) - \(badge). The text is empty and has no height, so it fills.",
      ],
      after: """
        One row, three answers: the row's word for the icon, its own word for the badge, and filling for what has \
        neither a height nor a content.
        """)
  }

  private static func dropBadge(_ dice: inout Dice) -> Exercise {
    let photo = dice.number(60...90), badge = dice.number(20...40), height = dice.number(100...140)
    func code(_ own: String, _ row: String = "") -> String {
      """
      Row\(row) {
        Fixed(width: \(photo), height: \(photo)).id(photo)
        Fixed(width: \(badge), height: \(badge))\(own).id(badge)
      }
      """
    }
    return .write(
      .make, "The photo stays at the top. Move the badge alone to the lower edge of the row.",
      start: code(""), solution: code("\n    .alignSelf(.end)"), in: (240, height),
      alsoIn: [(240, height + 60), (200, 95)],
      slips: [
        WrongLayout(code("", "(alignment: .end)"), "Both went down. The photo should stay: say it at the badge alone."),
        WrongLayout(
          code("\n    .margin(top: \(height - badge))"),
          "Right at this height. In a higher row your badge hangs in the middle of nowhere."),
        WrongLayout(code("\n    .alignSelf(.center)"), "That is the middle. Further down."),
      ],
      hints: [
        "The row's word is for all. One item needs its own.", "An item's own word is \(code: ".alignSelf(...)").",
        "Write \(code: ".alignSelf(.end)") after the badge's size.",
      ],
      after: """
        An item's own word beats the row's. So the row can say what most of them need.
        """, explain: "badge")
  }

  private static func keepText(_ dice: inout Dice) -> Exercise {
    let icon = dice.number(30...60), height = dice.number(80...120)
    func code(_ head: String, _ tail: String, _ text: String = "Flex()") -> String {
      "Row\(head) {\n  Fixed(width: \(icon), height: \(icon)).id(icon)\n  \(text).id(text)\n}\(tail)"
    }
    return .write(
      .fix, "The icon is centred, but the text has vanished. It should fill the row's height, and the icon stay.",
      start: code("", "\n.alignItems(.center)"), solution: code("(alignment: .center)", ""), in: (240, height),
      alsoIn: [(240, height + 50), (180, 70)],
      slips: [
        WrongLayout(
          code("", "\n.alignItems(.stretch)"),
          """
          The text is back. But now the icon is at the top: it should be in the middle.
          """),
        WrongLayout(
          code("", "\n.alignItems(.center)", "Flex().height(\(height))"),
          "Right at this height. In a higher row the text does not follow."),
      ],
      hints: [
        "Centring takes an item at the height of its content, and the text has none.",
        "Either the text speaks for itself and stretches, or the row uses the milder word.",
        "Write \(code: "Row(alignment: .center)") and take \(code: ".alignItems(.center)") away.",
      ],
      after: """
        \(code: ".alignSelf(.stretch)") on the text does it too. Both say the same: centre what has a height or \
        a content, stretch what has neither.
        """, explain: "text")
  }

  private static func reachFloor(_ dice: inout Dice) -> Exercise {
    let stove = dice.number(50...70), cat = dice.number(20...30), room = dice.number(90...120)
    return .reach(
      "Everything hangs from the ceiling. Put stove and cat on the floor; the lamp may stay where it is.",
      start: """
        Row {
          Fixed(width: 60, height: \(stove)).id(stove)
          Fixed(width: 50, height: \(cat)).id(cat)
          Fixed(width: 30, height: 20).id(lamp)
        }
        .gap(20)
        """, in: (220, room), moves: [Move("", "a", 3), Move("lamp", "t")],
      hints: [
        "Across the row is up and down. One word of the row can move all three.",
        "Then the lamp needs a word of its own, which beats that of the row.",
      ],
      after: "What most of them do, the row says. Who does otherwise, says so by itself.", explain: "cat")
  }

  private static func matchLetters(_ dice: inout Dice) -> Exercise {
    let large = dice.number(30...50), small = dice.number(10...16, step: 2)
    func code(_ tail: String) -> String {
      """
      Row {
        Measured(
          text: "12", advance: 24,
          lineHeight: \(large + 12), baseline: \(large)
        ).id(price)
        Measured(
          text: "euros", advance: 8,
          lineHeight: \(small + 4), baseline: \(small)
        ).id(unit)
        Flex().alignSelf(.stretch).id(photo)
      }\(tail)
      """
    }
    return .write(
      .make, "The price is in large letters and its unit in small ones. Let them stand on one line.",
      start: code(""), solution: code("\n.alignItems(.baseline)"), in: (240, 100), alsoIn: [(300, 80), (200, 140)],
      slips: [
        WrongLayout(
          code("\n.alignItems(.end)"),
          """
          Now the lower edges of the boxes match. But letters do not stand on the edge of their box: there is room \
          below them.
          """),
        WrongLayout(code("\n.alignItems(.center)"), "Now their middles match, and the small letters hang in the air."),
      ],
      hints: [
        "What is to match is neither the top nor the lower edge of the boxes.",
        "The line on which letters stand is called the baseline.",
        "Write \(code: ".alignItems(.baseline)") after the row's closing brace.",
      ],
      after: "Whose baseline lies deepest stays at the top, here the price. The other comes down to it.",
      explain: "unit")
  }
}
