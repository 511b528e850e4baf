import EagerLayout

extension Lesson {
  static var basis: Lesson {
    let head = withHeadStart, buttons = asContent, equal = fromNothing, two = withTwo, last = asked
    let name = head.frames[1], mail = head.frames[2], share = mail.width
    let reply = buttons.frames[1], remove = buttons.frames[2]
    let onlyReply = contentAlone.frames[1].width, onlyRemove = contentAlone.frames[2].width
    let free = buttons.frames[0].width - onlyReply - onlyRemove
    return Lesson(
      name: "basis", title: "Basis",
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
          head,
          remark: """
            Both have one share, yet the widths differ. Free space: \(head.frames[0].width) - \(name.width - share) \
            = \(head.frames[0].width - (name.width - share)), so a share is \(share). The name is \
            \(name.width - share) + \(share) = \(name.width) wide, the mail \(mail.width).
            """),
        Step(
          buttons,
          remark: """
            \(code: "Measured") has content of its own, such as a word: here \(onlyReply) and \(onlyRemove) wide. \
            \(code: ".grow(1)") gives it one share. It starts from its content, so each gets \(free / 2) of \(free) \
            on top: \(reply.width) and \(remove.width).
            """),
        Step(
          equal,
          remark: """
            \(code: ".basis(0)") forgets the content. Now the buttons are equal, \(equal.frames[1].width) each. That \
            is what \(code: "Flex()") does: one share, from nothing.
            """),
      ],
      experiment: """
        In the first step give the mail \(code: "Flex().basis(60)"). How wide are both?
        """,
      outcome: """
        \(two.frames[1].width) and \(two.frames[2].width). The difference of their starts stays: equal shares never \
        make up for it.
        """,
      question: """
        \(code: "Row { Flex(1).basis(60); Flex(3) }") has a width of \(last.frames[0].width). How wide is each?
        """,
      answer: """
        \(last.frames[1].width) and \(last.frames[2].width). The starts leave \(last.frames[2].width / 3 * 4). In \
        four shares, that is \(last.frames[2].width / 3) each.
        """,
      exercises: Exercise.basis)
  }

  private static var withHeadStart: Trial {
    Trial(
      """
      Row {
        Flex().basis(100).id(name)
        Flex().id(mail)
      }
      """, width: 300)
  }

  private static var asContent: Trial {
    Trial(
      """
      Row {
        Measured(width: 40, height: 16)
          .grow(1).id(reply)
        Measured(width: 80, height: 16)
          .grow(1).id(remove)
      }
      """, width: 300)
  }

  private static var fromNothing: Trial {
    Trial(
      """
      Row {
        Measured(width: 40, height: 16)
          .grow(1).basis(0).id(reply)
        Measured(width: 80, height: 16)
          .grow(1).basis(0).id(remove)
      }
      """, width: 300)
  }

  private static var contentAlone: Trial {
    Trial(
      """
      Row {
        Measured(width: 40, height: 16)
        Measured(width: 80, height: 16)
      }
      """, width: 300)
  }

  private static var withTwo: Trial {
    Trial(
      """
      Row {
        Flex().basis(100).id(name)
        Flex().basis(60).id(mail)
      }
      """, width: 300)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Flex(1).basis(60); Flex(3)
      }
      """, width: 260)
  }
}
