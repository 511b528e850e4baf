import EagerLayout

extension Lesson {
  static var lessThanOne: Lesson {
    let first = "Flex(0.3).id(first)", second = "Flex(0.2).id(second)"
    let some = row(first, second), all = row(first, second, "Flex(0.5).id(third)")
    let beside = row("Fixed(width: 100).id(menu)", first, second), more = row(first, "Flex(1.2).id(second)")
    let whole = row("Flex(3).id(first)", "Flex(2).id(second)")
    let gauge = row("Fixed(width: 60).id(icon)", "Flex(0.25).id(fuel)", width: 300)
    let width = some["Row"].width, rest = gauge["Row"].width - gauge["icon"].width
    return Lesson(
      name: "less-than-one", title: "Less than one",
      puzzle: .guess(
        "A \(code: "Flex") takes what is left, so far always all of it. But here half of the row is empty. Why?", some,
        choices: [
          "Together they ask for no more than a half.", "Numbers after a point are not counted.",
          "An item must not be wider than its number.",
        ], right: 0,
        replies: ["", "They are: the first is wider than the second.", "Their widths are larger than these numbers."],
        answer: """
          Such a small number is a modest wish: a part of what there is, and not one of so and so many shares. What is \
          wished by nobody stays empty.
          """),
      idea: [
        """
        Shares may be less than one. \(code: "Flex(0.3)") on its own takes three tenths of the free space, and \
        leaves the rest.
        """,
        """
        The rule has two halves. Do the factors add up to less than one? Then each takes just its part, and some \
        space stays empty. Is the sum one or more? Then all is shared, as you know it.
        """,
      ],
      steps: [
        Step(
          some,
          remark: """
            You might expect \(whole["first"].width) and \(whole["second"].width), as with \(code: "Flex(3)") and \
            \(code: "Flex(2)"). But these factors add up to a half only. The items get \(some["first"].width) and \
            \(some["second"].width), and \(width - some["second"].maxX) of \(width) stay empty.
            """),
        Step(
          all, after: some,
          remark: """
            One more item, and the sum is one. It gets \(all["third"].width), the very space that was empty. The \
            others do not move: still \(all["first"].width) and \(all["second"].width).
            """),
        Step(
          beside, after: some,
          remark: """
            With a menu the two get \(beside["first"].width) and \(beside["second"].width). They take parts of the free \
            space, which is now \(width - beside["menu"].width), and not parts of the row.
            """),
      ],
      experiment: Experiment(
        "Press \(code: "+") on the second item, so that the sum is more than one. What happens to the first?",
        from: some, item: "second", to: more,
        outcome: """
          It is pressed from \(some["first"].width) to \(more["first"].width). Now the old rule holds: all is shared, and \
          the first has one part in five. Nothing stays empty, and nothing sticks out.
          """),
      question: .guess(
        "How wide is the fuel?", gauge, asks: [.width("fuel")],
        slips: [
          Exercise.Slip([rest], "That is all that is left. The factor is less than one, and it is alone."),
          Exercise.Slip([gauge["Row"].width / 4], "That is a quarter of the row. It is a part of the free space."),
        ],
        answer: """
          \(gauge["fuel"].width): the icon leaves \(rest), and the fuel takes a quarter of it. It ends at \
          \(gauge["fuel"].maxX), and the rest is empty.
          """),
      exercises: Exercise.lessThanOne)
  }

  private static func row(_ items: String..., width: Int = 200) -> Trial {
    Trial("Row {\n\(Exercise.listing(items) { $0 })\n}", width: width)
  }
}
