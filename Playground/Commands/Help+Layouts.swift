import EagerLayout
package import PlaygroundKit

/// The parts of a program's help pages that describe layouts.
package struct LayoutHelp: Sendable {
  /// The accepted forms of a layout.
  let layout: String
  /// An example for `draw`.
  let drawingExample: String
  /// Options beside the width and the height of the bounds.
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
    let bounds = GivenLayout.bounds
    return [
      Help.Entry("--width N", "the width of the bounds; default: the layout's own, or \(numeral(bounds.width))"),
      Help.Entry("--height N", "the height of the bounds; default: the layout's own, or \(numeral(bounds.height))"),
    ] + options
  }
}

extension Help {
  package static var helpEntry: Entry { Entry("--help", "this page") }

  /// The rule for exit codes, which all commands follow.
  package static var exitCodes: Entry {
    Entry(
      "exit code",
      "0: everything was laid out; there may be warnings. 1: a layout or a file had errors and was not laid out. 2: the "
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
        Draws the boxes of a layout at their frames, with a list of the numbers beside or below. On a \
        terminal the list shows what fits; elsewhere, all. Boxes exactly on top of each other are drawn as one.
        """,
        """
        The list is in the bounds' coordinates: x and y of all boxes are measured from the same corner.
        """,
      ],
      example: layouts.drawingExample,
      sections: [
        "Arguments": [
          layouts.entry,
          Entry("ITEM", "draw only this box and its content: its name, or its number in the list"),
        ],
        "Options": [
          Entry("--svg OUT", "write an SVG picture to the file OUT instead; - is standard output"),
          Entry("--columns N", "the columns of the drawing; default: the terminal's"),
          Entry("--rows N", "the rows of the drawing; default: the terminal's"),
          Entry("--list", "the whole list, even if the drawing scrolls away"),
          Entry("--no-list", "only the drawing"),
          Entry("--width N,N…", "several widths: their pictures at one scale, and what changes from one to the next"),
        ] + layouts.drawingOptions + layouts.entries + [
          Entry("--ascii", "draw with ASCII characters"), helpEntry,
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
        Explains why an item has its width, its height and its place: each number with the numbers it is \
        made of, as the engine computed them, the outermost cause first. Steps without effect are left out.
        """,
        """
        x and y are measured in the box around the item.
        """,
      ] + layouts.reasons,
      example: "why 'Row { Fixed(width: 60); Flex().id(title) }' title",
      sections: [
        "Arguments": [
          layouts.entry,
          Entry("ITEM", "its name, as in logo or cell[3]; or its number in the list of 'draw'"),
          Entry(
            "column N",
            "in place of ITEM: a column of a grid, or 'row N'; 'menu row N' if several containers have rows"),
        ],
        "Options": layouts.entries + [
          Entry("--horizontal", "only its width and x"), Entry("--vertical", "only its height and y"),
          Entry("--css", "in the terms of CSS and its specifications"),
          Entry("--plain", "a line for each step"),
          Entry("--ascii", "only ASCII characters"), helpEntry,
        ],
      ] + layouts.sections)
  }
}
