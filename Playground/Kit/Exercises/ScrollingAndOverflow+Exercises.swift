import EagerLayout

extension Exercise {
  static var scrollingAndOverflow: [Recipe] {
    Recipe.named(
      "scrolling-and-overflow",
      [("reach-foot", reachFoot), ("keep-foot", keepFoot), ("say-list", sayList), ("say-next", sayNext)])
  }

  /// A head, a list of messages, and a foot.
  private static func chat(
    head: Int, message: Int, foot: Int, list: String, of messages: [String] = ["one", "two", "three"]
  ) -> String {
    """
    Column {
      Fixed(height: \(head)).id(head)
      Column {
    \(listing(messages, indent: 4) { "Fixed(height: \(message)).id(\($0))" })
      }\(list)
      .id(list)
      Fixed(height: \(foot)).id(foot)
    }
    """
  }

  private static func reachFoot(_ dice: inout Dice) -> Exercise {
    let message = dice.number(40...60), presses = dice.number(1...3, step: 1), height = 70 + message
    return .reach(
      "The foot has sunk below the screen. Bring it back to the lower edge, and let the head be as low as in the picture.",
      start: chat(
        head: 30 + 10 * presses, message: message, foot: 30, list: "\n  .overflow(.scroll).shrink(0)",
        of: ["hers", "his"]),
      in: (180, height), moves: [Move("list", "s"), Move("head", "Z", presses)],
      hints: ["Who could be smaller, and may not?", "The list may be cut off. Let it shrink. Then look at the head."],
      after: "What the head gives back, the list has at once: it takes what head and foot leave.", explain: "foot")
  }

  private static func keepFoot(_ dice: inout Dice) -> Exercise {
    let message = dice.number(40...60), bar = dice.number(20...40), height = 2 * bar + 2 * message
    func code(_ list: String) -> String { chat(head: bar, message: message, foot: bar, list: list) }
    return .write(
      .fix, "The foot lies below the screen. Let the list scroll, so that the foot is always at the lower edge.",
      start: code("\n  .grow(1)"), solution: code("\n  .grow(1).overflow(.scroll)"), in: (200, height),
      alsoIn: [(200, height + 40 + 3 * message), (160, height - 30)],
      slips: [
        WrongLayout(
          code("\n  .overflow(.scroll)"),
          "Here it is right. On a high screen the list ends with its last message, and the foot hangs in the middle."),
        WrongLayout(
          code("\n  .height(\(2 * message))"), "Right on this screen. On another one the list does not follow."),
        WrongLayout(
          code("\n  .grow(1).shrink(1)"), "It may shrink already. Its content holds it: say that it may be cut off."),
      ],
      hints: [
        "The list does not become less than its messages. What takes that minimum away?",
        "A box that scrolls may be smaller than what it holds. Let it grow as before.",
        "Write \(code: ".overflow(.scroll)") after \(code: ".grow(1)").",
      ],
      after: """
        The list grows where there is room and scrolls where there is none. This is the frame of nearly every screen \
        that you hold in your hand.
        """, explain: "foot")
  }

  private static func sayList(_ dice: inout Dice) -> Exercise {
    let head = dice.number(30...50), foot = dice.number(20...40), message = dice.number(50...70)
    let seen = 2 * message - dice.number(10...30), height = head + foot + seen
    let column = Trial(
      chat(head: head, message: message, foot: foot, list: "\n  .overflow(.scroll)"), width: 200, height: height)
    return .predict(
      "The column is \(height) high. How high is the list, and where does the third message begin?", column,
      asks: [.height("list"), .y("three")],
      slips: [
        Slip([3 * message, head + 2 * message], "That is its content. It may be cut off, so it shrinks."),
        Slip([seen, 2 * message], "The list is right. The messages begin below the head."),
        Slip(
          [Double(seen), Double(head) + Double(2 * seen) / 3],
          "The messages do not shrink with their list. They are cut off."),
      ],
      hints: [
        "Head and foot are fixed. Who gives what is missing?",
        "The list has what they leave: \(height) - \(head) - \(foot).",
        "The messages lie below the head, one after another, each \(message) high: cutting moves nobody.",
      ],
      after: """
        The third message ends at \(column["three"].maxY), the list at \(column["list"].maxY): so far the reader has \
        to scroll.
        """, explain: "list")
  }

  private static func sayNext(_ dice: inout Dice) -> Exercise {
    let letters = dice.one(of: [("Strawberries", 12), ("Constitution", 12), ("Watermelon", 10), ("Imagination", 11)])
    let button = dice.number(50...80), width = button + 10 * letters.1 - dice.number(20...40)
    let row = Trial(
      """
      Row {
        Measured(
          text: "\(letters.0)",
          advance: 10, lineHeight: 20
        ).overflow(.hidden).id(title)
        Fixed(width: \(button)).id(button)
      }
      """, width: width)
    return .next(
      "A title of one word, which may be cut off. The row is \(width) wide.", row, explain: "title",
      done: [
        "title starts from \(10 * letters.1), button from \(button)",
        "missing: \(10 * letters.1 + button - width)", "round one: title \(row["title"].width)",
      ],
      right: "Nobody is beyond a limit: the title is \(row["title"].width) wide.",
      wrong: [
        (
          "The word needs \(10 * letters.1): freeze the title there.",
          reply: "So it would be without \(code: ".overflow(.hidden)"). What may be cut off has no automatic minimum."
        ),
        (
          "The word breaks into two lines.",
          reply: "A text breaks between words, and this is only one."
        ),
        (
          "The button gives its part too.",
          reply: "\(code: "Fixed") alone never gives way."
        ),
      ],
      hints: [
        "After round one come the limits. Has the title one?",
        "A word has an automatic minimum, unless something takes it away.",
        "The title says that it may be cut off.",
      ],
      after: "The button begins at \(row["button"].x) and ends at the row's edge. The title is cut, and nothing else.",
      &dice)
  }
}
