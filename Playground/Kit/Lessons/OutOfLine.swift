import EagerLayout

extension Lesson {
  static var outOfLine: Lesson {
    let inLine = card(""), pinned = card("\n    .absolute(top: 10, right: 10)\n    ")
    let toast = overPage, dealt = inOrder
    let free = alone(""), centred = alone("\n.justifyContent(.center)"), last = spanned
    let sale = pinned["sale"]
    return Lesson(
      name: "out-of-line", title: "Out of line", teaches: "i",
      puzzle: .guess(
        """
        The sale sticker should sit on the card's upper right corner, over the text, and nothing else should move. Which of \
        the words you know brings it there?
        """, inLine,
        choices: [
          "\(code: ".justifyContent(.end)") on the row.", "\(code: ".alignSelf(.start)") on the sticker.",
          "None: as long as it stands in line, it takes a place of its own.",
        ], right: 2,
        replies: [
          "The text takes all that is free, so nothing is left over to move anybody.",
          "It lies at the top already. But in the middle of the card, where it pushes the text away.", "",
        ],
        answer: """
          Everything so far stands in line: each item begins where the one before it ends. A sticker, a window over a \
          page, a button in a corner do not.
          """),
      idea: [
        """
        \(code: ".absolute(top: 10, right: 10)") takes an item out of the line. It lies in the box around it, that far \
        from its edges, over the others. They take no notice of it: it has no room, no gap and no share.
        """,
        """
        \(code: ".order(1)") lets an item stand elsewhere in the line than in your code: the lowest order comes \
        first. An item without a word about it has order \(0).
        """,
      ],
      steps: [
        Step(
          pinned,
          remark: """
            The sticker ends at \(sale.maxX), and the card at \(pinned.bounds.width). The text begins at \
            \(pinned["text"].x), one gap behind the photo. In line, the sticker had pushed it to \(inLine["text"].x).
            """),
        Step(
          toast,
          remark: """
            Left and right together give a width: \(toast.bounds.width) without \(toast["toast"].x) at each side is \
            \(toast["toast"].width). And they are counted from the screen's edge: its padding, which holds back the \
            page at \(toast["page"].x), does not matter.
            """),
        Step(
          dealt,
          remark: """
            Three comes first, at \(dealt["three"].x), since its order is below that of the others. Two of equal order \
            stand as in the code. What comes later in this order is also drawn later, over what came before.
            """),
      ],
      experiment: Experiment(
        """
        This sticker is out of line, and has not been told where to lie. Press \(code: "j") once, which says \
        \(code: ".center"). The photo goes to the middle. And the sticker?
        """, from: free, item: "sale", to: centred,
        outcome: """
          It goes to \(centred["sale"].x), which is the middle too. Without distances an item lies where it would as \
          the only one in the row. So the row's words about places still hold for it.
          """),
      question: .guess(
        "The card has padding. How wide is the ribbon?", last, asks: [.width("ribbon")],
        slips: [
          Exercise.Slip(
            [last["ribbon"].width - 2 * last["title"].x],
            "You counted from the inner edge of the padding. An item out of line counts from the edge of the box."),
          Exercise.Slip([last["title"].width], "So wide is the title, which stands in line, between the padding."),
          Exercise.Slip([last.bounds.width], "It keeps away from both edges, as it was told."),
        ],
        answer: """
          \(last["ribbon"].width): the card's \(last.bounds.width) without \(last["ribbon"].x) at each side. The title \
          stands in line and keeps to the padding: \(last["title"].width).
          """),
      exercises: Exercise.outOfLine)
  }

  private static func card(_ place: String) -> Trial {
    Trial(
      """
      Row {
        Fixed(width: 80).id(photo)
        Fixed(width: 60, height: 24)\(place).id(sale)
        Flex().id(text)
      }
      .gap(10).id(card)
      """, width: 240, height: 90)
  }

  private static var overPage: Trial {
    Trial(
      """
      Column {
        Flex().id(page)
        Fixed(height: 30)
          .absolute(left: 20, bottom: 20, right: 20)
          .id(toast)
      }
      .padding(10).id(screen)
      """, width: 240, height: 140)
  }

  private static var inOrder: Trial {
    let item = "Fixed(width: 60)"
    return Trial(
      """
      Row {
        \(item).order(1).id(one)
        \(item).id(two)
        \(item).order(-1).id(three)
      }
      """, width: 240)
  }

  private static func alone(_ tail: String) -> Trial {
    Trial(
      """
      Row {
        Fixed(width: 80).id(photo)
        Fixed(width: 60, height: 24)
          .absolute().id(sale)
      }\(tail)
      """, width: 240)
  }

  private static var spanned: Trial {
    Trial(
      """
      Column {
        Flex().id(title)
        Fixed(height: 20)
          .absolute(top: 0, left: 5, right: 5)
          .id(ribbon)
      }
      .padding(15).id(card)
      """, width: 200, height: 80)
  }
}
