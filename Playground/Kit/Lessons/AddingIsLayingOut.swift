import EagerLayout

extension Lesson {
  static var addingIsLayingOut: Lesson {
    let photo = "Flex().id(photo)", fixed = "Fixed(height: 44).id(bar)", flexible = "Flex().id(note)"
    let first = screen(photo), second = screen(photo, fixed), third = screen(photo, fixed, flexible)
    let fourth = screen(photo, fixed, flexible, "Fixed(height: 60).id(title)")
    let shared = screen(photo, fixed, "Flex(2).id(note)")
    let alone = first["photo"], squeezed = second["photo"], bar = second["bar"]
    let halved = third["photo"], note = third["note"]
    return Lesson(
      name: "adding-is-laying-out", title: "Adding is laying out",
      idea: [
        """
        Most engines collect boxes and then wait for you to say: lay out now. Here there is no such call. Add an \
        item, and every frame is right at once: its own, and those of all items before it.
        """,
        """
        A \(code: "Fixed") item has the size you give it. A \(code: "Flex") item takes what the fixed ones leave.
        """,
      ],
      steps: [
        Step(
          first,
          remark: "The photo is alone and flexible. It takes all there is: \(alone.height) of \(alone.height)."),
        Step(
          second, after: first,
          remark: """
            One line added, and the photo has a new frame too. The bar wants \(bar.height), so \(alone.height) - \
            \(bar.height) = \(squeezed.height) are left for the photo.
            """),
        Step(
          third, after: second,
          remark: """
            Two flexible items share what is left: \(squeezed.height) becomes \(halved.height) and \(note.height). \
            The bar keeps its \(bar.height), but moves.
            """),
      ],
      experiment: """
        Let the third item be \(code: "Flex(2)"): two shares for the note, one for the photo. How high is each?
        """,
      outcome: """
        \(shared["photo"].height) for the photo and \(shared["note"].height) for the note: a third and two thirds of \
        \(squeezed.height).
        """,
      question: """
        After the three steps you add \(code: "Fixed(height: 60)"). Which frames change, and how high is the photo?
        """,
      answer: """
        The three before it all change: photo and note are \(fourth["photo"].height) high each, half of \
        \(alone.height) - \(bar.height) - \(fourth["title"].height), and the bar moves up to y \(fourth["bar"].y). The \
        new item lies at y \(fourth["title"].y).
        """,
      exercises: Exercise.addingIsLayingOut)
  }

  private static func screen(_ items: String...) -> Trial {
    let lines = Exercise.listing(items) { $0 }
    return Trial("Column {\n\(lines)\n}\n.id(screen)", width: 320, height: 480)
  }
}
