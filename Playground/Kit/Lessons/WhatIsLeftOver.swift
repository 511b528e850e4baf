import EagerLayout

extension Lesson {
  static var whatIsLeftOver: Lesson {
    let plain = bar(""), between = bar(".justifyContent(.spaceBetween)"), even = bar(".justifyContent(.spaceEvenly)")
    let pushed = bar(".justifyContent(.spaceBetween)", done: "\n    .margin(left: .auto)")
    let none = bar(".justifyContent(.center)", redo: "Flex()"), card = betweenMargins
    let item = between["undo"].width, room = between.bounds.width, left = room - 3 * item
    return Lesson(
      name: "what-is-left-over", title: "What is left over", teaches: "j",
      puzzle: .guess(
        """
        Three buttons, and nobody is flexible. Done should go to the right end, and the other two stay. With what you \
        know already: how?
        """, plain,
        choices: [
          "Make done wider, until it reaches the right end.", "Give the bar a gap.",
          "Put a \(code: "Flex()") before done.",
        ], right: 2,
        replies: [
          "Then it is a very wide button. It should keep its width and move.",
          "A gap would move redo too.",
        ],
        answer: """
          An empty item that takes all the \(left) that are left over pushes done to the end. But why draw up an item \
          that is not there? Rows have better words for this.
          """),
      idea: [
        """
        If no item takes the free space, it is left over. \(code: ".justifyContent") says where it goes: before the \
        items, after them, or between.
        """,
        """
        A margin may be \(code: ".auto"). Then it takes what is left over before \(code: ".justifyContent") sees any \
        of it.
        """,
      ],
      steps: [
        Step(
          between,
          remark: """
            \(left) of \(room) are left over. Between three items there are two places, so each gets \
            \(between["redo"].x - between["undo"].maxX).
            """),
        Step(
          pushed,
          remark: """
            The last item's left margin takes all \(pushed["done"].x - pushed["redo"].maxX). It is the way to push \
            one item to the far end: \(code: ".spaceBetween") has nothing left to do.
            """),
        Step(
          none,
          remark: """
            The row says \(code: ".center"), and nothing is centred: the first item is at \(none["undo"].x). The \
            flexible one took all \(none["redo"].width), so nothing is left over. When centring seems broken, look \
            for a \(code: "Flex").
            """),
      ],
      experiment: Experiment(
        """
        Press \(code: "j"), and look where the \(left) go. Stop at \(code: ".spaceEvenly"). How much comes before the \
        first item?
        """, from: between, to: even,
        outcome: """
          \(even["undo"].x). The same \(left) now go to four places: before, between and after. With \
          \(code: ".spaceAround") the two at the ends were half as large as those between.
          """),
      question: .guess(
        "A card with two margins of \(code: ".auto"), in a row that says \(code: ".end"). Where does it begin?", card,
        asks: [.x("card")],
        slips: [
          Exercise.Slip(
            [card.bounds.width - card["card"].width],
            "That is where \(code: ".end") would put it. But margins come first."),
          Exercise.Slip([0], "The left margin takes its part of what is left over."),
        ],
        answer: """
          At \(card["card"].x), in the middle. Each margin takes half of what is left over, and \(code: ".end") finds \
          nothing more to move.
          """),
      exercises: Exercise.whatIsLeftOver)
  }

  private static func bar(_ tail: String, redo: String = "Fixed(width: 60)", done: String = "") -> Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(undo)
        \(redo).id(redo)
        Fixed(width: 60)\(done).id(done)
      }
      \(tail).id(bar)
      """, width: 300)
  }

  private static var betweenMargins: Trial {
    Trial(
      """
      Row {
        Fixed(width: 100)
          .margin(left: .auto, right: .auto)
          .id(card)
      }
      .justifyContent(.end)
      """, width: 300)
  }
}
