import EagerLayout

extension Lesson {
  static var ratios: Lesson {
    let squeezed = photo(".maxHeight(60)"), kept = photo(".aspectRatio(2).maxHeight(60)"), own = photo("")
    let thumb = thumb, film = film(width: 160), large = self.film(width: 240), poster = poster
    return Lesson(
      name: "ratios", title: "Ratios",
      puzzle: .guess(
        """
        This photo is \(own["photo"].width) by \(own["photo"].height) by itself. It was too high, so it got a limit. Now \
        everybody on it looks fat. What is missing?
        """, squeezed,
        choices: [
          "A limit of its width as well.", "A word that ties width and height together.", "A lower limit.",
        ], right: 1,
        replies: [
          "That would do for this photo and this limit, and for no other.", "", "Then they would look fatter still.",
        ],
        answer: """
          Width and height are two numbers, and a limit of one does not know of the other. What ties them together is \
          called a ratio.
          """),
      idea: [
        """
        \(code: ".aspectRatio(2)") says: twice as wide as high. You give one side, or the container does; the other \
        follows. \(code: ".aspectRatio(16, 9)") is the same as a fraction.
        """,
        "A limit on one side carries over to the other, so that nothing is squeezed.",
      ],
      steps: [
        Step(
          thumb,
          remark: """
            The height of the photo is given, \(thumb["photo"].height). Its ratio makes it \(thumb["photo"].width) \
            wide, and the title gets what that leaves.
            """),
        Step(
          film,
          remark: """
            Here nobody gives a number. Across the column the film fills the width, \(film["film"].width), and its \
            height follows: \(film["film"].height). What comes below begins there.
            """),
        Step(
          kept, after: squeezed,
          remark: """
            With its ratio the photo keeps its looks. It may be no higher than \(kept["photo"].height), so it is no wider \
            than twice that, \(kept["photo"].width).
            """),
      ],
      experiment: Experiment(
        """
        Make the column wider: press \(code: "→") until it is \(large["Column"].width) wide. Say first how high the film \
        will be.
        """, from: film, item: "film", to: large,
        outcome: """
          \(large["film"].height), half of \(large["film"].width). The text is pressed down to y \(large["text"].y): in a \
          column a ratio turns width into height.
          """),
      question: .guess(
        "The poster is to be three high for each two in width. How wide is it?", poster, asks: [.width("poster")],
        slips: [
          Exercise.Slip([poster["poster"].height * 1.5], "You turned the ratio about: width comes first, then height."),
          Exercise.Slip([poster["poster"].height], "Only a ratio of one makes a square."),
        ],
        answer: """
          \(poster["poster"].width). Width comes first: two parts of width for three of height, and a part is \
          \(poster["poster"].width / 2).
          """),
      exercises: Exercise.ratios)
  }

  private static func photo(_ modifiers: String) -> Trial {
    Trial(
      """
      Row(alignment: .start) {
        Measured(width: 200, height: 100)
          \(modifiers).id(photo)
      }
      """, width: 300, height: 120)
  }

  private static var thumb: Trial {
    Trial(
      """
      Row {
        Fixed(height: 60).aspectRatio(2).id(photo)
        Flex().id(title)
      }
      """, width: 300)
  }

  private static func film(width: Int) -> Trial {
    Trial(
      """
      Column {
        Flex(0).aspectRatio(2).id(film)
        Fixed(height: 30).id(text)
      }
      """, width: width, height: 160)
  }

  private static var poster: Trial {
    Trial(
      """
      Row {
        Fixed(height: 90).aspectRatio(2, 3)
          .id(poster)
        Flex().id(text)
      }
      """, width: 240, height: 90)
  }
}
