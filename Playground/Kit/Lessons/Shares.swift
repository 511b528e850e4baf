import EagerLayout

extension Lesson {
  static var shares: Lesson {
    let alone = days("1", "2", "3"), beside = days("1", "2", "3", after: "  Fixed(width: 120).id(menu)\n")
    let large = days("1", "2", "6"), raised = days("3", "2", "3"), bar = bar
    let width = alone["Row"].width, share = beside["day"].width
    let room = bar["Row"].width - bar["icon"].width - 2 * (bar["icon"].x - bar["title"].maxX)
    return Lesson(
      name: "shares", title: "Shares",
      puzzle: .guess(
        """
        A cake is cut by numbers: the day has a one, the week a two, the year a three. Now each number is made ten times \
        as large. What becomes of the day's piece?
        """, alone, choices: ["It is larger.", "It is smaller.", "It is the same."], right: 2,
        replies: [
          "Its number is larger, but so are the others'.", "The others' numbers are larger, but so is its own.",
        ],
        answer: """
          The cake is no larger than before, and the numbers compare as before. They are shares: what counts is how many \
          of all shares one has.
          """),
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
            One, two and three make six shares. \(width) in six is \(alone["day"].width) for one share, so the week \
            gets \(alone["week"].width) and the year \(alone["year"].width).
            """),
        Step(
          beside, after: alone,
          remark: """
            The menu takes \(beside["menu"].width) first. \(width - beside["menu"].width) are left, and one share is \
            \(share). The year still has three shares, but its width is now \(beside["year"].width). A share is not a \
            size: it is a part of what is left.
            """),
        Step(
          large,
          remark: """
            Twice as many shares for the year, and it is \(large["year"].width) wide in place of \
            \(alone["year"].width): not twice as wide. There are nine shares now, so each is smaller, \
            \(large["day"].width).
            """),
      ],
      experiment: Experiment(
        """
        Make the day as wide as the year: press \(code: "+") on it. The week is not touched. Does its width change?
        """, from: alone, item: "day", to: raised,
        outcome: """
          Yes: there are eight shares now, so one is only \(raised["week"].width / 2). The week still has two, and goes \
          from \(alone["week"].width) to \(raised["week"].width). Who is given more takes it from all others.
          """),
      question: .guess(
        "How wide are the title and the clock?", bar, asks: [.width("title"), .width("clock")],
        slips: [
          Exercise.Slip([room / 2, room / 2], "That is half for each. The title has three shares, the clock one."),
          Exercise.Slip([(room + 20) * 3 / 4, (room + 20) / 4], "You forgot the gaps."),
          Exercise.Slip(
            [(bar["Row"].width) * 3 / 4, bar["Row"].width / 4], "Only what the icon and the gaps leave is shared."),
        ],
        answer: """
          \(bar["title"].width) and \(bar["clock"].width). First the fixed item and two gaps go off, which leaves \
          \(room). Then four shares of \(bar["clock"].width) are made.
          """),
      exercises: Exercise.shares)
  }

  private static func days(_ day: String, _ week: String, _ year: String, after first: String = "") -> Trial {
    Trial(
      """
      Row {
      \(first)  Flex(\(day)).id(day)
        Flex(\(week)).id(week)
        Flex(\(year)).id(year)
      }
      """, width: 360)
  }

  private static var bar: Trial {
    Trial(
      """
      Row {
        Flex(3).id(title)
        Fixed(width: 60).id(icon)
        Flex().id(clock)
      }
      .gap(10)
      """, width: 400)
  }
}
