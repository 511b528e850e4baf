import EagerLayout

extension Lesson {
  static var shares: Lesson {
    let alone = inThree, beside = besideMenu, tens = inTens, huge = withHugeShare, last = asked
    let day = alone.frames[1], week = alone.frames[2], year = alone.frames[3]
    let free = beside.frames[0].width - beside.frames[1].width, share = beside.frames[2].width
    let room = last.frames[0].width - last.frames[2].width - 2 * (last.frames[2].x - last.frames[1].maxX)
    return Lesson(
      name: "shares", title: "Shares",
      idea: [
        """
        Several flexible items share the free space. The number in \(code: "Flex(2)") says how many shares an item \
        takes; \(code: "Flex()") takes one.
        """,
        """
        Add up all the numbers. Divide the free space by the sum: that is one share. Give each item its shares.
        """,
      ],
      steps: [
        Step(
          alone,
          remark: """
            One, two and three make six shares. \(alone.frames[0].width) in six is \(day.width) for one share, so \
            the week gets \(week.width) and the year \(year.width).
            """),
        Step(
          beside,
          remark: """
            The menu takes \(beside.frames[1].width) first. \(free) are left, and one share is \(share). The year \
            still has three shares, but its width is now \(beside.frames[4].width). A share is not a size: it is a \
            part of what is left.
            """),
        Step(
          tens,
          remark: """
            Ten times the numbers, and nothing has changed: \(tens.frames[1].width), \(tens.frames[2].width), \
            \(tens.frames[3].width). Only how they compare matters.
            """),
      ],
      experiment: """
        In the first step give the year \(code: "Flex(97)"). Does it take the whole row?
        """,
      outcome: """
        Nearly: the year gets \(huge.frames[3].width). But the day keeps its share, now \(huge.frames[1].width) of \
        \(huge.frames[0].width): one in a hundred. No number is so large that another one gets nothing.
        """,
      question: """
        \(code: "Row { Flex(3); Fixed(width: 60); Flex() }.gap(10)") has a width of \(last.frames[0].width). How \
        wide are the flexible items?
        """,
      answer: """
        \(last.frames[1].width) and \(last.frames[3].width). First the fixed item and two gaps go off, which leaves \
        \(room). Then four shares of \(last.frames[3].width) are made.
        """,
      exercises: Exercise.shares)
  }

  private static var inThree: Trial {
    Trial(
      """
      Row {
        Flex(1).id(day)
        Flex(2).id(week)
        Flex(3).id(year)
      }
      """, width: 360)
  }

  private static var besideMenu: Trial {
    Trial(
      """
      Row {
        Fixed(width: 120).id(menu)
        Flex(1).id(day)
        Flex(2).id(week)
        Flex(3).id(year)
      }
      """, width: 360)
  }

  private static var inTens: Trial {
    Trial(
      """
      Row {
        Flex(10).id(day)
        Flex(20).id(week)
        Flex(30).id(year)
      }
      """, width: 360)
  }

  private static var withHugeShare: Trial {
    Trial(
      """
      Row {
        Flex(1).id(day)
        Flex(2).id(week)
        Flex(97).id(year)
      }
      """, width: 360)
  }

  private static var asked: Trial {
    Trial(
      """
      Row {
        Flex(3); Fixed(width: 60); Flex()
      }.gap(10)
      """, width: 400)
  }
}
