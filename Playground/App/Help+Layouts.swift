import PlaygroundCommands
import PlaygroundKit

extension LayoutHelp {
  /// The playground only reads layouts in the notation.
  static var notation: LayoutHelp {
    LayoutHelp(
      layout: "a file, - for standard input, or the layout itself in quotes: the notation, on its own or in Swift code",
      drawingExample: "draw 'Row { Fixed(width: 60).id(logo); Flex() }' --width 300,400")
  }
}

extension Help {
  static var tryLayout: Help {
    Help(
      usage: [
        "try LAYOUT [--width N[,N…]] [--height N] [--plain]",
        "try LAYOUT … [--why ITEM [--css]] [--ascii]",
      ],
      about: [
        """
        Lays out what you type, in the notation of Swift source, and shows the picture and the frames. Quotes keep \
        the shell from changing the layout.
        """
      ],
      example: "try 'Row { Fixed(width: 60).id(logo); Flex(2); Flex() }.gap(10)' --width 400",
      sections: [
        "Arguments": [LayoutHelp.notation.entry],
        "Notation": notation,
        "Options": [
          Entry("--width N,N…", "several widths: their pictures at one scale, and what changes from one to the next")
        ]
          + LayoutHelp.notation.entries + [
            Entry("--plain", "only the frames, as lines of text"),
            Entry("--why ITEM", "explain this item; with --css, in the terms of CSS"),
            Entry("--ascii", "draw with ASCII characters"), helpEntry,
          ],
      ])
  }

  static var prompt: Help {
    Help(
      usage: ["prompt [--plain] [--ascii]"],
      about: [
        """
        Reads layouts as you type them, and shows the picture and frames of each. Tab completes a word, the arrow \
        keys bring back earlier lines, and 'help' explains the rest. Without a terminal it reads lines from standard \
        input and prints the frames.
        """
      ],
      sections: [
        "Notation": notation,
        "Options": [
          Entry("--plain", "input and output line by line, without single keys and pictures"),
          Entry("--ascii", "draw with ASCII characters"), helpEntry,
        ],
      ])
  }

  private static var notation: [Entry] {
    [
      Entry("Row { … }", "items side by side; write each on a new line or after a ;"),
      Entry("Column { … }", "items below each other"),
      Entry("Overlay { … }", "items in front of each other; .place(.topTrailing) sets where one goes"),
      Entry(
        "Masonry(columns: 3) { … }",
        "columns of equal width; other containers are Flow, Pages, Linear, Relative, Floats, Split, Along and FirstThatFits"
      ),
      Entry(
        "Grid(columns: [80, .flexible(1)]) { … }",
        "CSS's grid; its items take .cell(column: 2, row: 1), .span(columns: 2) or .area(\"nav\")"),
      Entry("Fixed(width: 60)", "an item of fixed size"),
      Entry("Flex(2)", "an item that takes two shares of the free space"),
      Entry("Text(\"words\")", "text; each character is 10 wide and high"),
      Entry(".gap(10)", "a modifier, after its item; the library's documentation lists all"),
      Entry(".id(logo)", "a name"),
      Entry(".layout(in: Frame(width: 300, height: 60))", "the bounds; or .layout(width: 300)"),
    ]
  }
}
