import EagerLayout

extension Lesson {
  static var frameIsARectangle: Lesson {
    let corners = corners, card = corners["card"]
    let shelf = onShelf, moved = onMovedShelf, wide = withWideLamp
    let book = shelf.frames[1], lamp = shelf.frames[2], clock = shelf.frames[3]
    let app = nested
    return Lesson(
      name: "frame-is-a-rectangle", title: "A frame is a rectangle",
      idea: [
        """
        A frame says where a box lies and how large it is, in four numbers. x and y lead to its upper left corner: x \
        to the right, y downwards. width and height lead from there to the opposite corner.
        """,
        "The unit is yours: points, pixels, millimetres, terminal cells.",
      ],
      steps: [
        Step(
          corners,
          remark: """
            The right edge of the card is x + width: \(card.x) + \(card.width) = \(card.maxX), which is \
            \(code: "card.maxX"). Its lower edge \(code: "card.maxY") is \(card.y) + \(card.height) = \(card.maxY).
            """),
        Step(
          shelf,
          remark: """
            You say how wide things are; the engine says where. The lamp begins where the book ends, at \
            \(book.maxX), and the clock where the lamp ends, at \(lamp.maxX). The clock ends at \(clock.maxX); from \
            there to \(shelf.frames[0].maxX) the shelf is empty.
            """),
        Step(
          app,
          remark: """
            A box in a box in a box: all frames are in the bounds' coordinates, measured from the corner of the \
            bounds and not from that of the box around, so you can use them as they are. The page lies at x \
            \(app.frames[4].x), y \(app.frames[4].y), though in its own row it is at the very top.
            """),
      ],
      experiment: """
        Make the lamp wider: \(code: "Fixed(width: 90)") in place of \(code: "Fixed(width: 60)"). Which numbers of \
        the clock change?
        """,
      outcome: """
        Its x alone, from \(clock.x) to \(wide.frames[3].x). It is still \(wide.frames[3].width) wide.
        """,
      question: """
        The same shelf is laid out in \(code: "Frame(x: 10, y: 5, width: 240, height: 60)"). Where does the lamp lie \
        now?
        """,
      answer: """
        At x \(moved.frames[2].x), y \(moved.frames[2].y). Its size is the same, \(moved.frames[2].width) by \
        \(moved.frames[2].height): frames are in the coordinates of the bounds, and only their corner moved.
        """,
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

  private static var onShelf: Trial {
    Trial(
      """
      Row {
        Fixed(width: 100).id(book)
        Fixed(width: 60).id(lamp)
        Fixed(width: 40).id(clock)
      }
      .id(shelf)
      """, width: 240)
  }

  private static var withWideLamp: Trial {
    Trial(
      """
      Row {
        Fixed(width: 100).id(book)
        Fixed(width: 90).id(lamp)
        Fixed(width: 40).id(clock)
      }
      """, width: 240)
  }

  private static var onMovedShelf: Trial {
    Trial(
      """
      Row {
        Fixed(width: 100).id(book)
        Fixed(width: 60).id(lamp)
        Fixed(width: 40).id(clock)
      }
      """, in: Frame(x: 10, y: 5, width: 240, height: 60))
  }

  private static var nested: Trial {
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
