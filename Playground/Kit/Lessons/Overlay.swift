import EagerLayout

extension Lesson {
  static var overlay: Lesson {
    let pinned = pinnedButton, film = film(""), away = self.film("\n    .margin(10)")
    let face = face, paper = label(""), behind = label("\n      .absolute().inset(0)")
    let title = titled
    let start = film["start"], length = film["length"]
    return Lesson(
      name: "overlay", title: "One over the other",
      puzzle: .guess(
        """
        A film, with its length in the lower corner and a button to start it in the middle. Both lie out of line. The \
        length stays in its corner whatever the width. What about the button?
        """, pinned,
        choices: [
          "It stays in the middle too.", "It stays so far from the left, and in a wider film is not in the middle.",
          "It moves to the right edge.",
        ], right: 1,
        replies: [
          "Its distances are numbers. They do not know how wide the film is.", "", "Nobody said a word about right.",
        ],
        answer: """
          Distances from edges are good for corners. For a middle, or for several things that all fill the same box, \
          there is a container of its own.
          """),
      idea: [
        """
        In a row items lie one beside the other, in a column one below the other. In an \(code: "Overlay") they lie \
        one over the other: each has the whole box, and the last one in your code lies on top.
        """,
        """
        Each fills the box, unless it says where it lies: \(code: ".place(.center)"), \(code: ".place(.topLeading)"), \
        \(code: ".place(.bottomTrailing)"). Leading is where a line begins, trailing is where it ends.
        """,
      ],
      steps: [
        Step(
          film,
          remark: """
            The picture fills all \(film.bounds.width). The button is \(start.width) wide and begins at \(start.x), \
            with as much behind it. The length ends at \(length.maxX) and \(length.maxY), in the corner.
            """),
        Step(
          face,
          remark: """
            Nobody said how wide this overlay is. It is as wide and as high as the largest in it, the face: \
            \(face["badge"].width) by \(face["badge"].height). The dot takes no room of its own, and the name begins \
            at \(face["name"].x).
            """),
        Step(
          behind, after: paper,
          remark: """
            All items count for that size, so a paper of \(paper["paper"].width) behind a few words made the label \
            \(paper["label"].width) wide. A background should not count: out of line, and \(code: ".inset(0)") from \
            all edges. Now the label is \(behind["label"].width) wide, as its words are, and the paper follows.
            """),
      ],
      experiment: Experiment(
        "Press \(code: "v") twice: the length gets a margin. Which way does it go?",
        from: film, item: "length", to: away,
        outcome: """
          Up and to the left, to \(away["length"].x) and \(away["length"].y). It keeps its distance from the corner in \
          which it lies, and does not press anybody aside.
          """),
      question: .guess(
        "How wide and how high is the overlay?", title, asks: [.width("poster"), .height("poster")],
        slips: [
          Exercise.Slip(
            [title["title"].width + title["star"].width, title["title"].height + title["star"].height],
            "You added them up. They share one box."),
          Exercise.Slip(
            [title["title"].width, title["title"].height], "The title is the widest. Is it the highest, too?"),
          Exercise.Slip(
            [title["star"].width, title["star"].height], "The star is the highest. Is it the widest, too?"),
        ],
        answer: """
          \(title["poster"].width) wide, as the title, and \(title["poster"].height) high, as the star. Each axis has \
          its own largest.
          """),
      exercises: Exercise.overlay)
  }

  private static var pinnedButton: Trial {
    Trial(
      """
      Row {
        Flex().id(picture)
        Fixed(width: 40, height: 30)
          .absolute(top: 30, left: 60).id(start)
        Fixed(width: 50, height: 16)
          .absolute(bottom: 0, right: 0).id(length)
      }
      .id(film)
      """, width: 160, height: 90)
  }

  private static func film(_ says: String) -> Trial {
    Trial(
      """
      Overlay {
        Flex().id(picture)
        Fixed(width: 40, height: 30)
          .place(.center).id(start)
        Fixed(width: 50, height: 20)\(says)
          .place(.bottomTrailing).id(length)
      }
      .id(film)
      """, width: 160, height: 90)
  }

  private static var face: Trial {
    Trial(
      """
      Row(alignment: .start) {
        Overlay {
          Fixed(width: 60, height: 60).id(face)
          Fixed(width: 16, height: 16)
            .place(.bottomTrailing).id(dot)
        }.id(badge)
        Flex().height(20).id(name)
      }
      .gap(10)
      """, width: 200, height: 80)
  }

  private static func label(_ says: String) -> Trial {
    Trial(
      """
      Row(alignment: .start) {
        Overlay {
          Measured(width: 140, height: 60)\(says)
            .id(paper)
          Fixed(width: 80, height: 20).id(words)
        }.id(label)
        Flex().height(20).id(rest)
      }
      """, width: 240, height: 70)
  }

  private static var titled: Trial {
    Trial(
      """
      Row(alignment: .start) {
        Overlay(.center) {
          Fixed(width: 110, height: 20).id(title)
          Fixed(width: 50, height: 50).id(star)
        }.id(poster)
      }
      """, width: 160, height: 60)
  }
}
