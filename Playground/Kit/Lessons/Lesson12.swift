import EagerLayout

extension Lesson {
  static var whatIsLeftOver: Lesson {
    let between = spaceBetween, pushed = withAutoMargin, none = withFlex, even = spaceEvenly, last = asked
    let undo = between.frames[1], redo = between.frames[2], room = between.frames[0].width
    let left = room - 3 * undo.width, gap = even.frames[1].x
    return Lesson(
      name: "what-is-left-over", title: "What is left over",
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
            \(redo.x - undo.maxX).
            """),
        Step(
          pushed,
          remark: """
            The last item's left margin takes all \(pushed.frames[3].x - pushed.frames[2].maxX). It is the way to \
            push one item to the far end: \(code: ".spaceBetween") has nothing left to do.
            """),
        Step(
          none,
          remark: """
            The row says \(code: ".center"), and nothing is centred: the first item is at \(none.frames[1].x). The \
            flexible one took all \(none.frames[2].width), so nothing is left over. When centring seems broken, look \
            for a \(code: "Flex").
            """),
      ],
      experiment: """
        In the first step write \(code: ".justifyContent(.spaceEvenly)"). How much space comes before the first item?
        """,
      outcome: """
        \(gap). The same \(left) now goes to four places: before, between and after.
        """,
      question: """
        \(code: "Row { Fixed(width: 100).margin(left: .auto, right: .auto) }.justifyContent(.end)") has a width of \
        \(last.frames[0].width). Where does the item begin?
        """,
      answer: """
        At \(last.frames[1].x), in the middle. Each margin takes half of what is left over, and \(code: ".end") \
        finds nothing more to move.
        """,
      exercises: Exercise.whatIsLeftOver)
  }

  private static var spaceBetween: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(undo)
        Fixed(width: 60).id(redo)
        Fixed(width: 60).id(done)
      }
      .justifyContent(.spaceBetween)
      .id(bar)
      """, width: 300)
  }

  private static var withAutoMargin: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(undo)
        Fixed(width: 60).id(redo)
        Fixed(width: 60).margin(left: .auto)
          .id(done)
      }
      .justifyContent(.spaceBetween)
      .id(bar)
      """, width: 300)
  }

  private static var withFlex: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(undo)
        Flex().id(redo)
        Fixed(width: 60).id(done)
      }
      .justifyContent(.center)
      .id(bar)
      """, width: 300)
  }

  private static var spaceEvenly: Trial {
    Trial(
      """
      Row {
        Fixed(width: 60).id(undo)
        Fixed(width: 60).id(redo)
        Fixed(width: 60).id(done)
      }
      .justifyContent(.spaceEvenly)
      """, width: 300)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Fixed(width: 100).margin(left: .auto, right: .auto)
      }.justifyContent(.end)
      """, width: 300)
  }
}
