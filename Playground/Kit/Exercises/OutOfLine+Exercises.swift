import EagerLayout

extension Exercise {
  static var outOfLine: [Recipe] {
    Recipe.named(
      "out-of-line",
      [("reach-island", reachIsland), ("pin-badge", pinBadge), ("span-toast", spanToast), ("say-order", sayOrder)])
  }

  private static func reachIsland(_ dice: inout Dice) -> Exercise {
    let boat = dice.number(40...60), island = dice.number(70...100), width = dice.number(220...280)
    return .reach(
      """
      Boat and island float in the sky. Bring both down to the water: the island first, and the boat at the other end. \
      The moon hangs where it should.
      """,
      start: """
        Row {
          Fixed(width: \(boat), height: 20).id(boat)
          Fixed(width: \(island), height: 30)
            .id(island)
          Fixed(width: 40, height: 40)
            .absolute(top: 10, right: 20).id(moon)
        }
        """, in: (width, 110), moves: [Move("boat", "i"), Move("", "a", 3), Move("", "j", 3)],
      hints: [
        "The boat's place in line is a number: its order.",
        "Then move both at once, down across the row and apart along it. Does the moon follow?",
      ],
      after: "The row moved all that stands in it. The moon is out of line, and stayed.", explain: "moon")
  }

  private static func pinBadge(_ dice: inout Dice) -> Exercise {
    let badge = dice.number(16...24, step: 2), top = dice.number(4...8, step: 1), right = dice.number(10...14, step: 1)
    let width = dice.number(200...280)
    func code(_ place: String) -> String {
      """
      Row {
        Flex().id(photo)
        Fixed(width: \(badge), height: \(badge))\(place).id(badge)
      }
      """
    }
    return .write(
      .make,
      "The photo should fill the card, with the badge over its upper right corner: \(top) below the top, \(right) from the right.",
      start: code(""), solution: code("\n    .absolute(top: \(top), right: \(right))"), in: (width, 90),
      alsoIn: [(width + 60, 90), (160, 120)],
      slips: [
        WrongLayout(
          code("\n    .margin(top: \(top), right: \(right))"),
          "The badge still stands in line, and the photo has to leave room for it. Take it out."),
        WrongLayout(
          code("\n    .absolute(top: \(top), left: \(width - badge - right))"),
          "Right in this card. In a wider one the corner is elsewhere: count from the right."),
        WrongLayout(
          code("\n    .absolute(right: \(right))"), "It keeps away from the right, but from the top as well?"),
      ],
      hints: [
        "As long as the badge stands in line, the photo cannot have its room.",
        "Take it out of the line, and say how far from two edges it lies.",
        "Write \(code: ".absolute(top: \(top), right: \(right))") after the badge's size.",
      ],
      after: "The photo has all \(width): for it there is no badge.", explain: "badge")
  }

  private static func spanToast(_ dice: inout Dice) -> Exercise {
    let side = dice.number(10...30), width = dice.number(220...280), bottom = dice.number(10...20)
    func code(_ toast: String) -> String {
      """
      Column {
        Flex().id(page)
        \(toast)
          .id(toast)
      }
      .padding(10)
      """
    }
    return .write(
      .fix,
      "A message lies over the page, \(side) from the left edge of the screen. It should end \(side) before the right one, in every width.",
      start: code("Fixed(width: 150, height: 30)\n    .absolute(left: \(side), bottom: \(bottom))"),
      solution: code("Fixed(height: 30)\n    .absolute(\n      left: \(side), bottom: \(bottom), right: \(side))"),
      in: (width, 120), alsoIn: [(width + 60, 120), (180, 150)],
      slips: [
        WrongLayout(
          code("Fixed(width: \(width - 2 * side), height: 30)\n    .absolute(left: \(side), bottom: \(bottom))"),
          "Right on this screen. On a wider one it stops too early."),
        WrongLayout(
          code(
            "Fixed(width: 150, height: 30)\n    .absolute(\n      left: \(side), bottom: \(bottom), right: \(side))"),
          "It keeps away from both sides, but you still give it a width. That one wins: take it away."),
      ],
      hints: [
        "Who says how wide it is? With a width of its own it cannot follow the screen.",
        "Take the width away, and say how far from the right edge it ends.",
        "Write \(code: "right: \(side)") behind \(code: "bottom: \(bottom)"), and \(code: "Fixed(height: 30)").",
      ],
      after: "Left and right together are a width: here \(width - 2 * side). They are counted from the screen's edge.",
      explain: "toast")
  }

  private static func sayOrder(_ dice: inout Dice) -> Exercise {
    let one = dice.number(40...60), two = dice.number(70...90), three = dice.number(100...120)
    let row = Trial(
      """
      Row {
        Fixed(width: \(one)).order(1).id(one)
        Fixed(width: \(two)).absolute().id(two)
        Fixed(width: \(three)).id(three)
      }
      """, width: one + two + three)
    return .predict(
      "One has an order, and two is out of line. Where do they begin?", row, asks: [.x("one"), .x("two")],
      slips: [
        Slip([0, one], "So they would stand as in the code, all in line. Who comes first?"),
        Slip([two + three, 0], "One comes last. But two is out of line, and takes no room before it."),
        Slip([three, three + one], "Out of line, two does not stand behind the others: it lies where it would alone."),
        Slip([0, 0], "\(code: ".order(1)") comes after those without an order."),
      ],
      hints: [
        "Leave out what is out of line. Who is left, and who comes first?",
        "Three has no order, so it comes before one. Two lies where it would as the only one.",
        "One begins where three ends, at \(three). Alone in a row, an item begins at its start.",
      ],
      after: "Two lies over three, and three takes no notice of it.", explain: "one")
  }
}
