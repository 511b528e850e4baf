import EagerLayout

extension Lesson {
  static var basis: Lesson {
    let race = race(), run = self.race(hare: 100), both = self.race(hare: 100, tortoise: 60)
    let buttons = buttons(".grow(1)"), equal = self.buttons(".grow(1).basis(0)"), words = self.buttons("")
    let bar = bar
    let share = run["tortoise"].width, width = run["Row"].width, start = run["hare"].width - share
    let reply = words["reply"].width, remove = words["remove"].width
    let free = buttons["Row"].width - reply - remove, left = bar["mail"].width / 3
    return Lesson(
      name: "basis", title: "Basis", teaches: "b",
      puzzle: .guess(
        """
        Hare and tortoise have one share each. But the hare is given \(start) before the sharing begins. Will the two be \
        equal in the end?
        """, race,
        choices: [
          "Yes: equal shares make equal widths.", "No: the hare stays \(start) ahead.",
          "No: the hare is ahead by twice as much.",
        ], right: 1,
        replies: [
          "Only what is left after the head start is shared.", "",
          "Both get the same on top. Who was ahead stays ahead.",
        ],
        answer: """
          What is left is shared equally, so the difference of the starts stays as it is. Such a head start is called \
          the basis.
          """),
      idea: [
        """
        A flexible item need not start from nothing. \(code: ".basis(100)") gives it a head start: the basis. The \
        free space is what all the starts leave.
        """,
        """
        Shares come on top: an item's width is its basis and its share of the free space.
        """,
      ],
      steps: [
        Step(
          run, after: race,
          remark: """
            Both have one share, yet the widths differ. Free space: \(width) - \(start) = \(width - start), so a share \
            is \(share). The hare is \(start) + \(share) = \(run["hare"].width) wide, the tortoise \(share).
            """),
        Step(
          buttons,
          remark: """
            \(code: "Measured") has content of its own, such as a word: here \(reply) and \(remove) wide. \
            \(code: ".grow(1)") gives it one share. It starts from its content, so each gets \(free / 2) of \(free) \
            on top: \(buttons["reply"].width) and \(buttons["remove"].width).
            """),
        Step(
          equal,
          remark: """
            \(code: ".basis(0)") forgets the content. Now the buttons are equal, \(equal["reply"].width) each. That \
            is what \(code: "Flex()") does: one share, from nothing.
            """),
      ],
      experiment: Experiment(
        """
        Give the tortoise a head start too: press \(code: "b") until its basis is \(60). By how much is the hare ahead \
        now?
        """, from: run, item: "tortoise", to: both,
        outcome: """
          By \(both["hare"].width - both["tortoise"].width), just as their bases differ: \(both["hare"].width) and \
          \(both["tortoise"].width). Equal shares never make up for a difference.
          """),
      question: .guess(
        "How wide are name and mail?", bar, asks: [.width("name"), .width("mail")],
        slips: [
          Exercise.Slip(
            [bar["Row"].width / 4, bar["Row"].width * 3 / 4], "You shared the whole row. The basis goes off first."),
          Exercise.Slip([left, bar["mail"].width], "You forgot the name's basis: the share comes on top of it."),
        ],
        answer: """
          \(bar["name"].width) and \(bar["mail"].width). The starts leave \(left * 4). In four shares, that is \(left) \
          each, and the name has its basis as well.
          """),
      exercises: Exercise.basis)
  }

  private static func race(hare: Int? = nil, tortoise: Int? = nil) -> Trial {
    func basis(_ length: Int?) -> String { length.map { ".basis(\($0))" } ?? "" }
    return Trial(
      """
      Row {
        Flex()\(basis(hare)).id(hare)
        Flex()\(basis(tortoise)).id(tortoise)
      }
      """, width: 300)
  }

  private static func buttons(_ sharing: String) -> Trial {
    Trial(
      """
      Row {
        Measured(width: 40, height: 16)
          \(sharing).id(reply)
        Measured(width: 80, height: 16)
          \(sharing).id(remove)
      }
      """, width: 300)
  }

  private static var bar: Trial {
    Trial(
      """
      Row {
        Flex(1).basis(60).id(name)
        Flex(3).id(mail)
      }
      """, width: 260)
  }
}
