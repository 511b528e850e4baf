import EagerLayout

extension Exercise {
  static var overlay: [Recipe] {
    Recipe.named(
      "overlay",
      [
        ("reach-dolls", reachDolls), ("put-stamp", putStamp), ("free-words", freeWords), ("say-large", sayLarge),
      ])
  }

  private static func reachDolls(_ dice: inout Dice) -> Exercise {
    let middle = dice.number(1...3, step: 1), small = middle + dice.number(2...3, step: 1)
    let width = dice.number(140...200)
    return .reach(
      """
      Three dolls, each as large as the others, so that you see one alone. Shrink two of them until each has the next \
      one inside.
      """,
      start: """
        Overlay {
          Flex().id(mother)
          Flex().id(daughter)
          Flex().id(baby)
        }
        .id(shelf)
        """, in: (width, 100), moves: [Move("daughter", "v", middle), Move("baby", "v", small)],
      hints: [
        "They all fill one box. What makes an item keep away from all four edges?",
        "A margin: \(code: "v"). The daughter needs one, and the baby a larger one.",
      ],
      after: "Each has a margin from the edges of the same box. None of them knows of the others.", explain: "baby")
  }

  private static func putStamp(_ dice: inout Dice) -> Exercise {
    let stamp = dice.number(24...36, step: 2), margin = dice.number(6...12, step: 2), width = dice.number(180...240)
    func code(_ says: String) -> String {
      """
      Overlay {
        Flex().id(card)
        Fixed(width: \(stamp), height: 30)\(says)
          .id(stamp)
      }
      """
    }
    return .write(
      .make,
      "A stamp belongs in the upper right corner of a postcard, \(margin) from both edges, however large the card is.",
      start: code(""), solution: code("\n    .margin(\(margin)).place(.topTrailing)"), in: (width, 100),
      alsoIn: [(width + 60, 140), (120, 80)],
      slips: [
        WrongLayout(
          code("\n    .place(.topTrailing)"), "It is in the right corner, but sticks to the edges. Let it keep away."),
        WrongLayout(
          code("\n    .margin(\(margin))"),
          "It keeps away, but from the corner where a line begins. The other one is called trailing."),
        WrongLayout(
          code("\n    .margin(\(margin)).place(.bottomTrailing)"), "The other end of the edge: top is asked for."),
      ],
      hints: [
        "Two things are missing: in which corner it lies, and how far it keeps from the edges.",
        "The corner is a place: top, and trailing. The distance is a margin.",
        "Write \(code: ".margin(\(margin)).place(.topTrailing)") after the stamp's size.",
      ],
      after: """
        Place first, then margin: it lies in the corner, and holds its distance from there. \
        \(code: ".absolute(top: \(margin), right: \(margin))") does the same.
        """, explain: "stamp")
  }

  private static func freeWords(_ dice: inout Dice) -> Exercise {
    let words = dice.number(60...90), paper = words + dice.number(40...70), width = dice.number(220...260)
    func code(_ says: String) -> String {
      """
      Row(alignment: .start) {
        Overlay {
          Measured(width: \(paper), height: 60)\(says)
            .id(wood)
          Fixed(width: \(words), height: 20).id(words)
        }
        Flex().height(20).id(path)
      }
      """
    }
    return .write(
      .fix,
      """
      A signpost: words on a board of wood. It should be as large as its words, and the wood should fill that. But the \
      wood is a large picture.
      """,
      start: code(""), solution: code("\n      .absolute().inset(0)"), in: (width, 80),
      alsoIn: [(width + 60, 80), (200, 60)],
      slips: [
        WrongLayout(
          code(".absolute()"), "The words count alone now. But the wood has its own size: give it all edges."),
        WrongLayout(
          code("\n      .absolute(left: 0, right: 0)"), "From left to right it is the words'. And from top to bottom?"),
      ],
      hints: [
        "All items of an overlay count for its size. Which of the two should not?",
        "Take the wood out of line, and say how far it keeps from all four edges.",
        "Write \(code: ".absolute().inset(0)") after the wood's size.",
      ],
      after: "A background follows what lies on it, and never makes it larger.", explain: "wood")
  }

  private static func sayLarge(_ dice: inout Dice) -> Exercise {
    let width = dice.number(120...160), more = 2 * dice.number(10...30)
    let overlay = Trial(
      """
      Overlay {
        Fixed(width: \(width + more), height: 40)
          .place(.center).id(ship)
        Fixed(width: 20, height: 20)
          .place(.bottomTrailing).id(buoy)
      }
      .id(harbour)
      """, width: width, height: 60)
    return .next(
      "The harbour is \(width) wide, the ship is wider: \(width + more). Where does the ship lie?", overlay,
      explain: "ship", done: ["room: \(width) - \(width + more) = \(-more)"],
      right: "It sticks out by \(more / 2) on each side.",
      wrong: [
        ("It begins at the left edge, and sticks out on the right.", reply: "The middle is not the start."),
        ("It is made as narrow as the harbour.", reply: "It has a width of its own, and was not told to give way."),
        ("The harbour grows.", reply: "It has its width from outside."),
      ],
      hints: [
        "What is in the middle has as much on its left as on its right.",
        "There is less than nothing left over: \(-more).", "Half of that goes to each side.",
      ],
      after: "The middle is shared fairly, also when there is too little room.", &dice)
  }
}
