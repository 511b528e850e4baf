import EagerLayout
import LayoutExplanations

extension Lesson {
  private enum Part: Int { case logo, title, search }

  static var whyThisWide: Lesson {
    let quick = withoutMaximum(), right = withMaximum(), wide = inMuchRoom(), other = withHigherMaximum()
    let trace = inLittleRoom(), last = trace.placement, bases = asBases()
    let title = right.frames[2], search = right.frames[3], gap = title.x - right.frames[1].maxX
    let room = right.frames[0].width - gap - gap, logo = right.frames[1].width
    let first = quick.frames[2].width, second = quick.frames[3].width
    let free = room - logo - bases.frames[2].width - bases.frames[3].width
    return Lesson(
      number: 18, title: "Why is this item \(numeral(title.width)) wide?",
      idea: [
        """
        Somebody asks about one number in a layout. You now know every rule that made it. They come in a fixed \
        order: room, gaps, bases, free space, shares, limits, and shares again.
        """,
        """
        Go through them in this order, with a pencil, and any width in any row explains itself.
        """,
      ],
      steps: [
        Step(
          withoutMaximumCode, gives: Picture(quick, names: ["bar", "logo", "title", "search"]),
          remark: """
            First without a limit. Room: \(right.frames[0].width) - \(gap) - \(gap) = \(room). The bases, \(logo), \
            \(bases.frames[2].width) and \(bases.frames[3].width), leave \(free) of it. In four shares, the title \
            gets one and the search three: \(first) and \(second).
            """),
        Step(
          withMaximumCode, gives: Picture(right, names: ["bar", "logo", "title", "search"]),
          remark: """
            With its limit, the search stops at \(search.width). The quick answer for the title is still \(first), \
            but round two comes: \(room) - \(logo) - \(search.width) = \(title.width). Nobody ever wrote that number \
            down.
            """),
        Step(
          inMuchRoomCode, gives: Picture(wide, names: ["bar", "logo", "title", "search"]),
          remark: """
            In \(wide.frames[0].width) the title is \(wide.frames[2].width) wide. The search has three shares to the \
            title's one, and yet gets nothing of all that room: it is frozen at \(wide.frames[3].width).
            """),
      ],
      experiment: """
        Raise the limit: \(code: ".maxWidth(140)"). How wide is the title now?
        """,
      outcome: """
        \(other.frames[2].width), the quick answer. The search wants just what its limit allows, nothing is frozen, \
        and there is no round two.
        """,
      question: """
        The bar of the second step is laid out in a width of \(last.frames[0].width). How wide are title and search? \
        Is anybody frozen?
        """,
      answer: """
        \(last.frames[2].width) and \(last.frames[3].width), and nobody is frozen: with so little free space the \
        search stays below its limit. You have reached the end: now build something.
        """,
      exercises: Exercise.whyThisWide,
      reasons: Reasons(trace, of: 3, names: ["bar", "logo", "title", "search"], axes: [.horizontal]))
  }

  private static let withoutMaximumCode = """
    let bar = Row {
      Fixed(width: 60).id(Part.logo)
      Flex(1).basis(100).id(Part.title)
      Flex(3).basis(80).id(Part.search)
    }
    .gap(10)
    .layout(in: Frame(width: 340, height: 60))
    """
  private static func withoutMaximum() -> Placement {
    let bar = Row {
      Fixed(width: 60).id(Part.logo)
      Flex(1).basis(100).id(Part.title)
      Flex(3).basis(80).id(Part.search)
    }
    .gap(10)
    .layout(in: Frame(width: 340, height: 60))
    return bar
  }

  private static let withMaximumCode = """
    let bar = Row {
      Fixed(width: 60).id(Part.logo)
      Flex(1).basis(100).id(Part.title)
      Flex(3).basis(80).maxWidth(128)
        .id(Part.search)
    }
    .gap(10)
    .layout(in: Frame(width: 340, height: 60))
    """
  private static func withMaximum() -> Placement {
    let bar = Row {
      Fixed(width: 60).id(Part.logo)
      Flex(1).basis(100).id(Part.title)
      Flex(3).basis(80).maxWidth(128)
        .id(Part.search)
    }
    .gap(10)
    .layout(in: Frame(width: 340, height: 60))
    return bar
  }

  private static let inMuchRoomCode = """
    let bar = Row {
      Fixed(width: 60).id(Part.logo)
      Flex(1).basis(100).id(Part.title)
      Flex(3).basis(80).maxWidth(128)
        .id(Part.search)
    }
    .gap(10)
    .layout(in: Frame(width: 400, height: 60))
    """
  private static func inMuchRoom() -> Placement {
    let bar = Row {
      Fixed(width: 60).id(Part.logo)
      Flex(1).basis(100).id(Part.title)
      Flex(3).basis(80).maxWidth(128)
        .id(Part.search)
    }
    .gap(10)
    .layout(in: Frame(width: 400, height: 60))
    return bar
  }

  private static func withHigherMaximum() -> Placement {
    Row {
      Fixed(width: 60).id(Part.logo)
      Flex(1).basis(100).id(Part.title)
      Flex(3).basis(80).maxWidth(140)
        .id(Part.search)
    }
    .gap(10)
    .layout(in: Frame(width: 340, height: 60))
  }

  private static func inLittleRoom() -> LayoutTrace {
    Row {
      Fixed(width: 60).id(Part.logo)
      Flex(1).basis(100).id(Part.title)
      Flex(3).basis(80).maxWidth(128)
        .id(Part.search)
    }
    .gap(10)
    .trace(in: Frame(width: 300, height: 60))
  }

  private static func asBases() -> Placement {
    Row {
      Fixed(width: 60)
      Flex(0).basis(100)
      Flex(0).basis(80)
    }
    .gap(10)
    .layout(in: Frame(width: 340, height: 60))
  }
}
