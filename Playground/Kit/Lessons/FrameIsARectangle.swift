import EagerLayout

extension Lesson {
  static var frameIsARectangle: Lesson {
    let corners = corners, card = corners["card"]
    let shelf = shelf(lamp: 60), wide = self.shelf(lamp: 90), wall = wall, app = app
    let end = shelf["clock"].maxX
    return Lesson(
      name: "frame-is-a-rectangle", title: "A frame is a rectangle", teaches: "z",
      puzzle: .guess(
        """
        Three things stand on a shelf that is \(shelf["shelf"].width) wide. A cat needs \(50), and wants to lie down \
        to the right of the clock. Is there room for her?
        """, shelf,
        choices: ["Yes, and some is left.", "Just so, to the last hair.", "No: a paw would hang over the edge."],
        right: 2,
        replies: [
          "The clock is \(shelf["clock"].width) wide, but it does not begin at the left edge of the shelf.",
          "Add up the three widths: where does the clock end?",
        ],
        answer: """
          The clock ends at \(end), and the shelf at \(shelf["shelf"].maxX): only \(shelf["shelf"].maxX - end) are \
          left. Four numbers for each thing tell all this, and with them the course begins.
          """),
      idea: [
        """
        A frame says where a box lies and how large it is, in four numbers. x and y lead to its upper left corner: x \
        to the right, y downwards. width and height lead from there to the opposite corner.
        """,
        "The unit is yours: points, pixels, millimetres, terminal cells.",
        """
        Layouts are written here as in Swift. In a program names are cases of an enum, as in \
        \(code: ".id(Part.card)"), and \(code: ".layout(in: Frame(width: 240, height: 100))") at the end gives the \
        frames. Here the size stands below the code.
        """,
      ],
      steps: [
        Step(
          corners,
          remark: """
            The right edge of the card is x + width: \(card.x) + \(card.width) = \(card.maxX), which is \
            \(code: "card.maxX"). Its lower edge \(code: "card.maxY") is \(card.y) + \(card.height) = \(card.maxY). \
            The hatched room is padding, of which a later lesson tells.
            """),
        Step(
          shelf,
          remark: """
            You say how wide things are; the engine says where. The lamp begins where the book ends, at \
            \(shelf["book"].maxX), and the clock where the lamp ends, at \(shelf["lamp"].maxX). The clock ends at \
            \(end); from there to \(shelf["shelf"].maxX) the shelf is empty.
            """),
        Step(
          app,
          remark: """
            A box in a box in a box: all frames are measured from the corner of the outermost, and not from that of \
            the box around, so you can use them as they are. The page lies at x \(app["page"].x), y \
            \(app["page"].y), though in its own row it is at the very top.
            """),
      ],
      experiment: Experiment(
        """
        Make the lamp wider: press \(code: "z") until it is \(wide["lamp"].width) wide. Which numbers of the clock \
        change?
        """,
        from: shelf, item: "lamp", to: wide,
        outcome: """
          Its x alone, from \(shelf["clock"].x) to \(wide["clock"].x). It is still \(wide["clock"].width) wide.
          """),
      question: .guess(
        "The shelf now hangs on a wall, a little way from its corner. Where does the lamp lie?", wall,
        asks: [.x("lamp"), .y("lamp")],
        slips: [
          Exercise.Slip(
            [wall["lamp"].x - wall["shelf"].x, 0],
            "So it is on the shelf. But frames are measured from the corner of the wall."),
          Exercise.Slip([wall["shelf"].x, wall["shelf"].y], "There the shelf begins, and the book."),
        ],
        answer: """
          At x \(wall["lamp"].x), y \(wall["lamp"].y): the shelf's corner, \(wall["shelf"].x) and \
          \(wall["shelf"].y), and then \(wall["book"].width) for the book. Frames are measured from the corner of the \
          outermost box.
          """),
      exercises: Exercise.frameIsARectangle)
  }

  private static var corners: Trial {
    Trial(
      """
      Column {
        Fixed(width: 160, height: 60).id(card)
      }
      .padding(top: 20, left: 40).id(screen)
      """, width: 240, height: 100)
  }

  private static func shelf(lamp: Int) -> Trial {
    Trial(
      """
      Row {
        Fixed(width: 100).id(book)
        Fixed(width: \(lamp)).id(lamp)
        Fixed(width: 40).id(clock)
      }
      .id(shelf)
      """, width: 240)
  }

  private static var wall: Trial {
    Trial(
      """
      Column {
        Row {
          Fixed(width: 100).id(book)
          Fixed(width: 60).id(lamp)
        }
        .height(60).id(shelf)
      }
      .padding(top: 30, left: 20).id(wall)
      """, width: 240, height: 100)
  }

  private static var app: Trial {
    Trial(
      """
      Column {
        Fixed(height: 30).id(header)
        Row {
          Fixed(width: 80).id(menu)
          Flex().id(page)
        }
        .height(70)
      }
      .id(app)
      """, width: 240, height: 100)
  }
}
