import EagerLayout

extension Lesson {
  static var addingIsLayingOut: Lesson {
    let run = runAdding()
    let alone = run.first.boxes[1].frame, squeezed = run.second.boxes[1].frame, bar = run.second.boxes[2].frame
    let halved = run.third.boxes[1].frame, note = run.third.boxes[3].frame
    return Lesson(
      number: 2, title: "Adding is laying out",
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
          firstCode, gives: run.first,
          remark: "The photo is alone and flexible. It takes all there is: \(alone.height) of \(alone.height)."),
        Step(
          firstCode, adding: secondCode, gives: run.second, after: run.first,
          remark: """
            One line added, and the photo has a new frame too. The bar wants \(bar.height), so \(alone.height) - \
            \(bar.height) = \(squeezed.height) are left for the photo.
            """),
        Step(
          firstCode + "\n" + secondCode, adding: thirdCode, gives: run.third, after: run.second,
          remark: """
            Two flexible items share what is left: \(squeezed.height) becomes \(halved.height) and \(note.height). \
            The bar keeps its \(bar.height), but moves.
            """),
      ],
      experiment: """
        Let the third item be \(code: "Flex(2)"): two shares for the note, one for the photo. How high is each?
        """,
      outcome: """
        \(run.shared[0].height) for the photo and \(run.shared[2].height) for the note: a third and two thirds of \
        \(squeezed.height).
        """,
      question: """
        After the three steps you add \(code: "Fixed(height: 60)"). Which frames change, and how high is the photo?
        """,
      answer: """
        The three before it all change: photo and note are \(run.fourth[0].height) high each, half of \
        \(alone.height) - \(bar.height) - \(run.fourth[3].height), and the bar moves up to y \(run.fourth[1].y). The \
        new item lies at y \(run.fourth[3].y).
        """,
      exercises: Exercise.addingIsLayingOut)
  }

  private static let firstCode = """
    var screen = LinearLayout(
      .column,
      in: Frame(width: 320, height: 480))
    let photo = screen.add(Flex())
    """
  private static let secondCode = "let bar = screen.add(Fixed(height: 44))"
  private static let thirdCode = "let note = screen.add(Flex())"

  /// What each step of the lesson saw.
  private struct Adding {
    var first: Picture
    var second: Picture
    var third: Picture
    /// The frames after one more, fixed item.
    var fourth: [Frame]
    /// The frames where the third item has two shares.
    var shared: [Frame]
  }

  private static func runAdding() -> Adding {
    var screen = LinearLayout(
      .column,
      in: Frame(width: 320, height: 480))
    let bounds = Picture.Box("screen", Frame(width: 320, height: 480))
    let photo = screen.add(Flex())
    let first = Picture([bounds, Picture.Box("photo", screen[photo], parent: 0)])
    let bar = screen.add(Fixed(height: 44))
    let second = Picture([
      bounds, Picture.Box("photo", screen[photo], parent: 0), Picture.Box("bar", screen[bar], parent: 0),
    ])
    var other = screen
    let note = screen.add(Flex())
    let third = Picture([
      bounds, Picture.Box("photo", screen[photo], parent: 0), Picture.Box("bar", screen[bar], parent: 0),
      Picture.Box("note", screen[note], parent: 0),
    ])
    let title = screen.add(Fixed(height: 60))
    let larger = other.add(Flex(2))
    return Adding(
      first: first, second: second, third: third,
      fourth: [screen[photo], screen[bar], screen[note], screen[title]],
      shared: [other[photo], other[bar], other[larger]])
  }
}
