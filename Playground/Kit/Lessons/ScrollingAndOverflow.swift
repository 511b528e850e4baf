import EagerLayout

extension Lesson {
  static var scrollingAndOverflow: Lesson {
    let pushed = chat(""), scrolls = chat(".overflow(.scroll)"), high = chat(".overflow(.scroll)", height: 220)
    let out = frame(""), cut = frame(".overflow(.hidden)"), title = cutTitle
    let list = scrolls["list"], content = high["list"].height
    return Lesson(
      name: "scrolling-and-overflow", title: "Scrolling and overflow",
      puzzle: .guess(
        """
        A chat: a list of messages, and at the foot a field to write in. The list may shrink. Why does the foot lie \
        below the screen?
        """, pushed,
        choices: [
          "What comes last gets no room.", "The list does not become less than its two messages.",
          "Head and foot are too high.",
        ], right: 1,
        replies: [
          "The foot has its full height. It is only too far down.", "",
          "Together they take \(2 * pushed["head"].height) of \(pushed.bounds.height). The list takes more than the rest.",
        ],
        answer: """
          It is the automatic minimum again: a box is not less than its content, \(content) here. Unless it may be \
          cut off.
          """),
      idea: [
        """
        What is larger than its box sticks out, and is seen. \(code: ".overflow(.hidden)") cuts it off at the edge of \
        the box; \(code: ".overflow(.scroll)") does too, and lets the reader scroll.
        """,
        """
        Both say one thing more: this box may be smaller than what it holds. So they take away its automatic minimum.
        """,
      ],
      steps: [
        Step(
          out,
          remark: """
            The photo is \(out["photo"].width) wide and its frame only \(out["frame"].width). It sticks out by \
            \(out["photo"].maxX - out["frame"].maxX), and lies over the text, which knows nothing of it.
            """),
        Step(
          cut,
          remark: """
            Not one number has changed: the photo still ends at \(cut["photo"].maxX). Cutting is for drawing, and what \
            you see of it ends at \(cut["frame"].maxX). The layout tells your program where to cut.
            """),
        Step(
          scrolls,
          remark: """
            The list may be cut, so it gives all that is missing and has \(list.height). Its messages go on down to \
            \(scrolls["his"].maxY): its content of \(content) can be scrolled by \(content - list.height).
            """),
      ],
      experiment: Experiment(
        """
        Make the screen higher with \(code: "↓") until there is nothing to scroll any more. How high is it then?
        """, from: scrolls, item: "list", to: high,
        outcome: """
          \(high.bounds.height): head, foot, and \(content) for the messages. The foot was at the lower edge all the \
          time. A screen higher still would need a list that grows.
          """),
      question: .guess(
        """
        The title is one long word, \(110) wide, and may be cut off. How wide is it, and where does the button begin?
        """, title, asks: [.width("title"), .x("button")],
        slips: [
          Exercise.Slip([110, 110], "That is the word. What may be cut off has no automatic minimum, and shrinks."),
          Exercise.Slip([0, 0], "It gives only what is missing."),
        ],
        answer: """
          \(title["title"].width), and \(title["button"].x). The button stays on the screen. Whether the word is cut \
          or ends in three dots is for whoever draws it.
          """),
      exercises: Exercise.scrollingAndOverflow)
  }

  private static func chat(_ overflow: String, height: Int = 160) -> Trial {
    let messages = Exercise.listing(["hers", "his"], indent: 4) { "Fixed(height: 80).id(\($0))" }
    return Trial(
      """
      Column {
        Fixed(height: 30).id(head)
        Column {
      \(messages)
        }\(overflow).id(list)
        Fixed(height: 30).id(foot)
      }.id(screen)
      """, width: 200, height: height)
  }

  private static func frame(_ overflow: String) -> Trial {
    Trial(
      """
      Row {
        Row {
          Fixed(width: 120).id(photo)
        }
        .width(80)\(overflow).id(frame)
        Flex().id(text)
      }
      """, width: 240)
  }

  private static var cutTitle: Trial {
    Trial(
      """
      Row {
        Measured(
          text: "unbreakable", advance: 10,
          lineHeight: 20
        )
        .overflow(.hidden).id(title)
        Fixed(width: 60).id(button)
      }
      """, width: 150)
  }
}
