import EagerLayout

extension Exercise {
  static var addingIsLayingOut: [Recipe] {
    Recipe.named(
      "adding-is-laying-out",
      [
        ("raise-boat", raiseBoat), ("say-heights", sayHeights), ("fill-the-rest", fillTheRest),
        ("say-what-changes", sayWhatChanges),
      ])
  }

  private static func raiseBoat(_ dice: inout Dice) -> Exercise {
    let water = dice.number(20...40), times = dice.number(3...6, step: 1)
    return .reach(
      "Let the water rise until the boat's deck is level with the quay.",
      start: """
        Row {
          Column {
            Flex().id(air)
            Fixed(height: 30).id(boat)
            Fixed(height: \(water)).id(water)
          }
          .width(120)
          Column {
            Flex()
            Fixed(height: \(30 + water + 10 * times)).id(quay)
          }
          .width(80)
        }
        """, in: (200, 160), moves: [Move("water", "z", times)],
      hints: [
        "The air is flexible: it gives way when something below it grows.",
        "Choose the water. The key \(code: "z") makes it higher, \(code: "Z") lower.",
      ],
      after: "Nobody moved the boat. The water grew, the air gave way, and the boat lies between them: all at once.",
      explain: "boat")
  }

  private static func sayHeights(_ dice: inout Dice) -> Exercise {
    let height = dice.number(300...480, step: 20), bar = dice.number(40...80), title = dice.number(90...130)
    let screen = Trial(
      """
      Column {
        Flex().id(photo)
        Fixed(height: \(bar)).id(bar)
        Fixed(height: \(title)).id(title)
      }
      """, width: 320, height: height)
    return .predict(
      "The column is \(height) high. How high is the photo, and at which y does the title begin?", screen,
      asks: [.height("photo"), .y("title")],
      slips: [
        Slip(
          [height, height], "So it was while the photo was alone. The other two were added, and it made room at once."),
        Slip([height - bar, height - bar], "That is so after the second line. The title needs room too."),
        Slip([height - bar - title, height - bar - title], "There the bar begins. The title comes below the bar."),
      ],
      hints: [
        "The photo takes what the fixed items leave.",
        "The fixed items need \(bar) and \(title). Take both from \(height).",
        "The photo is \(height) - \(bar) - \(title) = \(screen["photo"].height) high. The title ends at \(height).",
      ],
      after: """
        The photo went from \(height) to \(height - bar) to \(screen["photo"].height), each time at once. Nobody \
        called for a layout.
        """)
  }

  private static func fillTheRest(_ dice: inout Dice) -> Exercise {
    let bar = dice.number(40...80), height = dice.number(200...300, step: 20)
    func code(_ photo: String) -> String {
      """
      Column {
        \(photo).id(photo)
        Fixed(height: \(bar)).id(bar)
      }
      """
    }
    return .write(
      .make,
      """
      The photo is as high as the whole column, and the bar sticks out below. Make the photo fill just what the bar \
      leaves, however high the column is.
      """,
      start: code("Fixed(height: \(height))"), solution: code("Flex()"), in: (240, height),
      alsoIn: [(240, height + 100), (300, height - 60)],
      slips: [
        WrongLayout(
          code("Fixed(height: \(height - bar))"),
          """
          In this column it is right. But make the column higher, and your photo leaves a hole: a number cannot \
          follow. Which item can?
          """
        )
      ],
      hints: [
        "A \(code: "Fixed") has the size you gave it, always.", "There is an item that takes what the others leave.",
        "Write \(code: "Flex()") in place of \(code: "Fixed(height: \(height))").",
      ],
      after: """
        You wrote no number for the photo, and it has the right height in every column. Your answer was tried in three.
        """, explain: "photo")
  }

  private static func sayWhatChanges(_ dice: inout Dice) -> Exercise {
    let height = dice.number(320...480, step: 40), bar = dice.number(40...80, step: 20)
    let screen = Trial(
      """
      Column {
        Flex().id(photo)
        Fixed(height: \(bar)).id(bar)
        Flex().id(note)
      }
      """, width: 320, height: height)
    return .next(
      """
      There were a photo and a bar. Now the third line, the note, is added. What happens to the two that were there?
      """, screen,
      explain: "photo",
      done: [
        "photo: y \(0), height \(height - bar)", "bar: y \(height - bar), height \(bar)",
        "add note: \(code: "Flex()")",
      ],
      right: "The photo shrinks, and the bar moves up.",
      wrong: [
        (
          "Nothing: the note goes below them.",
          reply: """
          There is no room below them: they fill the column. A flexible item always wants its share, so the others \
          must change.
          """
        ),
        (
          "The photo and the bar both shrink.",
          reply: "The bar is \(code: "Fixed"): nothing changes its height. But something else of it changes."
        ),
        (
          "The photo shrinks, and the bar stays.",
          reply: "The bar begins where the photo ends. If the photo shrinks, can the bar stay?"
        ),
      ],
      hints: [
        "Photo and note are both flexible: they share what the bar leaves.",
        "The photo's height is halved. Where does it end now?",
        "The bar keeps its height of \(bar), and begins at \(screen["bar"].y) where it began at \(height - bar).",
      ],
      after: """
        Photo and note are \(screen["photo"].height) high each, and the bar begins at y \(screen["bar"].y). An item \
        added last can move the first.
        """, &dice)
  }
}
