import EagerLayout

extension Lesson {
  private enum Part: Int { case book, lamp, clock, header, menu, page }

  static var frameIsARectangle: Lesson {
    let (screen, card) = corners()
    let shelf = onShelf(), moved = onMovedShelf(), wide = withWideLamp()
    let book = shelf.frames[1], lamp = shelf.frames[2], clock = shelf.frames[3]
    let app = nested()
    return Lesson(
      number: 1, title: "A frame is a rectangle",
      idea: [
        """
        A frame says where a box lies and how large it is, in four numbers. x and y lead to its upper left corner: x \
        to the right, y downwards. width and height lead from there to the opposite corner.
        """,
        "The unit is yours: points, pixels, millimetres, terminal cells.",
      ],
      steps: [
        Step(
          cornersCode, gives: Picture([Picture.Box("screen", screen), Picture.Box("card", card, parent: 0)]),
          remark: """
            The right edge of the card is x + width: \(card.x) + \(card.width) = \(card.maxX), which is \
            \(code: "card.maxX"). Its lower edge \(code: "card.maxY") is \(card.y) + \(card.height) = \(card.maxY).
            """),
        Step(
          shelfCode, gives: Picture(shelf, names: ["shelf", "book", "lamp", "clock"]),
          remark: """
            You say how wide things are; the engine says where. The lamp begins where the book ends, at \
            \(book.maxX), and the clock where the lamp ends, at \(lamp.maxX). The clock ends at \(clock.maxX); from \
            there to \(shelf.frames[0].maxX) the shelf is empty.
            """),
        Step(
          nestedCode, gives: Picture(app, names: ["app", "header", "row", "menu", "page"]),
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

  private static let cornersCode = """
    let screen = Frame(width: 240, height: 100)
    let card = Frame(
      x: 40, y: 20, width: 160, height: 60)
    """
  private static func corners() -> (Frame, Frame) {
    let screen = Frame(width: 240, height: 100)
    let card = Frame(
      x: 40, y: 20, width: 160, height: 60)
    return (screen, card)
  }

  private static let shelfCode = """
    let shelf = Row {
      Fixed(width: 100).id(Part.book)
      Fixed(width: 60).id(Part.lamp)
      Fixed(width: 40).id(Part.clock)
    }
    .layout(in: Frame(width: 240, height: 60))
    """
  private static func onShelf() -> Placement {
    let shelf = Row {
      Fixed(width: 100).id(Part.book)
      Fixed(width: 60).id(Part.lamp)
      Fixed(width: 40).id(Part.clock)
    }
    .layout(in: Frame(width: 240, height: 60))
    return shelf
  }

  private static func withWideLamp() -> Placement {
    Row {
      Fixed(width: 100).id(Part.book)
      Fixed(width: 90).id(Part.lamp)
      Fixed(width: 40).id(Part.clock)
    }
    .layout(in: Frame(width: 240, height: 60))
  }

  private static func onMovedShelf() -> Placement {
    Row {
      Fixed(width: 100).id(Part.book)
      Fixed(width: 60).id(Part.lamp)
      Fixed(width: 40).id(Part.clock)
    }
    .layout(in: Frame(x: 10, y: 5, width: 240, height: 60))
  }

  private static let nestedCode = """
    let app = Column {
      Fixed(height: 30).id(Part.header)
      Row {
        Fixed(width: 80).id(Part.menu)
        Flex().id(Part.page)
      }
      .height(70)
    }
    .layout(in: Frame(width: 240, height: 100))
    """
  private static func nested() -> Placement {
    let app = Column {
      Fixed(height: 30).id(Part.header)
      Row {
        Fixed(width: 80).id(Part.menu)
        Flex().id(Part.page)
      }
      .height(70)
    }
    .layout(in: Frame(width: 240, height: 100))
    return app
  }
}
