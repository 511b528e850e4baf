import EagerLayout
package import PlaygroundKit

/// The parts of a program's help pages that describe layouts.
package struct LayoutHelp: Sendable {
  /// The accepted forms of a layout.
  let layout: String
  let drawingExample: String
  /// Options in addition to the width and the height of the bounds.
  package var options: [Help.Entry] = []
  /// Sections below the sections of a command.
  package var sections: Help.Sections = [:]
  /// Options of `draw` only: their names, their usage, and their meanings.
  package var drawingFlags: [String] = []
  package var drawingUsage: [String] = []
  package var drawingOptions: [Help.Entry] = []
  /// Paragraphs of `why` only.
  package var reasons: [String] = []

  package init(layout: String, drawingExample: String) {
    self.layout = layout
    self.drawingExample = drawingExample
  }

  /// The argument of every command that lays something out.
  package var entry: Help.Entry { Help.Entry("LAYOUT", layout + "; by default, standard input") }

  /// The options of every command that lays something out.
  package var entries: [Help.Entry] {
    let size = InputLayout.size
    return [
      Help.Entry(
        "--width N",
        "the width of the bounds, the area for the layout; default: the layout's own, or \(numeral(size.width))"),
      Help.Entry(
        "--height N",
        "the height of the bounds; default: the layout's own, or the height of its content; "
          + "at least \(numeral(size.height)) if a box would have no height"),
    ] + options
  }
}

extension Help {
  package static var helpEntry: Entry { Entry("--help", "show this page") }

  /// The rule for exit codes, which all commands follow.
  package static var exitCodes: Entry {
    Entry(
      "exit code",
      "0: success, possibly with warnings. 1: a layout had errors, or a file could not be read or written. 2: the "
        + "command line was wrong.")
  }

  package static func draw(_ layouts: LayoutHelp) -> Help {
    Help(
      usage: [
        "draw LAYOUT [ITEM…] [--svg OUT] [--columns N] [--rows N] [--list | --no-list]",
        "draw LAYOUT … [--width N[,N…]] [--height N] [--ascii]",
      ] + layouts.drawingUsage,
      about: [
        """
        Draws the boxes of a layout, and lists their frames beside or below the drawing. On a terminal, the list ends \
        where the screen ends; elsewhere, it is complete. Boxes with exactly the same frame are drawn as one.
        """,
        """
        In the list, the x and y of all boxes are measured from the top-left corner of the bounds. If the bounds \
        themselves have an x and a y, these are added to the x and y of every box.
        """,
      ],
      example: layouts.drawingExample,
      sections: [
        "Arguments": [
          layouts.entry,
          Entry("ITEM", "draw only this box and its descendants: give its name, or its number in the list"),
        ],
        "Options": [
          Entry(
            "--svg OUT",
            "write an SVG picture to the file OUT instead; - is standard output. With several widths it moves between "
              + "them"),
          Entry("--columns N", "the width of the drawing in characters; default: the width of the terminal"),
          Entry("--rows N", "the height of the drawing in lines; default: the height of the terminal"),
          Entry("--list", "print the complete list, even if the drawing scrolls out of view"),
          Entry("--no-list", "print only the drawing"),
          Entry(
            "--width N,N…", "compare several widths: one picture for each, at one scale, and the frames that change"),
        ] + layouts.drawingOptions + layouts.entries + [
          Entry("--ascii", "draw with ASCII characters only"), helpEntry,
        ],
      ] + layouts.sections)
  }

  package static func why(_ layouts: LayoutHelp) -> Help {
    Help(
      usage: [
        "why LAYOUT ITEM [--horizontal | --vertical] [--css] [--plain] [--width N] [--height N] [--ascii]"
      ],
      about: [
        """
        Explains the width, the height and the position of an item. Each step shows a number and the numbers from \
        which the engine computed it, beginning with the outermost box. Steps without effect are omitted.
        """,
        """
        The x and y of the item are measured from the corner of its parent.
        """,
      ] + layouts.reasons,
      example: "why 'Row { Fixed(width: 60); Flex().id(title) }' title",
      sections: [
        "Arguments": [
          layouts.entry,
          Entry("ITEM", "its name, such as logo or cell[3], or its number in the list of 'draw'"),
          Entry(
            "column N",
            "explain a column of a grid instead of an item. 'row N' explains a row; if several containers have rows, "
              + "name one of them: 'menu row N'"),
        ],
        "Options": layouts.entries + [
          Entry("--horizontal", "explain only the width and x"), Entry("--vertical", "explain only the height and y"),
          Entry("--css", "use the terms of CSS and its specifications"),
          Entry("--plain", "print each step as one line of text"),
          Entry("--ascii", "use only ASCII characters"), helpEntry,
        ],
      ] + layouts.sections)
  }
}
