import EagerLayout

extension Lesson {
  static var addingIsLayingOut: Lesson {
    let photo = "Flex().id(photo)", fixed = "Fixed(height: 44).id(bar)", flexible = "Flex().id(note)"
    let first = screen(photo), second = screen(photo, fixed), third = screen(photo, fixed, flexible)
    let fourth = screen(photo, fixed, flexible, "Fixed(height: 60).id(title)")
    let shared = screen(photo, fixed, "Flex(2).id(note)")
    let whole = first["photo"].height, squeezed = second["photo"].height, bar = second["bar"].height
    let halved = third["photo"].height, title = fourth["title"]
    return Lesson(
      name: "adding-is-laying-out", title: "Adding is laying out", teaches: "+",
      puzzle: .guess(
        "A photo fills the screen to its edges. Now a bar is added after it. Where will the bar be seen?", first,
        choices: [
          "Nowhere: it lies below the screen.", "On the photo, which it covers in part.",
          "At the bottom of the screen: the photo gets shorter.",
        ], right: 2,
        replies: [
          "So it would be if the photo had a height that you gave it. It has none: it only fills.",
          "In a row or a column no item lies on another.",
        ],
        answer: """
          The photo never asked for \(whole). It takes what nobody else needs, so it makes room at once. How that is \
          counted comes now.
          """),
      idea: [
        """
        Most engines collect boxes and then wait for you to say: lay out now. Here there is no such call. Add an \
        item, and every frame is right at once: its own, and those of all items before it.
        """,
        """
        A \(code: "Fixed") item has the size you give it. A \(code: "Flex") item takes what the fixed ones leave.
        """,
        """
        A program may also add line by line: \(code: "screen.add(Fixed(height: 44))"). After each such line all \
        frames can be asked for.
        """,
      ],
      steps: [
        Step(first, remark: "The photo is alone and flexible. It takes all there is: \(whole) of \(whole)."),
        Step(
          second, after: first,
          remark: """
            One line added, and the photo has a new frame too. The bar wants \(bar), so \(whole) - \(bar) = \
            \(squeezed) are left for the photo.
            """),
        Step(
          third, after: second,
          remark: """
            Two flexible items share what is left: \(squeezed) becomes \(halved) and \(third["note"].height). The bar \
            keeps its \(bar), but moves.
            """),
      ],
      experiment: Experiment(
        """
        Press \(code: "+") on the note: it becomes \(code: "Flex(2)"), two shares for the note and one for the photo. \
        How high is each?
        """, from: third, item: "note", to: shared,
        outcome: """
          \(shared["photo"].height) for the photo and \(shared["note"].height) for the note: a third and two thirds of \
          \(squeezed).
          """),
      question: .guess(
        "A fourth line, the title. How high is the photo now, and where does the title begin?", fourth,
        asks: [.height("photo"), .y("title")],
        slips: [
          Exercise.Slip([halved, whole], "The title is not below the screen. The flexible items make room for it."),
          Exercise.Slip(
            [halved - title.height, title.y], "The photo does not give the \(title.height) alone: the note gives half."),
        ],
        answer: """
          Photo and note are \(fourth["photo"].height) high each, half of \(whole) - \(bar) - \(title.height). The \
          title begins at y \(title.y), and the bar has moved up to y \(fourth["bar"].y): all three before it changed.
          """),
      exercises: Exercise.addingIsLayingOut)
  }

  private static func screen(_ items: String...) -> Trial {
    Trial("Column {\n\(Exercise.listing(items) { $0 })\n}\n.id(screen)", width: 320, height: 480)
  }
}
