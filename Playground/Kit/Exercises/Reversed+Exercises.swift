import EagerLayout

extension Exercise {
  static var reversed: [Recipe] {
    Recipe.named(
      "reversed",
      [("reach-caravan", reachCaravan), ("turn-bar", turnBar), ("mend-side", mendSide), ("say-places", sayPlaces)])
  }

  private static func reachCaravan(_ dice: inout Dice) -> Exercise {
    let camel = dice.number(40...60), donkey = dice.number(30...40), width = dice.number(240...300)
    let isThere = dice.below(2) == 0
    let goal: Prose = isThere ? "It has already reached the oasis at the left." : "It has the whole way before it."
    return .reach(
      "A caravan walks to the right, its guide ahead. Let it walk on the sand, and to the left. \(goal)",
      start: """
        Row {
          Fixed(width: \(donkey), height: 30).id(donkey)
          Fixed(width: \(camel), height: 50).id(camel)
          Fixed(width: 20, height: 40).id(guide)
        }
        .gap(10)
        """, in: (width, 100), moves: [Move("", "y"), Move("", "a", 3)] + (isThere ? [Move("", "j", 2)] : []),
      hints: [
        "The guide is the last in line, and should be at the left of the others: turn the row round.",
        "The sand is at the end, across the row. And where along the row does the caravan stand?",
      ],
      after: "Start and end follow the direction in which the row is read.", explain: "guide")
  }

  private static func turnBar(_ dice: inout Dice) -> Exercise {
    let back = dice.number(40...60), tool = dice.number(30...40), width = dice.number(240...300)
    func code(_ tail: String) -> String {
      """
      Row {
        Fixed(width: \(back)).id(back)
        Flex().id(title)
        Row {
          Fixed(width: \(tool)).id(undo)
          Fixed(width: \(tool)).id(redo)
        }
      }\(tail)
      """
    }
    return .write(
      .make, "This bar is for readers who read from the left. Make it one for Arabic, all of it, by one word.",
      start: code(""), solution: code("\n.direction(.rightToLeft)"), in: (width, 60),
      alsoIn: [(width + 60, 60), (200, 60)],
      slips: [
        WrongLayout(
          code("\n.reversed()"), "Back and title are right. But in the row inside, undo and redo are as they were."),
        WrongLayout(
          code("\n.justifyContent(.end)"), "The title takes all that is free, so there is nothing to be moved."),
      ],
      hints: [
        "Two words turn a row round. One of them holds for the rows inside as well.",
        "It is about the direction in which people read.",
        "Write \(code: ".direction(.rightToLeft)") after the outer row's closing brace.",
      ],
      after: "Undo begins at \(tool), right of redo. The direction goes down into all boxes.",
      explain: "undo")
  }

  private static func mendSide(_ dice: inout Dice) -> Exercise {
    let photo = dice.number(40...60), margin = dice.number(10...30), width = dice.number(200...260)
    func code(_ margin: String, _ tail: String = "\n.direction(.rightToLeft)") -> String {
      """
      Row {
        Fixed(width: \(photo)).id(photo)
        Flex()
          \(margin).id(name)
      }\(tail)
      """
    }
    return .write(
      .fix,
      "In the language that is read from the left, name and photo were \(margin) apart. Now the distance is on the wrong side.",
      start: code(".margin(left: \(margin))"), solution: code(".margin(start: \(margin))"), in: (width, 60),
      alsoIn: [(width + 60, 60), (150, 40)],
      slips: [
        WrongLayout(
          code(".margin(left: \(margin))", ""), "Now the photo is at the left again. The row should stay as it is."),
        WrongLayout(
          code(".margin(end: \(margin))"), "The end is at the left here. The photo stands on the other side."),
        WrongLayout(code(".margin(start: \(margin), end: \(margin))"), "Now there is a distance on both sides."),
      ],
      hints: [
        "Left is left, whatever the direction. Which word follows it?",
        "A row has a start and an end, and so has a margin.",
        "Write \(code: ".margin(start: \(margin))") in place of \(code: ".margin(left: \(margin))").",
      ],
      after: """
        \(code: "right:") gives the same here. But only \(code: "start:") is right in both languages, and nobody has \
        to come back and mend it.
        """, explain: "name")
  }

  private static func sayPlaces(_ dice: inout Dice) -> Exercise {
    let one = dice.number(40...60), two = dice.number(70...90), gap = dice.one(of: [6, 8, 10])
    let width = one + two + gap + dice.number(50...90)
    let row = Trial(
      "Row {\n  Fixed(width: \(one)).id(one)\n  Fixed(width: \(two)).id(two)\n}\n.gap(\(gap)).reversed()", width: width)
    return .predict(
      "The row is \(width) wide and begins at its other end. Where do one and two begin, counted from the left?", row,
      asks: [.x("one"), .x("two")],
      slips: [
        Slip([0, one + gap], "So it would be from the left. This row begins at the right."),
        Slip(
          [two + gap, 0], "The order is right. But what is left over lies at the row's end, and that is at the left."),
        Slip([width, width - one - gap], "There they end. x is always the left edge, in every direction."),
        Slip([width - one, width - one - two], "There is a gap between them."),
      ],
      hints: [
        "One comes first, at the right edge.", "It ends at \(width), so it begins its width before that.",
        "Two ends a gap of \(gap) before one begins.",
      ],
      after: "Walk from the right, and take off instead of adding. x itself never turns round.", explain: "two")
  }
}
