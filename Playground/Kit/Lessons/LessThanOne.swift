import EagerLayout

extension Lesson {
  static var lessThanOne: Lesson {
    let tea = "Flex(0.3).id(tea)", milk = "Flex(0.2).id(milk)"
    let some = cup(tea, milk), all = cup(tea, milk, "Flex(0.5).id(ice)"), more = cup(tea, "Flex(1.2).id(milk)")
    let beside = cup("Fixed(width: 100).id(spoon)", tea), whole = cup("Flex(3).id(tea)", "Flex(2).id(milk)")
    let gauge = cup("Fixed(width: 60).id(icon)", "Flex(0.25).id(fuel)", width: 300)
    let width = some["cup"].width, rest = gauge["cup"].width - gauge["icon"].width
    return Lesson(
      name: "less-than-one", title: "Less than one",
      puzzle: .guess(
        """
        A cup with tea and milk. A \(code: "Flex") takes what is left, so far always all of it. But here half of the cup \
        is empty. Why?
        """, some,
        choices: [
          "Together they ask for no more than a half.", "Numbers after a point are not counted.",
          "An item must not be wider than its number.",
        ], right: 0,
        replies: ["", "They are: there is more tea than milk.", "Their widths are larger than these numbers."],
        answer: """
          Such a small number is a modest wish: a part of what there is, and not one of so and so many shares. The \
          rest, for which nobody asks, stays empty.
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
            You might expect \(whole["tea"].width) and \(whole["milk"].width), as with \(code: "Flex(3)") and \
            \(code: "Flex(2)"). But these factors add up to a half only. Tea and milk get \(some["tea"].width) and \
            \(some["milk"].width), and \(width - some["milk"].maxX) of \(width) stay empty.
            """),
        Step(
          all, after: some,
          remark: """
            One more item, and the sum is one. The ice gets \(all["ice"].width), the very space that was empty. The \
            others do not move: still \(all["tea"].width) and \(all["milk"].width).
            """),
        Step(
          beside,
          remark: """
            Beside a spoon the tea gets \(beside["tea"].width). It takes three tenths of the free space, which is \
            \(width - beside["spoon"].width), and not of the cup.
            """),
      ],
      experiment: Experiment(
        "More milk: press \(code: "+") on it, and the sum is more than one. What happens to the tea?", from: some,
        item: "milk", to: more,
        outcome: """
          It is pressed from \(some["tea"].width) to \(more["tea"].width). Now the old rule holds: all is shared, and \
          the tea has one part in five. Nothing stays empty, and nothing runs over.
          """),
      question: .guess(
        "How wide is the fuel?", gauge, asks: [.width("fuel")],
        slips: [
          Exercise.Slip([rest], "That is all that is left. The factor is less than one, and it is alone."),
          Exercise.Slip([gauge["cup"].width / 4], "That is a quarter of the row. It is a part of the free space."),
        ],
        answer: """
          \(gauge["fuel"].width): the icon leaves \(rest), and the fuel takes a quarter of it. It ends at \
          \(gauge["fuel"].maxX), and the rest is empty.
          """),
      exercises: Exercise.lessThanOne)
  }

  private static func cup(_ items: String..., width: Int = 200) -> Trial {
    Trial("Row {\n\(Exercise.listing(items) { $0 })\n}\n.id(cup)", width: width)
  }
}
